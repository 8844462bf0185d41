//! Terra Mystica: twenty factions reshape the land of seven maps.
//!
//! | file | subject |
//! |---|---|
//! | `ids` | the words of the game: factions, colours, tiles, hexes |
//! | `board` | a map's hexes as bits: neighbours, river ways, bridges |
//! | `wheel` | the spades from each colour to each |
//! | `data` | the numbers of `data/*.ron`, checked |
//! | `options` | what people agree on before play |
//! | `state`, `audit` | everything that is true at the table, and that it adds up |
//! | `moves`, `effects` | what can be done and what is heard, as words |
//! | `look`, `play` | questions and changes that several chapters share |
//! | `view` | what a viewer knows: everything, and how it is put into words |
//! | `facts` | what follows from a view, for people |
//! | `screen` | the map in characters |
//! | `flow` | which step follows which |
//! | `rules/` | one file a chapter of RULES.md, each with its moves and what they do |
//! | `evaluate/` | what players think of the game: estimates by weights and a network, moves worth searching |

mod audit;
mod board;
mod data;
mod effects;
mod evaluate;
mod export;
mod facts;
mod flow;
mod ids;
mod look;
mod moves;
mod options;
mod play;
mod rules;
mod screen;
mod state;
mod view;
mod wheel;

pub use board::{Area, Board, Place};
pub use data::{
    BonusData, Cost, Data, Digging, FactionBoard, FactionData, FavourData, Gain, PerStructure, PowerPrices,
    ScoreData, Shipping, Skipping, StrongholdGift, StructureData, Tiles, TownData, TownNeeds, TwoPrices,
};
pub use effects::{Effect, Reason, Source};
pub use facts::{Facts, LandPrice, Payment, PlayerFacts, Way};
pub use ids::{
    Action, Bonus, Colour, Conversion, Cult, Faction, Favour, FinalScoring, Hex, MapId, Progress, River,
    Score, Structure, Town,
};
pub use look::Look;
pub use moves::{Chance, Move};
pub use options::{Extra, FireAndIce, Options, StartPoints, Switch};
pub use rules::Stock;
pub use state::{Bid, Due, Offer, Order, Phase, Player, State, Task};
pub use view::{DueView, HexView, PlayerView, View, Written};
pub use wheel::Wheel;

use std::borrow::Cow;
use tafel_evaluate::Network;
use tafel_rules::{
    Choice, Components, Credit, DataFile, Dice, Edition, EditionId, Misprint, Objection, Rules, Screen, Seat,
    Standing, Tell, Turn, Viewer,
};

/// The rules of Terra Mystica, with the numbers they are played by.
pub struct TerraMystica {
    data: Components<Data>,
    worth: evaluate::Worth,
    network: Cow<'static, Network>,
}

impl TerraMystica {
    /// The game as `data/*.ron` has it.
    pub fn new() -> TerraMystica {
        TerraMystica {
            data: Data::embedded().clone(),
            worth: evaluate::Worth::embedded(),
            network: Cow::Borrowed(evaluate::embedded()),
        }
    }

    /// The numbers and maps that the program was built with.
    pub fn built_in() -> &'static Data {
        Data::embedded()
    }

    /// The numbers and maps that it is played by.
    pub fn data(&self) -> &Data {
        &self.data
    }
}

impl Default for TerraMystica {
    fn default() -> Self {
        TerraMystica::new()
    }
}

impl Rules for TerraMystica {
    const ID: &'static str = "terra-mystica";
    const VERSION: u16 = 1;
    const CHOICES: &'static [Choice] = options::CHOICES;
    const FILES: &'static [DataFile] = data::FILES;
    const RULEBOOK: &'static str = include_str!("../RULES.md");

    type Options = Options;
    type State = State;
    type Move = Move;
    type Chance = Chance;
    type Effect = Effect;
    type View = View;
    type Facts = Facts;

    fn of_edition(edition: &Edition) -> Result<TerraMystica, Misprint> {
        Ok(TerraMystica { data: Components::of(edition, Data::of_edition)?, ..TerraMystica::new() })
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

    fn apply(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
        rules::apply(&self.data, state, seat, mv, tell);
    }

    fn resolve(&self, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
        rules::resolve(&self.data, state, chance, tell);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        rules::scoring::standing(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn facts(&self, view: &View) -> Facts {
        facts::facts(&self.data, view)
    }

    fn screen(&self, view: &View) -> Screen {
        screen::screen(&self.data, view)
    }

    fn imagine(&self, view: &View, _: &mut Dice) -> State {
        view::imagine(view)
    }

    fn why_not(&self, state: &State, seat: Seat, mv: Move) -> Option<Objection> {
        rules::why_not(&self.data, state, seat, mv)
    }

    fn tally(&self, state: &State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        out.extend(rules::scoring::tally(state, seat));
    }

    fn credit(&self, effect: &Effect) -> Option<(Seat, Credit)> {
        rules::scoring::credit(effect)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(&self.data, state)
    }
}
