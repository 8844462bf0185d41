//! The log language: what is read, what is refused, and that a match comes back as it went.

use proptest::prelude::*;
use tafel_rules::{Dice, Rules, Seed, Silent, Turn};
use tafel_table::{Entry, Record};
use tafel_terra_mystica::{TerraMystica, snellman};

/// A random match; conversions are tried less often than they are legal, so that something gets built.
fn random_match(options: &str, nth: u64) -> Record<TerraMystica> {
    let rules = TerraMystica::new();
    let options = options.parse().unwrap();
    let mut dice = Dice::at(Seed([3; 32]), nth);
    let mut state = rules.start(&options);
    let mut entries = vec![];
    loop {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let mut odds = vec![];
                rules.chances(&state, &mut odds);
                let chance = dice.pick(&odds);
                rules.resolve(&mut state, chance, &mut Silent);
                entries.push(Entry::Chance(chance));
            }
            Turn::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                let mut moves = vec![];
                if dice.below(3) == 0 {
                    rules.moves(&state, seat, &mut moves);
                } else {
                    rules.search_moves(&state, seat, &mut moves);
                }
                let mv = dice.any(&moves);
                rules.apply(&mut state, seat, mv, &mut Silent);
                entries.push(Entry::Move(seat, mv));
            }
        }
    }
    let mut record = Record::new(options, entries);
    record.result = rules.standing(&state);
    record
}

fn comes_back(options: &str, nth: u64) -> Result<(), TestCaseError> {
    let record = random_match(options, nth);
    let log = snellman::export(&record);
    let read = snellman::import(&log)
        .map_err(|problem| TestCaseError::fail(format!("{problem}\n\n{record}\n\n{log}")))?;
    prop_assert_eq!(read.to_string(), record.to_string(), "\n{}", log);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_random_match_comes_back_from_its_log(nth: u64, seats in 2u8..=5) {
        comes_back(&format!("seats {seats}; variable-turn-order on; mini-expansion-1 on"), nth)?;
    }

    #[test]
    fn so_does_one_of_fire_and_ice(nth: u64, seats in 2u8..=5) {
        let options = format!(
            "seats {seats}; map fire-ice-1; shipping-bonus on; temple-scoring-tile on; \
             fire-and-ice-factions on; final-scoring building-on-edge"
        );
        comes_back(&options, nth)?;
    }
}
