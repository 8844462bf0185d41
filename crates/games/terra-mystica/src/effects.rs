//! What the table hears; nothing is secret in this game.

use crate::{Bonus, Chance, Colour, Cult, Favour, FinalScoring, Hex, Move, Score, Structure, Town};
use serde::Serialize;
use tafel_rules::{Seat, vocabulary};

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named after what they hold")]
pub enum Effect {
    /// A player decided.
    Did { seat: Seat, what: Move },
    /// Chance decided.
    Fell { what: Chance },
    /// A round begins.
    Round {
        /// The number of the round, from 1.
        round: u8,
    },
    /// What follows is the income of a player.
    IncomeOf { seat: Seat },
    /// What follows is the cult bonus of a player.
    CultBonusOf { seat: Seat },
    /// What follows comes from everybody having declined a player's power.
    AllDeclined { seat: Seat },
    /// What follows is the final scoring.
    FinalScoring,
    /// Coins came (or went, below 0).
    Coins { seat: Seat, change: i16 },
    /// Workers came (or went, below 0).
    Workers { seat: Seat, change: i16 },
    /// Priests came (or went, below 0).
    Priests { seat: Seat, change: i16 },
    /// Power was gained: tokens moved one bowl on.
    Power {
        seat: Seat,
        /// How much.
        gained: u8,
    },
    /// Power was spent.
    Spent {
        seat: Seat,
        /// How much.
        power: u8,
    },
    /// Tokens of bowl II were burned for as many in bowl III.
    Burned { seat: Seat, tokens: u8 },
    /// Tokens came into a bowl (or went, below 0).
    Tokens {
        seat: Seat,
        /// The bowl, from 1.
        bowl: u8,
        change: i16,
    },
    /// A player moved in a cult.
    Steps {
        seat: Seat,
        cult: Cult,
        /// The step reached.
        to: u8,
    },
    /// Points came (or went, below 0).
    Points {
        seat: Seat,
        points: i16,
        /// What for.
        reason: Reason,
    },
    /// A structure was placed or replaced.
    Built {
        seat: Seat,
        hex: Hex,
        /// What stands there now.
        structure: Structure,
    },
    /// A hex changed its colour.
    Transformed {
        hex: Hex,
        /// What it is now.
        colour: Colour,
    },
    /// A player is offered power.
    Offered {
        seat: Seat,
        /// By whom.
        by: Seat,
        /// How much.
        power: u8,
    },
    /// A town was founded.
    TownFounded { seat: Seat },
}

/// What points come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// §1.5
    Start,
    /// Power taken, §7.2
    Offer,
    /// A scoring tile, §11.1
    Round(Score),
    /// A favour tile
    Favour(Favour),
    /// A bonus card at a pass, §10.3
    Card(Bonus),
    /// A town tile, §8.5
    Town(Town),
    /// A step of shipping, §6.6
    Ship,
    /// A step of digging, §6.7
    Dig,
    /// What the faction can, §12
    Faction,
    /// A new token for a point, §13.9
    Token,
    /// What a stronghold gives at once, §12.10
    Stronghold,
    /// What a stronghold gives at a pass, §12.13, §13.2
    StrongholdPass,
    /// The final place in a cult, §11.3
    Cult(Cult),
    /// The final network, §11.4
    Network,
    /// A further scoring, §11.7
    Final(FinalScoring),
    /// Coins, §11.6, §12.11
    Coins,
}

vocabulary! {
    /// The sources that a player's points are added up by.
    pub enum Source: "a source of points" {
        Start = "start",
        Offers = "offers",
        Rounds = "rounds",
        Favours = "favours",
        Cards = "cards",
        Towns = "towns",
        Tracks = "tracks",
        Faction = "faction",
        Cults = "cults",
        Network = "network",
        FinalScoring = "final-scoring",
        Coins = "coins",
    }
}

impl Reason {
    /// The source it is added up under.
    pub fn source(self) -> Source {
        match self {
            Reason::Start => Source::Start,
            Reason::Offer => Source::Offers,
            Reason::Round(_) => Source::Rounds,
            Reason::Favour(_) => Source::Favours,
            Reason::Card(_) => Source::Cards,
            Reason::Town(_) => Source::Towns,
            Reason::Ship | Reason::Dig => Source::Tracks,
            Reason::Faction | Reason::Token | Reason::Stronghold | Reason::StrongholdPass => Source::Faction,
            Reason::Cult(_) => Source::Cults,
            Reason::Network => Source::Network,
            Reason::Final(_) => Source::FinalScoring,
            Reason::Coins => Source::Coins,
        }
    }
}
