//! Unsound data is refused with its line and the reason.

use super::*;
use tafel_rules::Edition;

fn built_in(file: &str) -> &'static str {
    let found = FILES.iter().find(|known| known.name == file);
    found.unwrap_or_else(|| panic!("{file} is not a data file")).text
}

/// The refusal of the files with the first such passage of one of them changed.
fn refused(file: &str, instead_of: &str, with: &str) -> String {
    let text = built_in(file);
    assert!(text.contains(instead_of), "the data says `{instead_of}`");
    let edition = Edition::built_in(FILES).with(file, &text.replacen(instead_of, with, 1));
    edition.and_then(|edition| Data::read(&edition)).unwrap_err().to_string()
}

#[test]
fn wrong_counts_of_heroes_are_refused() {
    let heroes = |instead_of: &str, with: &str| refused("heroes.ron", instead_of, with);
    assert_eq!(heroes("\"h48\"", "\"h47\""), "heroes.ron, line 52: h47 stands twice among the heroes");
    let last = built_in("heroes.ron").lines().rev().nth(1).unwrap();
    assert_eq!(heroes(last, ""), "heroes.ron, line 2: `h48` is missing among the heroes");
    assert_eq!(heroes("\"h48\"", "\"h49\""), "heroes.ron, line 53: `h49` is not a hero (h01 to h48)");
    assert_eq!(
        heroes("\"adventurer\", settlers", "\"adventurer\", points: 3, settlers"),
        "heroes.ron, line 3: h01: only artisans have points on their cards"
    );
    assert_eq!(
        heroes("settlers: 2", "settlers: 21"),
        "heroes.ron, line 13: h11: 21 bonus settlers are more than 20"
    );
    assert_eq!(
        heroes("\"wood\": 2, \"gold\": 2", "\"gold\": 51"),
        "heroes.ron, line 9: h07 costs 51 gold, which is more than 50"
    );
}

#[test]
fn wrong_counts_of_terrains_are_refused() {
    let terrains = |instead_of: &str, with: &str| {
        let refusal = refused("terrains.ron", instead_of, with);
        refusal.split_once(": ").map(|(_, reason)| reason.to_owned()).unwrap_or_default()
    };
    assert_eq!(terrains("\"wood-green\": 1", "\"wood-green\": 2"), "region I has 13 tiles instead of 12");
    assert_eq!(
        terrains("\"stone-blue\": 1, \"stone-red\": 1", "\"stone-blue\": 2"),
        "10 blue tiles, but 9 blue monsters"
    );
    assert_eq!(terrains("\"wood-green\"", "\"wool-green\""), "`wool-green` is not a terrain");
    assert_eq!(terrains("\"rising\"", "\"even\""), "`even` stands twice");
    assert_eq!(
        terrains("\"wood-green\": 1", "\"wood-green\": 200"),
        "200 tiles have no room in a region of 12"
    );
}

#[test]
fn what_is_missing_is_named() {
    let without = |file, line: &str| {
        refused(file, built_in(file).lines().find(|text| text.contains(line)).unwrap(), "")
    };
    assert_eq!(
        without("buildings.ron", "\"bank\""),
        "buildings.ron, line 2: `bank` is missing among the buildings"
    );
    assert_eq!(
        without("artifacts.ron", "\"mask\""),
        "artifacts.ron, line 2: `mask` is missing among the artifacts"
    );
}

#[test]
fn numbers_that_cannot_be_played_are_refused() {
    for (file, instead_of, with, refusal) in [
        ("buildings.ron", "market: 9", "market: 37", "line 4: 36 buildings do not fill a market of 37"),
        ("buildings.ron", "copies: 3", "copies: 22", "line 3: 264 buildings and 9 open ones cannot be"),
        ("buildings.ron", "points: 5", "points: 101", "line 16: 101 is not between 0 and 100"),
        ("artifacts.ron", "HeroSettlers(1)", "HeroSettlers(21)", "line 9: 21 is not between 0 and 20"),
        (
            "artifacts.ron",
            "HuntGain({\"diamond\": 1})",
            "HuntGain({\"diamond\": 31})",
            "line 5: 31 is not between 0 and 30",
        ),
        ("numbers.ron", "from: 51", "from: 80", "line 22: ratings begin with 0 points and rise"),
        ("numbers.ron", "rounds: 6", "rounds: 12", "line 3: 12 is not between 1 and 11"),
        ("numbers.ron", "left_in_row: 3", "left_in_row: 9", "line 4: 9 is not between 1 and 8"),
        ("numbers.ron", "\"wood\": 1", "\"wood\": 5", "line 6: 5 is not between 0 and 4"),
        ("numbers.ron", "diamonds_for_gold: 2", "diamonds_for_gold: 0", "line 17: 0 is not between 1 and 6"),
    ] {
        let said = refused(file, instead_of, with);
        assert_eq!(said, format!("{file}, {refusal}"), "{with}");
    }
}

#[test]
fn unknown_words_are_refused_with_their_line() {
    for (file, instead_of, with) in [
        ("heroes", "\"red\"", "\"pink\""),
        ("heroes", "guild:", "gild:"),
        ("heroes", "\"gold\"", "\"silver\""),
        ("buildings", "\"bank\"", "\"banks\""),
        ("buildings", "GainBasic", "GainAnything"),
        ("artifacts", "\"mask\"", "\"masque\""),
        ("numbers", "rounds", "turns"),
        ("numbers", "\"mayor\"", "\"duke\""),
    ] {
        let refusal = refused(&format!("{file}.ron"), instead_of, with);
        let named = with.trim_matches(|c| c == '"' || c == ':');
        assert!(
            refusal.starts_with(&format!("{file}.ron, line ")) && refusal.contains(named),
            "{with}: {refusal}"
        );
    }
}
