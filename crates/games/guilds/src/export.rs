//! What the page gets of the data.

use crate::Guilds;
use tafel_rules::{Export, Exports};

impl Export for Guilds {
    fn export(&self, _out: &mut impl Exports) {}
}
