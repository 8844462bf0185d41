//! Moves that a seat thinks of making, tried out on a copy: what would be then, as far as one can know before making them.

use crate::{raw, refused, view_json};
use tafel_rules::{Rules, Seat, Turn, Viewer};
use tafel_table::{EffectLog, Entry, Match, Referee};
use tafel_wire::{PlanEnd, Planned};

/// Tries moves of a seat one after the other until one is not possible, or its consequences cannot be known: nobody sees a
/// draw, others' secrets or the end of a match before the move that leads there is made.
pub(super) fn of<R: Rules>(game: &Match<R>, seat: Seat, moves: &[&str]) -> Planned {
    let rules = &**game.rules();
    let mut referee = Referee::new(rules);
    let mut state = *game.state();
    let mut effects: Vec<R::Effect> = vec![];
    let mut planned = (0, None, None);
    for notation in moves {
        let (made, end, refusal) = &mut planned;
        let (before, mut told) = (state, EffectLog::default());
        let judged = notation
            .parse()
            .map_err(Into::into)
            .and_then(|mv| referee.judge(&mut state, Entry::Move(seat, mv), &mut told));
        if let Err(found) = judged {
            *refusal = Some(refused(None, &found));
            break;
        }
        *made += 1;
        *end = match rules.turn(&state) {
            Turn::Chance => Some(PlanEnd::Chance),
            Turn::Over => Some(PlanEnd::Over),
            Turn::Seats(_) if told.revealed() => Some(PlanEnd::Secret),
            Turn::Seats(awaited) if awaited.contains(seat) => None,
            Turn::Seats(_) => Some(PlanEnd::Turn),
        };
        if told.revealed() || matches!(end, Some(PlanEnd::Over)) {
            state = before;
        } else {
            effects.extend(told.to(Viewer::Seat(seat)));
        }
        if end.is_some() {
            break;
        }
    }
    let (made, ends, refused) = planned;
    let mut offers = vec![];
    if ends.is_none() {
        rules.moves(&state, seat, &mut offers);
    }
    Planned {
        made,
        ends,
        refused,
        view: view_json(rules, rules.view(&state, Viewer::Seat(seat))),
        effects: raw(&effects),
        offers: offers.iter().map(ToString::to_string).collect(),
    }
}
