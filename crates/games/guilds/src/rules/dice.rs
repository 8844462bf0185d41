//! §9.2 Drawing and rolling dice, and §13.14 rolling and turning them again.

use super::goods;
use crate::{Chance, Data, Die, DieBag, Effect, Move, Pips, State, Step, Talent, state};
use tafel_rules::{Id, Tell};

/// §9.2: when the bag is empty, all dice go back.
pub(crate) fn renew(data: &Data, state: &mut State) {
    if state.die_bag.is_empty() {
        state.die_bag = state::full_die_bag(data);
    }
}

pub(super) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    for (colour, count) in state.die_bag.iter() {
        out.extend(Pips::all().map(|pips| (Chance::Die(Die { colour, pips }), u32::from(count))));
    }
}

pub(super) fn draw(state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    state.die_bag.take(die.colour);
    put(state, die, tell);
    let Some(Step::Dice(left)) = state.steps.last_mut() else {
        unreachable!("dice are drawn while drawing dice");
    };
    *left -= 1;
}

/// Puts a die among the unused ones, which are kept in order.
fn put(state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    let at = state.dice.iter().position(|other| *other > die).unwrap_or(state.dice.len());
    state.dice.insert(at, die);
    tell.all(Effect::DieRolled { die });
}

/// All dice are drawn, §14.5.
pub(super) fn drawn(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    for card in state.actor().cards.iter() {
        if let Talent::JarWithTheDice(jar) = data.hireling(card).talent {
            goods::gain_jar(state, state.active, u16::from(jar), tell);
        }
    }
}

/// Takes a die that is used.
pub(super) fn spend(state: &mut State, die: Die) {
    let at = state.dice.iter().position(|other| *other == die).expect("the die is there");
    state.dice.remove(at);
}

/// The unused dice, equal ones once.
pub(super) fn different(state: &State) -> impl Iterator<Item = Die> + '_ {
    state
        .dice
        .iter()
        .enumerate()
        .filter(|&(at, die)| at == 0 || state.dice[at - 1] != *die)
        .map(|(_, die)| *die)
}

/// §13.14, Second Wind.
pub(super) fn roll_again(state: &mut State, tell: &mut impl Tell<Effect>) {
    let mut left = DieBag::EMPTY;
    state.dice.iter().for_each(|die| left.put(die.colour, 1));
    state.dice.clear();
    tell.all(Effect::DiceTakenUp { seat: state.active });
    state.steps.push(Step::Roll(left));
}

pub(super) fn rolls(left: DieBag, out: &mut Vec<(Chance, u32)>) {
    let (colour, _) = left.iter().next().expect("a die is left to roll");
    out.extend(Pips::all().map(|pips| (Chance::Roll(Die { colour, pips }), 1)));
}

pub(super) fn roll(state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    let Some(Step::Roll(left)) = state.steps.last_mut() else {
        unreachable!("dice are rolled while rolling");
    };
    left.take(die.colour);
    put(state, die, tell);
}

/// §13.14, Lucky Charm.
pub(super) fn turns(state: &State, out: &mut Vec<Move>) {
    for die in different(state) {
        out.extend(Pips::all().filter(|&pips| pips != die.pips).map(|pips| Move::Turn(die, pips)));
    }
}

pub(super) fn turn(state: &mut State, die: Die, pips: Pips, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    spend(state, die);
    tell.all(Effect::DieTurned { seat: state.active, die, pips });
    put(state, Die { pips, ..die }, tell);
}
