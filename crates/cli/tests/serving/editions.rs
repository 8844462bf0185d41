//! The folder with editions that a server offers: whatever lies in it, the server starts, and what it offers can be played.

use super::{Client, Serving};
use serde_json::{Value, json};
use std::io::{BufRead, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn tafel(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tafel")).args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// An empty data folder, with an empty one for editions.
fn data(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("editions")).unwrap();
    folder
}

/// Copies the components of Pebbles, with another value.
fn edition(shelf: &Path, name: &str, instead_of: &str, with: &str) {
    let folder = shelf.join(name);
    tafel(&["edition", "new", "pebbles", folder.to_str().unwrap()]);
    let file = folder.join("pebbles.ron");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains(instead_of));
    std::fs::write(file, text.replace(instead_of, with)).unwrap();
}

fn serve(data: &Path) -> Serving {
    let database = format!("sqlite:{}", data.join("tafel.db").display());
    Serving::by(
        Command::new(env!("CARGO_BIN_EXE_tafel"))
            .args(["serve", "--addr", "127.0.0.1:0", "--database", &database])
            .args(["--requests-per-second", "100000"])
            .stderr(Stdio::piped()),
    )
}

fn offered(client: &mut Client, serving: &Serving) -> Vec<(String, String, String)> {
    let games = client.call(serving, "GET", "/api/games", &Value::Null);
    let of = |game: &Value| -> Vec<(String, String, String)> {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let editions = game["editions"].as_array().unwrap().iter();
        editions
            .map(|edition| (text(&game["id"]), text(&edition["name"]), text(&edition["digest"])))
            .collect()
    };
    games.as_array().unwrap().iter().flat_map(of).collect()
}

/// Bots play a match of an edition to its end; what is downloaded can be replayed and verified anywhere.
#[test]
fn an_edition_in_the_folder_is_offered_played_and_downloaded() {
    let data = data("offers");
    edition(&data.join("editions"), "dear-debts", "debt: 1", "debt: 3");
    let packed = tafel(&["edition", "pack", data.join("editions/dear-debts").to_str().unwrap()]);
    std::fs::write(data.join("editions/again.edition"), packed).unwrap();
    std::fs::write(data.join("editions/README"), "ours").unwrap();
    let mut serving = serve(&data);
    let mut line = String::new();
    serving.out.read_line(&mut line).unwrap();
    assert_eq!(line, "Editions: pebbles dear-debts, pebbles dear-debts\n", "the same twice is offered once");
    let mut client = Client::default();
    client.call(&serving, "POST", "/api/guests", &json!({ "name": "Anna" }));
    let all = offered(&mut client, &serving);
    let [(game, name, digest)] = &all[..] else { panic!("{all:?}") };
    assert_eq!((game.as_str(), name.as_str()), ("pebbles", "dear-debts"));

    let bots = json!([{ "bot": "greedy" }, { "bot": "random" }]);
    let table =
        json!({ "game": "pebbles", "options": "seats 2", "seats": bots, "start": true, "edition": digest });
    let table = client.call(&serving, "POST", "/api/tables", &table);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    while client.call(&serving, "GET", &path, &Value::Null)["status"] != "over" {}
    let bare = client.call(&serving, "GET", &format!("{path}/record"), &Value::Null);
    let enclosed = client.call(&serving, "GET", &format!("{path}/record?enclose=true"), &Value::Null);
    let saved = |name: &str, record: &Value| {
        let file = data.join(name);
        std::fs::write(&file, record.as_str().unwrap()).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let (bare, enclosed) = (saved("bare.rec", &bare), saved("enclosed.rec", &enclosed));
    assert!(tafel(&["replay", &enclosed]).contains("lines ok"));
    assert!(tafel(&["verify", &enclosed]).contains("the seed is the one that was promised"));
    let folder = data.join("editions/dear-debts");
    assert!(tafel(&["replay", &bare, "--edition", folder.to_str().unwrap()]).contains("lines ok"));

    // Without the folder, the match is still there.
    drop(serving);
    std::fs::remove_dir_all(data.join("editions")).unwrap();
    let serving = serve(&data);
    assert!(offered(&mut client, &serving).is_empty());
    let replayed = client.call(&serving, "GET", &format!("{path}/replay"), &Value::Null);
    assert_eq!(replayed["edition"]["digest"], json!(digest));
}

/// Whatever lies there, the server starts, offers what is sound, and says of the rest what is wrong with it.
#[test]
fn a_broken_edition_stops_nothing_and_is_said_with_file_line_and_reason() {
    let data = data("broken");
    let shelf = data.join("editions");
    edition(&shelf, "sound", "debt: 1", "debt: 2");
    edition(&shelf, "same", "debt: 1", "debt: 1 ");
    edition(&shelf, "unsound", "pebbles_of_a_colour: 10", "pebbles_of_a_colour: 2");
    edition(&shelf, "huge", "// The numbers", &format!("// {}\n// The numbers", "x".repeat(400 << 10)));
    edition(&shelf, "deep", "debt: 1", &format!("debt: {}", "[".repeat(9_999)));
    edition(&shelf, "..sound", "debt: 1", "debt: 4");
    std::fs::create_dir(shelf.join("empty")).unwrap();
    std::fs::write(shelf.join("text.edition"), "hello\n").unwrap();
    std::fs::write(shelf.join("out.edition"), "edition pebbles out\n|= ../../tafel.db\n| 1\n").unwrap();
    std::fs::write(shelf.join("binary.edition"), [0xff, 0xfe, 0x00]).unwrap();
    std::fs::write(shelf.join("long.edition"), "#".repeat(1 << 20)).unwrap();
    // The same name for another edition.
    let packed = tafel(&["edition", "pack", shelf.join("sound").to_str().unwrap()]);
    std::fs::write(shelf.join("zwei.edition"), packed.replace("debt: 2", "debt: 3")).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(shelf.join("loop.edition"), shelf.join("loop.edition")).unwrap();
        assert!(Command::new("mkfifo").arg(shelf.join("pipe.edition")).status().unwrap().success());
    }
    let mut serving = serve(&data);
    let names: Vec<String> =
        offered(&mut Client::default(), &serving).into_iter().map(|(_, name, _)| name).collect();
    assert_eq!(names, ["sound"], "hidden ones are left alone");
    serving.kill();
    let mut said = String::new();
    serving.process.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    for (path, why) in [
        ("same", "the same as the built-in edition"),
        ("unsound/pebbles.ron, line 3", "8 pebbles"),
        ("huge/pebbles.ron", "more than 262144 bytes"),
        ("deep/pebbles.ron", "too deep"),
        ("empty", "no data files of a game"),
        ("text.edition", "is not the first line of an edition"),
        ("out.edition: ../../tafel.db", "no such file belongs to it"),
        ("binary.edition", "UTF-8"),
        ("long.edition", "is not the first line of an edition"),
        ("zwei.edition", "another edition of pebbles is called sound"),
        ("loop.edition", "symbolic links"),
        ("pipe.edition", "not a file"),
    ] {
        let path = format!("{}/{path}", shelf.display());
        let found = said.lines().find(|line| line.contains(&path));
        let begins = |line: &str| line.starts_with("tafel: an edition is not offered: ");
        assert!(found.is_some_and(|line| begins(line) && line.contains(why)), "{path}: {why} in {said}");
    }
    assert_eq!(said.lines().count(), 12, "{said}");
}
