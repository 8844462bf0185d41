//! A game whose types are erased: what can be done before a match, and with records.

use crate::{Play, Played, Question, foresight, frames, question};
use std::sync::Arc;
use tafel_evaluate::Evaluate;
use tafel_review::{CannotReview, Reviewing, Steps, Wish};
use tafel_rules::{Dice, Rule, Seat, Seed, Silent, Turn, Unreadable, Viewer};
use tafel_table::{EntryOf, Fault, Line, Match, Problem, Record, replay, verify};
use tafel_wire::{Foreseen, Replayed};

/// Why a match cannot be shown line by line, or continued.
#[derive(Debug, thiserror::Error)]
pub enum CannotReplay {
    /// A line of the record is wrong.
    #[error(transparent)]
    Faulty(#[from] Fault),
    /// The match has fewer seats.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The record has fewer lines.
    #[error("the record has fewer lines")]
    NoSuchLine,
    /// After these lines the match is over.
    #[error("the match is over there")]
    Over,
    /// Its views and effects would fill more than can be sent.
    #[error("the match is too long to be shown at once")]
    TooLong,
}

/// The beginning of another match.
pub struct TakenOver {
    /// What was agreed on.
    pub options: String,
    /// The lines of play.
    pub lines: Vec<String>,
}

/// A whole match, as a record tells it.
pub struct Unpacked {
    /// What was agreed on.
    pub options: String,
    /// How many of its lines were decided by another seed than its own.
    pub inherited: usize,
    /// The seed that the record holds; chance fell as it says.
    pub seed: Option<Seed>,
    /// The match, ready to go on.
    pub play: Arc<dyn Play>,
}

/// What was found when the draws of a record were checked against its seed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many lines of play the record has; all are legal.
    pub lines: usize,
    /// How many of them come from another match, whose draws its own seed decided.
    pub inherited: usize,
    /// How many draws fell as the seed says.
    pub draws: usize,
    /// Whether the record says which seed was promised; then it is this one.
    pub promised: bool,
}

/// A game whose types are erased.
pub trait Game: Send + Sync {
    /// Reads what was agreed on; returns it in full, and the number of seats.
    ///
    /// # Errors
    /// If there is no such option.
    fn agree(&self, options: &str) -> Result<(String, u8), Unreadable>;

    /// Begins a match, and tells what chance decided before the first move.
    ///
    /// # Errors
    /// If there is no such option.
    fn open(&self, options: &str, seed: Seed) -> Result<Played, Unreadable>;

    /// Goes on where the lines of a record end; the first `inherited` of them were taken over from another match.
    ///
    /// # Errors
    /// With the first line that cannot be read or cannot happen.
    fn resume(
        &self,
        options: &str,
        inherited: usize,
        lines: &[&Line],
        seed: Seed,
    ) -> Result<Arc<dyn Play>, Fault>;

    /// Shows a record as one viewer saw it.
    ///
    /// # Errors
    /// If the record is faulty or too long, or has no such seat.
    fn replay(&self, text: &str, viewer: Viewer) -> Result<Replayed, CannotReplay>;

    /// What there is to take over from a record up to a line.
    ///
    /// # Errors
    /// If the record is faulty or has no such line, or nothing is left to play there.
    fn take_over(&self, text: &str, lines: usize) -> Result<TakenOver, CannotReplay>;

    /// Reads a whole match, to be gone on with. Where the record holds its seed, chance must have fallen as the seed says,
    /// and the seed decides further; otherwise everything so far is taken over, and `fresh` decides from there on.
    ///
    /// # Errors
    /// With the first line that fails the check.
    fn unpack(&self, text: &str, fresh: Seed) -> Result<Unpacked, Fault>;

    /// Confirms that a record is legal, that its seed is the one promised, and that chance fell as the seed says.
    ///
    /// # Errors
    /// With the first line that fails the check.
    fn verify(&self, text: &str) -> Result<Verified, Fault>;

    /// A review of the record of a finished match, to be gone through step by step.
    ///
    /// # Errors
    /// If the record is faulty or too long, or the match is not over.
    fn review(&self, text: &str, wish: Wish) -> Result<Box<dyn Steps>, CannotReview>;

    /// The question for a bot that knows no more than the JSON of its seat's view; none if the seat need not act. The dice
    /// decide how the rest is imagined, on which the moves do not depend.
    ///
    /// # Errors
    /// If the text is not a view of this game.
    ///
    /// # Panics
    /// Possibly, if no match can show such a view.
    fn question(
        &self,
        seat: Seat,
        view: &str,
        dice: &mut Dice,
    ) -> Result<Option<Box<dyn Question>>, serde_json::Error>;

