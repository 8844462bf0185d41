//! The audit can fail: a table with one planted fault each is caught.

use tafel_rules::{Rules, Silent};
use tafel_settlement::data::Resources;
use tafel_settlement::{Artifact, Building, Chance, Resource, Settlement, State, Terrain};

/// A table of two with a strict supply, on which one terrain and one building lie.
fn sound() -> State {
    let rules = Settlement::new();
    let mut state = rules.start(&"seats 2; supply strict".parse().unwrap());
    for chance in ["start 0", "tile bank", "tile bank"] {
        rules.resolve(&mut state, chance.parse::<Chance>().unwrap(), &mut Silent);
    }
    let player = &mut state.players.0[0];
    let terrain: Terrain = "wood-green".parse().unwrap();
    player.wilderness.lay("I.1".parse().unwrap(), terrain);
    state.terrain_stacks[0].take(terrain);
    player.settlement[0] = Some(Building::Quarry);
    state.building_stack.take(Building::Quarry);
    player.heroes.insert("h01".parse().unwrap());
    state.hero_deck.remove("h01".parse().unwrap());
    player.artifact = Some(Artifact::Mask);
    state.artifact_stack.remove(Artifact::Mask);
    state
}

/// What makes a table unsound.
type Plant = fn(&mut State);

fn found(plant: Plant) -> String {
    let mut state = sound();
    plant(&mut state);
    Settlement::new().audit(&state).unwrap_err()
}

#[test]
fn the_table_is_sound() {
    assert_eq!(Settlement::new().audit(&sound()), Ok(()));
}

#[test]
fn planted_faults_are_found() {
    let faults: &[(&str, Plant)] = &[
        ("two places", |state| state.players.0[1].heroes.insert("h01".parse().unwrap())),
        ("two places", |state| state.hero_deck.insert("h01".parse().unwrap())),
        ("46 hero cards", |state| {
            state.hero_deck.remove("h02".parse().unwrap());
            state.players.0[0].heroes.remove("h01".parse().unwrap());
        }),
        ("49 hero cards, but 48 different ones", |state| {
            state.hero_deck.remove("h02".parse().unwrap());
            state.row = ["h02".parse().unwrap(); 2].into_iter().collect();
        }),
        ("two places", |state| state.players.0[1].artifact = Some(Artifact::Mask)),
        ("13 artifacts", |state| state.artifact_stack.remove(Artifact::Key)),
        ("2 tiles of quarry", |state| state.players.0[0].settlement[0] = None),
        ("4 tiles of church", |state| state.market.put(Building::Church, 1)),
        ("are piled", |state| state.piled.put(Building::Bank, 1)),
        ("the terrains of region I are", |state| {
            state.terrain_stacks[0].put("wood-green".parse().unwrap(), 1);
        }),
        ("without terrain", |state| state.players.0[0].monsters.insert("II.1".parse().unwrap())),
        ("without terrain", |state| state.players.0[0].forts.insert("I.2".parse().unwrap())),
        ("a monster on a fort", |state| {
            state.players.0[0].monsters.insert("I.1".parse().unwrap());
            state.players.0[0].forts.insert("I.1".parse().unwrap());
        }),
        ("not there", |state| state.players.0[0].forts_used.insert("I.1".parse().unwrap())),
        ("7 basic settlers", |state| state.players.0[0].basic_settlers = 7),
        ("25 bonus settlers", |state| state.players.0[0].bonus_settlers = 25),
        ("33 gold", |state| state.players.0[0].deposits = Resources::of(Resource::Gold, 33)),
        ("17 wood", |state| state.players.0[1].resources = Resources::of(Resource::Wood, 16)),
        ("second activation", |state| state.players.0[0].region_twice = Some("I".parse().unwrap())),
    ];
    for (named, plant) in faults {
        let what = found(*plant);
        assert!(what.contains(named), "instead of {named}: {what}");
    }
}
