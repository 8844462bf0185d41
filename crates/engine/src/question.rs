//! What a bot is asked, and what it says.

use std::sync::Arc;
use tafel_bots::{Advice, Level};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Silent};
use tafel_wire::{Advised, Source};

/// What a bot is asked: rules, seat, view and moves, and nothing else of the match.
pub trait Question: Send {
    /// One of the moves, in notation.
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String;

    /// The moves that the bot thinks best, those with the most points first, and what they bring at once; none where it
    /// compared none, or where all look the same to it.
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
        // A single move was not weighed against anything, and what leads to the same points everywhere is the estimate of
        // the position, not of the moves.
        if thoughts.iter().all(|thought| thought.points == thoughts[0].points) {
            return vec![];
        }
        let advised = |thought: &Advice<R::Move>| Advised {
            mv: thought.mv.to_string(),
            points: thought.points,
            now: self.gains(thought.mv, dice.clone()),
        };
        let mut advised: Vec<Advised> = thoughts.iter().take(ADVISED).map(advised).collect();
        advised.sort_by_key(|advised| -advised.points);
        advised
    }
}

impl<R: Evaluate> Asked<R> {
    /// What a move brings the seat before anything else happens, by source.
    fn gains(&self, mv: R::Move, mut dice: Dice) -> Vec<Source> {
        let before = self.rules.imagine(&self.view, &mut dice);
        let mut after = before;
        self.rules.apply(&mut after, self.seat, mv, &mut Silent);
        gains(&*self.rules, self.seat, &before, &after)
    }
}

/// What a seat has gained and lost from one state to another, by source.
pub(crate) fn gains<R: Rules>(rules: &R, seat: Seat, before: &R::State, after: &R::State) -> Vec<Source> {
    let tally = |state: &R::State| {
        let mut sources = vec![];
        rules.tally(state, seat, &mut sources);
        sources
    };
    let (before, after) = (tally(before), tally(after));
    let gained = |&(source, points): &(&'static str, i16)| {
        let had = before.iter().find(|(of, _)| *of == source).map_or(0, |&(_, points)| points);
        Source { source, points: points - had }
    };
    let mut gains: Vec<Source> = after.iter().map(gained).filter(|gain| gain.points != 0).collect();
    let lost = before.iter().filter(|(of, points)| *points != 0 && !after.iter().any(|(kept, _)| kept == of));
    gains.extend(lost.map(|&(source, points)| Source { source, points: -points }));
    gains
}
