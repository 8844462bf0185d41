//! `tafel components`: where every tile and card of a game is drawn.

use crate::failure::Failure;
use crate::games;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let known: Vec<&str> = games::listed(false).iter().map(|game| game.id).collect();
    if !known.contains(&args.game.as_str()) {
        let said = format!("a game with components; there are {}", known.join(", "));
        return Err(tafel_rules::Unreadable::new(&args.game, said).into());
    }
    writeln!(
        std::io::stdout(),
        "The page shows every tile and card of {0}, ready to print: with `tafel serve` running, open\nhttp://127.0.0.1:8080/rules/{0}/components",
        args.game
    )?;
    Ok(())
}
