//! §5 Spades and what they turn the land into.

use crate::board::{Area, Place};
use crate::data::Cost;
use crate::effects::Reason;
use crate::look::{Look, add, times};
use crate::play::Play;
use crate::{Colour, Effect, Faction, Hex, Move, Phase};
use tafel_rules::{Id, Seat, Tell};

/// The most spades that are bought at once: the longest way round the wheel.
const MOST_SPADES: u8 = 6;

impl Look<'_> {
    /// §5.2: the spades that a change costs; bought spades are all used, §5.4, and may go the longer way for it.
    pub fn price(&self, seat: Seat, from: Colour, to: Colour, spades: u8, bought: u8) -> Option<u8> {
        let player = self.player(seat);
        let chosen = player.chosen.expect("a colour was chosen");
        let least = if bought > 0 { spades } else { 0 };
        let fits = |price: &u8| (least..=spades).contains(price);
        if player.home == Some(Colour::Ice) {
            if to == Colour::Ice {
                return Some(self.ice_price(chosen, from)).filter(fits);
            }
            if to == chosen {
                return None; // §13.1: it becomes ice instead.
            }
        }
        if to == Colour::Ice || to == Colour::Volcano || from == to {
            return None;
        }
        if player.is(Faction::Giants) {
            // §12.4
            return Some(self.data.tiles.giant_spades).filter(|price| Some(to) == player.home && fits(price));
        }
        let short = self.data.wheel.price(chosen, from, to);
        let other_way_is_free = from == chosen || to == chosen;
        let long = Some(7 - short).filter(|price| bought > 0 && other_way_is_free && fits(price));
        Some(short).filter(fits).or(long)
    }

    /// §13.1
    fn ice_price(&self, chosen: Colour, from: Colour) -> u8 {
        if from == chosen { 1 } else { self.data.wheel.price(chosen, from, chosen) }
    }

    /// Calls `found` with every change that this number of spades allows on hexes of `area`.
    fn changes(&self, seat: Seat, area: Area, spades: u8, bought: u8, mut found: impl FnMut(Area, Colour)) {
        let home = self.player(seat).home.expect("a colour was chosen");
        // §5.5, §9.8
        let only_home = self.state.due.foreign && self.state.phase == Phase::Actions;
        let area = area - self.state.due.buildable; // §5.5: what has become home stays home.
        for from in Colour::WHEEL {
            let hexes = area & self.state.colours[from.index()];
            if hexes.is_empty() {
                continue;
            }
            for to in Colour::all().filter(|&to| to == home || !only_home) {
                if self.price(seat, from, to, spades, bought).is_some() {
                    found(hexes, to);
                }
            }
        }
    }

    /// The prices of changes on hexes of `area`, as bits, when spades are bought for them.
    fn prices(&self, seat: Seat, area: Area) -> u8 {
        let player = self.player(seat);
        let chosen = player.chosen.expect("a colour was chosen");
        let mut prices = 0;
        for from in Colour::WHEEL {
            if !area.meets(self.state.colours[from.index()]) {
                continue;
            }
            prices |= if player.home == Some(Colour::Ice) {
                1 << self.ice_price(chosen, from) | self.data.wheel.used_up_elsewhere(chosen, from)
            } else if player.is(Faction::Giants) {
                u8::from(from != chosen) << self.data.tiles.giant_spades
            } else {
                self.data.wheel.used_up(chosen, from)
            };
        }
        prices
    }

    /// The spades that turn a colour into home.
    pub(crate) fn price_home(&self, seat: Seat, from: Colour) -> Option<u8> {
        self.price(seat, from, self.player(seat).home?, MOST_SPADES, 0)
    }

    /// §13.4: what it takes to turn land of a colour into volcano.
    pub(crate) fn volcano_price(&self, seat: Seat, from: Colour) -> u8 {
        let prices = self.faction(seat).volcano_price.expect("a volcano faction");
        if self.is_home_of_another(seat, from) { prices.home } else { prices.free }
    }

    /// What a spade costs a player now.
    pub(crate) fn spade_cost(&self, seat: Seat) -> Option<Cost> {
        let digging = self.faction(seat).digging.as_ref()?;
        Some(digging.spade[usize::from(self.player(seat).dig)])
    }
}

