//! What seats and chance can do, and the notation of it.

use crate::{Artifact, Building, Bundle, Hero, Plot, Region, Resource, Space, Street, Terrain};
use serde::Serialize;
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Seat, Unreadable, Words};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `bonus 2`: the action uses so many bonus settlers, §3.4
    Bonus(u8),
    /// `build quarry 2.1`, from a pile beside a single tile `build quarry 2.1 pile`, §4
    Build {
        /// Which kind.
        building: Building,
        /// Where to.
        plot: Plot,
        /// Where from.
        from: From,
    },
    /// `explore II.3`, §5
    Explore(Space),
    /// `hunt III.1`, §6.3
    Hunt(Space),
    /// `fort I.2`, §7.1
    Fort(Space),
    /// `activate I.2`, §7.2
    Activate(Space),
    /// `region II`, §8
    Region(Region),
    /// `street 1`, §9
    Street(Street),
    /// `use 1.2`, `use 1.2 wood`, `use 1.2 III.1`, §9
    Use {
        /// The plot of the building.
        plot: Plot,
        /// What the effect leaves to choose.
        with: With,
    },
    /// `done`: the other buildings stay unused, §9.1
    Done,
    /// `scroll wood`, §14.5
    Scroll(Resource),
    /// `summon I.2`: the monster appears, §14.11
    Summon(Space),
    /// `calm I.2`: it does not, §14.11
    Calm(Space),
    /// `exchange wood clay for stone`, §10
    Exchange {
        /// What goes.
        give: Bundle,
        /// What comes.
        get: Resource,
    },
    /// `invite h07`, §11
    Invite(Hero),
    /// `end`, §2.4
    End,
    /// `pass`, `pass keep clay stone`, §12.1
    Pass {
        /// The basic resources that are not given back.
        keep: Bundle,
    },
    /// `take ring`, §1.8, §12.3
    Take(Artifact),
}

const _: () = assert!(size_of::<Move>() <= 8);

impl Move {
    /// Whether it is one of the seven actions, of which a turn has one.
    pub(crate) fn is_action(self) -> bool {
        match self {
            Move::Build { .. }
            | Move::Explore(_)
            | Move::Hunt(_)
            | Move::Fort(_)
            | Move::Activate(_)
            | Move::Region(_)
            | Move::Street(_) => true,
            Move::Bonus(_)
            | Move::Use { .. }
            | Move::Done
            | Move::Scroll(_)
            | Move::Summon(_)
            | Move::Calm(_)
            | Move::Exchange { .. }
            | Move::Invite(_)
            | Move::End
            | Move::Pass { .. }
            | Move::Take(_) => false,
        }
    }
}

/// Where in the market a building comes from, §4.3.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// A tile that lies alone, or the pile where there is no such tile.
    Market,
    /// The pile, although a tile of the kind lies alone.
    Pile,
}

