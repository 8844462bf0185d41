//! Recorded games of the well-known site: every row of every ledger agrees.

use std::fs;
use tafel_snellman as snellman;

#[test]
fn every_row_of_every_recorded_game_agrees() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    assert_eq!(files.len(), 50);
    let mut rows = 0;
    let mut wrong = vec![];
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        match snellman::check(&fs::read_to_string(&file).unwrap()) {
            Ok(checked) => rows += checked.rows,
            Err(problem) => wrong.push(format!("{name}: {problem}")),
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(rows, 16_693 + 292);
}
