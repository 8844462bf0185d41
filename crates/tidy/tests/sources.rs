//! What source files look like, and what rules code must not touch.

mod repository;

use repository::{code_of, contains_word, files, is_rules_code, root};

/// Words that no rules code contains: clocks, floats, unordered maps, threads, I/O, chance of its own.
const FORBIDDEN: &[&str] = &[
    "f32",
    "f64",
    "HashMap",
    "HashSet",
    "Instant",
    "SystemTime",
    "std::time",
    "std::thread",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "RefCell",
    "Mutex",
    "RwLock",
    "Atomic",
    "thread_local",
    "println!",
    "eprintln!",
    "print!",
    "dbg!",
    "getrandom",
    "rand_chacha",
    "unsafe",
];

#[test]
fn rules_code_is_the_same_everywhere() {
    let mut looked_at = 0;
    for file in files(".rs").iter().filter(|file| is_rules_code(&file.path)) {
        let code = code_of(&file.text);
        looked_at += 1;
        for word in FORBIDDEN {
            let dice = file.path == "crates/rules/src/dice.rs" && *word == "rand_chacha";
            assert!(dice || !contains_word(&code, word), "{} uses {word}", file.path);
        }
    }
    assert!(looked_at > 30, "rules code is found");
}

#[test]
fn there_is_no_unsafe_code() {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
    assert!(manifest.contains("unsafe_code = \"forbid\""), "the compiler forbids it in the workspace");
    for file in files(".rs") {
        assert!(!contains_word(&code_of(&file.text), "unsafe"), "{} is unsafe", file.path);
    }
}

/// The one file of the bots that knows a clock: the budget that is measured by one.
const BUDGET: &str = "crates/bots/src/budget.rs";

#[test]
fn bots_know_a_clock_in_one_place() {
    let bots = files(".rs").into_iter().filter(|file| file.path.starts_with("crates/bots/src/"));
    let with_a_clock: Vec<String> = bots
        .filter(|file| ["Instant", "SystemTime"].iter().any(|word| contains_word(&code_of(&file.text), word)))
        .map(|file| file.path)
        .collect();
    assert_eq!(with_a_clock, [BUDGET]);
}

#[test]
fn forbidden_words_are_found_in_code_and_nowhere_else() {
    let found = |code: &str| FORBIDDEN.iter().any(|word| contains_word(&code_of(code), word));
    for bad in
        ["let x: f32 = 1.0;", "use std::collections::HashMap;", "static N: AtomicU32 = X;", "x(b'\"'); f64"]
    {
        assert!(found(bad), "{bad}");
    }
    for good in ["// no HashMap here", "let s = \"f32\";", "let c = '\"'; let my_f32x = 2;", "Instantiated"] {
        assert!(!found(good), "{good}");
    }
}

#[test]
fn every_source_file_says_what_it_is_about() {
    for file in files(".rs") {
        let opens = file.text.starts_with("//! ");
        assert!(opens, "{} does not open with a `//!` sentence", file.path);
    }
}

/// A file has one subject. Tests may be long: they are lists.
#[test]
fn source_files_are_short() {
    for file in files(".rs").iter().filter(|file| file.path.contains("/src/")) {
        let lines = file.text.split("#[cfg(test)]").next().unwrap_or_default().lines().count();
        assert!(lines <= 500, "{} has {lines} lines; 500 is a reason to cut", file.path);
    }
}

/// Waits in service, not in a test: the thread that writes the journal, so that more moves share a sync.
const WAITS: &str = "crates/server/src/store/sqlite.rs";

/// Tests that are switched off, or that hide a flaw by waiting, are defects.
#[test]
fn no_test_is_switched_off_or_waits() {
    let forbidden = [concat!("#[ign", "ore"), concat!("thread::", "sleep")];
    for file in files(".rs").into_iter().filter(|file| !file.path.ends_with(WAITS)) {
        for word in forbidden {
            assert!(!code_of(&file.text).contains(word), "{} contains {word}", file.path);
        }
    }
}
