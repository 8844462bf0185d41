//! §6 Dwellings, upgrades, bridges and the tracks of shipping and digging.

use super::terraform::with_skip;
use crate::board::{Area, Place};
use crate::data::Cost;
use crate::effects::Reason;
use crate::look::Look;
use crate::play::Play;
use crate::{Colour, Effect, Faction, Hex, Move, Progress, Structure, Task};
use tafel_rules::{Id, Seat, Tell};

impl Look<'_> {
    /// The hexes whose colour a player builds on.
    pub(crate) fn home_land(&self, seat: Seat) -> Area {
        let player = self.player(seat);
        if player.is(Faction::Riverwalkers) {
            return player.unlocked.iter().fold(Area::NONE, |all, c| all | self.state.colours[c.index()]); // §13.7
        }
        self.state.colours[player.home.expect("a colour was chosen").index()]
    }

    /// Whether a dwelling is there and can be paid.
    pub(crate) fn can_build(&self, seat: Seat) -> bool {
        self.has_piece(seat, Structure::Dwelling) && self.can_pay(seat, self.faction(seat).structures[0].cost)
    }

    /// §6.4: the price of an upgrade at a hex.
    pub(crate) fn upgrade_cost(&self, seat: Seat, place: Place, to: Structure) -> Cost {
        let cost = self.faction(seat).structures[to.index()].cost;
        if to == Structure::TradingHouse && !self.has_opponent_near(seat, place) {
            return Cost { coins: 2 * cost.coins, ..cost };
        }
        cost
    }

    fn has_opponent_near(&self, seat: Seat, place: Place) -> bool {
        self.adjacent(Area::of(place)).meets(self.state.built() - self.state.own[seat])
    }
}

/// What a structure is upgraded from, §6.2.
pub(crate) fn upgraded_from(to: Structure) -> Option<Structure> {
    match to {
        Structure::Dwelling => None,
        Structure::TradingHouse => Some(Structure::Dwelling),
        Structure::Temple | Structure::Stronghold => Some(Structure::TradingHouse),
        Structure::Sanctuary => Some(Structure::Temple),
    }
}

/// §6.1: a dwelling as an action.
pub(super) fn build_moves(look: Look<'_>, seat: Seat, reach: Area, out: &mut Vec<Move>) {
    if !look.can_build(seat) {
        return;
    }
    let skipped = look.skip_reach(seat, look.faction(seat).structures[0].cost, reach);
    let hexes = ((reach | skipped) & look.home_land(seat)) - look.state.due.buildable;
    out.extend(hexes.iter().map(|place| Move::Build(look.board.hex(place))));
}

/// §5.6: a dwelling after transforming.
pub(super) fn build_after_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    if !look.state.due.buildable.is_empty() && look.can_build(seat) {
        out.extend(look.state.due.buildable.iter().map(|place| Move::Build(look.board.hex(place))));
    }
}

/// §6.2
pub(super) fn upgrade_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    for to in [Structure::TradingHouse, Structure::Temple, Structure::Stronghold, Structure::Sanctuary] {
        let cost = look.faction(seat).structures[to.index()].cost;
        if !look.can_pay(seat, cost) || !look.has_piece(seat, to) {
            continue;
        }
        let from = upgraded_from(to).expect("it is an upgrade");
        let mut hexes = look.state.standing(seat, from);
        if to == Structure::TradingHouse && !look.can_pay(seat, Cost { coins: 2 * cost.coins, ..cost }) {
            hexes = hexes & look.adjacent(look.state.built() - look.state.own[seat]); // §6.4
        }
        out.extend(hexes.iter().map(|place| Move::Upgrade(look.board.hex(place), to)));
    }
}

/// §12.5
pub(super) fn free_upgrade_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let hexes = look.state.standing(seat, Structure::Dwelling);
    out.extend(hexes.iter().map(|place| Move::Upgrade(look.board.hex(place), Structure::TradingHouse)));
}

/// §12.7
pub(super) fn ride_area(look: Look<'_>, seat: Seat) -> Area {
    look.home_land(seat) - look.state.built()
}

pub(super) fn ride_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    out.extend(ride_area(look, seat).iter().map(|place| Move::Build(look.board.hex(place))));
}

/// §6.8: the places where a player can lay a bridge.
fn bridge_places(look: Look<'_>, seat: Seat) -> impl Iterator<Item = usize> {
    let (own, laid) = (look.state.own[seat], look.state.all_bridges());
    let bridges = &look.board.bridges;
    (0..bridges.len()).filter(move |&at| {
        let (from, to) = bridges[at];
        laid & (1 << at) == 0 && own.meets(Area::of(from) | Area::of(to))
    })
}

pub(super) fn can_bridge(look: Look<'_>, seat: Seat) -> bool {
    let has_one = look.state.bridges[seat].count_ones() < u32::from(look.data.tiles.bridges);
    has_one && bridge_places(look, seat).next().is_some()
}

