//! The trait by which a game says what players think of it.

use crate::{Aim, Network, ReviewProfile, SearchProfile};
use tafel_rules::{PerSeat, Rules, Seat};

/// A game that bots can play well.
///
/// Nothing here changes what is legal or who wins. The defaults follow from the rules: every legal move is worth a thought,
/// and a position is worth the points that a seat has so far ([`Rules::tally`]).
pub trait Evaluate: Rules {
    /// How the game is best searched.
    const SEARCH: SearchProfile = SearchProfile::USUAL;

    /// What is usual in its matches.
    const REVIEW: ReviewProfile = ReviewProfile::USUAL;
    /// Whether every seat knows everything about the table, at all times: then every view leads back to the one state that it
    /// is of.
    const HIDES_NOTHING: bool = false;

    /// How many features [`Evaluate::features`] distinguishes; 0 unless the estimate is learnt.
    const FEATURES: usize = 0;

    /// The final points expected for each seat, in hundredths; 0 for seats at which nobody sits.
    fn estimate(&self, state: &Self::State) -> PerSeat<i32> {
        PerSeat::from_fn(|seat| self.estimate_of(state, seat))
    }

    /// The final points expected for one seat, in hundredths: the same number as [`Evaluate::estimate`] has for it. By
    /// default the points that it has now.
    fn estimate_of(&self, state: &Self::State, seat: Seat) -> i32 {
        let mut sources = vec![];
        self.tally(state, seat, &mut sources);
        sources.iter().map(|&(_, points)| 100 * i32::from(points)).sum()
    }

    /// Appends the moves worth searching: some of [`Rules::moves`], at least one of them.
    fn search_moves(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>) {
        self.moves(state, seat, out);
    }

    /// Appends the moves that a search considers for other seats: some of [`Rules::moves`], at least one of them. What
    /// opponents do need not be foreseen in every detail.
    fn reply_moves(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>) {
        self.search_moves(state, seat, out);
    }

    /// The key under which bots file what they learn about a move; moves with the same key share it. A game overrides this
    /// where a move names a place: what lies there today may lie elsewhere tomorrow, and it is the thing that matters, not
    /// the place. The key is a move that stands for all of them, and a mark to tell apart what the move alone does not.
    fn learning_key(&self, _state: &Self::State, _seat: Seat, mv: Self::Move) -> (Self::Move, u8) {
        (mv, 0)
    }

    /// The same view as if no other seat had yet made a choice that is still hidden. Seats that choose at the same time are
    /// asked one after the other; with this a bot decides alike whether it is asked first or last.
    fn before_choices(&self, view: &Self::View) -> Self::View {
        view.clone()
    }

    /// The phase of the match, such as a round, where no other seat can interfere and a phase is best planned as a whole: a
    /// number that never falls. Bots then compare positions at the ends of phases.
    fn phase(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// The numbers with which [`Evaluate::estimate`] weighs positions, by name: what `tafel fit` tunes.
    fn weights(&self) -> Vec<(&'static str, i32)> {
        vec![]
    }

    /// The same game with other weights, in the order of [`Evaluate::weights`].
    #[must_use]
    fn with_weights(self, _weights: &[i32]) -> Self
    where
        Self: Sized,
    {
        self
    }

    /// Calls `emit` with the number of each feature that a network sees of `seat`.
    fn features(&self, _state: &Self::State, _seat: Seat, _emit: &mut impl FnMut(usize)) {}

    /// The same game with another network over its [`Evaluate::FEATURES`], whose output is added to the rest of the
    /// estimate.
    #[must_use]
    fn with_network(self, _network: &Network) -> Self
    where
        Self: Sized,
    {
        self
    }

    /// What the game's numbers are tuned to bring about with these options; a report says whether they do.
    fn aims(&self, _options: &Self::Options) -> Vec<Aim> {
        vec![]
    }
}
