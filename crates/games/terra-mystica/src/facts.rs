//! What follows from the table and people want to see without working it out. Bots are not asked for it.

use crate::board::Area;
use crate::data::{Data, Gain};
use crate::look::Look;
use crate::{Action, Colour, Faction, Hex, MapId, State, Structure, Town, View};
use serde::Serialize;
use std::collections::BTreeMap;
use tafel_rules::{Id, Seat, vocabulary};

/// What follows from the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The map that is played on.
    pub map: MapId,
    /// The factions that the match is played with.
    pub factions: Vec<Faction>,
    /// The town tiles that the match is played with.
    pub towns: Vec<Town>,
    /// Whether cards are taken at a pass: not in the last round.
    pub takes_cards: bool,
    /// What follows for each player.
    pub players: Vec<PlayerFacts>,
    /// The free land hexes that the viewer comes to, and by which way.
    pub reach: BTreeMap<Hex, Way>,
}

/// What follows for one player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerFacts {
    /// Structures on the map.
    pub built: BTreeMap<Structure, u8>,
    /// How many river hexes the ships cross now.
    pub ships: u8,
    /// How many hexes can be skipped.
    pub skips: u8,
    /// What comes at the beginning of the next round as things stand; none comes after the last.
    pub income: Option<Gain>,
    /// What the cult bonus of this round brings as things stand.
    pub cult_bonus: Gain,
    /// The actions of the faction alone that are the player's now.
    pub specials: Vec<Action>,
    /// What it takes to build on land of each colour; none where nothing leads there.
    pub land: BTreeMap<Colour, Option<LandPrice>>,
}

/// A way to a hex.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// It lies next to a structure, or across a bridge.
    Beside,
    /// How many river hexes ships cross.
    Ships(u8),
    /// Hexes are skipped.
    Skip,
}

vocabulary! {
    /// What land is changed with.
    pub enum Payment: "a payment for land" {
        Spades = "spades",
        Steps = "steps",
        Tokens = "tokens",
        Coins = "coins",
    }
}

/// What it takes to build on land of a colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandPrice {
    /// How many of them; none where one can build already.
    pub amount: u8,
    /// Of what.
    pub of: Payment,
}

/// What follows from what `view` shows.
pub(crate) fn facts(data: &Data, view: &View) -> Facts {
    let (state, options) = (&view.table, view.table.options);
    let look = Look::new(data, state);
    let is_playable = |faction: &Faction| {
        let drawn = state.lots.is_empty() || state.lots.contains(*faction);
        drawn && look.is_agreed(data.faction(*faction).board)
    };
    let start = State::start(data, &options);
    let seated = view.me.filter(|&seat| state.players[seat].faction.is_some());
    Facts {
        map: options.map,
        factions: Faction::all().filter(is_playable).collect(),
        towns: Town::all().filter(|tile| start.towns[tile.index()] > 0).collect(),
        takes_cards: state.round < data.tiles.rounds,
        players: state.seats().map(|seat| look.player_facts(seat)).collect(),
        reach: seated.map_or_else(BTreeMap::new, |seat| look.ways(seat)),
    }
}

impl Look<'_> {
    fn player_facts(self, seat: Seat) -> PlayerFacts {
        let built = Structure::all().map(|kind| (kind, self.state.standing(seat, kind).len())).collect();
        if self.player(seat).faction.is_none() {
            let land = Colour::all().map(|from| (from, None)).collect();
            return PlayerFacts { built, land, ..PlayerFacts::default() };
        }
        let lasts = self.state.round < self.data.tiles.rounds;
        PlayerFacts {
            built,
            ships: self.ship_level(seat),
            skips: self.skip_range(seat),
            income: lasts.then(|| self.income(seat)),
            cult_bonus: if lasts { self.cult_bonus(seat) } else { Gain::default() },
            specials: self.specials(seat).collect(),
            land: Colour::all().map(|from| (from, self.land_price(seat, from))).collect(),
        }
    }

    /// What it takes to build on land of a colour, if anything leads there.
    fn land_price(self, seat: Seat, from: Colour) -> Option<LandPrice> {
        let of = self.payment(seat);
        if self.is_built_on(seat, from) {
            return Some(LandPrice { amount: 0, of });
        }
        if !Colour::WHEEL.contains(&from) {
            return None; // Ice and volcano stay what they are.
        }
        let amount = match of {
            Payment::Spades => {
                self.player(seat).chosen?;
                self.price_home(seat, from)?
            }
            Payment::Steps | Payment::Tokens => self.volcano_price(seat, from),
            Payment::Coins => self.unlock_price(seat, from),
        };
        Some(LandPrice { amount, of })
    }

    /// What a player changes land with, §5.3, §13.5, §13.6, §13.8.
    fn payment(self, seat: Seat) -> Payment {
        let faction = self.faction(seat);
        if faction.unlock_price.is_some() {
            Payment::Coins
        } else if faction.volcano_price.is_none() {
            Payment::Spades
        } else if self.player(seat).is(Faction::Acolytes) {
            Payment::Steps
        } else {
            Payment::Tokens
        }
    }

    /// Whether a player builds on land of a colour as it is, §6.1, §13.7.
    fn is_built_on(self, seat: Seat, colour: Colour) -> bool {
        let player = self.player(seat);
        if player.is(Faction::Riverwalkers) {
            player.unlocked.contains(colour)
        } else {
            player.home == Some(colour)
        }
    }

    /// The free land hexes that a player comes to, and by which way.
    fn ways(self, seat: Seat) -> BTreeMap<Hex, Way> {
        let (own, reach) = (self.state.own[seat], self.reach(seat));
        // §13.7: Riverwalkers go by ship even to the hex next door.
        let near = if self.player(seat).is(Faction::Riverwalkers) { Area::NONE } else { self.adjacent(own) };
        let way = |place| {
            let crossed = |ships: &u8| self.board.across_river(own, *ships).contains(place);
            if !reach.contains(place) {
                Way::Skip
            } else if near.contains(place) {
                Way::Beside
            } else {
                Way::Ships((1..=self.ship_level(seat)).find(crossed).expect("ships lead there"))
            }
        };
        let all: Area = reach | self.skippable(seat, reach);
        all.iter().map(|place| (self.board.hex(place), way(place))).collect()
    }
}
