//! `tafel replay`: records, checked line by line.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::record_texts;
use crate::output::{Style, json_line};
use crate::show::{self, Position};
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::{Edition, Rules, Seat, Silent, Viewer};
use tafel_table::{Record, Replayed, replay};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record files, each with one record or several; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    edition: EditionArg,
    /// Show the position after this line of the file
    #[arg(long, value_name = "LINE")]
    at: Option<usize>,
    /// The viewer: a seat's number, or `-` for the public
    #[arg(long, value_name = "SEAT", default_value = "-", allow_hyphen_values = true)]
    seat: Viewer,
    /// Print one JSON object for each record
    #[arg(long)]
    json: bool,
}

/// Replays every file, and fails with the first failure after all were looked at.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut first_failure = None;
    for file in &args.files {
        match replay_file(file, args) {
            Ok(()) => {}
            Err(Failure::Unheard) => return Err(Failure::Unheard),
            Err(failure) => match &first_failure {
                None => first_failure = Some(failure),
                Some(_) => eprintln!("tafel: {failure}"),
            },
        }
    }
    first_failure.map_or(Ok(()), Err)
}

fn replay_file(file: &str, args: &Args) -> Result<(), Failure> {
    let texts = record_texts(file)?;
    for (nth, text) in texts.iter().enumerate() {
        let file = if texts.len() == 1 { file.to_owned() } else { format!("{file}, record {}", nth + 1) };
        let edition = args.edition.of_record(&file, text)?;
        args.edition.visit_record(
            &file,
            text,
            Replaying { file: &file, text, args, edition: &edition },
        )??;
    }
    Ok(())
}

struct Replaying<'a> {
    file: &'a str,
    text: &'a str,
    args: &'a Args,
    edition: &'a Edition,
}

impl Visitor for Replaying<'_> {
    type Out = Result<(), Failure>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Result<(), Failure> {
        let faulty = |fault| Failure::in_record(self.file, &fault);
        let mut record = Record::<R>::read(self.text).map_err(faulty)?;
        // The whole record is checked, whatever part of it is shown.
        let mut shown = replay(&*rules, &record, &mut Silent).map_err(faulty)?;
        if let Some(line) = self.args.at {
            record.entries.truncate(record.entries_up_to(line));
            record.result = None;
            shown = replay(&*rules, &record, &mut Silent).map_err(faulty)?;
        }
        let seats = rules.seats(&record.options);
        if let Viewer::Seat(seat) = self.args.seat
            && seat.0 >= seats
        {
            return Err(Failure::Input(format!("{}: there is no seat {seat} among {seats}", self.file)));
        }
        if self.args.json {
            self.print_json(&*rules, &record, &shown)
        } else {
            self.print(&*rules, &record, &shown)
        }
    }
}

#[derive(Serialize)]
struct Report<V> {
    file: String,
    game: &'static str,
    options: String,
    edition: Option<String>,
    reconstructed: Vec<&'static str>,
    lines: usize,
    over: bool,
    points: Vec<i16>,
    ranks: Vec<u8>,
    view: V,
}

impl Replaying<'_> {
    fn print<R: Rules>(&self, rules: &R, record: &Record<R>, shown: &Replayed<R>) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        let style = Style::of_stdout();
        let file = style.bold(self.file);
        writeln!(out, "{file}: {}, {}, {} lines ok", R::ID, record.options, record.entries.len())?;
        if let Some(said) = show::words::reconstructed(self.edition) {
            writeln!(out, "  {said}")?;
        }
        let standing = rules.standing(&shown.state);
        if standing.is_none() || self.args.at.is_some() {
            let view = rules.view(&shown.state, self.args.seat);
            write!(out, "{}", Position::of(&view, rules.screen(&view)).whole(style))?;
        }
        if standing.is_some() {
            let tallies = |seat: Seat| {
                let mut tally = vec![];
                rules.tally(&shown.state, seat, &mut tally);
                tally
            };
            write!(
                out,
                "{}",
                show::standing(standing.as_ref(), rules.seats(&record.options), tallies, style)
            )?;
        }
        Ok(())
    }

    fn print_json<R: Rules>(
        &self,
        rules: &R,
        record: &Record<R>,
        shown: &Replayed<R>,
    ) -> Result<(), Failure> {
        let standing = rules.standing(&shown.state);
        let seats = rules.seats(&record.options);
        let report = Report {
            file: self.file.to_owned(),
            game: R::ID,
            options: record.options.to_string(),
            edition: record.edition.as_ref().map(ToString::to_string),
            reconstructed: self.edition.reconstructed_files(),
            lines: record.entries.len(),
            over: standing.is_some(),
            points: standing.map_or(vec![], |standing| standing.points.first(seats).to_vec()),
            ranks: standing.map_or(vec![], |standing| standing.rank.first(seats).to_vec()),
            view: rules.view(&shown.state, self.args.seat),
        };
        json_line(&mut std::io::stdout().lock(), &report)
    }
}
