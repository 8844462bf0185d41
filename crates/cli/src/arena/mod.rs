//! `tafel arena`: bots meet over duplicate deals.

mod report;

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::threads;
use crate::output::{json_line, progress};
use crate::players::{Opinion, lost};
use crate::shard::{Shard, parts};
use indicatif::ProgressBar;
use report::Report;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use tafel_arena::{Contest, Controls, Deal, Sequential, Series, Verdict};
use tafel_bots::Entrant;
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
    /// The options agreed on, such as "seats 2; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// The bots that take part, two or more
    #[arg(long, value_delimiter = ',', value_name = "BOT", required_unless_present = "merge")]
    bots: Vec<Player>,
    #[command(flatten)]
    opinion: Opinion,
    /// How many deals; each is played in every seating
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), required_unless_present = "merge")]
    deals: Option<u64>,
    /// With two bots, stop as soon as it is certain whether the first is stronger; `--deals` is the maximum
    #[arg(long, conflicts_with = "shard")]
    until_sure: bool,
    /// The seed, a number or 64 hexadecimal digits: the same one gives the same deals
    #[arg(long, default_value = "0")]
    seed: Series,
    /// How many threads; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print comma-separated values, one row for each bot
    #[arg(long)]
    csv: bool,
    /// Play only this part of the deals, such as 0/4, and print it for `--merge`
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Join these parts of one contest and print the result
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "shard", "until_sure"])]
    merge: Vec<String>,
}

/// The most bots of one contest: every choice of them meets.
const MOST_BOTS: usize = 12;

/// Deals between two looks at the sequential test: as many on every machine.
const BATCH: u64 = 10;

/// A part of a contest, or all of it.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Part {
    game: String,
    /// Name and digest of the edition, if it is another than the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    options: String,
    bots: Vec<String>,
    deals: u64,
    seed: Series,
    seconds: f64,
    controls: Controls,
    played: Vec<Deal>,
    /// What programs among the bots lost.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    lost: BTreeMap<String, Lost>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let part = if args.merge.is_empty() {
        if !(2..=MOST_BOTS).contains(&args.bots.len()) {
            return Err(Failure::Input(format!("a contest has 2 to {MOST_BOTS} bots")));
        }
        if args.until_sure && args.bots.len() != 2 {
            return Err(Failure::Input("`--until-sure` compares exactly two bots".to_owned()));
        }
        let game = args.game.as_deref().unwrap_or_default();
        args.edition.visit(game, args)??
    } else {
        merged(&args.merge)?
    };
    let mut out = std::io::stdout().lock();
    if args.shard.is_some() {
        return json_line(&mut out, &part);
    }
    let report = Report::of(&part);
    if args.json {
        json_line(&mut out, &report)?;
    } else if args.csv {
        report.write_csv(&mut out)?;
    } else {
        report.write_table(&mut out)?;
    }
    if part.controls.hold() {
        Ok(())
    } else {
        Err(Failure::Check("the controls of this run failed".to_owned()))
    }
}

impl Visitor for &Args {
    type Out = Result<Part, Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<Part, Failure> {
        let options: R::Options = self.options.parse()?;
        let pool = threads(self.threads)?;
        let deals = self.deals.unwrap_or_default();
        let numbers: Vec<u64> = self.shard.unwrap_or_default().of(deals).collect();
        let bar = progress(numbers.len() as u64, "deals");
        let begun = Instant::now();
        let bots = self.opinion.of(&self.bots);
        let entrants = self.edition.entrants::<R>(&bots)?;
        let contest = Contest { options: &options, bots: &entrants, series: self.seed };
        let (controls, played) = pool.install(|| {
            let controls = Controls::of(&*rules, &options, self.seed);
            (controls, self.play(&*rules, &contest, &numbers, &bar))
        });
        bar.finish_and_clear();
        Ok(Part {
            game: R::ID.to_owned(),
            edition: rules.edition().map(ToString::to_string),
            options: options.to_string(),
            lost: lost(&bots),
            bots: bots.iter().map(ToString::to_string).collect(),
            deals: if self.until_sure { played.len() as u64 } else { deals },
            seed: self.seed,
            seconds: begun.elapsed().as_secs_f64(),
            controls,
            played,
        })
    }
}

impl Args {
    fn play<R: Evaluate>(
        &self,
        rules: &R,
        contest: &Contest<'_, R::Options, Arc<dyn Entrant<R>>>,
        numbers: &[u64],
        bar: &ProgressBar,
    ) -> Vec<Deal> {
        let batch = if self.until_sure { BATCH as usize } else { numbers.len() };
        let mut played = vec![];
        for numbers in numbers.chunks(batch) {
            played.extend(contest.play(rules, numbers.to_vec(), || bar.inc(1)));
            if self.until_sure && Sequential::of(&played).verdict != Verdict::Open {
                break;
            }
        }
        played
    }
}

/// Joins parts of one contest to the whole.
fn merged(files: &[String]) -> Result<Part, Failure> {
    let mut parts = parts::<Part>(files)?.into_iter();
    let (first, mut whole) = parts.next().expect("a file is named");
    for (file, part) in parts {
        let same = (&part.game, &part.edition, &part.options, &part.bots, part.deals, part.seed)
            == (&whole.game, &whole.edition, &whole.options, &whole.bots, whole.deals, whole.seed);
        if !same || part.controls != whole.controls {
            return Err(Failure::Input(format!("{file} and {first} are not parts of one contest")));
        }
        whole.seconds += part.seconds;
        whole.played.extend(part.played);
        part.lost.into_iter().for_each(|(bot, more)| whole.lost.entry(bot).or_default().add(more));
    }
    whole.played.sort_by_key(|deal| deal.number);
    if !whole.played.iter().map(|deal| deal.number).eq(0..whole.deals) {
        return Err(Failure::Input(format!("these are not all of the {} deals, once each", whole.deals)));
    }
    Ok(whole)
}
