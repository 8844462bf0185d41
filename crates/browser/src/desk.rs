//! What is asked beside a match in progress: games and their options, records, and bots that know a view and nothing else.

use crate::GAMES;
use crate::table::game_of;
use serde::Serialize;
use std::fmt::Display;
use tafel_bots::{Budget, Level};
use tafel_engine::{Game, Question};
use tafel_rules::{Dice, Seat, Seed, Viewer};
use tafel_table::Header;
use tafel_wire::{Advised, Foreseen, GameInfo, Replayed};

/// The beginning of another match.
#[derive(Serialize)]
pub struct Beginning {
    /// The game's id.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// The lines of play.
    pub lines: Vec<String>,
}

/// A whole match, to be kept and gone on with.
#[derive(Serialize)]
pub struct Whole {
    /// The game's id.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// How many lines were decided by another seed.
    pub inherited: usize,
    /// The lines of play.
    pub lines: Vec<String>,
    /// The seed that the record holds.
    pub seed: Option<String>,
}

/// The games, as a server lists them.
pub fn games() -> Vec<GameInfo> {
    GAMES.infos()
}

/// Options in full, and how many seats they are for.
///
/// # Errors
/// With a sentence about what is wrong.
pub fn agree(game: &str, options: &str) -> Result<(String, u8), String> {
    find(game)?.agree(options).map_err(sentence)
}

/// A record line by line, as one viewer saw it.
///
/// # Errors
/// With a sentence about what is wrong.
pub fn replay(record: &str, viewer: Viewer) -> Result<Replayed, String> {
    of_record(record)?.1.replay(record, viewer).map_err(sentence)
}

/// The beginning of another match: a record up to a line.
///
/// # Errors
/// With a sentence about what is wrong.
pub fn take_over(record: &str, lines: usize) -> Result<Beginning, String> {
    let (id, game) = of_record(record)?;
    let taken = game.take_over(record, lines).map_err(sentence)?;
    Ok(Beginning { game: id, options: taken.options, lines: taken.lines })
}

/// A record as a match to be kept: where it holds its seed, chance must have fallen as that says.
///
/// # Errors
/// With a sentence about what is wrong.
pub fn unpack(record: &str) -> Result<Whole, String> {
    let (id, game) = of_record(record)?;
    // What chance would decide next is not asked here.
    let unpacked = game.unpack(record, Seed([0; 32])).map_err(sentence)?;
    let lines = match unpacked.seed {
        Some(_) => unpacked.play.lines(0),
        None => unpacked.play.lines(0).into_iter().take(unpacked.inherited).collect(),
    };
    Ok(Whole {
        game: id,
        options: unpacked.options,
        inherited: unpacked.inherited,
        lines: lines.iter().map(ToString::to_string).collect(),
        seed: unpacked.seed.map(|seed| seed.to_string()),
    })
}

/// What a move would do, as far as its seat can know beforehand.
///
/// # Errors
/// With a sentence about what is wrong.
pub fn foresee(game: &str, seat: Seat, view: &str, notation: &str) -> Result<Option<Foreseen>, String> {
    find(game)?.foresee(seat, view, notation).map_err(sentence)
}

/// The move of a bot that knows the view of its seat and nothing else.
///
/// # Errors
/// With a sentence about what is wrong.
pub fn answer(game: &str, seat: Seat, view: &str, level: &str, seed: Seed) -> Result<String, String> {
    let (question, level, dice) = question(game, seat, view, level, seed)?;
    Ok(question.answer(level, dice))
}

/// The moves that a bot thinks best, the best first.
///
/// # Errors
/// With a sentence about what is wrong.
pub fn advise(game: &str, seat: Seat, view: &str, level: &str, seed: Seed) -> Result<Vec<Advised>, String> {
    let (question, level, dice) = question(game, seat, view, level, seed)?;
    Ok(question.advise(level, dice))
}

fn question(
    game: &str,
    seat: Seat,
    view: &str,
    level: &str,
    seed: Seed,
) -> Result<(Box<dyn Question>, Level, Dice), String> {
    let level: Level = level.parse().map_err(sentence)?;
    if matches!(level, Level::Search(Budget::Time(_))) {
        return Err("a bot in the browser has a budget of iterations, not of time".to_owned());
    }
    let mut dice = Dice::at(seed, 0);
    let question = find(game)?.question(seat, view, &mut dice).map_err(sentence)?;
    Ok((question.ok_or("the seat need not act")?, level, Dice::at(seed, 1)))
}

fn find(game: &str) -> Result<&'static dyn Game, String> {
    game_of(game).map_err(|_| format!("there is no game `{game}`"))
}

fn of_record(text: &str) -> Result<(String, &'static dyn Game), String> {
    let id = Header::of(text).map_err(sentence)?.game.to_owned();
    let game = find(&id)?;
    Ok((id, game))
}

fn sentence(error: impl Display) -> String {
    error.to_string()
}
