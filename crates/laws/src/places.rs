//! The laws that can be seen at a single state.

use crate::Law;
use crate::law::demand;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Notation, Rules, Seat, Turn, Viewer};
use tafel_table::{EffectLog, Entry, EntryOf, step};

type Found = Result<(), (Law, String)>;

/// How many states each viewer imagines at every state.
const IMAGINED: usize = 3;

/// How many continuations of a state are compared with each other: all in small games, a sample in large ones.
const COMPARED: usize = 12;

pub(crate) fn examine<R: Evaluate>(rules: &R, state: &R::State, seats: u8, dice: &mut Dice) -> Found {
    turns(rules, state, seats)?;
    notation(rules, state, seats)?;
    search(rules, state, seats)?;
    components(rules, state, seats)?;
    imagine(rules, state, seats, dice)?;
    told(rules, state, seats, dice)?;
    complete(rules, state, seats, dice)
}

fn moves<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Vec<R::Move> {
    let mut moves = vec![];
    rules.moves(state, seat, &mut moves);
    moves
}

fn chances<R: Rules>(rules: &R, state: &R::State) -> Vec<(R::Chance, u32)> {
    let mut odds = vec![];
    rules.chances(state, &mut odds);
    odds
}

fn turns<R: Rules>(rules: &R, state: &R::State, seats: u8) -> Found {
    let turn = rules.turn(state);
    if let Turn::Seats(awaited) = turn {
        demand(Law::Turns, !awaited.is_empty(), || "the table waits for nobody".into())?;
        demand(Law::Turns, awaited.iter().all(|seat| seat.0 < seats), || {
            format!("the table waits for {awaited:?}")
        })?;
    }
    // A seat that nobody sits on has no moves either: callers from outside may ask.
    for seat in Seat::all(tafel_rules::MAX_SEATS as u8) {
        let (has_moves, is_awaited) = (!moves(rules, state, seat).is_empty(), turn.awaited().contains(seat));
        demand(Law::Turns, has_moves == is_awaited, || {
            format!("seat {seat}: has moves: {has_moves}, is awaited: {is_awaited}")
        })?;
    }
    let odds = chances(rules, state);
    demand(Law::Turns, odds.is_empty() != (turn == Turn::Chance), || {
        format!("the turn is {turn:?}, and chance has {} outcomes", odds.len())
    })?;
    let weightless = odds.iter().find(|odd| odd.1 == 0);
    demand(Law::Turns, weightless.is_none(), || format!("`{}` has weight 0", weightless.expect("found").0))?;
    let weights: u64 = odds.iter().map(|odd| u64::from(odd.1)).sum();
    demand(Law::Turns, weights <= u64::from(u32::MAX), || format!("the weights add up to {weights}"))
}

fn notation<R: Rules>(rules: &R, state: &R::State, seats: u8) -> Found {
    for seat in Seat::all(seats) {
        read_back(moves(rules, state, seat))?;
    }
    read_back(chances(rules, state).into_iter().map(|odd| odd.0).collect())
}

/// Each is written in words separated by single blanks and reads back as itself, and no two are written alike.
fn read_back<T: Notation>(things: Vec<T>) -> Found {
    let mut seen = BTreeMap::new();
    for thing in things {
        let text = thing.to_string();
        reads_back(&thing)?;
        let plain = text.is_ascii()
            && text.split(' ').all(|word| !word.is_empty() && !word.contains(char::is_control));
        demand(Law::Notation, plain, || format!("{text:?} is not words separated by single blanks"))?;
        if let Some(other) = seen.insert(text, thing) {
            return Err((Law::Notation, format!("{other:?} and {thing:?} are both written `{thing}`")));
        }
    }
    Ok(())
}

pub(crate) fn reads_back<T: Display + FromStr<Err: Display> + PartialEq>(thing: &T) -> Found {
    let text = thing.to_string();
    match text.parse::<T>() {
        Ok(read) => demand(Law::Notation, read == *thing, || format!("`{text}` is read as `{read}`")),
        Err(unreadable) => Err((Law::Notation, format!("`{text}` is not read back: {unreadable}"))),
    }
}

