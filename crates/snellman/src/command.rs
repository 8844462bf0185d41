//! One command of the log language: what it says, in the spellings of all years.

use std::str::FromStr;
use tafel_rules::Unreadable;
use tafel_terra_mystica::{
    Action, Bonus, Colour, Cult, Faction, Favour, Hex, Progress, River, Structure, Town,
};

/// Something that can be exchanged.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Resource {
    Power,
    Priest,
    Worker,
    Coin,
    Point,
}

/// One command of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Setup,
    Build(Hex),
    Upgrade(Hex, Structure),
    Dig(u8),
    /// Without a colour: as far towards home as the spades reach.
    Transform(Hex, Option<Colour>),
    /// With the steps of the space, if they are named.
    Send(Cult, Option<u8>),
    Action(Action),
    Bridge(Hex, Hex),
    ConnectRiver(River),
    ConnectHexes([Option<Hex>; 3]),
    Advance(Progress),
    Burn(u8),
    Convert(u8, Resource, u8, Resource),
    Favour(Favour),
    Town(u8, Town),
    Steps(u8, Cult),
    Forgo(u8, Cult),
    DropSpades,
    /// Bridges that cannot be laid are given up.
    GiveUpBridges(u8),
    /// What the action of a stronghold gave is thrown away, such as a ride.
    GiveUpGift,
    GiveUpOrdination,
    GiveUpToken,
    Token,
    Leech(u8, Option<Faction>),
    Decline(Option<u8>, Option<Faction>),
    Pass(Option<Bonus>),
    Colour(Colour),
    Unlock(Colour),
    KeepPriest,
    /// The turn ends.
    Done,
    /// Words that are accepted and mean nothing: `wait`, `income`.
    Nothing,
    /// The player leaves by a command of its own.
    Resign,
    /// The player is taken out of the game; no row of a ledger stands for that.
    Drop,
}

impl Command {
    /// Whether it answers an offer of power.
    pub(super) fn is_answer(self) -> bool {
        matches!(self, Command::Leech(..) | Command::Decline(..))
    }
}

impl FromStr for Command {
    type Err = String;

    /// Reads one command in lower case.
    fn from_str(text: &str) -> Result<Command, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || "not a command".to_owned();
        Ok(match words[..] {
            ["build", at] => Command::Build(hex(at)?),
            ["upgrade", at, "to", ref to @ ..] => Command::Upgrade(hex(at)?, structure(&to.join(" "))?),
            ["upgrade", at, to] => Command::Upgrade(hex(at)?, structure(to)?),
            ["dig", spades] => Command::Dig(number(spades)?),
            ["transform", at] => Command::Transform(hex(at)?, None),
            ["transform", at, "to", to] | ["transform", at, to] => {
                Command::Transform(hex(at)?, Some(colour(to)?))
            }
            ["send", "p" | "priest", "to", cult] | ["send", "p" | "priest", cult] => {
                Command::Send(id(cult)?, None)
            }
            ["send", "p" | "priest", "to", cult, "for", steps] => {
                Command::Send(id(cult)?, Some(number(steps)?))
            }
            ["action", action] => Command::Action(id(action)?),
            ["bridge", ends] => {
                let (from, to) = ends.split_once(':').ok_or_else(unknown)?;
                Command::Bridge(hex(from)?, hex(to)?)
            }
            ["connect", what] => connect(what)?,
            ["advance", "ship" | "shipping"] => Command::Advance(Progress::Ship),
            ["advance", "dig" | "digging"] => Command::Advance(Progress::Dig),
            ["burn", tokens] => Command::Burn(number(tokens)?),
            ["convert", ..] => convert(text.strip_prefix("convert").ok_or_else(unknown)?)?,
            ["leech", power] => Command::Leech(number(power)?, None),
            ["leech", power, "from", from] => Command::Leech(number(power)?, Some(id(from)?)),
            ["decline"] => Command::Decline(None, None),
            ["decline", power] => Command::Decline(Some(number(power)?), None),
            ["decline", power, "from", from] => Command::Decline(Some(number(power)?), Some(id(from)?)),
            ["pass"] => Command::Pass(None),
            ["pass", card] => Command::Pass(Some(id(card)?)),
            ["pick-color" | "pick-colour", to] => Command::Colour(colour(to)?),
            ["unlock-terrain", "gain-priest"] => Command::KeepPriest,
            ["unlock-terrain", to] => Command::Unlock(colour(to)?),
            ["gain", "p3", "for", "vp"] => Command::Token,
            ["done"] => Command::Done,
            ["wait" | "start" | "setup" | "income"] => Command::Nothing,
            ["resign"] => Command::Resign,
            [sign] => signed(sign)?,
            _ => return Err(unknown()),
        })
    }
}

