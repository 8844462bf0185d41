//! A player as it is named on the command line: `greedy`, `search:200;network=x.bin`, `cmd:./mybot`.

use crate::program::Contender;
use crate::{CannotRead, Lost, Program, network, weights};
use std::fmt::{self, Display};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tafel_bots::{Entrant, Level, Tuned};
use tafel_evaluate::Evaluate;
use tafel_rules::Unreadable;

/// How long a program may take for a decision unless it is said otherwise.
const USUAL_TIME: Duration = Duration::from_secs(10);

/// Somebody who can be named where bots play: a level, perhaps with weights or a network from files; or a program.
#[derive(Clone)]
pub struct Player {
    text: String,
    kind: Kind,
    weights: Option<PathBuf>,
    network: Option<PathBuf>,
}

#[derive(Clone)]
enum Kind {
    Level(Level),
    Program(Arc<Program>),
}

/// Why somebody cannot play a game, in one sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotPlay {
    /// A file cannot be used.
    #[error(transparent)]
    File(#[from] CannotRead),
    /// The program cannot be started, or is no player.
    #[error("{0}")]
    Program(String),
}

impl Player {
    /// The level that plays, if no program does.
    pub fn level(&self) -> Option<Level> {
        match self.kind {
            Kind::Level(level) => Some(level),
            Kind::Program(_) => None,
        }
    }

    /// The same player with this file of weights or this network, if it is a level that named none itself.
    #[must_use]
    pub fn or_with(mut self, weights: Option<&PathBuf>, network: Option<&PathBuf>) -> Player {
        if self.level().is_some() {
            for (own, usual, key) in
                [(&mut self.weights, weights, "weights"), (&mut self.network, network, "network")]
            {
                if let (None, Some(file)) = (&own, usual) {
                    *own = Some(file.clone());
                    self.text.push_str(&format!(";{key}={}", file.display()));
                }
            }
        }
        self
    }

    /// The player of a game; `make` makes an instance of the game for one that evaluates positions in its own way.
    ///
    /// # Errors
    /// If a file cannot be used, or the program cannot be started.
    pub fn entrant<R: Evaluate>(&self, make: impl FnOnce() -> R) -> Result<Arc<dyn Entrant<R>>, CannotPlay> {
        let level = match &self.kind {
            Kind::Program(program) => {
                program.try_out().map_err(CannotPlay::Program)?;
                return Ok(Arc::new(Contender(program.clone())));
            }
            Kind::Level(level) if self.weights.is_none() && self.network.is_none() => {
                return Ok(Arc::new(*level));
            }
            Kind::Level(level) => *level,
        };
        let mut rules = make();
        if let Some(file) = &self.weights {
            let names: Vec<&str> = rules.weights().iter().map(|&(name, _)| name).collect();
            rules = rules.with_weights(&weights(file, &names)?);
        }
        if let Some(file) = &self.network {
            rules = rules.with_network(&network::<R>(file)?);
        }
        Ok(Arc::new(Tuned { name: self.text.clone(), level, rules: Arc::new(rules) }))
    }

    /// The decisions that the player lost so far, if it is a program that lost any.
    pub fn lost(&self) -> Option<Lost> {
        match &self.kind {
            Kind::Program(program) => Some(program.lost()).filter(|lost| lost.decisions() > 0),
            Kind::Level(_) => None,
        }
    }
}

/// As it was named.
impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player { text: level.to_string(), kind: Kind::Level(level), weights: None, network: None }
    }
}

/// `WHO;key=value;…`: a level with `weights=FILE` and `network=FILE`, or `cmd:PROGRAM ARGUMENT …` with `time=MSms`.
impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Player, Unreadable> {
        let (who, settings) = text.split_once(';').unwrap_or((text, ""));
        let (mut weights, mut network, mut time) = (None, None, None);
        let is_program = who.starts_with("cmd:");
        for setting in settings.split(';').filter(|setting| !setting.is_empty()) {
            let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
            let known = match key {
                "weights" if !is_program => weights.replace(PathBuf::from(value)).is_none(),
                "network" if !is_program => network.replace(PathBuf::from(value)).is_none(),
                "time" if is_program => {
                    let read = milliseconds(value).ok_or_else(|| {
                        Unreadable::new(setting, "a time limit such as time=500ms, of at most an hour")
                    })?;
                    time.replace(read).is_none()
                }
                _ => false,
            };
            if !known || value.is_empty() {
                let settings = if is_program { "time=MSms" } else { "weights=FILE or network=FILE" };
                return Err(Unreadable::new(
                    setting,
                    format!("what can be said of this bot, once: {settings}"),
                ));
            }
        }
        let kind = match who.strip_prefix("cmd:") {
            Some(command) => {
                let words: Vec<String> = command.split_whitespace().map(ToOwned::to_owned).collect();
                if words.is_empty() {
                    return Err(Unreadable::new(text, "a program, such as cmd:./mybot"));
                }
                Kind::Program(Arc::new(Program::new(text.to_owned(), words, time.unwrap_or(USUAL_TIME))))
            }
            None => Kind::Level(who.parse()?),
        };
        let text = match &kind {
            // The usual way to write it: `search` is `search:1000`.
            Kind::Level(level) if settings.is_empty() => level.to_string(),
            Kind::Level(_) | Kind::Program(_) => text.to_owned(),
        };
        Ok(Player { text, kind, weights, network })
    }
}

fn milliseconds(text: &str) -> Option<Duration> {
    let time = text.strip_suffix("ms")?.parse().ok()?;
    (1..=3_600_000).contains(&time).then(|| Duration::from_millis(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_by_level_files_and_command() {
        for (said, named) in [
            ("greedy", "greedy"),
            ("search", "search:1000"),
            ("greedy;network=x.bin", "greedy;network=x.bin"),
            ("plan:3;weights=a.ron;network=b.bin", "plan:3;weights=a.ron;network=b.bin"),
            ("cmd:./mybot --fast", "cmd:./mybot --fast"),
            ("cmd:./mybot;time=50ms", "cmd:./mybot;time=50ms"),
        ] {
            assert_eq!(said.parse::<Player>().unwrap().to_string(), named);
        }
        for wrong in [
            "clever",
            "cmd:",
            "cmd: ",
            "greedy;time=50ms",
            "greedy;network",
            "greedy;network=a;network=b",
            "cmd:x;network=a",
            "cmd:x;time=0ms",
            "cmd:x;time=5",
        ] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn files_for_all_are_taken_where_a_level_names_none() {
        let (weights, network) = (PathBuf::from("w"), PathBuf::from("n"));
        let with =
            |said: &str| said.parse::<Player>().unwrap().or_with(Some(&weights), Some(&network)).to_string();
        assert_eq!(with("greedy"), "greedy;weights=w;network=n");
        assert_eq!(with("greedy;network=x"), "greedy;network=x;weights=w");
        assert_eq!(with("cmd:./x"), "cmd:./x");
    }
}
