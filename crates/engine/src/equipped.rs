//! Games with the components of an edition.

use crate::Game;
use crate::game::Ruled;
use serde::Serialize;
use serde_json::value::RawValue;
use std::fmt::{Display, Write};
use std::sync::Arc;
use tafel_catalogue::{CannotVisit, Visitor};
use tafel_evaluate::Evaluate;
use tafel_rules::{Described, Edition, Export, Exports, Id};

/// A game with the components of an edition. Clones share them.
#[derive(Clone)]
pub struct Equipped {
    /// The edition.
    pub edition: Arc<Edition>,
    /// What is printed on its components, as the page knows those of the built-in edition: constants by their names.
    pub components: Arc<RawValue>,
    /// The game, played with them.
    pub game: Arc<dyn Game>,
}

impl Equipped {
    /// The game of this id with the components of an edition.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be played with them.
    pub fn of(id: &str, edition: Edition) -> Result<Equipped, CannotVisit> {
        let (components, game) = tafel_catalogue::visit_edition(id, &edition, Equip(&edition))?;
        Ok(Equipped { edition: Arc::new(edition), components, game })
    }
}

struct Equip<'e>(&'e Edition);

impl Visitor for Equip<'_> {
    type Out = (Arc<RawValue>, Arc<dyn Game>);

    fn visit<R: Evaluate + Export>(self, rules: Arc<R>) -> Self::Out {
        let mut constants = Constants::default();
        rules.export(&mut constants);
        constants.push("RECONSTRUCTED", &json(&self.0.reconstructed()));
        (constants.json().into(), Arc::new(Ruled(rules)))
    }
}

/// Constants as members of one JSON object, in the order in which they are named.
#[derive(Default)]
struct Constants(String);

impl Constants {
    fn push(&mut self, name: &str, json: &str) {
        let comma = if self.0.is_empty() { "" } else { "," };
        write!(self.0, "{comma}\"{name}\":{json}").expect("a string takes all that is written");
    }

    fn json(self) -> Box<RawValue> {
        RawValue::from_string(format!("{{{}}}", self.0)).expect("constants are written as JSON")
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("data can be written as JSON")
}

impl Exports for Constants {
    fn words<K: Id + Display + Described>(&mut self, name: &str) {
        self.push(name, &json(&K::all().map(|id| id.to_string()).collect::<Vec<_>>()));
    }

    fn table<K: Id + Display + Described, V: Serialize + Described>(
        &mut self,
        name: &str,
        entry: impl Fn(K) -> V,
    ) {
        let entries: Vec<String> = K::all().map(|id| format!("\"{id}\":{}", json(&entry(id)))).collect();
        self.push(name, &format!("{{{}}}", entries.join(",")));
    }

    fn value<V: Serialize + Described>(&mut self, name: &str, value: &V) {
        self.push(name, &json(value));
    }
}
