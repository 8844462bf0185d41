//! Whether the components add up.

use crate::state::{Artifacts, Heroes};
use crate::{Building, Data, Player, Power, Region, Resource, Space, State, Supply};
use tafel_rules::{Id, Seat};

impl State {
    /// Checks that no piece came or went, and that none is where it cannot be.
    pub(crate) fn audit(&self, data: &Data) -> Result<(), String> {
        self.audit_heroes()?;
        self.audit_artifacts()?;
        self.audit_buildings(data)?;
        self.audit_terrains(data)?;
        self.audit_supply(data)?;
        self.seated().try_for_each(|(seat, player)| player.audit(data, seat))
    }

    fn audit_heroes(&self) -> Result<(), String> {
        let mut known = self.hero_deck;
        let row: Heroes = self.row.iter().copied().collect();
        let mut cards = known.len() + self.row.len();
        for heroes in self.seated().map(|(_, player)| player.heroes).chain([row]) {
            if !(known & heroes).is_empty() {
                return Err(format!("{:?} are in two places", known & heroes));
            }
            known = known | heroes;
        }
        cards += self.seated().map(|(_, player)| player.heroes.len()).sum::<usize>();
        if cards != known.len() {
            return Err(format!("{cards} hero cards, but {} different ones", known.len()));
        }
        // §13.1: one is discarded at the end of each round.
        if cards + usize::from(self.round - 1) < Heroes::full().len() {
            return Err(format!("{cards} hero cards in round {}", self.round));
        }
        Ok(())
    }

    fn audit_artifacts(&self) -> Result<(), String> {
        let owned = self.seated().filter_map(|(_, player)| player.artifact);
        let places = owned.map(Artifacts::one).chain([self.artifact_row, self.artifact_stack]);
        let mut known = Artifacts::empty();
        for artifacts in places {
            if !(known & artifacts).is_empty() {
                return Err(format!("{:?} are in two places", known & artifacts));
            }
            known = known | artifacts;
        }
        // §16.2: alone, one leaves the game after each round.
        let removed = if self.options.seats == 1 { usize::from(self.round) } else { 0 };
        if Artifacts::full().len() - known.len() > removed {
            return Err(format!("{} artifacts in round {}", known.len(), self.round));
        }
        Ok(())
    }

    fn audit_buildings(&self, data: &Data) -> Result<(), String> {
        let mut tiles = self.building_stack;
        self.market.iter().for_each(|(building, open)| tiles.put(building, open));
        let built = self.seated().flat_map(|(_, player)| player.settlement).flatten();
        built.for_each(|building| tiles.put(building, 1));
        for building in Building::all() {
            let (open, piled) = (self.market.count(building), self.piled.count(building));
            if tiles.count(building) != data.copies {
                return Err(format!("there are {} tiles of {building}", tiles.count(building)));
            }
            if piled > open || piled == 1 {
                return Err(format!("{piled} of {open} tiles of {building} are piled"));
            }
        }
        if self.market_spaces() > data.market {
            return Err(format!("the market takes {} spaces", self.market_spaces()));
        }
        Ok(())
    }

    fn audit_terrains(&self, data: &Data) -> Result<(), String> {
        let mut tiles = self.terrain_stacks;
        for (space, terrain) in self.seated().flat_map(|(_, player)| player.wilderness.iter()) {
            tiles[space.row().index()].put(terrain, 1);
        }
        let all = &data.terrains[self.options.terrains.index()];
        match Region::all().find(|region| tiles[region.index()] != all[region.index()]) {
            Some(region) => Err(format!("the terrains of region {region} are {:?}", tiles[region.index()])),
            None => Ok(()),
        }
    }

    /// §17.2
    fn audit_supply(&self, data: &Data) -> Result<(), String> {
        match self.options.supply {
            Supply::Unlimited => return Ok(()),
            Supply::Strict => {}
        }
        for kind in Resource::all() {
            let owned = |player: &Player| {
                u32::from(player.resources.amount(kind)) + u32::from(player.deposits.amount(kind))
            };
            let owned: u32 = self.seated().map(|(_, player)| owned(player)).sum();
            if owned > u32::from(data.numbers.supply.resources.amount(kind)) {
                return Err(format!("the players have {owned} {kind}"));
            }
        }
        let settlers: u32 =
            self.seated().map(|(_, player)| u32::from(player.bonus_settlers + player.bonus_used)).sum();
        if settlers > u32::from(data.numbers.supply.bonus_settlers) {
            return Err(format!("the players have {settlers} bonus settlers"));
        }
        Ok(())
    }
}

impl Player {
    fn audit(&self, data: &Data, seat: Seat) -> Result<(), String> {
        let explored = self.wilderness.explored();
        let half_laid = |space: &Space| explored.contains(*space) != self.wilderness.at(*space).is_some();
        if let Some(space) = Space::all().find(half_laid) {
            return Err(format!("seat {seat}: the terrain on {space} lacks a half"));
        }
        if !(self.monsters - explored).is_empty() || !(self.forts - explored).is_empty() {
            return Err(format!("seat {seat}: a monster or fort without terrain"));
        }
        if !(self.monsters & self.forts).is_empty() {
            return Err(format!("seat {seat}: a monster on a fort"));
        }
        if !(self.forts_used - self.forts).is_empty() {
            return Err(format!("seat {seat}: a fort was activated that is not there"));
        }
        if self.basic_settlers > data.numbers.basic_settlers {
            return Err(format!("seat {seat}: {} basic settlers", self.basic_settlers));
        }
        let second_region = self.region_twice.is_some() && self.power(data) != Some(Power::SecondRegion);
        let second_street = self.street_twice.is_some() && self.power(data) != Some(Power::SecondStreet);
        if second_region || second_street {
            return Err(format!("seat {seat}: a second activation without the artifact for it"));
        }
        Ok(())
    }
}
