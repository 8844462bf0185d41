//! Positions, effects and results as text, for any game: what JSON says, laid out for the eye.

use crate::output::Style;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::Write;
use tafel_rules::{Seat, Standing};

/// A position: one line a fact, and a table with one column a player.
pub(crate) fn view(view: &impl Serialize, style: Style) -> String {
    let value = serde_json::to_value(view).unwrap_or(Value::Null);
    let mut text = String::new();
    if let Value::Object(facts) = value {
        let width = facts.keys().map(String::len).max().unwrap_or(0);
        for (name, fact) in &facts {
            match columns_of(fact) {
                Some(columns) => text += &table(name, &columns, style),
                None => {
                    let lines = wrapped(&inline(fact));
                    let indent = format!("\n{}", " ".repeat(width + 4));
                    let _ =
                        writeln!(text, "  {}  {}", style.dim(format!("{name:width$}")), lines.join(&indent));
                }
            }
        }
    }
    text
}

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

/// The columns of a table: a list of objects with the same fields, one a player.
fn columns_of(fact: &Value) -> Option<Vec<&Map<String, Value>>> {
    let items: Vec<&Map<String, Value>> =
        fact.as_array()?.iter().map(Value::as_object).collect::<Option<_>>()?;
    let first = items.first().filter(|first| first.len() > 1)?;
    items.iter().all(|item| item.keys().eq(first.keys())).then_some(items)
}

/// One column for each item, one line for each of its fields.
fn table(name: &str, items: &[&Map<String, Value>], style: Style) -> String {
    let fields: Vec<&String> = items[0].keys().collect();
    let heads = (0..items.len()).map(|index| format!("{index}"));
    let mut columns: Vec<Vec<String>> =
        vec![std::iter::once(name.to_owned()).chain(fields.iter().map(|field| (*field).clone())).collect()];
    columns.extend(heads.zip(items).map(|(head, item)| {
        let cells = fields.iter().map(|field| item.get(*field).map_or_else(String::new, inline));
        std::iter::once(head).chain(cells).collect()
    }));
    let widths: Vec<usize> = columns
        .iter()
        .map(|column| column.iter().map(|cell| cell.chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in 0..=fields.len() {
        text.push_str("  ");
        for (at, column) in columns.iter().enumerate() {
            let cell = format!("{:width$}  ", column[row], width = widths[at]);
            text += &if row == 0 {
                style.bold(cell)
            } else if at == 0 {
                style.dim(cell)
            } else {
                cell
            };
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
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
        Value::Array(items) => items.iter().map(inline).collect::<Vec<_>>().join(" "),
        Value::Object(facts) => counts(facts),
    }
}

/// A long value in lines of readable length, broken after commas.
fn wrapped(value: &str) -> Vec<String> {
    const LENGTH: usize = 96;
    let mut lines = vec![String::new()];
    for part in value.split_inclusive(", ") {
        let last = lines.last_mut().expect("there is a line");
        if last.is_empty() || last.chars().count() + part.trim_end().chars().count() <= LENGTH {
            last.push_str(part);
        } else {
            lines.push(part.to_owned());
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// `seat 0, colour red`.
fn pairs<'f>(facts: impl IntoIterator<Item = (&'f String, &'f Value)>) -> String {
    let pair = |(name, value): (&String, &Value)| match value {
        Value::Object(_) => format!("{name} ({})", inline(value)),
        _ => format!("{name} {}", inline(value)),
    };
    facts.into_iter().map(pair).collect::<Vec<_>>().join(", ")
}

/// `red 2, blue 1`: where things are only counted, zeros are left out.
fn counts(facts: &Map<String, Value>) -> String {
    if !facts.values().all(Value::is_u64) {
        return pairs(facts);
    }
    let there = pairs(facts.iter().filter(|(_, value)| value.as_u64() != Some(0)));
    if there.is_empty() { "–".to_owned() } else { there }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_position_is_facts_and_a_column_a_player() {
        let position = json!({
            "round": 2,
            "bag": {"red": 3, "green": 0},
            "players": [{"goal": "red", "debts": 0}, {"goal": null, "debts": 2}],
        });
        let shown = view(&position, Style::Plain);
        assert_eq!(
            shown,
            "  round    2\n  bag      red 3\n  players  0    1\n  goal     red  ·\n  debts    0    2\n"
        );
    }

    #[test]
    fn a_long_fact_is_broken_after_commas() {
        let many: Map<String, Value> = (10..40).map(|n| (format!("hex{n}"), json!("red"))).collect();
        let shown = view(&json!({ "map": many }), Style::Plain);
        assert!(
            shown.lines().count() > 2 && shown.lines().all(|line| line.chars().count() <= 104),
            "{shown}"
        );
        assert!(shown.starts_with("  map  hex10 red, ") && shown.contains("\n       hex"), "{shown}");
    }

    #[test]
    fn an_effect_is_its_kind_and_what_belongs_to_it() {
        assert_eq!(effect(&json!({"kind": "bid-shown", "seat": 0, "card": 3})), "bid shown: seat 0, card 3");
        assert_eq!(
            effect(&json!({"kind": "taken", "seat": 1, "colour": "red"})),
            "taken: seat 1, colour red"
        );
        assert_eq!(effect(&json!({"kind": "over"})), "over");
    }
}
