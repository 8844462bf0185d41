//! What the page gets of the data.

use crate::TalesOfGlory;
use tafel_rules::{Export, Exports};

impl Export for TalesOfGlory {
    fn export(&self, _out: &mut impl Exports) {}
}
