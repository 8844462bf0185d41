//! The numbers of `data/*.ron`, loaded once, checked, and laid out for play.

mod base;
mod cards;
mod deeds;
mod race;
mod solo;

pub use base::{Action, ActionEntry, Base, LandscapeRow, Rounds, Scoring, TradeMedal};
pub use cards::{Attack, AttackKind, Deck, Hireling, Plan, Play, Talent};
pub use deeds::Deed;
pub use race::Race;
pub use solo::{Condition, FieldKind, Mishap, SoloBoard};

use crate::{ActionCard, AttackCard, AttackCards, Building, DieAction, Landscape, Landscapes, PlayerCard};
use base::STRENGTHS;
use cards::{BuildingEntry, Cards};
use serde::de::DeserializeOwned;
use solo::SoloFile;
use std::fmt::Display;
use std::sync::LazyLock;
use tafel_rules::Id;

/// Every number that RULES.md prints in italics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// The numbers of the base game.
    pub base: Base,
    /// The solo board.
    pub solo: SoloBoard,
    /// §13.1
    pub action_cards_of_a_kind: u8,
    actions: [Action; DieAction::ALL.len()],
    plays: [Play; ActionCard::ALL.len()],
    attacks: [Attack; AttackCard::ALL.len()],
    hirelings: [Hireling; PlayerCard::ALL.len()],
    plans: [Plan; Building::ALL.len()],
    decks: [AttackCards; 2],
    within: [Landscapes; STRENGTHS],
}

impl Data {
    /// The data that the program was built with.
    pub(crate) fn embedded() -> &'static Data {
        static DATA: LazyLock<Data> =
            LazyLock::new(|| Data::read(&Files::EMBEDDED).unwrap_or_else(|problem| panic!("data/{problem}")));
        &DATA
    }

    /// Reads a set of numbers and checks that the game can be played by it.
    ///
    /// # Errors
    /// With the file, a sentence about what is wrong, and the place if it cannot be read.
    pub fn read(files: &Files<'_>) -> Result<Data, String> {
        let base: Base = parse("base.ron", files.base)?;
        let solo: SoloFile = parse("solo.ron", files.solo)?;
        let cards: Cards = parse("cards.ron", files.cards)?;
        let buildings: Vec<BuildingEntry> = parse("buildings.ron", files.buildings)?;
        base.check().map_err(|problem| format!("base.ron: {problem}"))?;
        let solo = solo.board(base.rounds.alone).map_err(|problem| format!("solo.ron: {problem}"))?;
        if base.mines < solo.mines() {
            return Err(format!("base.ron: {} mines do not suffice for the solo board", base.mines));
        }
        let in_cards = |problem| format!("cards.ron: {problem}");
        let hirelings: [Hireling; PlayerCard::ALL.len()] = cards
            .player
            .iter()
            .map(|entry| (entry.card, entry.hireling()))
            .complete("player card")
            .map_err(in_cards)?;
        let attacks = cards.attack.iter().map(|entry| (entry.card, entry.attack()));
        let attacks: [Attack; AttackCard::ALL.len()] = attacks.complete("attack card").map_err(in_cards)?;
        check_attacks(&attacks, &base).map_err(in_cards)?;
        let mut actions = base.die_actions().map_err(|problem| format!("base.ron: {problem}"))?;
        for card in PlayerCard::all() {
            match hirelings[card.index()].talent {
                Talent::Strength(action, more) => actions[action.index()].strength.push((card, more)),
                Talent::More(action, more) => actions[action.index()].more.push((card, more)),
                Talent::JarWithTheDice(_) | Talent::Medal(_) | Talent::Combat(_) | Talent::Nothing => {}
            }
        }
        let difficulty = |landscape: Landscape| base.rows[usize::from(landscape.row() - 1)].difficulty;
        let within =
            |strength| Landscape::all().filter(|&l| usize::from(difficulty(l)) <= strength).collect();
        let deck = |deck| AttackCard::all().filter(|card| attacks[card.index()].deck == deck).collect();
        Ok(Data {
            decks: [deck(Deck::First), deck(Deck::Second)],
            within: std::array::from_fn(within),
            base,
            solo,
            action_cards_of_a_kind: cards.action_cards_of_a_kind,
            actions,
            plays: cards
                .action
                .iter()
                .map(|entry| (entry.card, entry.play()))
                .complete("action card")
                .map_err(in_cards)?,
            attacks,
            hirelings,
            plans: buildings
                .iter()
                .map(|entry| (entry.building, entry.plan()))
                .complete("building")
                .map_err(|problem| format!("buildings.ron: {problem}"))?,
        })
    }

    /// What a die action asks and achieves.
    #[inline]
    pub fn action(&self, action: DieAction) -> &Action {
        &self.actions[action.index()]
    }

    /// What playing an action card costs and does.
    #[inline]
    pub fn play(&self, card: ActionCard) -> Play {
        self.plays[card.index()]
    }

    /// An attack card.
    #[inline]
    pub fn attack(&self, card: AttackCard) -> Attack {
        self.attacks[card.index()]
    }

    /// The attack cards of a deck.
    #[inline]
    pub fn deck(&self, deck: Deck) -> AttackCards {
        match deck {
            Deck::First => self.decks[0],
            Deck::Second => self.decks[1],
        }
    }

    /// The landscapes of at most this difficulty, §11.1.
    #[inline]
    pub fn within(&self, difficulty: u8) -> Landscapes {
        self.within[usize::from(difficulty).min(STRENGTHS - 1)]
    }

    /// How difficult a landscape is, §11.1.
    pub fn difficulty(&self, landscape: Landscape) -> u8 {
        self.base.rows[usize::from(landscape.row() - 1)].difficulty
    }

    /// A player card.
    #[inline]
    pub fn hireling(&self, card: PlayerCard) -> Hireling {
        self.hirelings[card.index()]
    }

    /// A public building.
    #[inline]
    pub fn plan(&self, building: Building) -> Plan {
        self.plans[building.index()]
    }
}

