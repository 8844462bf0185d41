//! Turns of phrase that have been replaced by plain English, and that should not come back.

mod repository;

use repository::files;

/// Each is written here with a bar, so that this file does not contain it.
const REPLACED: &[&str] = &["parted| by", "the own| ", "omes to| pass", "belongs| into"];

/// The rules of games and the page's texts are written for players, and have readers of their own.
fn is_ours(path: &str) -> bool {
    !path.ends_with("RULES.md") && !path.starts_with("web/src/")
}

#[test]
fn sentences_are_plain_english() {
    let sources = [".rs", ".md"].into_iter().flat_map(files).filter(|file| is_ours(&file.path));
    let mut looked_at = 0;
    for file in sources {
        looked_at += 1;
        for phrase in REPLACED.iter().map(|phrase| phrase.replace('|', "")) {
            assert!(
                !file.text.contains(&phrase),
                "{} says {phrase:?}; docs/STYLE.md asks for plain English",
                file.path
            );
        }
    }
    assert!(looked_at > 100, "sources and documents are found");
}
