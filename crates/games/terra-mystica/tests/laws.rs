//! The laws of every game, for every number of players, on three maps and with all options.

use tafel_laws::check;
use tafel_terra_mystica::TerraMystica;

const EVERYTHING: &str =
    "mini-expansion-1 on; shipping-bonus on; temple-scoring-tile on; fire-and-ice-factions on";

#[test]
fn laws_hold_on_the_original_map() {
    for seats in 2..=5 {
        check(&TerraMystica::new(), &format!("seats {seats}"));
    }
}

#[test]
fn laws_hold_with_fire_and_ice() {
    for seats in 2..=5 {
        let options = format!(
            "seats {seats}; map fire-ice-1; variable-turn-order on; final-scoring random; {EVERYTHING}"
        );
        check(&TerraMystica::new(), &options);
    }
}

#[test]
fn laws_hold_on_the_fjords_with_the_rest_of_the_options() {
    for seats in [2, 4, 5] {
        let options =
            format!("seats {seats}; map fjords-2-1; start-points balanced; leaving on; {EVERYTHING}");
        check(&TerraMystica::new(), &options);
    }
}

#[test]
fn laws_hold_after_an_auction() {
    for seats in [2, 5] {
        let options = format!(
            "seats {seats}; map loon-lakes-1-6; start-points auction; {EVERYTHING}; \
             final-scoring connected-distance+connected-sa-sh-distance+building-on-edge+connected-clusters"
        );
        check(&TerraMystica::new(), &options);
    }
}
