//! What seats and chance can do, and the notation of it.

use crate::{
    ActionCard, AttackCard, Building, Die, Guild, Landscape, Medal, Pips, PlayerCard, StartField, Tile,
};
use serde::Serialize;
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Seat, Unreadable, Words};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `swap I II` or `swap II III`: the tile of this start field and the next, §3.2
    Swap(StartField),
    /// `keep`: no swap, §3.2
    Keep,
    /// `prospect green 4 c1r3`, §10.2
    Prospect(Die, Landscape),
    /// `extract green 4`, §10.3
    Extract(Die),
    /// `trade yellow 5 ore 2 crystal 1`, §10.4
    Trade(Die, Sale),
    /// `build white 4 mint`, or `build white 4 mint less ore` with an architect, §10.6
    Build(Die, Building, Option<Tile>),
    /// `recruit white 5`, §10.7
    Recruit(Die),
    /// `muster red 3`, §10.8
    Muster(Die),
    /// `study red 3`, §10.9
    Study(Die),
    /// `labour red 3`, §10.10
    Labour(Die),
    /// `release red 3`: a die is let go, §9.3
    Release(Die),
    /// `play courier`, §13.3
    Play(ActionCard),
    /// `use mint`, §15.2
    Use(Building),
    /// `mine c1r4`: where a mine is laid that needs no die, §5.3 and §13.10
    Mine(Landscape),
    /// `take ore c1r4`: a tile comes into the stock, §10.3
    Take(Tile, Landscape),
    /// `stop`: no further tile is taken, §10.3
    Stop,
    /// `lay ore c1r4`: a tile of the supply is laid, §13.5
    Lay(Tile, Landscape),
    /// `sell ore 1 crystal 0`, §13.7
    Sell(Sale),
    /// `turn red 3 6`, §13.14
    Turn(Die, Pips),
    /// `hire mason`, §14.1
    Hire(PlayerCard),
    /// `decline`: none of the cards drawn is played, §14.1
    Decline,
    /// `discard courier`, §13.2
    Discard(ActionCard),
    /// `return mason`: a player card goes back into the deck, §6.7
    Return(PlayerCard),
    /// `forfeit trade`: a medal is lost, §6.11
    Forfeit(Medal),
    /// `lose ore`: a tile is lost to a blight, §12.6
    Lose(Tile),
    /// `repel`: the attack is repelled, and the turn ends, §12.3
    Repel,
    /// `end`: the attack does its damage, and the turn ends, §12.4
    End,
}

const _: () = assert!(size_of::<Move>() <= 8);

/// How many tiles of each kind are sold.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sale {
    /// Ore tiles.
    pub ore: u8,
    /// Crystal tiles.
    pub crystal: u8,
}

impl Sale {
    /// How many tiles in all.
    pub fn tiles(self) -> u8 {
        self.ore + self.crystal
    }
}

