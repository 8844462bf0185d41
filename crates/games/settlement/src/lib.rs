//! Settlement: settlers, buildings, a wilderness with monsters, and heroes to invite.
//!
//! | file | subject |
//! |---|---|
//! | `ids`, `places` | the words of the game: resources, buildings, heroes, spaces |
//! | `data` | the components and numbers of `data/*.ron`, checked |
//! | `options` | what people agree on before play |
//! | `state`, `wilderness` | everything that is true at the table |
//! | `audit` | whether the components add up |
//! | `moves`, `bundle`, `effects` | what can be done and what is heard, as words |
//! | `view` | what a viewer knows: here everything |
//! | `facts` | what follows from a view, for people |
//! | `flow` | which step follows which |
//! | `rules/` | one file a chapter of RULES.md, each with its moves and what they do |
//! | `evaluate/` | what players think of the game: estimates by a network, moves worth searching |

mod audit;
mod bundle;
pub mod data;
mod effects;
mod evaluate;
mod export;
mod facts;
mod flow;
mod ids;
mod moves;
mod options;
mod places;
mod rules;
mod state;
mod view;
mod wilderness;

pub use bundle::Bundle;
pub use data::{Data, Power};
pub use effects::Effect;
pub use facts::{Company, Exchange, Facts, SeatFacts};
pub use ids::{Artifact, Building, Colour, Guild, Hero, Rating, Region, Resource, Settlers, Street, Terrain};
pub use moves::{Chance, From, Move, With};
pub use options::{Options, Supply, TerrainSet};
pub use places::{Plot, Plots, Space, Spaces};
pub use state::{Artifacts, Heroes, Mirrored, Player, ROW, State, Step, Tiles};
pub use view::{Pile, SeatView, TerrainView, View};
pub use wilderness::Wilderness;

use std::borrow::Cow;
use tafel_evaluate::Network;
use tafel_rules::{
    Choice, Components, Credit, DataFile, Dice, Edition, EditionId, Misprint, Objection, Rules, Screen, Seat,
    Standing, Tell, Turn, Viewer,
};

/// The rules of Settlement, with the components they are played with.
pub struct Settlement {
    data: Components<Data>,
    network: Cow<'static, Network>,
}

impl Settlement {
    /// The game as `data/*.ron` have it.
    pub fn new() -> Settlement {
        Settlement { data: Data::embedded().clone(), network: Cow::Borrowed(evaluate::embedded()) }
    }

    /// What is printed on the components.
    pub fn data(&self) -> &Data {
        &self.data
    }
}

impl Default for Settlement {
    fn default() -> Self {
        Settlement::new()
    }
}

impl Rules for Settlement {
    const ID: &'static str = "settlement";
    const VERSION: u16 = 2;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const CHOICES: &'static [Choice] = options::CHOICES;
    const FILES: &'static [DataFile] = data::FILES;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Chance = Chance;
    type Effect = Effect;
    type View = View;
    type Facts = Facts;

    fn of_edition(edition: &Edition) -> Result<Settlement, Misprint> {
        Ok(Settlement { data: Components::of(edition, Data::read)?, ..Settlement::new() })
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
        rules::resolve(&self.data, state, chance, tell);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        rules::scoring::standing(&self.data, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(&self.data, state, viewer)
    }

    fn facts(&self, view: &View) -> Facts {
        facts::facts(&self.data, &view::imagine(view))
    }

    fn screen(&self, _: &View) -> Screen {
        // Both keep exchanges from going in circles.
        Screen { without: &["mirrored", "latest_rate"], ..Screen::default() }
    }

    fn imagine(&self, view: &View, _: &mut Dice) -> State {
        view::imagine(view)
    }

    fn why_not(&self, state: &State, seat: Seat, mv: Move) -> Option<Objection> {
        rules::why_not(&self.data, state, seat, mv)
    }

    fn tally(&self, state: &State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        out.extend(rules::scoring::tally(&self.data, state, seat));
    }

    fn credits(&self, state: &State, seat: Seat, out: &mut Vec<Credit>) {
        out.extend(rules::scoring::credits(&self.data, state, seat));
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state.audit(&self.data)
    }
}
