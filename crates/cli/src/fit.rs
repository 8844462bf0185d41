//! `tafel fit`: finds the weights of a game's estimate by playing.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::{new_game, threads};
use crate::output::{progress, said};
use indicatif::ProgressBar;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tafel_arena::{Fit, Generation, Objective, Series, fit};
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::{Evaluate, Network};
use tafel_outside::{weights, write_weights};
use tafel_rules::Edition;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on, such as "seats 4"; if repeated, deals cycle through them
    #[arg(long, default_value = "")]
    options: Vec<String>,
    /// How many deals each candidate of a generation plays
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    deals: u64,
    /// How many generations
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    generations: u64,
    /// How many candidates a generation has
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u64).range(2..=1000))]
    candidates: u64,
    /// The initial step size, as a share of each weight
    #[arg(long, default_value_t = 0.15, value_parser = step)]
    step: f64,
    /// The bot in all seats
    #[arg(long, default_value = "greedy", value_name = "LEVEL")]
    bot: Level,
    /// What is maximised: the points of all seats, or a lead in points or first places against the weights so far
    #[arg(long, value_enum, default_value_t = ObjectiveArg::Points)]
    objective: ObjectiveArg,
    /// Fit only the weights whose names contain one of these
    #[arg(long, value_delimiter = ',', value_name = "PART")]
    only: Vec<String>,
    /// Begin with the weights of this file instead of the game's own
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// The seed, a number or 64 hexadecimal digits: the same one gives the same deals and candidates
    #[arg(long, default_value = "0")]
    seed: Series,
    /// How many threads; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where to write the weights, after every generation
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Copy, Clone, clap::ValueEnum)]
enum ObjectiveArg {
    Points,
    Lead,
    Firsts,
}

fn step(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|step| (0.001..=2.0).contains(step)).ok_or("from 0.001 to 2".into())
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.edition.visit(&args.game, args)?
}

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<(), Failure> {
        let own = rules.weights();
        let names: Vec<&'static str> = own.iter().map(|&(name, _)| name).collect();
        if names.is_empty() {
            return Err(Failure::Input(format!("the estimate of {} has no weights to fit", R::ID)));
        }
        let mut start: Vec<i32> = own.iter().map(|&(_, weight)| weight).collect();
        if let Some(file) = &self.start {
            start = weights(file, &names).map_err(|refused| Failure::Input(refused.to_string()))?;
        }
        let fitted: Vec<usize> = (0..names.len()).filter(|&at| self.fits(names[at])).collect();
        if fitted.is_empty() {
            return Err(Failure::Input(format!("no weight has such a name; there are {}", names.join(", "))));
        }
        let options: Vec<R::Options> =
            self.options.iter().map(|options| options.parse()).collect::<Result<_, _>>()?;
        let asked = Fit {
            options: &options,
            level: self.bot,
            objective: match self.objective {
                ObjectiveArg::Points => Objective::Points,
                ObjectiveArg::Lead => Objective::Lead,
                ObjectiveArg::Firsts => Objective::Firsts,
            },
            generations: self.generations,
            candidates: self.candidates,
            deals: self.deals,
            step: self.step,
            series: self.seed,
        };
        let whole = |some: &[i32]| {
            let mut all = start.clone();
            fitted.iter().zip(some).for_each(|(&at, &weight)| all[at] = weight);
            all
        };
        let some: Vec<i32> = fitted.iter().map(|&at| start[at]).collect();
        write(&self.out, &names, &start)?;
        let edition = self.edition.or_built_in::<R>()?;
        let pool = threads(self.threads)?;
        let bar = progress(asked.deals_played(), "deals");
        let mut written = Ok(());
        pool.install(|| {
            fit(
                &|some| with_weights::<R>(&edition, &whole(some)),
                &some,
                &asked,
                || bar.inc(1),
                |generation| {
                    print_generation(&bar, generation);
                    if written.is_ok() {
                        written = write(&self.out, &names, &whole(&generation.weights));
                    }
                },
            )
        });
        bar.finish_and_clear();
        written
    }
}

impl Args {
    fn fits(&self, name: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|part| name.contains(part.as_str()))
    }
}

/// A new instance of the game with these weights. Its network is left out: it was trained on top of other weights.
fn with_weights<R: Evaluate>(edition: &Edition, weights: &[i32]) -> R {
    new_game::<R>(edition).with_network(&Network::silent(R::FEATURES)).with_weights(weights)
}

fn print_generation(bar: &ProgressBar, generation: &Generation) {
    let Generation { number, incumbent, challenger, error, .. } = generation;
    let verdict = if generation.is_better() { "better" } else { "no better" };
    said(
        bar,
        &format!("generation {number}: {incumbent:.3}, challenger {challenger:.3} (±{error:.3}), {verdict}"),
    );
}

/// Writes the weights with the command that found them.
fn write(file: &Path, names: &[&str], weights: &[i32]) -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).map(quoted).collect();
    let origin = format!("tafel {}", words.join(" "));
    write_weights(file, &origin, names, weights).map_err(|error| Failure::Input(error.to_string()))
}

/// A word of the command, as a shell reads it back.
fn quoted(word: String) -> String {
    if word.contains([' ', ';']) || word.is_empty() { format!("\"{word}\"") } else { word }
}
