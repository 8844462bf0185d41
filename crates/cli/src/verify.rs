//! `tafel verify`: whether chance fell as the seed says.

use crate::failure::Failure;
use crate::input::record_text;
use std::io::Write;
use tafel_engine::{Games, Verified};
use tafel_table::Header;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record with its seed; `-` is standard input
    file: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let file = &args.file;
    let text = record_text(file)?;
    let header = Header::of(&text).map_err(|fault| Failure::in_record(file, &fault))?;
    let games = Games::load();
    let (game, _) = games
        .find(header.game)
        .ok_or_else(|| Failure::Input(format!("{file}: {}", tafel_catalogue::unknown(header.game))))?;
    let Verified { lines, inherited, draws, promised } =
        game.verify(&text).map_err(|fault| Failure::in_record(file, &fault))?;
    let promise = if promised {
        "the seed is the one that was promised"
    } else {
        "the record holds no promise about the seed"
    };
    let taken_over = match inherited {
        0 => String::new(),
        lines => {
            format!("; the first {lines} lines come from another match, and their draws are not checked")
        }
    };
    writeln!(
        std::io::stdout(),
        "{file}: {lines} lines ok; {draws} draws fell as the seed says; {promise}{taken_over}"
    )?;
    Ok(())
}
