//! `tafel sim`: many matches between bots.

mod report;

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::{one_bot_a_seat, options, threads};
use crate::output::{json_line, progress};
use crate::shard::{Shard, parts};
use report::Report;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Instant;
use tafel_arena::{Gauges, Sim, Tally};
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    #[arg(required_unless_present = "merge")]
    game: Option<String>,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on, such as "seats 3; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// The bots that play: one for each seat, or one for all
    #[arg(
        long,
        visible_alias = "bot",
        value_delimiter = ',',
        value_name = "LEVEL",
        required_unless_present = "merge"
    )]
    bots: Vec<Level>,
    /// How many matches
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), required_unless_present = "merge")]
    games: Option<u64>,
    /// The number of the series: the same number gives the same matches
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Go through every match again: which moves were played and with what result, what happened, how points grew
    #[arg(long)]
    gauges: bool,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print comma-separated values, one row for each seat
    #[arg(long)]
    csv: bool,
    /// Play only this part of the matches, such as 0/4, and print it for `--merge`
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Join these parts of one simulation and print the result
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "shard"])]
    merge: Vec<String>,
}

/// A part of a simulation, or all of it.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Part {
    game: String,
    /// Name and digest of the edition, if it is another than the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    options: String,
    bots: Vec<String>,
    /// How many matches the whole has.
    games: u64,
    seed: u64,
    seconds: f64,
    tally: Tally,
    gauges: Option<Gauges>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let part = if args.merge.is_empty() {
        args.edition.visit(args.game.as_deref().unwrap_or_default(), args)??
    } else {
        merged(&args.merge)?
    };
    let mut out = std::io::stdout().lock();
    if args.shard.is_some() {
        return json_line(&mut out, &part);
    }
    let report = Report::of(&part);
    if args.json {
        json_line(&mut out, &report)
    } else if args.csv {
        report.write_csv(&mut out)
    } else {
        report.write_table(&mut out)
    }
}

impl Visitor for &Args {
    type Out = Result<Part, Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<Part, Failure> {
        let options = options::<R>(&self.options, self.bots.len())?;
        let levels = one_bot_a_seat(&self.bots, rules.seats(&options))?;
        let sim = Sim { options: &options, levels: &levels, series: self.seed };
        let pool = threads(self.threads)?;
        let games = self.games.unwrap_or_default();
        let numbers: Vec<u64> = self.shard.unwrap_or_default().of(games).collect();
        let bar = progress(numbers.len() as u64, "matches");
        let begun = Instant::now();
        let (tally, gauges) = pool.install(|| {
            if self.gauges {
                let (tally, gauges) = sim.gauges(&*rules, numbers, || bar.inc(1));
                (tally, Some(gauges))
            } else {
                (sim.tally(&*rules, numbers, || bar.inc(1)), None)
            }
        });
        bar.finish_and_clear();
        Ok(Part {
            game: R::ID.to_owned(),
            edition: rules.edition().map(ToString::to_string),
            options: options.to_string(),
            bots: levels.iter().map(ToString::to_string).collect(),
            games,
            seed: self.seed,
            seconds: begun.elapsed().as_secs_f64(),
            tally,
            gauges,
        })
    }
}

/// Joins parts of one simulation to the whole.
fn merged(files: &[String]) -> Result<Part, Failure> {
    let mut parts = parts::<Part>(files)?.into_iter();
    let (first, mut whole) = parts.next().expect("a file is named");
    for (file, part) in parts {
        let same = (&part.game, &part.edition, &part.options, &part.bots, part.games, part.seed)
            == (&whole.game, &whole.edition, &whole.options, &whole.bots, whole.games, whole.seed);
        if !same || part.gauges.is_some() != whole.gauges.is_some() {
            return Err(Failure::Input(format!("{file} and {first} are not parts of one simulation")));
        }
        whole.seconds += part.seconds;
        whole.tally = whole.tally.merge(part.tally);
        whole.gauges = whole.gauges.zip(part.gauges).map(|(one, other)| one.merge(other));
    }
    if whole.tally.games != whole.games {
        return Err(Failure::Input(format!("these are not all of the {} matches, once each", whole.games)));
    }
    Ok(whole)
}
