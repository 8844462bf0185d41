//! Lists of people, tables and reports.

use super::date::day;
use crate::failure::Failure;
use crate::output::json_line;
use serde_json::{Value, json};
use std::io::Write;
use tafel_server::{Known, Listing, ReportRow, SeatRow};

/// People, one on a line.
pub(super) fn people(people: &[Known], json: bool) -> Result<(), Failure> {
    list(people, json, "There is nobody.", person_json, |known| {
        let account = match (&known.login, known.account) {
            (Some(login), _) => login.clone(),
            (None, true) => "signs in elsewhere".to_owned(),
            (None, false) => "guest".to_owned(),
        };
        let banned = if known.banned_at.is_some() { ", banned" } else { "" };
        let muted = if known.muted_at.is_some() { ", muted" } else { "" };
        format!(
            "{}  {} ({account}), since {}, last here {}, tables: {}{banned}{muted}",
            known.id,
            known.name,
            day(known.created_at),
            day(known.seen_at),
            known.tables
        )
    })
}

/// Tables, one on a line.
pub(super) fn tables(tables: &[Listing], json: bool) -> Result<(), Failure> {
    list(tables, json, "There are no tables.", table_json, |Listing { table, seats }| {
        let state = match (table.started_at, table.over_at) {
            (_, Some(at)) => format!("over since {}", day(at)),
            (Some(at), None) => format!("running since {}", day(at)),
            (None, None) => format!("waiting since {}", day(table.created_at)),
        };
        let seats: Vec<String> = seats.iter().map(seat).collect();
        let host = table.host;
        format!("{}  {}, {state}, host {host}: {}", table.id, table.game, seats.join(", "))
    })
}

fn seat(seat: &SeatRow) -> String {
    match (seat.player, &seat.bot) {
        (Some(player), _) => format!("{} ({player})", seat.name.as_deref().unwrap_or_default()),
        (None, Some(bot)) => bot.clone(),
        (None, None) => "open".to_owned(),
    }
}

/// Reports, one on a line.
pub(super) fn reports(reports: &[ReportRow], json: bool) -> Result<(), Failure> {
    list(reports, json, "Nothing is reported.", report_json, |row| {
        let report = &row.report;
        let about = [
            report.player.map(|player| format!("about {player}")),
            report.table.map(|table| format!("at {table}")),
            report.quoted.as_ref().map(|quoted| format!("who said \"{quoted}\"")),
        ];
        let about: Vec<String> = about.into_iter().flatten().collect();
        let (at, by) = (day(report.at), report.reporter);
        format!("{}  {at} by {by} {}: {}", row.number, about.join(" "), report.text)
    })
}

fn list<T>(
    items: &[T],
    json: bool,
    nothing: &str,
    as_json: impl Fn(&T) -> Value,
    as_line: impl Fn(&T) -> String,
) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if json {
        return json_line(&mut out, &items.iter().map(as_json).collect::<Vec<_>>());
    }
    if items.is_empty() {
        writeln!(out, "{nothing}")?;
    }
    items.iter().try_for_each(|item| Ok(writeln!(out, "{}", as_line(item))?))
}

fn person_json(known: &Known) -> Value {
    json!({
        "id": known.id.to_string(), "name": known.name, "login": known.login, "account": known.account,
        "created_at": known.created_at, "seen_at": known.seen_at, "banned_at": known.banned_at,
        "muted_at": known.muted_at, "tables": known.tables,
    })
}

fn table_json(Listing { table, seats }: &Listing) -> Value {
    let seats: Vec<Value> = seats
        .iter()
        .map(|seat| {
            let player = seat.player.map(|player| player.to_string());
            json!({ "player": player, "name": seat.name, "bot": seat.bot })
        })
        .collect();
    json!({
        "id": table.id.to_string(), "game": table.game, "options": table.options, "visibility": table.visibility,
        "host": table.host.to_string(), "created_at": table.created_at, "started_at": table.started_at,
        "over_at": table.over_at, "ended_by": table.ended_by, "seats": seats,
    })
}

fn report_json(row: &ReportRow) -> Value {
    let report = &row.report;
    json!({
        "number": row.number, "at": report.at, "reporter": report.reporter.to_string(),
        "player": report.player.map(|player| player.to_string()),
        "table": report.table.map(|table| table.to_string()),
        "line": report.line, "quoted": report.quoted, "text": report.text,
    })
}
