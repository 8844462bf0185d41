//! Expected final points, for bots.

use crate::look::Look;
use crate::rules::scoring::place_points;
use crate::{Colour, Cult, Data, Phase, State, Structure, Town};
use tafel_rules::{Id, PerSeat, Seat};

/// What coins, workers, priests and tokens in the three bowls are worth at hand, in hundredths of a point: while rounds are still
/// to come, and in the last one, where they are hardly more than what they are sold for.
const AT_HAND: [i32; 6] = [24, 62, 110, 6, 19, 34];
const AT_LAST: [i32; 6] = [31, 33, 36, 0, 14, 32];
/// What coins, workers, priests and power are worth as income of a later round.
const INCOME: [i32; 4] = [24, 62, 110, 15];
/// What structures are worth beyond their income: towns, networks and what they let be built.
const STANDING: [i32; 5] = [220, 450, 850, 1050, 1450];
/// Tracks, keys and tiles, for each round still to come or beyond that.
const SHIPPING: i32 = 120;
const DIGGING: i32 = 140;
const KEY: i32 = 150;
/// Each favour tile at the start of the game, beyond its cult steps and income.
const FAVOURS: [i32; 12] = [60, 60, 60, 60, 350, 300, 120, 120, 120, 500, 650, 550];
/// What is owed to the player on turn.
const SPADE: i32 = 170;
const TOWN_TILE: i32 = 900;
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
    let [first, second, third] = player.bowls;
    let resources = [player.coins, player.workers, player.priests, first, second, third];
    let worth = if to_come == 0 { AT_LAST } else { AT_HAND };
    let at_hand: i32 = resources.into_iter().zip(worth).map(|(amount, worth)| worth * count(amount)).sum();
    let income = look.income(seat);
    let incomes = [income.coins, income.workers, income.priests, income.power];
    let each_round: i32 = incomes.into_iter().zip(INCOME).map(|(amount, worth)| worth * count(amount)).sum();
    // Later income buys less that still pays.
    let incomes = each_round * to_come * (5 + to_come) / 11;
    let standing: i32 = Structure::all()
        .map(|structure| STANDING[structure.index()] * count(state.standing(seat, structure).len()))
        .sum();
    let tracks = (SHIPPING * count(player.ship) + DIGGING * count(player.dig)) * (to_come + 1) / 3;
    let favours: i32 = player.favours.iter().map(|tile| FAVOURS[tile.index()]).sum();
    let tiles = KEY * count(player.free_keys()) + favours * (to_come + 1) / 6;
    let steps: i32 = player.cults.iter().map(|&steps| 12 * count(steps)).sum();
    let towns: i32 = Town::all().map(|town| 50 * count(player.towns[town.index()])).sum();
    let owed = if state.active == seat { owed(look) } else { 0 };
    let outlook = outlook(look, seat) * to_come / 5;
    100 * i32::from(player.points)
        + outlook
        + at_hand
        + incomes
        + standing
        + tracks
        + tiles
        + steps
        + towns
        + owed
}

/// Where a player can go next, and whom it has for neighbours.
fn outlook(look: Look<'_>, seat: Seat) -> i32 {
    let state = look.state;
    let reach = look.reach(seat);
    let home = (reach & look.home_land(seat)).len();
    let near: u8 = Colour::WHEEL
        .into_iter()
        .filter(|&from| look.price_home(seat, from) == Some(1))
        .map(|from| (reach & state.colours[from.index()]).len())
        .sum();
    let neighbours = (look.adjacent(state.own[seat]) & (state.built() - state.own[seat])).len();
    40 * i32::from(home.min(3)) + 20 * i32::from(near.min(4)) + 40 * i32::from(neighbours.min(4))
}

/// What the player on turn has coming.
fn owed(look: Look<'_>) -> i32 {
    let due = &look.state.due;
    let task = if due.task == crate::Task::None { 0 } else { STANDING[0] };
    let build = if due.buildable.is_empty() { 0 } else { SPADE };
    SPADE * i32::from(due.spades)
        + (FAVOURS[9] + STEP) * i32::from(due.favours)
        + TOWN_TILE * i32::from(due.towns)
        + BRIDGE * i32::from(due.bridges)
        + STEP * i32::from(due.steps * due.step_size)
        + task
        + build
}
