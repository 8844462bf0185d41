//! The land: groups on the way to a town, hexes to build on, neighbours.

use super::SeatEstimate;
use crate::board::Area;
use crate::look::Look;
use crate::{Colour, Faction, Favour, Structure};
use tafel_rules::{Id, Seat};

/// How many hexes of each price count: nobody builds on more for some time.
const MOST: [u8; 4] = [3, 4, 4, 4];
/// How many structures of others count as neighbours.
const MOST_NEIGHBOURS: u8 = 6;
/// How many dwellings that become trading houses for less count.
const MOST_MARKETS: u8 = 3;

impl SeatEstimate<'_> {
    /// §8.1: what untowned groups promise.
    pub(super) fn towns(&self) -> i32 {
        self.land.lacks.iter().zip(self.scale.towns).map(|(&groups, worth)| i32::from(groups) * worth).sum()
    }

    /// Where a player can go next, and whom it has for neighbours.
    pub(super) fn reach(&self) -> i32 {
        let land = self.land.hexes.iter().zip(MOST).zip(self.scale.land);
        let land: i32 = land.map(|((&hexes, most), worth)| i32::from(hexes.min(most)) * worth).sum();
        land + i32::from(self.neighbours) * self.scale.neighbour + i32::from(self.markets) * self.scale.market
    }
}

/// Where a player can build, by what it costs, and what its own groups are on the way to.
#[derive(Copy, Clone)]
pub(super) struct Land {
    /// How many hexes are reached, by the spades they cost; what is dearer is left out.
    pub(super) hexes: [u8; 4],
    /// How many untowned groups lack one, two, ... structures or so much power for a town, §8.1.
    pub(super) lacks: [u8; 5],
    /// How many groups there are of each kind that [`Land::kind`] tells apart.
    pub(super) groups: [u8; Land::KINDS],
}

impl Land {
    /// How many kinds of groups are told apart.
    pub(super) const KINDS: usize = 24;

    pub(super) fn new(look: Look<'_>, seat: Seat) -> Land {
        let (hexes, cheap) = hexes(look, seat);
        let mut land = Land { hexes, lacks: [0; 5], groups: [0; Land::KINDS] };
        land.count_groups(look, seat, cheap);
        land
    }

    /// The kind of a group: what it lacks, whether these are structures or power alone, and whether there is room for none,
    /// one, or more of them on land that costs no more than a spade.
    fn kind(lacking: u8, lacks_structures: bool, room: u8) -> usize {
        usize::from(lacking.min(4) - 1) * 6 + usize::from(lacks_structures) * 3 + usize::from(room.min(2))
    }

    fn count_groups(&mut self, look: Look<'_>, seat: Seat, cheap: Area) {
        let (state, needs) = (look.state, &look.data.tiles.town);
        let small = look.player(seat).favours.contains(Favour::SmallTowns);
        let power = if small { needs.lowered_power } else { needs.power };
        let mut left = state.own[seat] - state.towned;
        while let Some(place) = left.first() {
            let group = look.connected(seat, Area::of(place));
            left -= group;
            if group.meets(state.towned) {
                continue;
            }
            let sanctuaries = (group & state.of_kind(Structure::Sanctuary)).len();
            let structures = (group & state.own[seat]).len() + sanctuaries * (needs.sanctuary_counts - 1);
            let lacks_structures = needs.structures.saturating_sub(structures);
            let lacks_power = power.saturating_sub(look.power(seat, group));
            let lacking = lacks_structures.max(lacks_power).max(1);
            if let Some(groups) = self.lacks.get_mut(usize::from(lacking) - 1) {
                *groups += 1;
            }
            let room = (look.adjacent(group) & cheap).len();
            self.groups[Land::kind(lacking, lacks_structures > 0, room)] += 1;
        }
    }
}

/// How many structures of others are neighbours, and how many own dwellings become trading houses for less because of them.
pub(super) fn neighbours(look: Look<'_>, seat: Seat) -> (u8, u8) {
    let (state, own) = (look.state, look.state.own[seat]);
    let others = state.built() - own;
    let dwellings = own - (state.kinds[0] | state.kinds[1] | state.kinds[2] | state.kinds[3]);
    let neighbours = (look.adjacent(own) & others).len().min(MOST_NEIGHBOURS);
    (neighbours, (dwellings & look.adjacent(others)).len().min(MOST_MARKETS))
}

/// How many hexes are reached, by the spades they cost, and those that cost no more than one.
fn hexes(look: Look<'_>, seat: Seat) -> ([u8; 4], Area) {
    let reach = look.reach(seat);
    let mut counts = [0; 4];
    let mut cheap = reach & look.home_land(seat);
    counts[0] = cheap.len();
    if look.player(seat).is(Faction::Riverwalkers) {
        return (counts, cheap);
    }
    for from in Colour::WHEEL {
        let hexes = reach & look.state.colours[from.index()];
        if hexes.is_empty() {
            continue;
        }
        let price = match look.price_home(seat, from) {
            Some(price) => price,
            None if look.faction(seat).volcano_price.is_some() => 1,
            None => continue,
        };
        if price <= 1 {
            cheap |= hexes;
        }
        if let Some(count) = counts.get_mut(usize::from(price)) {
            *count += hexes.len();
        }
    }
    (counts, cheap)
}

/// The power that the next upgrades of neighbours would offer, §7.1.
pub(super) fn power_next_door(look: Look<'_>, seat: Seat) -> u8 {
    let state = look.state;
    let own = state.own[seat];
    let done = state.kinds[1] | state.kinds[2] | state.kinds[3];
    let mut growing = (look.adjacent(own) & state.built()) - own - done;
    let mut power = 0;
    while let Some(place) = growing.first() {
        growing -= Area::of(place);
        power += look.power(seat, look.adjacent(Area::of(place)));
    }
    power
}
