//! A review step by step.

use crate::depth::Settings;
use crate::expect::{Expect, Knowledge, Outlook};
use crate::judge::{Case, Judge, Screened};
use crate::report;
use crate::streams::{Purpose, Streams};
use std::sync::Arc;
use tafel_evaluate::Evaluate;
use tafel_rules::{Rules, Seat, Silent, Turn, Viewer};
use tafel_table::{Entry, EntryOf, Fault, Record, replay, step};
use tafel_wire::{Review, ReviewDepth, ReviewedDecision};

/// The longest match that is reviewed, in lines; the longest of any game has a third of them.
pub const LONGEST_MATCH: usize = 5_000;

/// What somebody wants to know.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wish {
    /// How thorough it shall be.
    pub depth: ReviewDepth,
    /// What the dice of the review follow from.
    pub seed: u32,
    /// Whether expectations are those of somebody who sees all cards.
    pub open: bool,
    /// Whether only luck is wanted: decisions are then not judged.
    pub luck_alone: bool,
}

impl Default for Wish {
    fn default() -> Self {
        Wish { depth: ReviewDepth::Quick, seed: 0, open: false, luck_alone: false }
    }
}

/// Why a match is not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotReview {
    /// A line of the record is wrong.
    #[error(transparent)]
    Faulty(#[from] Fault),
    /// It is not over.
    #[error("only a match that is over can be reviewed")]
    Running,
    /// It has too many lines.
    #[error("a match of more than {LONGEST_MATCH} lines is not reviewed")]
    TooLong,
}

/// How far a review has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many of its parts are done.
    pub done: u32,
    /// How many parts it has.
    pub parts: u32,
}

impl Progress {
    /// Whether all of it is done.
    pub fn is_done(self) -> bool {
        self.done == self.parts
    }
}

/// A review in progress, of whatever game.
pub trait Steps: Send {
    /// Goes on until about this many positions have been looked at, or all is done.
    fn advance(&mut self, positions: u64) -> Progress;

    /// The review, once all is done.
    fn review(&self) -> Option<Review>;
}

/// A review of a match of the game `R`.
pub struct Reviewing<R: Rules> {
    rules: Arc<R>,
    wish: Wish,
    settings: Settings,
    pub(crate) options: String,
    pub(crate) seats: u8,
    pub(crate) entries: Vec<EntryOf<R>>,
    /// The states before the first line and after each.
    states: Vec<R::State>,
    /// Where the run of chance lines that a position belongs to ends: there a seat decides, or the match is over.
    ends: Vec<usize>,
    cases: Vec<Case<R>>,
    pub(crate) expected: Vec<Expected>,
    doubtful: Vec<(usize, Vec<Vec<R::Move>>)>,
    pub(crate) decisions: Vec<ReviewedDecision>,
    looked: usize,
    screened: usize,
}

/// What can be expected at a position.
pub(crate) struct Expected {
    pub(crate) outlook: Outlook,
    pub(crate) ways: u32,
    pub(crate) all_ways: bool,
    /// After a choice that others made at the same time too: what the seat that chose could expect before it knew of them.
    pub(crate) unmet: Option<f64>,
}

impl<R: Evaluate> Reviewing<R> {
    /// A review of a record.
    ///
    /// # Errors
    /// If the record is faulty, too long, or of a match that is not over.
    pub fn of(rules: Arc<R>, record: &Record<R>, wish: Wish) -> Result<Reviewing<R>, CannotReview> {
        if record.entries.len() > LONGEST_MATCH {
            return Err(CannotReview::TooLong);
        }
        let end = replay(&*rules, record, &mut Silent)?;
        if rules.turn(&end.state) != Turn::Over {
            return Err(CannotReview::Running);
        }
        let mut states = vec![rules.start(&record.options)];
        for &entry in &record.entries {
            let mut state = *states.last().expect("there is a start");
            step(&*rules, &mut state, entry, &mut Silent);
            states.push(state);
        }
        let mut ends: Vec<usize> = (0..states.len()).collect();
        for at in (0..record.entries.len()).rev() {
            if record.entries[at].is_chance() {
                ends[at] = ends[at + 1];
            }
        }
        let cases = if wish.luck_alone { vec![] } else { cases(&*rules, &record.entries, &states) };
        Ok(Reviewing {
            settings: Settings::of(wish.depth),
            options: record.options.to_string(),
            seats: rules.seats(&record.options),
            entries: record.entries.clone(),
            rules,
            wish,
            states,
            ends,
            cases,
            expected: vec![],
            doubtful: vec![],
            decisions: vec![],
            looked: 0,
            screened: 0,
        })
    }

    /// Does the next part; says how many positions were looked at.
    fn next_part(&mut self) -> u64 {
        if self.expected.len() < self.states.len() {
            return self.expect(self.expected.len());
        }
        let mut judge =
            Judge { rules: &*self.rules, settings: self.settings, seed: self.wish.seed, walks: 0 };
        if let Some(case) = self.cases.get(self.screened) {
            match judge.screen(case) {
                Screened::Judged(told) => self.decisions.push(told),
                Screened::Doubtful { lines } => self.doubtful.push((self.screened, lines)),
            }
            self.screened += 1;
        } else if let Some((case, lines)) = self.doubtful.get(self.looked) {
            self.decisions.push(judge.look(&self.cases[*case], lines));
            self.looked += 1;
        }
        judge.walks
    }

