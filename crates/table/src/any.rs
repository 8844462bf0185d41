//! A match of whichever game, for callers that only speak text.

use crate::{Commitment, Hearing, Match, Refusal};
use serde::Serialize;
use tafel_rules::{Rules, Seat, Standing, Turn, Viewer};

/// What each viewer hears of one submission, as JSON effects in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// What each seat hears.
    pub seats: Vec<Vec<String>>,
    /// What those hear who watch.
    pub public: Vec<String>,
}

impl Heard {
    /// The effects of a hearing, told to a table of `seats`.
    pub fn of<E: Copy + Serialize>(hearing: &Hearing<E>, seats: u8) -> Heard {
        let to = |viewer| hearing.to(viewer).map(|effect| json(&effect)).collect();
        Heard {
            seats: Seat::all(seats).map(|seat| to(Viewer::Seat(seat))).collect(),
            public: to(Viewer::Public),
        }
    }
}

/// A match of whichever game; every text is what the typed [`Match`] would write.
pub trait AnyMatch: Send {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Who the table waits for.
    fn turn(&self) -> Turn;

    /// The legal moves of a seat, in notation.
    fn offers(&self, seat: Seat) -> Vec<String>;

    /// Plays a move that is given in notation.
    ///
    /// # Errors
    /// If it is unreadable or not legal; the match is then as it was.
    fn submit(&mut self, seat: Seat, notation: &str) -> Result<Heard, Refusal>;

    /// Drops a seat's last line; answers which line it was, from 0.
    ///
    /// # Errors
    /// If there is none that can be taken back.
    fn take_back(&mut self, seat: Seat) -> Result<usize, Refusal>;

    /// What a viewer knows, as JSON.
    fn view(&self, viewer: Viewer) -> String;

    /// The lines from the `from`th on, as they stand in the record.
    fn lines(&self, from: usize) -> Vec<String>;

    /// The result, once the match is over.
    fn standing(&self) -> Option<Standing>;

    /// The promise about the seed.
    fn commitment(&self) -> Commitment;

    /// The record as text.
    fn record(&self) -> String;
}

impl<R: Rules> AnyMatch for Match<R> {
    fn game(&self) -> &'static str {
        R::ID
    }

    fn seats(&self) -> u8 {
        Match::seats(self)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        Match::offers(self, seat).iter().map(ToString::to_string).collect()
    }

    fn submit(&mut self, seat: Seat, notation: &str) -> Result<Heard, Refusal> {
        let hearing = Match::submit(self, seat, notation.parse()?)?;
        Ok(Heard::of(&hearing, Match::seats(self)))
    }

    fn take_back(&mut self, seat: Seat) -> Result<usize, Refusal> {
        Match::take_back(self, seat)
    }

    fn view(&self, viewer: Viewer) -> String {
        json(&Match::view(self, viewer))
    }

    fn lines(&self, from: usize) -> Vec<String> {
        self.entries().iter().skip(from).map(ToString::to_string).collect()
    }

    fn standing(&self) -> Option<Standing> {
        Match::standing(self)
    }

    fn commitment(&self) -> Commitment {
        Match::commitment(self)
    }

    fn record(&self) -> String {
        Match::record(self).to_string()
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views and effects can be written as JSON")
}
