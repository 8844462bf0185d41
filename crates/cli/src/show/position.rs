//! A position on the screen: the map, facts side by side, and what each player has. At first all of it, then what changed.

use crate::output::Style;
use crate::show::{inline, is_nothing, map, packed, spaced};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use tafel_rules::Screen;

/// Players stand in columns as long as they have no more kinds of things than this; else each has a paragraph.
const MOST_ROWS: usize = 12;
/// A fact that is longer has lines of its own.
const SHORT: usize = 40;
/// A list of more words is shown at first and on request.
const MOST_REPEATED: usize = 12;
/// What stands above every position, or follows from who reads it.
const KNOWN: [&str; 2] = ["me", "options"];

/// A position, ready to be shown.
pub(crate) struct Position {
    screen: Screen,
    /// Names and values; what is not there is left out.
    facts: Vec<(String, Value)>,
    /// Lists of things that all have the same fields, such as the players.
    tables: Vec<Table>,
}

struct Table {
    name: String,
    /// Which fields there are, and what each item has of them.
    rows: Vec<(String, Vec<Value>)>,
}

impl Position {
    /// What a view says, as its game wants it to be shown.
    pub(crate) fn of(view: &impl Serialize, screen: Screen) -> Position {
        let mut position = Position { screen, facts: vec![], tables: vec![] };
        let Ok(Value::Object(facts)) = serde_json::to_value(view) else { return position };
        for (name, fact) in facts {
            if KNOWN.contains(&&*name) || position.screen.without.contains(&&*name) {
                continue;
            }
            match Table::of(&name, &fact) {
                Some(table) => position.tables.push(table),
                None => position.facts.push((spaced(&name), fact)),
            }
        }
        position
    }

    /// All of it.
    pub(crate) fn whole(&self, style: Style) -> String {
        let facts = self.facts.iter().filter(|(_, fact)| !is_nothing(fact));
        let mut text = map::map(&self.screen, style)
            + &facts_text(facts.map(|(name, fact)| (&**name, inline(fact))), style);
        for table in &self.tables {
            text += &table.whole(style);
        }
        text
    }

    /// What is not as it was; long lists, such as a deck, are not repeated whenever they lose something.
    pub(crate) fn since(&self, before: &Position, style: Style) -> String {
        let mut text = String::new();
        if self.screen.map != before.screen.map {
            text += &map::map(&self.screen, style);
        }
        let is_short = |fact: &Value| word_count(fact) <= MOST_REPEATED;
        let changed = self.facts.iter().filter(|fact| !before.facts.contains(fact) && is_short(&fact.1));
        text += &facts_text(changed.map(|(name, fact)| (&**name, shown(fact))), style);
        for (table, before) in self.tables.iter().zip(&before.tables) {
            text += &table.since(before, style);
        }
        text
    }

    /// The words in it, each once, in the order in which they are shown; those of long lists are left out.
    pub(crate) fn words(&self, most: usize) -> Vec<String> {
        let values = self.facts.iter().map(|(_, fact)| fact);
        let held = self.tables.iter().flat_map(|table| table.rows.iter().flat_map(|(_, cells)| cells));
        let (mut words, mut known) = (vec![], BTreeSet::new());
        for value in values.chain(held) {
            let mut own = vec![];
            collect(value, &mut own);
            if own.len() <= most {
                words.extend(own.into_iter().filter(|word| known.insert(word.clone())));
            }
        }
        words
    }
}

fn word_count(value: &Value) -> usize {
    let mut words = vec![];
    collect(value, &mut words);
    words.len()
}

