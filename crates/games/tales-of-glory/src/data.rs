//! The numbers and tiles of `data/*.ron` or of an edition, checked.

use crate::checks;
use crate::ids::Tiles;
use crate::{Back, Kind, Per, Slot, Tile, Token};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tafel_parts::{List, Pool, Side};
use tafel_rules::{Components, DataFile, Edition, Flaw, Id, Misprint};

/// Everything that is printed: the numbers of the rules and the faces of the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// What RULES.md prints in italics.
    pub numbers: Numbers,
    faces: Vec<Face>,
    backs: [Tiles; Back::ALL.len()],
    demands: [[Tiles; MOST_ASKED]; 2],
    shapes: [Tiles; SHAPES],
}

const NUMBERS: &str = "numbers.ron";
const TILES: &str = "tiles.ron";

/// The files that numbers and tiles stand in.
pub(crate) const FILES: &[DataFile] = &[
    DataFile { name: NUMBERS, text: include_str!("../data/numbers.ron") },
    DataFile { name: TILES, text: include_str!("../data/tiles.ron") },
];

/// As much combat or magic as the estimate cares about.
pub(crate) const MOST_ASKED: usize = 8;

/// The ways in which the edges of a tile can have connectors.
pub(crate) const SHAPES: usize = 1 << Side::ALL.len();

/// Every number that RULES.md prints in italics.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// §7.4
    pub rounds: u8,
    /// What depends on the number of players.
    pub tables: Vec<Table>,
    /// §3.4
    pub surcharge: u8,
    /// §3.7
    pub compensation: Pool<Token>,
    /// §8.1
    pub majority: i16,
    /// §9.1
    pub quests_dealt: u8,
    /// §9.1
    pub quests_kept: u8,
    /// §9.6
    pub bundle: u8,
}

/// What depends on the number of players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// Slots of the adventure board, §1.1.
    pub slots: u8,
    /// Tiles that are swept off the board after a round, §7.1.
    pub swept: u8,
    /// Tiles of Age 1 that are removed before the first round, §1.5.
    pub removed: u8,
}

impl Table {
    /// The slots of the board, in order.
    pub(crate) fn slots(self) -> impl DoubleEndedIterator<Item = Slot> + Clone {
        Slot::all().take(usize::from(self.slots))
    }

    /// §1.1: whether a slot lies in the upper row.
    pub(crate) fn is_wilderness(self, slot: Slot) -> bool {
        slot.index() >= usize::from(self.slots) / 2
    }
}

/// What is printed on a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The stack it belongs to.
    pub back: Back,
    /// Its type; Quests and Heroes have none.
    pub kind: Option<Kind>,
    /// The price on its pennant.
    pub cost: Pool<Token>,
    /// Its edges, clockwise from the top.
    pub edges: [Edge; Side::ALL.len()],
    /// What it gives, below the picture.
    pub reward: Option<Reward>,
    /// What its chests hold, from the left.
    pub chests: List<Pool<Token>, 2>,
    /// The edges with a connector: a bit for each side, by its index.
    pub connectors: u8,
}

impl Face {
    /// Whether an edge has a connector.
    #[inline]
    pub fn connects(&self, side: Side) -> bool {
        self.connectors & (1 << side.index()) != 0
    }

    /// What is on an edge.
    #[inline]
    pub fn edge(&self, side: Side) -> Edge {
        self.edges[side.index()]
    }
}

/// An edge of a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Edge {
    /// No connector.
    #[default]
    Blank,
    /// A connector, no more.
    Plain,
    /// A connector with half a key.
    HalfKey,
    /// A connector of a Place that gives something once it is connected.
    Reward {
        /// What it gives.
        gain: Pool<Token>,
        /// The type that the tile on the other side must have, if any.
        #[serde(default)]
        from: Option<Kind>,
    },
}

/// The reward of a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reward {
    /// What is gained, once or for each of what `per` names.
    pub gain: Pool<Token>,
    /// What it is multiplied by, if anything.
    #[serde(default)]
    pub per: Option<Per>,
    /// When it is collected.
    #[serde(default)]
    pub when: When,
}

/// When a reward is collected.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum When {
    /// After the tile was placed, §5.1.
    #[default]
    AtOnce,
    /// In final scoring, §5.4.
    AtTheEnd,
}

