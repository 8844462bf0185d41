//! `tafel record`: bots play, and the record is printed.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::options;
use crate::output::progress;
use crate::players::{Opinion, lost, one_bot_a_seat};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tafel_arena::{Series, play};
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_outside::Player;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on, such as "seats 3; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// The bots that play, such as greedy,master or cmd:./mybot: one for each seat, or one for all
    #[arg(long, value_delimiter = ',', value_name = "BOT")]
    bots: Vec<Player>,
    #[command(flatten)]
    opinion: Opinion,
    /// The seed, a number or 64 hexadecimal digits: the same one gives the same matches
    #[arg(long, default_value = "0")]
    seed: Series,
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
        let bots = one_bot_a_seat(&self.opinion.of(&self.bots), rules.seats(&options))?;
        let entrants = self.edition.entrants::<R>(&bots)?;
        let bar = progress(self.games, "matches");
        for nth in 0..self.games {
            let seed = self.seed.nth(nth);
            let text = play(&*rules, &options, &entrants, seed).record(&rules, &options, seed).to_string();
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
        lost(&bots);
        Ok(())
    }
}

fn write_file(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = folder.join(name);
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text));
    written.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}
