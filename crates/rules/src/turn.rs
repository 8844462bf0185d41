//! Whom the table waits for, and who looks at it.

use crate::{Seat, Seats, Unreadable};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;

/// Whom the table is waiting for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// These seats each owe a decision; more than one when choices are simultaneous or out of turn.
    Seats(Seats),
    /// Dice, bags or decks decide.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The turn of one seat.
    pub fn of(seat: Seat) -> Turn {
        Turn::Seats(Seats::one(seat))
    }

    /// The seats that owe a decision; none while chance decides or the game is over.
    pub fn awaited(self) -> Seats {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }
}

/// The person whom a view is for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator, who knows no secrets.
    Public,
}

impl Viewer {
    /// The players of a table of `seats`, and the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Whether this viewer sits on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// A seat's number, or `-` for the public.
impl Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Public => f.write_str("-"),
        }
    }
}

impl FromStr for Viewer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Viewer, Unreadable> {
        if text == "-" { Ok(Viewer::Public) } else { text.parse().map(Viewer::Seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_seats_are_awaited() {
        assert_eq!(Turn::of(Seat(2)).awaited(), Seats::one(Seat(2)));
        assert_eq!(Turn::Chance.awaited(), Seats::NONE);
        assert_eq!(Turn::Over.awaited(), Seats::NONE);
    }

    #[test]
    fn a_turn_reads_back_from_json() {
        for turn in [Turn::of(Seat(2)), Turn::Seats(Seats::first(3)), Turn::Chance, Turn::Over] {
            assert_eq!(serde_json::from_str::<Turn>(&serde_json::to_string(&turn).unwrap()).unwrap(), turn);
        }
        for wrong in [r#"{"seats":[7]}"#, r#""later""#] {
            assert!(serde_json::from_str::<Turn>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_viewer_reads_back() {
        for viewer in Viewer::all(5) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        assert!("x".parse::<Viewer>().is_err());
    }
}
