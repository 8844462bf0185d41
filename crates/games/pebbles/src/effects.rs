//! What the table hears.

use crate::{Card, Colour};
use serde::Serialize;
use tafel_rules::Seat;

/// Something that happened, as the table hears of it; what a listener may not know is absent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named after what they hold")]
pub enum Effect {
    /// A player drew a goal.
    GoalDrawn {
        seat: Seat,
        /// Shown to the viewers who may know it.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        goal: Option<Colour>,
    },
    /// A round begins.
    Round {
        /// The number of the round, from 1.
        round: u8,
        /// Who holds the start marker.
        start: Seat,
    },
    /// A pebble came into the middle.
    Drawn {
        /// Its colour.
        colour: Colour,
    },
    /// A player chose a card.
    Bid {
        seat: Seat,
        /// Shown to the viewers who may know it.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A chosen card was shown.
    BidShown { seat: Seat, card: Card },
    /// A player exchanged pebbles with the bag.
    Exchanged {
        seat: Seat,
        /// The colour that went.
        give: Colour,
        /// The colour that came.
        get: Colour,
    },
    /// A player took a pebble from the middle.
    Taken {
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A player accepted one more pebble for a debt.
    Accepted {
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A player declined an offer.
    Declined { seat: Seat },
    /// A pebble went from the middle back into the bag.
    Returned {
        /// Its colour.
        colour: Colour,
    },
    /// A secret goal was shown at the end.
    GoalShown { seat: Seat, goal: Colour },
}
