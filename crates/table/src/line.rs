//! A line of a record of any game: its actor is known, what happened is text.

use crate::Entry;
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Seat, Unreadable};

/// Who acts in a line of a record.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A seat decides.
    Seat(Seat),
    /// Dice, bag or deck decide.
    Chance,
}

impl Actor {
    /// The seat that decides, unless chance does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }

    /// Separates the actor of a line from what happened.
    pub(crate) fn split(line: &str) -> Result<(Actor, &str), Unreadable> {
        let unreadable =
            || Unreadable::new(line, "a line: a seat's number or `*`, a blank, and what happened");
        let (actor, deed) = line.split_once(' ').ok_or_else(unreadable)?;
        let actor = if actor == "*" { Ok(Actor::Chance) } else { actor.parse().map(Actor::Seat) };
        Ok((actor.map_err(|_| unreadable())?, deed))
    }
}

/// A seat's number, or `*`.
impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("*"),
        }
    }
}

/// One line of a record of any game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// Who acted.
    pub actor: Actor,
    /// What was decided, or how chance fell, in the game's notation: `take red`.
    pub text: String,
}

impl<M: Display, C: Display> From<&Entry<M, C>> for Line {
    fn from(entry: &Entry<M, C>) -> Line {
        match entry {
            Entry::Move(seat, mv) => Line { actor: Actor::Seat(*seat), text: mv.to_string() },
            Entry::Chance(chance) => Line { actor: Actor::Chance, text: chance.to_string() },
        }
    }
}

/// As it stands in a record: `0 take red` or `* draw red`.
impl Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.actor, self.text)
    }
}

impl FromStr for Line {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Line, Unreadable> {
        Actor::split(text).map(|(actor, deed)| Line { actor, text: deed.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_with_its_actor() {
        for (text, actor) in [("3 take red", Actor::Seat(Seat(3))), ("* draw red", Actor::Chance)] {
            let line: Line = text.parse().unwrap();
            assert_eq!((line.actor, line.to_string().as_str()), (actor, text));
        }
        for wrong in ["", "0", "take red", "9 take red", "** draw"] {
            assert!(wrong.parse::<Line>().is_err(), "{wrong:?}");
        }
    }
}
