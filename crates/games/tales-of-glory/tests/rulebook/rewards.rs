//! §5 Phase 2: rewards.

use crate::table::table;
use tafel_rules::{Seat, Seats};

/// §5.1 Coins, potions and prestige go to the reserve, combat and magic onto the banner.
#[test]
fn a_reward_is_collected_after_placing() {
    table("thief mage").board("elixir apprentice").take("1 2").play(
        "0 place elixir 0 1
        -: players/0/tokens/potion = 6
        -: players/0/prestige = 1
        1 place apprentice 0 -1
        -: players/1/tokens/magic = 3",
    );
}

/// §5.2 A rewarding connector gives when its Place is laid against a tile, and when a tile is laid against it.
#[test]
fn connectors_of_places_give_when_connected() {
    table("thief mage").board("tavern purse").take("1 2").play(
        "# A coin to pay; three potions for the Tavern, one for its left connector.
        0 place tavern 1 0
        -: players/0/tokens/potion = 6
        -: players/0/prestige = 2",
    );
    table("thief mage").lies(0, "tavern", 1, 0).board("goblin purse").take("1 2").play(
        "# Four prestige for the Goblin, two for the Tavern's top.
        0 place goblin 1 -1
        -: players/0/prestige = 6",
    );
    table("thief mage").lies(0, "well", 1, 0).board("bridge purse").take("1 2").play(
        "# The Well's right gives a potion, the Bridge's left a prestige.
        0 place bridge 2 0
        -: players/0/tokens/potion = 3
        -: players/0/prestige = 7",
    );
}

/// §5.3 A multiplier counts what there is at the moment; nothing gives nothing; the tile itself counts.
#[test]
fn multipliers_count_the_moment() {
    let hunter = || table("thief mage").board("hunter purse");
    hunter().take("1 2").play(
        "0 place hunter 1 0
        -: players/0/tokens/coin = 3
        -: players/0/prestige = 0",
    );
    hunter().lies(0, "goblin", 0, -1).lies(0, "wolf", 0, -2).take("1 2").play(
        "0 place hunter 1 0
        -: players/0/tokens/coin = 5
        -: players/0/tokens/potion = 4
        -: players/0/prestige = 0",
    );
    table("thief mage").board("herbalist purse").take("1 2").play(
        "0 place herbalist 1 0
        -: players/0/tokens/coin = 4
        -: players/0/prestige = 2",
    );
    table("thief mage").board("champion archmage").has(0, "combat", 3).has(1, "magic", 4).take("1 2").play(
        "0 place champion 1 0
        -: players/0/prestige = 6
        # Its left meets half a key of the Mage, so a key is to be placed too.
        1 place archmage 1 0
        1 collect archmage
        -: players/1/prestige = 8",
    );
}

/// §5.4 A reward with the sign of the end waits for it.
#[test]
fn rewards_of_the_end_wait() {
    table("thief mage").board("bard purse").take("1 2").play(
        "0 place bard 1 0
        -: players/0/prestige = 0",
    );
}

/// §5.5 A connection with the wrong type is legal and gives nothing; Heroes have no type.
#[test]
fn some_connectors_ask_for_a_type() {
    table("thief mage").lies(0, "tavern", 1, 0).board("apprentice purse").take("1 2").play(
        "# The Tavern's top asks for a Monster.
        0 place apprentice 1 -1
        -: players/0/prestige = 3",
    );
    table("thief mage").board("chapel mill").take("1 2").play(
        "# The Mill's bottom asks for a Character, and meets the Hero.
        1 place mill -1 0
        -: players/1/prestige = 1",
    );
    table("thief mage").board("mill purse").take("1 2").play(
        "0 place mill 0 -1
        -: players/0/prestige = 1",
    );
}

/// §5.6 The marker as a reward changes hands at the end of the phase, over the one passed before.
#[test]
fn the_marker_can_be_a_reward() {
    table("thief mage shaman").board("purse scout goblin").take("1 2 3").play(
        "-: first = 1
        2 discard goblin
        2 key shaman 1
        1 discard scout
        1 key mage 1
        0 discard purse
        0 key thief 1
        -: first = 1",
    );
    table("thief mage shaman").board("purse goblin scout").take("1 2 3").play(
        "-: first = 1
        2 place scout 1 0
        -: first = 1
        -: claims = [2]
        1 discard goblin
        1 key mage 1
        0 discard purse
        0 key thief 1
        -: first = 2
        -: claims = []",
    );
}

/// §5.6 If several gained it, the one later in clockwise order keeps it, whoever played first.
#[test]
fn the_later_in_order_keeps_the_marker() {
    // Seat 1 holds it, so the order is 1, 2, 0.
    let claimed = |claims: [u8; 2]| {
        table("thief mage shaman")
            .board("purse goblin elixir")
            .take("1 2 3")
            .with(|state| state.claims = claims.into_iter().map(Seat).collect::<Seats>())
    };
    let rest = "2 discard elixir
        2 key shaman 1
        0 discard purse
        0 key thief 1
        1 discard goblin
        1 key mage 1";
    claimed([2, 0]).play(&format!("{rest}\n-: first = 0"));
    claimed([1, 2]).play(&format!("{rest}\n-: first = 2"));
}

/// §5.7 One placement may give several rewards.
#[test]
fn one_placement_gives_several_rewards() {
    table("thief mage").lies(0, "well", 1, 0).lies(0, "purse", 0, 1).board("bridge elixir").take("1 2").play(
        "# Bridge above the Thief: its bottom gives one, itself six.
        0 place bridge 0 -1
        -: players/0/prestige = 7",
    );
    table("shaman mage")
        .lies(0, "elixir", 0, -1)
        .lies(0, "well", 1, 0)
        .board("goblin bridge")
        .take("2 1")
        .play(
            "# Left of the Bridge the Elixir, below it the Well: two of its own, and two potions of the Well's top.
            0 place bridge 1 -1
            -: players/0/prestige = 8
            -: players/0/tokens/potion = 5",
        );
}

/// §5.8 Plain rewards come first; keys and rewards that count something come in the player's order.
#[test]
fn the_player_chooses_the_order_where_it_matters() {
    // The Locksmith's top half key meets the Barbarian's: a key, and two prestige for each key.
    let placed = || {
        table("barbarian mage").board("locksmith purse").take("1 2").play(
            "0 place locksmith 0 1
            0 ? key barbarian 1, key barbarian 2, key locksmith 1, collect locksmith",
        )
    };
    placed().play(
        "0 key barbarian 1
        -: players/0/prestige = 2",
    );
    placed().play(
        "0 collect locksmith
        -: players/0/prestige = 0
        0 collect locksmith !5.8
        0 key barbarian 1
        -: players/0/prestige = 0
        -: players/0/tokens/combat = 3",
    );
}
