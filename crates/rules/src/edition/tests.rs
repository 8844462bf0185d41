//! Editions of a game of two small files.

use super::*;

const FILES: &[DataFile] = &[
    DataFile {
        name: "heroes.ron",
        text: "// The heroes.\n[\n    (hero: \"h01\", cost: {\"wood\": 1, \"gold\": 2}, gift: Some(3)),\n    (hero: \"h02\", cost: {}),\n]\n",
    },
    DataFile { name: "numbers.ron", text: "(rounds: 6, market: (size: 4, cost: 1), bonus: None)" },
];

fn edition(heroes: &str) -> Result<Edition, String> {
    Edition::built_in(FILES).with("heroes.ron", heroes).map_err(|misprint| misprint.to_string())
}

#[test]
fn blanks_remarks_and_last_commas_say_nothing() {
    let own = Edition::built_in(FILES);
    let same = "[(hero:\"h01\",cost:{\"wood\":1,\"gold\":2,},gift:Some(3)),/* none */(hero:\"h02\",cost:{})]";
    assert_eq!(edition(same).unwrap().id().digest, own.id().digest);
    assert_eq!(edition(same).unwrap().named_in_records(), None);
    for other in [same.replace(":2", ":3"), same.replace("h02", "h03"), same.replace("\"wood\":1,", "")] {
        let other = edition(&other).unwrap();
        assert_ne!(other.id().digest, own.id().digest);
        assert_eq!(other.named_in_records().as_ref(), Some(other.id()));
    }
}

/// Worked out by `printf 'heroes.ron\n[\n]\n\nnumbers.ron\n1\n\n' | sha256sum`.
#[test]
fn the_digest_is_the_sha256_of_a_line_for_each_token() {
    let files = [("heroes.ron", "[ ]"), ("numbers.ron", "1 // one")];
    let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let edition = Edition::of(FILES, "x", files).unwrap();
    let expected = "87de3df046000ba3e44e9e1c594c43e09396410abe3d297e62dd30e8663219ae";
    assert_eq!(edition.id().to_string(), format!("x {expected}"));
    assert_eq!(edition.id().to_string().parse(), Ok(edition.id().clone()));
    for wrong in [expected.to_owned(), format!("X {expected}"), format!("x {expected}0"), "x 12".to_owned()] {
        assert!(wrong.parse::<EditionId>().is_err(), "{wrong}");
    }
}

#[test]
fn names_are_made_words() {
    for (name, word) in
        [("Printed 2014!", "printed-2014"), ("../..", "unnamed"), ("Größe", "gr--e"), ("a", "a")]
    {
        assert_eq!(Edition::built_in(FILES).named(name).id().name, word);
    }
    assert_eq!(
        Edition::built_in(FILES).named(&"long ".repeat(20)).id().name,
        "long-long-long-long-long-long-long-long"
    );
}

#[test]
fn files_that_are_not_those_of_the_game_are_refused() {
    let refused = |files: &[(&str, String)]| {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.clone()));
        Edition::of(FILES, "x", files).unwrap_err().to_string()
    };
    let one = || "1".to_owned();
    assert_eq!(refused(&[("heroes.ron", one())]), "numbers.ron: the file is missing");
    assert_eq!(refused(&[("heroes.ron", one()), ("heroes.ron", one())]), "heroes.ron: the file stands twice");
    assert_eq!(
        refused(&[("tiles.ron", one())]),
        "tiles.ron: no such file belongs to it; there are heroes.ron, numbers.ron"
    );
    let half = " ".repeat(MAX_EDITION_BYTES / 2 + 1);
    assert_eq!(
        refused(&[("heroes.ron", half.clone()), ("numbers.ron", half)]),
        "numbers.ron: the files have more than 262144 bytes together"
    );
    assert_eq!(
        refused(&[("heroes.ron", "\n[\n1 2]".into()), ("numbers.ron", one())]),
        "heroes.ron, line 3: `,` is expected here"
    );
}

#[test]
fn what_a_check_finds_has_the_line_of_its_path() {
    let edition = Edition::built_in(FILES);
    for (path, line) in [("hero.h02.cost", 4), ("hero.h01.cost.gold", 3), ("hero.h03", 2), ("", 2)] {
        let found = edition.check::<()>("heroes.ron", Err(Flaw::new(path, "wrong"))).unwrap_err();
        assert_eq!(found.to_string(), format!("heroes.ron, line {line}: wrong"), "{path}");
    }
    assert!(edition.read::<u8>("numbers.ron").unwrap_err().to_string().starts_with("numbers.ron, line 1: "));
}

#[test]
fn editions_differ_value_by_value() {
    let own = Edition::built_in(FILES);
    let other = own.change("h01.cost.gold", "3").unwrap().change("h02.cost.clay", "1").unwrap();
    let other = other.change("gift", "4").unwrap();
    let said: Vec<String> = own.differences(&other).iter().map(ToString::to_string).collect();
    let expected = [
        "heroes.hero.h01.cost.gold: 2 → 3",
        "heroes.hero.h01.gift: 3 → 4",
        "heroes.hero.h02.cost: {} → –",
        "heroes.hero.h02.cost.clay: – → 1",
    ];
    assert_eq!(said, expected);
    assert_eq!(own.differences(&own), []);
}

#[test]
fn a_path_may_be_shortened_as_long_as_it_means_one_value() {
    let own = Edition::built_in(FILES);
    for path in ["heroes.hero.h01.cost.gold", "hero.h01.cost.gold", "h01.cost.gold", "gold"] {
        assert_eq!(own.number(path), Ok(2), "{path}");
    }
    assert_eq!(own.number("h02.cost.clay"), Ok(0), "what a map does not name is none");
    let refused = |path: &str| own.number(path).unwrap_err().to_string();
    assert_eq!(refused("h03.cost"), "there is no `h03.cost` in the edition");
    assert_eq!(
        refused("cost"),
        "`cost` may be heroes.hero.h01.cost or heroes.hero.h02.cost or numbers.market.cost: give more of the path"
    );
    assert_eq!(
        refused("h01.cost"),
        "`heroes.hero.h01.cost` is not a number; in it are heroes.hero.h01.cost.wood, heroes.hero.h01.cost.gold"
    );
    assert_eq!(refused("bonus"), "`numbers.bonus` is not a number");
    assert!(matches!(own.change("rounds", "(("), Err(CannotChange::Misprint(_))));
}