    /// Finds out what could be expected at a position.
    fn expect(&mut self, at: usize) -> u64 {
        let knowledge = if self.wish.open { Knowledge::Open } else { Knowledge::Own };
        let mut expect = Expect::new(&*self.rules, self.seats, self.settings, knowledge);
        // What follows chance is expected with the dice of what came before it, so that nothing but chance makes a difference.
        let streams = Streams::new(self.wish.seed, Purpose::Expectation, self.ends[at]);
        let mut draws = Streams::new(self.wish.seed, Purpose::Ways, at).dice(0);
        let (outlook, ways, all_ways) = expect.at(&self.states[at], &mut draws, streams);
        let unmet = at.checked_sub(1).and_then(|line| self.unmet(&mut expect, line, streams));
        let estimated = expect.estimated;
        self.expected.push(Expected { outlook, ways, all_ways, unmet });
        estimated
    }

    /// What the seat that made a choice could expect after it, before it knew what others chose at the same time.
    fn unmet(&self, expect: &mut Expect<'_, R>, line: usize, streams: Streams) -> Option<f64> {
        let Entry::Move(seat, mv) = self.entries[line] else { return None };
        // With open cards nothing is secret, so that nothing is met.
        if self.wish.open || !self.is_together(line) {
            return None;
        }
        let rules = &*self.rules;
        let view = rules.before_choices(&rules.view(&self.states[line], Viewer::Seat(seat)));
        let chosen = |mut state: R::State| {
            let mut legal = vec![];
            rules.moves(&state, seat, &mut legal);
            legal.contains(&mv).then(|| {
                rules.apply(&mut state, seat, mv, &mut Silent);
                state
            })
        };
        Some(expect.mean_over(&view, &mut vec![], streams, chosen).points[seat])
    }

    /// Whether a line is one of several choices that seats made at the same time.
    pub(crate) fn is_together(&self, line: usize) -> bool {
        let Entry::Move(seat, _) = self.entries[line] else { return false };
        let awaited = |line: usize| self.rules.turn(&self.states[line]).awaited();
        let mut first = line;
        // Back to the first of those who chose while this seat was awaited too.
        while first > 0
            && matches!(self.entries[first - 1], Entry::Move(other, _) if other != seat)
            && awaited(first - 1).contains(seat)
        {
            first -= 1;
        }
        awaited(first).len() > 1
    }

    fn progress(&self) -> Progress {
        let (states, cases) = (self.states.len(), self.cases.len());
        let done = self.expected.len() + self.screened + self.decisions.len();
        Progress { done: done as u32, parts: (states + 2 * cases) as u32 }
    }
}

impl<R: Evaluate> Reviewing<R> {
    /// Goes on until about this many positions have been looked at, or all is done.
    pub fn advance(&mut self, positions: u64) -> Progress {
        let mut looked_at = 0;
        while looked_at < positions.max(1) && !self.progress().is_done() {
            looked_at += self.next_part().max(1);
        }
        self.progress()
    }

    /// The review, once all is done.
    pub fn review(&self) -> Option<Review> {
        self.progress().is_done().then(|| report::report(self, self.wish))
    }
}

impl<R: Evaluate> Steps for Reviewing<R> {
    fn advance(&mut self, positions: u64) -> Progress {
        Reviewing::advance(self, positions)
    }

    fn review(&self) -> Option<Review> {
        Reviewing::review(self)
    }
}

/// The decisions where there was a choice: more than one move that is worth a thought, or another one was made.
fn cases<R: Evaluate>(rules: &R, entries: &[EntryOf<R>], states: &[R::State]) -> Vec<Case<R>> {
    let mut cases = vec![];
    let (mut moves, mut sensible) = (vec![], vec![]);
    for (line, &entry) in entries.iter().enumerate() {
        let Entry::Move(seat, made) = entry else { continue };
        moves.clear();
        rules.moves(&states[line], seat, &mut moves);
        sensible.clear();
        rules.search_moves(&states[line], seat, &mut sensible);
        if moves.len() == 1 || sensible == [made] {
            continue;
        }
        let view = rules.before_choices(&rules.view(&states[line], Viewer::Seat(seat)));
        let played = rest_of_turn::<R>(seat, &entries[line..]);
        cases.push(Case { line, seat, view, made, played, offers: moves.len() as u32 });
    }
    cases
}

/// The moves of a seat until chance or another seat has a say.
fn rest_of_turn<R: Rules>(seat: Seat, entries: &[EntryOf<R>]) -> Vec<R::Move> {
    let own = |entry: &EntryOf<R>| match entry {
        Entry::Move(by, mv) if *by == seat => Some(*mv),
        Entry::Move(..) | Entry::Chance(_) => None,
    };
    entries.iter().map_while(own).collect()
}
