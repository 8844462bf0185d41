//! The numbers of `data/pebbles.ron`, loaded once and checked.

use crate::{Card, Colour};
use serde::Deserialize;
use std::sync::LazyLock;
use tafel_rules::{Id, MAX_SEATS};

/// Every number that RULES.md prints in italics.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// §1.1
    pub pebbles_of_a_colour: u8,
    /// §1.2
    pub goals_of_a_colour: u8,
    /// §2.1
    pub rounds: u8,
    /// §3.1
    pub exchange_price: u8,
    /// §4.1
    pub offer_from: u8,
    /// §4.4
    pub most_debts: u8,
    /// §5.2
    pub points: Points,
}

/// What things are worth at the end, §5.2.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Each pebble.
    pub pebble: i16,
    /// Each pebble of the goal's colour, in addition.
    pub goal: i16,
    /// What each debt costs.
    pub debt: i16,
}

impl Data {
    /// The data that the program was built with.
    pub(crate) fn embedded() -> &'static Data {
        static DATA: LazyLock<Data> = LazyLock::new(|| {
            Data::read(include_str!("../data/pebbles.ron"))
                .unwrap_or_else(|problem| panic!("data/pebbles.ron: {problem}"))
        });
        &DATA
    }

    /// Reads a set of numbers and checks that the game can be played by it.
    ///
    /// # Errors
    /// With a sentence about what is wrong, and the place if it cannot be read.
    pub fn read(text: &str) -> Result<Data, String> {
        let data: Data = ron::from_str(text).map_err(|e| e.to_string())?;
        if usize::from(data.rounds) != Card::COUNT {
            return Err(format!("{} rounds need as many cards, and there are {}", data.rounds, Card::COUNT));
        }
        let goals = usize::from(data.goals_of_a_colour) * Colour::COUNT;
        if goals < MAX_SEATS {
            return Err(format!("{goals} goals do not suffice for {MAX_SEATS} players"));
        }
        // The bag never runs out: every player takes each round and accepts all offers, and one pebble is over.
        let needed = MAX_SEATS * usize::from(data.rounds + data.most_debts) + 1;
        let pebbles = usize::from(data.pebbles_of_a_colour) * Colour::COUNT;
        if pebbles < needed {
            return Err(format!("{pebbles} pebbles do not suffice: {MAX_SEATS} players may need {needed}"));
        }
        Ok(data)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUND: &str = include_str!("../data/pebbles.ron");

    fn refused(instead_of: &str, with: &str) -> String {
        assert!(SOUND.contains(instead_of), "the data says `{instead_of}`");
        Data::read(&SOUND.replace(instead_of, with)).unwrap_err()
    }

    #[test]
    fn the_data_is_sound() {
        assert_eq!(Data::read(SOUND).unwrap(), *Data::embedded());
    }

    #[test]
    fn a_set_that_cannot_be_played_is_refused_with_the_reason() {
        assert_eq!(refused("rounds: 5", "rounds: 6"), "6 rounds need as many cards, and there are 5");
        assert_eq!(
            refused("goals_of_a_colour: 2", "goals_of_a_colour: 1"),
            "4 goals do not suffice for 5 players"
        );
        assert_eq!(
            refused("pebbles_of_a_colour: 10", "pebbles_of_a_colour: 8"),
            "32 pebbles do not suffice: 5 players may need 36"
        );
    }

    #[test]
    fn an_unknown_word_is_refused_with_its_place() {
        let refusal = refused("offer_from", "offers_from");
        assert!(refusal.contains("offers_from") && refusal.contains(':'), "{refusal}");
    }
}
