//! The land: groups on the way to a town, hexes to build on, neighbours.

use super::Outlook;
use crate::board::Area;
use crate::{Colour, Faction, Favour, Structure};
use tafel_rules::Id;

/// So many hexes of each price count: nobody builds on more in a while.
const MOST: [u8; 4] = [3, 4, 4, 4];
/// So many structures of others count as neighbours.
const MOST_NEIGHBOURS: u8 = 6;
/// So many dwellings count that become trading houses for less.
const MOST_MARKETS: u8 = 3;

impl Outlook<'_> {
    /// §8.1: what untowned groups lack for a town.
    pub(super) fn towns(&self) -> i32 {
        let state = self.look.state;
        let needs = &self.look.data.tiles.town;
        let small = self.player.favours.contains(Favour::SmallTowns);
        let power = if small { needs.lowered_power } else { needs.power };
        let mut left = state.own[self.seat] - state.towned;
        let mut sum = 0;
        while let Some(place) = left.first() {
            let group = self.look.connected(self.seat, Area::of(place));
            left -= group;
            if group.meets(state.towned) {
                continue;
            }
            let sanctuaries = (group & state.of_kind(Structure::Sanctuary)).len();
            let structures =
                (group & state.own[self.seat]).len() + sanctuaries * (needs.sanctuary_counts - 1);
            let lacks_structures = needs.structures.saturating_sub(structures);
            let lacks_power = power.saturating_sub(self.look.power(self.seat, group));
            let lacks = lacks_structures.max(lacks_power).max(1);
            sum += self.scale.towns.get(usize::from(lacks) - 1).copied().unwrap_or(0);
        }
        sum
    }

    /// Where a player can go next, and whom it has for neighbours.
    pub(super) fn reach(&self) -> i32 {
        let (look, state, own) = (self.look, self.look.state, self.look.state.own[self.seat]);
        let near = look.adjacent(own);
        let others = state.built() - own;
        let neighbours = (near & others).len().min(MOST_NEIGHBOURS);
        let dwellings = own - (state.kinds[0] | state.kinds[1] | state.kinds[2] | state.kinds[3]);
        let markets = (dwellings & look.adjacent(others)).len().min(MOST_MARKETS);
        let counts = self.hexes();
        let land: i32 =
            (0..4).map(|price| i32::from(counts[price].min(MOST[price])) * self.scale.land[price]).sum();
        land + i32::from(neighbours) * self.scale.neighbour + i32::from(markets) * self.scale.market
    }

    /// How many hexes are reached, by the spades they cost; what is dearer is left out.
    fn hexes(&self) -> [u8; 4] {
        let (look, state, seat) = (self.look, self.look.state, self.seat);
        let reach = look.reach(seat);
        let mut counts = [0; 4];
        counts[0] = (reach & look.home_land(seat)).len();
        if self.player.is(Faction::Riverwalkers) {
            return counts;
        }
        for from in Colour::WHEEL {
            let hexes = reach & state.colours[from.index()];
            if hexes.is_empty() {
                continue;
            }
            let price = match look.price_home(seat, from) {
                Some(price) => price,
                None if look.faction(seat).volcano_price.is_some() => 1,
                None => continue,
            };
            if let Some(count) = counts.get_mut(usize::from(price)) {
                *count += hexes.len();
            }
        }
        counts
    }
}
