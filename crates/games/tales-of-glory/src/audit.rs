//! Whether the components add up: every tile is in one place, and every area keeps the rules it grew by.

use crate::area::touching;
use crate::ids::Tiles;
use crate::{Back, Data, Player, Spot, Stage, State, Step, Tile, Token};
use tafel_rules::{Id, Seat};

/// Checks that no tile came or went, and that every area is sound.
pub(crate) fn audit(data: &Data, state: &State) -> Result<(), String> {
    tiles(state)?;
    let stray = (state.discard & (data.stack(Back::Quest) | data.stack(Back::Hero))).first();
    demand(stray.is_none(), || format!("`{}` cannot be discarded", stray.expect("found")))?;
    board(data, state)?;
    for (seat, player) in state.seated() {
        area(data, player).map_err(|what| format!("seat {seat}: {what}"))?;
        turn(state, seat, player)?;
    }
    Ok(())
}

fn demand(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Each of the 74 tiles is in exactly one place.
fn tiles(state: &State) -> Result<(), String> {
    let mut seen = state.stacks;
    let mut see = |tile: Tile| {
        let twice = seen.contains(tile);
        seen.insert(tile);
        demand(!twice, || format!("`{tile}` is in two places"))
    };
    state.discard.iter().try_for_each(&mut see)?;
    state.board.iter().flatten().copied().try_for_each(&mut see)?;
    for (_, player) in state.seated() {
        player.area.iter().map(|placed| placed.tile).try_for_each(&mut see)?;
        player.quests.iter().chain(player.declined).try_for_each(&mut see)?;
        player.taken.map(|taken| taken.tile).into_iter().try_for_each(&mut see)?;
    }
    demand(seen == Tiles::full(), || format!("{:?} are gone", Tiles::full() - seen))
}

/// The board is full when a round begins, and all stacks are empty when the last one does, §7.
fn board(data: &Data, state: &State) -> Result<(), String> {
    let table = data.table(state.seats);
    if state.step == Step::Select {
        let full = table.slots().all(|slot| state.on(slot).is_some());
        demand(full, || format!("round {} begins with an empty slot", state.round))?;
        let stack = state.drawn_from(data);
        let last = state.round == data.numbers.rounds;
        demand(!last || stack.is_empty(), || format!("{stack:?} are left in the last round"))?;
    }
    demand(state.round <= data.numbers.rounds, || format!("round {} was reached", state.round))
}

/// §4.2, §4.3, §6.1
fn area(data: &Data, player: &Player) -> Result<(), String> {
    for (at, placed) in player.area.iter().enumerate() {
        let face = data.face(placed.tile);
        demand((at == 0) == (face.back == Back::Hero), || format!("`{}` is misplaced", placed.tile))?;
        demand(at > 0 || placed.spot == Spot::default(), || "the Hero was moved".into())?;
        demand(player.at(placed.spot) == Some(at), || format!("two tiles lie on {}", placed.spot))?;
        let mut connected_before = at == 0;
        for (side, other) in touching(player, placed.spot) {
            let here = face.connects(side);
            let there = data.face(player.area[other].tile).connects(side.opposite());
            demand(here == there, || format!("`{}` meets a blank edge on its {side}", placed.tile))?;
            connected_before |= here && other < at;
        }
        demand(connected_before, || format!("`{}` was not connected", placed.tile))?;
        let keys = placed.opened.iter().map(Id::index).max();
        demand(keys.is_none_or(|chest| chest < face.chests.len()), || {
            format!("a key lies on no chest of `{}`", placed.tile)
        })?;
    }
    let hoarded = [Token::Prestige, Token::Key, Token::Marker].map(|token| player.amount(token));
    demand(hoarded == [0; 3], || "a token is kept where it does not belong".into())
}

/// What is pending belongs to a turn.
fn turn(state: &State, seat: Seat, player: &Player) -> Result<(), String> {
    let playing = player.stage != Stage::Idle;
    demand(!playing || state.step == Step::Play, || format!("seat {seat} plays out of turn"))?;
    let pending = !player.links.is_empty() || player.keys > 0 || player.rewards != 0 || !player.due.is_none();
    demand(playing || !pending, || format!("seat {seat} has something left to collect"))?;
    let has_tile = matches!(player.stage, Stage::Tile | Stage::Paid);
    demand(!playing || has_tile == player.taken.is_some(), || format!("seat {seat} plays without its tile"))
}
