//! The words for cards and buildings.

use tafel_parts::{Bag, Set};
use tafel_rules::vocabulary;

vocabulary! {
    /// A kind of action card, §13.
    pub enum ActionCard: "an action card" {
        NewVein = "new-vein",
        CrystalBloom = "crystal-bloom",
        RichStrike = "rich-strike",
        Courier = "courier",
        Tithe = "tithe",
        RushOrder = "rush-order",
        Fair = "fair",
        Mercenaries = "mercenaries",
        Militia = "militia",
        Tunnel = "tunnel",
        Guide = "guide",
        Hoist = "hoist",
        Architect = "architect",
        Scaffold = "scaffold",
        Herald = "herald",
        LuckyCharm = "lucky-charm",
        SecondWind = "second-wind",
        Ledger = "ledger",
    }
}

/// Action cards without an order.
pub type ActionCards = Bag<ActionCard, { ActionCard::ALL.len() }>;

vocabulary! {
    /// An attack card, §12: ten of deck I, then ten of deck II.
    pub enum AttackCard: "an attack card" {
        Thieves = "thieves",
        Cutpurses = "cutpurses",
        Brigands = "brigands",
        Wolves = "wolves",
        Boars = "boars",
        Bats = "bats",
        Rust = "rust",
        Damp = "damp",
        Rumour = "rumour",
        Alarm = "alarm",
        Raiders = "raiders",
        Warband = "warband",
        Bears = "bears",
        Wyrm = "wyrm",
        Rot = "rot",
        Flood = "flood",
        Firedamp = "firedamp",
        Riot = "riot",
        Exodus = "exodus",
        Plague = "plague",
    }
}

/// Some attack cards.
pub type AttackCards = Set<AttackCard, u32>;

vocabulary! {
    /// A player card, §14: each guild has the same.
    pub enum PlayerCard: "a player card" {
        Foreman = "foreman",
        Surveyor = "surveyor",
        Broker = "broker",
        Captain = "captain",
        Mason = "mason",
        Scholar = "scholar",
        Steward = "steward",
        Envoy = "envoy",
        Pathfinder = "pathfinder",
        Magistrate = "magistrate",
        Veteran = "veteran",
        Patron = "patron",
    }
}

/// Some player cards of one guild.
pub type PlayerCards = Set<PlayerCard, u16>;

vocabulary! {
    /// A public building, §15.
    pub enum Building: "a public building" {
        Smelter = "smelter",
        GemExchange = "gem-exchange",
        GuildHall = "guild-hall",
        Watchtower = "watchtower",
        Barracks = "barracks",
        Library = "library",
        Academy = "academy",
        AssayOffice = "assay-office",
        SurveyPost = "survey-post",
        Market = "market",
        Mint = "mint",
        Foundry = "foundry",
        CrystalGarden = "crystal-garden",
        Embassy = "embassy",
    }
}

/// Some public buildings.
pub type Buildings = Set<Building, u16>;
