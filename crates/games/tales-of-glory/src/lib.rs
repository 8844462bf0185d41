//! Tales of Glory: the rules of the game, with a tile set of our own (the printed one is not public).
//!
//! | file | subject |
//! |---|---|
//! | `ids` | the words of the game: tiles, tokens, slots, spots |
//! | `data`, `checks` | what `data/*.ron` or an edition prints, and what can be played with |
//! | `reconstruction` | what our own set keeps to |
//! | `options` | what people agree on before play |
//! | `state`, `audit` | everything that is true at the table, and whether it adds up |
//! | `area` | where a tile can lie |
//! | `moves`, `effects` | what can be done and what is heard, as words |
//! | `view` | what a viewer knows: the only file about secrecy |
//! | `facts` | what follows from a view, for people |
//! | `flow` | which step follows which |
//! | `rules/` | one file a chapter of RULES.md, each with its moves and what they do |
//! | `evaluate/` | what players think of the game: estimates by weights and a network, moves worth searching |

mod area;
mod audit;
mod checks;
mod data;
mod effects;
mod evaluate;
mod export;
mod facts;
mod flow;
mod ids;
mod moves;
mod options;
mod reconstruction;
mod rules;
mod state;
mod view;

pub use data::{Data, Edge, Face, Numbers, Reward, Table, When};
pub use effects::Effect;
pub use evaluate::Weight;
pub use facts::{Facts, SeatFacts};
pub use ids::{Back, Chest, Kind, Per, Slot, Spot, Surcharge, Tile, Token};
pub use moves::{Chance, Move};
pub use options::{Options, Quests};
pub use state::{Link, Placed, Player, Stage, State, Step, Taken};
pub use view::{SeatView, View};

use evaluate::Weights;
use std::borrow::Cow;
use tafel_evaluate::Network;
use tafel_rules::{
    Choice, Components, Credit, DataFile, Dice, Edition, EditionId, Misprint, Objection, Rules, Seat,
    Standing, Tell, Turn, Viewer,
};

/// The rules of Tales of Glory, with the tiles they are played by.
pub struct TalesOfGlory {
    data: Components<Data>,
    weights: Weights,
    network: Cow<'static, Network>,
}

impl TalesOfGlory {
    /// The game as `data/*.ron` has it.
    pub fn new() -> TalesOfGlory {
        TalesOfGlory {
            data: Data::embedded().clone(),
            weights: evaluate::embedded_weights(),
            network: Cow::Borrowed(evaluate::embedded_network()),
        }
    }

    /// What is printed on board and tiles; reconstructed, not the printed set of the original.
    pub fn data(&self) -> &Data {
        &self.data
    }
}

impl Default for TalesOfGlory {
    fn default() -> Self {
        TalesOfGlory::new()
    }
}

impl Rules for TalesOfGlory {
    const ID: &'static str = "tales-of-glory";
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

    fn of_edition(edition: &Edition) -> Result<TalesOfGlory, Misprint> {
        Ok(TalesOfGlory { data: Components::of(edition, Data::read)?, ..TalesOfGlory::new() })
    }

    fn edition(&self) -> Option<&EditionId> {
        self.data.edition()
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    fn start(&self, options: &Options) -> State {
        State::start(options)
    }

    fn turn(&self, state: &State) -> Turn {
        flow::turn(state)
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        rules::moves(&self.data, state, seat, out);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        rules::chances(&self.data, state, out);
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
        facts::facts(&self.data, view)
    }

    fn imagine(&self, view: &View, dice: &mut Dice) -> State {
        view::imagine(&self.data, view, dice)
    }

    fn why_not(&self, state: &State, seat: Seat, mv: Move) -> Option<Objection> {
        Some(rules::why_not(&self.data, state, seat, mv))
    }

    fn tally(&self, state: &State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        if seat.0 < state.seats {
            out.extend(rules::scoring::tally(&self.data, state, seat));
        }
    }

    fn credits(&self, state: &State, seat: Seat, out: &mut Vec<Credit>) {
        rules::credits::on_tiles(&self.data, state, seat, out);
    }

    fn credit(&self, effect: &Effect) -> Option<(Seat, Credit)> {
        rules::credits::collected(&self.data, effect)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(&self.data, state)
    }
}
