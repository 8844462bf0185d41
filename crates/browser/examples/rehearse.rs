//! Prints what bots decide on this machine: `rehearse GAME OPTIONS LEVEL SERIES DECISIONS`.

use std::env;
use tafel_browser::rehearsal::rehearse;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, options, level, series, decisions] = &args[..] else {
        return Err("usage: rehearse GAME OPTIONS LEVEL SERIES DECISIONS".into());
    };
    for line in rehearse(game, options, level, series.parse()?, decisions.parse()?)? {
        println!("{line}");
    }
    Ok(())
}
