//! Backups of a database that is being used, what is refused as one, and how a database's file is treated.

use crate::support::postgres::Postgres;
use crate::support::{Client, Running, eventually, generous, sqlite};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tafel_server::{PlayerRow, Server, Store, StoreError};
use tokio::task::JoinHandle;

fn file_of(url: &str) -> &str {
    url.strip_prefix("sqlite:").unwrap()
}

async fn backed_up(url: &str) -> String {
    let (store, mut file) = (Store::open(url).await.unwrap(), vec![]);
    store.back_up(&mut file).await.unwrap();
    store.close().await;
    String::from_utf8(file).unwrap()
}

async fn restored(url: &str, file: &str) -> Result<usize, StoreError> {
    let store = Store::open(url).await?;
    let whole = store.restore(&mut file.as_bytes()).await;
    store.close().await;
    Ok(whole?.rows)
}

async fn people(store: &Store, count: usize) {
    for number in 0..count {
        let player = PlayerRow::guest(format!("Anna {number}"));
        store.add_player(&player, None, 1).await.unwrap();
    }
}

#[tokio::test]
async fn a_backup_says_how_much_it_holds_and_half_of_it_is_refused() {
    let (from, to) = (sqlite(), sqlite());
    let store = Store::open(&from).await.unwrap();
    people(&store, 5).await;
    let whole = backed_up(&from).await;
    let lines: Vec<&str> = whole.lines().collect();
    let end: Value = serde_json::from_str(lines.last().unwrap()).unwrap();
    assert_eq!(end["end"]["rows"], 5);
    assert_eq!(end["end"]["sha256"].as_str().unwrap().len(), 64);
    let refused = async |wrong: &str| {
        let answer = restored(&to, wrong).await;
        assert!(matches!(answer, Err(StoreError::Backup(_))), "{answer:?}: {wrong}");
    };
    for length in 0..lines.len() {
        refused(&lines[..length].join("\n")).await;
    }
    for at in 0..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(at);
        refused(&fewer.join("\n")).await;
    }
    for (digit, other) in
        [("Anna 3", "Anna 4"), ("\"rows\":5", "\"rows\":4"), ("\"sha256\":\"", "\"sha256\":\"0")]
    {
        refused(&whole.replacen(digit, other, 1)).await;
    }
    refused(&format!("{whole}{}\n", lines[1])).await;
    assert_eq!(restored(&to, &whole).await.unwrap(), 5, "nothing was left of what was refused");
}

/// People play while the backup is made: four matches at a time, each by one person on both seats.
struct Busy(Vec<JoinHandle<Vec<String>>>);

impl Busy {
    /// Begins; each plays on until this number of their matches are over.
    async fn on(server: &Running, matches: usize) -> Busy {
        let mut playing = vec![];
        for number in 0..4 {
            let client = server.guest(&format!("Anna {number}")).await;
            playing.push(tokio::spawn(async move {
                let mut tables = vec![];
                for _ in 0..matches {
                    tables.push(play_alone(&client).await);
                }
                tables
            }));
        }
        Busy(playing)
    }

    /// All tables, whose matches are over.
    async fn over(self) -> Vec<String> {
        let mut tables = vec![];
        for playing in self.0 {
            tables.extend(playing.await.unwrap());
        }
        tables
    }
}

async fn play_alone(client: &Client) -> String {
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "me"], "start": true });
    let table = client.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    loop {
        for seat in 0..2 {
            let position = client.get(&format!("{path}/position?seat={seat}")).await.json();
            if !position["result"].is_null() {
                return table;
            }
            if position["ask"].is_u64() {
                let mv = json!({ "seat": seat, "ask": position["ask"], "move": position["offers"][0] });
                assert_eq!(client.post(&format!("{path}/moves"), &mv).await.status, 200);
            }
        }
    }
}

