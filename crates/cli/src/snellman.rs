//! `tafel snellman`: recorded games of the well-known play-by-web site, checked, read and written.

use crate::failure::Failure;
use crate::input::record_text;
use clap::Subcommand;
use std::io::Write;
use tafel_snellman as snellman;
use tafel_table::Record;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Replay recorded games and compare every row of their ledgers
    Check {
        /// Files with a log and its expected ledger, as JSON
        #[arg(required = true, value_name = "FILE.json")]
        files: Vec<String>,
    },
    /// Read a log and print our record of it; what the site lets pass and our rules do not is named in remarks
    Import {
        /// A log; `-` is standard input
        #[arg(value_name = "FILE.txt")]
        file: String,
    },
    /// Read our record and print it as a log
    Export {
        /// A record; `-` is standard input
        #[arg(value_name = "FILE.rec")]
        file: String,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match &args.what {
        What::Check { files } => check(files, &mut out),
        What::Import { file } => {
            let read = snellman::import(&record_text(file)?);
            let record = read.map_err(|problem| Failure::Input(format!("{file}, {problem}")))?;
            Ok(write!(out, "{record}")?)
        }
        What::Export { file } => {
            let record =
                Record::read(&record_text(file)?).map_err(|fault| Failure::in_record(file, &fault))?;
            let log = snellman::export(&record).map_err(|fault| Failure::in_record(file, &fault))?;
            Ok(write!(out, "{log}")?)
        }
    }
}

/// Checks every file, and fails if any differs.
fn check(files: &[String], out: &mut impl Write) -> Result<(), Failure> {
    let mut differing = 0;
    for file in files {
        match snellman::check(&record_text(file)?) {
            Ok(checked) => writeln!(out, "{} rows {} ok", checked.id, checked.rows)?,
            Err(problem) => {
                differing += 1;
                writeln!(out, "{file}, {problem}")?;
            }
        }
    }
    if differing > 0 {
        return Err(Failure::Check(format!("{differing} of {} games differ", files.len())));
    }
    Ok(())
}
