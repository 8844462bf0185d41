//! Random matches are written as logs and read back, as many as `make soak` wants for each set of options.

use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seed, Silent, Turn};
use tafel_snellman as snellman;
use tafel_table::{Entry, Record, step};
use tafel_terra_mystica::{State, TerraMystica};

/// Matches for each set of options, if nobody says otherwise.
const GAMES: u64 = 40;

/// A random match; conversions are tried less often than they are legal, so that something gets built.
fn random_match(options: &str, nth: u64) -> (Record<TerraMystica>, State) {
    let rules = TerraMystica::new();
    let options = options.parse().unwrap();
    let mut dice = Dice::at(Seed([3; 32]), nth);
    let mut state = rules.start(&options);
    let mut entries = vec![];
    loop {
        let entry = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let mut odds = vec![];
                rules.chances(&state, &mut odds);
                Entry::Chance(dice.pick(&odds))
            }
            Turn::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                let mut moves = vec![];
                if dice.below(3) == 0 {
                    rules.moves(&state, seat, &mut moves);
                } else {
                    rules.search_moves(&state, seat, &mut moves);
                }
                Entry::Move(seat, dice.any(&moves))
            }
        };
        step(&rules, &mut state, entry, &mut Silent);
        entries.push(entry);
    }
    let mut record = Record::new(options, entries);
    record.result = rules.standing(&state);
    (record, state)
}

/// The position that a record leads to.
fn end(record: &Record<TerraMystica>) -> State {
    let rules = TerraMystica::new();
    let mut state = rules.start(&record.options);
    for &entry in &record.entries {
        step(&rules, &mut state, entry, &mut Silent);
    }
    state
}

fn come_back(options: &str) {
    let games = match std::env::var("TAFEL_LAWS_GAMES") {
        Ok(number) => number.parse().expect("TAFEL_LAWS_GAMES is a number"),
        Err(_) => GAMES,
    };
    for nth in 0..games {
        let (record, state) = random_match(options, nth);
        let log = snellman::export(&record).unwrap();
        let read = snellman::import(&log).unwrap_or_else(|problem| panic!("{problem}\n\n{record}\n\n{log}"));
        assert!(read.comments.is_empty(), "{:?}\n\n{log}", read.comments);
        assert_eq!(snellman::export(&read).unwrap(), log);
        // Whether leaving was agreed on shows only in the log of a match that somebody left.
        let state = State { options: read.options, ..state };
        assert_eq!(end(&read), state, "\n{log}");
        // Conversions go before the choice of a colour that ends a turn.
        if !log.contains("action ACTH") {
            assert_eq!(read.entries, record.entries, "\n{log}");
        }
    }
}

#[test]
fn matches_of_the_base_game_come_back_from_their_logs() {
    for seats in 2..=5 {
        come_back(&format!("seats {seats}; variable-turn-order on; mini-expansion-1 on"));
    }
}

#[test]
fn so_do_those_of_fire_and_ice() {
    for seats in 2..=5 {
        come_back(&format!(
            "seats {seats}; map fire-ice-1; shipping-bonus on; temple-scoring-tile on; \
             fire-and-ice-factions on; final-scoring building-on-edge"
        ));
    }
}

#[test]
fn so_do_those_that_somebody_leaves() {
    come_back("seats 3; map loon-lakes-1-6; fire-and-ice-factions on; start-points balanced; leaving on");
    come_back("seats 4; map fjords-2-1; fire-and-ice-factions on; final-scoring random; leaving on");
}