/// Makes a backup while people play, fills the other database with it, and compares every journal and every record:
/// what was over is the same; what was not goes on where it was at one moment.
async fn drill(from: &str, to: &str) {
    let source = Running::start(from, generous()).await;
    let mut tables = Busy::on(&source, 1).await.over().await;
    let tool = Store::open(from).await.unwrap();
    let over = async || tool.finished(i64::MAX, 999).await.unwrap().len();
    let before = over().await;
    let busy = Busy::on(&source, 3).await;
    eventually(async || over().await > before).await;
    let backup = backed_up(from).await;
    tables.extend(busy.over().await);
    restored(to, &backup).await.unwrap();
    let target = Running::start(to, generous()).await;
    let copy = Store::open(to).await.unwrap();
    let (mut over, mut running, mut unknown) = (0, 0, 0);
    for table in &tables {
        let id = table.parse().unwrap();
        let Some(row) = copy.table(id).await.unwrap() else {
            unknown += 1;
            continue;
        };
        let (there, here) = (copy.lines(id, 0).await.unwrap(), tool.lines(id, 0).await.unwrap());
        assert_eq!(there, here[..there.len()], "{table}");
        let record = format!("/api/tables/{table}/record");
        if row.over_at.is_some() {
            let (there, here) = (target.stranger().get(&record).await, source.stranger().get(&record).await);
            assert_eq!((there.status, &there.text), (200, &here.text), "{table}");
            over += 1;
        } else {
            let position = target.stranger().get(&format!("/api/tables/{table}/position")).await;
            let line = if row.started_at.is_some() { json!(there.len()) } else { Value::Null };
            assert_eq!(position.json()["line"], line, "{table}");
            running += 1;
        }
    }
    assert!(over > 4 && running + unknown > 0, "{over} over, {running} running, {unknown} made later");
    for running in [source, target] {
        running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_people_play_moves_from_sqlite_to_postgres_and_back() {
    let postgres = Postgres::start();
    drill(&sqlite(), &postgres.url).await;
    drill(&postgres.url, &sqlite()).await;
}

#[tokio::test]
async fn the_log_is_folded_into_the_file_when_the_server_stops() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    server.guest("Anna").await;
    let log = format!("{}-wal", file_of(&url));
    assert!(std::fs::metadata(&log).unwrap().len() > 0);
    server.stop().await;
    assert!(!Path::new(&log).exists() || std::fs::metadata(&log).unwrap().len() == 0);
    let alone = format!("{}-copy", file_of(&url));
    std::fs::copy(file_of(&url), &alone).unwrap();
    let copy = rusqlite::Connection::open(&alone).unwrap();
    let names: String = copy.query_row("SELECT name FROM players", (), |row| row.get(0)).unwrap();
    assert_eq!(names, "Anna", "the file alone has everything");
    std::fs::remove_file(alone).unwrap();
}

#[tokio::test]
async fn nobody_but_its_owner_reads_a_database() {
    let url = sqlite();
    let rights = |ending: &str| {
        let file = format!("{}{ending}", file_of(&url));
        std::fs::metadata(file).unwrap().permissions().mode() & 0o777
    };
    let server = Running::start(&url, generous()).await;
    server.guest("Anna").await;
    for ending in ["", "-wal", "-shm", "-lock"] {
        assert_eq!(rights(ending), 0o600, "{ending}");
    }
    server.stop().await;
    // One that was made by an older version, or copied carelessly.
    std::fs::set_permissions(file_of(&url), std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(&url).await.unwrap();
    assert_eq!((rights(""), rights("-wal"), rights("-shm")), (0o600, 0o600, 0o600));
    store.close().await;
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused_by_whatever_name() {
    let url = sqlite();
    let other_name = format!("{}-other-name", file_of(&url));
    let _ = std::fs::remove_file(&other_name);
    let server = Running::start(&url, generous()).await;
    std::os::unix::fs::symlink(file_of(&url), &other_name).unwrap();
    for name in [url.clone(), format!("sqlite:{other_name}")] {
        let second = Server::new(generous(), Store::open(&name).await.unwrap()).await;
        let refused = second.err().map(|error| error.to_string());
        assert_eq!(refused.as_deref(), Some("another server uses this database"), "{name}");
    }
    assert!(backed_up(&url).await.contains("\"end\""), "tools may read");
    server.guest("Anna").await;
    server.stop().await;
    Server::new(generous(), Store::open(&url).await.unwrap()).await.unwrap();
    std::fs::remove_file(other_name).unwrap();
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused_untouched() {
    for content in [&b"A letter to Anna, of more than a hundred bytes. "[..], b"x"] {
        let url = sqlite();
        std::fs::write(file_of(&url), content.repeat(100)).unwrap();
        refused_untouched(&url, "is no SQLite database").await;
    }
    let url = sqlite();
    let foreign = rusqlite::Connection::open(file_of(&url)).unwrap();
    foreign.execute_batch("CREATE TABLE bookmarks (id INTEGER); INSERT INTO bookmarks VALUES (1)").unwrap();
    drop(foreign);
    refused_untouched(&url, "is the database of another program").await;
}

async fn refused_untouched(url: &str, why: &str) {
    let file = file_of(url);
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let before = std::fs::read(file).unwrap();
    let refused = Store::open(url).await.err().expect("it is refused").to_string();
    assert!(refused.contains(why), "{refused}");
    assert_eq!(std::fs::read(file).unwrap(), before);
    assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o644);
    for ending in ["-wal", "-shm", "-lock", "-journal"] {
        assert!(!Path::new(&format!("{file}{ending}")).exists(), "{ending}");
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let url = sqlite();
    Store::open(&url).await.unwrap().close().await;
    let newer = rusqlite::Connection::open(file_of(&url)).unwrap();
    newer.execute("INSERT INTO migrations VALUES (99)", ()).unwrap();
    let refused = Store::open(&url).await.err().expect("it is refused").to_string();
    assert!(refused.contains("newer version"), "{refused}");
}

/// A database that can only be read is found out, and found to be well again, by whoever asks for the server's health.
#[tokio::test]
async fn health_is_to_be_able_to_write() {
    let postgres = Postgres::start();
    let server = Running::start(&postgres.url, generous()).await;
    let health = async || server.stranger().get("/healthz").await.status;
    assert_eq!(health().await, 200);
    let database = sqlx::postgres::PgPool::connect(&postgres.url).await.unwrap();
    for (read_only, status) in [("on", 503), ("off", 200)] {
        let set = format!("ALTER SYSTEM SET default_transaction_read_only = {read_only}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(set)).execute(&database).await.unwrap();
        sqlx::raw_sql("SELECT pg_reload_conf()").execute(&database).await.unwrap();
        eventually(async || health().await == status).await;
        assert_eq!(server.stranger().get("/api/games").await.status, 200, "everything else is answered");
    }
}
