//! Every line has one spelling, and what is not a line is refused with what was expected.

use tafel_settlement::{Chance, Move};

#[test]
fn moves_are_spelled_as_the_rules_say() {
    for line in [
        "build quarry 2.1",
        "build diamond-mine 3.3 pile",
        "explore II.3",
        "hunt III.1",
        "fort I.2",
        "activate I.2",
        "region II",
        "street 1",
        "use 1.2",
        "use 1.2 wood",
        "use 1.2 III.1",
        "done",
        "scroll wood",
        "summon I.2",
        "calm I.2",
        "exchange wood clay for stone",
        "exchange diamond diamond for gold",
        "invite h07",
        "end",
        "pass",
        "pass keep wood wood clay",
        "take ring",
    ] {
        assert_eq!(line.parse::<Move>().unwrap().to_string(), line);
    }
    for line in ["start 3", "tile trading-post", "hero h48", "artifact mask", "terrain gold-red"] {
        assert_eq!(line.parse::<Chance>().unwrap().to_string(), line);
    }
}

#[test]
fn other_spellings_are_refused() {
    for (line, refusal) in [
        ("", "`` is not a move of settlement"),
        ("pass ", "`pass ` is not a move of settlement"),
        ("pass keep", "`pass keep` is not a move of settlement"),
        ("pass keep clay wood", "`pass keep clay wood` is not a move of settlement"),
        ("pass with wood", "`pass with wood` is not a move of settlement"),
        ("use 1.2 ", "`use 1.2 ` is not a move of settlement"),
        ("use 1.2 silver", "`silver` is not a space of the wilderness"),
        ("build quarry 2.1 ", "`build quarry 2.1 ` is not a move of settlement"),
        ("build quarry 2.1 heap", "`build quarry 2.1 heap` is not a move of settlement"),
        ("build quarry 4.1", "`4.1` is not a plot of the settlement"),
        ("exchange for wood", "`exchange for wood` is not a move of settlement"),
        ("exchange clay wood for stone", "`exchange clay wood for stone` is not a move of settlement"),
        ("exchange wood wood", "`exchange wood wood` is not a move of settlement"),
        ("invite h49", "`h49` is not a hero (h01 to h48)"),
        ("invite h00", "`h00` is not a hero (h01 to h48)"),
        ("explore II.4", "`II.4` is not a space of the wilderness"),
        ("invite h7", "`h7` is not a hero (h01 to h48)"),
        ("take crown crown", "`take crown crown` is not a move of settlement"),
        ("dance", "`dance` is not a move of settlement"),
    ] {
        assert_eq!(line.parse::<Move>().unwrap_err().to_string(), refusal);
    }
    for (line, refusal) in [
        ("terrain gold", "`gold` is not a terrain"),
        ("terrain gold-pink", "`gold-pink` is not a terrain"),
        ("rain", "`rain` is not a draw of settlement"),
    ] {
        assert_eq!(line.parse::<Chance>().unwrap_err().to_string(), refusal);
    }
}

/// However many resources a line names, nothing overflows.
#[test]
fn endless_lines_are_refused() {
    let many = "wood ".repeat(1000);
    assert!(format!("pass keep {}", many.trim_end()).parse::<Move>().is_err());
    assert!(format!("exchange {many}for clay").parse::<Move>().is_err());
}