/// A tile as `data/tiles.ron` writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    tile: Tile,
    back: Back,
    #[serde(default)]
    kind: Option<Kind>,
    #[serde(default)]
    cost: Pool<Token>,
    edges: Edges,
    #[serde(default)]
    reward: Option<Reward>,
    #[serde(default)]
    chests: Vec<Pool<Token>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edges {
    #[serde(default)]
    top: Edge,
    #[serde(default)]
    right: Edge,
    #[serde(default)]
    bottom: Edge,
    #[serde(default)]
    left: Edge,
}

impl Data {
    /// The data that the program was built with.
    pub(crate) fn embedded() -> &'static Components<Data> {
        static DATA: LazyLock<Components<Data>> = LazyLock::new(|| Components::built_in(FILES, Data::read));
        &DATA
    }

    /// Reads the numbers and tiles of an edition, and checks that the game can be played by them.
    ///
    /// # Errors
    /// With the file and line of what is wrong.
    pub fn read(edition: &Edition) -> Result<Data, Misprint> {
        let numbers: Numbers = edition.read(NUMBERS)?;
        let faces = edition.check(TILES, faces(edition.read(TILES)?))?;
        let with_back = |&back: &Back| Tile::all().filter(|tile| faces[tile.index()].back == back).collect();
        let backs = std::array::from_fn(|at| with_back(&Back::at(at)));
        let with_age = |tile: &Tile| faces[tile.index()].kind.is_some();
        let demands = [Token::Combat, Token::Magic].map(|token| {
            let asks = |tile: &Tile, more_than| faces[tile.index()].cost.amount(token) > more_than;
            std::array::from_fn(|had| {
                Tile::all().filter(with_age).filter(|tile| asks(tile, had as u8)).collect()
            })
        });
        let shaped = |shape: u8| {
            Tile::all().filter(with_age).filter(|tile| faces[tile.index()].connectors == shape).collect()
        };
        let shapes = std::array::from_fn(|shape| shaped(shape as u8));
        let data = Data { numbers, faces, backs, demands, shapes };
        edition.check(TILES, checks::tiles(&data))?;
        edition.check(NUMBERS, checks::numbers(&data))?;
        Ok(data)
    }

    /// For each amount of combat or magic the tiles with an age that ask for more than it.
    pub(crate) fn demands(&self, token: Token) -> &[Tiles; MOST_ASKED] {
        &self.demands[usize::from(token == Token::Magic)]
    }

    /// For each set of connectors, as bits, the tiles with an age that have just these.
    pub(crate) fn shapes(&self) -> &[Tiles; SHAPES] {
        &self.shapes
    }

    /// What is printed on a tile.
    #[inline]
    pub fn face(&self, tile: Tile) -> &Face {
        &self.faces[tile.index()]
    }

    /// All tiles with what is printed on them.
    pub fn faces(&self) -> impl Iterator<Item = (Tile, &Face)> {
        Tile::all().zip(&self.faces)
    }

    /// The tiles of one stack.
    #[inline]
    pub(crate) fn stack(&self, back: Back) -> Tiles {
        self.backs[back.index()]
    }

    /// What depends on the number of players.
    #[inline]
    pub(crate) fn table(&self, players: u8) -> Table {
        let table = self.numbers.tables.iter().find(|table| table.players == players);
        *table.expect("the loader saw a table for each number of players")
    }
}

/// What is printed on each tile, in the order of the tiles.
fn faces(printed: Vec<Printed>) -> Result<Vec<Face>, Flaw> {
    let mut faces = BTreeMap::new();
    for tile in printed {
        let name = tile.tile;
        let refuse = |reason: String| Flaw::new(format!("tile.{name}"), reason);
        if faces.insert(name, tile.face().map_err(refuse)?).is_some() {
            return Err(refuse(format!("`{name}` is printed twice")));
        }
    }
    match Tile::all().find(|tile| !faces.contains_key(tile)) {
        Some(missing) => Err(Flaw::new("", format!("`{missing}` is missing"))),
        None => Ok(faces.into_values().collect()),
    }
}

impl Printed {
    fn face(self) -> Result<Face, String> {
        let Printed { tile, back, kind, cost, edges, reward, chests } = self;
        if chests.len() > 2 {
            return Err(format!("`{tile}` has {} chests", chests.len()));
        }
        let edges = [edges.top, edges.right, edges.bottom, edges.left];
        let with_connector = Side::all().filter(|side| edges[side.index()] != Edge::Blank);
        let connectors = with_connector.fold(0, |bits, side| bits | 1 << side.index());
        Ok(Face { back, kind, cost, edges, reward, chests: chests.into_iter().collect(), connectors })
    }
}
