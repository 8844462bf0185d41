//! All games, found by id.

use crate::Game;
use crate::game::Ruled;
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::{Audience, Listed, Visitor};
use tafel_evaluate::Evaluate;
use tafel_table::{Fault, Header};
use tafel_wire::{GameInfo, GameOption};

/// All games, each made once.
pub struct Games(Vec<(Listed, Box<dyn Game>)>);

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
        Games(tafel_catalogue::games().into_iter().map(made).collect())
    }

    /// The same games, one of them changed, so that a test can see the effect of a mistake in its rules.
    #[must_use]
    pub fn with(mut self, id: &str, change: impl FnOnce(Box<dyn Game>) -> Box<dyn Game>) -> Games {
        if let Some(at) = self.0.iter().position(|(listed, _)| listed.id == id) {
            let (listed, game) = self.0.remove(at);
            self.0.insert(at, (listed, change(game)));
        }
        self
    }

    /// The games as clients list them.
    pub fn infos(&self) -> Vec<GameInfo> {
        self.0.iter().map(|(listed, _)| info(listed)).collect()
    }

    /// The game of an id, and the version of its rules.
    pub fn find(&self, id: &str) -> Option<(&dyn Game, u16)> {
        let (listed, game) = self.0.iter().find(|(listed, _)| listed.id == id)?;
        Some((&**game, listed.version))
    }

    /// The games that people play, with the versions of their rules.
    pub fn for_people(&self) -> impl Iterator<Item = (&dyn Game, &'static str, u16)> {
        let for_people = self.0.iter().filter(|(listed, _)| listed.audience == Audience::Players);
        for_people.map(|(listed, game)| (&**game, listed.id, listed.version))
    }

    /// The game that a record is of.
    ///
    /// # Errors
    /// If the text does not begin as a record does.
    pub fn of_record(&self, text: &str) -> Result<Option<&dyn Game>, Fault> {
        Ok(self.find(Header::of(text)?.game).map(|(game, _)| game))
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
        Box::new(Ruled(rules))
    }
}
