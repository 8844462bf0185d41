//! `tafel edition`: component data in a folder, to be changed, checked, compared and passed on.

pub(crate) mod folder;
pub(crate) mod shelf;

use crate::failure::Failure;
use crate::input::record_text;
use crate::output::{Style, json_line};
use clap::Subcommand;
use folder::EditionArg;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_rules::{Edition, Rules};
use tafel_table::{Enclosed, Packed, Record};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Copy the components of a game into a folder, to be changed there
    New {
        /// The game's id
        game: String,
        /// The new folder; its name is the edition's. By default it is called after the game
        folder: Option<PathBuf>,
    },
    /// Read an edition, and say whether the game can be played with it
    Check {
        /// The edition
        folder: PathBuf,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Show where an edition differs from another, or from the built-in one
    Diff {
        /// The edition
        folder: PathBuf,
        /// The edition that it is compared with; the built-in one by default
        with: Option<PathBuf>,
        /// Print one JSON object for each difference
        #[arg(long)]
        json: bool,
    },
    /// Print a record with its edition inside, so that anybody can replay it
    Enclose {
        /// A record; `-` is standard input
        record: String,
        /// The edition that the record was played with
        folder: PathBuf,
    },
    /// Print an edition as one file, to be passed on
    Pack {
        /// The edition
        folder: PathBuf,
    },
    /// Write the edition that a record encloses, or that is in one file, into a folder
    Extract {
        /// A record, or an edition as one file; `-` is standard input
        record: String,
        /// The new folder; by default it is called as the edition is
        folder: Option<PathBuf>,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match &args.what {
        What::New { game, folder } => {
            let game = folder::listed(game)?;
            let folder = folder.clone().unwrap_or_else(|| PathBuf::from(game.id));
            write(&folder, &Edition::built_in(game.files))?;
            let folder = folder.display();
            writeln!(out, "{folder}: the components of {}. Change them, and then:", game.id)?;
            writeln!(out, "  tafel edition check {folder}\n  tafel play {} --edition {folder}", game.id)?;
            Ok(())
        }
        What::Check { folder, json } => check(&mut out, folder, *json),
        What::Diff { folder, with, json } => diff(&mut out, folder, with.as_deref(), *json),
        What::Enclose { record, folder } => {
            let text = record_text(record)?;
            let edition = EditionArg::in_folder(folder.clone());
            write!(
                out,
                "{}",
                edition.visit_record(record, &text, Enclosing { file: record, text: &text, folder })??
            )?;
            Ok(())
        }
        What::Pack { folder } => {
            let game = folder::game_of(folder)?;
            write!(out, "{}", Packed::text(game.id, &folder::read(folder, &game)?))?;
            Ok(())
        }
        What::Extract { record, folder } => {
            let edition = extracted(record)?;
            let folder = folder.clone().unwrap_or_else(|| PathBuf::from(&edition.id().name));
            write(&folder, &edition)?;
            writeln!(out, "{}: {}", folder.display(), edition.id())?;
            Ok(())
        }
    }
}

/// The edition that a record encloses, or that is in one file.
fn extracted(file: &str) -> Result<Edition, Failure> {
    let text = record_text(file)?;
    let refused = |what: String| Failure::Input(format!("{file}: {what}"));
    if let Ok(packed) = Packed::read(&text) {
        let game = folder::listed(&packed.game).map_err(|unknown| refused(unknown.to_string()))?;
        return packed.edition(game.files).map_err(|misprint| refused(misprint.to_string()));
    }
    folder::enclosed(file, &text)?.ok_or_else(|| Failure::Input(format!("{file} encloses no edition")))
}

/// Writes the files of an edition into a folder that has none yet.
fn write(folder: &Path, edition: &Edition) -> Result<(), Failure> {
    let failed = |path: &Path, error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    for (name, text) in edition.files() {
        let path = folder.join(name);
        let file = std::fs::File::create_new(&path);
        file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| failed(&path, error))?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Checked<'e> {
    game: &'static str,
    name: &'e str,
    digest: String,
    built_in: bool,
    differences: usize,
}

fn check(out: &mut impl Write, folder: &Path, json: bool) -> Result<(), Failure> {
    let game = folder::game_of(folder)?;
    let edition = folder::read(folder, &game)?;
    let played = tafel_catalogue::visit_edition(game.id, &edition, Playable);
    played.map_err(|refused| folder::in_folder(folder, refused))?;
    let differences = Edition::built_in(game.files).differences(&edition).len();
    let built_in = edition.named_in_records().is_none();
    let (name, digest) = (&edition.id().name, edition.id().digest.to_string());
    if json {
        return json_line(out, &Checked { game: game.id, name, digest, built_in, differences });
    }
    let folder = folder.display();
    let differs = match (built_in, differences) {
        (true, _) => "the same as the built-in one".to_owned(),
        (false, 1) => "1 value differs from the built-in one".to_owned(),
        (false, differences) => format!("{differences} values differ from the built-in one"),
    };
    writeln!(out, "{folder}: {} can be played with it; {differs}\n{name} {digest}", game.id)?;
    Ok(())
}

/// Asks no more of a game than that it is made.
struct Playable;

impl Visitor for Playable {
    type Out = ();

    fn visit<R: Evaluate>(self, _: Arc<R>) {}
}

#[derive(Serialize)]
struct Differing<'d> {
    path: &'d str,
    before: Option<&'d str>,
    after: Option<&'d str>,
}

fn diff(out: &mut impl Write, folder: &Path, with: Option<&Path>, json: bool) -> Result<(), Failure> {
    let game = folder::game_of(folder)?;
    let edition = folder::read(folder, &game)?;
    let base = match with {
        Some(with) => folder::read(with, &game)?,
        None => Edition::built_in(game.files),
    };
    let style = Style::of_stdout();
    for difference in base.differences(&edition) {
        let (before, after) = (difference.before.as_deref(), difference.after.as_deref());
        if json {
            json_line(out, &Differing { path: &difference.path, before, after })?;
        } else {
            let [before, after] = [before, after].map(|side| side.unwrap_or("–"));
            writeln!(out, "{}  {before} → {}", difference.path, style.bold(after))?;
        }
    }
    Ok(())
}

/// Puts an edition into a record that was played with it.
struct Enclosing<'a> {
    file: &'a str,
    text: &'a str,
    folder: &'a Path,
}

impl Visitor for Enclosing<'_> {
    type Out = Result<String, Failure>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Result<String, Failure> {
        let faulty = |fault| Failure::in_record(self.file, &fault);
        let mut record = Record::<R>::read(self.text).map_err(faulty)?;
        tafel_table::replay(&*rules, &record, &mut tafel_rules::Silent).map_err(faulty)?;
        let edition = folder::read(self.folder, &folder::listed(R::ID)?)?;
        record.enclosed = Some(Enclosed::of(&edition));
        Ok(record.to_string())
    }
}