/// What comes by `+`, or goes by `-`.
fn signed(text: &str) -> Result<Command, String> {
    let (sign, rest) = text.split_at_checked(1).ok_or("not a command")?;
    let (amount, word) = amount(rest)?;
    match (sign, word) {
        ("-", "spade" | "spades") => Ok(Command::DropSpades),
        ("-", "bridge" | "bridges") => Ok(Command::GiveUpBridges(amount)),
        ("-", "free_d" | "free_tf" | "free_tp") => Ok(Command::GiveUpGift),
        // Half of the same gift: where it may be used.
        ("-", "teleport_no_tf" | "tf_need_hex_adjacency") => Ok(Command::Nothing),
        ("-", "convert_w_to_p") => Ok(Command::GiveUpOrdination),
        ("-", "gain_p3_for_vp") => Ok(Command::GiveUpToken),
        ("-", cult) => Ok(Command::Forgo(amount, id(cult)?)),
        ("+", word) => {
            if let Ok(tile) = word.parse() {
                return Ok(Command::Favour(tile));
            }
            if let Ok(tile) = word.parse() {
                return Ok(Command::Town(amount, tile));
            }
            // Cards were once taken like tiles.
            if let Ok(card) = word.parse() {
                return Ok(Command::Pass(Some(card)));
            }
            Ok(Command::Steps(amount, id(word)?))
        }
        _ => Err("not a command".into()),
    }
}

fn connect(text: &str) -> Result<Command, String> {
    if let Ok(river) = text.parse() {
        return Ok(Command::ConnectRiver(river));
    }
    let mut hexes = [None; 3];
    for (at, part) in text.split(':').enumerate() {
        *hexes.get_mut(at).ok_or("at most three hexes are connected")? = Some(hex(part)?);
    }
    Ok(Command::ConnectHexes(hexes))
}

fn convert(text: &str) -> Result<Command, String> {
    let (give, get) = text.split_once(" to ").ok_or("not a conversion")?;
    let side = |side: &str| -> Result<(u8, Resource), String> {
        let compact: String = side.split_whitespace().collect();
        let (amount, word) = amount(&compact)?;
        let resource = match word {
            "pw" | "power" => Resource::Power,
            "p" | "priest" | "priests" => Resource::Priest,
            "w" | "worker" | "workers" => Resource::Worker,
            "c" | "coin" | "coins" => Resource::Coin,
            "vp" => Resource::Point,
            _ => return Err(format!("`{word}` is not a resource")),
        };
        Ok((amount, resource))
    };
    let ((n, from), (m, to)) = (side(give)?, side(get)?);
    Ok(Command::Convert(n, from, m, to))
}

/// A number, 1 if there is none, and the word behind it.
fn amount(text: &str) -> Result<(u8, &str), String> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (figures, word) = text.split_at(digits);
    let amount = if figures.is_empty() { 1 } else { number(figures)? };
    Ok((amount, word))
}

fn number(text: &str) -> Result<u8, String> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number {
        return Err(format!("`{text}` is not a number"));
    }
    text.parse().map_err(|_| format!("{text} is more than there can be of anything"))
}

fn hex(text: &str) -> Result<Hex, String> {
    text.to_ascii_uppercase().parse().map_err(|e| format!("{e}"))
}

fn structure(text: &str) -> Result<Structure, String> {
    match text {
        "dwelling" => Ok(Structure::Dwelling),
        "trading post" => Ok(Structure::TradingHouse),
        "temple" => Ok(Structure::Temple),
        "stronghold" => Ok(Structure::Stronghold),
        "sanctuary" => Ok(Structure::Sanctuary),
        _ => id(text),
    }
}

fn colour(text: &str) -> Result<Colour, String> {
    match text {
        "grey" | "mountains" => Ok(Colour::Gray),
        "desert" => Ok(Colour::Yellow),
        "plains" => Ok(Colour::Brown),
        "swamp" => Ok(Colour::Black),
        "lakes" => Ok(Colour::Blue),
        "forest" => Ok(Colour::Green),
        "wasteland" => Ok(Colour::Red),
        _ => id(text),
    }
}

fn id<T: FromStr<Err = Unreadable>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|e| format!("{e}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Command, String> {
        text.parse()
    }

    #[test]
    fn old_spellings_mean_what_new_ones_do() {
        for (old, new) in [
            ("+bon5", "pass bon5"),
            ("upgrade e6 to temple", "upgrade e6 to te"),
            ("upgrade e6 to trading post", "upgrade e6 to tp"),
            ("upgrade e6 to stronghold", "upgrade e6 to sh"),
            ("upgrade e6 to sanctuary", "upgrade e6 to sa"),
            ("convert 1 power to 1 coin", "convert 1pw to 1c"),
            ("convert priest to workers", "convert 1p to 1w"),
            ("convert 2 workers to 2 coins", "convert 2w to 2c"),
            ("send priest to air", "send p to air"),
            ("advance shipping", "advance ship"),
            ("transform e6 to grey", "transform e6 to gray"),
        ] {
            assert_eq!(read(old).unwrap(), read(new).unwrap(), "{old}");
        }
    }

    #[test]
    fn numbers_are_whole_and_small() {
        for text in ["convert 257w to 257c", "burn 256", "+300fire", "leech 1000 from nomads", "dig 999999"] {
            assert!(read(text).unwrap_err().contains("more than there can be"), "{text}");
        }
        for text in ["burn -1", "burn +1", "dig one", "send p to fire for x"] {
            assert!(read(text).unwrap_err().contains("is not a number"), "{text}");
        }
        assert_eq!(read("burn 2"), Ok(Command::Burn(2)));
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for text in
            ["", "dance", "+", "-", "+gold", "upgrade e6 to", "convert w", "connect a1:a2:a3:a4", "-ü"]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
