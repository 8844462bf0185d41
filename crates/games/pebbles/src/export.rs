//! What the page gets of the data.

use crate::Pebbles;
use tafel_rules::{Export, Exports};

impl Export for Pebbles {
    fn export(&self, _out: &mut impl Exports) {}
}
