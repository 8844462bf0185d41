//! The map of a game in characters.

use crate::output::Style;
use crate::show::{packed, words};
use tafel_rules::{Cell, Screen};

/// How many characters a place takes.
const PLACE: usize = 8;

/// The rows of a map and, below them, what its marks stand for; nothing where a game draws none.
pub(super) fn map(screen: &Screen, style: Style) -> String {
    let rows = screen.map.iter().map(|cell| cell.row + 1).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..rows {
        let mut cells: Vec<&Cell> = screen.map.iter().filter(|cell| cell.row == row).collect();
        cells.sort_by_key(|cell| cell.column);
        let mut line = String::from("  ");
        let mut at = 0;
        for cell in cells {
            let from = (usize::from(cell.column).saturating_sub(1)) * PLACE / 2;
            line += &" ".repeat(from.saturating_sub(at));
            line += &style.coloured(colour(cell.colour), format!("{:PLACE$}", cell.text));
            at = from.max(at) + PLACE;
        }
        text += line.trim_end();
        text.push('\n');
    }
    let marks = screen.legend.iter().map(|(mark, meaning)| format!("{mark} {}", words::spelt(meaning)));
    for line in packed(marks, "  ") {
        text += &format!("  {}\n", style.dim(line));
    }
    text
}

/// The terminal's code for the id of a colour, letters included; none for what it has no colour of.
fn colour(id: &str) -> Option<&'static str> {
    Some(match id {
        "yellow" => "30;43",
        "brown" => "97;48;5;94",
        "black" => "97;40",
        "blue" => "97;44",
        "green" => "30;42",
        "gray" => "30;47",
        "red" => "97;41",
        "ice" => "30;106",
        "volcano" => "30;48;5;208",
        "river" => "36",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_shifted_by_half_a_place() {
        let cell = |column, row, text: &str| Cell { column, row, text: text.to_owned(), colour: "red" };
        let screen = Screen {
            map: vec![cell(1, 0, "A1"), cell(3, 0, "A2"), cell(2, 1, "B1")],
            legend: vec![("A".to_owned(), "FirstHex".to_owned())],
            ..Screen::default()
        };
        assert_eq!(map(&screen, Style::Plain), "  A1      A2\n      B1\n  A first hex\n");
        assert!(map(&screen, Style::Terminal).contains("\u{1b}[97;41mA1      \u{1b}[0m"));
    }
}
