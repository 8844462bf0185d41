//! What a viewer knows, and a table that looks the same to it: the only file about secrecy.

use crate::{
    ActionCards, Aids, AttackCard, AttackCards, Buildings, Data, Die, DieBag, Land, Landscapes, Medal,
    Options, Player, PlayerCards, Solo, State, Step, Tile,
};
use serde::{Deserialize, Serialize};
use tafel_parts::{List, Pool};
use tafel_rules::{Dice, Seat, Viewer};

/// How many play at most.
const MOST_PLAYERS: usize = 4;

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are; nobody's who plays, if none.
    pub me: Option<Seat>,
    /// Which turn of each player it is, from 1.
    pub round: u8,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The landscapes with their tiles.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::land::Place>"))]
    pub land: Land,
    /// Tiles that lie nowhere else.
    pub supply: Pool<Tile>,
    /// Medals that nobody has.
    pub medals: Pool<Medal>,
    /// Dice that can be drawn.
    pub die_bag: DieBag,
    /// Dice of this turn that are not used yet.
    pub dice: List<Die, 3>,
    /// Attack cards of both decks that can be revealed; everybody can tell from those that were.
    pub attacks: AttackCards,
    /// The attack of this turn.
    pub attack: Option<AttackCard>,
    /// Action cards that the viewer has not seen: in the draw pile, in the box, in other hands.
    pub unseen: ActionCards,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// Action cards that were played or discarded.
    pub discard: ActionCards,
    /// Buildings that can be built.
    pub unbuilt: Buildings,
    /// Buildings that came into play against the player.
    pub penalty: Buildings,
    /// Buildings used this turn.
    pub used: Buildings,
    /// What makes this turn's next Build easier.
    pub aids: Aids,
    /// What each player has, as far as the viewer knows.
    pub players: List<SeatView, MOST_PLAYERS>,
    /// The solo board, when one plays alone.
    pub solo: Option<Solo>,
    /// What is to be done.
    pub steps: List<Step, 8>,
}

/// What a viewer knows of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Money.
    pub jar: u16,
    /// Combat points.
    pub combat: u8,
    /// Mines that can be laid.
    pub reserve: u8,
    /// Landscapes with a mine.
    pub mines: Landscapes,
    /// Ore and crystal tiles.
    pub stock: Pool<Tile>,
    /// Medals.
    pub medals: Pool<Medal>,
    /// How many action cards there are in hand.
    pub cards_in_hand: u8,
    /// Which they are, if the viewer may know.
    pub hand: Option<ActionCards>,
    /// Player cards in play.
    pub cards: PlayerCards,
    /// Buildings with a guild tile.
    pub buildings: Buildings,
    /// Attacks repelled.
    pub trophies: AttackCards,
}

/// What `viewer` knows.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let mut unseen = state.unseen;
    for (_, player) in state.seated().filter(|&(seat, _)| !viewer.is(seat)) {
        player.hand.iter().for_each(|(card, count)| unseen.put(card, count));
    }
    View {
        me: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        round: state.round,
        first: state.first,
        active: state.active,
        land: state.land,
        supply: state.supply,
        medals: state.medals,
        die_bag: state.die_bag,
        dice: state.dice,
        attacks: state.attacks,
        attack: state.attack,
        unseen,
        pile: state.pile,
        discard: state.discard,
        unbuilt: state.unbuilt,
        penalty: state.penalty,
        used: state.used,
        aids: state.aids,
        players: state.seated().map(|(seat, player)| seat_view(seat, player, viewer)).collect(),
        solo: state.solo,
        steps: state.steps,
    }
}

fn seat_view(seat: Seat, player: &Player, viewer: Viewer) -> SeatView {
    SeatView {
        jar: player.jar,
        combat: player.combat,
        reserve: player.reserve,
        mines: player.mines,
        stock: player.stock,
        medals: player.medals,
        cards_in_hand: player.hand.total() as u8,
        hand: viewer.is(seat).then_some(player.hand), // §13.1
        cards: player.cards,
        buildings: player.buildings,
        trophies: player.trophies,
    }
}

/// A table that looks the same to the viewer: other hands are drawn from what the viewer has not seen.
pub(crate) fn imagine(data: &Data, view: &View, dice: &mut Dice) -> State {
    let seats = view.players.len() as u8;
    let mut unseen = view.unseen;
    let mut state = State {
        seats,
        round: view.round,
        first: view.first,
        active: view.active,
        land: view.land,
        supply: view.supply,
        medals: view.medals,
        die_bag: view.die_bag,
        dice: view.dice,
        attacks: view.attacks,
        attack: view.attack,
        unseen: ActionCards::EMPTY,
        pile: view.pile,
        discard: view.discard,
        unbuilt: view.unbuilt,
        penalty: view.penalty,
        used: view.used,
        aids: view.aids,
        players: State::start(data, &Options { seats }).players,
        solo: view.solo,
        steps: view.steps,
    };
    for (seat, seen) in Seat::all(seats).zip(&view.players) {
        let hand = seen.hand.unwrap_or_else(|| {
            let mut hand = ActionCards::EMPTY;
            (0..seen.cards_in_hand).for_each(|_| hand.put(unseen.draw(dice), 1));
            hand
        });
        state.players[seat] = Player {
            jar: seen.jar,
            combat: seen.combat,
            reserve: seen.reserve,
            mines: seen.mines,
            stock: seen.stock,
            medals: seen.medals,
            hand,
            cards: seen.cards,
            buildings: seen.buildings,
            trophies: seen.trophies,
        };
    }
    state.unseen = unseen;
    state
}
