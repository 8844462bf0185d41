//! Action, attack and player cards, and public buildings, as `data/cards.ron` and `data/buildings.ron` spell them.

use super::Deed;
use crate::{ActionCard, AttackCard, Building, DieAction, Medal, PlayerCard, Tile};
use serde::Deserialize;
use tafel_parts::Pool;

/// All cards as the file spells them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cards {
    pub(super) action_cards_of_a_kind: u8,
    pub(super) action: Vec<ActionCardEntry>,
    pub(super) attack: Vec<AttackEntry>,
    pub(super) player: Vec<PlayerCardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionCardEntry {
    pub(super) card: ActionCard,
    #[serde(default)]
    price: u8,
    deed: Deed,
}

impl ActionCardEntry {
    pub(super) fn play(&self) -> Play {
        Play { price: self.price, deed: self.deed }
    }
}

/// What it means to play an action card, §13.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Play {
    /// What it costs, in Jar.
    pub price: u8,
    /// What it does.
    pub deed: Deed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttackEntry {
    pub(super) card: AttackCard,
    deck: Deck,
    kind: AttackKind,
    strength: u8,
    column: u8,
}

impl AttackEntry {
    pub(super) fn attack(&self) -> Attack {
        Attack { deck: self.deck, kind: self.kind, strength: self.strength, column: self.column }
    }
}

/// Which half of the game an attack card belongs to, §12.1.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deck {
    /// The first deck, I.
    First,
    /// The second deck, II.
    Second,
}

/// The damage that an attack does, §12.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AttackKind {
    /// Jar are lost, §12.4.
    Raid,
    /// The tiles of a column are lost, §12.5.
    Beasts,
    /// Tiles of the player's stock are lost, §12.6.
    Blight,
    /// Action cards of the draw pile are lost, §12.7.
    Panic,
}

/// An attack card, §12.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// The deck it belongs to.
    pub deck: Deck,
    /// The damage that it does.
    pub kind: AttackKind,
    /// What it takes to repel it, and its bounty.
    pub strength: u8,
    /// The column of its vein and of its beasts, from 1.
    pub column: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerCardEntry {
    pub(super) card: PlayerCard,
    jar: u8,
    points: i16,
    talent: Talent,
}

impl PlayerCardEntry {
    pub(super) fn hireling(&self) -> Hireling {
        Hireling { jar: self.jar, points: self.points, talent: self.talent }
    }
}

/// A player card, §14.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hireling {
    /// What it costs.
    pub jar: u8,
    /// What it counts at the end.
    pub points: i16,
    /// What it does.
    pub talent: Talent,
}

/// What a player card does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Talent {
    /// So much more strength on a die action, §14.3.
    Strength(DieAction, u8),
    /// How much more a die action achieves, or how many Jar more a Trade brings, §14.4.
    More(DieAction, u8),
    /// Jar when the dice are drawn, §14.5.
    JarWithTheDice(u8),
    /// At once a medal, §14.6.
    Medal(Medal),
    /// Combat points at once, §14.7.
    Combat(u8),
    /// Nothing besides its points, §14.7.
    Nothing,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingEntry {
    pub(super) building: Building,
    pub(super) rank: u8,
    #[serde(default)]
    pub(super) ore: u8,
    #[serde(default)]
    pub(super) crystal: u8,
    #[serde(default)]
    pub(super) jar: u8,
    points: i16,
    pub(super) use_price: u8,
    deed: Deed,
}

impl BuildingEntry {
    pub(super) fn plan(&self) -> Plan {
        Plan {
            rank: self.rank,
            tiles: Pool::of(Tile::Ore, self.ore) + Pool::of(Tile::Crystal, self.crystal),
            jar: self.jar,
            points: self.points,
            use_price: self.use_price,
            deed: self.deed,
        }
    }
}

/// A public building, §15.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// The strength that it takes to build it.
    pub rank: u8,
    /// The tiles that it costs.
    pub tiles: Pool<Tile>,
    /// The Jar that it costs.
    pub jar: u8,
    /// What it counts at the end.
    pub points: i16,
    /// What its use costs.
    pub use_price: u8,
    /// What its use does.
    pub deed: Deed,
}