pub(super) fn bridge_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    out.extend(bridge_places(look, seat).map(|at| {
        let (from, to) = look.board.bridges[at];
        Move::Bridge(look.board.hex(from), look.board.hex(to))
    }));
}

/// §6.6, §6.7
pub(super) fn advance_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let (player, faction) = (look.player(seat), look.faction(seat));
    if player.ship < faction.shipping.most && look.can_pay(seat, look.data.tiles.ship_advance) {
        out.push(Move::Advance(Progress::Ship));
    }
    if let Some(digging) = &faction.digging
        && usize::from(player.dig) + 1 < digging.spade.len()
        && look.can_pay(seat, digging.advance)
    {
        out.push(Move::Advance(Progress::Dig));
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §6.1, §5.6, §12.7
    pub(super) fn build(&mut self, seat: Seat, hex: Hex) {
        let place = self.board.place(hex).expect("the map has the hex");
        if self.state.due.task == Task::Ride {
            self.state.due.task = Task::None;
        } else {
            self.skip_if_needed(seat, place);
            self.pay(seat, with_skip(self.faction(seat).structures[0].cost, None));
        }
        self.state.due.buildable = Area::NONE;
        self.place_dwelling(seat, place);
        self.raised(seat, place, Structure::Dwelling);
    }

    /// Puts a dwelling on a hex; ice and volcano change it, §13.1, §13.4.
    pub(super) fn place_dwelling(&mut self, seat: Seat, place: Place) {
        self.state.own[seat] |= Area::of(place);
        let home = self.state.players[seat].home;
        if let Some(colour @ (Colour::Ice | Colour::Volcano)) = home
            && self.state.colour(place) != colour
        {
            self.paint(place, colour);
        }
        self.tell.all(Effect::Built { seat, hex: self.board.hex(place), structure: Structure::Dwelling });
    }

    /// §6.2
    pub(super) fn upgrade(&mut self, seat: Seat, hex: Hex, to: Structure) {
        let place = self.board.place(hex).expect("the map has the hex");
        if self.state.due.task == Task::FreeTradingHouse {
            self.state.due.task = Task::None;
        } else {
            let cost = self.look().upgrade_cost(seat, place, to);
            self.pay(seat, cost);
        }
        for kind in &mut self.state.kinds {
            *kind -= Area::of(place);
        }
        self.state.kinds[to.index() - 1] |= Area::of(place);
        self.tell.all(Effect::Built { seat, hex, structure: to });
        self.raised(seat, place, to);
        match to {
            Structure::Dwelling | Structure::TradingHouse => {}
            Structure::Temple | Structure::Sanctuary => {
                self.state.due.favours += self.faction(seat).favours_per_temple; // §6.5
            }
            Structure::Stronghold => self.stronghold(seat),
        }
    }

    /// §11.1, §11.2, §7.1, §8.2: what building and upgrading have in common.
    fn raised(&mut self, seat: Seat, place: Place, structure: Structure) {
        if let Some(tile) = self.state.score() {
            let points = self.data.score(tile).built.of(structure);
            self.points(seat, points.into(), Reason::Round(tile));
        }
        for favour in self.state.players[seat].favours.iter() {
            let points = self.data.tiles.favours[favour.index()].built.of(structure);
            self.points(seat, points.into(), Reason::Favour(favour));
        }
        self.offer_power(seat, place);
        self.look_for_town(seat, Area::of(place));
    }

    /// §6.8, §8.2
    pub(super) fn bridge(&mut self, seat: Seat, from: Hex, to: Hex) {
        let ends = [from, to].map(|hex| self.board.place(hex).expect("the map has the hex"));
        let at =
            self.board.bridges.iter().position(|&(a, b)| [a, b] == ends).expect("a bridge can lie there");
        self.state.bridges[seat] |= 1 << at;
        self.state.due.bridges -= 1;
        for end in ends {
            self.look_for_town(seat, Area::of(end) & self.state.own[seat]);
        }
        if self.state.due.bridges > 0 && !can_bridge(self.look(), seat) {
            self.state.due.bridges = 0;
        }
    }

    /// §6.6, §6.7
    pub(super) fn advance(&mut self, seat: Seat, track: Progress) {
        match track {
            Progress::Ship => {
                self.pay(seat, self.data.tiles.ship_advance);
                self.advance_ship(seat);
            }
            Progress::Dig => {
                let digging = self.faction(seat).digging.as_ref().expect("the faction digs");
                self.pay(seat, digging.advance);
                self.player(seat).dig += 1;
                self.points(seat, digging.points.into(), Reason::Dig);
            }
        }
    }

    /// A step of shipping with its points, if the track has one.
    pub(super) fn advance_ship(&mut self, seat: Seat) {
        let shipping = &self.faction(seat).shipping;
        let player = self.player(seat);
        if player.ship < shipping.most {
            player.ship += 1;
            let points = shipping.points[usize::from(player.ship)];
            self.points(seat, points.into(), Reason::Ship);
        }
    }
}
