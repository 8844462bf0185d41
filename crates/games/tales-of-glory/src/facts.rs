//! What follows from a view and people want to see without working it out. Bots are not asked for it.

use crate::rules::{pay, scoring};
use crate::{Data, Spot, State, Step, Token, View, area, flow, view};
use serde::Serialize;
use std::collections::BTreeMap;
use tafel_parts::Pool;
use tafel_rules::{Dice, Seat, Seats, Seed};

/// What follows from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// Who is asked for something.
    pub awaited: Seats,
    /// How many slots the adventure board has.
    pub slots: u8,
    /// The seats with the most of each token that makes a majority; all that tie, even with none, §8.1.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<\"combat\" | \"magic\" | \"potion\" | \"coin\", Array<Seat>>")
    )]
    pub leaders: BTreeMap<Token, Seats>,
    /// What follows for each player.
    pub players: Vec<SeatFacts>,
}

/// What follows for one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatFacts {
    /// The points so far; what counts at the end is among them when the game is over.
    pub points: i16,
    /// The points if the game ended now.
    pub ended_now: i16,
    /// The ways to pay for the tile that was taken: none if it cannot be paid.
    pub payments: Vec<Pool<Token>>,
    /// The free places where a tile can be connected.
    pub spots: Vec<Spot>,
}

/// What follows from `view`.
pub(crate) fn facts(data: &Data, view: &View) -> Facts {
    // Choices and Quests that the viewer does not know are drawn here, but no fact asks for them.
    let state = view::imagine(data, view, &mut Dice::at(Seed::numbered(0, 0), 0));
    let leaders = |token| (token, scoring::majority(&state, token));
    Facts {
        awaited: flow::turn(&state).awaited(),
        slots: data.table(state.seats).slots,
        leaders: Token::MAJORITIES.into_iter().map(leaders).collect(),
        players: Seat::all(state.seats).map(|seat| seat_facts(data, &state, seat)).collect(),
    }
}

fn seat_facts(data: &Data, state: &State, seat: Seat) -> SeatFacts {
    let player = &state.players[seat];
    let ended_now = scoring::tally(data, state, seat).iter().map(|(_, points)| points).sum();
    SeatFacts {
        points: if state.step == Step::Over { ended_now } else { player.prestige },
        ended_now,
        payments: pay::payments(data, state, player),
        spots: area::openings(data, player).iter().map(|opening| opening.spot).collect(),
    }
}
