//! What ARCHITECTURE.md says is not there, is not there. What rules code lacks is looked for in `sources.rs`, names of games
//! and stored states in `games.rs`; heap and secrets are laws.

mod repository;

use repository::{File, code_of, contains_word, files, is_rules_code};

const FILES: &[&str] = &["std::fs"];
const NETWORK: &[&str] = &["std::net", "tokio"];
const CLOCKS_AND_THREADS: &[&str] = &["Instant", "SystemTime", "std::thread", "tokio", "rayon"];

/// What crates know nothing of, besides those of the rules.
const UNKNOWN: &[(&str, &[&[&str]])] = &[
    ("crates/catalogue/src/", &[FILES, NETWORK, CLOCKS_AND_THREADS]),
    ("crates/bots/src/", &[FILES, NETWORK]),
    ("crates/arena/src/", &[FILES, NETWORK]),
    ("crates/study/src/", &[FILES, NETWORK]),
    ("crates/snellman/src/", &[FILES, NETWORK, CLOCKS_AND_THREADS]),
    ("crates/review/src/", &[FILES, NETWORK, CLOCKS_AND_THREADS]),
    ("crates/engine/src/", &[FILES, NETWORK, CLOCKS_AND_THREADS]),
    ("crates/wire/src/", &[FILES, NETWORK, CLOCKS_AND_THREADS]),
];

#[test]
fn crates_know_nothing_of_what_is_above_them() {
    for (folder, absent) in UNKNOWN {
        let sources: Vec<File> = below(folder, ".rs");
        assert!(!sources.is_empty(), "{folder} has sources");
        for file in sources {
            let code = code_of(&file.text);
            for word in absent.iter().copied().flatten() {
                assert!(!contains_word(&code, word), "{} uses {word}", file.path);
            }
        }
    }
}

/// Taking back replays the record.
#[test]
fn nothing_undoes_a_move() {
    for file in files(".rs").iter().filter(|file| is_rules_code(&file.path)) {
        for word in ["undo", "unapply", "revert", "unmake"] {
            assert!(!file.text.contains(&format!("fn {word}")), "{} has a function to {word}", file.path);
        }
    }
}

/// A sentence begins with a capital and has several words; words of refusals and broken promises are written small.
#[test]
fn rules_contain_no_prose() {
    for file in files(".rs").iter().filter(|file| is_rules_code(&file.path)) {
        let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        assert_eq!(sentence_in(code), None, "{} speaks", file.path);
    }
}

fn sentence_in(code: &str) -> Option<&str> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let mut texts = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    texts.find(|text| {
        text.starts_with(|first: char| first.is_ascii_uppercase()) && text.split(' ').count() > 2
    })
}

#[test]
fn a_sentence_is_found() {
    assert_eq!(sentence_in("let a = \"Take a pebble\";"), Some("Take a pebble"));
    assert_eq!(sentence_in("// \"Not here\"\nf(\"I\", \"take red\")"), None);
}

/// What the page knows of the rules it gets through `wire/`: it neither reads their sources nor works anything out beside
/// the drawings.
#[test]
fn the_page_holds_no_rules() {
    let sources: Vec<File> =
        [".ts", ".svelte"].into_iter().flat_map(|ending| below("web/src/", ending)).collect();
    assert!(sources.len() > 100, "the page is found");
    for file in &sources {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        assert!(!["state.ts", "ron.ts", "rules.ts"].contains(&name), "{} calculates", file.path);
        // Tests write moves as they stand in records.
        let is_for_tests = name.ends_with(".test.ts") || file.path == "web/src/games/records.ts";
        let reads = ["crates/", ".ron", "'node:"].iter().find(|word| code_of_page(file).contains(*word));
        assert!(is_for_tests || reads.is_none(), "{} reads {reads:?}", file.path);
    }
}

/// The lines of a page's file that are no comments.
fn code_of_page(file: &File) -> String {
    let is_comment = |line: &&str| ["//", "/*", "*"].iter().any(|sign| line.trim_start().starts_with(sign));
    file.text.lines().filter(|line| !is_comment(line)).collect::<Vec<_>>().join("\n")
}

/// The files below a folder.
fn below(folder: &str, ending: &str) -> Vec<File> {
    files(ending).into_iter().filter(|file| file.path.starts_with(folder)).collect()
}
