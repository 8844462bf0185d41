//! The words by which something is not done as wished: each once, with the HTTP status that it has as the answer to a
//! request.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $word:literal, $status:literal;)+) => {
        /// Why something is not done as wished: a stable word to act on.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum Code {
            $($(#[doc = $doc])+ #[serde(rename = $word)] $name,)+
        }

        impl Code {
            /// Every code.
            pub const ALL: &[Code] = &[$(Code::$name),+];

            /// How it is written.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $(Code::$name => $word,)+
                }
            }

            /// The HTTP status of an answer that carries it.
            #[must_use]
            pub fn status(self) -> u16 {
                match self {
                    $(Code::$name => $status,)+
                }
            }
        }
    };
}

codes! {
    /// Nobody is signed in.
    NotSignedIn = "not-signed-in", 401;
    /// The login or the password is wrong; which of them is not said.
    WrongCredentials = "wrong-credentials", 401;
    /// Whoever runs the server has shut this person out.
    Banned = "banned", 403;
    /// The request comes from another site's page.
    OtherSite = "other-site", 403;
    /// It is not the caller's to do.
    Forbidden = "forbidden", 403;
    /// There is no such thing, or the caller may not know of it.
    NotFound = "not-found", 404;
    /// The place is there, but this cannot be done with it.
    MethodNotAllowed = "method-not-allowed", 405;
    /// Something in the request cannot be read.
    Unreadable = "unreadable", 422;
    /// A record cannot be replayed.
    FaultyRecord = "faulty-record", 422;
    /// The edition of a table or record is neither here nor enclosed.
    UnknownEdition = "unknown-edition", 422;
    /// The request is too long.
    TooLong = "too-long", 413;
    /// The body is not JSON by its content type.
    NotJson = "not-json", 415;
    /// Too many requests, messages, tables or reports.
    TooMany = "too-many", 429;
    /// Too many wait to be served.
    TooBusy = "too-busy", 503;
    /// The server cannot answer now.
    Unavailable = "unavailable", 503;
    /// There is a mistake in the rules, in the server or in its database.
    Internal = "internal", 500;
    /// Somebody else was first.
    Conflict = "conflict", 409;
    /// The rules have changed since the match was made, and the old ones are no longer here.
    RulesChanged = "rules-changed", 409;
    /// A seat is open, or the match has started.
    CannotStart = "cannot-start", 409;
    /// The match has not started.
    NotStarted = "not-started", 409;
    /// The match is not over.
    NotOver = "not-over", 409;
    /// Somebody else has this login.
    LoginTaken = "login-taken", 409;
    /// The caller has an account already.
    HasAccount = "has-account", 409;
    /// The account has no password here.
    NoPassword = "no-password", 409;
    /// The provider does not answer, or not as it should.
    ProviderUnreachable = "provider-unreachable", 503;
    /// The provider or the person has said no.
    SignInDenied = "sign-in-denied", 403;
    /// This browser has not begun to sign in, or too long ago.
    SignInExpired = "sign-in-expired", 403;
    /// What the provider says is not proved.
    SignInUnproved = "sign-in-unproved", 403;
    /// Somebody sits there.
    SeatTaken = "seat-taken", 409;
    /// No player sits there.
    SeatEmpty = "seat-empty", 409;
    /// The seat has just changed hands.
    SeatChanged = "seat-changed", 409;
    /// No bot sits there.
    NoBot = "no-bot", 409;
    /// The caller does not sit there.
    NotSeated = "not-seated", 409;
    /// The caller may not speak at this table.
    Muted = "muted", 403;
    /// Only those who play may speak at this table.
    PlayersTalk = "players-talk", 403;
    /// People at this table play without hints.
    NoHints = "no-hints", 409;
    /// A hint for the caller is still being thought about.
    HintWaiting = "hint-waiting", 409;
    /// Another review goes on for the caller.
    ReviewWaiting = "review-waiting", 409;
    /// The question was answered before.
    Stale = "stale", 409;
    /// The rules forbid the move.
    Illegal = "illegal", 409;
    /// Chance cannot fall this way.
    Impossible = "impossible", 409;
    /// Chance does not decide now.
    NoChance = "no-chance", 409;
    /// The table waits for somebody else.
    NotYourTurn = "not-your-turn", 409;
    /// No line of one's own can be taken back.
    NothingToTakeBack = "nothing-to-take-back", 409;
    /// Nobody else asks to take back.
    NothingAsked = "nothing-asked", 409;
    /// The time for this decision is up, and a bot takes it.
    TimeUp = "time-up", 409;
    /// The match is over.
    Over = "over", 409;
}

impl Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_goes_over_the_wire_as_its_word_and_no_two_share_one() {
        let mut words: Vec<&str> = Code::ALL.iter().map(|code| code.word()).collect();
        for &code in Code::ALL {
            assert_eq!(serde_json::to_string(&code).unwrap(), format!("\"{code}\""));
            assert!((400..600).contains(&code.status()), "{code}");
        }
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), Code::ALL.len());
    }

    /// The rows of the tables in docs/API.md: first cell, and the words of a cell that stand in backquotes.
    fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
        let guide = include_str!("../../../docs/API.md");
        guide.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
    }

    fn quoted(cell: &str) -> Vec<&str> {
        cell.split('`').skip(1).step_by(2).collect()
    }

    #[test]
    fn the_guide_for_programs_lists_every_code_by_its_status() {
        for status in 400..600 {
            let of_status = Code::ALL.iter().filter(|code| code.status() == status);
            let expected: Vec<&str> = of_status.map(|code| code.word()).collect();
            let row = rows().find(|(first, _)| *first == status.to_string());
            assert_eq!(row.map_or_else(Vec::new, |(_, words)| quoted(words)), expected, "{status}");
        }
    }

    #[test]
    fn the_guide_for_programs_advises_on_no_other_code() {
        let advised = rows().skip_while(|row| *row != ("code", "what to do")).skip(1);
        let advised: Vec<&str> = advised
            .take_while(|(first, _)| *first != "status")
            .flat_map(|(first, _)| quoted(first))
            .collect();
        assert!(advised.contains(&"stale"), "{advised:?}");
        for word in advised {
            assert!(Code::ALL.iter().any(|code| code.word() == word), "{word}");
        }
    }
}
