//! Expected final points, for bots.
//!
//! All values are hundredths of a point.

mod board;

use crate::evaluate::weights::{Weight, Weights};
use crate::rules::scoring;
use crate::{Data, Medal, Player, State, Talent, Tile};
use tafel_rules::{Id, PerSeat, Seat};

/// What it is worth to have won, besides the points.
const WON: i32 = 2_000;

/// What each seat has now, what it can make of it, and alone what the solo board has in store.
pub(crate) fn estimate(data: &Data, weights: &Weights, state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(|seat| if seat.0 < state.seats { estimate_of(data, weights, state, seat) } else { 0 })
}

/// The same for one seat.
pub(crate) fn estimate_of(data: &Data, weights: &Weights, state: &State, seat: Seat) -> i32 {
    SeatEstimate { data, weights, state, seat }.total()
}

/// What is looked at to estimate one seat.
struct SeatEstimate<'s> {
    data: &'s Data,
    weights: &'s Weights,
    state: &'s State,
    seat: Seat,
}

impl SeatEstimate<'_> {
    fn total(&self) -> i32 {
        let points = 100 * i32::from(scoring::points(self.data, self.state, self.seat));
        let over = self.state.step().is_none();
        match (&self.state.solo, over) {
            (None, true) => points,
            (None, false) => points + self.turns() + self.potential(),
            (Some(solo), true) if solo.finals == 2 && points >= self.enough() => points + WON,
            (Some(_), true) => points,
            (Some(solo), false) => {
                // Points beyond those that win are no reason to put off the end.
                let turns = self.turns().min((self.enough() - points).max(0));
                points + turns + self.potential() + self.board(solo)
            }
        }
    }

    fn weight(&self, weight: Weight) -> i32 {
        self.weights[weight]
    }

    fn player(&self) -> &Player {
        &self.state.players[self.seat]
    }

    /// The points that win alone, §7.6.
    fn enough(&self) -> i32 {
        100 * i32::from(self.data.solo.points_to_win)
    }

    /// How many turns are to come after this one.
    fn turns_left(&self) -> i32 {
        i32::from(self.state.rounds(self.data)) - i32::from(self.state.round)
    }

    fn turns(&self) -> i32 {
        self.weight(Weight::Turn) * self.turns_left()
    }

    /// What can be made of things in the turns to come, besides the points that they count already.
    fn potential(&self) -> i32 {
        let player = self.player();
        let left = self.turns_left();
        // Things that must be used up are worth less and less towards the end.
        let share = |weight, amount: i32| self.weight(weight) * amount * (left + 2).min(6) / 6;
        let (jar, tiles) = (i32::from(player.jar), i32::from(player.tiles()));
        let within_reach: u8 = Tile::all().map(|tile| self.state.land.count_on(player.mines, tile)).sum();
        let talents: i32 = player.cards.iter().map(|card| self.talent(self.data.hireling(card).talent)).sum();
        fraction(jar, i32::from(self.data.base.scoring.jar_for_a_point))
            + fraction(tiles, i32::from(self.data.base.scoring.tiles_for_a_point))
            + share(Weight::Jar, jar.min(12))
            + share(Weight::Tile, tiles.min(5))
            + share(Weight::WithinReach, i32::from(within_reach.min(6)))
            + share(Weight::Combat, i32::from(player.combat.min(6)))
            + share(Weight::ActionCard, player.hand.total() as i32)
            + left * talents
            + self.medals()
    }

    /// What a player card brings each turn.
    fn talent(&self, talent: Talent) -> i32 {
        match talent {
            Talent::Strength(_, more) => self.weight(Weight::Strength) * i32::from(more),
            Talent::More(_, more) => self.weight(Weight::More) * i32::from(more),
            Talent::JarWithTheDice(jar) => self.weight(Weight::JarATurn) * i32::from(jar),
            Talent::Medal(_) | Talent::Combat(_) | Talent::Nothing => 0,
        }
    }

    /// Medals that lack others for a set of three.
    fn medals(&self) -> i32 {
        let amounts = Medal::all().map(|medal| self.player().medals.amount(medal));
        let fewest = amounts.clone().min().unwrap_or(0);
        self.weight(Weight::SetBegun) * amounts.filter(|&amount| amount > fewest).count() as i32
    }
}

/// The part of a point that a remainder makes.
fn fraction(amount: i32, for_a_point: i32) -> i32 {
    100 * (amount % for_a_point) / for_a_point
}
