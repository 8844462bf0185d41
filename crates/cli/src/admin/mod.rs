//! `tafel admin`: the operator of a server manages people and tables. It works on the database, whether a server runs
//! or not; a running server reacts within a second.

mod act;
mod asking;
mod date;
mod lists;
mod who;

use crate::failure::Failure;
use crate::serve::{Database, runtime};
use clap::Subcommand;
use std::io::Write;
use std::path::PathBuf;
use tafel_server::{Act, Mine, STAND_IN, Store, StoreError, checked_name};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    database: Database,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List people, the latest first
    People {
        /// Only people with these letters in their name or login
        #[arg(long, value_name = "LETTERS")]
        search: Option<String>,
        #[command(flatten)]
        most: Most,
    },
    /// List tables, private ones too, the newest first
    Tables {
        /// Only tables where this person sits: an id or a login
        #[arg(long, value_name = "PERSON")]
        of: Option<String>,
        #[command(flatten)]
        most: Most,
    },
    /// List the open reports, the oldest first
    Reports {
        #[command(flatten)]
        most: Most,
    },
    /// Close a report that has been dealt with
    Close {
        /// The number of the report
        report: i64,
    },
    /// Ban a person: all their sessions end, and they cannot sign in
    Ban(Person),
    /// Lift a person's ban
    Unban(Person),
    /// Forbid a person to speak at any table
    Mute(Person),
    /// Let a person speak again
    Unmute(Person),
    /// End all sessions and tokens of a person
    SignOut(Person),
    /// Change a person's name
    Rename {
        #[command(flatten)]
        person: Person,
        /// The new name
        name: String,
    },
    /// Remove a table with its match, whether it is over or not
    RemoveTable {
        /// The table's id
        table: String,
        #[command(flatten)]
        consent: Consent,
    },
    /// Write everything stored about a person as one JSON document
    Export {
        #[command(flatten)]
        person: Person,
        /// The file to write; the terminal by default
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    /// Delete a person: bots play on in running matches, finished ones show nobody
    Delete {
        #[command(flatten)]
        person: Person,
        #[command(flatten)]
        consent: Consent,
    },
}

/// The person that a command is about.
#[derive(clap::Args)]
struct Person {
    /// An id as it is listed, or a login
    person: String,
}

/// How much is listed.
#[derive(clap::Args)]
struct Most {
    /// List at most this many
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(i64).range(1..=100_000))]
    most: i64,
}

/// Consent to something that cannot be undone.
#[derive(clap::Args)]
struct Consent {
    /// Do not ask
    #[arg(long)]
    yes: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let store = args.database.open_existing().await?;
        let done = carry_out(&args.command, &store, args.json).await;
        store.close().await;
        done
    })
}

async fn carry_out(command: &Command, store: &Store, json: bool) -> Result<(), Failure> {
    match command {
        Command::People { search, most } => {
            lists::people(&store.people(search.as_deref(), most.most).await.map_err(failed)?, json)
        }
        Command::Tables { of, most } => {
            let tables = match of {
                Some(person) => {
                    store.tables_of(who::find(store, person).await?.id, &Mine::ALL, most.most).await
                }
                None => store.newest_tables(most.most).await,
            };
            lists::tables(&tables.map_err(failed)?, json)
        }
        Command::Reports { most } => {
            lists::reports(&store.open_reports(most.most).await.map_err(failed)?, json)
        }
        Command::Close { report } => act::close(store, *report, json).await,
        Command::Ban(person) => act::on(store, person, "banned", json, Act::Ban).await,
        Command::Unban(person) => act::on(store, person, "not banned any more", json, Act::Unban).await,
        Command::Mute(person) => act::on(store, person, "muted", json, Act::Mute).await,
        Command::Unmute(person) => act::on(store, person, "not muted any more", json, Act::Unmute).await,
        Command::SignOut(person) => act::on(store, person, "signed out everywhere", json, Act::SignOut).await,
        Command::Rename { person, name } => {
            let name = checked_name(name).map_err(|error| Failure::Input(error.to_string()))?;
            let done = format!("now called {name}");
            act::on(store, person, &done, json, |id| Act::Rename(id, name)).await
        }
        Command::RemoveTable { table, consent } => act::remove_table(store, table, consent, json).await,
        Command::Export { person, to } => export(store, person, to.as_ref()).await,
        Command::Delete { person, consent } => {
            let known = who::find(store, &person.person).await?;
            asking::consent(&format!("Delete {} ({}) for good?", known.name, known.id), consent)?;
            act::on(store, person, "deleted", json, |id| Act::Forget(id, STAND_IN.to_owned())).await
        }
    }
}

async fn export(store: &Store, person: &Person, to: Option<&PathBuf>) -> Result<(), Failure> {
    let known = who::find(store, &person.person).await?;
    let data = store.data_of(known.id).await.map_err(failed)?;
    let text = serde_json::to_string_pretty(&data).map_err(|error| Failure::Input(error.to_string()))? + "\n";
    match to {
        Some(file) => {
            std::fs::write(file, text).map_err(|error| Failure::Input(format!("{}: {error}", file.display())))
        }
        None => Ok(std::io::stdout().lock().write_all(text.as_bytes())?),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it stands where errors are mapped")]
fn failed(error: StoreError) -> Failure {
    Failure::Input(format!("the database failed: {error}"))
}
