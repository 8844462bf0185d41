//! The tiles of Tales of Glory: edges with their connectors, pennant, reward and chests.

use crate::card::{listed, of_pool};
use crate::icons::{amounts, icon};
use crate::page::{Group, Origin, Piece, Sheet, words};
use std::fmt::Write;
use tafel_parts::Side;
use tafel_rules::Id;
use tafel_tales_of_glory::{Back, Edge, Face, Kind, Reward, TalesOfGlory, Tile, When};

const SIZE: f64 = 190.0;
const MIDDLE: f64 = SIZE / 2.0;

pub(crate) fn sheet() -> Sheet {
    let data = TalesOfGlory::new().data();
    let group = |back: Back| Group {
        name: words(&back.to_string()),
        origin: Origin::Reconstructed,
        pieces: data
            .faces()
            .filter(|(_, face)| face.back == back)
            .map(|(tile, face)| piece(tile, face))
            .collect(),
    };
    Sheet { game: "tales-of-glory", groups: Back::all().map(group).collect() }
}

fn piece(tile: Tile, face: &Face) -> Piece {
    let side = SIZE as u32;
    Piece {
        id: tile.to_string(),
        copies: 1,
        spoken: spoken(tile, face),
        drawing: draw(tile, face),
        size: (side, side),
    }
}

fn spoken(tile: Tile, face: &Face) -> String {
    let mut said = words(&tile.to_string());
    if let Some(kind) = face.kind {
        let _ = write!(said, ", {kind}");
    }
    if !face.cost.is_none() {
        let _ = write!(said, "; cost {}", listed(face.cost));
    }
    if let Some(reward) = &face.reward {
        let _ = write!(said, "; {}", spoken_reward(reward));
    }
    for side in Side::all() {
        match face.edge(side) {
            Edge::Blank => {}
            Edge::Plain => drop(write!(said, "; {side}: connector")),
            Edge::HalfKey => drop(write!(said, "; {side}: half key")),
            Edge::Reward { gain, from } => {
                let from = from.map_or(String::new(), |kind| format!(" from a {kind}"));
                let _ = write!(said, "; {side}: {}{from}", listed(gain));
            }
        }
    }
    for chest in &face.chests {
        let _ = write!(said, "; chest: {}", listed(*chest));
    }
    said
}

fn spoken_reward(reward: &Reward) -> String {
    let per = reward.per.map_or(String::new(), |per| format!(" per {per}"));
    match reward.when {
        When::AtOnce => format!("{}{per}", listed(reward.gain)),
        When::AtTheEnd => format!("at the end {}{per}", listed(reward.gain)),
    }
}

fn draw(tile: Tile, face: &Face) -> String {
    let inner = SIZE - 4.0;
    let mut svg = format!(
        "<rect x=\"2\" y=\"2\" width=\"{inner}\" height=\"{inner}\" rx=\"8\" fill=\"#fbf6ea\" stroke=\"#8a6d4a\" stroke-width=\"2\"/>\
         <circle cx=\"{MIDDLE}\" cy=\"70\" r=\"30\" fill=\"{}\" stroke=\"#8a6d4a\"/>",
        tint(face)
    );
    let emblem = face.kind.map_or_else(|| "prestige".to_owned(), |kind| kind.to_string());
    svg += &icon(&emblem, MIDDLE - 18.0, 52.0, 36.0);
    let name = words(&tile.to_string());
    let _ = write!(
        svg,
        "<text x=\"{MIDDLE}\" y=\"37\" font-size=\"14\" text-anchor=\"middle\" font-weight=\"600\">{name}</text>"
    );
    if !face.cost.is_none() {
        svg += "<path d=\"M12 12h44v26l-22-8-22 8z\" fill=\"#e4cfa4\" stroke=\"#8a6d4a\"/>";
        svg += &amounts(&of_pool(face.cost), 34.0, 12.0, 15.0);
    }
    if let Some(reward) = &face.reward {
        svg += &draw_reward(reward);
    }
    for (index, chest) in face.chests.iter().enumerate() {
        let x = MIDDLE + 56.0 * (index as f64 - (face.chests.len() as f64 - 1.0) / 2.0);
        svg += &icon("chest", x - 24.0, 142.0, 18.0);
        svg += &amounts(&of_pool(*chest), x + 14.0, 143.0, 15.0);
    }
    for side in Side::all() {
        svg += &draw_edge(side, face.edge(side));
    }
    svg
}

/// One ground for each type; the emblem says the same by its shape.
fn tint(face: &Face) -> &'static str {
    match face.kind {
        Some(Kind::Place) => "#f1dcbc",
        Some(Kind::Monster) => "#d9e6c8",
        Some(Kind::Treasure) => "#f4e3b0",
        Some(Kind::Character) => "#cfdcec",
        None => "#e6d3ea",
    }
}

fn draw_reward(reward: &Reward) -> String {
    let mut svg = String::new();
    let shift = if reward.per.is_some() { -22.0 } else { 0.0 };
    svg += &amounts(&of_pool(reward.gain), MIDDLE + shift, 106.0, 20.0);
    if let Some(per) = reward.per {
        let x = MIDDLE + 24.0;
        let _ = write!(svg, "<text x=\"{x}\" y=\"121\" font-size=\"14\" text-anchor=\"middle\">×</text>");
        svg += &icon(per.word(), x + 10.0, 106.0, 20.0);
    }
    if reward.when == When::AtTheEnd {
        svg += &icon("end", 30.0, 104.0, 22.0);
    }
    svg
}

/// Half a diamond on the edge; what it gives stands in it or beside it.
fn draw_edge(side: Side, edge: Edge) -> String {
    if edge == Edge::Blank {
        return String::new();
    }
    let turn = 90 * side.index();
    let mut svg = format!(
        "<path d=\"M{} 2l18 16 18-16z\" fill=\"#c9a063\" stroke=\"#5b3a1a\" transform=\"rotate({turn} {MIDDLE} {MIDDLE})\"/>",
        MIDDLE - 18.0
    );
    let (x, y) = match side {
        Side::Top => (MIDDLE, 10.0),
        Side::Right => (SIZE - 12.0, MIDDLE),
        Side::Bottom => (MIDDLE, SIZE - 10.0),
        Side::Left => (12.0, MIDDLE),
    };
    match edge {
        Edge::Blank | Edge::Plain => {}
        Edge::HalfKey => svg += &icon("half-key", x - 8.0, y - 8.0, 16.0),
        Edge::Reward { gain, from } => {
            // Towards the middle of the tile, clear of the diamond.
            let (dx, dy) = match side {
                Side::Top => (34.0, 4.0),
                Side::Right => (-12.0, 22.0),
                Side::Bottom => (36.0, -8.0),
                Side::Left => (12.0, 22.0),
            };
            svg += &amounts(&of_pool(gain), x + dx, y + dy - 8.0, 14.0);
            if let Some(kind) = from {
                svg += &icon(kind.word(), x - 7.0, y - 8.0, 14.0);
            }
        }
    }
    svg
}
