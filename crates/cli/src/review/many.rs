//! Many matches reviewed, one summary for each.

use super::{Args, faction, records, review, sums};
use crate::failure::Failure;
use crate::input::{one_bot_a_seat, options, threads};
use crate::output::{json_line, progress};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::sync::Arc;
use tafel_arena::play;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_review::Wish;
use tafel_rules::{Seed, Silent, Viewer};
use tafel_table::{Record, replay};
use tafel_wire::{ExpectationError, Review, SeatReview};

/// What of a review counts among many.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Summary {
    pub(super) game: String,
    pub(super) options: String,
    /// The record or the number of the match.
    pub(super) name: String,
    /// Who plays each seat: the level of a bot, or the faction where there are some.
    pub(super) by: Vec<String>,
    pub(super) ranks: Vec<u8>,
    pub(super) totals: Vec<SeatReview>,
    pub(super) errors: Vec<ExpectationError>,
    /// How many lapses were shown and, if the match was reviewed again, how many of them stayed lapses.
    pub(super) shown: u32,
    pub(super) stayed: Option<u32>,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let summaries = if !args.sum.is_empty() {
        read(&args.sum)?
    } else if let Some(game) = &args.play {
        args.edition.visit(game, Playing(args))??
    } else {
        recorded(args)?
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        return summaries.iter().try_for_each(|summary| json_line(&mut out, summary));
    }
    Ok(write!(out, "{}", sums::of(&summaries))?)
}

/// Summaries as they were printed.
fn read(files: &[String]) -> Result<Vec<Summary>, Failure> {
    let mut summaries = vec![];
    for file in files {
        let failed = |error: String| Failure::Input(format!("{file}: {error}"));
        let text = std::fs::read_to_string(file).map_err(|error| failed(error.to_string()))?;
        for line in text.lines() {
            let summary =
                serde_json::from_str(line).map_err(|error| failed(format!("not a summary: {error}")))?;
            summaries.push(summary);
        }
    }
    let mut names: Vec<(&str, &str, &str)> =
        summaries.iter().map(|s: &Summary| (&*s.game, &*s.options, &*s.name)).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Failure::Input(format!("{} stands twice in the files", pair[0].2))),
        None => Ok(summaries),
    }
}

/// Matches from records.
fn recorded(args: &Args) -> Result<Vec<Summary>, Failure> {
    let mut all = vec![];
    for file in &args.files {
        all.extend(records(file)?);
    }
    let bar = progress(all.len() as u64, "matches");
    let summarise = |(name, text): (String, String)| {
        let summary = args.edition.visit_record(&name, &text, Recorded { name: &name, text: &text, args })?;
        bar.inc(1);
        summary
    };
    let summaries = threads(args.threads)?.install(|| all.into_par_iter().map(summarise).collect());
    bar.finish_and_clear();
    summaries
}

struct Recorded<'a> {
    name: &'a str,
    text: &'a str,
    args: &'a Args,
}

impl Visitor for Recorded<'_> {
    type Out = Result<Summary, Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<Summary, Failure> {
        let record = Record::<R>::read(self.text).map_err(|fault| Failure::in_record(self.name, &fault))?;
        summary(&rules, &record, self.name, self.args, None)
    }
}

/// Matches between bots.
struct Playing<'a>(&'a Args);

impl Visitor for Playing<'_> {
    type Out = Result<Vec<Summary>, Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<Vec<Summary>, Failure> {
        let args = self.0;
        let options = options::<R>(&args.options, args.bots.len())?;
        let levels = one_bot_a_seat(&args.bots, rules.seats(&options))?;
        let by: Vec<String> = levels.iter().map(ToString::to_string).collect();
        let numbers: Vec<u64> = args.shard.unwrap_or_default().of(args.games).collect();
        let bar = progress(numbers.len() as u64, "matches");
        let summarise = |number: u64| {
            let seed = Seed::numbered(u64::from(args.seed), number);
            let record = play(&*rules, &options, &levels, seed).record(&*rules, &options, seed);
            let summary = summary(&rules, &record, &number.to_string(), args, Some(&by));
            bar.inc(1);
            summary
        };
        let summaries = threads(args.threads)?.install(|| numbers.into_par_iter().map(summarise).collect());
        bar.finish_and_clear();
        summaries
    }
}

fn summary<R: Evaluate>(
    rules: &Arc<R>,
    record: &Record<R>,
    name: &str,
    args: &Args,
    by: Option<&[String]>,
) -> Result<Summary, Failure> {
    let wish = args.wish();
    let first = review(rules, record, name, wish, |_, _| {})?;
    let other = Wish { seed: wish.seed.wrapping_add(1), ..wish };
    let again = args.again.then(|| review(rules, record, name, other, |_, _| {})).transpose()?;
    let end = replay(&**rules, record, &mut Silent).map_err(|fault| Failure::in_record(name, &fault))?;
    let standing = rules.standing(&end.state).expect("only finished matches are reviewed");
    let seats = rules.seats(&record.options);
    let factions = || {
        let view = serde_json::to_value(rules.view(&end.state, Viewer::Public)).unwrap_or_default();
        let of_seat = |seat| faction(&view, seat).unwrap_or_else(|| format!("seat {seat}"));
        (0..usize::from(seats)).map(of_seat).collect()
    };
    Ok(Summary {
        game: R::ID.to_owned(),
        options: record.options.to_string(),
        name: name.to_owned(),
        by: by.map_or_else(factions, <[String]>::to_vec),
        ranks: standing.rank.first(seats).to_vec(),
        shown: lapses(&first).count() as u32,
        stayed: again.map(|again| stayed(&first, &again)),
        totals: first.totals,
        errors: first.errors,
    })
}

/// The lines of the decisions that are shown as lapses.
fn lapses(review: &Review) -> impl Iterator<Item = u32> + '_ {
    review.decisions.iter().filter(|decision| decision.lapse.is_some()).map(|decision| decision.line)
}

/// How many lapses of one review cost something in another too, beyond its 95 % interval.
fn stayed(first: &Review, again: &Review) -> u32 {
    let costs = |line| again.decisions.iter().any(|decision| decision.line == line && decision.low > 0);
    lapses(first).filter(|&line| costs(line)).count() as u32
}
