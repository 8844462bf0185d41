//! What seats and chance can do, and the notation of it.

use crate::{
    Action, Bonus, Colour, Conversion, Cult, Faction, Favour, FinalScoring, Hex, Progress, River, Score,
    Structure, Town,
};
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Unreadable, Words};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `pick nomads`, §1.4
    Pick(Faction),
    /// `bid nomads 3`: points given up for a faction, §1.11
    Bid(Faction, u8),
    /// `colour red`, §1.6, §13.9
    Colour(Colour),
    /// `build E5`, §1.7, §5.6, §6.1, §12.7
    Build(Hex),
    /// `dig 2`, §5.3
    Dig(u8),
    /// `transform F4 brown`, §5.2, §12.1, §13.4
    Transform(Hex, Colour),
    /// `discard`: throws away what is left of spades, §5.5
    Discard,
    /// `upgrade E5 tp`, §6.2, §12.5
    Upgrade(Hex, Structure),
    /// `advance ship`, §6.6, §6.7
    Advance(Progress),
    /// `send p fire`: to the best free space, §9.1
    Send(Cult),
    /// `send p fire 2`: to a space for this many steps, although a better one is free, §9.1
    SendTo(Cult, u8),
    /// `send p fire 1`: back to the supply, §9.2
    Return(Cult),
    /// `action act4`, §10.1, §10.2, §12
    Action(Action),
    /// `bridge C4 D5`, §6.8
    Bridge(Hex, Hex),
    /// `connect r20`, §12.6
    Connect(River),
    /// `burn 3`, §4.2
    Burn(u8),
    /// `convert 3pw w`, §4.3
    Convert(Conversion),
    /// `ordain 2`: this number of workers become priests, §12.12
    Ordain(u8),
    /// `+fav11`, §6.5
    Favour(Favour),
    /// `+tw3`, §8.5
    Town(Town),
    /// `+fire`: the cult steps that are due, §9.6, §10.2, §12.8, §12.10
    Step(Cult),
    /// `-fire`: the steps that a volcano costs, §13.5
    Lose(Cult),
    /// `leech 2`, §7.2
    Leech(u8),
    /// `decline`, §7.2, §13.9
    Decline,
    /// `token`: a new token for a point, §13.9
    Token,
    /// `unlock red`, §13.8
    Unlock(Colour),
    /// `keep`: the priest instead of a colour, §13.8
    Keep,
    /// `pass bon5`, `pass`, §1.9, §10.4
    Pass(Option<Bonus>),
    /// `done`, §2.4
    Done,
    /// `resign`, §2.7
    Resign,
}

