//! What the page gets of the data: the numbers that it tells, and what is printed on each tile.

use crate::data::{Edge, Face, Reward, When};
use crate::{Back, Kind, Per, TalesOfGlory, Tile, Token};
use serde::Serialize;
use std::collections::BTreeMap;
use tafel_parts::Pool;
use tafel_rules::{Export, Exports, Id};

impl Export for TalesOfGlory {
    fn export(&self, out: &mut impl Exports) {
        let numbers = &self.data.numbers;
        let compensation = amounts(numbers.compensation);
        out.value("NUMBERS", &Told { rounds: numbers.rounds, compensation, majority: numbers.majority });
        out.words::<Back>("BACKS");
        out.words::<Token>("TOKENS");
        out.table("FACES", |tile: Tile| Printed::on(self.data.face(tile)));
    }
}

/// The numbers of the rules that the page tells.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Numbers"))]
struct Told {
    rounds: u8,
    compensation: Amounts,
    majority: i16,
}

/// Amounts of tokens; those that are not named are none.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Amounts(#[cfg_attr(feature = "ts", ts(type = "Partial<Record<Token, number>>"))] BTreeMap<Token, u8>);

fn amounts(pool: Pool<Token>) -> Amounts {
    Amounts(Token::all().map(|token| (token, pool.amount(token))).filter(|&(_, n)| n > 0).collect())
}

/// A printed tile; its edges stand clockwise from the top.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Face"))]
struct Printed {
    back: Back,
    /// Quests and Heroes have none.
    kind: Option<Kind>,
    cost: Amounts,
    edges: [Connector; 4],
    reward: Gift,
    chests: Vec<Amounts>,
}

impl Printed {
    fn on(face: &Face) -> Printed {
        Printed {
            back: face.back,
            kind: face.kind,
            cost: amounts(face.cost),
            edges: face.edges.map(Connector::of),
            reward: Gift::of(face.reward),
            chests: face.chests.iter().copied().map(amounts).collect(),
        }
    }
}

/// An edge of a tile.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", ts(rename = "Edge"))]
enum Connector {
    Blank,
    Plain,
    HalfKey,
    /// A Place gives something to a neighbour of one type, or to any.
    #[serde(untagged)]
    Gives {
        gain: Amounts,
        from: Option<Kind>,
    },
}

impl Connector {
    fn of(edge: Edge) -> Connector {
        match edge {
            Edge::Blank => Connector::Blank,
            Edge::Plain => Connector::Plain,
            Edge::HalfKey => Connector::HalfKey,
            Edge::Reward { gain, from } => Connector::Gives { gain: amounts(gain), from },
        }
    }
}

/// What a tile gives.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Reward"))]
struct Gift {
    gain: Amounts,
    /// What it is multiplied by, if anything.
    per: Option<Per>,
    when: Moment,
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum Moment {
    AtOnce,
    AtTheEnd,
}

impl Gift {
    fn of(reward: Option<Reward>) -> Gift {
        let when = match reward.map(|reward| reward.when) {
            None | Some(When::AtOnce) => Moment::AtOnce,
            Some(When::AtTheEnd) => Moment::AtTheEnd,
        };
        let gain = reward.map(|reward| reward.gain).unwrap_or_default();
        Gift { gain: amounts(gain), per: reward.and_then(|reward| reward.per), when }
    }
}
