//! The number of a rule, as the answer to "why not?".

use serde::Serialize;
use std::fmt::{self, Display};

/// The number of a rule in the game's RULES.md, such as `Rule("4.2")`; written `§4.2`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Rule(pub &'static str);

impl Rule {
    /// What the rule says, in one line: the list item `- §4.2 …` of a RULES.md.
    pub fn text_in(self, rulebook: &str) -> Option<String> {
        let opening = format!("- {self} ");
        let mut lines = rulebook.lines().skip_while(|line| !line.trim_start().starts_with(&opening));
        let first = lines.next()?.trim_start();
        let mut text = first[opening.len()..].to_owned();
        let goes_on = |line: &&str| line.starts_with(' ') && !line.trim_start().starts_with("- ");
        for line in lines.take_while(goes_on) {
            text.push(' ');
            text.push_str(line.trim());
        }
        Some(text)
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

    const RULEBOOK: &str = "\
# Chess

- §1.1 White begins.
- §1.10 Then black.
- §2.1 A pawn moves
  one step;
  at first two.

## §3 End
";

    #[test]
    fn a_rule_is_found_by_its_number_alone() {
        assert_eq!(Rule("1.1").text_in(RULEBOOK).as_deref(), Some("White begins."));
        assert_eq!(Rule("1.10").text_in(RULEBOOK).as_deref(), Some("Then black."));
        assert_eq!(Rule("2.1").text_in(RULEBOOK).as_deref(), Some("A pawn moves one step; at first two."));
        assert_eq!(Rule("3").text_in(RULEBOOK), None);
    }
}
