//! Positions, effects and results as text, for any game: what JSON says, laid out for the eye.

mod map;
mod position;
pub(crate) mod words;

use crate::output::Style;
pub(crate) use position::Position;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::Write;
use tafel_rules::{Seat, Standing};

/// How many characters a line has at most where it can be broken.
pub(crate) const WIDTH: usize = 100;

/// What happened, in one line: the kind, and what belongs to it.
pub(crate) fn effect(effect: &impl Serialize) -> String {
    match serde_json::to_value(effect) {
        Ok(Value::Object(mut facts)) => {
            let kind = facts.shift_remove("kind");
            let kind = kind.as_ref().and_then(Value::as_str).unwrap_or("effect").replace('-', " ");
            if facts.is_empty() { kind } else { format!("{kind}: {}", pairs(&facts)) }
        }
        Ok(value) => inline(&value),
        Err(error) => error.to_string(),
    }
}

/// A result: points by source and rank, one line a seat.
pub(crate) fn standing(
    standing: Option<&Standing>,
    seats: u8,
    tally: impl Fn(Seat) -> Vec<(&'static str, i16)>,
    style: Style,
) -> String {
    let mut text = String::new();
    for seat in Seat::all(seats) {
        let sources: Vec<String> =
            tally(seat).iter().map(|(source, points)| format!("{source} {points}")).collect();
        let total = standing.map_or(String::new(), |standing| {
            format!("rank {}  {:>4} points", standing.rank[seat], standing.points[seat])
        });
        let _ = writeln!(text, "  seat {seat}  {}  ({})", style.bold(total), sources.join(", "));
    }
    text
}

/// A value in one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Null => "·".to_owned(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "–".to_owned(),
        Value::Array(items) => {
            let between = if items.iter().any(Value::is_object) {
                "; "
            } else if items.iter().any(Value::is_array) {
                ", "
            } else {
                " "
            };
            items.iter().map(item).collect::<Vec<_>>().join(between)
        }
        Value::Object(facts) => there(facts),
    }
}

/// One of several things; what each of them is goes without saying: `sawmill, tiles 2`.
fn item(value: &Value) -> String {
    let Value::Object(facts) = value else { return inline(value) };
    let mut rest = facts.clone();
    match facts.iter().next() {
        Some((name, Value::String(first))) => {
            rest.shift_remove(name);
            let rest = there(&rest);
            if rest == "–" { first.clone() } else { format!("{first}, {rest}") }
        }
        _ => there(facts),
    }
}

/// `seat 0, colour red`.
fn pairs<'f>(facts: impl IntoIterator<Item = (&'f String, &'f Value)>) -> String {
    let pair = |(name, value): (&String, &Value)| match value {
        Value::Object(_) => format!("{} ({})", spaced(name), inline(value)),
        _ => format!("{} {}", spaced(name), inline(value)),
    };
    facts.into_iter().map(pair).collect::<Vec<_>>().join(", ")
}

/// `red 2, blue 1`: what is not there, or none, or not so, is left out.
fn there(facts: &Map<String, Value>) -> String {
    let parts: Vec<String> = facts
        .iter()
        .filter(|(_, value)| !is_nothing(value) && value.as_i64() != Some(0))
        .map(|(name, value)| match value {
            Value::Bool(_) => spaced(name),
            _ => pairs([(name, value)]),
        })
        .collect();
    if parts.is_empty() { "–".to_owned() } else { parts.join(", ") }
}

/// Whether there is nothing to show.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.iter().all(is_nothing),
        Value::Object(facts) => facts.values().all(|value| is_nothing(value) || value.as_i64() == Some(0)),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => false,
    }
}

/// A name of several words.
fn spaced(name: &str) -> String {
    name.replace('_', " ")
}

/// Parts laid side by side in lines of readable length.
fn packed(parts: impl IntoIterator<Item = String>, between: &str) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    for part in parts {
        match lines.last_mut() {
            Some(last) if last.chars().count() + between.len() + part.chars().count() <= WIDTH => {
                last.push_str(between);
                last.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines
}

/// A text in lines of readable length, broken at blanks.
pub(crate) fn wrapped(text: &str) -> Vec<String> {
    packed(text.split_whitespace().map(str::to_owned), " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_effect_is_its_kind_and_what_belongs_to_it() {
        assert_eq!(effect(&json!({"kind": "bid-shown", "seat": 0, "card": 3})), "bid shown: seat 0, card 3");
        assert_eq!(
            effect(&json!({"kind": "taken", "seat": 1, "colour": "red"})),
            "taken: seat 1, colour red"
        );
        assert_eq!(effect(&json!({"kind": "over"})), "over");
    }

    #[test]
    fn what_is_not_there_is_left_out() {
        let terrain =
            json!({"terrain": "wood-green", "monster": true, "fort": false, "by": null, "tokens": 0});
        assert_eq!(inline(&terrain), "terrain wood-green, monster");
        assert_eq!(inline(&json!([terrain, null])), "wood-green, monster; ·");
        assert_eq!(inline(&json!({"has_acted": true, "steps": []})), "has acted");
    }

    #[test]
    fn long_texts_are_broken_at_blanks() {
        let lines = wrapped(&"seven times ".repeat(30));
        assert!(lines.len() == 4 && lines.iter().all(|line| line.len() <= WIDTH), "{lines:?}");
    }
}
