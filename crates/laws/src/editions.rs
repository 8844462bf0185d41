//! Editions that nobody would write: the reader refuses them, or they can be played to the end.

use crate::places;
use crate::walk::{MOST_LINES, any_entry};
use tafel_evaluate::Evaluate;
use tafel_rules::{Choice, DataFile, Dice, Edition, Seed, Silent};
use tafel_table::step;

/// The states of a match at which the laws of a position are checked: taken at even distances.
const EXAMINED: usize = 12;

/// Numbers at which arithmetic ends, and some that are only odd.
const NUMBERS: [i64; 22] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 50, 100, 127, 128, 255, 256, 32767, -1, -128];

/// What was made of changed editions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Editions {
    /// How many were refused.
    pub refused: u64,
    /// How many were played with, to the end of a match each.
    pub played: u64,
}

/// Changes the built-in files of a game in `variants` ways: each is refused with its place, or a random match with it ends, and
/// the components add up.
///
/// # Panics
/// If one is neither, with its number and what was changed.
pub fn editions<R: Evaluate>(variants: u64) -> Editions {
    let built_in = Edition::built_in(R::FILES);
    let mut found = Editions::default();
    for nth in 0..variants {
        let mut dice = Dice::at(Seed([0xed; 32]), nth);
        let files = changed(R::FILES, &mut dice);
        let rules = Edition::of(R::FILES, "changed", files).and_then(|edition| {
            let said = built_in.differences(&edition).iter().map(ToString::to_string).collect::<Vec<_>>();
            R::of_edition(&edition).map(|rules| (rules, said.join(", ")))
        });
        match rules {
            Ok((rules, said)) => {
                println!("edition {nth}: {said}");
                play(&rules, &mut dice);
                found.played += 1;
            }
            Err(misprint) => {
                assert!(!misprint.reason.is_empty(), "edition {nth} is refused without a reason");
                found.refused += 1;
            }
        }
    }
    found
}

/// A random match with random options.
fn play<R: Evaluate>(rules: &R, dice: &mut Dice) {
    let answer = |choice: &Choice| format!("{} {}", choice.key, dice.any(choice.values));
    let options: Vec<String> = R::CHOICES.iter().map(answer).collect();
    // Not everything can be agreed on together.
    let Ok(options) = options.join("; ").parse::<R::Options>() else { return };
    println!("  {options}");
    let seats = rules.seats(&options);
    let mut state = rules.start(&options);
    for line in 0.. {
        if line % EXAMINED == 0 {
            let _ = rules.estimate(&state);
            places::examine(rules, &state, seats, dice)
                .unwrap_or_else(|(law, what)| panic!("{law:?}: {what}"));
        }
        let Some(entry) = any_entry(rules, &state, dice) else { break };
        step(rules, &mut state, entry, &mut Silent);
        rules.audit(&state).unwrap_or_else(|what| panic!("{what}"));
        assert!(line < MOST_LINES, "no end after {MOST_LINES} lines");
    }
}

/// The files with one change, or a few.
fn changed(files: &'static [DataFile], dice: &mut Dice) -> Vec<(String, String)> {
    let mut changed: Vec<(String, String)> =
        files.iter().map(|file| (file.name.to_owned(), file.text.to_owned())).collect();
    let changes = [1, 1, 1, 2, 4][dice.below(5) as usize];
    for _ in 0..changes {
        let at = dice.below(changed.len() as u32) as usize;
        let text = &mut changed[at].1;
        match dice.below(8) {
            0..=4 => another(text, dice, |word| word.starts_with(|first: char| first.is_ascii_digit())),
            5 => another(text, dice, |word| !word.starts_with(|first: char| first.is_ascii_digit())),
            6 => another_line(text, dice),
            _ => another_letter(text, dice),
        }
    }
    changed
}

/// Puts a number, or a word of the same file, in place of a word.
fn another(text: &mut String, dice: &mut Dice, is_meant: fn(&str) -> bool) {
    let is_of_a_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let bounds: Vec<(usize, &str)> = text
        .split(|letter| !is_of_a_word(letter))
        .filter(|word| !word.is_empty() && is_meant(word))
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
        .collect();
    if bounds.is_empty() {
        return;
    }
    let (at, before) = dice.any(&bounds);
    let is_number = before.parse::<i64>().is_ok();
    let after = if is_number { dice.any(&NUMBERS).to_string() } else { dice.any(&bounds).1.to_owned() };
    let length = before.len();
    text.replace_range(at..at + length, &after);
}

/// Leaves a line out, or says it twice.
fn another_line(text: &mut String, dice: &mut Dice) {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = dice.below(lines.len() as u32) as usize;
    if dice.below(2) == 0 {
        lines.remove(at);
    } else {
        lines.insert(at, lines[at]);
    }
    *text = lines.join("\n");
}

/// Puts another letter in place of one.
fn another_letter(text: &mut String, dice: &mut Dice) {
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    if places.is_empty() {
        return;
    }
    let at = dice.any(&places);
    let before = text[at..].chars().next().map_or(0, char::len_utf8);
    let letters: Vec<&str> = "( ) [ ] { } , : \" ' / * # ! \\ - + . 0 9 a Z _ é \0".split(' ').collect();
    let after = dice.any(&letters);
    text.replace_range(at..at + before, after);
}
