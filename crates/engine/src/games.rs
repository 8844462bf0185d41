//! All games, found by id.

use crate::Game;
use crate::game::Ruled;
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::{Audience, CannotVisit, Listed, Visitor};
use tafel_evaluate::Evaluate;
use tafel_rules::{Digest, Edition, EditionId};
use tafel_table::{Fault, Header, Problem};
use tafel_wire::{GameInfo, GameOption};

/// The most editions that are held at once: each takes memory for as long as there are games.
pub const MOST_EDITIONS: usize = 256;

/// All games, each made once, and the editions of them that were added.
pub struct Games {
    built_in: Vec<(Listed, Box<dyn Game>)>,
    editions: Vec<(&'static str, EditionId, Box<dyn Game>)>,
}

/// Why an edition is not added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotAdd {
    /// The game cannot be played with it.
    #[error(transparent)]
    Refused(#[from] CannotVisit),
    /// There are as many as there can be.
    #[error("there are {MOST_EDITIONS} editions already")]
    TooMany,
}

impl Games {
    /// Makes all games.
    ///
    /// # Panics
    /// Never: every listed game can be visited.
    pub fn load() -> Games {
        let made = |listed: Listed| {
            let game = tafel_catalogue::visit(listed.id, Make).expect("a listed game can be visited");
            (listed, game)
        };
        Games { built_in: tafel_catalogue::games().into_iter().map(made).collect(), editions: vec![] }
    }

    /// The same games, one of them changed, so that a test can see the effect of a mistake in its rules.
    #[must_use]
    pub fn with(mut self, id: &str, change: impl FnOnce(Box<dyn Game>) -> Box<dyn Game>) -> Games {
        if let Some(at) = self.built_in.iter().position(|(listed, _)| listed.id == id) {
            let (listed, game) = self.built_in.remove(at);
            self.built_in.insert(at, (listed, change(game)));
        }
        self
    }

    /// The games as clients list them.
    pub fn infos(&self) -> Vec<GameInfo> {
        self.built_in.iter().map(|(listed, _)| info(listed)).collect()
    }

    /// The game of an id, and the version of its rules.
    pub fn find(&self, id: &str) -> Option<(&dyn Game, u16)> {
        let (listed, game) = self.built_in.iter().find(|(listed, _)| listed.id == id)?;
        Some((&**game, listed.version))
    }

    /// Adds an edition of a game and says by what it is known; the built-in one, and one that is here, need not be added.
    ///
    /// # Errors
    /// If there is no such game, it cannot be played with the edition, or there are too many.
    pub fn add(&mut self, id: &str, edition: &Edition) -> Result<EditionId, CannotAdd> {
        let named = edition.id().clone();
        if edition.named_in_records().is_none() || self.find_edition(id, named.digest).is_some() {
            return Ok(named);
        }
        if self.editions.len() == MOST_EDITIONS {
            return Err(CannotAdd::TooMany);
        }
        let game = tafel_catalogue::visit_edition(id, edition, Make)?;
        let (listed, _) = self.built_in.iter().find(|(listed, _)| listed.id == id).expect("it was visited");
        self.editions.push((listed.id, named.clone(), game));
        Ok(named)
    }

    /// The editions of a game that were added, by name and digest.
    pub fn editions(&self, id: &str) -> impl Iterator<Item = &EditionId> {
        self.editions.iter().filter(move |(of, ..)| *of == id).map(|(_, named, _)| named)
    }

    /// A game with the components of an edition that was added.
    pub fn find_edition(&self, id: &str, digest: Digest) -> Option<&dyn Game> {
        let (.., game) = self.editions.iter().find(|(of, named, _)| *of == id && named.digest == digest)?;
        Some(&**game)
    }

    /// The games that people play, with the versions of their rules.
    pub fn for_people(&self) -> impl Iterator<Item = (&dyn Game, &'static str, u16)> {
        let for_people = self.built_in.iter().filter(|(listed, _)| listed.audience == Audience::Players);
        for_people.map(|(listed, game)| (&**game, listed.id, listed.version))
    }

    /// The game that a record is of, with the edition that it was played with.
    ///
    /// # Errors
    /// If the text does not begin as a record does, or its edition was not added.
    pub fn of_record(&self, text: &str) -> Result<Option<&dyn Game>, Fault> {
        let Header { game, edition, .. } = Header::of(text)?;
        let Some(needed) = edition else { return Ok(self.find(game).map(|(game, _)| game)) };
        match self.find_edition(game, needed.digest) {
            Some(game) => Ok(Some(game)),
            None => Err(Fault { line: 1, problem: Problem::Edition { record: Some(needed), rules: None } }),
        }
    }
}

fn info(listed: &Listed) -> GameInfo {
    GameInfo {
        id: listed.id,
        version: listed.version,
        audience: match listed.audience {
            Audience::Players => "players",
            Audience::Developers => "developers",
        },
        seats_min: listed.seats_min,
        seats_max: listed.seats_max,
        minutes_min: listed.minutes_min,
        minutes_max: listed.minutes_max,
        options: listed
            .options
            .iter()
            .map(|choice| GameOption { key: choice.key, values: choice.values })
            .collect(),
        levels: Level::FOR_PEOPLE.iter().map(ToString::to_string).collect(),
    }
}

struct Make;

impl Visitor for Make {
    type Out = Box<dyn Game>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Box<dyn Game> {
        game(rules)
    }
}

/// A game behind the door that speaks text.
pub fn game<R: Evaluate>(rules: Arc<R>) -> Box<dyn Game> {
    Box::new(Ruled(rules))
}
