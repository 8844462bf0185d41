//! An owner's path with an edition: copied, ten heroes entered as they are printed, checked, compared, played, replayed, shared.

use std::path::PathBuf;
use std::process::{Command, Stdio};

fn tafel(args: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tafel")).args(args).stdin(Stdio::null()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn good(args: &[&str]) -> String {
    let (well, said, failed) = tafel(args);
    assert!(well, "{args:?}: {failed}");
    said
}

fn refused(args: &[&str]) -> String {
    let (well, _, said) = tafel(args);
    assert!(!well && !said.contains("panicked") && said.lines().count() == 1, "{args:?}: {said}");
    said
}

/// A path that nobody has used.
fn place(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path.to_str().unwrap().to_owned()
}

fn write(path: &str, text: &str) {
    std::fs::write(path, text).unwrap();
}

/// Enters a cost of clay and gold for the first ten heroes, and says that the values are printed ones.
fn enter_ten_heroes(folder: &str) {
    let path = format!("{folder}/heroes.ron");
    let text = std::fs::read_to_string(&path).unwrap();
    let entered = |line: &str| {
        let number = line.trim_start().strip_prefix("(hero: \"h")?.get(..2)?.parse::<u8>().ok()?;
        let (before, cost) = line.split_once("cost: {")?;
        let (_, after) = cost.split_once('}')?;
        let after = after.replace("\"reconstructed\"", "\"attested\"");
        (number <= 10).then(|| format!("{before}cost: {{\"clay\": 2, \"gold\": {}}}{after}", 1 + number % 3))
    };
    let lines = text.lines().map(|line| entered(line).unwrap_or_else(|| line.to_owned()) + "\n");
    write(&path, &lines.collect::<String>());
}

#[test]
fn ten_heroes_are_entered_played_with_and_shared() {
    let folder = place("printed-box");
    good(&["edition", "new", "settlement", &folder]);
    enter_ten_heroes(&folder);
    let checked = good(&["edition", "check", &folder]);
    assert!(checked.contains("settlement can be played with it"), "{checked}");
    let differences = good(&["edition", "diff", &folder]);
    let heroes = |differences: &str| {
        let of = |nth: u8| differences.contains(&format!("heroes.hero.h{nth:02}.cost.clay"));
        (1..=48).filter(|&nth| of(nth)).count()
    };
    assert_eq!(heroes(&differences), 10, "{differences}");

    let options = ["--options", "seats 2", "--bots", "greedy", "--seed", "7"];
    let record = good(&[&["record", "settlement", "--edition", &folder][..], &options].concat());
    assert!(record.contains("= points "), "a whole match: {record}");
    assert_ne!(record, good(&[&["record", "settlement"][..], &options].concat()), "the costs matter");
    let path = format!("{folder}.rec");
    write(&path, &record);
    let needs = refused(&["replay", &path]);
    assert!(needs.contains(checked.trim_end().rsplit(' ').next().unwrap()), "which edition: {needs}");
    let replayed = good(&["replay", &path, "--edition", &folder]);
    assert!(replayed.contains("lines ok") && replayed.contains("Reconstructed"), "38 heroes are: {replayed}");

    // Somebody else, without the folder.
    let shared = format!("{folder}-shared.rec");
    write(&shared, &good(&["edition", "enclose", &path, &folder]));
    assert_eq!(good(&["replay", &shared]).replace(&shared, ""), replayed.replace(&path, ""));
    assert!(good(&["verify", &shared]).contains("draws fell as the seed says"));
    let theirs = place("their-box");
    good(&["edition", "extract", &shared, &theirs]);
    assert_eq!(good(&["edition", "diff", &theirs, &folder]), "");
    let teach = ["teach", "settlement", "--edition", &theirs, "--lessons", "1", "--matches", "2"];
    let network = format!("{theirs}.bin");
    good(&[&teach[..], &["--bot", "random", "--out", &network]].concat());
    assert!(std::fs::metadata(&network).unwrap().len() > 0);
}

#[test]
fn an_edition_is_one_file_as_well_as_a_folder() {
    let folder = place("box");
    good(&["edition", "new", "settlement", &folder]);
    enter_ten_heroes(&folder);
    let file = format!("{folder}.edition");
    write(&file, &good(&["edition", "pack", &folder]));
    let said = |path: &str| good(&["edition", "check", path]).replace(path, "");
    assert_eq!(said(&file), said(&folder));
    assert_eq!(good(&["edition", "diff", &file, &folder]), "");
    let record = |edition: &str| good(&["record", "settlement", "--edition", edition, "--bots", "random"]);
    assert_eq!(record(&file), record(&folder));
    let out = place("unpacked");
    good(&["edition", "extract", &file, &out]);
    assert_eq!(good(&["edition", "diff", &out, &folder]), "");

    let wrong = format!("{folder}-wrong.edition");
    for (text, why) in [
        ("edition chess mine\n|= heroes.ron\n| 1\n", "`chess` is not a game"),
        ("edition settlement mine\n|= ../heroes.ron\n| 1\n", "no such file belongs to it"),
        ("edition settlement mine\nheroes\n", "is not a line of an edition"),
        ("nothing\n", "is not the first line of an edition"),
    ] {
        write(&wrong, text);
        let said = refused(&["edition", "check", &wrong]);
        assert!(said.contains(why), "{said}");
    }
}

/// Whatever lists a game says what of it is reconstructed, and so does the card of every such component.
#[test]
fn what_is_reconstructed_says_so_in_the_terminal() {
    let games: serde_json::Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    let listed = good(&["games"]);
    let mut marked = 0;
    for game in tafel_catalogue::games() {
        let edition = tafel_rules::Edition::built_in(game.files);
        let files = edition.reconstructed_files();
        let Some(told) = games.as_array().unwrap().iter().find(|told| told["id"] == game.id) else {
            continue;
        };
        assert_eq!(told["reconstructed"], serde_json::json!(files), "{}", game.id);
        if files.is_empty() {
            continue;
        }
        assert!(listed.contains(&format!("Reconstructed, not the printed values: {}", files.join(", "))));
        marked += edition.reconstructed().len();
        let asked: String = edition.reconstructed().iter().map(|id| format!("card {id}\n")).collect();
        let played = said_in_play(game.id, &format!("{asked}quit\n"));
        let cards = played.matches("  Reconstructed: not the printed values.").count();
        assert_eq!(cards, edition.reconstructed().len(), "{}: {played}", game.id);
        let record = place(game.id);
        write(&record, &good(&["record", game.id, "--bots", "random"]));
        assert!(good(&["replay", &record]).contains("Reconstructed, not the printed values"));
        let json: serde_json::Value = serde_json::from_str(&good(&["replay", "--json", &record])).unwrap();
        assert_eq!(json["reconstructed"], serde_json::json!(files));
    }
    assert!(marked > 150, "heroes, tiles, cards and buildings: {marked}");
}

fn said_in_play(game: &str, typed: &str) -> String {
    use std::io::Write;
    let mut play = Command::new(env!("CARGO_BIN_EXE_tafel"))
        .args(["play", game, "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    play.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    String::from_utf8(play.wait_with_output().unwrap().stdout).unwrap()
}
