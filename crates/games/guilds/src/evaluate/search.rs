//! The moves worth searching.

use crate::rules::{self, actions, mines};
use crate::{
    Aids, Data, Die, DieAction, Landscape, Landscapes, Move, SIDES, Sale, StartField, State, Step, Tile,
    WIDTH, land,
};
use tafel_rules::{Id, Seat};

/// The legal moves, less those that another is never worse than, or so alike that one of them stands for all.
pub(crate) fn search_moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    let before = out.len();
    rules::moves(data, state, seat, out);
    if out.len() == before {
        return;
    }
    let mines = Representatives::for_mines(data, state);
    out.retain(|&mv| match mv {
        Move::Swap(first) => swaps_something(state, first),
        Move::Prospect(_, landscape) | Move::Mine(landscape) => mines.contain(landscape),
        Move::Trade(die, sale) => is_full_or_wins_a_medal(data, state, die, sale),
        Move::Release(_) => false, // Labour brings more.
        Move::Take(tile, landscape) => stands_for_its_tiles(state, tile, landscape),
        Move::Stop => false, // A tile more does no harm.
        Move::Lay(tile, landscape) => stands_for_its_place(state, tile, landscape),
        Move::Sell(sale) => is_full(state, sale),
        // Turned up as far as it goes; with nothing but sixes there is only down.
        Move::Turn(_, pips) => {
            pips.number() == SIDES || state.dice.iter().all(|die| die.pips.number() == SIDES)
        }
        Move::Keep
        | Move::Extract(_)
        | Move::Build(..)
        | Move::Recruit(_)
        | Move::Muster(_)
        | Move::Study(_)
        | Move::Labour(_)
        | Move::Play(_)
        | Move::Use(_)
        | Move::Hire(_)
        | Move::Decline
        | Move::Discard(_)
        | Move::Return(_)
        | Move::Forfeit(_)
        | Move::Lose(_)
        | Move::Repel
        | Move::End => true,
    });
    // What is played for a Build is played right before it: everything else can come first.
    let is_build = |mv: &Move| matches!(mv, Move::Build(..));
    if state.aids != Aids::default() && out.iter().any(is_build) {
        out.retain(|mv| {
            is_build(mv) || matches!(mv, Move::Play(card) if data.play(*card).deed.is_for_a_build())
        });
    }
}

fn swaps_something(state: &State, first: StartField) -> bool {
    state.solo.is_some_and(|solo| solo.start[first.index()] != solo.start[first.index() + 1])
}

/// One landscape a row stands for all where a mine can be laid.
struct Representatives([Option<Landscape>; WIDTH as usize]);

impl Representatives {
    fn for_mines(data: &Data, state: &State) -> Representatives {
        let open = mines::open_at_all(data, state);
        let mines = state.actor().mines;
        let worth = |landscape: &Landscape| {
            let column = (land::column(landscape.column()) & mines).len();
            let tiles: u8 = Tile::all().map(|tile| state.land.count(*landscape, tile)).sum();
            (mines::discoveries(mines, *landscape), tiles, column)
        };
        let best = |row: usize| (open & land::row(row as u8 + 1)).iter().max_by_key(worth);
        Representatives(std::array::from_fn(best))
    }

    fn contain(&self, landscape: Landscape) -> bool {
        self.0.contains(&Some(landscape))
    }
}

fn is_full(state: &State, sale: Sale) -> bool {
    let Some(Step::Sell(most, _)) = state.step() else { return true };
    sale.tiles() == most.min(state.actor().tiles())
}

fn is_full_or_wins_a_medal(data: &Data, state: &State, die: Die, sale: Sale) -> bool {
    let trade = data.action(DieAction::Trade);
    let strength = trade.strength(die, state.actor().cards);
    sale.tiles() == trade.amount(strength).min(state.actor().tiles())
        || actions::wins_a_medal(data, sale, strength)
}

/// Tiles of a kind are alike; they are taken where most of them lie.
fn stands_for_its_tiles(state: &State, tile: Tile, landscape: Landscape) -> bool {
    let Some(Step::Take(taking)) = state.step() else { return true };
    let count = |landscape: &Landscape| state.land.count(*landscape, tile);
    (taking.from & state.land.with(tile)).iter().max_by_key(count) == Some(landscape)
}

/// Tiles are laid where the player can take them, if there is such a place.
fn stands_for_its_place(state: &State, tile: Tile, landscape: Landscape) -> bool {
    let Some(Step::LayTiles(ore, _)) = state.step() else { return true };
    let ore_first = ore > 0 && state.supply.amount(Tile::Ore) > 0;
    let room = state.land.with_room();
    let others = state.seated().filter(|&(seat, _)| seat != state.active);
    let others = others.fold(Landscapes::empty(), |all, (_, player)| all | player.mines);
    let own = room & state.actor().mines;
    let place = (own - others).first().or_else(|| own.first()).or_else(|| (room - others).first());
    let place = place.or_else(|| room.first());
    (tile == Tile::Ore) == ore_first && place == Some(landscape)
}
