//! The numbers of `data/pebbles.ron` or of an edition, checked.

use crate::{Card, Colour};
use serde::Deserialize;
use std::sync::LazyLock;
use tafel_rules::{Components, DataFile, Edition, Flaw, Id, MAX_SEATS, Misprint};

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

/// The file that the components stand in.
pub(crate) const FILES: &[DataFile] = &[DataFile { name: FILE, text: include_str!("../data/pebbles.ron") }];
const FILE: &str = "pebbles.ron";

/// The highest price of an exchange: more than anybody ever has.
const MOST_PAID: u8 = 100;
/// The most points that anything is worth: enough for any edition, and no sum of them is too large.
const MOST_POINTS: i16 = 100;

impl Data {
    /// The data that the program was built with.
    pub(crate) fn embedded() -> &'static Components<Data> {
        static DATA: LazyLock<Components<Data>> = LazyLock::new(|| Components::built_in(FILES, Data::read));
        &DATA
    }

    /// Reads the numbers of an edition, and checks that the game can be played by them.
    ///
    /// # Errors
    /// With the line of what is wrong.
    pub fn read(edition: &Edition) -> Result<Data, Misprint> {
        let data: Data = edition.read(FILE)?;
        edition.check(FILE, data.check())?;
        Ok(data)
    }

    fn check(&self) -> Result<(), Flaw> {
        let refuse = |path, reason| Err(Flaw::new(path, reason));
        if usize::from(self.rounds) != Card::COUNT {
            let reason = format!("{} rounds need as many cards, and there are {}", self.rounds, Card::COUNT);
            return refuse("rounds", reason);
        }
        let goals = usize::from(self.goals_of_a_colour) * Colour::COUNT;
        if goals < MAX_SEATS {
            let reason = format!("{goals} goals do not suffice for {MAX_SEATS} players");
            return refuse("goals_of_a_colour", reason);
        }
        if self.exchange_price < 2 {
            return refuse("exchange_price", "an exchange that loses nothing would never end".into());
        }
        if self.exchange_price > MOST_PAID {
            let reason = format!("a price of {} pebbles is more than {MOST_PAID}", self.exchange_price);
            return refuse("exchange_price", reason);
        }
        // The bag never runs out: every player takes each round and accepts all offers, and one pebble is over.
        let needed = MAX_SEATS * (usize::from(self.rounds) + usize::from(self.most_debts)) + 1;
        let pebbles = usize::from(self.pebbles_of_a_colour) * Colour::COUNT;
        if pebbles < needed || pebbles > usize::from(u8::MAX) {
            let reason =
                format!("{pebbles} pebbles: {MAX_SEATS} players may need {needed}, and there can be 255");
            return refuse("pebbles_of_a_colour", reason);
        }
        let Points { pebble, goal, debt } = self.points;
        for (path, points) in [("points.pebble", pebble), ("points.goal", goal), ("points.debt", debt)] {
            if !(-MOST_POINTS..=MOST_POINTS).contains(&points) {
                return refuse(path, format!("{points} points are more than {MOST_POINTS} either way"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(instead_of: &str, with: &str) -> String {
        let sound = FILES[0].text;
        assert!(sound.contains(instead_of), "the data says `{instead_of}`");
        let changed = Edition::built_in(FILES).with(FILE, &sound.replace(instead_of, with));
        changed.and_then(|edition| Data::read(&edition)).unwrap_err().to_string()
    }

    #[test]
    fn a_set_that_cannot_be_played_is_refused_with_its_line_and_the_reason() {
        for (instead_of, with, refusal) in [
            ("rounds: 5", "rounds: 6", "line 5: 6 rounds need as many cards, and there are 5"),
            ("goals_of_a_colour: 2", "goals_of_a_colour: 1", "line 4: 4 goals do not suffice for 5 players"),
            (
                "pebbles_of_a_colour: 10",
                "pebbles_of_a_colour: 8",
                "line 3: 32 pebbles: 5 players may need 36, and there can be 255",
            ),
            (
                "pebbles_of_a_colour: 10",
                "pebbles_of_a_colour: 64",
                "line 3: 256 pebbles: 5 players may need 36, and there can be 255",
            ),
            (
                "exchange_price: 2",
                "exchange_price: 1",
                "line 6: an exchange that loses nothing would never end",
            ),
            ("exchange_price: 2", "exchange_price: 101", "line 6: a price of 101 pebbles is more than 100"),
            ("goal: 2", "goal: -101", "line 9: -101 points are more than 100 either way"),
        ] {
            assert_eq!(refused(instead_of, with), format!("pebbles.ron, {refusal}"));
        }
    }

    #[test]
    fn an_unknown_word_is_refused_with_its_line() {
        let refusal = refused("offer_from", "offers_from");
        assert!(refusal.starts_with("pebbles.ron, line 7: ") && refusal.contains("offers_from"), "{refusal}");
    }
}
