//! Questions about the table that several chapters ask: who reaches what, what connects, what is affordable.

use crate::board::{Area, Board, Place};
use crate::data::{Cost, Data, FactionData};
use crate::{Colour, Faction, Phase, Player, State, Structure};
use tafel_rules::{Id, Seat};

/// A state with the data and map it is played by.
#[derive(Copy, Clone)]
pub struct Look<'t> {
    pub(crate) data: &'t Data,
    /// The map that is played on.
    pub board: &'t Board,
    pub(crate) state: &'t State,
}

impl<'t> Look<'t> {
    /// A look at this state.
    #[inline]
    pub fn new(data: &'t Data, state: &'t State) -> Look<'t> {
        Look { data, board: data.board(state.options.map), state }
    }

    /// What a player has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &'t Player {
        &self.state.players[seat]
    }

    /// The record of a player's faction.
    #[inline]
    pub fn faction(&self, seat: Seat) -> &'t FactionData {
        self.data.faction(self.player(seat).faction.expect("factions were chosen"))
    }

    #[inline]
    pub(crate) fn has_passed(&self, seat: Seat) -> bool {
        self.state.passed.contains(&seat) || self.state.gone.contains(seat)
    }

    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        let player = self.player(seat);
        player.coins >= cost.coins && player.workers >= cost.workers && player.priests >= cost.priests
    }

    /// §6.9: the other ends of all bridges that lie on `area`.
    #[inline]
    pub(crate) fn bridged(&self, area: Area) -> Area {
        let mut ends = Area::NONE;
        let mut left = self.state.all_bridges();
        while left != 0 {
            let (from, to) = self.board.bridges[left.trailing_zeros() as usize];
            if area.contains(from) {
                ends |= Area::of(to);
            }
            if area.contains(to) {
                ends |= Area::of(from);
            }
            left &= left - 1;
        }
        ends
    }

    /// The hexes directly adjacent to `area`: by a side or a bridge.
    #[inline]
    pub(crate) fn adjacent(&self, area: Area) -> Area {
        self.board.around(area) | self.bridged(area)
    }

    /// The level of shipping for reaching, §5.1.
    #[inline]
    pub(crate) fn ship_level(&self, seat: Seat) -> u8 {
        let (player, faction) = (self.player(seat), self.faction(seat));
        if faction.shipping.most == 0 {
            return 0; // §12.16
        }
        let lent = match player.card {
            Some(card) if !self.has_passed(seat) => self.data.tiles.bonus[card.index()].shipping,
            _ => 0,
        };
        player.ship + lent
    }

    /// §5.1: the free land hexes that a player reaches without skipping.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat) -> Area {
        let own = self.state.own[seat];
        let sailed = self.board.across_river(own, self.ship_level(seat));
        let near = if self.player(seat).is(Faction::Riverwalkers) { Area::NONE } else { self.adjacent(own) }; // §13.7
        ((sailed | near) & self.board.land) - self.state.built()
    }

    /// What skipping costs a player, §12.2, §12.14.
    #[inline]
    pub(crate) fn skip_cost(&self, seat: Seat) -> Option<Cost> {
        let skipping = self.faction(seat).skipping?;
        Some(if self.state.has_stronghold(seat) { skipping.stronghold_cost } else { skipping.cost })
    }

    /// The free land hexes that a player comes to by skipping alone, if it can pay that besides `cost`.
    #[inline]
    pub(crate) fn skip_reach(&self, seat: Seat, cost: Cost, reach: Area) -> Area {
        let Some(skip) = self.skip_cost(seat) else { return Area::NONE };
        if self.state.phase != Phase::Actions {
            return Area::NONE; // §9.8
        }
        if let Some(skipped) = self.state.due.skipped {
            return Area::of(skipped) - self.state.built() - reach;
        }
        if !self.can_pay(seat, add(cost, skip)) {
            return Area::NONE;
        }
        self.skippable(seat, reach)
    }

    /// The free land hexes near enough to be skipped to that are not reached.
    #[inline]
    pub(crate) fn skippable(&self, seat: Seat, reach: Area) -> Area {
        if self.faction(seat).skipping.is_none() {
            return Area::NONE;
        }
        let steps = self.skip_range(seat) + 1;
        (self.board.within(self.state.own[seat], steps) & self.board.land) - self.state.built() - reach
    }

    /// How many hexes a player can skip.
    pub(crate) fn skip_range(&self, seat: Seat) -> u8 {
        self.faction(seat).skipping.map_or(0, |skipping| skipping.range) + self.player(seat).range
    }

    /// The player's structures connected with `from` by direct adjacency, and river hexes of the player's towns between them.
    pub(crate) fn connected(&self, seat: Seat, from: Area) -> Area {
        self.linked(seat, from, |_| Area::NONE)
    }

    /// What is linked with `from`: own structures, and river hexes of own towns, §12.6, that are directly adjacent, and what
    /// else a place is linked with in the sense of `far`.
    #[inline]
    pub(crate) fn linked(&self, seat: Seat, from: Area, far: impl Fn(Place) -> Area) -> Area {
        let own = self.state.own[seat];
        let is_mermaids = self.player(seat).is(Faction::Mermaids);
        let links = if is_mermaids { own | self.state.towned & self.board.river } else { own };
        let has_bridges = self.bridged(own).meets(own);
        let (mut linked, mut rim) = (from, from);
        while let Some(place) = rim.first() {
            let here = Area::of(place);
            let bridged = if has_bridges { self.bridged(here) } else { Area::NONE };
            let near = (self.board.around_place(place) | bridged) & links | far(place);
            rim = (rim | (near - linked)) - here;
            linked |= near;
        }
        linked
    }

    /// The power values of a player's structures in `area` together.
    #[inline]
    pub(crate) fn power(&self, seat: Seat, area: Area) -> u8 {
        let own = area & self.state.own[seat];
        if own.is_empty() {
            return 0;
        }
        let structures = &self.faction(seat).structures;
        let great: u8 = (0..4)
            .map(|kind| {
                (own & self.state.kinds[kind]).len() * (structures[kind + 1].power - structures[0].power)
            })
            .sum();
        own.len() * structures[0].power + great
    }

    /// Whether a piece of a kind is left on a player's board, §6.1, §6.3.
    #[inline]
    pub(crate) fn has_piece(&self, seat: Seat, structure: Structure) -> bool {
        self.state.standing(seat, structure).len() < self.faction(seat).structures[structure.index()].count
    }

    /// Whether a colour of the wheel is the home of another player in the sense of §13.4 and §13.8.
    pub(crate) fn is_home_of_another(&self, seat: Seat, colour: Colour) -> bool {
        self.state.seats().any(|other| {
            let player = self.player(other);
            other != seat && player.home == Some(colour) && !player.is(Faction::Riverwalkers)
        })
    }

    /// Whether a colour of the wheel can be chosen, §1.6: once play has begun only home colours are taken, §13.9.
    pub(crate) fn is_free_colour(&self, colour: Colour) -> bool {
        let taken = |player: &Player| if self.state.round == 0 { player.chosen } else { player.home };
        self.state.seats().all(|seat| taken(self.player(seat)) != Some(colour))
    }

    /// §3.2: how many priests a player may have at hand.
    #[inline]
    pub(crate) fn priest_limit(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        // §13.8: the first colour of Riverwalkers is not counted.
        let unlocked = (player.unlocked.len() as u8).saturating_sub(1);
        (self.faction(seat).priest_limit + unlocked).saturating_sub(player.sent)
    }
}

/// Two costs together.
#[inline]
pub(crate) fn add(a: Cost, b: Cost) -> Cost {
    Cost { coins: a.coins + b.coins, workers: a.workers + b.workers, priests: a.priests + b.priests }
}

/// A cost `n` times.
#[inline]
pub(crate) fn times(cost: Cost, n: u8) -> Cost {
    Cost { coins: cost.coins * n, workers: cost.workers * n, priests: cost.priests * n }
}
