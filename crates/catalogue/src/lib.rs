//! The one list of games: the only place outside a game's folder that names it.
//!
//! Tools that need a game's types (simulation, benchmarks) [`visit`] it; tools that only speak text open an erased
//! match inside such a visit. A new game is one line in [`games!`] and one dependency.

use serde::Serialize;
use std::fmt::{self, Display};
use std::sync::Arc;
use tafel_evaluate::Evaluate;
use tafel_rules::{Choice, DataFile, Edition, Export, Misprint, Rules, Unreadable};

/// Something that can be done with any game.
pub trait Visitor {
    /// The result of doing it.
    type Out;

    /// Does it with this game.
    fn visit<R: Evaluate + Export>(self, rules: Arc<R>) -> Self::Out;
}

/// Something that writes down what the page gets from a game.
#[cfg(feature = "ts")]
pub trait Exporter {
    /// Writes down this game.
    fn game<R: Export>(&mut self, rules: &R);
}

/// Who a game is meant for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// People who play.
    Players,
    /// Developers: the template that new games are copied from, and what tools are tested with.
    Developers,
}

/// A game in the list.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Listed {
    /// The game's name in records, addresses and commands.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// Who it is meant for.
    pub audience: Audience,
    /// The fewest players.
    pub seats_min: u8,
    /// The most players.
    pub seats_max: u8,
    /// How many minutes a short match among people takes.
    pub minutes_min: u16,
    /// How many minutes a long one takes.
    pub minutes_max: u16,
    /// What can be agreed on before play.
    pub options: &'static [Choice],
    /// The files of its components.
    #[serde(skip)]
    pub files: &'static [DataFile],
}

/// Why a game cannot be visited with an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotVisit {
    /// There is no such game.
    Unknown(Unreadable),
    /// The edition is none of this game.
    Misprint(Misprint),
}

impl Display for CannotVisit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotVisit::Unknown(unknown) => unknown.fmt(f),
            CannotVisit::Misprint(misprint) => misprint.fmt(f),
        }
    }
}

impl std::error::Error for CannotVisit {}

impl From<Unreadable> for CannotVisit {
    fn from(unknown: Unreadable) -> CannotVisit {
        CannotVisit::Unknown(unknown)
    }
}

impl From<Misprint> for CannotVisit {
    fn from(misprint: Misprint) -> CannotVisit {
        CannotVisit::Misprint(misprint)
    }
}

macro_rules! games {
    ($($rules:path => $audience:ident, $short:literal to $long:literal minutes);+ $(;)?) => {
        /// All games, in the order in which they are shown.
        pub fn games() -> Vec<Listed> {
            vec![$(listed::<$rules>(Audience::$audience, [$short, $long])),+]
        }

        /// Does something with the game of this id.
        ///
        /// # Errors
        /// If there is no such game; the refusal lists the games.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, Unreadable> {
            match id {
                $(<$rules>::ID => Ok(visitor.visit(Arc::new(<$rules>::new()))),)+
                _ => Err(unknown(id)),
            }
        }

        /// Does something with the game of this id, played with the components of an edition.
        ///
        /// # Errors
        /// If there is no such game, or it cannot be played with these components.
        pub fn visit_edition<V: Visitor>(id: &str, edition: &Edition, visitor: V) -> Result<V::Out, CannotVisit> {
            match id {
                $(<$rules>::ID => Ok(visitor.visit(Arc::new(<$rules>::of_edition(edition)?))),)+
                _ => Err(unknown(id).into()),
            }
        }

        /// Shows every game, as the page gets it, to `exporter`.
        #[cfg(feature = "ts")]
        pub fn export(exporter: &mut impl Exporter) {
            $(exporter.game(&<$rules>::new());)+
        }
    };
}

games! {
    tafel_settlement::Settlement => Players, 45 to 90 minutes;
    tafel_terra_mystica::TerraMystica => Players, 60 to 150 minutes;
    tafel_tales_of_glory::TalesOfGlory => Players, 30 to 45 minutes;
    tafel_guilds::Guilds => Players, 20 to 40 minutes;
    tafel_pebbles::Pebbles => Developers, 5 to 10 minutes;
}