impl Display for Sale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ore {} crystal {}", self.ore, self.crystal)
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Swap(first) => write!(f, "swap {first} {}", after(*first)),
            Move::Keep => f.write_str("keep"),
            Move::Prospect(die, landscape) => write!(f, "prospect {die} {landscape}"),
            Move::Extract(die) => write!(f, "extract {die}"),
            Move::Trade(die, sale) => write!(f, "trade {die} {sale}"),
            Move::Build(die, building, None) => write!(f, "build {die} {building}"),
            Move::Build(die, building, Some(tile)) => write!(f, "build {die} {building} less {tile}"),
            Move::Recruit(die) => write!(f, "recruit {die}"),
            Move::Muster(die) => write!(f, "muster {die}"),
            Move::Study(die) => write!(f, "study {die}"),
            Move::Labour(die) => write!(f, "labour {die}"),
            Move::Release(die) => write!(f, "release {die}"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::Use(building) => write!(f, "use {building}"),
            Move::Mine(landscape) => write!(f, "mine {landscape}"),
            Move::Take(tile, landscape) => write!(f, "take {tile} {landscape}"),
            Move::Stop => f.write_str("stop"),
            Move::Lay(tile, landscape) => write!(f, "lay {tile} {landscape}"),
            Move::Sell(sale) => write!(f, "sell {sale}"),
            Move::Turn(die, pips) => write!(f, "turn {die} {pips}"),
            Move::Hire(card) => write!(f, "hire {card}"),
            Move::Decline => f.write_str("decline"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Return(card) => write!(f, "return {card}"),
            Move::Forfeit(medal) => write!(f, "forfeit {medal}"),
            Move::Lose(tile) => write!(f, "lose {tile}"),
            Move::Repel => f.write_str("repel"),
            Move::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut words = Words::of(text, "a move of guilds");
        let read = match words.word()? {
            "swap" => {
                let first: StartField = words.id()?;
                if first == StartField::Third || words.id::<StartField>()? != after(first) {
                    return Err(words.unreadable());
                }
                Move::Swap(first)
            }
            "keep" => Move::Keep,
            "prospect" => Move::Prospect(die(&mut words)?, words.id()?),
            "extract" => Move::Extract(die(&mut words)?),
            "trade" => Move::Trade(die(&mut words)?, sale(&mut words)?),
            "build" => {
                let (die, building) = (die(&mut words)?, words.id()?);
                let cheaper = text.contains(" less ");
                Move::Build(die, building, if cheaper { Some(less(&mut words)?) } else { None })
            }
            "recruit" => Move::Recruit(die(&mut words)?),
            "muster" => Move::Muster(die(&mut words)?),
            "study" => Move::Study(die(&mut words)?),
            "labour" => Move::Labour(die(&mut words)?),
            "release" => Move::Release(die(&mut words)?),
            "play" => Move::Play(words.id()?),
            "use" => Move::Use(words.id()?),
            "mine" => Move::Mine(words.id()?),
            "take" => Move::Take(words.id()?, words.id()?),
            "stop" => Move::Stop,
            "lay" => Move::Lay(words.id()?, words.id()?),
            "sell" => Move::Sell(sale(&mut words)?),
            "turn" => Move::Turn(die(&mut words)?, words.id()?),
            "hire" => Move::Hire(words.id()?),
            "decline" => Move::Decline,
            "discard" => Move::Discard(words.id()?),
            "return" => Move::Return(words.id()?),
            "forfeit" => Move::Forfeit(words.id()?),
            "lose" => Move::Lose(words.id()?),
            "repel" => Move::Repel,
            "end" => Move::End,
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}

/// The start field after one; the last has none after it but itself.
fn after(first: StartField) -> StartField {
    match first {
        StartField::First => StartField::Second,
        StartField::Second | StartField::Third => StartField::Third,
    }
}

fn die(words: &mut Words<'_>) -> Result<Die, Unreadable> {
    Ok(Die { colour: words.id()?, pips: words.id()? })
}

fn sale(words: &mut Words<'_>) -> Result<Sale, Unreadable> {
    keyword(words, "ore")?;
    let ore = words.number()?;
    keyword(words, "crystal")?;
    Ok(Sale { ore, crystal: words.number()? })
}

fn less(words: &mut Words<'_>) -> Result<Tile, Unreadable> {
    keyword(words, "less")?;
    words.id()
}

fn keyword(words: &mut Words<'_>, expected: &str) -> Result<(), Unreadable> {
    if words.word()? == expected { Ok(()) } else { Err(words.unreadable()) }
}

/// One outcome of dice, bag or deck.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `landscape c1r1 ore`: what a landscape bears, §8.1
    Landscape(Landscape, Tile),
    /// `start 2`: the start player, §8.5
    Start(Seat),
    /// `card 0 courier`: a seat draws an action card, §13.2
    Card(Seat, ActionCard),
    /// `guild jade`: a guild tile comes onto a start field, §2.1
    Guild(Guild),
    /// `attack wolves`, §12.1
    Attack(AttackCard),
    /// `die red 4`: a die is drawn and rolled, §9.2
    Die(Die),
    /// `roll red 4`: a die is rolled again, §13.14
    Roll(Die),
    /// `collapse 3`, §5.7
    Collapse(Pips),
    /// `box mint`: a building goes to the box, §6.1
    Box(Building),
    /// `penalty mint`: a building comes into play against the player, §6.13
    Penalty(Building),
    /// `recruit mason`: a player card is drawn, §14.1
    Recruit(PlayerCard),
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Landscape(landscape, tile) => write!(f, "landscape {landscape} {tile}"),
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Card(seat, card) => write!(f, "card {seat} {card}"),
            Chance::Guild(guild) => write!(f, "guild {guild}"),
            Chance::Attack(card) => write!(f, "attack {card}"),
            Chance::Die(die) => write!(f, "die {die}"),
            Chance::Roll(die) => write!(f, "roll {die}"),
            Chance::Collapse(pips) => write!(f, "collapse {pips}"),
            Chance::Box(building) => write!(f, "box {building}"),
            Chance::Penalty(building) => write!(f, "penalty {building}"),
            Chance::Recruit(card) => write!(f, "recruit {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text, "an outcome of guilds");
        let read = match words.word()? {
            "landscape" => Chance::Landscape(words.id()?, words.id()?),
            "start" => Chance::Start(words.id()?),
            "card" => Chance::Card(words.id()?, words.id()?),
            "guild" => Chance::Guild(words.id()?),
            "attack" => Chance::Attack(words.id()?),
            "die" => Chance::Die(die(&mut words)?),
            "roll" => Chance::Roll(die(&mut words)?),
            "collapse" => Chance::Collapse(words.id()?),
            "box" => Chance::Box(words.id()?),
            "penalty" => Chance::Penalty(words.id()?),
            "recruit" => Chance::Recruit(words.id()?),
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}
