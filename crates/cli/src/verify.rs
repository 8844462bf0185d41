//! `tafel verify`: whether chance fell as the seed says.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::record_text;
use std::io::Write;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_engine::{Game, Verified};
use tafel_evaluate::Evaluate;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record with its seed; `-` is standard input
    file: String,
    #[command(flatten)]
    edition: EditionArg,
}

/// The game as the engine speaks of it.
struct Open;

impl Visitor for Open {
    type Out = Box<dyn Game>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Box<dyn Game> {
        tafel_engine::game(rules)
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let file = &args.file;
    let text = record_text(file)?;
    let game = args.edition.visit_record(file, &text, Open)?;
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
