//! What JavaScript sees. Every answer is JSON in the types of the server's messages; every error is a sentence, or the JSON
//! of a refusal.

use crate::{Table, desk, rehearsal};
use serde::Serialize;
use std::fmt::Display;
use tafel_rules::{Seat, Viewer};
use tafel_table::Line;
use wasm_bindgen::prelude::wasm_bindgen;

/// A match on this machine.
#[wasm_bindgen(js_name = Table)]
pub struct JsTable(Table);

#[wasm_bindgen(js_class = Table)]
impl JsTable {
    /// Begins a match.
    pub fn open(game: &str, options: &str, seed: &str) -> Result<JsTable, String> {
        let seed = seed.parse().map_err(sentence)?;
        Table::open(game, options, seed).map(JsTable).map_err(sentence)
    }

    /// Goes on where stored lines end, one below the other; the first `inherited` of them come from another match.
    pub fn resume(
        game: &str,
        options: &str,
        inherited: u32,
        lines: &str,
        seed: &str,
    ) -> Result<JsTable, String> {
        let lines: Result<Vec<Line>, _> = lines.lines().map(str::parse).collect();
        let (lines, seed) = (lines.map_err(sentence)?, seed.parse().map_err(sentence)?);
        Table::resume(game, options, inherited as usize, &lines, seed).map(JsTable).map_err(sentence)
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.0.play().seats()
    }

    /// The lines of the record, beginning with the given one.
    pub fn lines(&self, from: u32) -> Vec<String> {
        self.0.play().lines(from as usize).iter().map(ToString::to_string).collect()
    }

    /// What a viewer may know: a seat's number, or `-` for the public. What was heard since a line comes with it; without
    /// a line, lines were taken back.
    pub fn position(&self, viewer: &str, since: Option<u32>) -> Result<String, String> {
        let viewer: Viewer = viewer.parse().map_err(sentence)?;
        Ok(json(&self.0.position(viewer, since.map(|line| line as usize))))
    }

    /// Makes a move; returns how many lines the record had before it.
    pub fn submit(&mut self, seat: u8, notation: &str) -> Result<u32, String> {
        self.0.submit(Seat(seat), notation).map(|before| before as u32).map_err(|refused| json(&refused))
    }

    /// Takes back the last line of a seat.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self, seat: u8) -> Result<(), String> {
        self.0.take_back(Seat(seat)).map_err(|refused| json(&refused))
    }

    /// Why a seat cannot make a move; none if it can.
    pub fn why(&self, seat: u8, notation: &str) -> Option<String> {
        self.0.why_not(Seat(seat), notation).map(|refused| json(&refused))
    }

    /// The record so far, with its seed: whoever plays here has it anyway.
    pub fn record(&self) -> String {
        self.0.play().record_with_seed()
    }

    /// Where the points of each seat come from, as if the match ended now.
    pub fn tally(&self) -> String {
        json(&self.0.play().tally())
    }

    /// The whole match as one viewer saw it.
    pub fn replay(&self, viewer: &str) -> Result<String, String> {
        let viewer: Viewer = viewer.parse().map_err(sentence)?;
        self.0.play().replay(viewer).map(|replayed| json(&replayed)).map_err(sentence)
    }
}

/// The games, as a server lists them.
#[wasm_bindgen]
pub fn games() -> String {
    json(&desk::games())
}

/// Options in full, and how many seats they are for.
#[wasm_bindgen]
pub fn agree(game: &str, options: &str) -> Result<String, String> {
    desk::agree(game, options).map(|agreed| json(&agreed))
}

/// A record line by line, as one viewer saw it.
#[wasm_bindgen]
pub fn replay(record: &str, viewer: &str) -> Result<String, String> {
    let viewer: Viewer = viewer.parse().map_err(sentence)?;
    desk::replay(record, viewer).map(|replayed| json(&replayed))
}

/// The beginning of another match: a record up to a line.
#[wasm_bindgen(js_name = takeOver)]
pub fn take_over(record: &str, lines: u32) -> Result<String, String> {
    desk::take_over(record, lines as usize).map(|beginning| json(&beginning))
}

/// A record as a match to be kept and gone on with.
#[wasm_bindgen]
pub fn unpack(record: &str) -> Result<String, String> {
    desk::unpack(record).map(|whole| json(&whole))
}

/// What a move would do; none where something hidden takes part.
#[wasm_bindgen]
pub fn foresee(game: &str, seat: u8, view: &str, notation: &str) -> Result<Option<String>, String> {
    Ok(desk::foresee(game, Seat(seat), view, notation)?.map(|foreseen| json(&foreseen)))
}

/// The move of a bot that knows the view of its seat and nothing else.
#[wasm_bindgen]
pub fn answer(game: &str, seat: u8, view: &str, level: &str, seed: &str) -> Result<String, String> {
    desk::answer(game, Seat(seat), view, level, seed.parse().map_err(sentence)?)
}

/// The moves that a bot thinks best, the best first.
#[wasm_bindgen]
pub fn advise(game: &str, seat: u8, view: &str, level: &str, seed: &str) -> Result<String, String> {
    desk::advise(game, Seat(seat), view, level, seed.parse().map_err(sentence)?).map(|advised| json(&advised))
}

/// What bots of one level decide, move by move.
#[wasm_bindgen]
pub fn rehearse(
    game: &str,
    options: &str,
    level: &str,
    series: u32,
    decisions: u32,
) -> Result<Vec<String>, String> {
    rehearsal::rehearse(game, options, level, u64::from(series), decisions as usize)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages can be written as JSON")
}

fn sentence(error: impl Display) -> String {
    error.to_string()
}