/// §5.3, §5.4: buying spades for hexes that are reached.
pub(super) fn dig_moves(look: Look<'_>, seat: Seat, reach: Area, out: &mut Vec<Move>) {
    let due = &look.state.due;
    let Some(spade) = look.spade_cost(seat) else { return };
    if due.closed || look.state.phase != Phase::Actions || !look.can_pay(seat, spade) {
        return;
    }
    let prices = look.prices(seat, reach);
    for spades in 1..=MOST_SPADES {
        let cost = times(spade, spades);
        if !look.can_pay(seat, cost) {
            return;
        }
        let fitting = 1u16 << (due.spades + spades); // §5.4: all of them must be used.
        let skipped = if look.faction(seat).skipping.is_some() {
            look.prices(seat, look.skip_reach(seat, cost, reach))
        } else {
            0
        };
        if u16::from(prices | skipped) & fitting != 0 {
            out.push(Move::Dig(spades));
        }
    }
}

/// §5.2, §5.5: using spades in hand.
pub(super) fn spade_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let due = &look.state.due;
    let before = out.len();
    let board = look.board;
    let reach = look.reach(seat);
    let diggable = reach | look.skip_reach(seat, Cost::default(), reach);
    look.changes(seat, diggable, due.spades, due.bought, |hexes, to| {
        out.extend(hexes.iter().map(|place| Move::Transform(board.hex(place), to)));
    });
    if due.bought == 0 || out.len() == before {
        out.push(Move::Discard);
    }
    dig_moves(look, seat, reach, out);
}

/// §12.1: the hexes that a sandstorm can hit.
pub(super) fn sandstorm_area(look: Look<'_>, seat: Seat) -> Area {
    let home = look.player(seat).home.expect("a colour was chosen");
    let changeable = Colour::WHEEL
        .iter()
        .filter(|&&colour| colour != home)
        .fold(Area::NONE, |all, colour| all | look.state.colours[colour.index()]);
    (look.board.around(look.state.own[seat]) & changeable) - look.state.built()
}

pub(super) fn sandstorm_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let home = look.player(seat).home.expect("a colour was chosen");
    out.extend(sandstorm_area(look, seat).iter().map(|place| Move::Transform(look.board.hex(place), home)));
}

/// §13.4: hexes that can become volcano, as an action.
pub(super) fn volcano_moves(look: Look<'_>, seat: Seat, reach: Area, out: &mut Vec<Move>) {
    if look.faction(seat).volcano_price.is_none() {
        return;
    }
    for from in Colour::WHEEL {
        let hexes = reach & look.state.colours[from.index()];
        if !hexes.is_empty() && can_erupt(look, seat, from) {
            out.extend(hexes.iter().map(|place| Move::Transform(look.board.hex(place), Colour::Volcano)));
        }
    }
}

