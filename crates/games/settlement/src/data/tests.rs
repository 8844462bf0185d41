//! The data is sound, and unsound data is refused with the reason.

use super::*;

/// The refusal of the files with the first such passage of one of them changed.
fn refused(file: &str, instead_of: &str, with: &str) -> String {
    let mut sources = Sources::EMBEDDED;
    let text = match file {
        "buildings" => &mut sources.buildings,
        "artifacts" => &mut sources.artifacts,
        "heroes" => &mut sources.heroes,
        "terrains" => &mut sources.terrains,
        "numbers" => &mut sources.numbers,
        unknown => panic!("{unknown} is not a data file"),
    };
    assert!(text.contains(instead_of), "the data says `{instead_of}`");
    *text = text.replacen(instead_of, with, 1).leak();
    Data::read(&sources).unwrap_err()
}

#[test]
fn the_data_is_sound() {
    assert_eq!(Data::read(&Sources::EMBEDDED).as_ref(), Ok(Data::embedded()));
}

#[test]
fn wrong_counts_of_heroes_are_refused() {
    let heroes = |instead_of: &str, with: &str| refused("heroes", instead_of, with);
    assert_eq!(heroes("\"h48\"", "\"h47\""), "h47 stands twice among the heroes");
    let last = Sources::EMBEDDED.heroes.lines().rev().nth(1).unwrap();
    assert_eq!(heroes(last, ""), "`h48` is missing among the heroes");
    assert_eq!(heroes("\"h48\"", "\"h49\""), "heroes.ron: `h49` is not a hero (h01 to h48)");
    assert_eq!(
        heroes("\"artisan\", points: 4,", "\"artisan\","),
        "h37: artisans have points on their cards, and they alone"
    );
    assert_eq!(heroes("settlers: 2", "settlers: 3"), "h11: 3 bonus settlers are more than any hero brings");
}

#[test]
fn wrong_counts_of_terrains_are_refused() {
    let terrains = |instead_of: &str, with: &str| refused("terrains", instead_of, with);
    assert_eq!(
        terrains("\"wood-green\": 1", "\"wood-green\": 2"),
        "terrains even: region I has 13 tiles instead of 12"
    );
    assert_eq!(
        terrains("\"stone-blue\": 1, \"stone-red\": 1", "\"stone-blue\": 2"),
        "terrains even: 10 blue tiles, but 9 blue monsters"
    );
    assert_eq!(terrains("\"wood-green\"", "\"wool-green\""), "terrains even: `wool-green` is not a terrain");
    assert_eq!(terrains("\"rising\"", "\"even\""), "`rising` is missing among the terrain sets");
}

#[test]
fn what_is_missing_is_named() {
    let without = |file, line: &str| {
        let all = match file {
            "buildings" => Sources::EMBEDDED.buildings,
            _ => Sources::EMBEDDED.artifacts,
        };
        refused(file, all.lines().find(|text| text.contains(line)).unwrap(), "")
    };
    assert_eq!(without("buildings", "\"bank\""), "`bank` is missing among the buildings");
    assert_eq!(without("artifacts", "\"mask\""), "`mask` is missing among the artifacts");
    assert_eq!(refused("buildings", "market: 9", "market: 37"), "36 buildings do not fill a market of 37");
    assert_eq!(refused("numbers", "from: 51", "from: 80"), "ratings begin with 0 points and rise");
}

#[test]
fn unknown_words_are_refused_with_their_place() {
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
        let refusal = refused(file, instead_of, with);
        let named = with.trim_matches(|c| c == '"' || c == ':');
        assert!(
            refusal.starts_with(&format!("{file}.ron: ")) && refusal.contains(named),
            "{with}: {refusal}"
        );
        assert!(refusal.contains(char::is_numeric), "a line is named: {refusal}");
    }
}
