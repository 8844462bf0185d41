//! §4 Placing a tile.

use super::pay::{self, Payment};
use super::quests;
use crate::area::{self, Openings, touching};
use crate::data::{Edge, When};
use crate::{Back, Data, Effect, Link, Move, Placed, Player, Spot, Stage, State, Step, Tile};
use tafel_parts::{Set, Side};
use tafel_rules::{Objection, Rule, Seat, Tell};

/// §3.8: the places of the tile that was taken, if it can be paid; or the surcharges, if there is a choice.
pub(super) fn tile(data: &Data, state: &State, player: &Player, openings: &Openings, out: &mut Vec<Move>) {
    let Some(taken) = player.taken else { return };
    match pay::payment(data, state, player) {
        Payment::Impossible => {}
        Payment::Fixed(_) => spots(data, taken.tile, openings, out),
        Payment::Either => {
            let face = data.face(taken.tile);
            if openings.iter().any(|opening| opening.takes(face)) {
                pay::surcharges(out);
            }
        }
    }
}

/// The places of the tile whose surcharge is paid.
pub(super) fn paid(data: &Data, player: &Player, out: &mut Vec<Move>) {
    if let Some(taken) = player.taken {
        spots(data, taken.tile, &area::openings(data, player), out);
    }
}

/// §4.2, §4.3
pub(super) fn spots(data: &Data, tile: Tile, openings: &Openings, out: &mut Vec<Move>) {
    let face = data.face(tile);
    let fitting = openings.iter().filter(|opening| opening.takes(face));
    out.extend(fitting.map(|opening| Move::Place(tile, opening.spot)));
}

pub(super) fn why_not(data: &Data, state: &State, player: &Player, tile: Tile, spot: Spot) -> Objection {
    let is_quest = data.face(tile).back == Back::Quest;
    let is_own = if is_quest {
        player.quests.contains(tile)
    } else {
        player.taken.is_some_and(|taken| taken.tile == tile)
    };
    let placing = match player.stage {
        Stage::Tile | Stage::Quests => true,
        Stage::Paid => !is_quest,
        Stage::Idle | Stage::Collect => false,
    };
    if state.step != Step::Play || !is_own || !placing {
        return if is_quest { Rule("9.2") } else { Rule("3.1") }.into();
    }
    if let Some(rule) = misplaced(data, player, tile, spot) {
        return rule.into();
    }
    // The place is good, so the price is not; or it is not said yet what the surcharge is paid with.
    pay::why_unpaid(data.face(tile), player)
}

/// The rule by which a tile cannot lie somewhere.
fn misplaced(data: &Data, player: &Player, tile: Tile, spot: Spot) -> Option<Rule> {
    if player.at(spot).is_some() {
        return Some(Rule("4.1"));
    }
    let mut connected = false;
    for (side, at) in touching(player, spot) {
        let here = data.face(tile).connects(side);
        let there = data.face(player.area[at].tile).connects(side.opposite());
        if here != there {
            return Some(Rule("4.3"));
        }
        connected |= here;
    }
    (!connected).then_some(Rule("4.2"))
}

/// Pays for a tile and lays it.
pub(super) fn place(
    data: &Data,
    state: &mut State,
    seat: Seat,
    tile: Tile,
    spot: Spot,
    tell: &mut impl Tell<Effect>,
) {
    if data.face(tile).back == Back::Quest {
        pay::pay(state, seat, pay::price(data.face(tile), &state.players[seat]), tell);
        state.players[seat].quests.remove(tile);
        tell.reveal(Effect::Placed { seat, tile, spot }); // §9.1: it was secret until now.
        lay(data, &mut state.players[seat], tile, spot);
        quests::after_quest(data, state, seat, tell);
    } else {
        let Payment::Fixed(price) = pay::payment(data, state, &state.players[seat]) else {
            unreachable!("a tile is placed when it is clear how it is paid");
        };
        pay::pay(state, seat, price, tell);
        state.players[seat].taken = None;
        tell.all(Effect::Placed { seat, tile, spot });
        lay(data, &mut state.players[seat], tile, spot);
        quests::after_tile(data, state, seat, tell);
    }
}

/// §5, §6.2: everything that the placement gives becomes due.
fn lay(data: &Data, player: &mut Player, tile: Tile, spot: Spot) {
    let face = data.face(tile);
    let placed = player.area.len();
    for side in Side::ALL.iter().copied() {
        if !face.connects(side) {
            continue;
        }
        let Some(met) = player.at(spot.beside(side)) else { continue };
        let other = data.face(player.area[met].tile);
        match (face.edge(side), other.edge(side.opposite())) {
            (Edge::HalfKey, Edge::HalfKey) => {
                player.links.push(Link { placed: tile, met: player.area[met].tile });
            }
            // §5.2, §5.5: each of the two is asked by itself.
            edges => {
                for (edge, from) in [(edges.0, other), (edges.1, face)] {
                    if let Edge::Reward { gain, from: wanted } = edge
                        && (wanted.is_none() || wanted == from.kind)
                    {
                        player.due = player.due.up_to_most(gain);
                    }
                }
            }
        }
    }
    player.area.push(Placed { tile, spot, opened: Set::empty() });
    if let Some(reward) = face.reward
        && reward.when == When::AtOnce
    {
        match reward.per {
            None => player.due = player.due.up_to_most(reward.gain),
            Some(_) => player.rewards |= 1 << placed,
        }
    }
}
