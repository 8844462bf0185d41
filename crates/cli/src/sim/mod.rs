//! `tafel sim`: many matches between bots.

mod report;

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::{options, threads};
use crate::output::{json_line, progress};
use crate::players::{Opinion, lost, one_bot_a_seat};
use crate::shard::{Shard, parts};
use report::Report;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use tafel_arena::{Ending, Gauges, Series, Sim, Tally};
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_outside::{Lost, Player};

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
    /// The bots that play, such as greedy,master or cmd:./mybot: one for each seat, or one for all
    #[arg(
        long,
        visible_alias = "bot",
        value_delimiter = ',',
        value_name = "BOT",
        required_unless_present = "merge"
    )]
    bots: Vec<Player>,
    #[command(flatten)]
    opinion: Opinion,
    /// How many matches
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), required_unless_present = "merge")]
    games: Option<u64>,
    /// The seed, a number or 64 hexadecimal digits: the same one gives the same matches
    #[arg(long, default_value = "0")]
    seed: Series,
    /// How many threads; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Go through every match again: which moves were played and with what result, what happened, how points grew
    #[arg(long)]
    gauges: bool,
    /// Print how each match ended, one a line, instead of figures about all of them
    #[arg(long, conflicts_with_all = ["gauges", "merge"])]
    per_match: bool,
    /// Print one JSON object, or with `--per-match` one for each match
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print comma-separated values, one row for each seat, or with `--per-match` for each match
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
    /// Which of them these are.
    shard: Shard,
    seed: Series,
    seconds: f64,
    tally: Tally,
    gauges: Option<Gauges>,
    /// What programs among the bots lost.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    lost: BTreeMap<String, Lost>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.per_match {
        return args.edition.visit(args.game.as_deref().unwrap_or_default(), EachMatch(args))?;
    }
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
        let bots = one_bot_a_seat(&self.opinion.of(&self.bots), rules.seats(&options))?;
        let entrants = self.edition.entrants::<R>(&bots)?;
        let sim = Sim { options: &options, bots: &entrants, series: self.seed };
        let pool = threads(self.threads)?;
        let (numbers, shard) = (self.numbers(), self.shard.unwrap_or_default());
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
            lost: lost(&bots),
            bots: bots.iter().map(ToString::to_string).collect(),
            games: self.games.unwrap_or_default(),
            shard,
            seed: self.seed,
            seconds: begun.elapsed().as_secs_f64(),
            tally,
            gauges,
        })
    }
}

impl Args {
    /// The numbers of the matches to be played.
    fn numbers(&self) -> Vec<u64> {
        self.shard.unwrap_or_default().of(self.games.unwrap_or_default()).collect()
    }
}

/// Tells of each match by itself.
struct EachMatch<'a>(&'a Args);

impl Visitor for EachMatch<'_> {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<(), Failure> {
        let args = self.0;
        let options = options::<R>(&args.options, args.bots.len())?;
        let seats = rules.seats(&options);
        let bots = one_bot_a_seat(&args.opinion.of(&args.bots), seats)?;
        let entrants = args.edition.entrants::<R>(&bots)?;
        let sim = Sim { options: &options, bots: &entrants, series: args.seed };
        let numbers = args.numbers();
        let bar = progress(numbers.len() as u64, "matches");
        let endings: Vec<Ending> =
            threads(args.threads)?.install(|| sim.endings(&*rules, numbers, || bar.inc(1)));
        bar.finish_and_clear();
        lost(&bots);
        let mut out = std::io::stdout().lock();
        if args.json {
            return endings.iter().try_for_each(|ending| json_line(&mut out, ending));
        }
        report::write_endings(&mut out, &endings, seats, if args.csv { "," } else { "  " })
    }
}

/// Joins parts of one simulation to the whole.
fn merged(files: &[String]) -> Result<Part, Failure> {
    let mut parts = parts::<Part>(files)?.into_iter();
    let (first, mut whole) = parts.next().expect("a file is named");
    let mut shards = vec![whole.shard];
    for (file, part) in parts {
        shards.push(part.shard);
        let same = (&part.game, &part.edition, &part.options, &part.bots, part.games, part.seed)
            == (&whole.game, &whole.edition, &whole.options, &whole.bots, whole.games, whole.seed);
        if !same || part.gauges.is_some() != whole.gauges.is_some() {
            return Err(Failure::Input(format!("{file} and {first} are not parts of one simulation")));
        }
        whole.seconds += part.seconds;
        whole.tally = whole.tally.merge(part.tally);
        part.lost.into_iter().for_each(|(bot, more)| whole.lost.entry(bot).or_default().add(more));
        whole.gauges = whole.gauges.zip(part.gauges).map(|(one, other)| one.merge(other));
    }
    if !Shard::are_whole(&shards) || whole.tally.games != whole.games {
        return Err(Failure::Input(format!("these are not all of the {} matches, once each", whole.games)));
    }
    Ok(whole)
}
