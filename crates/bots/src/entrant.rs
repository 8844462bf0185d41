//! Who is given seats, match after match.

use crate::{Advice, Bot, Level};
use std::sync::Arc;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat};

/// Somebody who takes part in matches: for each of them, and each of its seats, a bot is made.
pub trait Entrant<R: Rules>: Send + Sync {
    /// By what it is known in results.
    fn name(&self) -> String;

    /// A bot for one seat of one match; its own luck is `dice`.
    fn sit_down(&self, rules: &R, options: &R::Options, seat: Seat, dice: Dice) -> Box<dyn Bot<R>>;
}

impl<R: Evaluate> Entrant<R> for Level {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit_down(&self, _: &R, _: &R::Options, _: Seat, dice: Dice) -> Box<dyn Bot<R>> {
        self.bot(dice)
    }
}

impl<R: Rules, E: Entrant<R> + ?Sized> Entrant<R> for &E {
    fn name(&self) -> String {
        (**self).name()
    }

    fn sit_down(&self, rules: &R, options: &R::Options, seat: Seat, dice: Dice) -> Box<dyn Bot<R>> {
        (**self).sit_down(rules, options, seat, dice)
    }
}

impl<R: Rules, E: Entrant<R> + ?Sized> Entrant<R> for Arc<E> {
    fn name(&self) -> String {
        (**self).name()
    }

    fn sit_down(&self, rules: &R, options: &R::Options, seat: Seat, dice: Dice) -> Box<dyn Bot<R>> {
        (**self).sit_down(rules, options, seat, dice)
    }
}

/// A level that evaluates positions with an instance of the game of its own, which may have other weights or another network.
pub struct Tuned<R> {
    /// By what it is known in results.
    pub name: String,
    /// How it plays.
    pub level: Level,
    /// What it thinks of the game.
    pub rules: Arc<R>,
}

impl<R: Evaluate> Entrant<R> for Tuned<R> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn sit_down(&self, _: &R, _: &R::Options, _: Seat, dice: Dice) -> Box<dyn Bot<R>> {
        Box::new(OwnOpinion { bot: self.level.bot(dice), rules: self.rules.clone() })
    }
}

/// A bot that goes by its own instance of the game.
struct OwnOpinion<R: Rules> {
    bot: Box<dyn Bot<R>>,
    rules: Arc<R>,
}

impl<R: Rules> Bot<R> for OwnOpinion<R> {
    fn choose(&mut self, _: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        self.bot.choose(&self.rules, seat, view, moves)
    }

    fn advise(&mut self, _: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>> {
        self.bot.advise(&self.rules, seat, view, moves)
    }
}
