//! `tafel sweep`: what a change of components does, found out by playing.

mod page;
mod variants;

use crate::edition::folder::{EditionArg, listed};
use crate::failure::Failure;
use crate::input::{options, threads};
use crate::output::{Style, json_line, progress};
use crate::players::{Opinion, entrants, lost, one_bot_a_seat};
use indicatif::ProgressBar;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use tafel_arena::{Gauges, SeatTally, Series, Share, Sim, Tally};
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_outside::Player;
use tafel_rules::Edition;
use variants::{Change, Variant};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    #[command(flatten)]
    edition: EditionArg,
    /// Try out every value of a number, such as hero.h07.cost.gold=1:3; several changes are combined
    #[arg(long, value_name = "PATH=FROM:TO[:STEP]", required_unless_present = "variants")]
    change: Vec<Change>,
    /// Try out what this file lists, a line each: NAME: PATH = VALUE; PATH = VALUE
    #[arg(long, value_name = "FILE")]
    variants: Option<String>,
    /// The options agreed on, such as "seats 3; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// The bots that play, such as greedy,master or cmd:./mybot: one for each seat, or one for all
    #[arg(long, value_delimiter = ',', value_name = "BOT", default_value = "greedy")]
    bots: Vec<Player>,
    #[command(flatten)]
    opinion: Opinion,
    /// How many matches with each edition
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed, a number or 64 hexadecimal digits: the same one gives the same matches
    #[arg(long, default_value = "0")]
    seed: Series,
    /// Also count how often this is played, such as "invite h07"
    #[arg(long, value_name = "WORDS")]
    gauge: Vec<String>,
    /// How many threads; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write a page with plots into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print one JSON object for each edition
    #[arg(long)]
    json: bool,
}

/// What was measured of all editions.
struct Sweep {
    game: &'static str,
    options: String,
    bots: Vec<String>,
    games: u64,
    seed: Series,
    measured: Vec<Measured>,
}

/// A figure with its 95 % interval.
#[derive(Copy, Clone, Serialize)]
struct Figure {
    value: f64,
    low: f64,
    high: f64,
}

/// What was measured of one edition.
#[derive(Serialize)]
struct Measured {
    variant: String,
    digest: String,
    games: u64,
    /// The mean points of all seats.
    points: Figure,
    /// How often each seat was first, in per cent.
    first: Vec<Figure>,
    lines_per_game: f64,
    /// Of the words asked for, how many of the seats played them, in per cent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    played: Vec<Figure>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = listed(&args.game)?;
    let base = args.edition.of(game.id)?.unwrap_or_else(|| Edition::built_in(game.files));
    let text = args
        .variants
        .as_ref()
        .map(|file| Ok::<_, Failure>((file, crate::input::record_text(file)?)))
        .transpose()?;
    let file = text.as_ref().map(|(file, text)| (file.as_str(), text.as_str()));
    let variants = variants::of(&base, &args.change, file)?;
    let bar = progress(args.games * variants.len() as u64, "matches");
    // What cannot be played is refused before anything is.
    let mut sims = vec![];
    for variant in &variants {
        let simulated = Simulated { args, variant, bar: &bar };
        let sim = tafel_catalogue::visit_edition(game.id, &variant.edition, simulated);
        sims.push(sim.map_err(|refused| Failure::Input(format!("{}: {refused}", variant.name)))??);
    }
    let pool = threads(args.threads)?;
    let mut measured: Vec<Measured> = pool.install(|| sims.iter().map(|sim| (sim.measure)()).collect());
    bar.finish_and_clear();
    lost(&args.bots);
    // Alone, where no match was lost, to be first says nothing.
    if measured.iter().all(|measured| matches!(measured.first[..], [Figure { value: 100.0, .. }])) {
        measured.iter_mut().for_each(|measured| measured.first.clear());
    }
    let Some(Simulation { options, bots, .. }) = sims.into_iter().next() else { return Ok(()) };
    let sweep = Sweep { game: game.id, options, bots, games: args.games, seed: args.seed, measured };
    let mut out = std::io::stdout().lock();
    if args.json {
        sweep.measured.iter().try_for_each(|measured| json_line(&mut out, measured))?;
    } else {
        sweep.write_table(&mut out, &args.gauge)?;
    }
    if let Some(folder) = &args.out {
        let file = folder.join(format!("{}-sweep.html", sweep.game));
        let written = std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&file, page::of(&sweep, &args.gauge)));
        written.map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?;
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}

