//! §5 Fields with a condition, and §6 what they ask and do.

use super::{cards, goods, tiles};
use crate::{
    Building, Chance, Condition, Data, Effect, Field, FieldKind, Landscapes, Medal, Mishap, Move, Pips,
    Player, PlayerCard, State, Step, WIDTH, flow,
};
use tafel_parts::Pool;
use tafel_rules::{Id, Tell};

/// §5.1: the general action of a field, and after it the test.
pub(super) fn begin(data: &Data, state: &mut State, field: Field, tell: &mut impl Tell<Effect>) {
    let Some(kind) = data.solo.field(field) else { return };
    state.steps.push(Step::Test(field));
    match kind {
        FieldKind::Mine { first, .. } | FieldKind::Coin { first, .. } => {
            if let Some(first) = first {
                happen(state, first, tell);
            }
        }
        FieldKind::Final { .. } => {}
    }
}

/// Whether somebody has what a condition asks for, §6.
pub(crate) fn is_met(condition: Condition, player: &Player) -> bool {
    match condition {
        Condition::Jar(jar) => player.jar >= u16::from(jar),
        Condition::EmptyHand => player.hand.is_empty(),
        Condition::CardsInHand(cards) => player.hand.total() >= u32::from(cards),
        Condition::Medals(medal, medals) => player.medals.amount(medal) >= medals,
        Condition::DifferentMedals(kinds) => player.medals.iter().count() >= usize::from(kinds),
        Condition::Combat(points) => player.combat >= points,
        Condition::PlayerCards(cards) => player.cards.len() >= usize::from(cards),
        Condition::Tiles(tiles) => player.tiles() >= tiles,
    }
}

/// The condition of a field as it stands now, §5.6.
pub(crate) fn condition(state: &State, field: Field, kind: FieldKind) -> Condition {
    match kind {
        FieldKind::Mine { condition, .. } | FieldKind::Coin { condition, .. } => condition,
        FieldKind::Final { condition, marked } => match (&state.solo, marked) {
            (Some(solo), Some(marked)) if solo.marked.contains(field.row) => marked,
            (Some(_) | None, Some(_) | None) => condition,
        },
    }
}

/// §5.1 to §5.6, §7.1 to §7.3
pub(super) fn test(data: &Data, state: &mut State, field: Field, tell: &mut impl Tell<Effect>) {
    let kind = data.solo.field(field).expect("a test is for a field with a condition");
    let met = is_met(condition(state, field, kind), state.actor());
    tell.all(if met { Effect::ConditionMet { field } } else { Effect::ConditionFailed { field } });
    match (kind, met) {
        (FieldKind::Mine { .. }, true) => {
            // §5.3: from the reserve it is laid at once, or stays there if nothing takes it.
            state.actor_mut().reserve += 1;
            state.steps.push(Step::Mine(Landscapes::full()));
        }
        (FieldKind::Mine { otherwise, .. }, false) => {
            state.solo_mut().loss_box += 1;
            happen(state, otherwise, tell);
        }
        (FieldKind::Coin { .. }, true) => {
            goods::gain_jar(state, state.active, u16::from(data.solo.coin), tell);
        }
        (FieldKind::Coin { otherwise, marks, .. }, false) => {
            state.solo_mut().marked.insert(marks);
            tell.all(Effect::FinalMarked { row: marks });
            if let Some(otherwise) = otherwise {
                happen(state, otherwise, tell);
            }
        }
        (FieldKind::Final { .. }, true) => {
            state.solo_mut().finals += 1;
            if state.solo_mut().finals == 2 {
                flow::end(state); // §7.2
            }
        }
        (FieldKind::Final { .. }, false) => flow::end(state), // §7.3
    }
}

