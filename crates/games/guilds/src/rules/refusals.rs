//! Why a move is not legal now.

use super::{buildings, mines};
use crate::{Building, Data, Die, Landscape, Move, State, Step, Tile};
use tafel_rules::Rule;

/// The rule that forbids a move of the active player which is not legal now.
pub(crate) fn why_not(data: &Data, state: &State, mv: Move) -> Option<Rule> {
    let rule = match state.step()? {
        Step::Act => while_acting(data, state, mv),
        Step::Mine(_) => match mv {
            Move::Mine(landscape) => placement(data, state, landscape),
            other => subject(other),
        },
        Step::Discard => "13.2", // The hand is too full for anything else.
        Step::Swap => "3.1",
        Step::Return(_) => "6.7",
        Step::Forfeit(_) => "6.11",
        Step::Take(taking) => {
            if taking.one_each {
                "13.11"
            } else {
                "10.3"
            }
        }
        Step::LayTiles(..) => "13.5",
        Step::Sell(..) => "13.7",
        Step::Turn => "13.14",
        Step::Recruit(_) => "14.1",
        Step::Lose(_) => "12.6",
        Step::Landscape(_)
        | Step::Start
        | Step::Draw(..)
        | Step::Guild
        | Step::Attack
        | Step::Dice(_)
        | Step::Collapse
        | Step::Box(_)
        | Step::Penalty(_)
        | Step::Roll(_)
        | Step::Begin
        | Step::Lay
        | Step::Test(..)
        | Step::End => return None,
    };
    Some(Rule(rule))
}

fn while_acting(data: &Data, state: &State, mv: Move) -> &'static str {
    match mv {
        Move::Prospect(die, _)
        | Move::Extract(die)
        | Move::Trade(die, _)
        | Move::Build(die, ..)
        | Move::Recruit(die)
        | Move::Muster(die)
        | Move::Study(die)
        | Move::Labour(die)
        | Move::Release(die)
            if !state.dice.contains(&die) =>
        {
            "9.3"
        }
        Move::Prospect(_, landscape) => placement(data, state, landscape),
        Move::Build(die, building, less) => build(data, state, die, building, less),
        Move::Play(_) => "13.3",
        Move::Use(building) => use_building(data, state, building),
        Move::Discard(_) => "5.9",
        Move::Repel if state.dice.is_empty() => "12.3",
        Move::Swap(_)
        | Move::Keep
        | Move::Extract(_)
        | Move::Trade(..)
        | Move::Recruit(_)
        | Move::Muster(_)
        | Move::Study(_)
        | Move::Labour(_)
        | Move::Release(_)
        | Move::Mine(_)
        | Move::Take(..)
        | Move::Stop
        | Move::Lay(..)
        | Move::Sell(_)
        | Move::Turn(..)
        | Move::Hire(_)
        | Move::Decline
        | Move::Return(_)
        | Move::Forfeit(_)
        | Move::Lose(_)
        | Move::Repel
        | Move::End => subject(mv),
    }
}

/// The rule that a move is about.
fn subject(mv: Move) -> &'static str {
    match mv {
        Move::Swap(_) | Move::Keep => "3.2",
        Move::Prospect(..) => "10.2",
        Move::Extract(_) | Move::Take(..) | Move::Stop => "10.3",
        Move::Trade(..) => "10.4",
        Move::Build(..) => "10.6",
        Move::Recruit(_) | Move::Hire(_) | Move::Decline => "14.1",
        Move::Muster(_) => "10.11",
        Move::Study(_) | Move::Play(_) => "13.3",
        Move::Labour(_) | Move::Release(_) => "9.3",
        Move::Use(_) => "15.2",
        Move::Mine(_) => "11.2",
        Move::Lay(..) => "13.5",
        Move::Sell(_) => "13.7",
        Move::Turn(..) => "13.14",
        Move::Discard(_) => "13.2",
        Move::Return(_) => "6.7",
        Move::Forfeit(_) => "6.11",
        Move::Lose(_) => "12.6",
        Move::Repel | Move::End => "9.5",
    }
}

/// No mine left, no place for one, or a place too difficult.
fn placement(data: &Data, state: &State, landscape: Landscape) -> &'static str {
    if state.actor().reserve == 0 {
        "10.2"
    } else if mines::open_at_all(data, state).contains(landscape) {
        "11.1"
    } else {
        "11.2"
    }
}

/// Not strong enough, not helped in this way, or not to be paid.
fn build(data: &Data, state: &State, die: Die, building: Building, less: Option<Tile>) -> &'static str {
    let strong = buildings::is_strong_enough(data, state, state.aids, die, building);
    let affordable = buildings::affordable(data, state, state.aids).contains(building);
    match (state.unbuilt.contains(building), strong) {
        (true, false) => "10.6",
        (true, true) if affordable && (less.is_some() || state.aids.cheaper) => "13.12",
        (true, true) | (false, _) => "15.1",
    }
}

/// Not to be paid, or not to be used (again).
fn use_building(data: &Data, state: &State, building: Building) -> &'static str {
    let (price, _) = buildings::use_price(data, state, building);
    let usable = buildings::in_play(state) - state.used;
    if usable.contains(building) && price > state.actor().jar { "15.3" } else { "15.2" }
}
