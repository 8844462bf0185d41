//! What the page gets from the rules and the wire: types, tables and rules of each game, and the server's messages, kept under
//! `web/src/wire`.
//!
//! `UPDATE=1 cargo test -p tafel-typescript` rewrites them; without it the test fails where they differ.

mod api;
mod declarations;
mod game;
mod rulebook;

use game::GameFiles;
use serde::Serialize;

/// A file under `web/src/wire`.
pub struct File {
    /// Its name: `guilds.ts`.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// Every file that is made.
pub fn files() -> Vec<File> {
    let mut files = GameFiles::default();
    tafel_catalogue::export(&mut files);
    files.0.push(api::file());
    files.0
}

/// A value as TypeScript reads it.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("data can be written as JSON")
}

/// The words, as a type that allows one of them.
fn union<W: AsRef<str>>(words: &[W]) -> String {
    words.iter().map(|word| format!("\"{}\"", word.as_ref())).collect::<Vec<_>>().join(" | ")
}
