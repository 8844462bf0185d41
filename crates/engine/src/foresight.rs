//! What a move would do, told to whoever might make it.

use crate::{Heard, question, view_json};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Seed, Turn, Viewer};
use tafel_table::{EffectLog, Entry, Referee};
use tafel_wire::Foreseen;

/// In how many ways what is hidden is imagined. What comes out alike in all of them does not depend on it, save by accident;
/// and then what is told is possible, and no secret.
const IMAGINED: u64 = 3;

/// What a move would do until chance or another seat decides; none if it is not legal, or something hidden takes part.
pub(crate) fn foresee<R: Evaluate>(rules: &R, seat: Seat, view: &R::View, mv: R::Move) -> Option<Foreseen> {
    let mut ahead = (0..IMAGINED).map(|nth| imagined(rules, seat, view, mv, Dice::at(Seed([0; 32]), nth)));
    let first = ahead.next().flatten()?;
    ahead.all(|other| other.is_some_and(|other| same(&other, &first))).then_some(first)
}

fn same(one: &Foreseen, other: &Foreseen) -> bool {
    one.effects.get() == other.effects.get()
        && one.view.get() == other.view.get()
        && one.gains == other.gains
        && one.chance == other.chance
}

/// What it would do where what is hidden is imagined in one way.
fn imagined<R: Evaluate>(
    rules: &R,
    seat: Seat,
    view: &R::View,
    mv: R::Move,
    mut dice: Dice,
) -> Option<Foreseen> {
    let before = rules.imagine(view, &mut dice);
    let mut after = before;
    let mut effects = EffectLog::default();
    Referee::new(rules).judge(&mut after, Entry::Move(seat, mv), &mut effects).ok()?;
    // What a move discloses is not known before it is made.
    if effects.revealed() {
        return None;
    }
    let viewer = Viewer::Seat(seat);
    Some(Foreseen {
        effects: Heard::to(&effects, viewer),
        view: view_json(rules, rules.view(&after, viewer)),
        gains: question::gains(rules, seat, &before, &after),
        chance: rules.turn(&after) == Turn::Chance,
    })
}
