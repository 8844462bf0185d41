//! Cults and networks: the places that players can expect at the end.

use super::weights::Scale;
use crate::look::Look;
use crate::{Cult, State};
use tafel_rules::{Id, PerSeat, Seat};

/// How certain is certain.
const CERTAIN: i32 = 1000;

/// From so many rounds to come on the number of structures stands for the network.
const FAR: u8 = 3;

/// Adds what each player can expect of the places.
pub(super) fn add(look: Look<'_>, scale: &Scale, points: &mut PerSeat<i32>) {
    let state = look.state;
    for cult in Cult::all() {
        let steps = |seat: Seat| state.players[seat].cults[cult.index()];
        expect(state, look.data.tiles.cult_places, steps, scale.cult_lead, points);
    }
    let size = |seat: Seat| {
        if look.rounds_to_come() >= FAR { state.own[seat].len() } else { look.network_size(seat) }
    };
    expect(state, look.data.tiles.network_places, size, scale.network_lead, points);
}

/// Adds the points of the expected place: a lead makes it more certain to stay ahead of somebody.
fn expect(state: &State, places: [u8; 3], value: impl Fn(Seat) -> u8, lead: i32, points: &mut PerSeat<i32>) {
    let seats = usize::from(state.options.seats);
    let values = PerSeat::from_fn(|seat| if seat.index() < seats { i32::from(value(seat)) } else { 0 });
    let mut behind = [0; tafel_rules::MAX_SEATS];
    for one in 0..seats {
        for other in one + 1..seats {
            let ahead = (lead * (values.0[one] - values.0[other])).clamp(-CERTAIN, CERTAIN);
            behind[one] += (CERTAIN - ahead) / 2;
            behind[other] += (CERTAIN + ahead) / 2;
        }
    }
    let place = |at: i32| places.get(at as usize).map_or(0, |&points| i32::from(points));
    let expected = points.0.iter_mut().zip(behind).zip(values.0).take(seats);
    for ((points, behind), _) in expected.filter(|(_, value)| *value > 0) {
        let (at, part) = (behind / CERTAIN, behind % CERTAIN);
        *points += (place(at) * (CERTAIN - part) + place(at + 1) * part) * 100 / CERTAIN;
    }
}
