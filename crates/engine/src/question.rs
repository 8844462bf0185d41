//! What a bot is asked, and what it says.

use std::sync::Arc;
use tafel_bots::{Advice, Level};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat};
use tafel_wire::Advised;

/// What a bot is asked: rules, seat, view and moves, and nothing else of the match.
pub trait Question: Send {
    /// One of the moves, in notation.
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String;

    /// The moves that the bot thinks best, the best first.
    fn advise(self: Box<Self>, level: Level, dice: Dice) -> Vec<Advised>;
}

/// How many moves are advised.
const ADVISED: usize = 3;

struct Asked<R: Rules> {
    rules: Arc<R>,
    seat: Seat,
    view: R::View,
    moves: Vec<R::Move>,
}

/// The question for a bot with this view and these moves; none if the seat need not act.
pub(crate) fn of<R: Evaluate>(
    rules: &Arc<R>,
    seat: Seat,
    view: R::View,
    moves: Vec<R::Move>,
) -> Option<Box<dyn Question>> {
    let asked = Asked::<R> { rules: rules.clone(), seat, view, moves };
    (!asked.moves.is_empty()).then(|| Box::new(asked) as Box<dyn Question>)
}

impl<R: Evaluate> Question for Asked<R> {
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String {
        let mut bot = level.bot::<R>(dice);
        bot.choose(&self.rules, self.seat, &self.view, &self.moves).to_string()
    }

    fn advise(self: Box<Self>, level: Level, dice: Dice) -> Vec<Advised> {
        let thoughts = level.advise(&*self.rules, self.seat, &self.view, &self.moves, dice.clone());
        if thoughts.is_empty() {
            return vec![Advised { mv: self.answer(level, dice), points: None }];
        }
        let advised =
            |thought: &Advice<R::Move>| Advised { mv: thought.mv.to_string(), points: Some(thought.points) };
        thoughts.iter().take(ADVISED).map(advised).collect()
    }
}
