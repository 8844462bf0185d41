//! Guilds: a solo game against a board of conditions, on a base game of our own for one to four players.
//!
//! | file | subject |
//! |---|---|
//! | `ids` | the words of the game: guilds, dice, landscapes, cards, buildings, fields |
//! | `data` | the numbers of `data/*.ron`, checked |
//! | `options` | what people agree on before play |
//! | `land` | the landscapes with their tiles |
//! | `state`, `steps`, `audit` | everything that is true at the table, what is to be done, and whether it adds up |
//! | `moves`, `effects` | what can be done and what is heard, as words |
//! | `view` | what a viewer knows: the only file about secrecy |
//! | `facts` | what follows from a view, for people |
//! | `flow` | which step follows which |
//! | `rules/` | one file a chapter of RULES.md, each with its moves and what they do |
//! | `evaluate/` | what players think of the game: estimates, weights, moves worth searching, what the numbers are tuned for |

mod audit;
mod data;
mod effects;
mod evaluate;
mod export;
mod facts;
mod flow;
mod ids;
mod land;
mod moves;
mod options;
mod rules;
mod state;
mod steps;
mod view;

pub use data::{
    Action, ActionEntry, Attack, AttackKind, Base, Condition, Data, Deck, Deed, FieldKind, Hireling,
    LandscapeRow, Mishap, Plan, Play, Race, Rounds, Scoring, SoloBoard, Talent, TradeMedal,
};
pub use effects::Effect;
pub use evaluate::Weight;
pub use facts::{Facts, Hire, SoloFacts, Tested};
pub use ids::{
    ActionCard, ActionCards, AttackCard, AttackCards, Building, Buildings, Die, DieAction, DieBag, DieColour,
    Field, Guild, GuildTiles, Landscape, Landscapes, Medal, Pips, PlayerCard, PlayerCards, ROW_FIELDS, SIDES,
    SoloRow, StartField, Tile, WIDTH,
};
pub use land::Land;
pub use moves::{Chance, Move, Sale};
pub use options::Options;
pub use state::{Aids, Player, Row, Solo, State};
pub use steps::{Recruiting, Step, Taking};
pub use view::{SeatView, View};

use evaluate::Weights;
use tafel_rules::{
    Choice, Components, Credit, DataFile, Dice, Edition, EditionId, Misprint, Objection, Rules, Seat, Seed,
    Standing, Tell, Turn, Viewer,
};

/// The rules of Guilds, with the numbers they are played by.
pub struct Guilds {
    data: Components<Data>,
    weights: Weights,
}

impl Guilds {
    /// The game as `data/*.ron` has it.
    pub fn new() -> Guilds {
        Guilds { data: Data::embedded().clone(), weights: evaluate::embedded() }
    }

    /// The numbers that it is played by.
    pub fn data(&self) -> &Data {
        &self.data
    }
}

impl Default for Guilds {
    fn default() -> Self {
        Guilds::new()
    }
}

impl Rules for Guilds {
    const ID: &'static str = "guilds";
    const VERSION: u16 = 6;
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

    fn of_edition(edition: &Edition) -> Result<Guilds, Misprint> {
        Ok(Guilds { data: Components::of(edition, Data::read)?, ..Guilds::new() })
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
        rules::chances(&self.data, state, out);
    }

    fn apply(&self, state: &mut State, _seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
        rules::apply(&self.data, state, mv, tell);
    }

    fn resolve(&self, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
        rules::resolve(&self.data, state, chance, tell);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        rules::scoring::standing(&self.data, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn facts(&self, view: &View) -> Facts {
        // Whatever is drawn for the hands of others: only how many cards they hold matters.
        facts::facts(&self.data, &view::imagine(&self.data, view, &mut Dice::at(Seed([0; 32]), 0)))
    }

    fn imagine(&self, view: &View, dice: &mut Dice) -> State {
        view::imagine(&self.data, view, dice)
    }

    fn why_not(&self, state: &State, _seat: Seat, mv: Move) -> Option<Objection> {
        rules::why_not(&self.data, state, mv)
    }

    fn tally(&self, state: &State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        if seat.0 < state.seats {
            out.extend(rules::scoring::tally(&self.data, state, seat));
        }
    }

    fn credits(&self, state: &State, seat: Seat, out: &mut Vec<Credit>) {
        rules::scoring::credits(&self.data, state, seat, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(&self.data, state)
    }
}
