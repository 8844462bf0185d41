//! Component sheets: every tile and card of a game, drawn from its data.
//!
//! A sheet is one HTML page that needs nothing else: SVG drawings of our own, names that are the ids of the game, and a
//! mark on what is reconstructed.

mod card;
mod guilds;
mod icons;
mod page;
mod settlement;
mod spell;
mod tales_of_glory;
mod terra_mystica;

pub use page::{Group, Origin, Piece, Sheet};

/// The sheet of a game, if it has components to show.
pub fn sheet(game: &str) -> Option<Sheet> {
    match game {
        "settlement" => Some(settlement::sheet()),
        "terra-mystica" => Some(terra_mystica::sheet()),
        "tales-of-glory" => Some(tales_of_glory::sheet()),
        "guilds" => Some(guilds::sheet()),
        _ => None,
    }
}
