//! Expected final points, for bots.

use crate::rules::{fields, scoring};
use crate::{
    Condition, Data, Field, FieldKind, Medal, Player, ROW_FIELDS, Solo, SoloRow, State, Talent, Tile,
};
use tafel_rules::{Id, PerSeat, Seat};

/// What each seat has now, what it can make of it, and alone what the solo board has in store.
pub(crate) fn estimate(data: &Data, state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(|seat: Seat| {
        if seat.0 >= state.seats {
            return 0;
        }
        let points = 100 * i32::from(scoring::points(data, state, seat));
        let over = state.step().is_none();
        match (&state.solo, over) {
            (None, true) => points,
            (None, false) => points + turns_to_come(data, state) + potential(data, state, seat),
            (Some(solo), true) => points + verdict(data, solo, points),
            (Some(solo), false) => {
                // Points beyond those that win are no reason to put off the end.
                let lacking = (100 * i32::from(data.solo.points_to_win) - points).max(0);
                points
                    + turns_to_come(data, state).min(lacking)
                    + potential(data, state, seat)
                    + board(data, state, solo)
            }
        }
    })
}

/// What the end of a solo game is worth besides its points.
fn verdict(data: &Data, solo: &Solo, points: i32) -> i32 {
    if solo.finals == 2 && points >= 100 * i32::from(data.solo.points_to_win) { WON } else { 0 }
}

/// What it is worth to have won, besides the points.
const WON: i32 = 500;

/// What two final fields are worth: their points, and having won.
fn two_finals(data: &Data) -> i32 {
    100 * i32::from(data.solo.final_points + data.solo.second_final_points) + WON
}

/// What each turn to come is worth by itself.
const TURN: i32 = 300;

fn turns_to_come(data: &Data, state: &State) -> i32 {
    TURN * (i32::from(state.rounds(data)) - i32::from(state.round))
}

/// What can be made of things in the turns to come, besides the points that they count already.
fn potential(data: &Data, state: &State, seat: Seat) -> i32 {
    let player = &state.players[seat];
    let rounds = i32::from(state.rounds(data));
    let left = rounds - i32::from(state.round);
    // Things that must be used up are worth less and less towards the end.
    let share = |value: i32| value * (left + 2).min(6) / 6;
    let jar = i32::from(player.jar);
    let cards = player.hand.total() as i32;
    let within_reach =
        Tile::all().map(|tile| i32::from(state.land.count_on(player.mines, tile))).sum::<i32>();
    let talents: i32 = player.cards.iter().map(|card| talent(data.hireling(card).talent)).sum();
    fraction(jar, i32::from(data.base.scoring.jar_for_a_point))
        + share(15 * jar.min(12))
        + stock(data, player)
        + share(70 * i32::from(player.tiles()).min(5))
        + share(45 * i32::from(player.combat).min(6))
        + share(60 * cards)
        + share(25 * within_reach.min(6))
        + left * talents
        + medals(data, player)
}

/// The part of a point that a remainder makes.
fn fraction(amount: i32, for_a_point: i32) -> i32 {
    100 * (amount % for_a_point) / for_a_point
}

fn stock(data: &Data, player: &Player) -> i32 {
    fraction(i32::from(player.tiles()), i32::from(data.base.scoring.tiles_for_a_point))
}

/// What a player card brings each turn.
fn talent(talent: Talent) -> i32 {
    match talent {
        Talent::Strength(_, more) | Talent::More(_, more) => 12 * i32::from(more),
        Talent::JarWithTheDice(jar) => 25 * i32::from(jar),
        Talent::Medal(_) | Talent::Combat(_) | Talent::Nothing => 0,
    }
}

/// Medals that lack others for a set of three.
fn medals(data: &Data, player: &Player) -> i32 {
    let amounts = Medal::all().map(|medal| i32::from(player.medals.amount(medal)));
    let (most, fewest) = (amounts.clone().max().unwrap_or(0), amounts.clone().min().unwrap_or(0));
    let begun = amounts.filter(|&amount| amount > fewest).count() as i32;
    if most > fewest { 100 * i32::from(data.base.scoring.set_of_medals) * begun / 4 } else { 0 }
}

/// How likely the board can be beaten, less what is lacking for the fields to come: those of the tiles on I, II and III
/// first.
fn board(data: &Data, state: &State, solo: &Solo) -> i32 {
    let mut coming = *solo;
    let mut lacking = 0;
    // A tile that is far from being laid can still be held back by swaps: the next two count.
    let mut chances = [0; 2];
    for turns in 0..solo.start.len() {
        if two_rows_are_full(&coming) {
            break;
        }
        let (_, field) = coming.lay();
        lacking += shortfall(data, state, field, turns as i32);
        let chance = data.solo.chance_of_two_finals(coming.rows.map(|row| row.laid));
        chances.iter_mut().skip(turns).for_each(|later| *later = i32::from(chance));
    }
    for row in SoloRow::all().filter(|row| coming.rows[row.index()].colour.is_some()) {
        let laid = coming.rows[row.index()].laid;
        for number in laid + 1..=ROW_FIELDS {
            // A row gets about every third tile.
            lacking += shortfall(data, state, Field { row, number }, 3 * i32::from(number - laid));
        }
    }
    two_finals(data) * chances.iter().sum::<i32>() / 2_000 - lacking
}

fn two_rows_are_full(solo: &Solo) -> bool {
    solo.rows.iter().filter(|row| row.laid == ROW_FIELDS).count() >= 2
}

/// What a field threatens to cost that will be tested in so many turns.
fn shortfall(data: &Data, state: &State, field: Field, turns: i32) -> i32 {
    let Some(kind) = data.solo.field(field) else { return 0 };
    let stake = match kind {
        FieldKind::Mine { .. } => 700,
        FieldKind::Coin { .. } => 600,
        // §7.3: nothing comes after it.
        FieldKind::Final { .. } => two_finals(data) + turns_to_come(data, state),
    };
    let readiness = readiness(fields::condition(state, field, kind), state.actor(), turns);
    let weight = match turns {
        0 => 100,
        1 => 80,
        2 => 65,
        _ => (50 - 3 * turns).max(8),
    };
    stake * (100 - readiness) / 100 * weight / 100
}

/// How near somebody is to what a condition asks for, from 0 to 100.
fn readiness(condition: Condition, player: &Player, turns: i32) -> i32 {
    if fields::is_met(condition, player) {
        return 100;
    }
    let (have, need) = match condition {
        Condition::Jar(jar) => (i32::from(player.jar), i32::from(jar)),
        Condition::EmptyHand => (3 - player.hand.total() as i32, 3),
        Condition::CardsInHand(cards) => (player.hand.total() as i32, i32::from(cards)),
        Condition::Medals(medal, medals) => (i32::from(player.medals.amount(medal)), i32::from(medals)),
        Condition::DifferentMedals(kinds) => (player.medals.iter().count() as i32, i32::from(kinds)),
        Condition::Combat(points) => (i32::from(player.combat), i32::from(points)),
        Condition::PlayerCards(cards) => (player.cards.len() as i32, i32::from(cards)),
        Condition::Tiles(tiles) => (i32::from(player.tiles()), i32::from(tiles)),
    };
    // With time left, what is lacking can still come.
    let most = 50 + 8 * turns.min(4);
    most * have.max(0) / need.max(1)
}
