//! A position behind a door that speaks numbers and text: it can be copied, looked at and tried out.

use crate::Scope;
use crate::observe::observe;
use crate::vocabulary::Vocabulary;
use std::any::Any;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tafel_bots::Bot;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Silent, Turn, Unreadable, Viewer};

/// Why a position stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// It is not a number of an offer.
    #[error("there are {offers} moves or outcomes, and no number {number}")]
    NoSuchNumber {
        /// The number.
        number: usize,
        /// How many there are.
        offers: usize,
    },
    /// The text is no move or outcome of the game.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// It is not possible now.
    #[error("`{0}` is not possible now")]
    Impossible(String),
}

/// A position.
pub trait Position: Send + Sync {
    /// A copy.
    fn copy(&self) -> Box<dyn Position>;
    /// Whom the table waits for.
    fn turn(&self) -> Turn;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The seat that is asked; the first of several, none if chance decides or the match is over.
    fn asked(&self) -> Option<Seat> {
        self.turn().awaited().iter().next()
    }
    /// The legal moves of a seat, in notation; none if it is not awaited.
    fn offers(&self, seat: Seat) -> Vec<String>;
    /// How many there are.
    fn count(&self, seat: Seat) -> usize;
    /// Plays a move of a seat by its place among the offers.
    ///
    /// # Errors
    /// If there is none.
    fn play(&mut self, seat: Seat, number: usize) -> Result<(), Refused>;
    /// Plays a move of a seat by its notation.
    ///
    /// # Errors
    /// If it is not among the offers.
    fn play_text(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// What chance can do, in notation, with weights.
    fn chances(&self) -> Vec<(String, u32)>;
    /// Lets the outcome in this place happen.
    ///
    /// # Errors
    /// If there is none.
    fn resolve(&mut self, number: usize) -> Result<(), Refused>;
    /// Lets chance decide once, as often as the weights say; nothing happens if chance need not decide.
    fn sample(&mut self, dice: &mut Dice);
    /// Points and ranks, once the match is over.
    fn standing(&self) -> Option<(Vec<i16>, Vec<u8>)>;
    /// Where the points of a seat come from, as if the match ended now.
    fn tally(&self, seat: Seat) -> Vec<(&'static str, i16)>;
    /// What a viewer knows, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// Writes what a seat sees, as features.
    fn observe(&self, seat: Seat, scope: Scope, row: &mut [i32]);
    /// The numbers of a seat's legal moves in the vocabulary, in the order of the offers; -1 for those without.
    fn numbers(&self, seat: Seat) -> Vec<i32>;
    /// What the game expects each seat to end with, in points.
    fn estimates(&self) -> Vec<f64>;
    /// A position that the seat that is asked cannot tell from this one, drawn at random.
    fn imagined(&self, dice: &mut Dice) -> Box<dyn Position>;
    /// A number that equal positions share.
    fn digest(&self) -> u64;
    /// Whether both are the same position of the same game.
    fn equals(&self, other: &dyn Position) -> bool;
    /// For those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A position of a game of known types.
pub(crate) struct Held<R: Rules> {
    pub(crate) rules: Arc<R>,
    pub(crate) vocabulary: Arc<Vocabulary<R::Move>>,
    pub(crate) seats: u8,
    pub(crate) state: R::State,
}

impl<R: Rules> Clone for Held<R> {
    fn clone(&self) -> Held<R> {
        Held { rules: self.rules.clone(), vocabulary: self.vocabulary.clone(), ..*self }
    }
}

impl<R: Evaluate> Held<R> {
    pub(crate) fn moves(&self, seat: Seat) -> Vec<R::Move> {
        let mut moves = vec![];
        self.rules.moves(&self.state, seat, &mut moves);
        moves
    }

    fn odds(&self) -> Vec<(R::Chance, u32)> {
        let mut odds = vec![];
        if self.turn() == Turn::Chance {
            self.rules.chances(&self.state, &mut odds);
        }
        odds
    }
}

impl<R: Evaluate> Position for Held<R> {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        self.moves(seat).iter().map(ToString::to_string).collect()
    }

    fn count(&self, seat: Seat) -> usize {
        self.moves(seat).len()
    }

    fn play(&mut self, seat: Seat, number: usize) -> Result<(), Refused> {
        let moves = self.moves(seat);
        let mv = moves.get(number).ok_or(Refused::NoSuchNumber { number, offers: moves.len() })?;
        self.rules.apply(&mut self.state, seat, *mv, &mut Silent);
        Ok(())
    }

    fn play_text(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let mv = notation.parse()?;
        if !self.moves(seat).contains(&mv) {
            return Err(Refused::Impossible(mv.to_string()));
        }
        self.rules.apply(&mut self.state, seat, mv, &mut Silent);
        Ok(())
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.odds().iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    fn resolve(&mut self, number: usize) -> Result<(), Refused> {
        let odds = self.odds();
        let &(chance, _) = odds.get(number).ok_or(Refused::NoSuchNumber { number, offers: odds.len() })?;
        self.rules.resolve(&mut self.state, chance, &mut Silent);
        Ok(())
    }

    fn sample(&mut self, dice: &mut Dice) {
        let odds = self.odds();
        if !odds.is_empty() {
            self.rules.resolve(&mut self.state, dice.pick(&odds), &mut Silent);
        }
    }

    fn standing(&self) -> Option<(Vec<i16>, Vec<u8>)> {
        let standing = self.rules.standing(&self.state)?;
        Some((standing.points.first(self.seats).to_vec(), standing.rank.first(self.seats).to_vec()))
    }

    fn tally(&self, seat: Seat) -> Vec<(&'static str, i16)> {
        let mut sources = vec![];
        self.rules.tally(&self.state, seat, &mut sources);
        sources
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.rules.view(&self.state, viewer)).expect("views can be written as JSON")
    }

    fn observe(&self, seat: Seat, scope: Scope, row: &mut [i32]) {
        observe(&*self.rules, &self.state, self.seats, seat, scope, row);
    }

    fn numbers(&self, seat: Seat) -> Vec<i32> {
        let mut numbers = vec![];
        self.vocabulary.number(&self.moves(seat), &mut |_, number| numbers.push(number));
        numbers
    }

    fn estimates(&self) -> Vec<f64> {
        let estimates = self.rules.estimate(&self.state);
        estimates.first(self.seats).iter().map(|&hundredths| f64::from(hundredths) / 100.0).collect()
    }

    fn imagined(&self, dice: &mut Dice) -> Box<dyn Position> {
        let mut imagined = self.clone();
        if let Some(seat) = self.asked() {
            imagined.state = self.rules.imagine(&self.rules.view(&self.state, Viewer::Seat(seat)), dice);
        }
        Box::new(imagined)
    }

    fn digest(&self) -> u64 {
        let mut hasher = rustc_hash::FxHasher::default();
        self.state.hash(&mut hasher);
        hasher.finish()
    }

    fn equals(&self, other: &dyn Position) -> bool {
        other.as_any().downcast_ref::<Held<R>>().is_some_and(|other| other.state == self.state)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A bot that chooses in positions of one game.
pub trait Chooser: Send {
    /// The place of its move among the offers of the seat that is asked; none if nobody is, or the position is of another game.
    fn choose(&mut self, position: &dyn Position) -> Option<usize>;
}

pub(crate) struct Chooses<R: Rules>(pub(crate) Box<dyn Bot<R>>);

impl<R: Evaluate> Chooser for Chooses<R> {
    fn choose(&mut self, position: &dyn Position) -> Option<usize> {
        let held = position.as_any().downcast_ref::<Held<R>>()?;
        let seat = held.asked()?;
        let moves = held.moves(seat);
        let view = held.rules.view(&held.state, Viewer::Seat(seat));
        let chosen = self.0.choose(&held.rules, seat, &view, &moves);
        moves.iter().position(|&mv| mv == chosen)
    }
}
