//! Reading a match from what is stored.

use super::clock::Clocks;
use super::journal::{Folded, Garbled, Journal, Note, fold};
use super::task::{Begun, Stopped, Task};
use crate::editions::Rules;
use crate::store::{LineRow, ScoreRow, TableRow};
use std::fmt::{Display, Write};
use std::sync::Arc;
use tafel_engine::{Game, Play, Played};
use tafel_rules::Seed;
use tafel_table::{Actor, Commitment, Line};
use tafel_wire::EndedBy;

/// A match as it was read, what its journal amounts to, and the journal's account of it.
pub(crate) struct Read {
    pub(crate) play: Arc<dyn Play>,
    pub(super) folded: Folded,
    journal: Journal,
}

/// A stored match, replayed by the rules that it was played by, and how it came about.
pub(crate) fn read(game: &dyn Game, row: &TableRow, stored: &[LineRow]) -> Result<Read, Stopped> {
    let seed = row.seed.parse().map_err(|_| Garbled)?;
    let (folded, journal) = fold(stored)?;
    let lines: Vec<&Line> = folded.record.iter().map(|stored| &stored.line).collect();
    let play = game.resume(&row.options, row.inherited as usize, &lines, seed)?;
    Ok(Read { play, folded, journal })
}

/// The record of a match whose rules are not here any more, as they wrote it down.
pub(crate) fn record_of(row: &TableRow, stored: &[LineRow], results: &[ScoreRow]) -> Result<String, Stopped> {
    let seed: Seed = row.seed.parse().map_err(|_| Garbled)?;
    let edition = row.edition.as_ref().map_or_else(String::new, |edition| format!(" {edition}"));
    let mut record = format!("{} {}{edition}\n{}\n", row.game, row.version, row.options);
    let mut line =
        |text: &dyn Display| writeln!(record, "{text}").expect("a string takes all that is written");
    if row.inherited > 0 {
        line(&format_args!("from {}", row.inherited));
    }
    line(&format_args!("commitment {}", Commitment::to(seed)));
    line(&format_args!("seed {seed}"));
    fold(stored)?.0.record.iter().for_each(|stored| line(&stored.line));
    if !results.is_empty() {
        let list = |of: fn(&ScoreRow) -> i64| {
            results.iter().map(|result| of(result).to_string()).collect::<Vec<_>>().join(" ")
        };
        line(&format_args!(
            "= points {}; ranks {}",
            list(|result| result.points),
            list(|result| result.rank)
        ));
    }
    Ok(record)
}

impl Task {
    /// The match as it is stored; none if it has not started, or if its rules are not here any more.
    pub(super) async fn read_match(&mut self) -> Result<Option<Begun>, Stopped> {
        let Some(started_at) = self.row.started_at else { return Ok(None) };
        let known = self.app.games.find(&self.row.game);
        if known.is_some_and(|(_, version)| i64::from(version) < self.row.version)
            && self.row.over_at.is_none()
        {
            // While servers are replaced one by one, the newer ones play it.
            return Err(Stopped::Newer);
        }
        let Some(Rules { game, .. }) = self.app.same_rules(&self.row).await? else {
            if self.row.over_at.is_none() {
                self.end(EndedBy::RulesChanged).await?;
            }
            return Ok(None);
        };
        let Read { play, folded, journal } =
            read(&*game, &self.row, &self.app.store.lines(self.id, 0).await?)?;
        let clocks = self
            .row
            .clock
            .map(|rule| Clocks::of(rule, self.app.outages.clone(), &folded, &play.waits(), started_at));
        let commitment = play.commitment();
        self.door.note_length(journal.length);
        Ok(Some(Begun { play, journal, clocks, commitment }))
    }

    /// Goes on with lines that others stored; returns whether that works without reading everything again.
    pub(super) fn follow(&mut self, stored: &[LineRow]) -> Result<bool, Stopped> {
        let Some(begun) = &self.begun else { return Ok(false) };
        let (mut play, mut journal, mut clocks) =
            (begun.play.clone(), begun.journal.clone(), begun.clocks.clone());
        let notes = stored.iter().map(|line| line.text.parse().map(|note| (note, line.at)));
        let notes: Vec<(Note, i64)> = notes.collect::<Result<_, Garbled>>()?;
        let mut rest = notes.as_slice();
        while let Some(((note, at), after)) = rest.split_first() {
            match note {
                Note::AskBack(_) | Note::Agree(_) | Note::Decline(_) => {
                    journal.note(note);
                    rest = after;
                }
                Note::Line(Line { actor: Actor::Seat(seat), text }) => {
                    let Ok(Played { play: next, lines, .. }) = play.submit(*seat, text) else {
                        return Ok(false);
                    };
                    // What chance did then follows from the seed, and was stored with the move.
                    let Some((played, after)) = rest.split_at_checked(lines.len()) else { return Ok(false) };
                    let lines: Vec<Note> = lines.into_iter().map(Note::Line).collect();
                    if !lines.iter().eq(played.iter().map(|(note, _)| note)) {
                        return Ok(false);
                    }
                    lines.iter().for_each(|line| journal.note(line));
                    rest = after;
                    if let Some(clocks) = &mut clocks {
                        clocks.moved(*seat, *at);
                        clocks.await_seats(next.turn().awaited(), *at);
                    }
                    play = next;
                }
                Note::Line(Line { actor: Actor::Chance, .. }) | Note::Drop(_) | Note::Cut(_) => {
                    return Ok(false);
                }
            }
        }
        self.door.note_length(journal.length);
        let commitment = begun.commitment.clone();
        self.begun = Some(Begun { play, journal, clocks, commitment });
        Ok(true)
    }

    /// Ends the match without a result.
    async fn end(&mut self, by: EndedBy) -> Result<(), Stopped> {
        let now = self.app.now();
        self.app.store.end(self.id, by, now).await?;
        self.row.over_at = Some(now);
        self.row.ended_by = Some(by);
        tracing::warn!(table = %self.id, game = self.row.game, "a match has ended: its rules have changed");
        Ok(())
    }
}