/// The texts that the numbers are read from.
#[derive(Copy, Clone)]
pub struct Files<'t> {
    /// `data/base.ron`
    pub base: &'t str,
    /// `data/solo.ron`
    pub solo: &'t str,
    /// `data/cards.ron`
    pub cards: &'t str,
    /// `data/buildings.ron`
    pub buildings: &'t str,
}

impl Files<'_> {
    /// The texts that the program was built with.
    pub const EMBEDDED: Files<'static> = Files {
        base: include_str!("../data/base.ron"),
        solo: include_str!("../data/solo.ron"),
        cards: include_str!("../data/cards.ron"),
        buildings: include_str!("../data/buildings.ron"),
    };
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    ron::from_str(text).map_err(|problem| format!("{file}: {problem}"))
}

fn check_attacks(attacks: &[Attack], base: &Base) -> Result<(), String> {
    for attack in attacks {
        if !(1..=base.scoring.trophies.len()).contains(&usize::from(attack.strength)) {
            return Err(format!("no trophy has strength {}", attack.strength));
        }
        if !(1..=crate::WIDTH).contains(&attack.column) {
            return Err(format!("there is no column {}", attack.column));
        }
    }
    for deck in [Deck::First, Deck::Second] {
        if attacks.iter().all(|attack| attack.deck != deck) {
            return Err(format!("the {deck:?} deck is empty"));
        }
    }
    Ok(())
}

/// Entries that name their ids, put into the order of the ids.
trait Complete<K, T> {
    /// One entry for each id, if there is exactly one.
    fn complete<const N: usize>(self, what: &str) -> Result<[T; N], String>;
}

