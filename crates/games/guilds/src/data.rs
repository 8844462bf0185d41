//! The numbers of `data/*.ron` or of an edition, checked, and laid out for play.

mod base;
mod cards;
mod checks;
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
use solo::SoloFile;
use std::fmt::Display;
use std::sync::LazyLock;
use tafel_rules::{Components, DataFile, Edition, Flaw, Id, Misprint};

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
    pub(crate) fn embedded() -> &'static Components<Data> {
        static DATA: LazyLock<Components<Data>> = LazyLock::new(|| Components::built_in(FILES, Data::read));
        &DATA
    }

    /// Reads the numbers of an edition, and checks that the game can be played by them.
    ///
    /// # Errors
    /// With the file and line of what is wrong.
    pub fn read(edition: &Edition) -> Result<Data, Misprint> {
        let base: Base = edition.read(BASE)?;
        let solo: SoloFile = edition.read(SOLO)?;
        let cards: Cards = edition.read(CARDS)?;
        let buildings: Vec<BuildingEntry> = edition.read(BUILDINGS)?;
        edition.check(BASE, base.check().and_then(|()| checks::base(&base)))?;
        let solo = edition.check(SOLO, solo.board(base.rounds.alone))?;
        edition.check(SOLO, checks::solo(&solo))?;
        if base.mines < solo.mines() {
            let reason = format!("{} mines do not suffice for the solo board", base.mines);
            return edition.check(BASE, Err(Flaw::new("mines", reason)));
        }
        let hirelings = cards.player.iter().map(|entry| (entry.card, entry.hireling()));
        let hirelings: [Hireling; PlayerCard::ALL.len()] =
            edition.check(CARDS, hirelings.complete("player", "player card"))?;
        let attacks = cards.attack.iter().map(|entry| (entry.card, entry.attack()));
        let attacks: [Attack; AttackCard::ALL.len()] =
            edition.check(CARDS, attacks.complete("attack", "attack card"))?;
        edition.check(CARDS, check_attacks(&attacks, &base))?;
        edition.check(CARDS, checks::hirelings(&hirelings))?;
        edition
            .check(CARDS, Flaw::unless_in(0..=14, "action_cards_of_a_kind", cards.action_cards_of_a_kind))?;
        let plays = cards.action.iter().map(|entry| (entry.card, entry.play()));
        let plays: [Play; ActionCard::ALL.len()] =
            edition.check(CARDS, plays.complete("action", "action card"))?;
        edition.check(CARDS, checks::plays(&plays))?;
        edition.check(BUILDINGS, buildings.iter().try_for_each(checks::building))?;
        let plans = buildings.iter().map(|entry| (entry.building, entry.plan()));
        let plans: [Plan; Building::ALL.len()] = edition.check(BUILDINGS, plans.complete("", "building"))?;
        edition.check(BUILDINGS, checks::plans(&plans))?;
        let mut actions = edition.check(BASE, base.die_actions())?;
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
            plays,
            attacks,
            hirelings,
            plans,
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

const BASE: &str = "base.ron";
const BUILDINGS: &str = "buildings.ron";
const CARDS: &str = "cards.ron";
const SOLO: &str = "solo.ron";

/// The files that the numbers stand in.
pub(crate) const FILES: &[DataFile] = &[
    DataFile { name: BASE, text: include_str!("../data/base.ron") },
    DataFile { name: BUILDINGS, text: include_str!("../data/buildings.ron") },
    DataFile { name: CARDS, text: include_str!("../data/cards.ron") },
    DataFile { name: SOLO, text: include_str!("../data/solo.ron") },
];

fn check_attacks(attacks: &[Attack], base: &Base) -> Result<(), Flaw> {
    for (card, attack) in AttackCard::all().zip(attacks) {
        if !(1..=base.scoring.trophies.len()).contains(&usize::from(attack.strength)) {
            let reason = format!("no trophy has strength {}", attack.strength);
            return Err(Flaw::new(format!("attack.card.{card}.strength"), reason));
        }
        if !(1..=crate::WIDTH).contains(&attack.column) {
            let reason = format!("there is no column {}", attack.column);
            return Err(Flaw::new(format!("attack.card.{card}.column"), reason));
        }
    }
    for deck in [Deck::First, Deck::Second] {
        if attacks.iter().all(|attack| attack.deck != deck) {
            return Err(Flaw::new("attack", format!("the {deck:?} deck is empty")));
        }
    }
    Ok(())
}

/// Entries that name their ids, put into the order of the ids.
trait Complete<K, T> {
    /// One entry for each id of the list at `path`, if there is exactly one.
    fn complete<const N: usize>(self, path: &str, what: &str) -> Result<[T; N], Flaw>;
}

impl<K: Id + Display, T, I: Iterator<Item = (K, T)>> Complete<K, T> for I {
    fn complete<const N: usize>(self, path: &str, what: &str) -> Result<[T; N], Flaw> {
        const { assert!(N == K::COUNT, "every id has an entry") };
        let mut entries: [Option<T>; N] = std::array::from_fn(|_| None);
        for (key, entry) in self {
            if entries[key.index()].replace(entry).is_some() {
                return Err(Flaw::new(path, format!("the {what} {key} stands twice")));
            }
        }
        if let Some(missing) = K::all().find(|key| entries[key.index()].is_none()) {
            return Err(Flaw::new(path, format!("the {what} {missing} is missing")));
        }
        Ok(entries.map(|entry| entry.expect("none is missing")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built_in(file: &str) -> &'static str {
        FILES.iter().find(|known| known.name == file).expect("a data file").text
    }

    /// The refusal of the files with `with` instead of the first `instead_of` in one of them.
    fn refused(file: &str, instead_of: &str, with: &str) -> String {
        let text = built_in(file);
        assert!(text.contains(instead_of), "the data says `{instead_of}`");
        let edition = Edition::built_in(FILES).with(file, &text.replacen(instead_of, with, 1));
        edition.and_then(|edition| Data::read(&edition)).unwrap_err().to_string()
    }

    #[test]
    fn numbers_that_cannot_be_played_are_refused_with_the_reason() {
        let attack = "strength: 1, column: 1";
        for (file, instead_of, with, refusal) in [
            (BASE, "of_a_kind: 8", "of_a_kind: 7", "line 5: 14 landscapes do not fill 4 columns and rows"),
            (BASE, "\"ore\": 22", "\"ore\": 5", "line 4: 5 ore tiles do not suffice for the landscapes"),
            (BASE, "dice_a_turn: 2", "dice_a_turn: 4", "line 12: 4 dice a turn are not 1 to 3"),
            (BASE, "of_a_colour: 3", "of_a_colour: 0", "line 11: 0 dice are not drawn 2 at a time"),
            (BASE, "mines: 10", "mines: 6", "line 9: 6 mines do not suffice for the solo board"),
            (BASE, "together: 12", "together: 0", "line 3: a game has at least one turn"),
            (BASE, "for_a_point: 5", "for_a_point: 0", "line 43: no Jar or no tiles cannot count a point"),
            (
                SOLO,
                "of_a_colour: 6",
                "of_a_colour: 5",
                "line 3: 5 guild tiles of a colour do not fill the 6 fields of a row",
            ),
            (SOLO, "\"c\": [", "\"c\": [None,", "line 53: row c has 7 fields, not 6"),
            (CARDS, attack, "strength: 5, column: 1", "line 26: no trophy has strength 5"),
            (CARDS, attack, "strength: 1, column: 5", "line 26: there is no column 5"),
        ] {
            assert_eq!(refused(file, instead_of, with), format!("{file}, {refusal}"), "{with}");
        }
    }

    #[test]
    fn every_card_and_building_stands_once() {
        let twice = refused(CARDS, "\"tithe\"", "\"courier\"");
        assert_eq!(twice, "cards.ron, line 4: the action card courier stands twice");
        let patron = "(card: \"patron\", jar: 4, points: 5, talent: Nothing),";
        assert!(refused(CARDS, patron, "").ends_with(": the player card patron is missing"));
        let first = built_in(BUILDINGS).lines().find(|line| line.contains("smelter")).unwrap();
        assert_eq!(refused(BUILDINGS, first, ""), "buildings.ron, line 2: the building smelter is missing");
    }

    #[test]
    fn an_unknown_word_is_refused_with_its_line() {
        for (file, instead_of, with) in [
            (BASE, "hand_limit", "hand_limits"),
            (SOLO, "EmptyHand", "EmptyHands"),
            (CARDS, "deed: Jar(2)", "deed: Jars(2)"),
            (CARDS, "\"herald\"", "\"heralds\""),
        ] {
            let refusal = refused(file, instead_of, with);
            assert!(refusal.starts_with(&format!("{file}, line ")), "{refusal}");
        }
    }
}