fn search<R: Evaluate>(rules: &R, state: &R::State, seats: u8) -> Found {
    for seat in Seat::all(seats) {
        let legal = moves(rules, state, seat);
        let (mut worth, mut replies) = (vec![], vec![]);
        rules.search_moves(state, seat, &mut worth);
        rules.reply_moves(state, seat, &mut replies);
        for searched in [worth, replies] {
            demand(Law::Search, searched.is_empty() == legal.is_empty(), || {
                format!("seat {seat} has {} moves, of which {} are searched", legal.len(), searched.len())
            })?;
            let foreign = searched.iter().find(|mv| !legal.contains(mv));
            demand(Law::Search, foreign.is_none(), || {
                format!("`{}` is searched, not legal", foreign.expect("found"))
            })?;
        }
    }
    estimate(rules, state, seats)
}

fn estimate<R: Evaluate>(rules: &R, state: &R::State, seats: u8) -> Found {
    let of_all = rules.estimate(state);
    for seat in Seat::all(seats) {
        let (one, all) = (rules.estimate_of(state, seat), of_all[seat]);
        demand(Law::Search, one == all, || {
            format!("seat {seat} is estimated at {one}, with all others at {all}")
        })?;
        let mut highest = 0;
        rules.features(state, seat, &mut |feature| highest = highest.max(feature + 1));
        demand(Law::Search, highest <= R::FEATURES, || {
            format!("seat {seat} shows feature {} of {}", highest - 1, R::FEATURES)
        })?;
    }
    Ok(())
}

fn components<R: Rules>(rules: &R, state: &R::State, seats: u8) -> Found {
    rules.audit(state).map_err(|what| (Law::Components, what))?;
    for seat in Seat::all(tafel_rules::MAX_SEATS as u8).filter(|seat| seat.0 >= seats) {
        let sum = points(rules, state, seat);
        demand(Law::Components, sum == 0, || format!("nobody sits at seat {seat}, which has {sum} points"))?;
    }
    let (standing, over) = (rules.standing(state), rules.turn(state) == Turn::Over);
    demand(Law::Components, standing.is_some() == over, || format!("over: {over}, standing: {standing:?}"))?;
    let Some(standing) = standing else { return Ok(()) };
    for seat in Seat::all(tafel_rules::MAX_SEATS as u8) {
        let (sits, ranked) = (seat.0 < seats, standing.rank[seat] > 0);
        demand(Law::Components, sits == ranked, || {
            format!("seat {seat}: plays: {sits}, has a rank: {ranked}")
        })?;
    }
    for seat in Seat::all(seats) {
        let sum = points(rules, state, seat);
        demand(Law::Components, sum == standing.points[seat], || {
            format!("seat {seat} has {} points, but {sum} by source", standing.points[seat])
        })?;
    }
    Ok(())
}

/// The points of a seat, added up from their sources.
fn points<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> i16 {
    let mut tally = vec![];
    rules.tally(state, seat, &mut tally);
    tally.iter().map(|(_, points)| points).sum()
}

/// No leak: what a viewer sees, and may do, follows from its view alone.
fn imagine<R: Evaluate>(rules: &R, state: &R::State, seats: u8, dice: &mut Dice) -> Found {
    for viewer in Viewer::all(seats) {
        let view = rules.view(state, viewer);
        for _ in 0..IMAGINED {
            let other = rules.imagine(&view, dice);
            rules
                .audit(&other)
                .map_err(|what| (Law::Imagine, format!("viewer {viewer} imagines: {what}")))?;
            let seen = rules.view(&other, viewer);
            demand(Law::Imagine, seen == view, || {
                format!("viewer {viewer} sees {view:?}, but in an imagined state {seen:?}")
            })?;
            let (turn, imagined) = (rules.turn(state), rules.turn(&other));
            demand(Law::Imagine, turn == imagined, || {
                format!("viewer {viewer}: the turn is {turn:?}, but {imagined:?} in an imagined state")
            })?;
            if let Viewer::Seat(seat) = viewer {
                let (true_moves, imagined) = (moves(rules, state, seat), moves(rules, &other, seat));
                demand(Law::Imagine, true_moves == imagined, || {
                    format!(
                        "seat {seat} has other moves in a state that looks the same: {true_moves:?}, {imagined:?}"
                    )
                })?;
                before_choices(rules, &view, seat, &true_moves, dice)?;
            }
        }
    }
    Ok(())
}

