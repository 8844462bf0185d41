//! §3 Phase 2: paying.

use crate::table::table;

/// §3.1 All players play their own tile at the same time.
#[test]
fn everybody_plays_at_the_same_time() {
    table("thief mage").board("purse elixir goblin").take("1 2").play(
        "0 ?+ place purse 0 1
        1 ?+ place elixir 0 -1
        1 place purse 0 -1 !3.1
        1 place elixir 0 -1
        1 place elixir 1 0 !3.1
        1 key mage 1
        1 place elixir 1 0 !turn
        0 ?+ place purse 0 1",
    );
}

/// §3.2 Coins and potions are paid from the reserve; who lacks them cannot play the tile.
#[test]
fn coins_and_potions_are_paid() {
    table("thief mage").board("camp amulet").take("1 2").play(
        "-: players/0/tokens/coin = 4
        0 place camp 1 0
        -: players/0/tokens/coin = 3
        1 place amulet 0 -1 !3.2 potion 2/1
        1 ? discard amulet",
    );
    table("thief mage").board("camp amulet").has(1, "potion", 3).has(0, "coin", 0).take("1 2").play(
        "0 place camp 1 0 !3.2 coin 1/0
        0 ? discard camp
        1 place amulet 0 -1
        -: players/1/tokens/potion = 1",
    );
}

/// §3.3 Combat and magic are thresholds; nothing is removed.
#[test]
fn combat_and_magic_are_thresholds() {
    table("barbarian mage").board("wolf ghoul").has(0, "potion", 0).has(1, "potion", 0).take("1 2").play(
        "0 place wolf 0 1
        -: players/0/tokens/combat = 2
        1 place ghoul 1 0
        -: players/1/tokens/magic = 2",
    );
    table("thief mage").board("wolf troll").has(0, "potion", 0).has(1, "potion", 3).take("1 2").play(
        "0 place wolf 0 1 !3.3 combat 2/1, potion 1/0
        0 ? discard wolf
        1 place troll 1 0 !3.3 combat 4/0, potion 4/3",
    );
}

/// §3.4 A tile from the Wilderness costs a coin or a potion more, as its taker likes.
#[test]
fn the_wilderness_costs_more() {
    // Slot 4 is wild with two players, slot 3 is not.
    let taken = || table("thief mage").board("goblin elixir horseshoe purse");
    taken().take("4 3").play(
        "0 ? pay coin, pay potion, discard purse
        0 place purse 0 1 !3.4
        0 pay coin
        -: players/0/tokens/coin = 3
        0 pay potion !3.4
        0 ? place purse 0 -1, place purse 0 1, place purse 1 0
        0 place purse 0 1
        -: players/0/tokens/coin = 7
        -: players/0/tokens/potion = 2
        1 ?+ place horseshoe 1 0",
    );
    taken().take("4 3").play(
        "0 pay potion
        0 place purse 0 1
        -: players/0/tokens/coin = 8
        -: players/0/tokens/potion = 1",
    );
}

/// §3.4 Who can pay in one way only is not asked; who can pay in none cannot play.
#[test]
fn a_surcharge_without_a_choice_is_not_asked_for() {
    let taken = || table("thief mage").board("goblin elixir horseshoe purse");
    taken().has(0, "potion", 0).take("4 3").play(
        "0 pay coin !3.4
        0 place purse 0 1
        -: players/0/tokens/coin = 7",
    );
    taken().has(0, "coin", 0).take("4 3").play(
        "0 place purse 0 1
        -: players/0/tokens/potion = 1",
    );
    taken().has(0, "coin", 0).has(0, "potion", 0).take("4 3").play(
        "0 ? discard purse
        0 place purse 0 1 !3.4
        0 pay coin !3.4 coin 1/0",
    );
}

/// §3.4 With four players slot 5 is wild and slot 4 is not; a tile taken in catching up costs more as well.
#[test]
fn the_wilderness_begins_in_the_middle() {
    table("thief mage shaman paladin").board("goblin elixir horseshoe purse lantern").take("4 5 5 1").play(
        "2 take 6
        0 ?+ place purse 0 1
        1 ? pay coin, pay potion, discard lantern
        2 ?+ pay coin, pay potion",
    );
}

/// §3.5 Potions boost: exactly as many are spent as combat and magic are lacking.
#[test]
fn potions_boost() {
    table("thief mage").board("wolf harpy").take("1 2").play(
        "# Combat 2, and the Thief has 1.
        0 place wolf 0 1
        -: players/0/tokens/potion = 1
        -: players/0/tokens/combat = 1
        # Combat 2 and magic 1; the Mage has magic alone, and one potion.
        1 place harpy 1 0 !3.3 combat 2/0, potion 2/1",
    );
    table("thief mage").board("wolf harpy").has(1, "potion", 3).take("1 2").play(
        "1 place harpy 1 0
        -: players/1/tokens/potion = 1",
    );
    // Boost and surcharge add up: one potion for each.
    table("thief mage").board("purse elixir lantern wolf").has(0, "coin", 0).take("4 2").play(
        "0 place wolf 0 1
        -: players/0/tokens/potion = 0",
    );
}

/// §3.6 Potions never stand in for coins of a printed cost, nor coins for potions.
#[test]
fn potions_are_no_coins() {
    table("thief mage")
        .board("camp amulet")
        .has(0, "coin", 0)
        .has(0, "potion", 9)
        .has(1, "coin", 9)
        .has(1, "potion", 1)
        .take("1 2")
        .play(
            "0 ? discard camp
            0 place camp 1 0 !3.2 coin 1/0
            1 ? discard amulet
            1 place amulet 0 -1 !3.2 potion 2/1",
        );
}

/// §3.7 Discarding gives a coin, a potion and a key, costs nothing, and the tile gives nothing.
#[test]
fn a_tile_can_be_discarded() {
    table("thief mage").board("goblin elixir horseshoe purse").take("4 2").play(
        "# It could be played, and lies in the Wilderness.
        0 ?+ pay coin, discard purse
        0 discard elixir !3.7
        0 discard purse
        -: discard = [\"purse\"]
        -: players/0/tokens/coin = 5
        -: players/0/tokens/potion = 3
        0 ? key thief 1, key thief 2
        0 key thief 2
        -: players/0/tokens/magic = 1
        0 discard purse !turn",
    );
}

/// §3.8 Without a legal spot nothing can be paid; once the surcharge is paid, the tile must be placed.
#[test]
fn what_cannot_be_placed_is_not_paid() {
    // The Dragon's one connector is at its top, and the Mage has none at the bottom.
    table("thief mage").board("goblin elixir horseshoe dragon purse").has(1, "magic", 9).take("5 4").play(
        "1 ? discard dragon
        1 pay potion !3.3 combat 4/0, potion 4/1",
    );
    table("thief mage")
        .board("goblin elixir horseshoe dragon purse")
        .has(1, "magic", 9)
        .has(1, "combat", 9)
        .take("5 4")
        .play(
            "1 ? discard dragon
            1 pay potion !3.8
            1 place dragon 0 1 !4.3
            0 pay coin
            0 discard purse !3.8",
        );
}

/// §3.9 The reward of a tile cannot pay for it.
#[test]
fn a_reward_comes_too_late_to_pay() {
    table("thief mage").board("mill goblin").has(0, "coin", 0).take("1 2").play(
        "0 ? discard mill
        0 place mill 1 0 !4.3
        0 place mill -1 0 !3.2 coin 1/0",
    );
}
