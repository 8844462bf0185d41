//! Reading the log language: header lines, and commands with their habits of spelling.

use super::Problem;
use super::seed;
use tafel_parts::Set;
use tafel_rules::Id;
use tafel_terra_mystica::{
    Action, Bonus, Colour, Cult, Extra, Faction, Favour, FinalScoring, FireAndIce, Hex, MapId, Options,
    Progress, River, Score, StartPoints, Structure, Switch, TerraMystica, Town,
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
    Transform(Hex, Option<Colour>),
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
    /// The player leaves.
    Drop,
}

/// A command with who gives it and where it stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub(super) faction: Faction,
    pub(super) command: Command,
    /// The line, from 1.
    pub(super) line: usize,
}

/// A log as it was read.
pub(super) struct Log {
    pub(super) options: Options,
    pub(super) scores: [Score; 6],
    pub(super) removed: Vec<Bonus>,
    pub(super) items: Vec<Item>,
}

struct Reading {
    options: Options,
    players: Vec<String>,
    scores: Option<[Score; 6]>,
    removed: Vec<Bonus>,
    final_scorings: Set<FinalScoring, u8>,
    wants_final_scoring: bool,
    seed: Option<(String, String)>,
    factions: u8,
    items: Vec<Item>,
}

/// Reads a log.
pub(super) fn read(text: &str) -> Result<Log, Problem> {
    let mut reading = Reading {
        options: Options {
            seats: 0,
            map: MapId::Original,
            variable_turn_order: Switch::Off,
            mini_expansion: Switch::Off,
            shipping_bonus: Switch::Off,
            temple_scoring_tile: Switch::Off,
            fire_and_ice_factions: FireAndIce::Off,
            final_scoring: Extra::These(Set::empty()),
            start_points: StartPoints::Even,
            leaving: Switch::Off,
            faction_auction: Switch::Off,
        },
        players: vec![],
        scores: None,
        removed: vec![],
        final_scorings: Set::empty(),
        wants_final_scoring: false,
        seed: None,
        factions: 0,
        items: vec![],
    };
    for (index, line) in text.lines().enumerate() {
        let written = line.split('#').next().unwrap_or("").trim();
        let line = written.to_ascii_lowercase();
        if let Some(seed) = line.strip_prefix("randomize ").and(written.get("randomize ".len()..)) {
            reading.randomize(seed).map_err(|what| Problem::at(index + 1, written, what))?;
        } else if !line.is_empty() {
            reading.line(index + 1, &line).map_err(|what| Problem::at(index + 1, &line, what))?;
        }
    }
    reading.finish()
}

