//! What the page gets of the data.

use crate::Settlement;
use tafel_rules::{Export, Exports};

impl Export for Settlement {
    fn export(&self, _out: &mut impl Exports) {}
}
