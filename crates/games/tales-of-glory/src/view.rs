//! What a viewer knows, and a table that looks the same to it: the only file about secrecy.

use crate::ids::Tiles;
use crate::state::MOST_TILES;
use crate::{
    Back, Data, Link, Options, Placed, Player, Quests, Slot, Stage, State, Step, Taken, Tile, Token,
};
use serde::{Deserialize, Serialize};
use tafel_parts::{List, Pool};
use tafel_rules::{Dice, MAX_SEATS, Seat, Seats, Viewer};

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are; nobody's who plays, if none.
    pub me: Option<Seat>,
    /// Whether Quests are dealt.
    pub quests: Quests,
    /// The round, from 1.
    pub round: u8,
    /// Who holds the first-player marker.
    pub first: Seat,
    /// Who gained the marker as a reward in this phase.
    pub claims: Seats,
    /// The tiles with an age and the Heroes that were not drawn; everybody can tell.
    pub stacks: Tiles,
    /// The discard pile.
    pub discard: Tiles,
    /// The tiles on the adventure board, slot by slot.
    pub board: [Option<Tile>; Slot::ALL.len()],
    /// What each player has, as far as the viewer knows.
    pub players: List<SeatView, MAX_SEATS>,
    /// What is to be decided.
    pub step: Step,
}

/// What a viewer knows of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The tiles that lie before the player; the Hero first.
    pub area: List<Placed, MOST_TILES>,
    /// Combat and magic on the banner, potions and coins in the reserve.
    pub tokens: Pool<Token>,
    /// Prestige in the reserve.
    pub prestige: i16,
    /// How many Quests are in hand.
    pub hand: u8,
    /// Those Quests, if the viewer may know them.
    pub quests: Option<Tiles>,
    /// Whether a Quest was declined.
    pub has_declined: bool,
    /// That Quest, if the viewer may know it.
    pub declined: Option<Tile>,
    /// Whether a selection card was laid.
    pub has_chosen: bool,
    /// That card, if the viewer may know it.
    pub choice: Option<Slot>,
    /// The tile taken this round, until it is placed or discarded.
    pub taken: Option<Taken>,
    /// What the player is doing in phase 2.
    pub stage: Stage,
    /// Rewards that wait until all tiles of the turn are placed.
    pub due: Pool<Token>,
    /// Keys from connections that are to be placed.
    pub links: List<Link, 12>,
    /// Other keys that are to be placed.
    pub keys: u8,
    /// Tiles with a reward that counts something and is still to be collected.
    pub rewards: Tiles,
}

/// What `viewer` knows.
pub(crate) fn view(data: &Data, state: &State, viewer: Viewer) -> View {
    View {
        me: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        quests: state.quests,
        round: state.round,
        first: state.first,
        claims: state.claims,
        stacks: state.stacks - data.stack(Back::Quest), // §9.1
        discard: state.discard,
        board: state.board,
        players: state.seated().map(|(seat, player)| seat_view(seat, player, viewer)).collect(),
        step: state.step,
    }
}

fn seat_view(seat: Seat, player: &Player, viewer: Viewer) -> SeatView {
    let is_own = viewer.is(seat);
    SeatView {
        area: player.area,
        tokens: player.tokens,
        prestige: player.prestige,
        hand: player.quests.len() as u8,
        quests: is_own.then_some(player.quests), // §9.1
        has_declined: player.declined.is_some(),
        declined: player.declined.filter(|_| is_own),
        has_chosen: player.choice.is_some(),
        choice: player.choice.filter(|_| is_own), // §2.1
        taken: player.taken,
        stage: player.stage,
        due: player.due,
        links: player.links,
        keys: player.keys,
        rewards: player.pending().map(|at| player.area[at].tile).collect(),
    }
}

/// The same view before the others laid their cards, §2.1, or declined a Quest, §9.1.
pub(crate) fn before_choices(view: &View) -> View {
    let mut view = view.clone();
    for (seat, seen) in (0..).map(Seat).zip(view.players.iter_mut()) {
        if view.me == Some(seat) {
            continue;
        }
        seen.has_chosen = false;
        if view.step == Step::Decline && seen.has_declined {
            seen.has_declined = false;
            seen.hand += 1;
        }
    }
    view
}

/// A table that looks the same to the viewer: hidden Quests and choices are drawn from what they can be.
pub(crate) fn imagine(data: &Data, view: &View, dice: &mut Dice) -> State {
    let seats = view.players.len() as u8;
    let mut state = State {
        round: view.round,
        first: view.first,
        claims: view.claims,
        discard: view.discard,
        board: view.board,
        step: view.step,
        ..State::start(&Options { seats, quests: view.quests })
    };
    let mut unseen = data.stack(Back::Quest);
    for seen in &view.players {
        let own = seen.quests.unwrap_or_default();
        unseen = unseen - own;
        seen.area.iter().map(|placed| placed.tile).chain(seen.declined).for_each(|tile| unseen.remove(tile));
    }
    let slots = &Slot::ALL[..usize::from(data.table(seats).slots)];
    for (seat, seen) in Seat::all(seats).zip(&view.players) {
        let quests = seen.quests.unwrap_or_else(|| (0..seen.hand).map(|_| unseen.draw(dice)).collect());
        let declined = seen.declined.or_else(|| seen.has_declined.then(|| unseen.draw(dice)));
        let choice = seen.choice.or_else(|| seen.has_chosen.then(|| dice.any(slots)));
        state.players[seat] = Player {
            area: seen.area,
            tokens: seen.tokens,
            prestige: seen.prestige,
            quests,
            declined,
            choice,
            taken: seen.taken,
            stage: seen.stage,
            due: seen.due,
            links: seen.links,
            keys: seen.keys,
            rewards: places_of(seen),
        };
    }
    state.stacks = view.stacks | unseen;
    state
}

/// The places in the area of the tiles whose reward is to be collected.
fn places_of(seen: &SeatView) -> u16 {
    let places = seen.area.iter().enumerate().filter(|(_, placed)| seen.rewards.contains(placed.tile));
    places.fold(0, |bits, (at, _)| bits | 1 << at)
}