    /// What a move would do, as far as its seat can know beforehand from its view; none if the move is not legal, or
    /// something hidden takes part in it.
    ///
    /// # Errors
    /// If the text is not a view of this game.
    ///
    /// # Panics
    /// Possibly, if no match can show such a view.
    fn foresee(&self, seat: Seat, view: &str, notation: &str) -> Result<Option<Foreseen>, serde_json::Error>;

    /// What a rule says, in one line.
    fn rule_text(&self, rule: Rule) -> Option<String>;
}

/// A game of known types behind the door that speaks text.
pub(crate) struct Ruled<R>(pub(crate) Arc<R>);

impl<R: Evaluate> Game for Ruled<R> {
    fn agree(&self, options: &str) -> Result<(String, u8), Unreadable> {
        let options: R::Options = options.parse()?;
        Ok((options.to_string(), self.0.seats(&options)))
    }

    fn open(&self, options: &str, seed: Seed) -> Result<Played, Unreadable> {
        let (opened, effects) = Match::open(self.0.clone(), options.parse()?, seed);
        Ok(Played::since(0, opened, effects))
    }

    fn resume(
        &self,
        options: &str,
        inherited: usize,
        lines: &[&Line],
        seed: Seed,
    ) -> Result<Arc<dyn Play>, Fault> {
        let fault = |line: usize| move |unreadable| Fault { line, problem: Problem::Unreadable(unreadable) };
        let options = options.parse().map_err(fault(1))?;
        let entries: Result<Vec<EntryOf<R>>, Fault> =
            lines.iter().enumerate().map(|(at, &line)| line.try_into().map_err(fault(at + 2))).collect();
        let mut record = Record::by(&*self.0, options, entries?);
        record.inherited = inherited;
        let (resumed, _) = Match::resume(self.0.clone(), record, seed)?;
        Ok(Arc::new(resumed))
    }

    fn replay(&self, text: &str, viewer: Viewer) -> Result<Replayed, CannotReplay> {
        frames::of_record(&*self.0, text, viewer)
    }

    fn take_over(&self, text: &str, lines: usize) -> Result<TakenOver, CannotReplay> {
        let mut record = Record::<R>::read(text)?;
        if lines > record.entries.len() {
            return Err(CannotReplay::NoSuchLine);
        }
        record.entries.truncate(lines);
        record.result = None;
        let reached = replay(&*self.0, &record, &mut Silent)?;
        if self.0.turn(&reached.state) == Turn::Over {
            return Err(CannotReplay::Over);
        }
        Ok(TakenOver {
            options: record.options.to_string(),
            lines: record.entries.iter().map(ToString::to_string).collect(),
        })
    }

    fn unpack(&self, text: &str, fresh: Seed) -> Result<Unpacked, Fault> {
        let mut record = Record::<R>::read(text)?;
        let seed = record.seed;
        if seed.is_some() {
            verify(&*self.0, &record)?;
        } else {
            record.inherited = record.entries.len();
        }
        let (options, inherited) = (record.options.to_string(), record.inherited);
        let (play, _) = Match::resume(self.0.clone(), record, seed.unwrap_or(fresh))?;
        Ok(Unpacked { options, inherited, seed, play: Arc::new(play) })
    }

    fn verify(&self, text: &str) -> Result<Verified, Fault> {
        let record = Record::<R>::read(text)?;
        Ok(Verified {
            draws: verify(&*self.0, &record)?,
            lines: record.entries.len(),
            inherited: record.inherited,
            promised: record.commitment.is_some(),
        })
    }

    fn review(&self, text: &str, wish: Wish) -> Result<Box<dyn Steps>, CannotReview> {
        let record = Record::<R>::read(text)?;
        Ok(Box::new(Reviewing::of(self.0.clone(), &record, wish)?))
    }

    fn question(
        &self,
        seat: Seat,
        view: &str,
        dice: &mut Dice,
    ) -> Result<Option<Box<dyn Question>>, serde_json::Error> {
        let view = serde_json::from_str(view)?;
        let state = self.0.imagine(&view, dice);
        let mut moves = vec![];
        self.0.moves(&state, seat, &mut moves);
        Ok(question::of(&self.0, seat, view, moves))
    }

    fn foresee(&self, seat: Seat, view: &str, notation: &str) -> Result<Option<Foreseen>, serde_json::Error> {
        let view = serde_json::from_str(view)?;
        Ok(notation.parse().ok().and_then(|mv| foresight::foresee(&*self.0, seat, &view, mv)))
    }

    fn rule_text(&self, rule: Rule) -> Option<String> {
        rule.text_in(R::RULEBOOK)
    }
}
