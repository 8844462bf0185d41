//! Everything that is true at the table; no rules.

use crate::ids::Colours;
use crate::{Card, Colour, Data, Goals, Options};
use serde::{Deserialize, Serialize};
use tafel_parts::{List, Pool, Set};
use tafel_rules::{Id, MAX_SEATS, PerSeat, Seat, Seats};

/// Everything that is true at the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// How many play.
    pub seats: u8,
    /// Who sees a player's goal.
    pub goals: Goals,
    /// The round, from 1.
    pub round: u8,
    /// Who holds the start marker.
    pub start: Seat,
    /// Pebbles that can be drawn.
    pub bag: Colours,
    /// Pebbles that can be taken.
    pub middle: Colours,
    /// Goals that nobody drew.
    pub goal_deck: Colours,
    /// What each player has.
    pub players: PerSeat<Player>,
    /// What is to be decided: the last step now, those before it after that. Empty: the game is over.
    pub steps: List<Step, 2>,
}

const _: () = assert!(size_of::<State>() <= 128, "a state is small enough to be copied without a thought");

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The colour that counts more, once drawn.
    pub goal: Option<Colour>,
    /// Pebbles taken.
    pub pebbles: Pool<Colour>,
    /// Cards that can still be bid; a card that is bid secretly is still among them until it is shown.
    pub cards: Set<Card, u8>,
    /// The card chosen for this round, until all are shown.
    pub bid: Option<Card>,
    /// Offers accepted.
    pub debts: u8,
}

/// Something that is to be decided.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// §1.2: this seat draws its goal.
    Goal {
        /// Who draws.
        seat: Seat,
    },
    /// §2.1: how many pebbles are still to be drawn into the middle.
    Draw {
        /// How many.
        left: u8,
    },
    /// §2.2: everybody without a bid chooses one.
    #[default]
    Bid,
    /// §2.5: these seats take a pebble, in this order.
    Take {
        /// Who is still to take.
        order: List<Seat, MAX_SEATS>,
    },
    /// §4: these seats answer an offer, clockwise from who took.
    Offer {
        /// Who took.
        taker: Seat,
        /// What is offered.
        colour: Colour,
        /// Who is still to answer.
        waiting: Seats,
    },
}

impl State {
    /// The table before the first line, §1.
    pub(crate) fn start(data: &Data, options: &Options) -> State {
        let player = Player { goal: None, pebbles: Pool::NONE, cards: Set::full(), bid: None, debts: 0 };
        State {
            seats: options.seats,
            goals: options.goals,
            round: 0,
            start: Seat(0), // §1.4
            bag: Colours::new([data.pebbles_of_a_colour; Colour::COUNT]),
            middle: Colours::EMPTY,
            goal_deck: Colours::new([data.goals_of_a_colour; Colour::COUNT]),
            players: PerSeat([player; MAX_SEATS]),
            steps: [Step::Goal { seat: Seat(0) }].into_iter().collect(),
        }
    }

    /// What is to be decided now.
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The players with their seats.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).map(|seat| (seat, &self.players[seat]))
    }

    /// Checks that no pebble, goal or card came or went.
    pub(crate) fn audit(&self, data: &Data) -> Result<(), String> {
        for colour in Colour::all() {
            let owned: u32 = self.seated().map(|(_, player)| u32::from(player.pebbles.amount(colour))).sum();
            let pebbles = u32::from(self.bag.count(colour) + self.middle.count(colour)) + owned;
            if pebbles != u32::from(data.pebbles_of_a_colour) {
                return Err(format!("there are {pebbles} {colour} pebbles"));
            }
            let dealt = self.seated().filter(|(_, player)| player.goal == Some(colour)).count();
            let goals = usize::from(self.goal_deck.count(colour)) + dealt;
            if goals != usize::from(data.goals_of_a_colour) {
                return Err(format!("there are {goals} {colour} goals"));
            }
        }
        for (seat, player) in self.seated() {
            if player.bid.is_some_and(|card| !player.cards.contains(card)) {
                return Err(format!("seat {seat} bids a card that it does not hold"));
            }
            if player.debts > data.most_debts {
                return Err(format!("seat {seat} has {} debts", player.debts));
            }
        }
        Ok(())
    }
}
