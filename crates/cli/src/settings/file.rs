//! A file of settings: TOML, a line for each.

use super::all;
use crate::failure::Failure;
use clap::{Arg, Command};
use std::fs;
use std::path::Path;
use toml::{Table, Value};

/// The lines of a file: names and values.
pub(super) struct Lines(pub(super) Vec<(String, String)>);

impl Lines {
    /// Reads a file that names settings and nothing else.
    pub(super) fn read(path: &Path, command: &Command) -> Result<Lines, Failure> {
        let wrong = |why: String| Failure::Input(format!("{}: {why}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
            wrong(format!("line {line}: {}", error.message()))
        })?;
        let known: Vec<&str> = all(command).filter_map(Arg::get_long).collect();
        let line = |(name, value): (String, Value)| {
            if !known.contains(&name.as_str()) {
                return Err(wrong(format!("there is no setting `{name}`; docs/SETTINGS.md lists them")));
            }
            match plain(&value) {
                Some(value) => Ok((name, value)),
                None => Err(wrong(format!("`{name}` is a text, a number, true or false"))),
            }
        };
        table.into_iter().map(line).collect::<Result<_, _>>().map(Lines)
    }
}

/// A value as an option would say it.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(yes) => Some(yes.to_string()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
    }
}
