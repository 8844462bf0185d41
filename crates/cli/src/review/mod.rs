//! `tafel review`: what luck brought in a match, and what decisions cost.

mod many;
mod page;
mod sums;
mod told;

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::record_texts;
use crate::output::{Style, json_line, progress};
use crate::shard::Shard;
use std::io::Write;
use std::str::FromStr;
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_review::{CannotReview, Reviewing, Wish};
use tafel_rules::{Seat, Unreadable};
use tafel_table::Record;
use tafel_wire::{Review, ReviewDepth};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record files, each with one record or several; `-` is standard input
    #[arg(required_unless_present_any = ["play", "sum"], value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    edition: EditionArg,
    /// How thorough: quick (some seconds a match) or deep (some minutes)
    #[arg(long, default_value = "quick", value_name = "DEPTH")]
    depth: DepthArg,
    /// Tell of this seat alone
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,
    /// Expect with open cards, rather than with what each seat knew
    #[arg(long)]
    open: bool,
    /// What the dice of the review follow from; with --play also the number of the series
    #[arg(long, default_value_t = 0)]
    seed: u32,
    /// Print one JSON object for each record
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// Print a page that holds everything
    #[arg(long)]
    html: bool,
    /// Tell of all records together: points lost for each decision, results without luck
    #[arg(long, conflicts_with_all = ["html", "seat"])]
    many: bool,
    /// Let bots play this game, and tell of all matches together
    #[arg(long, value_name = "GAME", conflicts_with_all = ["files", "html", "seat"])]
    play: Option<String>,
    /// With --play: the options agreed on
    #[arg(long, default_value = "", requires = "play")]
    options: String,
    /// With --play: the bots, one for each seat, or one for all
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", requires = "play")]
    bots: Vec<Level>,
    /// With --play: how many matches
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Review each match again with other dice, to see which lapses stay lapses
    #[arg(long)]
    again: bool,
    /// Look only at luck: what decisions cost is left out
    #[arg(long)]
    luck: bool,
    /// Only this part of the matches, such as 0/4; with --json each is a line for --sum
    #[arg(long, value_name = "I/N", requires = "play")]
    shard: Option<Shard>,
    /// Tell of matches that were printed with --json and --many or --play
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["files", "play"])]
    sum: Vec<String>,
    /// How many threads for many matches; one for each core by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// A depth by name.
#[derive(Copy, Clone)]
struct DepthArg(ReviewDepth);

impl FromStr for DepthArg {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<DepthArg, Unreadable> {
        match text {
            "quick" => Ok(DepthArg(ReviewDepth::Quick)),
            "deep" => Ok(DepthArg(ReviewDepth::Deep)),
            _ => Err(Unreadable::new(text, "a depth: quick or deep")),
        }
    }
}

impl Args {
    fn wish(&self) -> Wish {
        Wish { depth: self.depth.0, seed: self.seed, open: self.open, luck_alone: self.luck }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.many || args.play.is_some() || !args.sum.is_empty() {
        return many::run(args);
    }
    for file in &args.files {
        for (name, text) in records(file)? {
            args.edition.visit_record(&name, &text, One { name: &name, text: &text, args })??;
        }
    }
    Ok(())
}

/// The records of a file, each with a name to speak of it.
fn records(file: &str) -> Result<Vec<(String, String)>, Failure> {
    let texts = record_texts(file)?;
    let single = texts.len() == 1;
    let name = |nth: usize| if single { file.to_owned() } else { format!("{file}, record {nth}") };
    Ok((1..).zip(texts).map(|(nth, text)| (name(nth), text)).collect())
}

/// How many positions are looked at before progress is shown.
const AT_A_TIME: u64 = 20_000;

/// One record and its review.
struct One<'a> {
    name: &'a str,
    text: &'a str,
    args: &'a Args,
}

impl Visitor for One<'_> {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<(), Failure> {
        let record = Record::<R>::read(self.text).map_err(|fault| Failure::in_record(self.name, &fault))?;
        let seats = rules.seats(&record.options);
        if let Some(seat) = self.args.seat.filter(|seat| seat.0 >= seats) {
            return Err(Failure::Input(format!("{}: there is no seat {seat} among {seats}", self.name)));
        }
        let bar = progress(1, "parts");
        let review = review(&rules, &record, self.name, self.args.wish(), |done, parts| {
            bar.set_length(parts);
            bar.set_position(done);
        })?;
        bar.finish_and_clear();
        let mut out = std::io::stdout().lock();
        if self.args.json {
            json_line(&mut out, &review)
        } else if self.args.html {
            Ok(write!(out, "{}", page::of(&review, self.args.seat))?)
        } else {
            Ok(write!(out, "{}", told::of(&review, self.args.seat, Style::of_stdout()))?)
        }
    }
}

/// Reviews a record; `look` is told how far it has come.
fn review<R: Evaluate>(
    rules: &Arc<R>,
    record: &Record<R>,
    name: &str,
    wish: Wish,
    look: impl Fn(u64, u64),
) -> Result<Review, Failure> {
    let failed = |refused| match refused {
        CannotReview::Faulty(fault) => Failure::in_record(name, &fault),
        CannotReview::Running | CannotReview::TooLong => Failure::Input(format!("{name}: {refused}")),
    };
    let mut reviewing = Reviewing::of(rules.clone(), record, wish).map_err(failed)?;
    loop {
        let progress = reviewing.advance(AT_A_TIME);
        look(u64::from(progress.done), u64::from(progress.parts));
        if let Some(review) = reviewing.review() {
            return Ok(review);
        }
    }
}

/// What a seat plays, where a game has factions: the word for it in what everybody sees at the end.
fn faction(view: &serde_json::Value, seat: usize) -> Option<String> {
    Some(view.get("players")?.get(seat)?.get("faction")?.as_str()?.to_owned())
}
