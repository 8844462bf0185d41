//! Lists the moves of a game, to give them numbers: all that are offered in many random and greedy matches with all options.
//! `cargo run --release -p tafel-study --example vocabulary -- GAME MATCHES > FILE`

use std::collections::BTreeSet;
use std::sync::Arc;
use tafel_arena::{Series, play};
use tafel_bots::Level;
use tafel_catalogue::{Visitor, games, visit};
use tafel_evaluate::Evaluate;
use tafel_rules::Silent;
use tafel_table::{Entry, step};

struct Moves {
    matches: u64,
}

impl Visitor for Moves {
    type Out = BTreeSet<String>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> BTreeSet<String> {
        let others = R::CHOICES.iter().flat_map(|choice| {
            choice.values.iter().map(|value| format!("{} {value}", choice.key)).collect::<Vec<_>>()
        });
        let mut met: BTreeSet<R::Move> = BTreeSet::new();
        for (nth, options) in std::iter::once(String::new()).chain(others).enumerate() {
            let options: R::Options = options.parse().expect("a listed option");
            let bots = |level| vec![level; usize::from(rules.seats(&options))];
            for number in 0..self.matches {
                let level = if number % 50 == 0 { Level::Hasty } else { Level::Random };
                let played = play(&*rules, &options, &bots(level), Series::from(nth as u64).nth(number));
                let (mut state, mut moves) = (rules.start(&options), vec![]);
                for entry in played.entries {
                    if let Entry::Move(seat, _) = entry {
                        moves.clear();
                        rules.moves(&state, seat, &mut moves);
                        met.extend(moves.iter().copied());
                    }
                    step(&*rules, &mut state, entry, &mut Silent);
                }
            }
        }
        met.iter().map(ToString::to_string).collect()
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let matches = words.next().and_then(|word| word.parse().ok()).unwrap_or(100);
    match visit(&game, Moves { matches }) {
        Ok(moves) => moves.iter().for_each(|mv| println!("{mv}")),
        Err(_) => eprintln!("vocabulary GAME MATCHES, with one of {}", games().len()),
    }
}
