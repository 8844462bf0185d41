//! The number of a rule.

use crate::Rulebook;
use serde::Serialize;
use std::fmt::{self, Display};

/// The number of a rule in the game's RULES.md, such as `Rule("4.2")`; written `§4.2`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Rule(pub &'static str);

impl Rule {
    /// What the rule says, in one line: the list item `- §4.2 …` of a RULES.md.
    pub fn text_in(self, rulebook: &str) -> Option<String> {
        let rules = Rulebook::read(rulebook).rules;
        rules.into_iter().find_map(|(number, said)| (number == self.0).then_some(said))
    }
}

impl Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "§{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_number_alone() {
        let rulebook = "- §1.1 White begins.\n- §1.10 Then black.\n";
        assert_eq!(Rule("1.1").text_in(rulebook).as_deref(), Some("White begins."));
        assert_eq!(Rule("1.10").text_in(rulebook).as_deref(), Some("Then black."));
        assert_eq!(Rule("1").text_in(rulebook), None);
    }
}
