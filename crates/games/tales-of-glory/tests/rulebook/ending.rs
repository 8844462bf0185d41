//! §8 End of the game.

use crate::table::{Table, table};

/// Two players with nothing at all.
fn bare(heroes: &str) -> Table {
    let mut bare = table(heroes);
    for seat in 0..heroes.split(' ').count() as u8 {
        for token in ["combat", "magic", "potion", "coin"] {
            bare = bare.has(seat, token, 0);
        }
    }
    bare
}

/// §8.1 Whoever has most of combat, magic, potions or coins gains four prestige each; all who tie do, even with none.
#[test]
fn majorities_give_four_prestige() {
    bare("thief mage").over().play("= points 16 16; ranks 1 1");
    bare("thief mage").has(0, "combat", 1).over().play("= points 16 12; ranks 1 2");
    bare("thief mage shaman")
        .has(0, "combat", 2)
        .has(1, "combat", 2)
        .has(2, "magic", 1)
        .has(0, "potion", 1)
        .has(1, "coin", 3)
        .over()
        .play("= points 8 8 4; ranks 1 2 3");
}

/// §8.2 Then rewards with the sign of the end are collected; majorities count for them.
#[test]
fn characters_score_at_the_end() {
    // Seat 0: two Monsters, two prestige each. All majorities are tied.
    bare("thief mage")
        .lies(0, "barbarian-character", 0, 1)
        .lies(0, "goblin", 0, -1)
        .lies(0, "wolf", 0, -2)
        .over()
        .play("= points 20 16; ranks 1 2");
    // Two prestige for each Character, the Bard included.
    bare("thief mage").lies(0, "bard", 1, 0).lies(0, "squire", 0, 1).over().play("= points 20 16; ranks 1 2");
    // Four prestige for each majority: all four for seat 0 by ties, then three.
    bare("thief mage").lies(0, "regent", 1, 0).over().play("= points 32 16; ranks 1 2");
    bare("thief mage").lies(0, "regent", 1, 0).has(1, "coin", 1).over().play("= points 24 16; ranks 1 2");
}

/// §8.2 A Quest may wait for the end as well: the Treaty brings three prestige for each Character.
#[test]
fn a_treaty_counts_characters_at_the_end() {
    let treaty = || bare("thief mage").lies(0, "treaty", -1, 0);
    treaty().over().play("= points 16 16; ranks 1 1");
    treaty().lies(0, "squire", 1, 0).lies(0, "apprentice", 0, 1).over().play("= points 22 16; ranks 1 2");
}

/// §8.3 Most prestige wins; tokens that are left, and closed chests, are worth nothing. §6.7 as well.
#[test]
fn most_prestige_wins() {
    bare("thief mage")
        .has(0, "coin", 20)
        .has(1, "coin", 20)
        .with(|state| state.players.0[1].prestige = 3)
        .over()
        .play("= points 16 19; ranks 2 1");
}

/// §8.4 A tie goes to more combat, then magic, then potions, then coins; then the rank is shared.
#[test]
fn ties_are_broken_by_tokens_in_order() {
    let tied = |token: &str, other: &str| bare("thief mage").has(0, token, 1).has(1, other, 1).over();
    tied("combat", "magic").play("= points 12 12; ranks 1 2");
    tied("potion", "magic").play("= points 12 12; ranks 2 1");
    tied("potion", "coin").play("= points 12 12; ranks 1 2");
    tied("coin", "coin").play("= points 16 16; ranks 1 1");
    bare("thief mage")
        .has(1, "coin", 1)
        .with(|state| state.players.0[0].prestige = 4)
        .over()
        .play("= points 16 16; ranks 2 1");
}
