//! What forbids a move, as the answer to "why not?".

use crate::Rule;
use std::fmt::{self, Display};

/// The rule that forbids a move, and what is missing where having more would help.
///
/// It speaks in ids and numbers, so that every program can say it in its reader's language:
///
/// ```
/// use tafel_rules::{Lack, Objection, Rule};
///
/// let objection = Rule("3.1").for_lack_of([Lack::new("power", 6u8, 3u8)]);
/// assert_eq!(objection.to_string(), "not allowed by §3.1: needs 6 power, there are 3");
/// assert_eq!(Objection::from(Rule("2.2")).to_string(), "not allowed by §2.2");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// The rule.
    pub rule: Rule,
    /// Everything of which there is too little; often nothing.
    pub lacks: Vec<Lack>,
}

impl From<Rule> for Objection {
    fn from(rule: Rule) -> Objection {
        Objection { rule, lacks: vec![] }
    }
}

impl Rule {
    /// The rule forbids a move because these are missing.
    pub fn for_lack_of(self, lacks: impl IntoIterator<Item = Lack>) -> Objection {
        Objection { rule: self, lacks: lacks.into_iter().collect() }
    }
}

impl Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not allowed by {}", self.rule)?;
        for (index, lack) in self.lacks.iter().enumerate() {
            write!(f, "{} {lack}", if index == 0 { ":" } else { ";" })?;
        }
        Ok(())
    }
}

/// Something of which there is too little for a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lack {
    /// Its word, which the page has a name for.
    pub what: &'static str,
    /// How much the move takes.
    pub needed: u16,
    /// How much there is.
    pub there: u16,
}

impl Lack {
    /// Names what is missing by a word of the game's vocabulary: `Lack::new(Colour::Red, 2, 1)`.
    pub fn new(what: impl Into<&'static str>, needed: impl Into<u16>, there: impl Into<u16>) -> Lack {
        Lack { what: what.into(), needed: needed.into(), there: there.into() }
    }
}

impl Display for Lack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.there == 1 { "is" } else { "are" };
        write!(f, "needs {} {}, there {verb} {}", self.needed, self.what, self.there)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_missing_is_named() {
        let lacks = [Lack::new("gold", 2u8, 1u8), Lack::new("wood", 3u8, 0u8)];
        let said = Rule("11.2").for_lack_of(lacks).to_string();
        assert_eq!(said, "not allowed by §11.2: needs 2 gold, there is 1; needs 3 wood, there are 0");
    }
}
