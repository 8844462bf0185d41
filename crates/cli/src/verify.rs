//! `tafel verify`: whether chance fell as the seed says.

use crate::failure::Failure;
use crate::input::record_text;
use std::io::Write;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::Rules;
use tafel_table::{Header, Record, verify};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record with its seed; `-` is standard input
    file: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = record_text(&args.file)?;
    let header = Header::of(&text).map_err(|fault| Failure::in_record(&args.file, &fault))?;
    let verified = tafel_catalogue::visit(header.game, Verifying { file: &args.file, text: &text });
    verified.map_err(|unknown| Failure::Input(format!("{}: {unknown}", args.file)))?
}

struct Verifying<'a> {
    file: &'a str,
    text: &'a str,
}

impl Visitor for Verifying<'_> {
    type Out = Result<(), Failure>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Result<(), Failure> {
        let faulty = |fault| Failure::in_record(self.file, &fault);
        let record = Record::<R>::read(self.text).map_err(faulty)?;
        let draws = verify(&*rules, &record).map_err(faulty)?;
        let promise = match record.commitment {
            Some(_) => "the seed is the one that was promised",
            None => "no promise about the seed stands in the record",
        };
        let taken_over = match record.inherited {
            0 => String::new(),
            lines => {
                format!("; the first {lines} lines come from another match, and their draws are not checked")
            }
        };
        let (file, lines) = (self.file, record.entries.len());
        writeln!(
            std::io::stdout(),
            "{file}: {lines} lines ok; {draws} draws fell as the seed says; {promise}{taken_over}"
        )?;
        Ok(())
    }
}
