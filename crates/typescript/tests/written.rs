//! What lies under `web/src/wire` is what the rules say today.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

#[test]
fn what_the_page_gets_is_what_the_rules_say() {
    for file in tafel_typescript::files() {
        let path = folder().join(&file.name);
        if env::var_os("UPDATE").is_some() {
            let folder = path.parent().expect("a file lies in a folder");
            fs::create_dir_all(folder).expect("the folder can be made");
            fs::write(&path, &file.text).expect("the file can be written");
        }
        let written = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            written == file.text,
            "{} differs from the rules; UPDATE=1 cargo test -p tafel-typescript rewrites it",
            file.name
        );
    }
}

/// Words of records stand in parentheses of their own, which the page leaves out: there a thing has its name.
#[test]
fn rules_for_players_have_no_words_of_records() {
    let mut looked_at = 0;
    for file in tafel_typescript::files().iter().filter(|file| file.name.starts_with("rules/")) {
        let found = file.text.lines().find(|line| line.starts_with("    ") && line.contains('`'));
        assert_eq!(found, None, "{}", file.name);
        looked_at += 1;
    }
    assert!(looked_at > 0, "rules are found");
}
