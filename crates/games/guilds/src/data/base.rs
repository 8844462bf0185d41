//! The numbers of the base game, as `data/base.ron` spells them, and the die actions made ready for play.

use super::Complete;
use crate::{Die, DieAction, DieColour, PlayerCard, PlayerCards, Tile, WIDTH};
use serde::Deserialize;
use tafel_parts::Pool;
use tafel_rules::Flaw;

/// Every number of the base game that is not about one card or building.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// How many turns each player has, §7.4 and §8.5.
    pub rounds: Rounds,
    /// How many tiles there are, §8.2.
    pub tiles: Pool<Tile>,
    /// §8.1
    pub landscapes_of_a_kind: u8,
    /// What a player starts with, §8.3.
    pub jar: u16,
    /// What each player after the start player has more than the one before, §8.6.
    pub jar_for_later_players: u8,
    /// How many a player starts with, §8.3.
    pub action_cards: u8,
    /// How many a player has, §8.3.
    pub mines: u8,
    /// How many a player can put on buildings, §15.1.
    pub guild_tiles: u8,
    /// §9.2
    pub dice_of_a_colour: u8,
    /// §9.2
    pub dice_a_turn: u8,
    /// The Jar for a die that is let go, §9.3.
    pub die_let_go: u8,
    /// What the colour of an action adds to the strength, §10.1.
    pub matching_colour: u8,
    /// The die actions, §10.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) actions: Vec<ActionEntry>,
    /// What a tile brings in a Trade, §10.4.
    pub prices: Pool<Tile>,
    /// §10.5
    pub trade_medal: TradeMedal,
    /// §10.11
    pub most_combat: u8,
    /// The rows of landscapes from the top, §11.1 and §16.1.
    pub rows: [LandscapeRow; WIDTH as usize],
    /// §11.2
    pub players_on_a_landscape: u8,
    /// §11.5
    pub medals_of_a_kind: u8,
    /// Jar lost for each strength of a raid, §12.4.
    pub raid_jar: u8,
    /// Tiles lost for each strength of a blight, §12.6.
    pub blight_tiles: u8,
    /// Cards lost for each strength of a panic, §12.7.
    pub panic_cards: u8,
    /// §13.2
    pub hand_limit: u8,
    /// How many player cards are drawn without a die, §13.13 and §15.5.
    pub cards_drawn_to_recruit: u8,
    /// §16
    pub scoring: Scoring,
}

/// How many turns each player has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// In the solo game, §7.4.
    pub alone: u8,
    /// With two to four players, §8.5.
    pub together: u8,
}

/// What makes a Trade worth a medal, §10.5.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TradeMedal {
    /// How many tiles are sold.
    pub tiles: u8,
    /// Or both kinds are, with this strength.
    pub strength: u8,
}

/// What a row of landscapes asks and gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LandscapeRow {
    /// §11.1
    pub difficulty: u8,
    /// What a mine counts, §16.1.
    pub points: u8,
}

/// What things are worth at the end, §16.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// Each medal, §16.3.
    pub medal: i16,
    /// Each set of three different ones, in addition, §16.3.
    pub set_of_medals: i16,
    /// A trophy by its strength, from 1, §16.4.
    pub trophies: [i16; 4],
    /// §16.5
    pub jar_for_a_point: u16,
    /// §16.5
    pub tiles_for_a_point: u16,
}

/// A die action as the file spells it, and the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ActionEntry {
    /// The action that the entry describes.
    pub action: DieAction,
    /// The colour that adds to the strength, §10.1.
    pub colour: Option<DieColour>,
    /// From which strength on it achieves how much.
    pub amounts: Vec<(u8, u8)>,
}

/// No die reaches this strength: six pips, the colour, and every card of a deck.
pub(crate) const STRENGTHS: usize = 32;