const _: () = assert!(size_of::<Move>() <= 4);

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pick(faction) => write!(f, "pick {faction}"),
            Move::Bid(faction, points) => write!(f, "bid {faction} {points}"),
            Move::Colour(colour) => write!(f, "colour {colour}"),
            Move::Build(hex) => write!(f, "build {hex}"),
            Move::Dig(spades) => write!(f, "dig {spades}"),
            Move::Transform(hex, colour) => write!(f, "transform {hex} {colour}"),
            Move::Discard => f.write_str("discard"),
            Move::Upgrade(hex, structure) => write!(f, "upgrade {hex} {structure}"),
            Move::Advance(track) => write!(f, "advance {track}"),
            Move::Send(cult) => write!(f, "send p {cult}"),
            Move::SendTo(cult, steps) => write!(f, "send p {cult} {steps}"),
            Move::Return(cult) => write!(f, "send p {cult} 1"),
            Move::Action(action) => write!(f, "action {action}"),
            Move::Bridge(from, to) => write!(f, "bridge {from} {to}"),
            Move::Connect(river) => write!(f, "connect {river}"),
            Move::Burn(tokens) => write!(f, "burn {tokens}"),
            Move::Convert(conversion) => write!(f, "convert {conversion}"),
            Move::Ordain(priests) => write!(f, "ordain {priests}"),
            Move::Favour(tile) => write!(f, "+{tile}"),
            Move::Town(tile) => write!(f, "+{tile}"),
            Move::Step(cult) => write!(f, "+{cult}"),
            Move::Lose(cult) => write!(f, "-{cult}"),
            Move::Leech(power) => write!(f, "leech {power}"),
            Move::Decline => f.write_str("decline"),
            Move::Token => f.write_str("token"),
            Move::Unlock(colour) => write!(f, "unlock {colour}"),
            Move::Keep => f.write_str("keep"),
            Move::Pass(Some(card)) => write!(f, "pass {card}"),
            Move::Pass(None) => f.write_str("pass"),
            Move::Done => f.write_str("done"),
            Move::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut words = Words::of(text, "a move of Terra Mystica");
        let verb = words.word()?;
        let read = match verb {
            "pick" => Move::Pick(words.id()?),
            "bid" => Move::Bid(words.id()?, words.number()?),
            "colour" => Move::Colour(words.id()?),
            "build" => Move::Build(words.id()?),
            "dig" => Move::Dig(words.number()?),
            "transform" => Move::Transform(words.id()?, words.id()?),
            "discard" => Move::Discard,
            "upgrade" => Move::Upgrade(words.id()?, words.id()?),
            "advance" => Move::Advance(words.id()?),
            "send" => return read_send(words),
            "action" => Move::Action(words.id()?),
            "bridge" => Move::Bridge(words.id()?, words.id()?),
            "connect" => Move::Connect(words.id()?),
            "burn" => Move::Burn(words.number()?),
            "convert" => Move::Convert(format!("{} {}", words.word()?, words.word()?).parse()?),
            "ordain" => Move::Ordain(words.number()?),
            "leech" => Move::Leech(words.number()?),
            "decline" => Move::Decline,
            "token" => Move::Token,
            "unlock" => Move::Unlock(words.id()?),
            "keep" => Move::Keep,
            "pass" => Move::Pass(words.id().ok()),
            "done" => Move::Done,
            "resign" => Move::Resign,
            _ => read_sign(&words, verb)?,
        };
        // `pass` with a word that is not a card.
        if read == Move::Pass(None) && text != "pass" {
            return Err(words.unreadable());
        }
        words.end(read)
    }
}

fn read_send(mut words: Words<'_>) -> Result<Move, Unreadable> {
    if words.word()? != "p" {
        return Err(words.unreadable());
    }
    let cult = words.id()?;
    match words.word() {
        Err(_) => Ok(Move::Send(cult)),
        Ok("1") => words.end(Move::Return(cult)),
        Ok(steps) => match steps.parse() {
            Ok(steps @ 2..=9) => words.end(Move::SendTo(cult, steps)),
            _ => Err(words.unreadable()),
        },
    }
}

fn read_sign(words: &Words<'_>, word: &str) -> Result<Move, Unreadable> {
    if let Some(cult) = word.strip_prefix('-') {
        return cult.parse().map(Move::Lose);
    }
    let Some(gift) = word.strip_prefix('+') else { return Err(words.unreadable()) };
    gift.parse()
        .map(Move::Favour)
        .or_else(|_| gift.parse().map(Move::Town))
        .or_else(|_| gift.parse().map(Move::Step))
        .map_err(|_| words.unreadable())
}

tafel_rules::typescript!(Move as "string");

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One outcome of the draws of the set-up.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `score 1 score5`: the tile of a round, §1.2
    Score(u8, Score),
    /// `remove bon3`, §1.3
    Remove(Bonus),
    /// `final building-on-edge`, §1.10
    Final(FinalScoring),
    /// `lot nomads`: a faction is up for auction, §1.11
    Lot(Faction),
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Score(round, tile) => write!(f, "score {round} {tile}"),
            Chance::Remove(card) => write!(f, "remove {card}"),
            Chance::Final(scoring) => write!(f, "final {scoring}"),
            Chance::Lot(faction) => write!(f, "lot {faction}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text, "a draw of Terra Mystica");
        let read = match words.word()? {
            "score" => Chance::Score(words.number()?, words.id()?),
            "remove" => Chance::Remove(words.id()?),
            "final" => Chance::Final(words.id()?),
            "lot" => Chance::Lot(words.id()?),
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}

tafel_rules::typescript!(Chance as "string");

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
