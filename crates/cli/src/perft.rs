//! `tafel perft`: counts continuations.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::record_text;
use crate::output::json_line;
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::{Rules, Silent};
use tafel_table::{Record, perft, replay};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// How many lines ahead
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on; the count begins at the start of such a match
    #[arg(long, default_value = "", conflicts_with = "record")]
    options: String,
    /// Begin where this record ends
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
    /// Print one JSON object for each depth
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.edition.visit(&args.game, args)?
}

#[derive(Serialize)]
struct Count {
    game: &'static str,
    depth: u32,
    count: u64,
}

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Result<(), Failure> {
        let state = match &self.record {
            Some(file) => {
                let faulty = |fault| Failure::in_record(file, &fault);
                let record = Record::<R>::read(&record_text(file)?).map_err(faulty)?;
                replay(&*rules, &record, &mut Silent).map_err(faulty)?.state
            }
            None => rules.start(&self.options.parse()?),
        };
        for depth in 1..=self.depth {
            let count = perft(&*rules, &state, depth);
            let mut out = std::io::stdout().lock();
            if self.json {
                json_line(&mut out, &Count { game: R::ID, depth, count })?;
            } else {
                writeln!(out, "{depth} {count}")?;
            }
        }
        Ok(())
    }
}
