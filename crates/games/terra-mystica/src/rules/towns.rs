//! §8 Towns.

use crate::board::Area;
use crate::effects::Reason;
use crate::look::Look;
use crate::play::Play;
use crate::{Effect, Faction, Favour, Move, Place, River, Structure, Town};
use tafel_rules::{Id, Seat, Tell};

impl Look<'_> {
    /// §8.1: whether a connected group suffices for a town.
    fn is_town(&self, seat: Seat, group: Area) -> bool {
        let needs = self.data.tiles.town;
        let structures = group & self.state.own[seat];
        let sanctuaries = (structures & self.state.of_kind(Structure::Sanctuary)).len();
        let count = structures.len() + sanctuaries * (needs.sanctuary_counts - 1);
        let small = self.player(seat).favours.contains(Favour::SmallTowns); // §8.3
        let power = if small { needs.lowered_power } else { needs.power };
        count >= needs.structures && self.power(seat, structures) >= power
    }

    /// §8.6
    fn has_town_tile(&self) -> bool {
        self.state.towns.iter().sum::<u8>() > self.state.due.towns
    }

    /// §12.6: what a river hex would connect into a town, if it would.
    fn town_over(&self, seat: Seat, river: Place) -> Option<Area> {
        let near = self.board.around(Area::of(river)) & self.state.own[seat];
        if near.len() < 2 || near.meets(self.state.towned) {
            return None;
        }
        let group = self.connected(seat, near);
        let is_free = !group.meets(self.state.towned);
        (is_free && self.is_town(seat, group)).then_some(group | Area::of(river))
    }
}

/// §12.6
pub(super) fn connect_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    if !look.player(seat).is(Faction::Mermaids) || !look.has_town_tile() {
        return;
    }
    let rivers = look.board.around(look.state.own[seat] - look.state.towned) & look.board.river;
    let founding = rivers.iter().filter(|&river| look.town_over(seat, river).is_some());
    out.extend(founding.map(|river| Move::Connect(look.board.river(river))));
}

/// §8.5
pub(super) fn tile_moves(look: Look<'_>, out: &mut Vec<Move>) {
    out.extend(Town::all().filter(|tile| look.state.towns[tile.index()] > 0).map(Move::Town));
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §8.1, §8.2, §8.4
    pub(super) fn look_for_town(&mut self, seat: Seat, from: Area) {
        if from.is_empty() || (from - self.state.towned).is_empty() {
            return;
        }
        let group = self.look().connected(seat, from);
        if group.meets(self.state.towned) {
            self.state.towned |= group;
        } else if self.look().is_town(seat, group) && self.look().has_town_tile() {
            self.found(seat, group);
        }
    }

    fn found(&mut self, seat: Seat, group: Area) {
        self.state.towned |= group;
        self.state.due.towns += 1;
        self.tell.all(Effect::TownFounded { seat });
    }

    /// §8.3: looks at every group.
    pub(super) fn look_for_towns(&mut self, seat: Seat) {
        let mut left = self.state.own[seat] - self.state.towned;
        while let Some(place) = left.first() {
            self.look_for_town(seat, Area::of(place));
            left -= self.look().connected(seat, Area::of(place));
        }
    }

    /// §12.6
    pub(super) fn connect(&mut self, seat: Seat, river: River) {
        let place = self.board.river_place(river).expect("the map has the river hex");
        let group = self.look().town_over(seat, place).expect("the river hex connects a town");
        self.found(seat, group);
    }

    /// §8.5
    pub(super) fn take_town(&mut self, seat: Seat, tile: Town) {
        let town = self.data.tiles.towns[tile.index()];
        self.state.due.towns -= 1;
        self.state.towns[tile.index()] -= 1;
        let player = self.player(seat);
        player.towns[tile.index()] += 1;
        player.keys += town.keys;
        self.points(seat, town.points.into(), Reason::Town(tile));
        if let Some(score) = self.state.score() {
            self.points(seat, self.data.score(score).town.into(), Reason::Round(score));
        }
        let faction = self.faction(seat);
        self.points(seat, faction.town_points.into(), Reason::Faction); // §12.7
        self.workers(seat, faction.town_workers.into()); // §12.5
        self.gain(seat, town.gain());
        if town.steps > 0 {
            self.advance_all(seat, town.steps);
        }
        self.make_up_steps(seat); // §9.5
        if town.shipping > 0 {
            self.ship_or_range(seat); // §8.8
        }
    }

    fn ship_or_range(&mut self, seat: Seat) {
        if self.state.players[seat].is(Faction::Fakirs) {
            self.player(seat).range += 1;
        } else {
            self.advance_ship(seat);
        }
    }
}
