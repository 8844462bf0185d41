//! §14 Artifacts.

use crate::table::Table;
use tafel_rules::{Dice, Rules, Seat, Seed, Silent};
use tafel_settlement::{Move, Settlement};

fn holding(artifact: &str) -> Table {
    Table::of("seats 1").artifact(0, artifact)
}

/// §14.1 The hourglass lets a new building be used, once, without a settler; its street stays free.
#[test]
fn the_hourglass_uses_what_was_built() {
    holding("hourglass").resources(0, [0, 1, 0, 0, 0]).building(0, "1.2", "sawmill").play(
        "0 build quarry 1.1
        * tile bank
        0 ? use 1.1, done
        0 use 1.1
        -: players/0/resources/stone = 1
        -: players/0/basic_settlers = 5
        -: players/0/streets_used = []
        0 end
        0 street 1
        0 ?+ use 1.1, use 1.2",
    );
    holding("hourglass").play("0 build quarry 1.1\n* tile bank\n0 done\n-: players/0/resources/stone = 1");
}

/// §14.2 The compass brings the resource before the check, and it is kept.
#[test]
fn the_compass_yields_when_exploring() {
    holding("compass").play(
        "0 explore I.1
        * terrain wood-red
        -: players/0/resources/wood = 2
        -: players/0/wilderness/0/monster = true",
    );
}

/// §14.3 The mace brings a diamond more.
#[test]
fn the_mace_brings_a_diamond_more() {
    holding("mace").terrain(0, "I.1", "wood-blue").monster(0, "I.1").play(
        "0 hunt I.1
        -: players/0/resources/diamond = 1
        -: players/0/resources/gold = 2",
    );
}

/// §14.4 The potion lets the terrain of a new fort yield, without a check.
#[test]
fn the_potion_yields_when_a_fort_is_built() {
    holding("potion").terrain(0, "I.1", "wood-red").play(
        "0 fort I.1
        -: players/0/resources/wood = 2
        -: players/0/wilderness/0/monster = false",
    );
}

