//! What follows from a view: prices, exchanges, threats, and what heroes count.

use crate::data::{Rate, Resources};
use crate::rules::scoring::Counts;
use crate::rules::{exchange, heroes, monsters};
use crate::state::{Heroes, ROW};
use crate::{Bundle, Data, Guild, Player, Resource, Spaces, State};
use serde::Serialize;
use tafel_rules::Id;

/// What people want to see without working it out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// §11.2: what the heroes of the row cost where they lie, from left to right.
    pub prices: [Option<Resources>; ROW],
    /// What follows for each player.
    pub players: Vec<SeatFacts>,
}

/// What follows for one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatFacts {
    /// §10.1, §14.10: the exchanges that the player may make with the resources for them.
    pub exchanges: Vec<Exchange>,
    /// §6.1: terrains on which a monster would appear if they were looked at now.
    pub threatened: Spaces,
    /// §15.2: the player's heroes, guild by guild.
    pub companies: Vec<Company>,
}

/// What one bundle of resources can be exchanged for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exchange {
    /// What goes.
    pub give: Bundle,
    /// One of these comes.
    pub get: Vec<Resource>,
}

/// The heroes of one guild.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Company {
    /// Their guild.
    pub guild: Guild,
    /// Who they are.
    pub heroes: Heroes,
    /// What they count together for each terrain, building or fort, or, if they are artisans, at all.
    pub each: i16,
    /// What they count together now.
    pub points: i16,
}

/// What follows from what everybody sees.
pub(crate) fn facts(data: &Data, state: &State) -> Facts {
    let mut prices = [None; ROW];
    for (space, (_, price)) in prices.iter_mut().rev().zip(heroes::prices(data, state)) {
        *space = Some(price);
    }
    Facts { prices, players: state.seated().map(|(_, player)| of_seat(data, state, player)).collect() }
}

fn of_seat(data: &Data, state: &State, player: &Player) -> SeatFacts {
    SeatFacts {
        exchanges: exchanges(exchange::rates(data, player)),
        threatened: monsters::threatened(data, state, player),
        companies: Guild::all().filter_map(|guild| company(data, player, guild)).collect(),
    }
}

/// A table of rates, what can be had for the same brought together.
pub(crate) fn exchanges(rates: &[Rate]) -> Vec<Exchange> {
    let mut exchanges: Vec<Exchange> = vec![];
    for rate in rates {
        let give = Bundle::of(rate.give);
        match exchanges.iter_mut().find(|exchange| exchange.give == give) {
            Some(exchange) => exchange.get.push(rate.get),
            None => exchanges.push(Exchange { give, get: vec![rate.get] }),
        }
    }
    exchanges
}

fn company(data: &Data, player: &Player, guild: Guild) -> Option<Company> {
    let heroes: Heroes = player.heroes.iter().filter(|&hero| data.hero(hero).guild == guild).collect();
    let worth = |counts: Counts| heroes.iter().map(|hero| counts.worth(guild, data.hero(hero).points)).sum();
    let each = worth(Counts { terrains: 1, buildings: 1, forts: 1 });
    (!heroes.is_empty()).then(|| Company { guild, heroes, each, points: worth(Counts::of(player)) })
}
