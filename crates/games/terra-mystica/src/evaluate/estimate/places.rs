//! Cults and networks: the places that players can expect at the end.

use super::weights::Scale;
use crate::Cult;
use crate::look::Look;
use tafel_rules::{Id, PerSeat, Seat};

/// How certain is certain.
const CERTAIN: i32 = 1000;

/// With at least this number of rounds to come, the number of structures stands for the network.
const FAR: u8 = 3;

/// What places are given for, as it stands.
pub(super) struct Contest<'c> {
    pub(super) look: Look<'c>,
    scale: &'c Scale,
    networks: PerSeat<u8>,
}

impl<'c> Contest<'c> {
    pub(super) fn new(look: Look<'c>, scale: &'c Scale) -> Contest<'c> {
        let state = look.state;
        let mut networks = PerSeat::default();
        for seat in state.seats() {
            let far = look.rounds_to_come() >= FAR;
            networks[seat] = if far { state.own[seat].len() } else { look.network_size(seat) };
        }
        Contest { look, scale, networks }
    }

    /// What a player can expect of all places.
    pub(super) fn points(&self, seat: Seat) -> i32 {
        let tiles = &self.look.data.tiles;
        let cults: i32 = Cult::all()
            .map(|cult| {
                let steps = |seat: Seat| self.look.state.players[seat].cults[cult.index()];
                self.expected(tiles.cult_places, steps, seat, self.scale.cult_lead)
            })
            .sum();
        let size = |seat: Seat| self.networks[seat];
        cults + self.expected(tiles.network_places, size, seat, self.scale.network_lead)
    }

    /// The points of the expected place: a lead makes it more certain to stay ahead of somebody.
    fn expected(&self, places: [u8; 3], value: impl Fn(Seat) -> u8, seat: Seat, lead: i32) -> i32 {
        let own = i32::from(value(seat));
        if own == 0 {
            return 0;
        }
        let others = self.look.state.seats().filter(|&other| other != seat);
        let ahead = |other| (lead * (own - i32::from(value(other)))).clamp(-CERTAIN, CERTAIN);
        let behind: i32 = others.map(|other| (CERTAIN - ahead(other)) / 2).sum();
        let place = |at: i32| places.get(at as usize).map_or(0, |&points| i32::from(points));
        let (at, part) = (behind / CERTAIN, behind % CERTAIN);
        (place(at) * (CERTAIN - part) + place(at + 1) * part) * 100 / CERTAIN
    }
}
