//! §5 Exploring.

use crate::table::Table;

/// §5.1 One, two or three settlers, an empty space, and then a tile of that region's stack.
#[test]
fn exploring_costs_by_region() {
    let table = || Table::of("seats 1").terrain(0, "I.1", "wood-green").terrain(0, "II.1", "clay-green");
    for (line, draw, left) in [
        ("explore I.2", "terrain wood-yellow", 5),
        ("explore II.2", "terrain diamond-blue", 4),
        ("explore III.1", "terrain gold-blue", 3),
    ] {
        table().play(&format!(
            "0 {line}
            -: players/0/basic_settlers = {left}
            0 ?
            * {draw}"
        ));
    }
    table().play(
        "0 explore I.1 !5.1
        0 explore II.2
        * ? terrain wood-green 1, terrain diamond-green 1, terrain stone-yellow 1, terrain wood-yellow 1, \
          terrain diamond-yellow 1, terrain clay-blue 1, terrain diamond-blue 2, terrain stone-red 1, terrain diamond-red 2
        * terrain diamond-blue
        -: players/0/wilderness/4/terrain = \"diamond-blue\"
        -: terrain_stacks/1/diamond-blue = 1",
    );
}

/// §5.2 The first terrain lies in region I.
#[test]
fn the_first_terrain_lies_in_region_one() {
    Table::of("seats 2").play(
        "0 ?+ explore I.1, explore I.2, explore I.3
        0 ?- explore II.1, explore III.1
        0 explore II.1 !5.2
        0 explore III.2 !5.2
        0 explore I.3",
    );
}

/// §5.3 Every later one borders on another, not diagonally; monsters do not matter.
#[test]
fn later_terrains_border_on_others() {
    Table::of("seats 2").terrain(0, "I.2", "wood-green").monster(0, "I.2").play(
        "0 ?+ explore I.1, explore I.3, explore II.2
        0 ?- explore II.1, explore II.3, explore III.2
        0 explore II.1 !5.3
        0 explore III.2 !5.3",
    );
}

/// §5.4 Exploring brings no resource, and a check.
#[test]
fn exploring_brings_a_check_and_no_resource() {
    Table::of("seats 2").resources(0, [0; 5]).play(
        "0 explore I.1
        * terrain wood-red
        -: players/0/resources/wood = 0
        -: players/0/wilderness/0/monster = true",
    );
}
