//! `tafel teach`: lets a game's network learn by playing.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::{new_game, threads};
use crate::output::{progress, said};
use indicatif::ProgressBar;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tafel_arena::{Lesson, Series, Teaching, teach};
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_outside::network;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on, such as "seats 4"; if repeated, matches cycle through them
    #[arg(long, default_value = "")]
    options: Vec<String>,
    /// How many lessons
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    lessons: u64,
    /// How many matches a lesson has
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    matches: u64,
    /// In how many of a thousand decisions a random move is played, to explore
    #[arg(long, alias = "whims", default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=1000))]
    explore_permille: u32,
    /// Average the network over this many of the last lessons
    #[arg(long, default_value_t = 1, value_name = "LESSONS", value_parser = clap::value_parser!(u64).range(1..=1000))]
    mean_of: u64,
    /// Go on from this network
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// The bot in all seats; if repeated, matches cycle through them
    #[arg(long, default_value = "hasty", value_name = "LEVEL")]
    bot: Vec<Level>,
    /// The seed, a number or 64 hexadecimal digits: the same one gives the same network
    #[arg(long, default_value = "0")]
    seed: Series,
    /// How many threads; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where to write the network, after every lesson
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.edition.visit(&args.game, args)?
}

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, _: Arc<R>) -> Result<(), Failure> {
        if R::FEATURES == 0 {
            return Err(Failure::Input(format!("the estimate of {} has no network to train", R::ID)));
        }
        let options: Vec<R::Options> =
            self.options.iter().map(|options| options.parse()).collect::<Result<_, _>>()?;
        let teaching = Teaching {
            options: &options,
            levels: &self.bot,
            start: self
                .start
                .as_deref()
                .map(network::<R>)
                .transpose()
                .map_err(|refused| Failure::Input(refused.to_string()))?,
            lessons: self.lessons,
            matches: self.matches,
            explore_permille: self.explore_permille,
            mean_of: self.mean_of as usize,
            series: self.seed,
        };
        let edition = self.edition.or_built_in::<R>()?;
        let pool = threads(self.threads)?;
        let bar = progress(self.lessons * self.matches, "matches");
        let mut written = Ok(());
        pool.install(|| {
            teach(
                &|network| new_game::<R>(&edition).with_network(network),
                &teaching,
                || bar.inc(1),
                |lesson, network| {
                    print_lesson(&bar, lesson);
                    if written.is_ok() {
                        written = std::fs::write(&self.out, network.bytes());
                    }
                },
            );
        });
        bar.finish_and_clear();
        written.map_err(|error| failed(&self.out, error))
    }
}

fn print_lesson(bar: &ProgressBar, lesson: &Lesson) {
    let Lesson { number, points, error } = lesson;
    said(bar, &format!("lesson {number}: {points:.2} points a seat, error {error:.2}"));
}

fn failed(file: &Path, error: impl Display) -> Failure {
    Failure::Input(format!("{}: {error}", file.display()))
}