/// A seat that is to choose can be thought to choose before the others: its view of that can be imagined, with the same moves.
fn before_choices<R: Evaluate>(
    rules: &R,
    view: &R::View,
    seat: Seat,
    true_moves: &[R::Move],
    dice: &mut Dice,
) -> Found {
    if true_moves.is_empty() {
        return Ok(());
    }
    let before = rules.before_choices(view);
    let state = rules.imagine(&before, dice);
    rules
        .audit(&state)
        .map_err(|what| (Law::Imagine, format!("seat {seat} imagines before the others choose: {what}")))?;
    let seen = rules.view(&state, Viewer::Seat(seat));
    demand(Law::Imagine, seen == before, || {
        format!("seat {seat} sees {before:?} before the others choose, but in an imagined state {seen:?}")
    })?;
    let moves = moves(rules, &state, seat);
    demand(Law::Imagine, moves == true_moves, || {
        format!("seat {seat} has other moves before the others choose: {true_moves:?}, {moves:?}")
    })
}

/// A line that can come next, where it leads, and what is heard of it.
struct Future<R: Rules> {
    entry: EntryOf<R>,
    state: R::State,
    effects: EffectLog<R::Effect>,
}

/// Viewers who are told the same see the same: a view may change only through what was told.
fn told<R: Rules>(rules: &R, state: &R::State, seats: u8, dice: &mut Dice) -> Found {
    let mut entries: Vec<EntryOf<R>> =
        chances(rules, state).into_iter().map(|odd| Entry::Chance(odd.0)).collect();
    for seat in rules.turn(state).awaited().iter() {
        entries.extend(moves(rules, state, seat).into_iter().map(|mv| Entry::Move(seat, mv)));
    }
    while entries.len() > COMPARED {
        entries.swap_remove(dice.below(entries.len() as u32) as usize);
    }
    let futures: Vec<Future<R>> = entries
        .into_iter()
        .map(|entry| {
            let (mut next, mut effects) = (*state, EffectLog::default());
            step(rules, &mut next, entry, &mut effects);
            Future { entry, state: next, effects }
        })
        .collect();
    for viewer in Viewer::all(seats) {
        let known: Vec<(Vec<R::Effect>, R::View)> = futures
            .iter()
            .map(|future| (future.effects.to(viewer).collect(), rules.view(&future.state, viewer)))
            .collect();
        for (at, (heard, seen)) in known.iter().enumerate() {
            let alike = known[..at].iter().position(|(other, view)| other == heard && view != seen);
            if let Some(other) = alike {
                let (one, another) = (&futures[other].entry, &futures[at].entry);
                return Err((
                    Law::Told,
                    format!(
                        "viewer {viewer} is told the same of `{one}` and `{another}`, but sees a difference"
                    ),
                ));
            }
        }
    }
    Ok(())
}

/// Whoever reads a view as JSON knows what the viewer knows.
fn complete<R: Rules>(rules: &R, state: &R::State, seats: u8, dice: &Dice) -> Found {
    for viewer in Viewer::all(seats) {
        let view = rules.view(state, viewer);
        let unreadable = |error: serde_json::Error| {
            (Law::Complete, format!("what viewer {viewer} sees cannot go through JSON: {error}"))
        };
        let json = serde_json::to_string(&view).map_err(unreadable)?;
        let read: R::View = serde_json::from_str(&json).map_err(unreadable)?;
        demand(Law::Complete, read == view, || {
            format!("viewer {viewer} sees {view:?}, but through JSON {read:?}")
        })?;
        let [first, second] = [&view, &read].map(|view| rules.imagine(view, &mut dice.clone()));
        demand(Law::Complete, first == second, || {
            format!("viewer {viewer} imagines {first:?}, but through JSON {second:?}")
        })?;
    }
    Ok(())
}
