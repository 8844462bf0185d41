//! A plain card: a name, what it costs, and lines of what it does.

use crate::icons::{amounts, icon};
use crate::page::{Piece, escaped, words};
use std::fmt::Write;
use tafel_parts::Pool;
use tafel_rules::Id;

const WIDTH: u32 = 150;
const HEIGHT: u32 = 190;

/// A card, filled in step by step.
pub(crate) struct Card {
    id: String,
    copies: u32,
    cost: Vec<(String, u8)>,
    emblem: Option<&'static str>,
    lines: Vec<String>,
    tint: &'static str,
}

impl Card {
    pub(crate) fn new(id: impl Into<String>, tint: &'static str) -> Card {
        Card { id: id.into(), copies: 1, cost: vec![], emblem: None, lines: vec![], tint }
    }

    pub(crate) fn copies(mut self, copies: u32) -> Card {
        self.copies = copies;
        self
    }

    pub(crate) fn cost(mut self, cost: Vec<(String, u8)>) -> Card {
        self.cost = cost;
        self
    }

    /// A large icon in the middle.
    pub(crate) fn emblem(mut self, word: &'static str) -> Card {
        self.emblem = Some(word);
        self
    }

    pub(crate) fn line(mut self, line: impl Into<String>) -> Card {
        self.lines.push(line.into());
        self
    }

    pub(crate) fn piece(self) -> Piece {
        let spoken_cost: Vec<String> =
            self.cost.iter().map(|(word, amount)| format!("{amount} {word}")).collect();
        let mut spoken = words(&self.id);
        if !spoken_cost.is_empty() {
            let _ = write!(spoken, "; cost {}", spoken_cost.join(", "));
        }
        for line in &self.lines {
            let _ = write!(spoken, "; {line}");
        }
        let drawing = self.draw();
        Piece { id: self.id, copies: self.copies, spoken, drawing, size: (WIDTH, HEIGHT) }
    }

    fn draw(&self) -> String {
        let middle = f64::from(WIDTH) / 2.0;
        let mut svg = format!(
            "<rect x=\"2\" y=\"2\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"#fbf6ea\" stroke=\"#8a6d4a\" stroke-width=\"2\"/>\
             <path d=\"M3 40V12a9 9 0 0 1 9-9h{}a9 9 0 0 1 9 9v28z\" fill=\"{}\"/>\
             <text x=\"{middle}\" y=\"27\" font-size=\"15\" text-anchor=\"middle\" font-weight=\"600\">{}</text>",
            WIDTH - 4,
            HEIGHT - 4,
            WIDTH - 24,
            self.tint,
            escaped(&words(&self.id)),
        );
        svg += &amounts(&self.cost, middle, 46.0, 22.0);
        if let Some(emblem) = self.emblem {
            svg += &icon(emblem, middle - 22.0, 74.0, 44.0);
        }
        let lines: Vec<String> = self.lines.iter().flat_map(|line| wrapped(line, 22)).collect();
        let first = f64::from(HEIGHT) - 12.0 - 16.0 * lines.len().saturating_sub(1) as f64;
        for (index, line) in lines.iter().enumerate() {
            let y = first + 16.0 * index as f64;
            let _ = write!(
                svg,
                "<text x=\"{middle}\" y=\"{y:.0}\" font-size=\"14\" text-anchor=\"middle\">{}</text>",
                escaped(line)
            );
        }
        svg
    }
}

/// The kinds and amounts of a pool, as words.
pub(crate) fn of_pool<K: Id + ToString>(pool: Pool<K>) -> Vec<(String, u8)> {
    pool.iter().map(|(kind, amount)| (kind.to_string(), amount)).collect()
}

/// The kinds and amounts of a pool, in one line.
pub(crate) fn listed<K: Id + ToString>(pool: Pool<K>) -> String {
    of_pool(pool).iter().map(|(word, amount)| format!("{amount} {word}")).collect::<Vec<_>>().join(", ")
}

/// A line in pieces of at most so many letters, broken between words.
fn wrapped(line: &str, letters: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        if last.is_empty() {
            last.push_str(word);
        } else if last.chars().count() + 1 + word.chars().count() <= letters {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