/// §14.5 The scroll brings one more of the region's resources, of a terrain with a monster even, and no check of its own.
#[test]
fn the_scroll_brings_one_more() {
    holding("scroll")
        .resources(0, [0; 5])
        .terrain(0, "I.1", "wood-red")
        .terrain(0, "I.2", "clay-red")
        .terrain(0, "I.3", "clay-yellow")
        .monster(0, "I.2")
        .play(
            "0 region I
            -: players/0/resources/wood = 1
            -: players/0/resources/clay = 1
            0 ? scroll wood, scroll clay, exchange wood clay for stone
            0 scroll stone !14.5
            0 pass !14.5
            -: players/0/wilderness/0/monster = false
            0 scroll clay
            -: players/0/resources/clay = 2
            -: players/0/wilderness/0/monster = true
            -: players/0/wilderness/2/monster = false
            0 ?+ end",
        );
    holding("scroll").terrain(0, "I.1", "wood-green").monster(0, "I.1").play(
        "0 region I
        -: players/0/resources/wood = 2
        0 end
        0 region II
        -: players/0/resources = {\"wood\": 2, \"clay\": 1, \"stone\": 1, \"diamond\": 0, \"gold\": 0}",
    );
}

/// §14.6 The crown doubles an activated fort, but neither region nor trading post.
#[test]
fn the_crown_doubles_forts() {
    holding("crown").terrain(0, "I.1", "clay-green").fort(0, "I.1").building(0, "1.1", "trading-post").play(
        "0 activate I.1
        -: players/0/resources/clay = 3
        0 end
        0 region I
        -: players/0/resources/clay = 4
        0 end
        0 street 1
        0 use 1.1 I.1
        -: players/0/resources/clay = 5",
    );
}

/// §14.7 The mug brings a settler more with every hero.
#[test]
fn the_mug_brings_a_settler_with_every_hero() {
    holding("mug").resources(0, [2, 0, 0, 0, 2]).row("h01 h02 h07 h03").play(
        "0 invite h07
        -: players/0/bonus_settlers = 2",
    );
    holding("mug")
        .resources(0, [1, 0, 0, 0, 1])
        .row("h01 h02 h03 h13")
        .play("0 invite h13\n-: players/0/bonus_settlers = 1");
}

/// §14.8 The star lets one region be activated twice, by an action of its own; monsters count then.
#[test]
fn the_star_activates_a_region_twice() {
    holding("star").terrain(0, "I.1", "wood-red").terrain(0, "I.2", "clay-green").play(
        "0 region I
            0 region I !2.2
            0 end
            -: players/0/wilderness/0/monster = true
            0 region I
            -: players/0/resources/wood = 2
            -: players/0/resources/clay = 3
            -: players/0/basic_settlers = 4
            -: players/0/region_twice = \"I\"
            0 end
            0 region I !3.2
            0 region II
            0 end
            0 region II !3.2",
    );
}

/// §14.8 After the second activation the terrains that yielded are checked like after the first.
#[test]
fn the_second_activation_is_checked_for_monsters() {
    let table =
        || holding("star").row("h01 h02 h03 h06").terrain(0, "I.1", "wood-red").terrain(0, "I.2", "clay-red");
    table().fort(0, "I.2").resources(0, [0, 0, 0, 3, 0]).play(
        "0 region I
        0 invite h06
        * hero h04
        -: players/0/wilderness/0/monster = false
        0 end
        0 region I
        -: players/0/resources/wood = 2
        -: players/0/wilderness/0/monster = true
        -: players/0/wilderness/1/monster = false",
    );
}

/// §14.9 The key lets one street be activated twice.
#[test]
fn the_key_activates_a_street_twice() {
    holding("key").building(0, "1.1", "sawmill").play(
        "0 street 1
        0 use 1.1
        0 end
        0 street 1
        0 use 1.1
        -: players/0/resources/wood = 3
        0 end
        0 street 1 !3.2
        0 street 2
        0 end
        0 street 2 !3.2",
    );
}

/// §14.10 The mirror exchanges basics one for one instead of two, but not in circles.
#[test]
fn the_mirror_exchanges_one_for_one() {
    holding("mirror").resources(0, [2, 0, 0, 0, 1]).play(
        "0 ?+ exchange wood for clay, exchange wood for stone, exchange gold for clay
        0 ?- exchange wood wood for clay
        0 exchange wood wood for clay !10.2
        0 exchange wood for clay
        -: players/0/resources = {\"wood\": 1, \"clay\": 1, \"stone\": 0, \"diamond\": 0, \"gold\": 1}
        0 exchange clay for wood !14.10
        0 exchange wood for stone
        0 region I
        0 exchange clay for wood",
    );
}

/// §14.10 What came can be exchanged on at any time, but nothing becomes what it has come from.
#[test]
fn the_mirror_exchanges_on_but_not_back() {
    let both_ways = || {
        holding("mirror").resources(0, [1, 1, 0, 0, 0]).play(
            "0 exchange wood for clay
            0 exchange clay for stone
            -: players/0/resources = {\"wood\": 0, \"clay\": 1, \"stone\": 1, \"diamond\": 0, \"gold\": 0}
            0 ?- exchange stone for clay, exchange stone for wood, exchange clay for wood
            0 exchange stone for wood !14.10
            0 exchange stone for clay !14.10
            0 exchange clay for wood !14.10
            0 ?+ exchange clay for stone",
        )
    };
    both_ways().play("0 region I\n0 exchange stone for wood\n0 exchange wood for clay");
    both_ways().resources(0, [0, 1, 1, 0, 1]).play("0 exchange gold for wood\n0 exchange stone for wood");
    both_ways()
        .resources(0, [0, 1, 1, 2, 0])
        .play("0 exchange diamond diamond for clay\n0 exchange clay for wood");
}

/// §14.10 Without a circle an exchange never leads back to goods held before: there are only so many.
#[test]
fn exchanging_with_the_mirror_comes_to_an_end() {
    let rules = Settlement::new();
    let start = holding("mirror").resources(0, [3, 2, 2, 2, 1]).0;
    for seed in 0..20 {
        let (mut state, mut dice) = (start, Dice::at(Seed::numbered(seed, 0), 0));
        let mut held = vec![];
        loop {
            assert!(!held.contains(&state.players.0[0].resources), "{held:?}");
            held.push(state.players.0[0].resources);
            let mut moves = vec![];
            rules.moves(&state, Seat(0), &mut moves);
            moves.retain(|mv| matches!(mv, Move::Exchange { .. }));
            if moves.is_empty() {
                break;
            }
            rules.apply(&mut state, Seat(0), dice.any(&moves), &mut Silent);
        }
    }
}

/// §14.10 Five equal resources become whatever mix one wants.
#[test]
fn the_mirror_makes_any_mix() {
    holding("mirror").resources(0, [6, 0, 0, 0, 0]).play(
        "0 exchange wood for clay
        0 exchange wood for stone
        0 exchange wood clay stone for diamond
        0 exchange wood for clay
        0 exchange wood for stone
        0 exchange wood clay stone for diamond
        0 exchange diamond diamond for gold
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 1}",
    );
}

/// §14.11 The mask decides at every check, tile by tile and both ways, but not on forts.
#[test]
fn the_mask_decides_about_monsters() {
    holding("mask").resources(0, [1, 0, 0, 0, 0]).play(
        "0 explore I.1
        * terrain wood-green
        0 ? summon I.1, calm I.1
        0 end !14.11
        0 region I !2.2
        0 summon I.1
        -: players/0/wilderness/0/monster = true",
    );
    holding("mask")
        .terrain(0, "I.1", "wood-red")
        .terrain(0, "I.2", "clay-green")
        .terrain(0, "I.3", "stone-red")
        .fort(0, "I.3")
        .play(
            "0 summon I.1 !14.11
            0 region I
            0 ?+ summon I.1, calm I.1
            0 ?- summon I.2, calm I.2
            0 calm I.1
            0 ?+ summon I.2, calm I.2
            0 ?- summon I.1, calm I.1
            0 summon I.2
            -: players/0/wilderness/0/monster = false
            -: players/0/wilderness/1/monster = true
            -: players/0/wilderness/2/monster = false
            0 ?+ end",
        );
}

/// §14.12 Chest, treasure and ring pay at once when taken, at set-up too.
#[test]
fn some_artifacts_pay_when_taken() {
    tafel_laws::script(
        &tafel_settlement::Settlement::new(),
        "seats 2
        * start 0
        * tile sawmill
        * tile sawmill
        * tile sawmill
        * tile bank
        * tile church
        * tile tavern
        * tile bazaar
        * tile quarry
        * tile alchemist
        * hero h01
        * hero h02
        * hero h03
        * hero h04
        * artifact ring
        * artifact treasure
        * artifact chest
        * artifact mug
        * artifact mask
        1 take ring
        -: players/1/resources/diamond = 1
        0 take chest
        -: players/0/bonus_settlers = 1
        0 pass
        0 take treasure
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 1}
        1 pass
        1 take chest
        -: players/1/bonus_settlers = 1",
    );
}
