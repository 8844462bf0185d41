//! Reading a log: header lines, and lines with commands in the order in which they count.

use super::command::Command;
use super::{MAX_LOG_BYTES, Problem, maps, seed};
use std::borrow::Cow;
use tafel_parts::Set;
use tafel_terra_mystica::{
    Bonus, Extra, Faction, FinalScoring, FireAndIce, MapId, Options, Score, StartPoints, Switch, TerraMystica,
};

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
    lines: Vec<String>,
    pub(super) options: Options,
    pub(super) scores: [Score; 6],
    pub(super) removed: Vec<Bonus>,
    /// The final scoring, if it was drawn.
    pub(super) drawn: Option<FinalScoring>,
    pub(super) items: Vec<Item>,
}

impl Log {
    /// What is wrong with a command.
    pub(super) fn problem(&self, at: usize, what: String) -> Problem {
        let line = self.items[at].line;
        Problem::at(line, self.lines[line - 1].trim(), what)
    }

    /// Who plays, in order of seating.
    pub(super) fn factions(&self) -> Vec<Faction> {
        let set_up = self.items.iter().filter(|item| item.command == Command::Setup);
        set_up.map(|item| item.faction).collect()
    }
}

struct Reading {
    options: Options,
    scores: Option<[Score; 6]>,
    removed: Vec<Bonus>,
    named: Set<FinalScoring, u8>,
    drawn: Option<FinalScoring>,
    draws_final_scoring: bool,
    keeps_seats: bool,
    seed: Option<(seed::Version, String)>,
    items: Vec<Item>,
}

/// Reads a log.
pub(super) fn read(text: &str) -> Result<Log, Problem> {
    if text.len() > MAX_LOG_BYTES {
        let what = format!("the log is too long: it may have {MAX_LOG_BYTES} bytes");
        return Err(Problem { line: 0, text: String::new(), what });
    }
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
            tolerances: Switch::Off,
        },
        scores: None,
        removed: vec![],
        named: Set::empty(),
        drawn: None,
        draws_final_scoring: false,
        keeps_seats: false,
        seed: None,
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
    reading.finish(text)
}