/// The refusal of an id that no game has; it lists the ids of all games.
pub fn unknown(id: &str) -> Unreadable {
    let ids: Vec<&str> = games().iter().map(|game| game.id).collect();
    Unreadable::new(id, format!("a game; there are {}", ids.join(", ")))
}

fn listed<R: Rules>(audience: Audience, minutes: [u16; 2]) -> Listed {
    let seats =
        R::CHOICES.iter().find(|choice| choice.key == "seats").map_or(&[][..], |choice| choice.values);
    let numbers = || seats.iter().map(|value| value.parse().expect("seats are a number"));
    Listed {
        id: R::ID,
        version: R::VERSION,
        audience,
        seats_min: numbers().min().unwrap_or(1),
        seats_max: numbers().max().unwrap_or(1),
        minutes_min: minutes[0],
        minutes_max: minutes[1],
        options: R::CHOICES,
        files: R::FILES,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visitor for Name {
        type Out = &'static str;

        fn visit<R: Rules>(self, _: Arc<R>) -> &'static str {
            R::ID
        }
    }

    #[test]
    fn every_listed_game_can_be_visited_by_its_id() {
        for game in games() {
            assert_eq!(visit(game.id, Name), Ok(game.id));
            assert!(1 <= game.seats_min && game.seats_min <= game.seats_max && game.seats_max <= 5);
        }
    }

    /// Tools find out by the names of its files which game an edition is of.
    #[test]
    fn no_two_games_have_the_same_files() {
        let sets: std::collections::BTreeSet<Vec<&str>> =
            games().iter().map(|game| game.files.iter().map(|file| file.name).collect()).collect();
        assert_eq!(sets.len(), games().len());
    }

    #[test]
    fn the_built_in_components_are_an_edition_that_needs_no_name() {
        struct Named;
        impl Visitor for Named {
            type Out = bool;
            fn visit<R: Rules>(self, rules: Arc<R>) -> bool {
                rules.edition().is_some()
            }
        }
        for game in games() {
            let edition = Edition::built_in(game.files);
            assert_eq!(visit_edition(game.id, &edition, Named), Ok(false), "{}", game.id);
            assert!(matches!(visit_edition("chess", &edition, Named), Err(CannotVisit::Unknown(_))));
        }
    }

    #[test]
    fn a_form_that_is_filled_in_with_what_it_shows_is_the_same_edition() {
        for game in games() {
            let edition = Edition::built_in(game.files);
            let form = edition.form();
            let fields = form.iter().flat_map(|part| &part.fields).filter(|field| !field.text.is_empty());
            let shown = fields.map(|field| (field.path.clone(), field.text.clone())).collect();
            let filled = edition.filled(&shown).unwrap_or_else(|misprint| panic!("{}: {misprint}", game.id));
            assert_eq!(filled.id().digest, edition.id().digest, "{}", game.id);
            assert!(form.iter().all(|part| !part.fields.is_empty()), "{}", game.id);
        }
    }

    /// Whoever types stops halfway.
    #[test]
    fn nothing_that_is_entered_in_a_form_makes_a_game_panic() {
        for game in games() {
            let edition = Edition::built_in(game.files);
            let form = edition.form();
            let fields: Vec<_> = form.iter().flat_map(|part| &part.fields).collect();
            // Every few values, so that all kinds of them come.
            for (field, text) in fields.iter().step_by(5).flat_map(|field| {
                ["999999999999", "-1", "255", "\"\"", "None", "()", ""].map(|text| (field, text))
            }) {
                let values = [(field.path.clone(), text.to_owned())].into();
                let played = edition.filled(&values).map(|filled| visit_edition(game.id, &filled, Name));
                if let Ok(Err(CannotVisit::Misprint(misprint))) = played {
                    assert!(!misprint.reason.is_empty() && !misprint.file.is_empty(), "{}", field.path);
                }
            }
        }
    }

    #[test]
    fn an_unknown_game_is_refused_with_those_there_are() {
        let refusal = visit("chess", Name).unwrap_err().to_string();
        assert!(
            refusal.starts_with("`chess` is not a game; there are ") && refusal.contains("pebbles"),
            "{refusal}"
        );
    }
}
