//! What can be to do at a table.

use crate::{DieBag, Field, Landscape, Landscapes, PlayerCards};
use serde::{Deserialize, Serialize};
use tafel_rules::Seat;

/// Something that is to be done. Those marked *at once* need no decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// §8.1: what a landscape bears is dealt, and then what the landscapes after it bear.
    Landscape(Landscape),
    /// §8.5: a start player is found.
    Start,
    /// §13.2: a seat draws this number of action cards.
    Draw(Seat, u8),
    /// §13.2: the active player has a card too many.
    Discard,
    /// §2.1: the start fields are filled up.
    Guild,
    /// At once: a turn begins.
    Begin,
    /// §12.1: an attack card is revealed.
    Attack,
    /// §9.2: this number of dice are drawn.
    Dice(u8),
    /// §3.2: the player may swap.
    Swap,
    /// §3.3, at once: the guild tile of start field I is laid.
    Lay,
    /// §5.1, at once: the condition of a field is tested.
    Test(Field),
    /// §5.7: a die decides what collapses.
    Collapse,
    /// §6.1: this number of buildings go to the box.
    Box(u8),
    /// §6.13: this number of buildings become penalty buildings.
    Penalty(u8),
    /// §6.7: this number of player cards go back into the deck.
    Return(u8),
    /// §6.11: this number of medals are lost.
    Forfeit(u8),
    /// §9.3 and §9.4: dice are used, cards played, buildings used.
    #[default]
    Act,
    /// §11.2: a mine is laid without a die on one of these landscapes.
    Mine(Landscapes),
    /// §10.3: tiles are taken from landscapes with an own mine.
    Take(Taking),
    /// §13.5: these numbers of ore and crystal tiles are laid on landscapes.
    LayTiles(u8, u8),
    /// §13.7: up to this number of tiles are sold, each for this number of Jar more.
    Sell(u8, u8),
    /// §13.14: a die is turned.
    Turn,
    /// §13.14: dice of these colours are rolled.
    Roll(DieBag),
    /// §14.1: player cards are drawn, and then one may be played.
    Recruit(Recruiting),
    /// §12.6: this number of tiles of the stock are lost.
    Lose(u8),
    /// At once: the turn ends.
    End,
}

/// Tiles that are being taken.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taking {
    /// How many at most.
    pub left: u8,
    /// Where from.
    pub from: Landscapes,
    /// Whether each landscape gives one only.
    pub one_each: bool,
    /// Whether one was taken, so that it can be stopped.
    pub begun: bool,
}

/// Player cards that are being drawn to play one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recruiting {
    /// How many are still to be drawn.
    pub left: u8,
    /// Those that were drawn.
    pub drawn: PlayerCards,
    /// How many Jar cheaper the card is that is played.
    pub cheaper: u8,
}