impl<K: Id + Display, T, I: Iterator<Item = (K, T)>> Complete<K, T> for I {
    fn complete<const N: usize>(self, what: &str) -> Result<[T; N], String> {
        const { assert!(N == K::COUNT, "every id has an entry") };
        let mut entries: [Option<T>; N] = std::array::from_fn(|_| None);
        for (key, entry) in self {
            if entries[key.index()].replace(entry).is_some() {
                return Err(format!("the {what} {key} stands twice"));
            }
        }
        if let Some(missing) = K::all().find(|key| entries[key.index()].is_none()) {
            return Err(format!("the {what} {missing} is missing"));
        }
        Ok(entries.map(|entry| entry.expect("none is missing")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(files: Files<'_>) -> String {
        Data::read(&files).unwrap_err()
    }

    /// The sound text with `with` instead of the first `instead_of`.
    fn changed(text: &str, instead_of: &str, with: &str) -> String {
        assert!(text.contains(instead_of), "the data says `{instead_of}`");
        text.replacen(instead_of, with, 1)
    }

    fn base(instead_of: &str, with: &str) -> String {
        refused(Files { base: &changed(Files::EMBEDDED.base, instead_of, with), ..Files::EMBEDDED })
    }

    fn solo(instead_of: &str, with: &str) -> String {
        refused(Files { solo: &changed(Files::EMBEDDED.solo, instead_of, with), ..Files::EMBEDDED })
    }

    fn cards(instead_of: &str, with: &str) -> String {
        refused(Files { cards: &changed(Files::EMBEDDED.cards, instead_of, with), ..Files::EMBEDDED })
    }

    #[test]
    fn the_data_is_sound() {
        assert_eq!(Data::read(&Files::EMBEDDED).unwrap(), *Data::embedded());
    }

    #[test]
    fn numbers_that_cannot_be_played_are_refused_with_the_reason() {
        assert_eq!(
            base("landscapes_of_a_kind: 8", "landscapes_of_a_kind: 7"),
            "base.ron: 14 landscapes do not fill 4 columns and rows"
        );
        assert_eq!(
            base("\"ore\": 22", "\"ore\": 5"),
            "base.ron: 5 ore tiles do not suffice for the landscapes"
        );
        assert_eq!(base("dice_a_turn: 2", "dice_a_turn: 4"), "base.ron: 4 dice a turn are not 1 to 3");
        assert_eq!(
            base("dice_of_a_colour: 3", "dice_of_a_colour: 0"),
            "base.ron: 0 dice are not drawn 2 at a time"
        );
        assert_eq!(base("mines: 10", "mines: 6"), "base.ron: 6 mines do not suffice for the solo board");
        assert_eq!(base("together: 12", "together: 0"), "base.ron: a game has at least one turn");
        assert_eq!(
            base("jar_for_a_point: 5", "jar_for_a_point: 0"),
            "base.ron: no Jar or no tiles cannot count a point"
        );
        assert_eq!(
            solo("guild_tiles_of_a_colour: 6", "guild_tiles_of_a_colour: 5"),
            "solo.ron: 5 guild tiles of a colour do not fill the 6 fields of a row"
        );
        assert_eq!(solo("\"c\": [", "\"c\": [None,"), "solo.ron: row c has 7 fields, not 6");
        assert_eq!(
            cards("strength: 1, column: 1", "strength: 5, column: 1"),
            "cards.ron: no trophy has strength 5"
        );
        assert_eq!(
            cards("strength: 1, column: 1", "strength: 1, column: 5"),
            "cards.ron: there is no column 5"
        );
    }

    #[test]
    fn every_card_and_building_stands_once() {
        assert_eq!(cards("\"tithe\"", "\"courier\""), "cards.ron: the action card courier stands twice");
        assert_eq!(
            cards("(card: \"patron\", jar: 4, points: 5, talent: Nothing),", ""),
            "cards.ron: the player card patron is missing"
        );
        let first = Files::EMBEDDED.buildings.lines().find(|line| line.contains("smelter")).unwrap();
        let without = changed(Files::EMBEDDED.buildings, first, "");
        let files = Files { buildings: &without, ..Files::EMBEDDED };
        assert_eq!(refused(files), "buildings.ron: the building smelter is missing");
    }

    #[test]
    fn an_unknown_word_is_refused_with_its_place() {
        for refusal in [
            base("hand_limit", "hand_limits"),
            solo("EmptyHand", "EmptyHands"),
            cards("deed: Jar(2)", "deed: Jars(2)"),
            cards("\"herald\"", "\"heralds\""),
        ] {
            assert!(refusal.contains(".ron: ") && refusal.contains(char::is_numeric), "{refusal}");
        }
    }
}