/// The texts of a value, and the names of what it counts.
fn collect(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
        Value::Object(facts) => {
            for (name, fact) in facts.iter().filter(|(_, fact)| !is_nothing(fact) && fact.as_i64() != Some(0))
            {
                words.push(name.clone());
                collect(fact, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Whether nobody would ask for it: nothing, or none of it.
fn is_none(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.iter().all(is_none),
        _ => is_nothing(value) || value.as_i64() == Some(0),
    }
}

/// A value in one line, also where it is nothing.
fn shown(value: &Value) -> String {
    if is_nothing(value) { "–".to_owned() } else { inline(value) }
}

/// Short facts side by side, long ones in lines of their own.
fn facts_text<'f>(facts: impl Iterator<Item = (&'f str, String)>, style: Style) -> String {
    let (short, long): (Vec<_>, Vec<_>) = facts.partition(|(_, fact)| fact.chars().count() <= SHORT);
    let side_by_side = packed(short.iter().map(|(name, fact)| format!("{name} {fact}")), " · ");
    let mut text: String = side_by_side.iter().map(|line| format!("  {line}\n")).collect();
    for (name, fact) in long {
        text += &below(&style.dim(name), &broken(&fact));
    }
    text
}

/// A long fact in lines, broken between things.
fn broken(fact: &str) -> Vec<String> {
    let between = if fact.contains([',', ';']) { [", ", "; "] } else { [" ", " "] };
    let (mut parts, mut rest) = (vec![], fact);
    while let Some(at) = between.iter().filter_map(|mark| Some(rest.find(mark)? + mark.len())).min() {
        parts.push(rest[..at].to_owned());
        rest = &rest[at..];
    }
    parts.push(rest.to_owned());
    packed(parts, "")
}

/// Lines behind a name, the further ones below it.
fn below(name: &str, lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| line.trim_end().to_owned()).collect();
    format!("  {name} {}\n", lines.join("\n    "))
}

impl Table {
    /// A list of objects with the same fields; rows in which nobody has anything are left out where they are shown.
    fn of(name: &str, fact: &Value) -> Option<Table> {
        let items: Vec<&Map<String, Value>> =
            fact.as_array()?.iter().map(Value::as_object).collect::<Option<_>>()?;
        let first = items.first().filter(|first| first.len() > 2)?;
        if !items.iter().all(|item| item.keys().eq(first.keys())) {
            return None;
        }
        let row = |field: &String| (spaced(field), items.iter().map(|item| item[field].clone()).collect());
        Some(Table { name: spaced(name), rows: first.keys().map(row).collect() })
    }

    /// What its items are called, if they are things rather than players.
    fn ids(&self) -> Option<&Vec<Value>> {
        self.rows.first().filter(|(name, _)| name == "id").map(|(_, ids)| ids)
    }

    fn whole(&self, style: Style) -> String {
        let rows: Vec<_> = self.rows.iter().filter(|(_, cells)| !cells.iter().all(is_none)).collect();
        let columns = self.rows.first().map_or(0, |(_, cells)| cells.len());
        let text = self.columns(&rows, columns, style);
        if self.ids().is_none()
            && rows.len() <= MOST_ROWS
            && text.lines().all(|line| line.chars().count() <= WIDEST)
        {
            return text;
        }
        let told = (0..columns).map(|at| {
            let rows = rows.iter().filter(|(_, cells)| !is_none(&cells[at]));
            (at, rows.map(|(name, cells)| (name.as_str(), inline(&cells[at]))).collect())
        });
        self.paragraphs(told, style)
    }

    /// One column for each item, one line for each of its fields.
    fn columns(&self, rows: &[&(String, Vec<Value>)], columns: usize, style: Style) -> String {
        let heads = (0..columns).map(|at| at.to_string());
        let mut lines: Vec<Vec<String>> = vec![std::iter::once(self.name.clone()).chain(heads).collect()];
        lines.extend(rows.iter().map(|(name, cells)| {
            std::iter::once(name.clone()).chain(cells.iter().map(inline)).collect::<Vec<String>>()
        }));
        let width = |at: usize| lines.iter().map(|line| line[at].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..=columns).map(width).collect();
        let mut text = String::new();
        for (nth, line) in lines.iter().enumerate() {
            let mut shown = String::from("  ");
            for (at, cell) in line.iter().enumerate() {
                let cell = format!("{cell:width$}  ", width = widths[at]);
                shown += &match (nth, at) {
                    (0, _) => style.bold(cell),
                    (_, 0) => style.dim(cell),
                    _ => cell,
                };
            }
            text += shown.trim_end();
            text.push('\n');
        }
        text
    }

