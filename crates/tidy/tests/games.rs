//! Every game is laid out like every other, and its rules are numbered, cited and tested.

mod repository;

use repository::{File, files, games, root};
use std::collections::BTreeSet;

#[test]
fn the_folders_are_the_catalogue() {
    let listed: BTreeSet<String> = tafel_catalogue::games().iter().map(|game| game.id.to_owned()).collect();
    let folders: BTreeSet<String> = games().into_iter().collect();
    assert_eq!(
        folders, listed,
        "every folder below crates/games is in the catalogue, and the other way round"
    );
}

#[test]
fn every_game_has_its_files() {
    for game in games() {
        let folder = root().join("crates/games").join(&game);
        for file in [
            "RULES.md",
            "src/lib.rs",
            "src/ids.rs",
            "src/data.rs",
            "src/state.rs",
            "src/moves.rs",
            "src/effects.rs",
            "src/view.rs",
            "src/flow.rs",
            "src/evaluate.rs",
            "tests/laws.rs",
            "tests/records.rs",
            "tests/perft.txt",
        ] {
            // A module that has grown is a folder.
            let grown = file.replace(".rs", "/mod.rs");
            assert!(folder.join(file).exists() || folder.join(grown).exists(), "{game} has no {file}");
        }
        let has = |part: &str, ending: &str| {
            files(ending).iter().any(|file| file.path.starts_with(&format!("crates/games/{game}/{part}")))
        };
        assert!(has("tests/records/", ".rec"), "{game} has no golden record");
        assert!(has("data/", ".ron"), "{game} has no data");
        assert!(has("tests/rulebook", ".rs"), "{game} has no tests of its rulebook");
        let laws = std::fs::read_to_string(folder.join("tests/laws.rs")).expect("tests/laws.rs can be read");
        assert!(laws.contains("check("), "{game} does not check the laws");
    }
}

/// What players think of a game stands in one folder; the rules know nothing of it.
#[test]
fn rules_do_not_know_what_players_think_of_them() {
    let mut found = 0;
    for game in games() {
        for file in sources_of(&game, "src") {
            let is_evaluation = file.path.contains("/src/evaluate");
            // The type of the game holds its weights and its network.
            let holds_it = file.path.ends_with("/src/lib.rs");
            let names_it = file.text.contains("tafel_evaluate") || file.text.contains("crate::evaluate");
            assert!(is_evaluation || holds_it || !names_it, "{} knows the evaluation of the game", file.path);
            found += usize::from(is_evaluation && names_it);
        }
    }
    assert!(found >= games().len(), "evaluations are found");
}

/// The numbers of `- §4.2 …` items.
fn rules_of(game: &str) -> BTreeSet<String> {
    let path = root().join("crates/games").join(game).join("RULES.md");
    let text = std::fs::read_to_string(path).expect("RULES.md can be read");
    let mut rules = BTreeSet::new();
    for line in text.lines() {
        if let Some(item) = line.trim_start().strip_prefix("- §") {
            let number = item.split_whitespace().next().unwrap_or_default().to_owned();
            assert!(rules.insert(number.clone()), "{game}: §{number} stands twice in RULES.md");
        }
    }
    assert!(!rules.is_empty(), "{game}: RULES.md numbers its rules as `- §1.2 …`");
    rules
}

/// Numbers of the form `§4.2`, and of the form `Rule("4.2")`; a chapter such as `§4` is not a rule.
fn cited_in(text: &str) -> BTreeSet<String> {
    let number = |rest: &str| -> String {
        let number: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '.').collect();
        number.trim_end_matches('.').to_owned()
    };
    let sections = text.split('§').skip(1).map(number);
    let refusals = text.split("Rule(\"").skip(1).map(number);
    sections.chain(refusals).filter(|number| number.contains('.')).collect()
}

fn sources_of(game: &str, part: &str) -> Vec<File> {
    let folder = format!("crates/games/{game}/{part}/");
    files(".rs").into_iter().filter(|file| file.path.starts_with(&folder)).collect()
}

#[test]
fn every_cited_rule_exists() {
    for game in games() {
        let rules = rules_of(&game);
        for file in sources_of(&game, "src").iter().chain(&sources_of(&game, "tests")) {
            for number in cited_in(&file.text) {
                assert!(
                    rules.contains(&number),
                    "{} cites §{number}, which RULES.md does not have",
                    file.path
                );
            }
        }
    }
}

#[test]
fn every_rule_has_a_test() {
    for game in games() {
        let tested: BTreeSet<String> =
            sources_of(&game, "tests").iter().flat_map(|file| cited_in(&file.text)).collect();
        let untested: Vec<String> = rules_of(&game).difference(&tested).cloned().collect();
        assert!(untested.is_empty(), "{game}: no test cites {untested:?}");
    }
}

/// Where a game may be named outside its folder: the lists, and what is about one game by nature.
const LISTS: &[&str] = &["crates/catalogue/", "crates/snellman/", "crates/tidy/", "web/src/games/index.ts"];

/// Whether code names a game by its id or its crate.
fn names(code: &str, game: &str) -> bool {
    let spellings = [
        format!("\"{game}\""),
        format!("'{game}'"),
        format!("/{game}/"),
        format!("tafel_{}", game.replace('-', "_")),
    ];
    let lines = || code.lines().filter(|line| !line.trim_start().starts_with("//"));
    spellings.iter().any(|spelling| lines().any(|line| line.contains(spelling)))
}

/// The folder of a game, on both sides, and the types made from it.
fn is_its_own(path: &str, game: &str) -> bool {
    path.starts_with(&format!("crates/games/{game}/"))
        || path.starts_with(&format!("web/src/games/{game}/"))
        || path == format!("web/src/wire/{game}.ts")
}

#[test]
fn no_game_is_named_outside_its_folder() {
    let sources: Vec<File> = [".rs", ".ts", ".svelte"].into_iter().flat_map(files).collect();
    let in_service = |file: &&File| {
        let is_test = file.path.ends_with(".test.ts") || file.path.ends_with("/tests.rs");
        let is_source = file.path.contains("/src/") && !is_test;
        is_source && !LISTS.iter().any(|list| file.path.starts_with(list))
    };
    for game in games() {
        for file in sources.iter().filter(in_service).filter(|file| !is_its_own(&file.path, &game)) {
            let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
            assert!(!names(code, &game), "{} names {game}", file.path);
        }
    }
}

#[test]
fn a_game_is_found_however_it_is_spelt() {
    for bad in [
        "const a = 'tales-of-glory';",
        "\"tales-of-glory\"",
        "import '../games/tales-of-glory/card'",
        "use tafel_tales_of_glory::View;",
    ] {
        assert!(names(bad, "tales-of-glory"), "{bad}");
    }
    assert!(!names("// like tafel_tales_of_glory\nlet tales = 1;", "tales-of-glory"));
}
