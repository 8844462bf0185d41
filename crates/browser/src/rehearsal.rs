//! Bots among themselves, to compare machines: the same decisions must fall in a browser as anywhere else.

use crate::desk;
use crate::table::game_of;
use tafel_rules::{Seed, Turn, Viewer};

/// What bots of one level decide, move by move, in as many matches as it takes.
///
/// # Errors
/// If there is no such game, option or level.
pub fn rehearse(
    game: &str,
    options: &str,
    level: &str,
    series: u64,
    decisions: usize,
) -> Result<Vec<String>, String> {
    let mut made = vec![];
    for nth in 0.. {
        let seed = Seed::numbered(series, nth);
        let opened = game_of(game).map_err(|error| error.to_string())?.open(options, seed);
        let mut play = opened.map_err(|error| error.to_string())?.play;
        while let Turn::Seats(awaited) = play.turn() {
            if made.len() == decisions {
                return Ok(made);
            }
            let seat = awaited.iter().next().expect("somebody is awaited");
            let view = play.view(Viewer::Seat(seat));
            let dice = Seed::numbered(series + 1, made.len() as u64);
            let mv = desk::answer(game, seat, view.get(), level, dice)?;
            play = play.submit(seat, &mv).map_err(|refusal| refusal.to_string())?.play;
            made.push(format!("{seat} {mv}"));
        }
    }
    unreachable!("matches never run out")
}
