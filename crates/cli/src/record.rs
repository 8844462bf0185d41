//! `tafel record`: bots play, and the record is printed.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::{one_bot_a_seat, options};
use crate::output::progress;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tafel_arena::play;
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_rules::Seed;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on, such as "seats 3; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// The bots that play: one for each seat, or one for all
    #[arg(long, value_delimiter = ',', value_name = "LEVEL")]
    bots: Vec<Level>,
    /// The number of the series: the same number gives the same matches
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many matches
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Write one file for each match into this folder instead of printing
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.edition.visit(&args.game, args)?
}

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<(), Failure> {
        let options = options::<R>(&self.options, self.bots.len())?;
        let levels = one_bot_a_seat(&self.bots, rules.seats(&options))?;
        let bar = progress(self.games, "matches");
        for nth in 0..self.games {
            let seed = Seed::numbered(self.seed, nth);
            let text = play(&*rules, &options, &levels, seed).record(&rules, &options, seed).to_string();
            match &self.out {
                Some(folder) => write_file(folder, &format!("{}-{}-{nth}.rec", R::ID, self.seed), &text)?,
                None => {
                    let separator = if nth > 0 { "\n" } else { "" };
                    bar.suspend(|| write!(std::io::stdout().lock(), "{separator}{text}"))?;
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }
}

fn write_file(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = folder.join(name);
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text));
    written.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}
