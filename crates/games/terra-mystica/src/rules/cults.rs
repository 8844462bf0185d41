//! §9 Priests, steps and keys; §6.5 favour tiles.

use crate::look::Look;
use crate::play::Play;
use crate::{Cult, Effect, Faction, Favour, Move, Phase};
use tafel_rules::{Id, Seat, Tell};

/// The last step of a cult.
const TOP: u8 = 10;

impl Look<'_> {
    fn is_top_taken(&self, cult: Cult) -> bool {
        self.state.seats().any(|seat| self.player(seat).cults[cult.index()] == TOP)
    }

    /// The best free space of a cult, §9.1.
    pub fn free_space(&self, cult: Cult) -> Option<usize> {
        self.state.spaces[cult.index()].iter().position(Option::is_none)
    }

    /// The steps that a space brings, §9.1.
    pub fn space_steps(&self, space: usize) -> u8 {
        self.data.tiles.priest_spaces[space]
    }

    /// The steps of free spaces that bring less than the best one, each number once.
    fn lesser_spaces(&self, cult: Cult, best: usize) -> impl Iterator<Item = u8> {
        let (spaces, taken) = (self.data.tiles.priest_spaces, self.state.spaces[cult.index()]);
        let is_free = move |at: usize, steps: u8| taken[at].is_none() && spaces[at] == steps;
        let lesser = move |&at: &usize| {
            is_free(at, spaces[at]) && !(best..at).any(|better| is_free(better, spaces[at]))
        };
        (best + 1..spaces.len()).filter(lesser).map(move |at| spaces[at])
    }

    /// §9.6: whether the player on turn has to choose where a key is used.
    pub fn must_choose_top(&self, seat: Seat) -> bool {
        !self.state.due.blocked.is_empty() && self.player(seat).free_keys() > 0
    }
}

/// §9.1, §9.2
pub(super) fn send_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    if look.player(seat).priests == 0 {
        return;
    }
    for cult in Cult::all() {
        if let Some(best) = look.free_space(cult) {
            out.push(Move::Send(cult));
            out.extend(look.lesser_spaces(cult, best).map(|steps| Move::SendTo(cult, steps)));
        }
        out.push(Move::Return(cult));
    }
}

/// The cult steps that are due.
pub(super) fn step_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    if look.must_choose_top(seat) {
        // Several keys are used in the order of the cults: there are no two ways to choose the same.
        let (blocked, keys) = (look.state.due.blocked, look.player(seat).free_keys());
        let enough =
            |cult: &Cult| blocked.iter().filter(|later| later > cult).count() + 1 >= usize::from(keys);
        out.extend(blocked.iter().filter(enough).map(Move::Step));
    } else {
        out.extend(Cult::all().map(Move::Step));
    }
}

/// §13.5
pub(super) fn payment_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let price = look.state.due.payment;
    out.extend(Cult::all().filter(|cult| look.player(seat).cults[cult.index()] >= price).map(Move::Lose));
}

