//! `tafel report`: what many matches of a game show, as one page.

mod against;
mod aims;
pub(crate) mod page;
pub(crate) mod plot;
mod tables;

use crate::edition::folder::{EditionArg, visit_folder};
use crate::failure::Failure;
use crate::input::{options, threads};
use crate::output::progress;
use crate::players::{Opinion, lost, one_bot_a_seat};
use std::path::PathBuf;
use std::sync::Arc;
use tafel_arena::{Gauges, Series, Sim, Tally};
use tafel_catalogue::Visitor;
use tafel_evaluate::{Aim, Evaluate};
use tafel_outside::Player;
use tafel_rules::{EditionId, Rules};

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
    #[arg(long, value_delimiter = ',', value_name = "BOT", default_value = "greedy")]
    bots: Vec<Player>,
    #[command(flatten)]
    opinion: Opinion,
    /// How many matches
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed, a number or 64 hexadecimal digits: the same one gives the same matches
    #[arg(long, default_value = "0")]
    seed: Series,
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
    /// The name of the file, without its ending.
    file: String,
    edition: Option<EditionId>,
    options: String,
    bots: Vec<String>,
    seed: Series,
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
    let file = args.out.join(format!("{}.html", subject.file));
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
        let bots = one_bot_a_seat(&self.opinion.of(&self.bots), rules.seats(&options))?;
        let entrants = self.edition.entrants::<R>(&bots)?;
        let sim = Sim { options: &options, bots: &entrants, series: self.seed };
        let bar = progress(self.games, "matches");
        let pool = threads(self.threads)?;
        let (tally, gauges) = pool.install(|| sim.gauges(&*rules, 0..self.games, || bar.inc(1)));
        bar.finish_and_clear();
        lost(&bots);
        Ok(Subject {
            game: R::ID,
            file: file_name::<R>(&options, &bots, self.seed),
            edition: rules.edition().cloned(),
            options: options.to_string(),
            bots: bots.iter().map(ToString::to_string).collect(),
            seed: self.seed,
            tally,
            gauges,
            aims: rules.aims(&options),
            versus: None,
        })
    }
}

/// A name for the page that tells it from those with other options, bots or seeds: game, what is not the default, bots, seed.
fn file_name<R: Rules>(options: &R::Options, bots: &[Player], seed: Series) -> String {
    let usual: Vec<String> =
        R::CHOICES.iter().map(|choice| format!("{} {}", choice.key, choice.values[0])).collect();
    let said = options.to_string();
    let agreed = said.split(';').map(str::trim).filter(|said| !usual.iter().any(|usual| usual == said));
    let mut parts: Vec<String> = std::iter::once(R::ID).chain(agreed).map(ToOwned::to_owned).collect();
    let all_alike = bots.windows(2).all(|pair| pair[0].to_string() == pair[1].to_string());
    let named = if all_alike { &bots[..1] } else { bots };
    parts.extend(named.iter().map(ToString::to_string));
    if seed != Series::from(0) {
        parts.push(format!("seed {seed}"));
    }
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
    parts.join("-").chars().map(plain).collect()
}