    /// What each of some items has: a paragraph for a player, and side by side for things that have an id.
    fn paragraphs<'t>(
        &'t self,
        told: impl Iterator<Item = (usize, Vec<(&'t str, String)>)>,
        style: Style,
    ) -> String {
        let ids = self.ids();
        let kind = self.name.strip_suffix('s').unwrap_or(&self.name);
        let mut side_by_side = vec![];
        let mut text = String::new();
        for (at, facts) in told {
            let facts = facts.into_iter().filter(|(name, _)| ids.is_none() || *name != "id");
            let facts = facts.map(|(name, fact)| format!("{name} {fact}")).collect::<Vec<_>>().join(", ");
            match ids {
                Some(ids) => side_by_side.push(format!("{}: {facts}", inline(&ids[at]))),
                None => text += &below(&style.bold(format!("{kind} {at}:")), &broken(&facts)),
            }
        }
        text + &packed(side_by_side, " · ").iter().map(|line| format!("  {line}\n")).collect::<String>()
    }

    fn since(&self, before: &Table, style: Style) -> String {
        let columns = self.rows.first().map_or(0, |(_, cells)| cells.len());
        let was = |at: usize, name: &str| {
            let row = before.rows.iter().find(|(other, _)| other == name);
            row.and_then(|(_, cells)| cells.get(at))
        };
        let changed = (0..columns).map(|at| {
            let rows = self.rows.iter().filter(|(name, cells)| was(at, name) != Some(&cells[at]));
            (at, rows.map(|(name, cells)| (name.as_str(), shown(&cells[at]))).collect::<Vec<_>>())
        });
        self.paragraphs(changed.filter(|(_, facts)| !facts.is_empty()), style)
    }
}

/// The widest table.
const WIDEST: usize = 110;

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn position(view: &Value) -> Position {
        Position::of(view, Screen { without: &["inner"], ..Screen::default() })
    }

    #[test]
    fn a_position_is_facts_side_by_side_and_a_column_a_player() {
        let view = json!({
            "me": 0,
            "inner": 7,
            "round": 2,
            "passed": [],
            "bag": {"red": 3, "green": 0},
            "players": [{"goal": "red", "has_bid": false, "debts": 0}, {"goal": null, "has_bid": false, "debts": 2}],
        });
        assert_eq!(
            position(&view).whole(Style::Plain),
            "  round 2 · bag red 3\n  players  0    1\n  goal     red  ·\n  debts    0    2\n"
        );
    }

    #[test]
    fn a_long_fact_is_broken_after_commas() {
        let many: Map<String, Value> = (10..40).map(|n| (format!("hex{n}"), json!("red"))).collect();
        let shown = position(&json!({ "map": many })).whole(Style::Plain);
        assert!(
            shown.lines().count() > 2 && shown.lines().all(|line| line.chars().count() <= 110),
            "{shown}"
        );
        assert!(shown.starts_with("  map hex10 red, ") && shown.contains("\n    hex"), "{shown}");
    }

    #[test]
    fn afterwards_only_what_changed_is_shown() {
        let view = |round: u8, debts: u8, bag: Value| {
            position(&json!({
                "round": round,
                "start": 0,
                "bag": bag,
                "players": [{"goal": "red", "cards": [1], "debts": 0}, {"goal": null, "cards": [1], "debts": debts}],
            }))
        };
        let before = view(1, 0, json!(["red"]));
        assert_eq!(before.since(&before, Style::Plain), "");
        let shown = view(2, 1, json!([])).since(&before, Style::Plain);
        assert_eq!(shown, "  round 2 · bag –\n  player 1: debts 1\n");
    }

    #[test]
    fn players_with_many_things_have_a_paragraph_each() {
        let player: Map<String, Value> = (10..40).map(|n| (format!("thing{n}"), json!(n % 2))).collect();
        let shown = position(&json!({ "players": [player.clone(), player] })).whole(Style::Plain);
        assert!(shown.starts_with("  player 0: thing11 1, thing13 1, "), "{shown}");
        assert!(shown.contains("thing39 1\n  player 1: thing11 1"), "{shown}");
    }

    #[test]
    fn things_with_an_id_stand_side_by_side() {
        let land = |tiles: u8| {
            let places: Vec<Value> =
                (0..20).map(|n| json!({"id": format!("c{n}"), "bears": "ore", "tiles": n * tiles})).collect();
            position(&json!({ "land": places }))
        };
        let shown = land(1).whole(Style::Plain);
        assert!(shown.starts_with("  c0: bears ore · c1: bears ore, tiles 1 · c2: bears"), "{shown}");
        assert!(land(2).since(&land(1), Style::Plain).starts_with("  c1: tiles 2 · c2: tiles 4 · "));
    }
}
