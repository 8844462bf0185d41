//! All games, found by id.

use crate::game::Ruled;
use crate::{Equipped, Game};
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::{Audience, CannotVisit, Listed, Visitor};
use tafel_evaluate::Evaluate;
use tafel_rules::{DataFile, Digest, Edition, EditionId};
use tafel_table::{Enclosed, Fault, Header, Problem};
use tafel_wire::{EditionInfo, GameInfo, GameOption};

/// The most editions that are held at once: each takes memory for as long as there are games.
pub const MOST_EDITIONS: usize = 256;

/// All games, each made once, and the editions of them that were added.
pub struct Games {
    built_in: Vec<(Listed, Arc<dyn Game>)>,
    editions: Vec<(&'static str, Equipped)>,
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

/// The game that a record is of.
pub enum OfRecord {
    /// With the components that the program was built with.
    BuiltIn(Arc<dyn Game>),
    /// With those of an edition that was added, or that the record encloses.
    Equipped(Equipped),
}

impl OfRecord {
    /// The game.
    pub fn game(&self) -> &Arc<dyn Game> {
        match self {
            OfRecord::BuiltIn(game) | OfRecord::Equipped(Equipped { game, .. }) => game,
        }
    }
}

impl Games {
    /// Makes all games.
    ///
    /// # Panics
    /// Never: every listed game can be visited.
    pub fn load() -> Games {
        let made = |listed: Listed| {
            let game = tafel_catalogue::visit(listed.id, Make).expect("a listed game can be visited");
            (listed, game.into())
        };
        Games { built_in: tafel_catalogue::games().into_iter().map(made).collect(), editions: vec![] }
    }

    /// The same games, one of them changed, so that a test can see the effect of a mistake in its rules.
    #[must_use]
    pub fn with(mut self, id: &str, change: impl FnOnce(Arc<dyn Game>) -> Arc<dyn Game>) -> Games {
        if let Some(at) = self.built_in.iter().position(|(listed, _)| listed.id == id) {
            let (listed, game) = self.built_in.remove(at);
            self.built_in.insert(at, (listed, change(game)));
        }
        self
    }

    /// The games as clients list them.
    pub fn infos(&self) -> Vec<GameInfo> {
        self.built_in.iter().map(|(listed, _)| self.info(listed)).collect()
    }

    /// The game of an id, and the version of its rules.
    pub fn find(&self, id: &str) -> Option<(&Arc<dyn Game>, u16)> {
        let (listed, game) = self.built_in.iter().find(|(listed, _)| listed.id == id)?;
        Some((game, listed.version))
    }

    /// The files of components that a game has.
    pub fn files(&self, id: &str) -> Option<&'static [DataFile]> {
        self.built_in.iter().find(|(listed, _)| listed.id == id).map(|(listed, _)| listed.files)
    }

    /// Adds an edition of a game and says by what it is known; the built-in one, and one that is here, need not be added.
    ///
    /// # Errors
    /// If there is no such game, it cannot be played with the edition, or there are too many.
    pub fn add(&mut self, id: &str, edition: Edition) -> Result<EditionId, CannotAdd> {
        let named = edition.id().clone();
        if edition.named_in_records().is_none() || self.find_edition(id, named.digest).is_some() {
            return Ok(named);
        }
        if self.editions.len() == MOST_EDITIONS {
            return Err(CannotAdd::TooMany);
        }
        let equipped = Equipped::of(id, edition)?;
        let (listed, _) = self.built_in.iter().find(|(listed, _)| listed.id == id).expect("it was visited");
        self.editions.push((listed.id, equipped));
        Ok(named)
    }

    /// The editions of a game that were added, by name and digest.
    pub fn editions(&self, id: &str) -> impl Iterator<Item = &EditionId> {
        self.editions.iter().filter(move |(of, _)| *of == id).map(|(_, equipped)| equipped.edition.id())
    }

    /// A game with the components of an edition that was added.
    pub fn find_edition(&self, id: &str, digest: Digest) -> Option<&Equipped> {
        let is_it = |(of, equipped): &&(&str, Equipped)| *of == id && equipped.edition.id().digest == digest;
        self.editions.iter().find(is_it).map(|(_, equipped)| equipped)
    }

    /// The games that people play, with the versions of their rules.
    pub fn for_people(&self) -> impl Iterator<Item = (&Arc<dyn Game>, &'static str, u16)> {
        let for_people = self.built_in.iter().filter(|(listed, _)| listed.audience == Audience::Players);
        for_people.map(|(listed, game)| (game, listed.id, listed.version))
    }

    /// The game that a record is of, with the edition that it was played with: one that was added, or the one that the
    /// record encloses.
    ///
    /// # Errors
    /// If the text does not begin as a record does, or its edition is neither here nor enclosed.
    pub fn of_record(&self, text: &str) -> Result<Option<OfRecord>, Fault> {
        let Header { game: id, edition, .. } = Header::of(text)?;
        let Some((game, _)) = self.find(id) else { return Ok(None) };
        let Some(needed) = edition else { return Ok(Some(OfRecord::BuiltIn(game.clone()))) };
        if let Some(equipped) = self.find_edition(id, needed.digest) {
            return Ok(Some(OfRecord::Equipped(equipped.clone())));
        }
        let fault = |problem| Fault { line: 1, problem };
        match Enclosed::edition(text, self.files(id).unwrap_or_default())? {
            Some(edition) => match Equipped::of(id, edition) {
                Ok(equipped) => Ok(Some(OfRecord::Equipped(equipped))),
                Err(CannotVisit::Misprint(misprint)) => Err(fault(Problem::Misprint(misprint))),
                Err(CannotVisit::Unknown(unknown)) => Err(fault(Problem::Unreadable(unknown))),
            },
            None => Err(fault(Problem::Edition { record: Some(needed), rules: None })),
        }
    }

    fn info(&self, listed: &Listed) -> GameInfo {
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
            reconstructed: Edition::built_in(listed.files)
                .reconstructed_files()
                .into_iter()
                .map(str::to_owned)
                .collect(),
            editions: self.editions(listed.id).map(edition_info).collect(),
        }
    }
}

/// An edition as clients know it.
pub fn edition_info(id: &EditionId) -> EditionInfo {
    EditionInfo { name: id.name.clone(), digest: id.digest.to_string() }
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
