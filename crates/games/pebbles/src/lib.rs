//! Pebbles: the smallest game with everything, and the template of every other game's folder.
//!
//! | file | subject |
//! |---|---|
//! | `ids` | the words of the game: colours, cards |
//! | `data` | the numbers of `data/pebbles.ron`, checked |
//! | `options` | what people agree on before play |
//! | `state` | everything that is true at the table |
//! | `moves`, `effects` | what can be done and what is heard, as words |
//! | `view` | what a viewer knows: the only file about secrecy |
//! | `flow` | which step follows which |
//! | `rules/` | one file a chapter of RULES.md, each with its moves and what they do |
//! | `evaluate` | what players think of the game: estimates, moves worth searching |

mod data;
mod effects;
mod evaluate;
mod export;
mod flow;
mod ids;
mod moves;
mod options;
mod rules;
mod state;
mod view;

pub use data::{Data, Points};
pub use effects::Effect;
pub use ids::{Card, Colour};
pub use moves::{Chance, Move};
pub use options::{Goals, Options};
pub use state::{Player, State, Step};
pub use view::{SeatView, View};

use tafel_rules::{
    Choice, Components, DataFile, Dice, Edition, EditionId, Misprint, Objection, Rules, Seat, Standing, Tell,
    Turn, Viewer,
};

/// The rules of Pebbles, with the numbers they are played by.
pub struct Pebbles {
    data: Components<Data>,
}

impl Pebbles {
    /// The game as `data/pebbles.ron` has it.
    pub fn new() -> Pebbles {
        Pebbles { data: Data::embedded().clone() }
    }
}

impl Default for Pebbles {
    fn default() -> Self {
        Pebbles::new()
    }
}

impl Rules for Pebbles {
    const ID: &'static str = "pebbles";
    const VERSION: u16 = 1;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const CHOICES: &'static [Choice] = options::CHOICES;
    const FILES: &'static [DataFile] = data::FILES;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Chance = Chance;
    type Effect = Effect;
    type View = View;
    type Facts = ();

    fn of_edition(edition: &Edition) -> Result<Pebbles, Misprint> {
        Ok(Pebbles { data: Components::of(edition, Data::read)? })
    }

    fn edition(&self) -> Option<&EditionId> {
        self.data.edition()
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    fn start(&self, options: &Options) -> State {
        State::start(&self.data, options)
    }

    fn turn(&self, state: &State) -> Turn {
        flow::turn(state)
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        rules::moves(&self.data, state, seat, out);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        rules::chances(state, out);
    }

    fn apply(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
        rules::apply(&self.data, state, seat, mv, tell);
    }

    fn resolve(&self, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
        rules::resolve(state, chance, tell);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        rules::scoring::standing(&self.data, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn facts(&self, _: &View) {}

    fn imagine(&self, view: &View, dice: &mut Dice) -> State {
        view::imagine(&self.data, view, dice)
    }

    fn why_not(&self, state: &State, seat: Seat, mv: Move) -> Option<Objection> {
        Some(rules::why_not(&self.data, state, seat, mv))
    }

    fn tally(&self, state: &State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        out.extend(rules::scoring::tally(&self.data, state, seat));
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state.audit(&self.data)
    }
}
