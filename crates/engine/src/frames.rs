//! A match line by line, as one viewer saw it.

use crate::{CannotReplay, Heard, edition_info, view_json};
use tafel_rules::{Rules, Seat, Silent, Viewer};
use tafel_table::{EffectLog, Entry, Match, Record, replay, step, verify};
use tafel_wire::{Credit, Frame, Replayed, Source, Standing};

/// The most bytes of views and effects in one answer; matches of people have far less.
const MOST_BYTES: usize = 32 << 20;

/// How much of a match may be shown.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Shown {
    /// Everything that the viewer saw, every line, and the points.
    Whole,
    /// What the viewer saw and did: others' lines and the points tell secrets.
    Running,
}

/// The match that a record tells, once every line and, if the record holds the seed, every draw is checked.
pub(super) fn of_record<R: Rules>(rules: &R, text: &str, viewer: Viewer) -> Result<Replayed, CannotReplay> {
    let record = Record::<R>::read(text)?;
    replay(rules, &record, &mut Silent)?;
    let verified = record.seed.map(|_| verify(rules, &record)).transpose()?;
    let mut replayed = tell(rules, &record, viewer, Shown::Whole, MOST_BYTES)?;
    replayed.verified_draws = verified.map(|draws| draws as u32);
    Ok(replayed)
}

/// A match that is or was played here. What is secret stays so until it is over.
pub(super) fn of_match<R: Rules>(game: &Match<R>, viewer: Viewer) -> Result<Replayed, CannotReplay> {
    let rules = &**game.rules();
    let record = game.record();
    let shown = if record.result.is_some() { Shown::Whole } else { Shown::Running };
    let verified = record.seed.map(|_| verify(rules, &record)).transpose()?;
    let mut replayed = tell(rules, &record, viewer, shown, MOST_BYTES)?;
    replayed.verified_draws = verified.map(|draws| draws as u32);
    Ok(replayed)
}

fn tell<R: Rules>(
    rules: &R,
    record: &Record<R>,
    viewer: Viewer,
    shown: Shown,
    most_bytes: usize,
) -> Result<Replayed, CannotReplay> {
    let seats = rules.seats(&record.options);
    let own = match viewer {
        Viewer::Seat(seat) if seat.0 < seats => Some(seat),
        Viewer::Seat(_) => return Err(CannotReplay::NoSuchSeat),
        Viewer::Public => None,
    };
    let mut state = rules.start(&record.options);
    let mut bytes = 0;
    let mut frame = |state: &R::State, line: Option<String>, effects: &EffectLog<R::Effect>| {
        let frame = Frame {
            line,
            effects: Heard::to(effects, viewer),
            view: view_json(rules, rules.view(state, viewer)),
            awaited: rules.turn(state).awaited().iter().map(|seat| seat.0).collect(),
            points: (shown == Shown::Whole).then(|| points(rules, state, seats)),
        };
        bytes += frame.view.get().len() + frame.effects.get().len();
        if bytes > most_bytes { Err(CannotReplay::TooLong) } else { Ok(frame) }
    };
    let mut frames = vec![frame(&state, None, &EffectLog::default())?];
    let mut credited = vec![];
    for &entry in &record.entries {
        let mut effects = EffectLog::default();
        step(rules, &mut state, entry, &mut effects);
        credited.extend(effects.to(Viewer::Public).filter_map(|effect| rules.credit(&effect)));
        let by_viewer = matches!(entry, Entry::Move(seat, _) if own == Some(seat));
        let line = (shown == Shown::Whole || by_viewer).then(|| entry.to_string());
        frames.push(frame(&state, line, &effects)?);
    }
    let result = rules.standing(&state);
    Ok(Replayed {
        game: R::ID,
        options: record.options.to_string(),
        edition: rules.edition().map(edition_info),
        components: None,
        seats,
        viewer: own.map(|seat| seat.0),
        frames,
        inherited: record.inherited as u32,
        tally: result.map(|_| tally(rules, &state, seats)),
        credits: result.map(|_| credits(rules, &state, seats, &credited)),
        result: result.map(|result| standing(&result, seats)),
        commitment: record.commitment.map(|commitment| commitment.to_string()),
        seed: record.seed.map(|seed| seed.to_string()),
        verified_draws: None,
    })
}

/// A result, as clients see it.
pub(super) fn standing(standing: &tafel_rules::Standing, seats: u8) -> Standing {
    Standing { points: standing.points.first(seats).to_vec(), ranks: standing.rank.first(seats).to_vec() }
}

/// Where the points of each seat come from.
pub(super) fn tally<R: Rules>(rules: &R, state: &R::State, seats: u8) -> Vec<Vec<Source>> {
    let of_seat = |seat| {
        let mut sources = vec![];
        rules.tally(state, seat, &mut sources);
        sources.into_iter().map(|(source, points)| Source { source, points }).collect()
    };
    Seat::all(seats).map(of_seat).collect()
}

/// Which components the points of each seat come from: those on the table, and those that brought some along the way; each
/// once for a source, with the most points first.
fn credits<R: Rules>(
    rules: &R,
    state: &R::State,
    seats: u8,
    credited: &[(Seat, tafel_rules::Credit)],
) -> Vec<Vec<Credit>> {
    let of_seat = |seat| {
        let mut found = vec![];
        rules.credits(state, seat, &mut found);
        found.extend(credited.iter().filter(|(of, _)| *of == seat).map(|(_, credit)| credit.clone()));
        let mut credits: Vec<Credit> = vec![];
        for tafel_rules::Credit { source, by, points } in found {
            match credits.iter_mut().find(|credit| credit.source == source && credit.by == by) {
                Some(credit) => credit.points += points,
                None => credits.push(Credit { source, by, points }),
            }
        }
        credits.retain(|credit| credit.points != 0);
        credits.sort_by_key(|credit| -credit.points);
        credits
    };
    Seat::all(seats).map(of_seat).collect()
}

fn points<R: Rules>(rules: &R, state: &R::State, seats: u8) -> Vec<i16> {
    let mut sources = vec![];
    let mut sum = |seat| {
        sources.clear();
        rules.tally(state, seat, &mut sources);
        sources.iter().map(|(_, points)| points).sum()
    };
    Seat::all(seats).map(&mut sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use tafel_pebbles::Pebbles;
    use tafel_rules::Seed;

    #[test]
    fn an_answer_may_have_its_most_bytes_and_not_one_more() {
        let (game, _) = Match::open(Arc::new(Pebbles::new()), "seats 2".parse().unwrap(), Seed([5; 32]));
        let record = game.record();
        let told = |most| tell(&**game.rules(), &record, Viewer::Public, Shown::Whole, most);
        let replayed = told(MOST_BYTES).unwrap();
        let bytes_of = |frame: &Frame| frame.view.get().len() + frame.effects.get().len();
        let bytes = replayed.frames.iter().map(bytes_of).sum();
        assert!(told(bytes).is_ok());
        assert!(matches!(told(bytes - 1), Err(CannotReplay::TooLong)));
    }
}
