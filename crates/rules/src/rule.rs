//! The number of a rule, as the answer to "why not?".

use serde::Serialize;
use std::fmt::{self, Display};

/// The number of a rule in the game's RULES.md, such as `Rule("4.2")`; written `§4.2`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Rule(pub &'static str);

impl Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "§{}", self.0)
    }
}
