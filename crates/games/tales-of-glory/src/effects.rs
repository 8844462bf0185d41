//! What the table hears.

use crate::{Chest, Slot, Spot, Surcharge, Tile, Token};
use serde::Serialize;
use tafel_parts::Pool;
use tafel_rules::{Seat, Seats};

/// Something that happened, as the table hears of it; what a listener may not know is absent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named after what they hold")]
pub enum Effect {
    /// A player drew a Hero, and it lies at the start of the area.
    Hero { seat: Seat, hero: Tile },
    /// A player was dealt a Quest.
    QuestDealt {
        seat: Seat,
        /// Shown to the viewers who may know it.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        quest: Option<Tile>,
    },
    /// A player declined a Quest.
    QuestDeclined {
        seat: Seat,
        /// Shown to the viewers who may know it.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        quest: Option<Tile>,
    },
    /// The first-player marker went to a player.
    Marker {
        /// Who holds it now.
        seat: Seat,
    },
    /// A tile went to the discard pile before the first round, or was swept off the board after a round.
    Removed { tile: Tile },
    /// A tile was drawn onto the board.
    Drawn {
        tile: Tile,
        /// Where it lies.
        slot: Slot,
    },
    /// A tile slid along the board.
    Slid {
        tile: Tile,
        /// Where it lies now.
        slot: Slot,
    },
    /// A round begins.
    Round {
        /// The number of the round, from 1.
        round: u8,
    },
    /// A player laid a selection card.
    Selected {
        seat: Seat,
        /// Shown to the viewers who may know it.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        slot: Option<Slot>,
    },
    /// A selection card was shown.
    Shown { seat: Seat, slot: Slot },
    /// A player took a tile from the board.
    Taken {
        seat: Seat,
        tile: Tile,
        /// Where it lay.
        slot: Slot,
    },
    /// A player paid the surcharge of the Wilderness.
    Surcharged {
        seat: Seat,
        /// With what.
        surcharge: Surcharge,
    },
    /// A player paid coins or potions.
    Paid { seat: Seat, price: Pool<Token> },
    /// A player placed a tile in their area.
    Placed { seat: Seat, tile: Tile, spot: Spot },
    /// A player discarded a tile.
    Discarded { seat: Seat, tile: Tile },
    /// A player places no more tiles this turn.
    Done { seat: Seat },
    /// A player collected rewards.
    Gained { seat: Seat, gain: Pool<Token> },
    /// A player collected the reward of a tile that counts something.
    Collected {
        seat: Seat,
        /// Whose reward.
        tile: Tile,
        /// How many of it there were.
        times: u8,
    },
    /// A player put a key on a chest.
    Opened {
        seat: Seat,
        /// The tile with the chest.
        tile: Tile,
        /// Which chest of it.
        chest: Chest,
    },
    /// A key found no chest and was lost.
    KeyLost { seat: Seat },
    /// A majority was awarded at the end.
    Majority {
        /// Of what.
        token: Token,
        /// To whom.
        holders: Seats,
    },
}
