//! The trait that says what a game is.

use crate::{
    Choice, Credit, DataFile, Dice, Edition, EditionId, Misprint, Notation, Objection, Screen, Seat,
    Standing, Tell, Turn, Unreadable, Viewer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The rules of one game, with its component data. What players think of it is a trait of its own (`tafel_evaluate`).
///
/// Laws that every implementation obeys are checked by the crate `tafel-laws` along random play.
pub trait Rules: Send + Sync + 'static {
    /// The game's name in records, addresses and catalogues: `terra-mystica`.
    const ID: &'static str;
    /// The version of the rules: raised whenever an old record would replay differently.
    const VERSION: u16;
    /// The text of the game's RULES.md, so that a [`Rule`](crate::Rule) can be read wherever the game is played:
    /// `include_str!("../RULES.md")`.
    const RULEBOOK: &'static str;
    /// What people can agree on before play; the answers make [`Rules::Options`].
    const CHOICES: &'static [Choice];
    /// The files of components that it was built with; an [`Edition`] has the same ones.
    const FILES: &'static [DataFile] = &[];

    /// What people agreed on: seats, map, variants. Nothing here is random; that is what [`Rules::Chance`] is for.
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

    /// The rules with the components of an edition.
    ///
    /// # Errors
    /// If the game cannot be played with them; by default a game has no components that can be exchanged.
    fn of_edition(_edition: &Edition) -> Result<Self, Misprint>
    where
        Self: Sized,
    {
        Err(Misprint::of_file(Self::ID, "this game has no editions"))
    }

    /// The edition whose components these are; none where they are those that the program was built with.
    fn edition(&self) -> Option<&EditionId> {
        None
    }

    /// How many seats play.
    fn seats(&self, options: &Self::Options) -> u8;

    /// The table before the first line of the record.
    fn start(&self, options: &Self::Options) -> Self::State;

    /// Whom the table is waiting for.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every legal move of `seat`; none when the table does not wait for it.
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

    /// How a terminal shows a view, in ids and marks.
    fn screen(&self, _view: &Self::View) -> Screen {
        Screen::default()
    }

    /// A state that the viewer cannot tell from the true one, drawn at random.
    fn imagine(&self, view: &Self::View, dice: &mut Dice) -> Self::State;

    /// What forbids a move: one that can be read but is not among the [`Rules::moves`] of a seat that is awaited. Of
    /// several rules it is the one that stands nearest in the way: what kind of move is due before what it is aimed at, and
    /// that before what it costs. It need not be known for every illegal move, but should be for those that people really
    /// try.
    fn why_not(&self, _state: &Self::State, _seat: Seat, _mv: Self::Move) -> Option<Objection> {
        None
    }

    /// Appends where a seat's points come from, source by source, as if the game ended now; once it is over they
    /// add up to the points of its [`Standing`]. For a seat at which nobody sits they add up to 0.
    fn tally(&self, state: &Self::State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        if let Some(standing) = self.standing(state) {
            out.push(("points", standing.points[seat]));
        }
    }

    /// Appends which components on the table a seat's points come from. For a source of the [`Rules::tally`] that is named
    /// here or by [`Rules::credit`] the parts add up to the whole; sources that no component stands for are left out.
    fn credits(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<Credit>) {}

    /// Points that a component brought along the way, where the table does not show it any more.
    fn credit(&self, _effect: &Self::Effect) -> Option<(Seat, Credit)> {
        None
    }

    /// Checks that the components add up; tests run it after every step.
    ///
    /// # Errors
    /// If they do not, with a sentence that says which.
    fn audit(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }
}
