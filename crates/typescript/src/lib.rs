//! The types of the page, made from those of the rules and of the wire: one file a game and one for the server's
//! messages, kept under `web/src/wire`.
//!
//! `UPDATE=1 cargo test -p tafel-typescript` writes them anew; without it the test fails where they differ.

mod api;
mod declarations;
mod rulebook;

use declarations::Declarations;
use tafel_rules::Rules;
use ts_rs::TS;

/// A file under `web/src/wire`.
pub struct File {
    /// Its name: `guilds.ts`.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// Every file that is made.
pub fn files() -> Vec<File> {
    vec![
        api::file(),
        game::<tafel_guilds::Guilds>(),
        game::<tafel_pebbles::Pebbles>(),
        game::<tafel_settlement::Settlement>(),
        game::<tafel_tales_of_glory::TalesOfGlory>(),
        game::<tafel_terra_mystica::TerraMystica>(),
    ]
}

/// What the page must know about one game: what a viewer sees and hears, what can be agreed on, which rules there are.
fn game<R: Rules<View: TS, Effect: TS>>() -> File {
    let mut declarations = Declarations::default();
    declarations.add::<R::View>();
    declarations.add::<R::Effect>();
    let text = format!(
        "// Made from crates/games/{id} by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.\n\n{types}\n{options}\n{rules}",
        id = R::ID,
        types = declarations.text(),
        options = options::<R>(),
        rules = rulebook::types(R::RULEBOOK),
    );
    File { name: format!("{}.ts", R::ID), text }
}

/// What can be agreed on before play, and the possible answers.
fn options<R: Rules>() -> String {
    let rows = R::CHOICES.iter().map(|choice| format!("  \"{}\": {};\n", choice.key, union(choice.values)));
    format!(
        "/** What can be agreed on before play, and the possible answers. */\nexport type Options = {{\n{}}};\n",
        rows.collect::<String>()
    )
}

/// The words, as a type that allows one of them.
fn union<W: AsRef<str>>(words: &[W]) -> String {
    words.iter().map(|word| format!("\"{}\"", word.as_ref())).collect::<Vec<_>>().join(" | ")
}
