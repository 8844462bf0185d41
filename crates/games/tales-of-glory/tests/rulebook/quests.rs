//! §9 Quests.

use crate::table::Table;
use tafel_laws::script;
use tafel_tales_of_glory::TalesOfGlory;

fn table(heroes: &str) -> Table {
    Table::new(heroes, "with")
}

/// §9.1 Three Quests are dealt and one is declined, in secret and at the same time.
#[test]
fn two_of_three_quests_are_kept() {
    script(
        &TalesOfGlory::new(),
        "seats 2; quests with
        * hero 0 thief
        * hero 1 mage
        * first 0 !
        * quest 0 mill !
        * quest 1 siege !
        * quest 0 siege
        * quest 0 siege !
        * quest 0 heist
        * quest 0 banquet
        0 decline siege !turn
        * quest 1 ransom
        * quest 1 exile
        * quest 1 treaty
        0: players/0/quests = [\"banquet\", \"siege\", \"heist\"]
        1: players/0/quests = null
        -: players/0/quests = null
        1: players/0/hand = 3
        1 ? decline ransom, decline exile, decline treaty
        1 decline siege !9.1
        1 decline exile
        1 decline ransom !turn
        0: players/1/declined = null
        0: players/1/hand = 2
        1: players/1/declined = \"exile\"
        0 decline banquet
        * ? first 0 1, first 1 1",
    );
}

/// §9.1 Without the option no Quest is dealt.
#[test]
fn quests_are_an_option() {
    script(
        &TalesOfGlory::new(),
        "seats 2; quests without
        * hero 0 thief
        * hero 1 mage
        * quest 0 siege !
        * first 0",
    );
}

/// §9.2 A Quest from the hand is paid, placed and connected like another tile.
#[test]
fn a_quest_is_placed_like_a_tile() {
    table("thief mage")
        .holds(0, "ransom")
        .holds(0, "crusade")
        .board("purse goblin")
        .has(0, "coin", 6)
        .take("1 2")
        .play(
            "0 ?+ place ransom 0 1, place purse 0 1, discard purse
        0 place crusade 1 0 !3.3 combat 3/1, magic 3/0, potion 5/2
        0 place ransom 1 0 !4.3
        1 place ransom 1 0 !9.2
        0 place exile 0 1 !9.2
        0 place ransom 0 1
        -: players/0/tokens/coin = 1
        -: players/0/hand = 1
        -: players/0/area/1/tile = \"ransom\"",
        );
}

/// §9.3 Any number of Quests, before or after the tile, also when it is discarded; who holds one says `done`.
#[test]
fn quests_come_before_or_after_the_tile() {
    let start = || {
        table("thief mage")
            .holds(0, "ransom")
            .holds(0, "exile")
            .board("purse goblin")
            .has(0, "coin", 6)
            .take("1 2")
    };
    start().play(
        "0 done !9.3
        0 place exile 0 1
        0 place ransom 0 -1
        0 ?+ place purse 1 0, discard purse
        0 place purse 1 0
        1 discard goblin",
    );
    start().play(
        "0 discard purse
        0 ?+ place exile 0 1, done
        0 place exile 0 1
        0 done
        0 ?+ key thief 1",
    );
    start().play(
        "0 place purse 0 1
        0 ?+ done
        0 done
        0 ?
        -: players/0/hand = 2",
    );
}

/// §9.4 All tiles of a turn are placed and paid before any of its rewards is collected. §3.9 as well.
#[test]
fn rewards_wait_for_the_last_placement() {
    table("thief mage").holds(0, "ransom").board("purse goblin").take("1 2").play(
        "# Four coins, and the Purse's four do not come in time for the five of the Ransom.
        0 place purse 0 1
        -: players/0/tokens/coin = 4
        0 ? done
        0 place ransom 0 2 !3.2 coin 5/4
        0 done
        -: players/0/tokens/coin = 8",
    );
    table("thief mage").holds(0, "ransom").board("purse goblin").take("1 2").play(
        "# Nor does the compensation.
        0 discard purse
        -: players/0/tokens/coin = 4
        0 ? done
        0 done
        -: players/0/tokens/coin = 5",
    );
}

/// §9.5 Quests have no type and no surcharge, are boosted by potions, and cannot be discarded.
#[test]
fn quests_differ_from_tiles() {
    table("thief mage")
        .holds(0, "siege")
        .lies(0, "abbey", 1, 0)
        .board("goblin elixir lantern purse")
        .has(0, "potion", 5)
        .take("4 2")
        .play(
            "0 discard siege !9.5
            # Combat 5 with four potions and no surcharge; the Abbey's right asks for a Character.
            0 place siege 2 0
            -: players/0/tokens/potion = 1
            0 discard purse
            -: players/0/prestige = 8",
        );
}

/// §9.6 Bundles of three coins or potions, and closed chests, count; nothing is spent.
#[test]
fn quests_count_bundles_and_chests() {
    // The Banquet costs two potions and gives four prestige for three coins.
    table("thief mage").holds(0, "banquet").board("purse goblin").has(0, "coin", 8).take("1 2").play(
        "0 place banquet 0 1
        0 discard purse
        # With the compensation there are nine coins, which the player counts before or after the key.
        0 ? key thief 1, key thief 2, collect banquet
        0 collect banquet
        -: players/0/prestige = 12
        -: players/0/tokens/coin = 9",
    );
    table("thief mage").holds(0, "ritual").board("elixir goblin").has(0, "potion", 1).take("1 2").play(
        "# One potion and the Elixir's four are one bundle.
        0 place ritual 0 1
        0 place elixir 1 0 !4.3
        0 place elixir 0 -1
        0 collect ritual
        -: players/0/prestige = 4",
    );
    let exile = || table("thief mage").holds(0, "exile").lies(0, "camp", 1, 0).board("goblin purse");
    exile().take("1 2").play(
        "0 place exile 0 1
        0 discard goblin
        # Two of the Hero, one of the Camp, one of its own.
        0 collect exile
        -: players/0/prestige = 8",
    );
    exile().take("1 2").play(
        "0 place exile 0 1
        0 discard goblin
        0 key camp 1
        -: players/0/prestige = 6",
    );
}

/// §5.3, §9.2 A Pilgrimage counts the magic on the banner.
#[test]
fn a_pilgrimage_counts_magic() {
    table("mage thief").holds(0, "pilgrimage").board("goblin purse").has(0, "magic", 4).take("1 2").play(
        "0 place pilgrimage -1 0
        -: players/0/tokens/coin = 1
        0 discard goblin
        0 collect pilgrimage
        -: players/0/prestige = 8
        -: players/0/tokens/magic = 4",
    );
    // Short of one magic, a potion stands in, and does not count.
    let short = || table("mage thief").holds(0, "pilgrimage").board("goblin purse");
    short().take("1 2").play(
        "0 place pilgrimage -1 0
        -: players/0/tokens/potion = 0
        0 discard goblin
        0 collect pilgrimage
        -: players/0/prestige = 4",
    );
    short().has(0, "potion", 0).take("1 2").play("0 place pilgrimage -1 0 !3.3 magic 3/2, potion 1/0");
}

/// §9.6 A Heist counts the chests that are closed when it is collected: its own too.
#[test]
fn a_heist_counts_closed_chests() {
    let heist = || table("thief mage").holds(0, "heist").board("goblin purse").take("1 2");
    heist().play(
        "0 place heist 1 0
        -: players/0/tokens/coin = 2
        0 discard goblin
        0 ? key thief 1, key thief 2, key heist 1, collect heist
        0 collect heist
        -: players/0/prestige = 6",
    );
    // A chest that is opened before does not count, but the Heist's own holds two prestige.
    heist().play("0 place heist 1 0\n0 discard goblin\n0 key thief 1\n-: players/0/prestige = 5");
    heist().play("0 place heist 1 0\n0 discard goblin\n0 key heist 1\n-: players/0/prestige = 6");
}

/// §6.2, §9.2 A Treaty makes a key with its half, which opens its own chest.
#[test]
fn a_treaty_is_paid_and_connected() {
    let treaty = || table("thief mage").holds(0, "treaty").board("goblin purse");
    treaty().take("1 2").play(
        "0 place treaty -1 0
        -: players/0/tokens/coin = 1
        0 discard goblin
        0 ? key thief 1, key thief 2, key treaty 1
        0 key treaty 1
        -: players/0/prestige = 2",
    );
    treaty().has(0, "coin", 2).take("1 2").play("0 place treaty -1 0 !3.2 coin 3/2");
}

/// §9.6 A tile that touches four others counts, whatever they are and whether or not they are connected.
#[test]
fn quests_count_surrounded_tiles() {
    table("thief mage")
        .lies(0, "ghoul", 1, 0)
        .lies(0, "purse", 0, 1)
        .lies(0, "elixir", 0, -1)
        .holds(0, "expedition")
        .board("goblin horseshoe")
        .take("1 2")
        .play(
            "# To the left of the Thief, which then touches four.
            0 place expedition -1 0
            0 discard goblin
            -: players/0/prestige = 5",
        );
}

/// §9.7 Quests that were not placed give nothing and cost nothing.
#[test]
fn quests_in_hand_are_worth_nothing() {
    let end = |table: Table| {
        table.over().play("= points 8 8; ranks 1 2");
    };
    end(table("thief mage").has(1, "potion", 3));
    end(table("thief mage").has(1, "potion", 3).holds(0, "coronation").holds(1, "treaty"));
}
