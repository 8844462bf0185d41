//! §16 Points and ranks, and §7.5 those of the solo game.

use crate::{AttackCard, Data, Landscape, Medal, Solo, State};
use tafel_rules::{Credit, Id, Seat, Standing};

/// How many sources points can have.
const SOURCES: usize = 11;

/// Where a seat's points come from.
pub(crate) fn tally(data: &Data, state: &State, seat: Seat) -> [(&'static str, i16); SOURCES] {
    let player = &state.players[seat];
    let scoring = &data.base.scoring;
    let mines = player.mines.iter().map(|landscape| mine(data, landscape));
    let trophies = player.trophies.iter().map(|card| trophy(data, card));
    let [finals, losses, penalties] = state.solo.map_or([0; 3], |solo| solo_points(data, &solo));
    [
        ("mines", mines.sum()), // §16.1
        ("buildings", player.buildings.iter().map(|building| data.plan(building).points).sum()), // §16.2
        ("player-cards", player.cards.iter().map(|card| data.hireling(card).points).sum()), // §16.2
        ("medals", scoring.medal * player.medals.total() as i16), // §16.3
        ("sets", scoring.set_of_medals * sets(state, seat)), // §16.3
        ("trophies", trophies.sum()), // §16.4
        ("jar", (player.jar / scoring.jar_for_a_point) as i16), // §16.5
        ("tiles", (u16::from(player.tiles()) / scoring.tiles_for_a_point) as i16), // §16.5
        ("finals", finals),
        ("loss-box", losses),
        ("penalties", penalties),
    ]
}

/// §16.1
fn mine(data: &Data, landscape: Landscape) -> i16 {
    data.base.rows[usize::from(landscape.row() - 1)].points.into()
}

/// §16.4
fn trophy(data: &Data, card: AttackCard) -> i16 {
    data.base.scoring.trophies[usize::from(data.attack(card).strength - 1)]
}

/// What each mine, building, card and kind of medal counts.
pub(crate) fn credits(data: &Data, state: &State, seat: Seat, out: &mut Vec<Credit>) {
    let player = &state.players[seat];
    out.extend(player.mines.iter().map(|landscape| Credit::new("mines", &landscape, mine(data, landscape))));
    let buildings = player.buildings.iter();
    out.extend(buildings.map(|building| Credit::new("buildings", &building, data.plan(building).points)));
    let hired = player.cards.iter();
    out.extend(hired.map(|card| Credit::new("player-cards", &card, data.hireling(card).points)));
    let medals = Medal::all().map(|medal| (medal, player.medals.amount(medal)));
    let worth = |n: u8| data.base.scoring.medal * i16::from(n);
    out.extend(medals.map(|(medal, n)| Credit::new("medals", &format!("{n} {medal}"), worth(n))));
    out.extend(player.trophies.iter().map(|card| Credit::new("trophies", &card, trophy(data, card))));
    out.retain(|credit| credit.points != 0);
}

/// Sets of three different medals.
fn sets(state: &State, seat: Seat) -> i16 {
    let medals = state.players[seat].medals;
    Medal::all().map(|medal| i16::from(medals.amount(medal))).min().unwrap_or(0)
}

/// §7.5: final fields, loss box, minus points.
fn solo_points(data: &Data, solo: &Solo) -> [i16; 3] {
    let finals = i16::from(solo.finals);
    let second = if solo.finals == 2 { data.solo.second_final_points } else { 0 };
    [
        data.solo.final_points * finals + second,
        -data.solo.loss_box * i16::from(solo.loss_box),
        -i16::from(solo.minus_points),
    ]
}

pub(crate) fn points(data: &Data, state: &State, seat: Seat) -> i16 {
    tally(data, state, seat).iter().map(|(_, points)| points).sum()
}

/// §7.6, §16.6
pub(crate) fn standing(data: &Data, state: &State) -> Option<Standing> {
    if state.step().is_some() {
        return None;
    }
    let points = |seat| points(data, state, seat);
    let mut standing = Standing::ranked(state.seats, points, |seat| {
        let player = &state.players[seat];
        (player.medals.total(), player.jar)
    });
    if let Some(solo) = &state.solo {
        let won = solo.finals == 2 && standing.points[Seat(0)] >= data.solo.points_to_win;
        standing.rank[Seat(0)] = if won { 1 } else { 2 };
    }
    Some(standing)
}
