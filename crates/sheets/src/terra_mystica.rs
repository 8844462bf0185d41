//! The components of Terra Mystica: maps hex by hex, factions, and the tiles in the order of their ids.

use crate::card::Card;
use crate::page::{Group, Origin, Piece, Sheet, words};
use crate::spell::spelled;
use std::fmt::{Debug, Write};
use tafel_rules::Id;
use tafel_terra_mystica::{
    Board, Bonus, Colour, Data, Faction, Favour, MapId, Place, Score, TerraMystica, Town,
};

pub(crate) fn sheet() -> Sheet {
    let data = TerraMystica::new().data();
    let groups = vec![
        published("Maps", MapId::all().map(|map| map_piece(map, data.board(map))).collect()),
        published("Factions", Faction::all().map(|faction| faction_piece(data, faction)).collect()),
        published("Bonus cards", tiles(Bonus::all().zip(&data.tiles.bonus))),
        published("Favour tiles", tiles(Favour::all().zip(&data.tiles.favours))),
        published("Town tiles", tiles(Town::all().zip(&data.tiles.towns))),
        published("Scoring tiles", tiles(Score::all().zip(&data.tiles.scores))),
    ];
    Sheet { game: "terra-mystica", groups }
}

fn published(name: &str, pieces: Vec<Piece>) -> Group {
    Group { name: name.to_owned(), origin: Origin::Published, pieces }
}

fn tiles<'d, I: ToString, D: Debug + 'd>(printed: impl Iterator<Item = (I, &'d D)>) -> Vec<Piece> {
    printed.map(|(id, tile)| Card::new(id.to_string(), "#e4cfa4").line(worth_saying(tile)).piece()).collect()
}

/// What is printed, less all that is none.
fn worth_saying(tile: &impl Debug) -> String {
    let said = spelled(tile);
    let parts = said.split(", ").filter(|part| !part.ends_with(" 0") && !part.starts_with("id "));
    parts.collect::<Vec<_>>().join(", ")
}

fn faction_piece(data: &Data, faction: Faction) -> Piece {
    let printed = data.faction(faction);
    let [first, second, third] = printed.bowls;
    let [fire, water, earth, air] = printed.cults;
    let card = Card::new(faction.to_string(), "#d9d2e6").emblem("character");
    let card = card.line(spelled(&printed.start)).line(format!("bowls {first}/{second}/{third}"));
    card.line(format!("fire {fire}, water {water}, earth {earth}, air {air}")).piece()
}

/// The radius of a hexagon.
const RADIUS: f64 = 22.0;

fn map_piece(map: MapId, board: &Board) -> Piece {
    let middle = |place: Place| {
        let (row, column) = board.axial(place).row_and_column();
        let inset = if row % 2 == 0 { 1.0 } else { 2.0 };
        (
            RADIUS * 0.866 * (2.0 * f64::from(column) + inset) + 4.0,
            RADIUS * (1.5 * f64::from(row) + 1.0) + 4.0,
        )
    };
    let mut svg = String::new();
    let (mut right, mut bottom) = (0.0f64, 0.0f64);
    for place in board.land.iter() {
        let (x, y) = middle(place);
        (right, bottom) = (right.max(x), bottom.max(y));
        let colour = Colour::all()
            .take(board.colours.len())
            .find(|colour| board.colours[colour.index()].contains(place));
        let (fill, letter) = ground(colour);
        let _ = write!(
            svg,
            "<path d=\"{}\" fill=\"{fill}\" stroke=\"#5b4632\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"11\" text-anchor=\"middle\">{}</text>\
             <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"9\" text-anchor=\"middle\">{letter}</text>",
            outline(x, y),
            y,
            board.hex(place),
            y + 12.0,
        );
    }
    for place in board.river.iter() {
        let (x, y) = middle(place);
        (right, bottom) = (right.max(x), bottom.max(y));
        let _ = write!(svg, "<path d=\"{}\" fill=\"#a9c9dd\" stroke=\"#7aa3bd\"/>", outline(x, y));
    }
    let spoken = format!(
        "{}; {} land hexes, {} river hexes, {} places for bridges",
        words(&map.to_string()),
        board.land.len(),
        board.river.len(),
        board.bridges.len()
    );
    let size = ((right + RADIUS + 4.0) as u32, (bottom + RADIUS + 4.0) as u32);
    Piece { id: map.to_string(), copies: 1, spoken, drawing: svg, size }
}

/// A hexagon with a corner on top.
fn outline(x: f64, y: f64) -> String {
    let (half, quarter) = (RADIUS * 0.866, RADIUS / 2.0);
    format!(
        "M{x:.1} {:.1}l{half:.1} {quarter:.1}v{RADIUS}l-{half:.1} {quarter:.1}l-{half:.1}-{quarter:.1}v-{RADIUS}z",
        y - RADIUS
    )
}

/// The ground of a terrain, and the letter that says the same.
fn ground(colour: Option<Colour>) -> (&'static str, &'static str) {
    match colour {
        Some(Colour::Yellow) => ("#eed9a0", "Y"),
        Some(Colour::Brown) => ("#c9a680", "U"),
        Some(Colour::Black) => ("#9a938c", "K"),
        Some(Colour::Blue) => ("#8fb7d9", "B"),
        Some(Colour::Green) => ("#a9c98b", "G"),
        Some(Colour::Gray) => ("#c9c9c9", "S"),
        Some(Colour::Red) => ("#dd9a86", "R"),
        Some(Colour::Ice | Colour::Volcano) | None => ("#fbf6ea", ""),
    }
}
