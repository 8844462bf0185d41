//! `tafel backup` and `tafel restore`: everything a server keeps, as one file that every database can read.

use crate::failure::Failure;
use crate::serve::{Database, runtime};
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;
use tafel_server::make_private;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Args {
    fn failed(&self, error: impl std::fmt::Display) -> Failure {
        Failure::Input(format!("{}: {error}", self.file.display()))
    }
}

/// Writes a new file beside the old one, and puts it in its place once it is whole. Only its owner may read it: it holds
/// what the database holds.
pub(crate) fn back_up(args: &Args) -> Result<(), Failure> {
    let runtime = runtime()?;
    // Where there is no database nothing is written.
    let store = runtime.block_on(args.database.open_existing())?;
    let unfinished = args.file.with_extension("unfinished");
    make_private(&unfinished).map_err(|error| args.failed(error))?;
    let file = File::create(&unfinished).map_err(|error| args.failed(error))?;
    let mut out = BufWriter::new(file);
    let whole = runtime.block_on(store.back_up(&mut out)).map_err(|error| args.failed(error))?;
    out.flush()?;
    out.get_ref().sync_all()?;
    std::fs::rename(&unfinished, &args.file).map_err(|error| args.failed(error))?;
    println!("{whole}");
    Ok(())
}

/// Fills an empty database.
pub(crate) fn restore(args: &Args) -> Result<(), Failure> {
    let mut file = BufReader::new(File::open(&args.file).map_err(|error| args.failed(error))?);
    let whole = runtime()?.block_on(async {
        let store = args.database.open().await?;
        store.restore(&mut file).await.map_err(|error| args.failed(error))
    })?;
    println!("{whole}");
    Ok(())
}