/// What the effect of a building leaves to choose, §9.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum With {
    /// Nothing.
    Nothing,
    /// A resource.
    Resource(Resource),
    /// A terrain.
    Terrain(Space),
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bonus(settlers) => write!(f, "bonus {settlers}"),
            Move::Build { building, plot, from: From::Market } => write!(f, "build {building} {plot}"),
            Move::Build { building, plot, from: From::Pile } => write!(f, "build {building} {plot} pile"),
            Move::Explore(space) => write!(f, "explore {space}"),
            Move::Hunt(space) => write!(f, "hunt {space}"),
            Move::Fort(space) => write!(f, "fort {space}"),
            Move::Activate(space) => write!(f, "activate {space}"),
            Move::Region(region) => write!(f, "region {region}"),
            Move::Street(street) => write!(f, "street {street}"),
            Move::Use { plot, with: With::Nothing } => write!(f, "use {plot}"),
            Move::Use { plot, with: With::Resource(kind) } => write!(f, "use {plot} {kind}"),
            Move::Use { plot, with: With::Terrain(space) } => write!(f, "use {plot} {space}"),
            Move::Done => f.write_str("done"),
            Move::Scroll(kind) => write!(f, "scroll {kind}"),
            Move::Summon(space) => write!(f, "summon {space}"),
            Move::Calm(space) => write!(f, "calm {space}"),
            Move::Exchange { give, get } => write!(f, "exchange {give} for {get}"),
            Move::Invite(hero) => write!(f, "invite {hero}"),
            Move::End => f.write_str("end"),
            Move::Pass { keep } if *keep == Bundle::NONE => f.write_str("pass"),
            Move::Pass { keep } => write!(f, "pass keep {keep}"),
            Move::Take(artifact) => write!(f, "take {artifact}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut words = Words::of(text, "a move of settlement");
        let read = match words.word()? {
            "bonus" => Move::Bonus(words.number()?),
            "build" => {
                let (building, plot) = (words.id()?, words.id()?);
                let from = match words.word() {
                    Err(_) => From::Market,
                    Ok("pile") => From::Pile,
                    Ok(_) => return Err(words.unreadable()),
                };
                Move::Build { building, plot, from }
            }
            "explore" => Move::Explore(words.id()?),
            "hunt" => Move::Hunt(words.id()?),
            "fort" => Move::Fort(words.id()?),
            "activate" => Move::Activate(words.id()?),
            "region" => Move::Region(words.id()?),
            "street" => Move::Street(words.id()?),
            "use" => Move::Use { plot: words.id()?, with: with(words.word().ok())? },
            "done" => Move::Done,
            "scroll" => Move::Scroll(words.id()?),
            "summon" => Move::Summon(words.id()?),
            "calm" => Move::Calm(words.id()?),
            "exchange" => {
                let mut give = Bundle::NONE;
                let get = loop {
                    match words.word()? {
                        "for" => break words.id()?,
                        word => give = give.with(word.parse()?),
                    }
                };
                Move::Exchange { give, get }
            }
            "invite" => Move::Invite(words.id()?),
            "end" => Move::End,
            "pass" => {
                let mut keep = Bundle::NONE;
                if let Ok(word) = words.word() {
                    if word != "keep" {
                        return Err(words.unreadable());
                    }
                    keep = keep.with(words.id()?);
                    while let Ok(word) = words.word() {
                        keep = keep.with(word.parse()?);
                    }
                }
                Move::Pass { keep }
            }
            "take" => Move::Take(words.id()?),
            _ => return Err(words.unreadable()),
        };
        // Optional words and the order of resources leave room for other spellings; only one is a line.
        let read = words.end(read)?;
        if read.to_string() == text { Ok(read) } else { Err(Unreadable::new(text, "a move of settlement")) }
    }
}

fn with(word: Option<&str>) -> Result<With, Unreadable> {
    let Some(word) = word else { return Ok(With::Nothing) };
    word.parse().map(With::Resource).or_else(|_| word.parse().map(With::Terrain))
}

/// One outcome of dice, stack or deck.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `start 2`, §1.7
    Start(Seat),
    /// `tile quarry`: a building comes into the market, §1.3, §4.3, §13.2
    Tile(Building),
    /// `hero h07`: a hero comes into the row, §1.4, §11.4, §13.1
    Hero(Hero),
    /// `artifact ring`: an artifact comes into its row, §1.5, §16.2
    Artifact(Artifact),
    /// `terrain wood-green`: what was explored, §5.1
    Terrain(Terrain),
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Tile(building) => write!(f, "tile {building}"),
            Chance::Hero(hero) => write!(f, "hero {hero}"),
            Chance::Artifact(artifact) => write!(f, "artifact {artifact}"),
            Chance::Terrain(terrain) => write!(f, "terrain {terrain}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text, "a draw of settlement");
        let read = match words.word()? {
            "start" => Chance::Start(words.id()?),
            "tile" => Chance::Tile(words.id()?),
            "hero" => Chance::Hero(words.id()?),
            "artifact" => Chance::Artifact(words.id()?),
            "terrain" => Chance::Terrain(words.id()?),
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}
