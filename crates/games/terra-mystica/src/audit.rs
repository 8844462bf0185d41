//! Checks that the components add up.

use crate::board::Area;
use crate::{Colour, Data, Faction, Phase, State, Structure};
use tafel_rules::{Id, Seat};

/// Checks everything that never comes or goes.
pub(crate) fn audit(data: &Data, state: &State) -> Result<(), String> {
    land(data, state)?;
    tiles(data, state)?;
    for seat in state.seats() {
        player(data, state, seat).map_err(|what| format!("seat {seat}: {what}"))?;
    }
    Ok(())
}

fn demand(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn land(data: &Data, state: &State) -> Result<(), String> {
    let board = data.board(state.options.map);
    let all = state.colours.iter().fold(Area::NONE, |all, &area| all | area);
    let counted: u32 = state.colours.iter().map(|area| u32::from(area.len())).sum();
    demand(all == board.land && counted == u32::from(board.land.len()), || {
        "a land hex has no colour or two".into()
    })?;
    let built: u32 = state.own.0.iter().map(|own| u32::from(own.len())).sum();
    demand(built == u32::from(state.built().len()), || "two structures stand on one hex".into())?;
    demand((state.built() - board.land).is_empty(), || "a structure stands in a river".into())?;
    let bids: Vec<Faction> =
        state.seats().filter_map(|seat| state.bids[seat]).map(|bid| bid.faction).collect();
    let lots: usize = state.lots.iter().filter(|lot| bids.contains(lot)).count();
    demand(lots == bids.len(), || "a faction has two bidders or was not drawn".into())?;
    for seat in state.seats() {
        let foreign = state.own[seat] - owned_colours(state, seat);
        demand(foreign.is_empty(), || format!("seat {seat} has a structure on a colour of somebody else's"))?;
    }
    let kinds: u32 = state.kinds.iter().map(|kind| u32::from(kind.len())).sum();
    let any = state.kinds.iter().fold(Area::NONE, |all, &kind| all | kind);
    demand(kinds == u32::from(any.len()) && (any - state.built()).is_empty(), || {
        "a hex has two structures or none of its kind".into()
    })?;
    demand((state.towned - state.built() - board.river).is_empty(), || "a town has an empty hex".into())?;
    let bridges: u32 = state.bridges.0.iter().map(|own| own.count_ones()).sum();
    demand(bridges == state.all_bridges().count_ones(), || "two bridges lie at one place".into())
}

/// The land that a player's structures can stand on, §6.1. What Shapeshifters have left behind stays as it was, §13.9.
fn owned_colours(state: &State, seat: Seat) -> Area {
    let player = &state.players[seat];
    let of = |colour: Colour| state.colours[colour.index()];
    match player.faction {
        Some(Faction::Riverwalkers) => {
            player.unlocked.iter().fold(Area::NONE, |all, colour| all | of(colour))
        }
        Some(Faction::Shapeshifters) => {
            Colour::WHEEL.into_iter().fold(Area::NONE, |all, colour| all | of(colour))
        }
        _ => player.home.map_or(Area::NONE, of),
    }
}

fn tiles(data: &Data, state: &State) -> Result<(), String> {
    let players = || state.seats().map(|seat| &state.players[seat]);
    for (tile, left) in crate::Favour::all().zip(state.favours) {
        let owned = players().filter(|player| player.favours.contains(tile)).count();
        let all = usize::from(data.tiles.favours[tile.index()].copies);
        demand(owned + usize::from(left) == all, || {
            format!("there are {} of {tile}", owned + usize::from(left))
        })?;
    }
    for (tile, left) in crate::Town::all().zip(state.towns) {
        let owned: u8 = players().map(|player| player.towns[tile.index()]).sum();
        let in_play = tile.index() < 5 || state.options.mini_expansion.is_on();
        let all = if in_play { data.tiles.towns[tile.index()].copies } else { 0 };
        demand(owned + left == all, || format!("there are {} of {tile}", owned + left))?;
    }
    let held = players().filter_map(|player| player.card);
    let distinct = held.clone().fold(state.cards, tafel_parts::Set::with).len();
    demand(distinct == state.cards.len() + held.count(), || "a bonus card is held twice".into())?;
    let settled = !matches!(state.phase, Phase::Scores | Phase::Cards);
    let expected = usize::from(state.options.seats + data.tiles.cards_beyond_players);
    demand(!settled || distinct == expected, || format!("there are {distinct} bonus cards"))
}

fn player(data: &Data, state: &State, seat: Seat) -> Result<(), String> {
    let player = &state.players[seat];
    let sum: i16 = player.sources.iter().sum();
    demand(sum == player.points, || format!("{} points, but the sources give {sum}", player.points))?;
    demand(player.points >= 0, || format!("{} points", player.points))?;
    let Some(faction) = player.faction else { return Ok(()) };
    for structure in Structure::all() {
        let standing = state.standing(seat, structure).len();
        let all = data.faction(faction).structures[structure.index()].count;
        demand(standing <= all, || format!("{standing} of {structure} stand, and there are {all}"))?;
    }
    demand(state.bridges[seat].count_ones() <= u32::from(data.tiles.bridges), || "too many bridges".into())?;
    let on_spaces = state.spaces.iter().flatten().filter(|&&there| there == Some(seat)).count();
    demand(on_spaces == usize::from(player.sent), || {
        format!("{on_spaces} priests stand, {} sent", player.sent)
    })?;
    demand(player.priests + player.sent <= 7, || format!("{} and {} priests", player.priests, player.sent))?;
    let keys: u8 = player.towns.iter().zip(&data.tiles.towns).map(|(own, tile)| own * tile.keys).sum();
    let tops = player.cults.iter().filter(|&&step| step == 10).count();
    demand(keys == player.keys && tops <= usize::from(keys), || {
        format!("{} keys, {tops} tops", player.keys)
    })?;
    for cult in crate::Cult::all() {
        let at_top = state.seats().filter(|&other| state.players[other].cults[cult.index()] == 10).count();
        demand(at_top <= 1, || format!("{at_top} players at the top of {cult}"))?;
    }
    Ok(())
}
