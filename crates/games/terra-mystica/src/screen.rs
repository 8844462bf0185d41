//! The map in characters, for the terminal: `E5 Y` is yellow land, `E5 Yd0*` a dwelling of seat 0 there that belongs to a town.

use crate::board::Place;
use crate::data::Data;
use crate::{Colour, State, Structure, View};
use tafel_rules::{Cell, Id, Screen};

/// What is drawn in the map.
const WITHOUT: &[&str] = &["hexes", "town_rivers"];

/// The letters of the colours, in their order: those of `data/maps.ron`, and two that no map begins with.
const LETTERS: [&str; Colour::COUNT] = ["Y", "U", "K", "B", "G", "S", "R", "I", "V"];

pub(crate) fn screen(data: &Data, view: &View) -> Screen {
    let state = &view.table;
    let board = data.board(state.options.map);
    let cell = |place| {
        let (column, row) = board.drawn(place);
        let (text, colour) =
            if board.river.contains(place) { river(state, place) } else { land(data, state, place) };
        Cell { column, row, text, colour }
    };
    let letters = Colour::all().map(|colour| (LETTERS[colour.index()].to_owned(), colour.to_string()));
    let structures =
        Structure::all().map(|structure| (format!("{}0", mark(structure)), format!("{structure:?}")));
    let marks = [("*", "town"), ("~", "river")].map(|(mark, meaning)| (mark.to_owned(), meaning.to_owned()));
    let map = (board.land | board.river).iter().map(cell).collect();
    Screen { without: WITHOUT, map, legend: letters.chain(structures).chain(marks).collect() }
}

fn river(state: &State, place: Place) -> (String, &'static str) {
    (if state.towned.contains(place) { "~~~~*" } else { "~~~~" }.to_owned(), "river")
}

fn land(data: &Data, state: &State, place: Place) -> (String, &'static str) {
    let colour = state.colour(place);
    let hex = data.board(state.options.map).hex(place);
    let owner = state.seats().find(|&seat| state.own[seat].contains(place));
    let built = owner.map_or_else(String::new, |seat| format!("{}{seat}", mark(state.structure(place))));
    let town = if state.towned.contains(place) { "*" } else { "" };
    (format!("{:3}{}{built}{town}", hex.to_string(), LETTERS[colour.index()]), colour.word())
}

/// One letter for a structure: the last one of its id, since two of them begin alike.
fn mark(structure: Structure) -> &'static str {
    let id = structure.word();
    &id[id.len() - 1..]
}
