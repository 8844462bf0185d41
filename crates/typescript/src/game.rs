//! What the page must know about one game: what a viewer sees and hears, what can be agreed on, and what is
//! printed on its components.

use crate::declarations::{Declarations, config};
use crate::{File, json, rulebook, union};
use serde::Serialize;
use std::fmt::Display;
use tafel_catalogue::Exporter;
use tafel_rules::{Described, Edition, Export, Exports, Id, Rules};
use ts_rs::TS as _;

/// The files of the games written down so far.
#[derive(Default)]
pub(crate) struct GameFiles(pub(crate) Vec<File>);

impl Exporter for GameFiles {
    fn game<R: Export>(&mut self, rules: &R) {
        self.0.push(file(rules));
        self.0.push(rulebook::file(R::ID, R::RULEBOOK));
    }
}

fn file<R: Export>(rules: &R) -> File {
    let mut constants = Constants::default();
    constants.types.add::<R::View>();
    constants.types.add::<R::Facts>();
    constants.types.add::<R::Effect>();
    rules.export(&mut constants);
    let edition = Edition::built_in(R::FILES);
    constants.push("RECONSTRUCTED", "readonly string[]", &json(&edition.reconstructed()));
    let text = format!(
        "// Made from crates/games/{id} by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.\n\n{types}\n{shown}\n{options}{constants}{equip}{names}",
        id = R::ID,
        types = constants.types.text(),
        shown = shown::<R>(),
        options = options::<R>(),
        constants = constants.text,
        equip = equip(&constants.names),
        names = format!(
            "\n/** What a form calls components and their values, besides ids. */\nexport type FormName = {};\n",
            union(&edition.names_in_form().into_iter().collect::<Vec<_>>())
        ),
    );
    File { name: format!("{}.ts", R::ID), text }
}

/// The name of what the server sends.
fn shown<R: Export>() -> String {
    format!(
        "/** What people get: a view, and what follows from it. */\nexport type Shown = View & {{ facts: {} }};\n",
        R::Facts::name(&config())
    )
}

/// What can be agreed on before play, and the possible answers.
fn options<R: Rules>() -> String {
    let rows = R::CHOICES.iter().map(|choice| format!("  \"{}\": {};\n", choice.key, union(choice.values)));
    format!(
        "/** What can be agreed on before play, and the possible answers. */\nexport type Options = {{\n{}}};\n",
        rows.collect::<String>()
    )
}

/// What puts the components of an edition in the place of the built-in ones. Whoever imports a constant sees it change.
fn equip(names: &[String]) -> String {
    let names = names.join(", ");
    format!(
        "\n/** What the page was built with. */\nconst BUILT_IN = {{ {names} }};\n\n\
         /** Everything shows the components of an edition from now on, as the server tells them; without any, the built-in ones. */\n\
         export function equip(components: unknown): void {{\n  \
         ({{ {names} }} = (components ?? BUILT_IN) as typeof BUILT_IN);\n}}\n"
    )
}

/// Constants of a module, and the types that they need.
#[derive(Default)]
struct Constants {
    types: Declarations,
    names: Vec<String>,
    text: String,
}

impl Constants {
    fn push(&mut self, name: &str, of: &str, value: &str) {
        self.names.push(name.to_owned());
        self.text += &format!("\nexport let {name}: {of} = {value};\n");
    }
}

impl Exports for Constants {
    fn words<K: Id + Display + Described>(&mut self, name: &str) {
        self.types.add::<K>();
        let words: Vec<String> = K::all().map(|id| id.to_string()).collect();
        self.push(name, &format!("readonly {}[]", K::name(&config())), &json(&words));
    }

    fn table<K: Id + Display + Described, V: Serialize + Described>(
        &mut self,
        name: &str,
        entry: impl Fn(K) -> V,
    ) {
        self.types.add::<K>();
        self.types.add::<V>();
        let lines: String = K::all().map(|id| format!("  \"{id}\": {},\n", json(&entry(id)))).collect();
        let of = format!("Record<{}, {}>", K::name(&config()), V::name(&config()));
        self.push(name, &of, &format!("{{\n{lines}}}"));
    }

    fn value<V: Serialize + Described>(&mut self, name: &str, value: &V) {
        self.types.add::<V>();
        self.push(name, &V::name(&config()), &json(value));
    }
}
