//! What players think of the game: estimates, and moves worth searching.

use crate::rules::{self, scoring};
use crate::{Colour, Move, Pebbles, State, View, view};
use tafel_evaluate::Evaluate;
use tafel_rules::Seat;

/// A pebble that is still to be taken, in hundredths of a point: itself, and the goal's share of what one can choose.
const PEBBLE_TO_COME: i32 = 200;

impl Evaluate for Pebbles {
    /// What the seat has now, and a pebble for each round that is to come.
    fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        if seat.0 >= state.seats {
            return 0;
        }
        let rounds_to_come = i32::from(self.data.rounds - state.round);
        100 * i32::from(scoring::points(&self.data, state, seat)) + PEBBLE_TO_COME * rounds_to_come
    }

    /// The legal moves, less exchanges that cannot be worth their price.
    fn search_moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        rules::moves(&self.data, state, seat, out);
        out.retain(|mv| match mv {
            Move::Exchange { give, get } => is_sensible(state, seat, *give, *get),
            Move::Bid(_) | Move::Take(_) | Move::Accept | Move::Decline => true,
        });
    }

    fn before_choices(&self, view: &View) -> View {
        view::before_choices(view)
    }
}

/// Two pebbles for one pay off only towards the goal, and never away from it.
fn is_sensible(state: &State, seat: Seat, give: Colour, get: Colour) -> bool {
    let goal = state.players[seat].goal;
    goal == Some(get) && goal != Some(give)
}