impl Reading {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        if let Some((who, commands)) = line.split_once(':')
            && let Ok(faction) = who.trim().parse::<Faction>()
        {
            return self.commands(number, faction, commands);
        }
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "player" => self.players.push(rest.split(' ').next().unwrap_or("").to_owned()),
            "option" | "faction-variant" => self.option(rest),
            "delete" => self.removed.push(rest.parse().map_err(|e| format!("{e}"))?),
            "score" => self.scores = Some(read_scores(rest)?),
            "setup" => self.setup(number, rest)?,
            "drop-faction" => {
                let faction = rest.parse().map_err(|e| format!("{e}"))?;
                self.items.push(Item { faction, command: Command::Drop, line: number });
            }
            "map" => self.options.map = read_map(rest)?,
            "final-scoring" => self.final_scorings.insert(rest.parse().map_err(|e| format!("{e}"))?),
            "player-count" | "default" | "admin" | "score_resources" | "income" | "start" | "finish" => {}
            _ => return Err("not a line of the log language".into()),
        }
        Ok(())
    }

    /// Capital letters count in a seed.
    fn randomize(&mut self, text: &str) -> Result<(), String> {
        let (version, seed) = text.split_once(" seed ").ok_or("a seed is missing")?;
        self.seed = Some((version.to_owned(), seed.to_owned()));
        Ok(())
    }

    fn option(&mut self, name: &str) {
        match name {
            "variable-turn-order" => self.options.variable_turn_order = Switch::On,
            "mini-expansion-1" => self.options.mini_expansion = Switch::On,
            "shipping-bonus" => self.options.shipping_bonus = Switch::On,
            "temple-scoring-tile" => self.options.temple_scoring_tile = Switch::On,
            "fire-and-ice-final-scoring" => self.wants_final_scoring = true,
            "fire-and-ice-factions" => self.options.fire_and_ice_factions = FireAndIce::On,
            // With the number of a version behind it: `fire-and-ice-factions/variable_v5`.
            _ if name.starts_with("fire-and-ice-factions/") => {
                let which = &name["fire-and-ice-factions/".len()..];
                let agreed = self.options.fire_and_ice_factions;
                self.options.fire_and_ice_factions =
                    FireAndIce::of(|board| agreed.has(board) || which.starts_with(board.word()));
            }
            // Strictness, notices and the like: our rules are the strict ones.
            _ => {}
        }
    }

    fn setup(&mut self, number: usize, rest: &str) -> Result<(), String> {
        let name = rest.split(' ').next().unwrap_or("");
        let faction: Faction = name.parse().map_err(|e| format!("{e}"))?;
        self.factions += 1;
        self.items.push(Item { faction, command: Command::Setup, line: number });
        Ok(())
    }

    /// The commands of one line, in the order in which they count: answers to offers first, conversions before a pass.
    fn commands(&mut self, line: usize, faction: Faction, text: &str) -> Result<(), String> {
        let mut commands = vec![];
        for part in text.split('.').map(str::trim).filter(|part| !part.is_empty()) {
            commands.push(command(part).map_err(|what| format!("`{part}`: {what}"))?);
        }
        commands.sort_by_key(|command| {
            let is_pass = matches!(command, Command::Pass(_));
            (is_pass, !matches!(command, Command::Leech(..) | Command::Decline(..)))
        });
        self.items.extend(commands.into_iter().map(|command| Item { faction, command, line }));
        Ok(())
    }

    fn finish(mut self) -> Result<Log, Problem> {
        let missing = |what: &str| Problem { line: 0, text: String::new(), what: what.to_owned() };
        self.options.seats = self.factions;
        if !(2..=5).contains(&self.factions) {
            return Err(missing(&format!("{} factions are set up", self.factions)));
        }
        if let Some((version, seed)) = &self.seed {
            let drawn = seed::draw(seed, &self.options, version == "v2" && self.wants_final_scoring);
            self.scores = self.scores.or(Some(drawn.scores));
            if self.removed.is_empty() {
                self.removed = drawn.removed;
            }
            if self.final_scorings.is_empty() {
                self.final_scorings = drawn.final_scoring.into_iter().collect();
            }
        }
        let (agreed, rules) = (self.options.fire_and_ice_factions, TerraMystica::new());
        let is_played =
            |board| self.items.iter().any(|item| rules.data().faction(item.faction).board == board);
        self.options.fire_and_ice_factions = FireAndIce::of(|board| agreed.has(board) || is_played(board));
        if self.items.iter().any(|item| item.command == Command::Drop) {
            self.options.leaving = Switch::On;
        }
        self.options.final_scoring = Extra::These(self.final_scorings);
        Ok(Log {
            options: self.options,
            scores: self.scores.ok_or_else(|| missing("the scoring tiles are missing"))?,
            removed: self.removed,
            items: self.items,
        })
    }
}

fn read_scores(text: &str) -> Result<[Score; 6], String> {
    let tiles: Result<Vec<Score>, _> = text.split(',').map(|tile| tile.trim().parse()).collect();
    let tiles = tiles.map_err(|e| format!("{e}"))?;
    tiles.try_into().map_err(|_| "there are six scoring tiles".into())
}

/// The ids by which the site calls its maps.
const SITE_MAPS: [(&str, MapId); 7] = [
    ("126fe960806d587c78546b30f1a90853b1ada468", MapId::Original),
    ("95a66999127893f5925a5f591d54f8bcb9a670e6", MapId::FireIce1),
    ("be8f6ebf549404d015547152d5f2a1906ae8dd90", MapId::FireIce2),
    ("fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1", MapId::LoonLakes16),
    ("2afadc63f4d81e850b7c16fb21a1dcd29658c392", MapId::Fjords21),
    ("b8a54c8e8ea3f50867297da35be5c01b9a6791d2", MapId::LoonLakes13),
    ("224736500d20520f195970eb0fd4c41df040c08c", MapId::Fjords10),
];

