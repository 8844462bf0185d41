//! How soon a server with many stored matches answers: `start PROGRAM [MATCHES]`.
//!
//! One match is played by bots, stored many times over by `PROGRAM restore`, and the server started on that.

mod serving;

use serde_json::{Value, json};
use serving::{Client, Database, Failed, Serving};
use std::fmt::Write;
use std::process::Command;
use std::time::Instant;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("which program?")?;
    let matches: i64 = arguments.next().map_or(Ok(10_000), |text| text.parse())?;
    let database = Database::sqlite();
    let stored_in = database.file().ok_or("no file")?.to_owned();
    let backup = stored_in.with_extension("json");
    std::fs::write(&backup, stored(&program, matches)?)?;
    let file = backup.display().to_string();
    let restored = Command::new(&program).args(["restore", &file, "--database", &database.url()]).output()?;
    std::fs::remove_file(&backup)?;
    if !restored.status.success() {
        return Err(String::from_utf8_lossy(&restored.stderr).into_owned().into());
    }
    let stored = std::fs::metadata(&stored_in)?.len() >> 20;
    println!("{matches} stored matches, {stored} MiB");
    let began = Instant::now();
    let server = Serving::start(&program, &database.url(), &[])?;
    let mut client = Client { address: server.address.clone(), cookie: String::new() };
    client.text("GET", "/", &Value::Null).await?;
    println!("start to first page: {:.0} ms", began.elapsed().as_secs_f64() * 1e3);
    client.call("GET", "/api/matches", &Value::Null).await?;
    println!("start to the list of finished matches: {:.0} ms", began.elapsed().as_secs_f64() * 1e3);
    Ok(())
}

/// A backup of so many matches.
fn stored(program: &str, matches: i64) -> Result<String, Failed> {
    let played = Command::new(program).args(["record", "pebbles", "--bots", "random"]).output()?;
    let record = String::from_utf8(played.stdout)?;
    let mut lines = record.lines();
    let options = lines.by_ref().nth(1).ok_or("no options")?;
    let lines: Vec<&str> = lines.filter(|line| line.starts_with(['*', '0', '1', '2', '3', '4'])).collect();
    let mut out = String::from("{\"tafel-backup\":1}\n");
    let player = json!({ "table": "players", "id": 1, "name": "load", "login": null, "password": null,
        "created_at": 1 });
    writeln!(out, "{player}")?;
    for id in 1..=matches {
        let table = json!({ "table": "tables", "id": id, "game": "pebbles", "version": 1, "options": options,
            "seed": "00".repeat(32), "link": "00".repeat(32), "visibility": "open", "clock": null, "host": 1,
            "created_at": id, "started_at": id, "over_at": id, "rematch": null, "inherited": 0 });
        writeln!(out, "{table}")?;
    }
    for id in 1..=matches {
        for seat in 0..2 {
            let row = json!({ "table": "seats", "table_id": id, "seat": seat, "player": 1, "bot": null });
            writeln!(out, "{row}")?;
            let row = json!({ "table": "results", "table_id": id, "seat": seat, "points": 9, "ranking": 1 });
            writeln!(out, "{row}")?;
        }
        for (number, text) in lines.iter().enumerate() {
            let row = json!({ "table": "lines", "table_id": id, "number": number, "text": text, "at": id });
            writeln!(out, "{row}")?;
        }
    }
    Ok(out)
}
