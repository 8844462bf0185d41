//! `tafel report`: what many matches of a game show, as one page.

mod against;
mod aims;
pub(crate) mod page;
pub(crate) mod plot;
mod tables;

use crate::edition::folder::{EditionArg, visit_folder};
use crate::failure::Failure;
use crate::input::{one_bot_a_seat, options, threads};
use crate::output::progress;
use std::path::PathBuf;
use std::sync::Arc;
use tafel_arena::{Gauges, Sim, Tally};
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::{Aim, Evaluate};
use tafel_rules::EditionId;

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
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", default_value = "greedy")]
    bots: Vec<Level>,
    /// How many matches
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number of the series: the same number gives the same matches
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Compare with the components in this folder
    #[arg(long, value_name = "EDITION")]
    against: Option<PathBuf>,
    /// The folder for the page
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

/// What the page is about.
pub(crate) struct Subject {
    game: &'static str,
    edition: Option<EditionId>,
    options: String,
    bots: Vec<String>,
    seed: u64,
    tally: Tally,
    gauges: Gauges,
    aims: Vec<Aim>,
    versus: Option<Versus>,
}

/// The same matches with another edition.
struct Versus {
    name: String,
    tally: Tally,
    gauges: Gauges,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut subject = args.edition.visit(&args.game, args)??;
    if let Some(folder) = &args.against {
        let Subject { edition, tally, gauges, .. } = visit_folder(&args.game, folder, args)??;
        let name = edition.map_or_else(|| "the built-in edition".to_owned(), |edition| edition.name);
        subject.versus = Some(Versus { name, tally, gauges });
    }
    let file = args.out.join(format!("{}.html", subject.game));
    let failed = |error: std::io::Error| Failure::Input(format!("{}: {error}", file.display()));
    std::fs::create_dir_all(&args.out).map_err(failed)?;
    std::fs::write(&file, page::of(&subject)).map_err(failed)?;
    println!("{}", file.display());
    Ok(())
}

impl Visitor for &Args {
    type Out = Result<Subject, Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<Subject, Failure> {
        let options = options::<R>(&self.options, self.bots.len())?;
        let levels = one_bot_a_seat(&self.bots, rules.seats(&options))?;
        let sim = Sim { options: &options, levels: &levels, series: self.seed };
        let bar = progress(self.games, "matches");
        let pool = threads(self.threads)?;
        let (tally, gauges) = pool.install(|| sim.gauges(&*rules, 0..self.games, || bar.inc(1)));
        bar.finish_and_clear();
        Ok(Subject {
            game: R::ID,
            edition: rules.edition().cloned(),
            options: options.to_string(),
            bots: levels.iter().map(ToString::to_string).collect(),
            seed: self.seed,
            tally,
            gauges,
            aims: rules.aims(&options),
            versus: None,
        })
    }
}
