//! Bonus cards, favour tiles, and what strongholds do every round.

use super::SeatEstimate;
use super::weights::Weight;
use crate::{Action, Bonus, Faction, Favour, Structure};
use tafel_rules::Id;

impl SeatEstimate<'_> {
    /// §10.3, §10.4: the card that is held, and the next one.
    pub(super) fn cards(&self) -> i32 {
        let held = self.player.card;
        if self.is_ready() {
            return if self.to_come == 0 { 0 } else { held.map_or(0, |card| self.card(card)) };
        }
        let now = held.map_or(0, |card| self.pass_points(card) + self.unused(card)) + self.passes();
        if self.to_come == 0 {
            return now;
        }
        let state = self.look.state;
        let next = state
            .cards
            .iter()
            .map(|card| self.card(card) + i32::from(state.card_coins[card.index()]) * self.scale.coin);
        now + next.max().unwrap_or(0) * self.worth.weights[Weight::NextCard] / 100
    }

    /// What a card brings that is held in the next round.
    fn card(&self, card: Bonus) -> i32 {
        let scale = self.worth.while_to_come(self.to_come - 1);
        let special = match card {
            Bonus::Spade => scale.spade,
            Bonus::CultStep => self.worth.weights[Weight::CultAction],
            Bonus::Shipping if self.look.faction(self.seat).shipping.most > 0 => {
                self.worth.weights[Weight::LentShip]
            }
            Bonus::Shipping
            | Bonus::Coins
            | Bonus::PowerAndWorker
            | Bonus::Great
            | Bonus::TradingHouses
            | Bonus::Priest
            | Bonus::Dwellings
            | Bonus::ShippingPoints => 0,
        };
        scale.gain(self.look.data.tiles.bonus[card.index()].income()) + self.pass_points(card) + special
    }

    /// What a card would give at a pass now.
    fn pass_points(&self, card: Bonus) -> i32 {
        let pass = &self.look.data.tiles.bonus[card.index()].pass;
        let built: u8 = Structure::all().map(|kind| pass.of(kind) * self.standing[kind.index()]).sum();
        100 * i32::from(built + pass.shipping * self.player.ship)
    }

    /// The action of a card, while it is open.
    fn unused(&self, card: Bonus) -> i32 {
        let is_open = |action| !self.player.used.contains(action);
        match card {
            Bonus::Spade if is_open(Action::BonusSpade) => self.scale.spade,
            Bonus::CultStep if is_open(Action::BonusCult) => self.worth.weights[Weight::CultAction],
            Bonus::Spade
            | Bonus::CultStep
            | Bonus::Coins
            | Bonus::Shipping
            | Bonus::PowerAndWorker
            | Bonus::Great
            | Bonus::TradingHouses
            | Bonus::Priest
            | Bonus::Dwellings
            | Bonus::ShippingPoints => 0,
        }
    }

    /// §10.3: what tiles and stronghold give at this pass.
    fn passes(&self) -> i32 {
        let mut points = 0;
        if self.player.favours.contains(Favour::PassPoints) {
            let houses = self.standing[Structure::TradingHouse.index()];
            points += self.look.data.tiles.trading_house_fav12[usize::from(houses)];
        }
        100 * i32::from(points + self.stronghold_pass())
    }

    /// §12.13, §13.2
    fn stronghold_pass(&self) -> u8 {
        let faction = self.look.faction(self.seat);
        let per_pass = faction.bridge_pass_points + faction.temple_pass_points;
        if per_pass == 0 || self.count(Structure::Stronghold) == 0 {
            return 0;
        }
        faction.bridge_pass_points * self.look.closed_bridges(self.seat)
            + faction.temple_pass_points * self.standing[Structure::Temple.index()]
    }

    /// What favour tiles give beyond steps and income.
    pub(super) fn favours(&self) -> i32 {
        let weights = &self.worth.weights;
        let each = |tile: Favour| match tile {
            Favour::SmallTowns => self.rounds * weights[Weight::SmallTowns],
            Favour::CultAction => {
                let used = i32::from(self.player.used.contains(Action::FavourCult) && !self.is_ready());
                (self.rounds - used) * weights[Weight::CultAction]
            }
            Favour::TradingHouses => self.rounds * weights[Weight::TradingHousePoints],
            Favour::Dwellings => self.rounds * weights[Weight::DwellingPoints],
            Favour::PassPoints => i32::from(self.to_come) * weights[Weight::PassPoints],
            Favour::Fire3
            | Favour::Water3
            | Favour::Earth3
            | Favour::Air3
            | Favour::WorkerAndPower
            | Favour::Power
            | Favour::Coins => 0,
        };
        self.player.favours.iter().map(each).sum()
    }

    /// What a stronghold gives in every round.
    pub(super) fn specials(&self) -> i32 {
        if self.count(Structure::Stronghold) == 0 {
            return 0;
        }
        let action = |action: Action, weight: Weight| {
            let used = i32::from(self.player.used.contains(action) && !self.is_ready());
            (self.rounds - used) * self.worth.weights[weight]
        };
        match self.player.faction {
            Some(Faction::Auren) => action(Action::Auren, Weight::Auren),
            Some(Faction::ChaosMagicians) => action(Action::ChaosMagicians, Weight::ChaosMagicians),
            Some(Faction::Giants) => action(Action::Giants, Weight::Giants),
            Some(Faction::Nomads) => action(Action::Nomads, Weight::Nomads),
            Some(Faction::Swarmlings) => action(Action::Swarmlings, Weight::Swarmlings),
            Some(Faction::Witches) => action(Action::Witches, Weight::Witches),
            Some(Faction::Engineers | Faction::IceMaidens) => {
                100 * i32::from(self.to_come) * i32::from(self.stronghold_pass())
            }
            Some(
                Faction::Fakirs
                | Faction::Mermaids
                | Faction::Halflings
                | Faction::Cultists
                | Faction::Alchemists
                | Faction::Darklings
                | Faction::Dwarves
                | Faction::Yetis
                | Faction::Acolytes
                | Faction::Dragonlords
                | Faction::Riverwalkers
                | Faction::Shapeshifters,
            )
            | None => 0,
        }
    }
}