impl Reading {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        if let Some((who, commands)) = line.split_once(':')
            && let Ok(faction) = faction(who.trim())
        {
            return self.commands(number, faction, commands);
        }
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "option" | "faction-variant" => self.option(rest),
            "delete" => self.removed.push(rest.parse().map_err(|e| format!("{e}"))?),
            "score" => self.scores = Some(read_scores(rest)?),
            "setup" => self.item(number, rest.split(' ').next().unwrap_or(""), Command::Setup)?,
            "drop-faction" => self.item(number, rest, Command::Drop)?,
            "map" => (self.options.map, self.options.start_points) = maps::read(rest)?,
            "final-scoring" => {
                let scoring = rest.parse().map_err(|e| format!("{e}"))?;
                // A single one that is named below the tiles was drawn like them.
                let is_first = self.named.is_empty() && self.drawn.is_none();
                if is_first && self.draws_final_scoring && self.scores.is_some() {
                    self.drawn = Some(scoring);
                } else {
                    self.drawn.take().into_iter().for_each(|drawn| self.named.insert(drawn));
                    self.named.insert(scoring);
                }
            }
            "player" | "player-count" | "order" | "default" | "email" | "admin" | "score_resources"
            | "income" | "start" | "finish" => {}
            _ => return Err("not a line of the log language".into()),
        }
        Ok(())
    }

    fn item(&mut self, line: usize, name: &str, command: Command) -> Result<(), String> {
        self.items.push(Item { faction: faction(name)?, command, line });
        Ok(())
    }

    /// Capital letters count in a seed.
    fn randomize(&mut self, text: &str) -> Result<(), String> {
        let (version, seed) = text.split_once(" seed ").ok_or("a seed is missing")?;
        let version = match version {
            "v1" => seed::Version::One,
            "v2" => seed::Version::Two,
            _ => return Err("there are only draws v1 and v2".into()),
        };
        self.seed = Some((version, seed.to_owned()));
        Ok(())
    }

    fn option(&mut self, name: &str) {
        match name {
            "variable-turn-order" => self.options.variable_turn_order = Switch::On,
            "mini-expansion-1" => self.options.mini_expansion = Switch::On,
            "shipping-bonus" => self.options.shipping_bonus = Switch::On,
            "temple-scoring-tile" => self.options.temple_scoring_tile = Switch::On,
            "fire-and-ice-final-scoring" => self.draws_final_scoring = true,
            "maintain-player-order" => self.keeps_seats = true,
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

    /// The commands of one line, in the order in which they count: answers to offers first, conversions before a pass.
    fn commands(&mut self, line: usize, faction: Faction, text: &str) -> Result<(), String> {
        let text = modern(faction, text);
        let mut commands: Vec<Command> = vec![];
        for part in text.split('.').map(str::trim).filter(|part| !part.is_empty()) {
            commands.push(part.parse().map_err(|what| format!("`{part}`: {what}"))?);
        }
        commands.sort_by_key(|command| (matches!(command, Command::Pass(_)), !command.is_answer()));
        let is_before = |pair: &[Command]| {
            matches!(
                *pair,
                [Command::Build(_), Command::Transform(..)] | [Command::Dig(_), Command::Action(_)]
            )
        };
        // Spades come before they are used, and land before what is built on it, whatever was typed first.
        if let Some(at) = commands.windows(2).position(is_before) {
            commands.swap(at, at + 1);
        }
        self.items.extend(commands.into_iter().map(|command| Item { faction, command, line }));
        Ok(())
    }

    fn finish(mut self, text: &str) -> Result<Log, Problem> {
        let missing = |what: &str| Problem { line: 0, text: String::new(), what: what.to_owned() };
        let set_up = self.items.iter().filter(|item| item.command == Command::Setup).count();
        if !(2..=5).contains(&set_up) {
            return Err(missing(&format!("{set_up} factions are set up, and two to five can play")));
        }
        self.options.seats = set_up as u8;
        if let Some((version, text)) = &self.seed {
            let drawn = seed::draw(text, *version, &self.options, self.keeps_seats);
            self.scores = self.scores.or(Some(drawn.scores));
            if self.removed.is_empty() {
                self.removed = drawn.removed;
            }
            if self.draws_final_scoring && self.named.is_empty() {
                self.drawn = self.drawn.or(Some(drawn.final_scoring));
            }
        }
        let (agreed, rules) = (self.options.fire_and_ice_factions, TerraMystica::new());
        let is_played =
            |board| self.items.iter().any(|item| rules.data().faction(item.faction).board == board);
        self.options.fire_and_ice_factions = FireAndIce::of(|board| agreed.has(board) || is_played(board));
        if self.items.iter().any(|item| matches!(item.command, Command::Drop | Command::Resign)) {
            self.options.leaving = Switch::On;
        }
        self.options.final_scoring =
            if self.drawn.is_some() { Extra::Random } else { Extra::These(self.named) };
        Ok(Log {
            lines: text.lines().map(ToOwned::to_owned).collect(),
            options: self.options,
            scores: self.scores.ok_or_else(|| missing("the scoring tiles are missing"))?,
            removed: self.removed,
            drawn: self.drawn,
            items: self.items,
        })
    }
}

/// A faction; one of them had another name once.
fn faction(name: &str) -> Result<Faction, String> {
    let name = if name == "dragonmasters" { "dragonlords" } else { name };
    name.parse().map_err(|e| format!("{e}"))
}

/// Commands as they are written today.
fn modern(faction: Faction, text: &str) -> Cow<'_, str> {
    let joined = || text.split_whitespace().collect::<Vec<_>>().join(" ");
    match faction {
        Faction::Engineers if text.contains("bridge") => {
            let text = joined().replace("-2w.", "convert 2w to bridge.");
            let text = text.replace("convert 2 w to", "convert 2w to");
            text.replace("convert 2w to 1bridge", "action acte")
                .replace("convert 2w to bridge", "action acte")
                .into()
        }
        _ if text.contains("+bon") => joined().replace("pass. +bon", "pass bon").into(),
        _ => text.into(),
    }
}

fn read_scores(text: &str) -> Result<[Score; 6], String> {
    let tiles: Result<Vec<Score>, _> = text.split(',').map(|tile| tile.trim().parse()).collect();
    let tiles = tiles.map_err(|e| format!("{e}"))?;
    tiles.try_into().map_err(|_| "there are six scoring tiles".into())
}
