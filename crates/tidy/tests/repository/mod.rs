//! The files of this repository.

// Each test file uses its own part of this module.
#![expect(dead_code, reason = "every test file uses another part")]

use std::path::{Path, PathBuf};
use std::process::Command;

/// A file of the repository.
pub(crate) struct File {
    /// Its path from the root, with slashes.
    pub(crate) path: String,
    /// What stands in it.
    pub(crate) text: String,
}

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

/// All text files whose path ends in `ending`, tracked or about to be.
pub(crate) fn files(ending: &str) -> Vec<File> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git lists the files");
    let listed = String::from_utf8(listed.stdout).expect("paths are text");
    let paths = listed.lines().filter(|path| path.ends_with(ending) && root().join(path).exists());
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap_or_default();
    let files: Vec<File> = paths.map(|path| File { path: path.to_owned(), text: read(path) }).collect();
    assert!(!files.is_empty(), "there are files that end in {ending}");
    files
}

/// Rust text without comments, strings and characters, so that only code is looked at.
pub(crate) fn code_of(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            string_length(rest)
        } else if rest.starts_with("'\\") || (first == '\'' && rest.chars().nth(2) == Some('\'')) {
            rest[1..].find('\'').map_or(rest.len(), |end| end + 2).max(3)
        } else {
            code.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        code.push(' ');
        rest = &rest[skipped.min(rest.len())..];
    }
    code
}

fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// The folders of games that are in the repository.
pub(crate) fn games() -> Vec<String> {
    let manifests = files("Cargo.toml").into_iter().map(|file| file.path);
    manifests
        .filter_map(|path| Some(path.strip_prefix("crates/games/")?.strip_suffix("/Cargo.toml")?.to_owned()))
        .collect()
}

/// Everything that must give the same results everywhere. `Dice` is the one place that knows a generator.
pub(crate) fn is_rules_code(path: &str) -> bool {
    let below_table = ["crates/rules/src/", "crates/parts/src/", "crates/evaluate/src/", "crates/table/src/"];
    let in_game = path.starts_with("crates/games/") && path.contains("/src/");
    in_game || below_table.iter().any(|folder| path.starts_with(folder))
}

/// Whether a word stands in code, not as a part of another one.
pub(crate) fn contains_word(code: &str, word: &str) -> bool {
    let part_of_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back().is_some_and(part_of_word);
        let after = code[at + word.len()..].chars().next().is_some_and(part_of_word);
        // `Atomic` is forbidden as a beginning: AtomicU32 and its kin.
        !before && (!after || word == "Atomic")
    })
}