pub(super) fn read_map(text: &str) -> Result<MapId, String> {
    if let Some(&(_, map)) = SITE_MAPS.iter().find(|(id, _)| *id == text) {
        return Ok(map);
    }
    text.replace('_', "-").parse().map_err(|e| format!("{e}"))
}

/// The id by which the site calls a map.
pub(super) fn site_map(map: MapId) -> &'static str {
    SITE_MAPS[map.index()].0
}

/// Reads one command in lower case.
fn command(text: &str) -> Result<Command, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let unknown = || "not a command".to_owned();
    let read = match words[..] {
        ["build", at] => Command::Build(hex(at)?),
        ["upgrade", at, "to", to] | ["upgrade", at, to] => Command::Upgrade(hex(at)?, id(to)?),
        ["dig", spades] => Command::Dig(number(spades)?),
        ["transform", at] => Command::Transform(hex(at)?, None),
        ["transform", at, "to", to] | ["transform", at, to] => {
            Command::Transform(hex(at)?, Some(colour(to)?))
        }
        ["send", "p" | "priest", "to", cult] | ["send", "p" | "priest", cult] => {
            Command::Send(id(cult)?, None)
        }
        ["send", "p" | "priest", "to", cult, "for", steps] => Command::Send(id(cult)?, Some(number(steps)?)),
        ["action", action] => Command::Action(id(action)?),
        ["bridge", ends] => {
            let (from, to) = ends.split_once(':').ok_or_else(unknown)?;
            Command::Bridge(hex(from)?, hex(to)?)
        }
        ["connect", what] => connect(what)?,
        ["advance", track] => Command::Advance(match track {
            "ship" | "shipping" => Progress::Ship,
            "dig" | "digging" => Progress::Dig,
            _ => return Err(unknown()),
        }),
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
        ["-gain_p3_for_vp"] => Command::GiveUpToken,
        ["done"] => Command::Done,
        ["wait" | "start" | "setup" | "income"] => Command::Nothing,
        ["resign"] => Command::Drop,
        [sign] => signed(sign)?,
        _ => return Err(unknown()),
    };
    Ok(read)
}

fn signed(text: &str) -> Result<Command, String> {
    let (sign, rest) = text.split_at_checked(1).ok_or("not a command")?;
    let (amount, word) = amount(rest);
    match (sign, word) {
        ("-", "spade" | "spades") => Ok(Command::DropSpades),
        ("-", "convert_w_to_p") => Ok(Command::GiveUpOrdination),
        ("-", cult) => Ok(Command::Forgo(amount, id(cult)?)),
        ("+", word) => {
            if let Ok(tile) = word.parse() {
                return Ok(Command::Favour(tile));
            }
            if let Ok(tile) = word.parse() {
                return Ok(Command::Town(amount, tile));
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
        let (amount, word) = amount(&compact);
        let resource = match word {
            "pw" => Resource::Power,
            "p" => Resource::Priest,
            "w" => Resource::Worker,
            "c" => Resource::Coin,
            "vp" => Resource::Point,
            _ => return Err(format!("`{word}` is not a resource")),
        };
        Ok((amount, resource))
    };
    let ((n, from), (m, to)) = (side(give)?, side(get)?);
    Ok(Command::Convert(n, from, m, to))
}

/// A number, 1 if there is none, and the word behind it.
fn amount(text: &str) -> (u8, &str) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    (text[..digits].parse().unwrap_or(1), &text[digits..])
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number"))
}

fn hex(text: &str) -> Result<Hex, String> {
    text.to_ascii_uppercase().parse().map_err(|e| format!("{e}"))
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

fn id<T: std::str::FromStr<Err = tafel_rules::Unreadable>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|e| format!("{e}"))
}