/// Begins a general action or a negative effect.
fn happen(state: &mut State, mishap: Mishap, tell: &mut impl Tell<Effect>) {
    match mishap {
        Mishap::BoxBuildings(buildings) => state.steps.push(Step::Box(buildings)),
        Mishap::PenaltyBuildings { buildings, minus_points } => {
            state.solo_mut().minus_points += minus_points;
            state.steps.push(Step::Penalty(buildings));
        }
        Mishap::BoxCards(cards) => cards::to_the_box(state, cards, tell),
        Mishap::BoxHalfTheCards => cards::to_the_box(state, state.pile / 2, tell),
        Mishap::Collapse => state.steps.push(Step::Collapse),
        Mishap::ReturnPlayerCards(cards) => state.steps.push(Step::Return(cards)),
        Mishap::LoseMedals(medals) => state.steps.push(Step::Forfeit(medals)),
    }
}

/// §5.7
pub(super) fn collapses(out: &mut Vec<(Chance, u32)>) {
    out.extend(Pips::all().map(|pips| (Chance::Collapse(pips), 1)));
}

pub(super) fn collapse(state: &mut State, pips: Pips, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    tell.all(Effect::Collapsed { pips });
    if pips.number() <= WIDTH {
        tiles::clear_column(state, pips.number(), tell);
    } else {
        tiles::clear_row(state, pips.number() - 3, tell);
    }
}

pub(super) fn box_building(state: &mut State, building: Building, tell: &mut impl Tell<Effect>) {
    let Some(Step::Box(left)) = state.steps.last_mut() else {
        unreachable!("a building goes to the box by a field");
    };
    *left -= 1;
    state.unbuilt.remove(building);
    tell.all(Effect::BuildingBoxed { building });
}

/// §6.13
pub(super) fn penalty_building(state: &mut State, building: Building, tell: &mut impl Tell<Effect>) {
    let Some(Step::Penalty(left)) = state.steps.last_mut() else {
        unreachable!("a building comes into play by a field");
    };
    *left -= 1;
    state.unbuilt.remove(building);
    state.penalty.insert(building);
    tell.all(Effect::PenaltyBuilding { building });
}

/// §6.7
pub(super) fn returns(state: &State, out: &mut Vec<Move>) {
    out.extend(state.actor().cards.iter().map(Move::Return));
}

pub(super) fn return_card(state: &mut State, card: PlayerCard, tell: &mut impl Tell<Effect>) {
    let Some(Step::Return(left)) = state.steps.last_mut() else {
        unreachable!("player cards go back by a field");
    };
    *left -= 1;
    put_back(state, card, tell);
}

/// Cards go back at once where there is nothing to choose: all, or no more.
pub(super) fn return_all(state: &mut State, left: u8, tell: &mut impl Tell<Effect>) {
    for card in state.actor().cards.iter().take(usize::from(left)) {
        put_back(state, card, tell);
    }
}

fn put_back(state: &mut State, card: PlayerCard, tell: &mut impl Tell<Effect>) {
    state.actor_mut().cards.remove(card);
    tell.all(Effect::PlayerCardReturned { seat: state.active, card });
}

/// §6.11
pub(super) fn forfeits(state: &State, out: &mut Vec<Move>) {
    out.extend(state.actor().medals.iter().map(|(medal, _)| Move::Forfeit(medal)));
}

pub(super) fn forfeit(state: &mut State, medal: Medal, tell: &mut impl Tell<Effect>) {
    let Some(Step::Forfeit(left)) = state.steps.last_mut() else {
        unreachable!("medals are lost by a field");
    };
    *left -= 1;
    lose_medal(state, medal, tell);
}

/// Medals are lost at once where there is nothing to choose: one kind, or no more.
pub(super) fn forfeit_all(state: &mut State, left: u8, tell: &mut impl Tell<Effect>) {
    for _ in 0..left {
        let Some((medal, _)) = state.actor().medals.iter().next() else { return };
        lose_medal(state, medal, tell);
    }
}

fn lose_medal(state: &mut State, medal: Medal, tell: &mut impl Tell<Effect>) {
    let one = Pool::of(medal, 1);
    state.actor_mut().medals -= one;
    state.medals += one;
    tell.all(Effect::MedalLost { seat: state.active, medal });
}
