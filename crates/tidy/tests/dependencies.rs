//! The arrow goes one way: which crate may know which.

mod repository;

use repository::root;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// Every crate, and what it may depend on besides dev-dependencies. `games/*` stands for every game.
const ALLOWED: &[(&str, &[&str])] = &[
    ("tafel-rules", &["rand_chacha", "ron", "serde", "sha2", "ts-rs"]),
    ("tafel-parts", &["serde", "tafel-rules", "ts-rs"]),
    ("tafel-evaluate", &["serde", "tafel-rules"]),
    ("games/*", &["ron", "serde", "tafel-evaluate", "tafel-parts", "tafel-rules", "ts-rs"]),
    ("tafel-table", &["sha2", "tafel-rules"]),
    ("tafel-laws", &["allocation-counter", "serde_json", "tafel-evaluate", "tafel-rules", "tafel-table"]),
    ("tafel-catalogue", &["games/*", "serde", "tafel-evaluate", "tafel-rules"]),
    ("tafel-bots", &["rustc-hash", "tafel-evaluate", "tafel-rules"]),
    (
        "tafel-arena",
        &[
            "cpu-time",
            "rayon",
            "serde",
            "serde_json",
            "tafel-bots",
            "tafel-evaluate",
            "tafel-rules",
            "tafel-table",
        ],
    ),
    (
        "tafel-outside",
        &["ron", "rustix", "serde", "serde_json", "tafel-bots", "tafel-evaluate", "tafel-rules", "thiserror"],
    ),
    (
        "tafel-python",
        &[
            "numpy",
            "pyo3",
            "rayon",
            "serde_json",
            "tafel-arena",
            "tafel-engine",
            "tafel-outside",
            "tafel-rules",
            "tafel-study",
            "tafel-table",
        ],
    ),
    (
        "tafel-study",
        &[
            "rayon",
            "rustc-hash",
            "serde",
            "serde_json",
            "tafel-arena",
            "tafel-bots",
            "tafel-catalogue",
            "tafel-evaluate",
            "tafel-outside",
            "tafel-rules",
            "tafel-table",
            "thiserror",
        ],
    ),
    (
        "tafel-snellman",
        &["serde", "serde_json", "tafel-parts", "tafel-rules", "tafel-table", "tafel-terra-mystica"],
    ),
    (
        "tafel-cli",
        &[
            "clap",
            "getrandom",
            "indicatif",
            "mimalloc",
            "rayon",
            "ron",
            "serde",
            "serde_json",
            "tafel-arena",
            "tafel-bots",
            "tafel-catalogue",
            "tafel-engine",
            "tafel-evaluate",
            "tafel-outside",
            "tafel-review",
            "tafel-rules",
            "tafel-server",
            "tafel-snellman",
            "tafel-table",
            "tafel-wire",
            "tokio",
            "toml",
            "tracing-subscriber",
        ],
    ),
    ("tafel-typescript", &["serde", "serde_json", "tafel-catalogue", "tafel-rules", "tafel-wire", "ts-rs"]),
    ("tafel-wire", &["serde", "serde_json", "ts-rs", "utoipa"]),
    (
        "tafel-review",
        &["tafel-bots", "tafel-evaluate", "tafel-rules", "tafel-table", "tafel-wire", "thiserror"],
    ),
    (
        "tafel-engine",
        &[
            "serde",
            "serde_json",
            "tafel-bots",
            "tafel-catalogue",
            "tafel-evaluate",
            "tafel-review",
            "tafel-rules",
            "tafel-table",
            "tafel-wire",
            "thiserror",
        ],
    ),
    (
        "tafel-browser",
        &[
            "serde",
            "serde_json",
            "tafel-bots",
            "tafel-engine",
            "tafel-rules",
            "tafel-table",
            "tafel-wire",
            "thiserror",
            "wasm-bindgen",
        ],
    ),
    (
        "tafel-server",
        &[
            "argon2",
            "async-nats",
            "axum",
            "flate2",
            "futures-util",
            "getrandom",
            "hyper",
            "hyper-util",
            "openidconnect",
            "rusqlite",
            "rust-embed",
            "rustix",
            "rustls-native-certs",
            "serde",
            "serde_json",
            "sha2",
            "sqlx",
            "tafel-bots",
            "tafel-engine",
            "tafel-review",
            "tafel-rules",
            "tafel-table",
            "tafel-wire",
            "thiserror",
            "tokio",
            "tokio-rustls",
            "tower-http",
            "tower-service",
            "tracing",
            "utoipa",
            "utoipa-axum",
            "webpki-roots",
        ],
    ),
    ("tafel-tidy", &[]),
];

/// What tests may use besides.
const ALLOWED_IN_TESTS: &[&str] = &["proptest", "serde_json", "tokio-tungstenite"];

struct Package {
    name: String,
    is_game: bool,
    normal: BTreeSet<String>,
    dev: BTreeSet<String>,
}

fn packages() -> Vec<Package> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let packages = metadata["packages"].as_array().expect("a list of packages");
    packages
        .iter()
        .map(|package| {
            let mut found = Package {
                name: text(&package["name"]),
                is_game: text(&package["manifest_path"]).contains("/crates/games/"),
                normal: BTreeSet::new(),
                dev: BTreeSet::new(),
            };
            for dependency in package["dependencies"].as_array().expect("a list of dependencies") {
                let of_kind = if dependency["kind"] == "dev" { &mut found.dev } else { &mut found.normal };
                of_kind.insert(text(&dependency["name"]));
            }
            found
        })
        .collect()
}

#[test]
fn every_dependency_is_allowed() {
    let packages = packages();
    let games: BTreeSet<&str> =
        packages.iter().filter(|package| package.is_game).map(|p| p.name.as_str()).collect();
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.iter().copied().collect();
    assert!(packages.len() >= ALLOWED.len(), "all crates are looked at");
    for package in &packages {
        let key = if package.is_game { "games/*" } else { &package.name };
        let may =
            allowed.get(key).unwrap_or_else(|| panic!("{} is not in the table of crates", package.name));
        for dependency in &package.normal {
            let as_game = games.contains(dependency.as_str()) && may.contains(&"games/*");
            assert!(
                as_game || may.contains(&dependency.as_str()),
                "{} must not depend on {dependency}",
                package.name
            );
        }
    }
}

/// Tests may look at anything of our own that is not above the crate they test, and at a game as a test double.
#[test]
fn every_dev_dependency_is_ours_or_a_test_tool() {
    for package in packages() {
        for dependency in &package.dev {
            let ours = dependency.starts_with("tafel-") || package.normal.contains(dependency);
            let known = ALLOWED.iter().any(|(_, may)| may.contains(&dependency.as_str()));
            assert!(
                ours || known || ALLOWED_IN_TESTS.contains(&dependency.as_str()),
                "tests of {} must not depend on {dependency}",
                package.name
            );
        }
    }
}

#[test]
fn every_crate_follows_the_lints_of_the_workspace() {
    for manifest in repository::files("Cargo.toml") {
        // What is not built with the others has a workspace of its own.
        let of_ours = manifest.text.contains("[package]") && !manifest.text.contains("[workspace]");
        if of_ours {
            assert!(
                manifest.text.contains("[lints]\nworkspace = true"),
                "{} inherits the lints",
                manifest.path
            );
        }
    }
}

#[test]
fn packages_come_from_the_public_registry_alone() {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).expect("Cargo.lock is committed");
    for source in lock.lines().filter_map(|line| line.strip_prefix("source = ")) {
        assert_eq!(source, "\"registry+https://github.com/rust-lang/crates.io-index\"");
    }
}
