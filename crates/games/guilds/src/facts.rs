//! What follows from a view: what dice are worth, which conditions are met, what things cost and count.

use crate::rules::{actions, fields, recruit, scoring};
use crate::{Building, Buildings, Condition, Data, DieAction, Field, PlayerCard, Solo, State, Step, flow};
use serde::Serialize;
use std::collections::BTreeMap;
use tafel_rules::{Id, Seat, Turn};

/// What people want to see without working it out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// §7.4, §8.5: how many turns each player has.
    pub rounds: u8,
    /// Whether the active player has something to decide.
    pub asked: bool,
    /// §7.5, §16.1: points of each player as if the game ended now.
    pub points: Vec<i16>,
    /// §10.1: what each unused die comes to: how much it achieves, or its strength where that is what counts.
    pub worth: BTreeMap<DieAction, Vec<u8>>,
    /// §14.2: what the player cards that were drawn cost now.
    pub hires: Vec<Hire>,
    /// §6.1: buildings that went to the box.
    pub boxed: Buildings,
    /// What follows from the solo board.
    pub solo: Option<SoloFacts>,
}

/// A player card that can be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hire {
    /// The card.
    pub card: PlayerCard,
    /// What it costs.
    pub jar: u16,
}

/// What follows from the solo board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloFacts {
    /// §4.3: where the tile on start field I will go.
    pub next: Option<Field>,
    /// The fields that test something.
    pub tests: Vec<Tested>,
}

/// What a field tests as it stands now.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tested {
    /// The field.
    pub field: Field,
    /// §5.6: what is tested, with the coin that may mark it.
    pub condition: Condition,
    /// §6: whether the player has what it asks for.
    pub met: bool,
}

/// What follows from what everybody sees; of hands only their sizes matter.
pub(crate) fn facts(data: &Data, state: &State) -> Facts {
    let rounds = data.base.rounds;
    Facts {
        rounds: if state.solo.is_some() { rounds.alone } else { rounds.together },
        asked: matches!(flow::turn(state), Turn::Seats(_)),
        points: Seat::all(state.seats).map(|seat| scoring::points(data, state, seat)).collect(),
        worth: DieAction::all().map(|action| (action, worth(data, state, action))).collect(),
        hires: hires(data, state),
        boxed: boxed(state),
        solo: state.solo.as_ref().map(|solo| solo_facts(data, state, solo)),
    }
}

fn worth(data: &Data, state: &State, action: DieAction) -> Vec<u8> {
    state.dice.iter().map(|&die| actions::worth(data, state.actor(), die, action)).collect()
}

fn hires(data: &Data, state: &State) -> Vec<Hire> {
    let Some(Step::Recruit(recruiting)) = state.step() else { return vec![] };
    let hire = |card| Hire { card, jar: recruit::cost(data, card, recruiting.cheaper) };
    recruiting.drawn.iter().map(hire).collect()
}

fn boxed(state: &State) -> Buildings {
    let owned = state.seated().fold(Buildings::empty(), |owned, (_, player)| owned | player.buildings);
    Building::all().filter(|&building| !(state.unbuilt | state.penalty | owned).contains(building)).collect()
}

fn solo_facts(data: &Data, state: &State, solo: &Solo) -> SoloFacts {
    let tested = |(field, kind)| {
        let condition = fields::condition(state, field, kind);
        Tested { field, condition, met: fields::is_met(condition, state.actor()) }
    };
    SoloFacts {
        next: solo.start.first().and_then(|&guild| solo.place_of(guild)),
        tests: data.solo.fields().map(tested).collect(),
    }
}
