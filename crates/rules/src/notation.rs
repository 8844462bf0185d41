//! Moves and chance outcomes as text: `verb id id …`.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A move or chance outcome that has a notation: it is written as `verb id id …` and read back from it.
pub trait Notation:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Ord + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static
{
}

/// The error for text that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    text: String,
    expected: String,
}

impl Unreadable {
    /// `text` is not `expected`, which is a noun with its article: `a colour`.
    pub fn new(text: &str, expected: impl Into<String>) -> Unreadable {
        Unreadable { text: quotable(text), expected: expected.into() }
    }
}

/// The beginning of a text from outside, fit to be shown in one line.
fn quotable(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut shown: String = text.chars().take(SHOWN).flat_map(char::escape_default).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not {}", self.text, self.expected)
    }
}

impl std::error::Error for Unreadable {}

/// Reads a text word by word; words are separated by single blanks.
pub struct Words<'t> {
    text: &'t str,
    expected: &'static str,
    left: std::str::Split<'t, char>,
}

impl<'t> Words<'t> {
    /// The words of `text`, which should be `expected`: `a move of pebbles`.
    pub fn of(text: &'t str, expected: &'static str) -> Words<'t> {
        Words { text, expected, left: text.split(' ') }
    }

    /// The next word as it stands.
    ///
    /// # Errors
    /// If there is none.
    pub fn word(&mut self) -> Result<&'t str, Unreadable> {
        self.left.next().filter(|word| !word.is_empty()).ok_or_else(|| self.unreadable())
    }

    /// The next word as an id.
    ///
    /// # Errors
    /// If there is none, or it is not the word of an id.
    pub fn id<T: FromStr<Err = Unreadable>>(&mut self) -> Result<T, Unreadable> {
        self.word()?.parse()
    }

    /// The next word as a number without sign or leading zeros.
    ///
    /// # Errors
    /// If there is none, or it is not written like that.
    pub fn number<T: FromStr + Display>(&mut self) -> Result<T, Unreadable> {
        let word = self.word()?;
        let number: Option<T> = word.parse().ok();
        number
            .filter(|n| n.to_string() == word)
            .ok_or_else(|| Unreadable::new(word, "a number that fits here"))
    }

    /// Returns `read` if nothing is left to read.
    ///
    /// # Errors
    /// If there are more words.
    pub fn end<T>(mut self, read: T) -> Result<T, Unreadable> {
        if self.left.next().is_none() { Ok(read) } else { Err(self.unreadable()) }
    }

    /// The error for the whole text.
    pub fn unreadable(&self) -> Unreadable {
        Unreadable::new(self.text, self.expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_one_by_one() {
        let mut words = Words::of("pay 12 wood", "a move");
        assert_eq!(words.word(), Ok("pay"));
        assert_eq!(words.number(), Ok(12u8));
        assert_eq!(words.word(), Ok("wood"));
        assert_eq!(words.end(()), Ok(()));
    }

    #[test]
    fn blanks_are_single_and_numbers_plain() {
        for wrong in
            ["pay  12", " pay 12", "pay 12 ", "pay 012", "pay +12", "pay 300", "pay", "pay x", "pay 12 13"]
        {
            let read = || {
                let mut words = Words::of(wrong, "a move");
                words.word()?;
                let number = words.number::<u8>()?;
                words.end(number)
            };
            assert!(read().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_refusal_quotes_little_and_harmlessly() {
        let long = format!("\u{1b}[2J{}", "x".repeat(10_000_000));
        let said = Unreadable::new(&long, "a move").to_string();
        assert!(said.len() < 100, "{}", said.len());
        assert!(said.starts_with("`\\u{1b}[2Jxxx") && said.ends_with("…` is not a move"), "{said}");
    }
}
