//! The laws of every game, for every number of players, on three maps and with all options.

use tafel_laws::check;
use tafel_terra_mystica::TerraMystica;

#[test]
fn laws_hold() {
    check(&TerraMystica::new(), "seats 4");
}