/// A simulation that is ready to run.
struct Simulation<'a> {
    options: String,
    bots: Vec<String>,
    measure: Box<dyn Fn() -> Measured + Sync + Send + 'a>,
}

struct Simulated<'a> {
    args: &'a Args,
    variant: &'a Variant,
    bar: &'a ProgressBar,
}

impl<'a> Visitor for Simulated<'a> {
    type Out = Result<Simulation<'a>, Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Self::Out {
        let Simulated { args, variant, bar } = self;
        let options = options::<R>(&args.options, args.bots.len())?;
        let seated = one_bot_a_seat(&args.opinion.of(&args.bots), rules.seats(&options))?;
        let entrants = entrants::<R>(&seated, &variant.edition)?;
        let (said, bots) = (options.to_string(), seated.iter().map(ToString::to_string).collect());
        let measure = move || {
            let sim = Sim { options: &options, bots: &entrants, series: args.seed };
            let done = || bar.inc(1);
            if args.gauge.is_empty() {
                Measured::of(variant, &sim.tally(&*rules, 0..args.games, done), None, &[])
            } else {
                let (tally, gauges) = sim.gauges(&*rules, 0..args.games, done);
                Measured::of(variant, &tally, Some(&gauges), &args.gauge)
            }
        };
        Ok(Simulation { options: said, bots, measure: Box::new(measure) })
    }
}

impl Measured {
    fn of(variant: &Variant, tally: &Tally, gauges: Option<&Gauges>, words: &[String]) -> Measured {
        let seats = tally.seats.len() as f64;
        let mean = |of: &dyn Fn(&SeatTally) -> f64| tally.seats.iter().map(of).sum::<f64>() / seats;
        // Seats of one match depend on each other: the mean of their intervals is as wide as that of the mean can be.
        let points = Figure {
            value: mean(&SeatTally::mean_points),
            low: mean(&|seat| seat.spread().mean_low),
            high: mean(&|seat| seat.spread().mean_high),
        };
        let percent = |share: Share| Figure {
            value: 100.0 * share.share,
            low: 100.0 * share.low,
            high: 100.0 * share.high,
        };
        let played = |gauges: &Gauges, word: &String| {
            let results = gauges.uses.get(word).map_or(0, |used| used.results);
            percent(Share::of(results as f64, gauges.results))
        };
        Measured {
            variant: variant.name.clone(),
            digest: variant.edition.id().digest.to_string(),
            games: tally.games,
            points,
            first: tally.seats.iter().map(|seat| percent(seat.first_share())).collect(),
            lines_per_game: tally.mean_length(),
            played: gauges.map_or(vec![], |gauges| words.iter().map(|word| played(gauges, word)).collect()),
        }
    }
}

impl Sweep {
    fn write_table(&self, out: &mut impl Write, words: &[String]) -> Result<(), Failure> {
        let style = Style::of_stdout();
        let Sweep { game, options, bots, games, seed, measured } = self;
        writeln!(
            out,
            "{}  {options}, {games} games of series {seed} each, seats: {}",
            style.bold(game),
            bots.join(", ")
        )?;
        let longest =
            measured.iter().map(|measured| measured.variant.chars().count()).max().unwrap_or(0).max(8);
        let mut head = format!("{:<longest$}  {:>7} (95 %)          {:>9}", "edition", "points", "lines");
        let seats = measured.first().map_or(0, |first| first.first.len());
        for seat in 0..seats {
            head += &format!("  {:>8} % (95 %)    ", format!("first {seat}"));
        }
        words.iter().for_each(|word| head += &format!("  `{word}` % (95 %)"));
        writeln!(out, "\n{}", style.bold(head.trim_end()))?;
        for Measured { variant, points, lines_per_game, first, played, .. } in measured {
            write!(
                out,
                "{variant:<longest$}  {:>7.2} ({:>6.2} to {:>6.2}) {lines_per_game:>9.1}",
                points.value, points.low, points.high
            )?;
            for Figure { value, low, high } in first.iter().chain(played) {
                write!(out, "  {value:>8.1} ({low:>4.1} to {high:>5.1})")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}
