//! A game, made ready for programs.

use crate::many::{Lanes, Many, Setting};
use crate::observe::features_of_seat;
use crate::position::{Chooser, Chooses, Held, Position};
use crate::vocabulary::Vocabulary;
use std::sync::Arc;
use tafel_catalogue::{CannotVisit, Visitor};
use tafel_evaluate::Evaluate;
use tafel_outside::{CannotPlay, Player};
use tafel_rules::{Dice, Seat, Unreadable};

/// Why a game cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum CannotStudy {
    /// There is no such game, option, or move of the vocabulary.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The game cannot be played with the edition.
    #[error(transparent)]
    Refused(#[from] CannotVisit),
}

/// A game with the options agreed on.
pub trait Studied: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// What was agreed on, in full.
    fn options(&self) -> String;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// How many can play at most.
    fn most_seats(&self) -> u8;
    /// How many features a seat can have.
    fn features(&self) -> usize;
    /// How many numbers moves have.
    fn numbers(&self) -> usize;
    /// The position before anything happened.
    fn start(&self) -> Box<dyn Position>;
    /// Many matches at once.
    fn many(&self, setting: Setting) -> Box<dyn Many>;
    /// A bot on a seat.
    ///
    /// # Errors
    /// If it needs a file or a program that cannot be used.
    fn chooser(&self, player: &Player, seat: Seat, dice: Dice) -> Result<Box<dyn Chooser>, CannotPlay>;
}

/// Makes a game ready: the moves of `vocabulary`, a line each, get the numbers of their lines.
///
/// # Errors
/// If there is no such game or option, or a line is no move.
pub fn study(id: &str, options: &str, vocabulary: Option<&str>) -> Result<Box<dyn Studied>, CannotStudy> {
    let listed = tafel_catalogue::games().into_iter().find(|game| game.id == id);
    let most_seats = listed.map_or(1, |game| game.seats_max);
    let ready = Ready { options, vocabulary: vocabulary.unwrap_or_default(), most_seats };
    Ok(tafel_catalogue::visit(id, ready)??)
}

struct Ready<'a> {
    options: &'a str,
    vocabulary: &'a str,
    most_seats: u8,
}

impl Visitor for Ready<'_> {
    type Out = Result<Box<dyn Studied>, Unreadable>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Self::Out {
        let options: R::Options = self.options.parse()?;
        let vocabulary = Arc::new(Vocabulary::<R::Move>::of(self.vocabulary)?);
        Ok(Box::new(Agreed { rules, options, vocabulary, most_seats: self.most_seats }))
    }
}

struct Agreed<R: Evaluate> {
    rules: Arc<R>,
    options: R::Options,
    vocabulary: Arc<Vocabulary<R::Move>>,
    most_seats: u8,
}

impl<R: Evaluate> Studied for Agreed<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn options(&self) -> String {
        self.options.to_string()
    }

    fn seats(&self) -> u8 {
        self.rules.seats(&self.options)
    }

    fn most_seats(&self) -> u8 {
        self.most_seats
    }

    fn features(&self) -> usize {
        features_of_seat::<R>()
    }

    fn numbers(&self) -> usize {
        Vocabulary::<R::Move>::size(&self.vocabulary)
    }

    fn start(&self) -> Box<dyn Position> {
        Box::new(Held {
            rules: self.rules.clone(),
            vocabulary: self.vocabulary.clone(),
            seats: self.seats(),
            state: self.rules.start(&self.options),
        })
    }

    fn many(&self, setting: Setting) -> Box<dyn Many> {
        let (rules, vocabulary) = (self.rules.clone(), self.vocabulary.clone());
        Box::new(Lanes::new(rules, vocabulary, &self.options, self.most_seats, setting))
    }

    fn chooser(&self, player: &Player, seat: Seat, dice: Dice) -> Result<Box<dyn Chooser>, CannotPlay> {
        let entrant = player.entrant(another::<R>)?;
        Ok(Box::new(Chooses(entrant.sit_down(&self.rules, &self.options, seat, dice))))
    }
}

/// Another instance of a game, for players with an opinion of their own.
pub(crate) fn another<R: Evaluate>() -> R {
    let edition = tafel_catalogue::games().into_iter().find(|game| game.id == R::ID).map(|game| game.files);
    let edition = tafel_rules::Edition::built_in(edition.expect("a game is listed"));
    R::of_edition(&edition).unwrap_or_else(|misprint| panic!("the built-in components: {misprint}"))
}
