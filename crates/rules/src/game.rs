//! The one trait a game implements.

use crate::{
    Aim, Choice, Dice, Network, Notation, PerSeat, Rule, Seat, Standing, Tell, Turn, Unreadable, Viewer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The rules of one game, with its component data.
///
/// Laws that every implementation obeys are checked by the crate `tafel-laws` along random play.
pub trait Rules: Send + Sync + 'static {
    /// The game's name in records, addresses and catalogues: `terra-mystica`.
    const ID: &'static str;
    /// Raised whenever an old record would replay differently.
    const VERSION: u16;
    /// The text of the game's RULES.md, so that a [`Rule`] can be read wherever the game is played:
    /// `include_str!("../RULES.md")`.
    const RULEBOOK: &'static str;
    /// What people can agree on before play; the answers make [`Rules::Options`].
    const CHOICES: &'static [Choice];

    /// How many features [`Rules::features`] tells apart; 0, unless the estimate is learnt.
    const FEATURES: usize = 0;

    /// How often a master walks through what may come before a move: as often as it helps, while nobody waits for long.
    const MASTER_WALKS: u32 = 4_000;

    /// Whether a search does better to walk more often and to look less on its way: where the estimate judges the middle of
    /// a turn well.
    const BRISK: bool = false;

    /// What people agreed on: seats, map, variants. Everything random is a [`Rules::Chance`].
    type Options: Clone + Eq + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// Everything that is true at the table. Never serialised: it follows from the record.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// One decision of one seat.
    type Move: Notation;
    /// One outcome of dice, bag or deck.
    type Chance: Notation;
    /// Something that happened, as the table hears of it.
    type Effect: Copy + Eq + Debug + Serialize + Send + Sync;
    /// Everything one viewer knows. Its JSON is complete: whoever reads it elsewhere can [`Rules::imagine`] from it.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What follows from a view and people want to see without working it out: what would be paid, what would count now.
    type Facts: Debug + Serialize + Send + Sync;

    /// How many seats play.
    fn seats(&self, options: &Self::Options) -> u8;

    /// The table before the first line of the record.
    fn start(&self, options: &Self::Options) -> Self::State;

    /// Who the table is waiting for.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every legal move of `seat`; none when `seat` need not act.
    fn moves(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>);

    /// Appends every outcome that chance can now have, with its weight (above 0); none when chance need not decide.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Plays a legal move. May panic on an illegal one.
    fn apply(&self, state: &mut Self::State, seat: Seat, mv: Self::Move, tell: &mut impl Tell<Self::Effect>);

    /// Lets a possible outcome happen. May panic on an impossible one.
    fn resolve(&self, state: &mut Self::State, chance: Self::Chance, tell: &mut impl Tell<Self::Effect>);

    /// The result, once the game is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// What `viewer` knows, built up field by field.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What follows from a view, for people alone: bots are not asked for it, so it may take its time. It is made from the
    /// view, so it cannot tell a secret.
    fn facts(&self, view: &Self::View) -> Self::Facts;

    /// A state that the viewer cannot tell from the true one, drawn at random.
    fn imagine(&self, view: &Self::View, dice: &mut Dice) -> Self::State;

    /// The same view as if nobody else had yet made a choice that is still to be shown. Seats that choose at the same time are
    /// asked one after the other; with this a bot can think alike whether it is asked first or last.
    fn before_choices(&self, view: &Self::View) -> Self::View {
        view.clone()
    }

    /// The rule that forbids a move which reads well but is not among [`Rules::moves`] of a seat that is awaited.
    /// It need not be known for every illegal move: for those that people really try.
    fn why_not(&self, _state: &Self::State, _seat: Seat, _mv: Self::Move) -> Option<Rule> {
        None
    }

    /// The moves worth searching: some of [`Rules::moves`], at least one of them.
    fn search_moves(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>) {
        self.moves(state, seat, out);
    }

    /// The moves by which a search imagines other seats to go on: some of [`Rules::moves`], at least one of them. What others
    /// do need not be foreseen in every detail.
    fn reply_moves(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>) {
        self.search_moves(state, seat, out);
    }

    /// What a move comes to in this state, told by a move that stands for it and a mark: what bots learn of a move holds for
    /// those with the same gist. Where a move names a place, what lies there today may be elsewhere tomorrow.
    fn gist(&self, _state: &Self::State, _seat: Seat, mv: Self::Move) -> (Self::Move, u8) {
        (mv, 0)
    }

    /// Expected final points of each seat, in hundredths; guides search.
    fn estimate(&self, _state: &Self::State) -> PerSeat<i32> {
        PerSeat::default()
    }

    /// Expected final points of one seat, in hundredths: what [`Rules::estimate`] says of it, where that can be had for
    /// less.
    fn estimate_of(&self, state: &Self::State, seat: Seat) -> i32 {
        self.estimate(state)[seat]
    }

    /// The numbers that [`Rules::estimate`] weighs positions with, by name: what a fit may change.
    fn weights(&self) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// The same game, whose estimate weighs with other numbers, in the order of [`Rules::weights`].
    fn weighed(self, _weights: &[i32]) -> Self
    where
        Self: Sized,
    {
        self
    }

    /// The phase of the match, such as a round, where nobody else has a say and a phase is best planned as a whole: a
    /// number that never falls. Bots then compare positions at the ends of phases.
    fn phase(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// What a learnt estimate sees of a seat: shows the number of each feature that is there.
    fn features(&self, _state: &Self::State, _seat: Seat, _show: &mut impl FnMut(usize)) {}

    /// The same game with another network of its [`Rules::FEATURES`], whose verdict is added to what the estimate reckons
    /// without it.
    fn taught(self, _network: &Network) -> Self
    where
        Self: Sized,
    {
        self
    }

    /// Appends where a seat's points come from, source by source, as if the game ended now; once it is over they
    /// add up to the points of its [`Standing`].
    fn tally(&self, state: &Self::State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        if let Some(standing) = self.standing(state) {
            out.push(("points", standing.points[seat]));
        }
    }

    /// What the game's numbers are to bring about with these options; a report says whether they do.
    fn aims(&self, _options: &Self::Options) -> Vec<Aim> {
        Vec::new()
    }

    /// Checks that the components add up; run after every step in tests.
    ///
    /// # Errors
    /// With a sentence about what does not.
    fn audit(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }
}
