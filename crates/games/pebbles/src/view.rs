//! What a viewer knows, and a table that looks the same to it: the only file about secrecy.

use crate::ids::Colours;
use crate::{Card, Colour, Data, Goals, Player, State, Step};
use serde::{Deserialize, Serialize};
use tafel_parts::{List, Pool, Set};
use tafel_rules::{Dice, Id, MAX_SEATS, Seat, Viewer};

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are; nobody's who plays, if none.
    pub me: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// Who holds the start marker.
    pub start: Seat,
    /// Who sees a player's goal.
    pub goals: Goals,
    /// Pebbles that can be drawn; everybody can count them.
    pub bag: Colours,
    /// Pebbles that can be taken.
    pub middle: Colours,
    /// What each player has, as far as the viewer knows.
    pub players: List<SeatView, MAX_SEATS>,
    /// What is to be decided.
    pub steps: List<Step, 2>,
}

/// What a viewer knows of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The goal, if the viewer may know it.
    pub goal: Option<Colour>,
    /// Pebbles taken.
    pub pebbles: Pool<Colour>,
    /// Cards that were not shown yet.
    pub cards: Set<Card, u8>,
    /// Whether a card was chosen for this round.
    pub has_bid: bool,
    /// That card, if the viewer may know it.
    pub bid: Option<Card>,
    /// Offers accepted.
    pub debts: u8,
}

/// What `viewer` knows.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        me: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        round: state.round,
        start: state.start,
        goals: state.goals,
        bag: state.bag,
        middle: state.middle,
        players: state.seated().map(|(seat, player)| seat_view(state, seat, player, viewer)).collect(),
        steps: state.steps,
    }
}

fn seat_view(state: &State, seat: Seat, player: &Player, viewer: Viewer) -> SeatView {
    // §1.2, §5.1
    let goal_is_known = viewer.is(seat) || state.goals == Goals::Open || state.step().is_none();
    SeatView {
        goal: player.goal.filter(|_| goal_is_known),
        pebbles: player.pebbles,
        cards: player.cards,
        has_bid: player.bid.is_some(),
        bid: player.bid.filter(|_| viewer.is(seat)), // §2.2
        debts: player.debts,
    }
}

/// The same view before the others bid, §2.2.
pub(crate) fn before_choices(view: &View) -> View {
    let mut view = view.clone();
    for seen in view.players.iter_mut().filter(|seen| seen.bid.is_none()) {
        seen.has_bid = false;
    }
    view
}

/// A table that looks the same to the viewer: hidden goals and bids are drawn from what they can be.
pub(crate) fn imagine(data: &Data, view: &View, dice: &mut Dice) -> State {
    let seats = view.players.len() as u8;
    let mut unseen = Colours::new([data.goals_of_a_colour; Colour::COUNT]);
    for goal in view.players.iter().filter_map(|player| player.goal) {
        unseen.take(goal);
    }
    let mut state = State {
        seats,
        goals: view.goals,
        round: view.round,
        start: view.start,
        bag: view.bag,
        middle: view.middle,
        goal_deck: Colours::EMPTY,
        players: State::start(data, &crate::Options { seats, goals: view.goals }).players,
        steps: view.steps,
    };
    for (seat, seen) in Seat::all(seats).zip(&view.players) {
        let goal = seen.goal.or_else(|| has_drawn_goal(view, seat).then(|| unseen.draw(dice)));
        let bid = seen.bid.or_else(|| seen.has_bid.then(|| { seen.cards }.draw(dice)));
        state.players[seat] =
            Player { goal, pebbles: seen.pebbles, cards: seen.cards, bid, debts: seen.debts };
    }
    state.goal_deck = unseen;
    state
}

fn has_drawn_goal(view: &View, seat: Seat) -> bool {
    match view.steps.last() {
        Some(Step::Goal { seat: next }) => seat < *next,
        Some(Step::Draw { .. } | Step::Bid | Step::Take { .. } | Step::Offer { .. }) | None => true,
    }
}
