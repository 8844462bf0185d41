//! §6 Keys and chests.

use crate::table::table;

/// §6.1 A key opens a chest, which gives what it holds, once in the game.
#[test]
fn a_chest_opens_once() {
    table("thief mage").board("horseshoe purse").take("1 2").play(
        "0 discard horseshoe
        -: players/0/tokens/coin = 5
        0 key thief 1
        -: players/0/area/0/opened = [\"1\"]
        -: players/0/prestige = 1",
    );
    table("thief mage")
        .opened(0, "thief", "1")
        .lies(0, "purse", 0, 1)
        .board("goblin elixir")
        .take("1 2")
        .play(
            "0 discard goblin
        0 ? key thief 2, key purse 1
        0 key thief 1 !6.1
        0 key purse 2 !6.1",
        );
}

/// §6.2 Two half keys make a key for a chest of the two tiles or of the Hero, and for no other.
#[test]
fn half_keys_make_a_key_for_what_they_join() {
    // Below the Thief the Scout, whose bottom half key meets the Squire's top; the Purse lies apart.
    table("thief mage").lies(0, "scout", 0, 1).lies(0, "camp", 1, 0).board("squire elixir").take("1 2").play(
        "0 place squire 0 2
        0 ? key thief 1, key thief 2, key scout 1, key squire 1
        0 key camp 1 !6.2
        0 key squire 1
        -: players/0/tokens/combat = 3",
    );
    table("thief mage").lies(0, "purse", 0, 1).board("squire elixir").take("1 2").play(
        "# A plain connector meets half a key: none.
        0 place squire 1 0
        0 ?",
    );
}

/// §6.3 A key from a reward, a connector or from discarding opens any own chest.
#[test]
fn other_keys_open_any_chest() {
    table("thief mage")
        .lies(0, "purse", 0, 1)
        .lies(0, "camp", 1, 0)
        .board("lantern elixir")
        .take("1 2")
        .play(
            "# Two half keys meet first, then the Lantern's own key.
        0 place lantern -1 0
        0 ? key thief 1, key thief 2, key lantern 1
        0 key lantern 1
        0 ? key thief 1, key thief 2, key purse 1, key camp 1
        0 key camp 1
        -: players/0/tokens/coin = 6",
        );
    table("thief mage").lies(0, "abbey", 1, 0).board("surveyor elixir").take("1 2").play(
        "# The Abbey's right gives a key for a Character.
        0 place surveyor 2 0
        0 ? key thief 1, key thief 2, key abbey 1, key surveyor 1",
    );
}

/// §6.4 A key must be placed at once; without a choice it goes by itself.
#[test]
fn a_key_must_be_placed() {
    table("thief mage").board("goblin elixir").take("1 2").play(
        "0 key thief 1 !6.4
        0 discard goblin
        0 ? key thief 1, key thief 2
        0 done !9.3",
    );
    table("thief mage").opened(0, "thief", "1").board("goblin elixir").take("1 2").play(
        "0 discard goblin
        -: players/0/area/0/opened = [\"1\", \"2\"]
        -: players/0/tokens/magic = 1
        0 ?",
    );
}

/// §6.5 A key that opens no closed chest is lost.
#[test]
fn a_key_without_a_chest_is_lost() {
    table("thief mage")
        .opened(0, "thief", "1")
        .opened(0, "thief", "2")
        .board("goblin elixir")
        .take("1 2")
        .play(
            "0 discard goblin
        -: players/0/tokens/coin = 5
        -: players/0/keys = 0
        0 ?",
        );
    // The Squire's chest is closed, but not of those whose half keys meet.
    table("thief mage")
        .opened(0, "thief", "1")
        .opened(0, "thief", "2")
        .lies(0, "squire", 1, 0)
        .board("mentor elixir")
        .take("1 2")
        .play(
            "0 place mentor 0 -1
            -: players/0/area/1/opened = []
            0 ?",
        );
}

/// §6.6 Keys from connections come first, clockwise from the top, then the others.
#[test]
fn keys_come_one_after_the_other() {
    // The Lantern goes between Shaman and Blade, with half keys on both sides, and gives a key itself.
    table("shaman mage")
        .lies(0, "goblin", 0, -1)
        .lies(0, "ghoul", -1, -1)
        .lies(0, "hunter", -2, -1)
        .lies(0, "blade", -2, 0)
        .board("lantern purse")
        .take("1 2")
        .play(
            "0 place lantern -1 0
            # On the right the Shaman.
            0 ? key shaman 1, key shaman 2, key lantern 1
            0 key blade 1 !6.2
            0 key shaman 1
            # On the left the Blade.
            0 ? key shaman 2, key lantern 1, key blade 1
            0 key goblin 1 !6.2
            0 key lantern 1
            # The Lantern's own.
            0 ? key shaman 2, key goblin 1, key hunter 1, key blade 1
            0 key hunter 1
            -: players/0/tokens/combat = 1
            0 ?",
        );
}

/// §6.7 Only own chests can be opened.
#[test]
fn only_own_chests_open() {
    table("thief mage").board("goblin elixir").take("1 2").play(
        "0 discard goblin
        0 key mage 1 !6.7
        0 key goblin 1 !6.7",
    );
}
