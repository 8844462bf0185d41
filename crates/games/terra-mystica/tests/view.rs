//! What a program is told of a view is all of it: it can be read back, and played on from.

use tafel_rules::{Dice, Rules, Seed, Silent, Turn, Viewer};
use tafel_terra_mystica::{State, TerraMystica, View};

/// Matches in which everything that a table can hold turns up sooner or later.
const MATCHES: [&str; 3] = [
    "seats 2",
    "seats 5; map fire-ice-1; fire-and-ice-factions on; final-scoring random; mini-expansion-1 on; shipping-bonus on",
    "seats 4; map fjords-2-1; fire-and-ice-factions on; variable-turn-order on; leaving on",
];

/// Plays matches at random and looks at the table before every line.
fn along(mut look: impl FnMut(&TerraMystica, &State)) {
    let rules = TerraMystica::new();
    for (options, game) in MATCHES.iter().flat_map(|options| (0..8).map(move |game| (options, game))) {
        let mut dice = Dice::at(Seed::numbered(23, game), 0);
        let mut state = rules.start(&options.parse().unwrap());
        while rules.turn(&state) != Turn::Over {
            look(&rules, &state);
            any_line(&rules, &mut state, &mut dice);
        }
        look(&rules, &state);
    }
}

fn any_line(rules: &TerraMystica, state: &mut State, dice: &mut Dice) {
    let Some(seat) = rules.turn(state).awaited().iter().next() else {
        let mut odds = vec![];
        rules.chances(state, &mut odds);
        return rules.resolve(state, dice.pick(&odds), &mut Silent);
    };
    let mut moves = vec![];
    rules.moves(state, seat, &mut moves);
    rules.apply(state, seat, dice.any(&moves), &mut Silent);
}

#[test]
fn every_view_reads_back_from_json() {
    along(|rules, state| {
        let view = rules.view(state, Viewer::Public);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view, "{json}");
    });
}

#[test]
fn a_view_of_what_the_match_does_not_have_is_refused() {
    let rules = TerraMystica::new();
    let view = rules.view(&rules.start(&"seats 2".parse().unwrap()), Viewer::Public);
    let json = serde_json::to_string(&view).unwrap();
    let refused = |what: &str, with: &str| {
        assert!(json.contains(what), "{json}");
        serde_json::from_str::<View>(&json.replacen(what, with, 1)).unwrap_err().to_string()
    };
    assert!(refused("\"A1\":", "\"A0\":").contains("not a land hex"));
    assert!(refused("\"A1\":", "\"J13\":").contains("the map has no J13"));
    assert!(
        refused("\"bridges\":[]", "\"bridges\":[[0,\"A1\",\"A2\"]]").contains("no bridge joins A1 and A2")
    );
    assert!(refused("\"town_rivers\":[]", "\"town_rivers\":[\"r63\"]").contains("the map has no r63"));
    assert!(refused("seats 2", "seats 3").contains("2 players sit on 3 seats"));
    assert!(refused("\"buildable\":[]", "\"buildable\":[\"J13\"]").contains("the map has no J13"));
}

#[test]
fn every_hex_is_drawn_in_seven_characters_at_a_place_of_its_own() {
    along(|rules, state| {
        let view = rules.view(state, Viewer::Public);
        let screen = rules.screen(&view);
        let places: std::collections::BTreeSet<_> =
            screen.map.iter().map(|cell| (cell.row, cell.column)).collect();
        assert_eq!(places.len(), screen.map.len());
        let json = serde_json::to_value(&view).unwrap();
        for (hex, seen) in json["hexes"].as_object().unwrap() {
            let name = format!("{hex:3}");
            let cell =
                screen.map.iter().find(|cell| cell.text.starts_with(&name)).expect("every hex is drawn");
            assert!(cell.text.chars().count() <= 7 && seen["colour"] == cell.colour, "{cell:?}");
            assert_eq!(cell.text.ends_with('*'), seen["town"] == true, "{cell:?}");
            let owner = seen["owner"].as_u64().map(|seat| seat.to_string()).unwrap_or_default();
            assert!(cell.text.trim_end_matches('*').ends_with(&owner), "{cell:?}");
        }
    });
}