/// §13.5, §13.6
fn can_erupt(look: Look<'_>, seat: Seat, from: Colour) -> bool {
    let (price, player) = (look.volcano_price(seat, from), look.player(seat));
    if player.is(Faction::Acolytes) {
        player.cults.iter().any(|&steps| steps >= price)
    } else {
        player.bowls.iter().sum::<u8>() >= price
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §5.3
    pub(super) fn dig(&mut self, seat: Seat, spades: u8) {
        let spade = self.look().spade_cost(seat).expect("the faction digs");
        self.pay(seat, times(spade, spades));
        self.state.due.bought += spades;
        let each = self.faction(seat).bought_spade_points; // §12.12
        self.points(seat, i16::from(each * spades), Reason::Faction);
        self.gain_spades(seat, spades);
    }

    /// §5.7
    pub(crate) fn gain_spades(&mut self, seat: Seat, spades: u8) {
        if self.state.players[seat].is(Faction::Riverwalkers) {
            return; // §13.7
        }
        if self.state.phase == Phase::Actions
            && let Some(tile) = self.state.score()
        {
            self.points(seat, i16::from(self.data.score(tile).spade * spades), Reason::Round(tile));
        }
        let player = &self.state.players[seat];
        if player.is(Faction::Acolytes) {
            self.state.due.steps += spades; // §13.5
            self.state.due.step_size = 1;
            return;
        }
        if !player.is(Faction::Dragonlords) {
            self.state.due.spades += spades;
        }
        self.spade_gifts(seat, spades);
    }

    /// §12.9, §12.11, §13.6: what spades bring besides their use.
    pub(crate) fn spade_gifts(&mut self, seat: Seat, spades: u8) {
        if self.state.players[seat].is(Faction::Dragonlords) {
            return self.tokens(seat, 1, spades.into());
        }
        let faction = self.faction(seat);
        self.points(seat, i16::from(faction.spade_points * spades), Reason::Faction);
        if self.state.has_stronghold(seat) {
            self.gain_power(seat, faction.stronghold_spade_power * spades);
        }
    }

    /// A hex changes its colour.
    pub(super) fn paint(&mut self, place: Place, colour: Colour) {
        let here = Area::of(place);
        for area in &mut self.state.colours {
            *area -= here;
        }
        self.state.colours[colour.index()] |= here;
        self.tell.all(Effect::Transformed { hex: self.board.hex(place), colour });
    }

    /// §12.2, §12.14: pays for a hex that is not reached otherwise.
    pub(super) fn skip_if_needed(&mut self, seat: Seat, place: Place) {
        if self.state.due.skipped == Some(place) || self.look().skip_cost(seat).is_none() {
            return;
        }
        if self.look().reach(seat).contains(place) {
            return;
        }
        let cost = self.look().skip_cost(seat).expect("the faction skips");
        let points = self.faction(seat).skipping.expect("the faction skips").points;
        self.pay(seat, cost);
        self.points(seat, points.into(), Reason::Faction);
        self.state.due.skipped = Some(place);
    }

    /// §5.2: with spades in hand.
    pub(super) fn transform(&mut self, seat: Seat, hex: Hex, to: Colour) {
        let place = self.board.place(hex).expect("the map has the hex");
        let (spades, bought) = (self.state.due.spades, self.state.due.bought);
        let from = self.state.colour(place);
        let price = self.look().price(seat, from, to, spades, bought).expect("the spades suffice");
        self.skip_if_needed(seat, place);
        self.paint(place, to);
        let due = &mut self.state.due;
        due.spades = spades - price;
        due.bought = 0;
        due.closed = due.spades > 0;
        if self.state.players[seat].home == Some(to) {
            self.state.due.buildable |= Area::of(place);
        } else {
            self.state.due.foreign = self.state.due.spades > 0;
        }
    }

    /// §12.1
    pub(super) fn sandstorm(&mut self, hex: Hex, to: Colour) {
        let place = self.board.place(hex).expect("the map has the hex");
        self.state.due.task = crate::Task::None;
        self.paint(place, to);
        self.state.due.buildable |= Area::of(place);
    }

    /// §13.4
    pub(super) fn erupt(&mut self, seat: Seat, hex: Hex) {
        let place = self.board.place(hex).expect("the map has the hex");
        let price = self.look().volcano_price(seat, self.state.colour(place));
        if self.state.players[seat].is(Faction::Acolytes) {
            self.state.due.payment = price;
        } else {
            self.lose_tokens(seat, price);
        }
        self.paint(place, Colour::Volcano);
        self.state.due.buildable |= Area::of(place);
    }

    /// §5.5, §2.9
    pub(super) fn discard(&mut self) {
        let due = &mut self.state.due;
        if due.is_gift() {
            due.task = crate::Task::None;
        }
        (due.spades, due.bought, due.closed, due.foreign) = (0, 0, false, false);
    }
}

/// §5.6, §6.1: what a dwelling on a hex costs in all.
pub(super) fn with_skip(cost: Cost, skip: Option<Cost>) -> Cost {
    skip.map_or(cost, |skip| add(cost, skip))
}
