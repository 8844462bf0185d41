//! What the page gets of the data.

use crate::TerraMystica;
use tafel_rules::{Export, Exports};

impl Export for TerraMystica {
    fn export(&self, _out: &mut impl Exports) {}
}
