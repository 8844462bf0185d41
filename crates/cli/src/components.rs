//! `tafel components`: a sheet with every tile and card of a game.

use crate::failure::Failure;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// The folder that the page is written into
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Some(sheet) = tafel_sheets::sheet(&args.game) else {
        let games: Vec<&str> = tafel_catalogue::games().iter().map(|game| game.id).collect();
        let known: Vec<&str> = games.into_iter().filter(|id| tafel_sheets::sheet(id).is_some()).collect();
        let said = format!("a game with a component sheet; there are {}", known.join(", "));
        return Err(tafel_rules::Unreadable::new(&args.game, said).into());
    };
    let path = args.out.join(format!("{}.html", sheet.game));
    let written = std::fs::create_dir_all(&args.out).and_then(|()| std::fs::write(&path, sheet.html()));
    written.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?;
    let pieces: usize = sheet.groups.iter().map(|group| group.pieces.len()).sum();
    writeln!(std::io::stdout(), "{}: {pieces} pieces", path.display())?;
    Ok(())
}