/// A die action made ready for play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// The colour that adds to the strength.
    colour: Option<DieColour>,
    /// What each strength achieves.
    amounts: [u8; STRENGTHS],
    /// Player cards that add to the strength.
    pub(super) strength: Vec<(PlayerCard, u8)>,
    /// Player cards that add to what is achieved.
    pub(super) more: Vec<(PlayerCard, u8)>,
    matching_colour: u8,
}

impl Action {
    /// §10.1: what a die is worth for this action in the hands of somebody with these player cards.
    #[inline]
    pub fn strength(&self, die: Die, cards: PlayerCards) -> u8 {
        let matching = if self.colour == Some(die.colour) { self.matching_colour } else { 0 };
        die.pips.number() + matching + bonus(&self.strength, cards)
    }

    /// What a strength achieves; for actions without an amount nothing.
    #[inline]
    pub fn amount(&self, strength: u8) -> u8 {
        self.amounts[usize::from(strength).min(STRENGTHS - 1)]
    }

    /// What player cards add to what is achieved, §14.4.
    #[inline]
    pub fn more(&self, cards: PlayerCards) -> u8 {
        bonus(&self.more, cards)
    }
}

#[inline]
fn bonus(bonuses: &[(PlayerCard, u8)], cards: PlayerCards) -> u8 {
    bonuses.iter().filter(|&&(card, _)| cards.contains(card)).map(|&(_, bonus)| bonus).sum()
}

impl Base {
    /// The die actions in the order of their ids, without the bonuses of player cards.
    pub(super) fn die_actions(&self) -> Result<[Action; DieAction::ALL.len()], Flaw> {
        let actions = self.actions.iter().map(|entry| {
            let mut amounts = [0; STRENGTHS];
            for &(from, amount) in &entry.amounts {
                amounts[usize::from(from).min(STRENGTHS)..].fill(amount);
            }
            let action = Action {
                colour: entry.colour,
                amounts,
                strength: vec![],
                more: vec![],
                matching_colour: self.matching_colour,
            };
            (entry.action, action)
        });
        actions.complete("actions", "die action")
    }

    /// A die action as the file spells it.
    ///
    /// # Panics
    /// Never: data without an entry for each is refused.
    pub fn entry(&self, action: DieAction) -> &ActionEntry {
        self.actions.iter().find(|entry| entry.action == action).expect("every action has an entry")
    }

    /// Checks that the game can be played by these numbers.
    pub(super) fn check(&self) -> Result<(), Flaw> {
        let refuse = |path: &str, reason: String| Err(Flaw::new(path, reason));
        let landscapes = 2 * u16::from(self.landscapes_of_a_kind);
        if landscapes != u16::from(WIDTH) * u16::from(WIDTH) {
            let reason = format!("{landscapes} landscapes do not fill {WIDTH} columns and rows");
            return refuse("landscapes_of_a_kind", reason);
        }
        if let Some((tile, amount)) =
            self.tiles.iter().find(|&(_, amount)| amount < self.landscapes_of_a_kind)
        {
            return refuse("tiles", format!("{amount} {tile} tiles do not suffice for the landscapes"));
        }
        if !(1..=3).contains(&self.dice_a_turn) {
            return refuse("dice_a_turn", format!("{} dice a turn are not 1 to 3", self.dice_a_turn));
        }
        let dice = u16::from(self.dice_of_a_colour) * DieColour::ALL.len() as u16;
        if dice == 0 || !dice.is_multiple_of(self.dice_a_turn.into()) {
            let reason = format!("{dice} dice are not drawn {} at a time", self.dice_a_turn);
            return refuse("dice_of_a_colour", reason);
        }
        if self.rounds.alone == 0 || self.rounds.together == 0 {
            return refuse("rounds", "a game has at least one turn".into());
        }
        if self.scoring.jar_for_a_point == 0 || self.scoring.tiles_for_a_point == 0 {
            return refuse("scoring", "no Jar or no tiles cannot count a point".into());
        }
        Ok(())
    }
}
