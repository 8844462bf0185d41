//! Any texts are either an edition, with which a random match ends, or a misprint with its file.
//!
//! The first byte chooses a game and the second the dice; then each line changes the built-in edition: `PATH=VALUE` puts a value there, and
//! what is no such line stands at the end of the first file.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::{Dice, Edition, Rules, Seed, Silent, Turn, settle};

/// No match has nearly as many moves.
const MOST_MOVES: u32 = 20_000;

struct Playing {
    dice: Dice,
}

impl Visitor for Playing {
    type Out = ();

    fn visit<R: Rules>(mut self, rules: Arc<R>) {
        let options = "".parse().unwrap_or_else(|_| panic!("a game has default options"));
        let mut state = rules.start(&options);
        let (mut moves, mut odds) = (vec![], vec![]);
        for played in 0.. {
            settle(&*rules, &mut state, &mut odds, |odds| self.dice.pick(odds), &mut Silent);
            let Turn::Seats(awaited) = rules.turn(&state) else { break };
            let seat = awaited.iter().next().expect("somebody is awaited");
            moves.clear();
            rules.moves(&state, seat, &mut moves);
            rules.apply(&mut state, seat, self.dice.any(&moves), &mut Silent);
            rules.audit(&state).expect("the components add up");
            assert!(played < MOST_MOVES, "the match ends");
        }
    }
}

fuzz_target!(|data: (u8, u8, &str)| {
    let (game, dice, lines) = data;
    let games = tafel_catalogue::games();
    let game = games[usize::from(game) % games.len()];
    let mut edition = Edition::built_in(game.files);
    for line in lines.lines() {
        let changed = match line.split_once('=') {
            Some((path, value)) => edition.change(path, value).ok(),
            None => {
                let (file, text) = edition.files().next().expect("a game has files");
                edition.with(file, &format!("{text}{line}")).ok()
            }
        };
        edition = changed.unwrap_or(edition);
    }
    let dice = Dice::at(Seed([dice; 32]), 0);
    let _ = tafel_catalogue::visit_edition(game.id, &edition, Playing { dice });
});