/// §6.5
pub(super) fn favour_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let own = look.player(seat).favours;
    let free = Favour::all().filter(|&tile| look.state.favours[tile.index()] > 0 && !own.contains(tile));
    out.extend(free.map(Move::Favour));
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §9.1, §13.5
    pub(super) fn send(&mut self, seat: Seat, cult: Cult, wanted: Option<u8>) {
        let (spaces, taken) = (self.data.tiles.priest_spaces, self.state.spaces[cult.index()]);
        let fits = |at: &usize| taken[*at].is_none() && wanted.is_none_or(|steps| spaces[*at] == steps);
        let space = (0..spaces.len()).find(fits).expect("the space is free");
        let steps = spaces[space] + self.extra_step(seat);
        self.lose_priests(seat, 1);
        self.player(seat).sent += 1;
        self.state.spaces[cult.index()][space] = Some(seat);
        self.steps(seat, cult, steps);
    }

    /// §9.2
    pub(super) fn send_back(&mut self, seat: Seat, cult: Cult) {
        let steps = self.data.tiles.returned_priest + self.extra_step(seat);
        self.lose_priests(seat, 1);
        self.steps(seat, cult, steps);
    }

    fn extra_step(&self, seat: Seat) -> u8 {
        if self.state.has_stronghold(seat) { self.faction(seat).stronghold_extra_step } else { 0 }
    }

    /// §9.3, §9.4
    pub(super) fn steps(&mut self, seat: Seat, cult: Cult, steps: u8) {
        let player = &self.state.players[seat];
        let from = player.cults[cult.index()];
        let mut to = TOP.min(from + steps);
        if from < TOP && to == TOP {
            let taken = self.look().is_top_taken(cult);
            if taken || player.free_keys() == 0 {
                to = TOP - 1;
            }
            if !taken && to < TOP {
                self.block(seat, cult);
            }
        }
        self.step_to(seat, cult, to);
    }

    /// §9.5: remembered to the end of the player's turn.
    fn block(&mut self, seat: Seat, cult: Cult) {
        if self.state.phase == Phase::Actions && self.state.active == seat {
            self.state.due.blocked.insert(cult);
        }
    }

    fn step_to(&mut self, seat: Seat, cult: Cult, to: u8) {
        let from = self.state.players[seat].cults[cult.index()];
        if from == to {
            return;
        }
        self.player(seat).cults[cult.index()] = to;
        self.tell.all(Effect::Steps { seat, cult, to });
        let power = (from + 1..=to).map(|step| self.data.tiles.cult_power[usize::from(step)]).sum();
        self.gain_power(seat, power);
    }

    /// §8.5, §9.6: the same steps in every cult at once.
    pub(super) fn advance_all(&mut self, seat: Seat, steps: u8) {
        for cult in Cult::all() {
            let from = self.state.players[seat].cults[cult.index()];
            let reaches_top = from < TOP && from + steps >= TOP;
            if reaches_top && !self.look().is_top_taken(cult) {
                self.step_to(seat, cult, TOP - 1);
                self.block(seat, cult);
            } else {
                self.steps(seat, cult, steps);
            }
        }
    }

    /// §9.5, §9.6: makes up for blocked steps, if there are keys for all.
    pub(super) fn make_up_steps(&mut self, seat: Seat) {
        let blocked = self.state.due.blocked;
        if blocked.len() > usize::from(self.state.players[seat].free_keys()) {
            return;
        }
        self.state.due.blocked = Default::default();
        for cult in blocked.iter() {
            self.step_to(seat, cult, TOP);
        }
    }

    /// The cult steps that are due, in one cult.
    pub(super) fn take_steps(&mut self, seat: Seat, cult: Cult) {
        if self.look().must_choose_top(seat) {
            let later = self.state.due.blocked.iter().filter(|&other| other > cult);
            self.state.due.blocked = later.collect();
            self.step_to(seat, cult, TOP);
        } else {
            self.state.due.steps -= 1;
            let size = self.state.due.step_size;
            self.steps(seat, cult, size);
        }
    }

    /// §13.5
    pub(super) fn lose_steps(&mut self, seat: Seat, cult: Cult) {
        let price = std::mem::take(&mut self.state.due.payment);
        let steps = &mut self.player(seat).cults[cult.index()];
        *steps -= price;
        let to = *steps;
        self.tell.all(Effect::Steps { seat, cult, to });
    }

    /// §6.5
    pub(super) fn take_favour(&mut self, seat: Seat, tile: Favour) {
        let favour = self.data.tiles.favours[tile.index()];
        self.state.due.favours -= 1;
        self.state.favours[tile.index()] -= 1;
        self.player(seat).favours.insert(tile);
        self.steps(seat, favour.cult, favour.steps);
        if tile == Favour::SmallTowns {
            self.look_for_towns(seat); // §8.3
        }
    }

    /// §12, §13: what a stronghold gives at once.
    pub(super) fn stronghold(&mut self, seat: Seat) {
        let gift = self.faction(seat).stronghold;
        self.points(seat, gift.points.into(), crate::effects::Reason::Stronghold);
        self.gain_power(seat, gift.power);
        self.state.due.favours += gift.favours;
        for _ in 0..gift.shipping {
            self.advance_ship(seat);
        }
        self.player(seat).range += gift.range;
        self.state.due.ordinations += gift.ordinations;
        self.state.due.bridges += gift.bridges;
        if gift.spades > 0 {
            self.gain_spades(seat, gift.spades);
            self.state.due.closed = true; // §5.4: only after spade actions
        }
        if self.state.players[seat].is(Faction::Dragonlords) {
            self.tokens(seat, 1, self.state.options.seats.into()); // §13.6
        }
        if self.state.due.bridges > 0 && !super::build::can_bridge(self.look(), seat) {
            self.state.due.bridges = 0;
        }
    }
}
