//! What a seat sees as numbered features: those that networks see or, in a game without a network, what its view says word by
//! word.

use crate::words::Hashing;
use serde::Serialize;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Seed, Viewer};

/// The most features of one seat that are set at a time.
pub const MOST_FEATURES: usize = 160;

/// How many features there are in a game without a network: words of views are spread over them.
const OF_VIEW: usize = 4096;

/// Whose features an observation has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those of the seat that is asked.
    Own,
    /// Those of all seats, beginning with the one that is asked; places of absent seats stay empty.
    All,
}

impl Scope {
    /// How many seats an observation has room for.
    pub(crate) fn places(self, most_seats: u8) -> usize {
        match self {
            Scope::Own => 1,
            Scope::All => usize::from(most_seats),
        }
    }
}

/// How many features a seat can have.
pub(crate) fn features_of_seat<R: Evaluate>() -> usize {
    if R::FEATURES > 0 { R::FEATURES } else { OF_VIEW }
}

/// Writes the features of a position as `seat` knows it into `row`, place by place; what is left of a place holds -1.
///
/// # Panics
/// If a seat has more features than there is room for.
pub(crate) fn observe<R: Evaluate>(
    rules: &R,
    state: &R::State,
    seats: u8,
    seat: Seat,
    scope: Scope,
    row: &mut [i32],
) {
    // What is hidden is imagined, always in the same way: then the features follow from the view alone.
    let known = if R::HIDES_NOTHING {
        *state
    } else {
        let view = rules.view(state, Viewer::Seat(seat));
        if R::FEATURES == 0 {
            return observe_view(&view, seats, seat, row);
        }
        rules.imagine(&view, &mut Dice::at(Seed([0; 32]), 0))
    };
    if R::FEATURES == 0 {
        return observe_view(&rules.view(&known, Viewer::Seat(seat)), seats, seat, row);
    }
    for (place, features) in row.chunks_exact_mut(MOST_FEATURES).enumerate() {
        let mut written = 0;
        if place < usize::from(seats) {
            let whose = Seat((seat.0 + place as u8) % seats);
            let first = (place * R::FEATURES) as i32;
            rules.features(&known, whose, &mut |feature| {
                features[written] = first + feature as i32;
                written += 1;
            });
        }
        features[written..].fill(-1);
        if scope == Scope::Own {
            break;
        }
    }
}

/// The words of a view; all of them stand in the first place, since they tell of all seats.
fn observe_view(view: &impl Serialize, seats: u8, seat: Seat, row: &mut [i32]) {
    let mut written = 0;
    let mut hashing = Hashing::new(seats, seat, |word: u64| {
        if written < row.len() {
            row[written] = (word % OF_VIEW as u64) as i32;
            written += 1;
        }
    });
    view.serialize(&mut hashing).expect("views can be written");
    row[written..].fill(-1);
}
