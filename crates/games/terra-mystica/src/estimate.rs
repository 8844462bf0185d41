//! Expected final points, for bots.

use crate::look::Look;
use crate::rules::scoring::place_points;
use crate::{Cult, Data, Phase, State, Structure, Town};
use tafel_rules::{Id, PerSeat, Seat};

/// What a resource at hand is worth while there is something to buy, in hundredths of a point.
const COIN: i32 = 30;
const WORKER: i32 = 80;
const PRIEST: i32 = 140;
/// A token in bowl II, and one in bowl III.
const TOKENS: [i32; 2] = [12, 32];
/// A point of power as income.
const POWER: i32 = 16;
/// What structures are worth beyond their income: towns, networks and what they let be built.
const STANDING: [i32; 5] = [130, 180, 330, 380, 520];
/// Tracks, keys and tiles, for each round still to come or beyond that.
const SHIPPING: i32 = 90;
const DIGGING: i32 = 140;
const KEY: i32 = 150;
const FAVOUR: i32 = 230;
/// What is owed to the player on turn.
const SPADE: i32 = 130;
const TOWN_TILE: i32 = 800;
const BRIDGE: i32 = 100;
const STEP: i32 = 60;

/// Points now, the places that would be scored now, and what resources, income and tiles will still bring.
pub(crate) fn estimate(data: &Data, state: &State) -> PerSeat<i32> {
    let look = Look::new(data, state);
    if state.phase == Phase::Over || state.seats().any(|seat| state.players[seat].chosen.is_none()) {
        return PerSeat::from_fn(|seat| 100 * i32::from(state.players[seat].points));
    }
    let mut points = PerSeat::from_fn(|seat| if seat.0 < state.options.seats { own(look, seat) } else { 0 });
    let places = |places: [u8; 3], values: PerSeat<u8>, points: &mut PerSeat<i32>| {
        for seat in state.seats() {
            points[seat] +=
                100 * i32::from(place_points(places, values.first(state.options.seats), values[seat]));
        }
    };
    for cult in Cult::all() {
        let values = PerSeat::from_fn(|seat| state.players[seat].cults[cult.index()]);
        places(data.tiles.cult_places, values, &mut points);
    }
    // The number of structures stands for the network until it is scored.
    let sizes = PerSeat::from_fn(|seat| state.own[seat].len());
    places(data.tiles.network_places, sizes, &mut points);
    points
}

fn own(look: Look<'_>, seat: Seat) -> i32 {
    let (state, player) = (look.state, look.player(seat));
    let to_come = i32::from(look.data.tiles.rounds.saturating_sub(state.round));
    let count = |amount: u8| i32::from(amount);
    let at_hand = COIN * count(player.coins)
        + WORKER * count(player.workers)
        + PRIEST * count(player.priests)
        + TOKENS[0] * count(player.bowls[1])
        + TOKENS[1] * count(player.bowls[2]);
    let income = look.income(seat);
    let each_round = COIN * count(income.coins)
        + WORKER * count(income.workers)
        + PRIEST * count(income.priests)
        + POWER * count(income.power);
    // Later income buys less that still pays.
    let incomes = each_round * to_come * (5 + to_come) / 11;
    let standing: i32 = Structure::all()
        .map(|structure| STANDING[structure.index()] * count(state.standing(seat, structure).len()))
        .sum();
    let tracks = (SHIPPING * count(player.ship) + DIGGING * count(player.dig)) * (to_come + 1) / 3;
    let tiles = KEY * count(player.free_keys()) + FAVOUR * player.favours.len() as i32 * (to_come + 1) / 5;
    let steps: i32 = player.cults.iter().map(|&steps| 12 * count(steps)).sum();
    let towns: i32 = Town::all().map(|town| 50 * count(player.towns[town.index()])).sum();
    let owed = if state.active == seat { owed(look) } else { 0 };
    100 * i32::from(player.points) + at_hand + incomes + standing + tracks + tiles + steps + towns + owed
}

/// What the player on turn has coming.
fn owed(look: Look<'_>) -> i32 {
    let due = &look.state.due;
    let task = if due.task == crate::Task::None { 0 } else { STANDING[0] };
    let build = if due.buildable.is_empty() { 0 } else { SPADE };
    SPADE * i32::from(due.spades)
        + (FAVOUR + 3 * STEP) * i32::from(due.favours)
        + TOWN_TILE * i32::from(due.towns)
        + BRIDGE * i32::from(due.bridges)
        + STEP * i32::from(due.steps * due.step_size)
        + task
        + build
}
