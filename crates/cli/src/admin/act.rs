//! Decisions about people, tables and reports.

use super::{Consent, Person, asking, failed, who};
use crate::failure::Failure;
use crate::output::json_line;
use serde_json::{Value, json};
use std::io::Write;
use tafel_server::{Act, PlayerId, Store, TableId, Time};

fn now() -> i64 {
    Time::of_day().now()
}

/// Decides about a person, and says what was done.
pub(super) async fn on(
    store: &Store,
    person: &Person,
    done: &str,
    json: bool,
    act: impl FnOnce(PlayerId) -> Act,
) -> Result<(), Failure> {
    let known = who::find(store, &person.person).await?;
    if !store.rule(&act(known.id), now()).await.map_err(failed)? {
        return Err(Failure::Input(format!("there is nobody with the id {} any more", known.id)));
    }
    let id = known.id.to_string();
    say(&format!("{} ({id}) is {done}.", known.name), &json!({ "person": id, "done": done }), json)
}

/// Removes a table with all that belongs to it.
pub(super) async fn remove_table(
    store: &Store,
    table: &str,
    consent: &Consent,
    json: bool,
) -> Result<(), Failure> {
    let nothing = || Failure::Input(format!("there is no table `{table}`"));
    let id: TableId = table.parse().map_err(|_| nothing())?;
    let row = store.table(id).await.map_err(failed)?.ok_or_else(nothing)?;
    asking::consent(&format!("Remove table {id} of {} with its match for good?", row.game), consent)?;
    if !store.rule(&Act::RemoveTable(id), now()).await.map_err(failed)? {
        return Err(nothing());
    }
    say(&format!("Table {id} is removed."), &json!({ "table": id.to_string(), "done": "removed" }), json)
}

/// Closes a report.
pub(super) async fn close(store: &Store, report: i64, json: bool) -> Result<(), Failure> {
    if !store.close_report(report, now()).await.map_err(failed)? {
        return Err(Failure::Input(format!("there is no open report {report}")));
    }
    say(&format!("Report {report} is closed."), &json!({ "report": report, "done": "closed" }), json)
}

fn say(sentence: &str, value: &Value, json: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if json {
        return json_line(&mut out, value);
    }
    writeln!(out, "{sentence}")?;
    Ok(())
}
