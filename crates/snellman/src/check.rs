//! Comparing a recorded game row by row.

use super::books::{self, Row};
use super::command::Command;
use super::translate::{self, ByHand, Line};
use super::{Checked, MAX_LOG_BYTES, Problem, log, maps};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use tafel_rules::{Rules, Seat};
use tafel_table::{EffectLog, step};
use tafel_terra_mystica::Look;
use tafel_terra_mystica::Reason;
use tafel_terra_mystica::{Effect, Faction, State, TerraMystica};

/// A file of `tafel snellman check`.
#[derive(Deserialize)]
struct File {
    id: String,
    map: String,
    log: Vec<String>,
    ledger: Vec<LedgerRow>,
    #[serde(rename = "final")]
    points: BTreeMap<String, i64>,
    vp_source: BTreeMap<String, BTreeMap<String, Value>>,
    network: BTreeMap<String, u8>,
}

/// Faction, commands, points, coins, workers, priests, bowls, cults.
type LedgerRow = (String, String, i16, i16, i16, i16, String, String);

/// What a generated row of the ledger is about.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Label {
    Income,
    CultBonus,
    Declined,
    /// The final scoring of this name.
    Final(String),
    Resources,
}

/// The books of one seat: what each command and each generated row changes.
#[derive(Default)]
struct Account {
    row: Row,
    commands: BTreeMap<usize, Vec<Effect>>,
    generated: VecDeque<(Label, Vec<Effect>)>,
    sources: BTreeMap<String, i64>,
}

/// Compares a recorded game with our rules.
pub(super) fn check(text: &str) -> Result<Checked, Problem> {
    let unreadable =
        |e: serde_json::Error| Problem { line: e.line(), text: String::new(), what: e.to_string() };
    if text.len() > MAX_LOG_BYTES {
        let what = format!("the recorded game is too long: it may have {MAX_LOG_BYTES} bytes");
        return Err(Problem { line: 0, text: String::new(), what });
    }
    let file: File = serde_json::from_str(text).map_err(unreadable)?;
    let (map, points) = maps::read(&file.map).map_err(|what| Problem::at(0, &file.map, what))?;
    let log = log::read(&format!("{}\nmap {}", file.log.join("\n"), maps::id(map, points)))?;
    let translation = translate::translate(&log)?;
    let seats: Vec<Faction> = log.factions();
    let (mut accounts, end) = keep_books(&translation.state.options, &translation.lines);
    translation.by_hand.iter().for_each(|by_hand| enter_by_hand(&mut accounts, by_hand));
    let is_resigning = |at: usize| log.items[at].command == Command::Resign;
    let mut items: Vec<VecDeque<usize>> = vec![VecDeque::new(); seats.len()];
    for (at, item) in log.items.iter().enumerate() {
        if item.command != Command::Drop
            && let Some(seat) = seats.iter().position(|&seated| seated == item.faction)
        {
            items[seat].push_back(at);
        }
    }
    for (number, row) in file.ledger.iter().enumerate() {
        let Some(seat) = seats.iter().position(|seated| seated.word() == row.0) else {
            return Err(Problem::at(number + 1, &row.0, "is not a faction of this game".into()));
        };
        let expected =
            read_row(row).ok_or_else(|| Problem::at(number + 1, &row.1, "the row is unreadable".into()))?;
        let account = &mut accounts[seat];
        enter(account, &row.1, &mut items[seat], is_resigning);
        if account.row != expected {
            let what = format!("{} should have {expected}, but have {}", row.0, account.row);
            return Err(Problem { line: number + 1, text: row.1.clone(), what });
        }
    }
    final_figures(&file, &seats, &accounts, &end)?;
    Ok(Checked { id: file.id, rows: file.ledger.len() })
}

/// Replays our lines and books what is heard to the commands of the log.
fn keep_books(options: &tafel_terra_mystica::Options, lines: &[Line]) -> (Vec<Account>, State) {
    let rules = TerraMystica::new();
    let mut state = rules.start(options);
    let mut accounts: Vec<Account> = (0..options.seats).map(|_| Account::default()).collect();
    for line in lines {
        let mut effects = EffectLog::default();
        step(&rules, &mut state, line.entry, &mut effects);
        let (mut generated, mut final_scoring) = (false, false);
        for effect in effects.to(tafel_rules::Viewer::Public) {
            if let Some((seat, label)) = opened(&effect) {
                open(&mut accounts, seat, label);
                generated = true;
            }
            final_scoring |= effect == Effect::FinalScoring;
            let Some(seat) = books::owner(&effect) else { continue };
            let account = &mut accounts[seat.index()];
            books::add_source(&mut account.sources, &effect);
            if final_scoring {
                if let Effect::Points { reason, .. } = effect
                    && reason != Reason::Coins
                {
                    account.generated.push_back((Label::Final(books::source(reason)), vec![effect]));
                    continue;
                }
                if account.generated.back().is_none_or(|(label, _)| *label != Label::Resources) {
                    account.generated.push_back((Label::Resources, vec![]));
                }
            }
            if generated || final_scoring {
                account.generated.back_mut().expect("a row was opened").1.push(effect);
            } else if let Some(item) = line.item {
                account.commands.entry(item).or_default().push(effect);
            } else {
                // A part of the set-up that no command stands for.
                account.row.enter(&effect);
            }
        }
    }
    (accounts, state)
}

/// What was exchanged by hand is so from there on, and not at the end any more.
fn enter_by_hand(accounts: &mut [Account], by_hand: &ByHand) {
    let ByHand { item, seat, points, coins } = *by_hand;
    let exchange = |sign: i16| {
        let (points, coins) = (sign * i16::from(points), sign * i16::from(coins));
        vec![Effect::Coins { seat, change: -coins }, Effect::Points { seat, points, reason: Reason::Coins }]
    };
    let account = &mut accounts[seat.index()];
    account.commands.entry(item).or_default().extend(exchange(1));
    if let Some((_, at_the_end)) = account.generated.iter_mut().rfind(|(label, _)| *label == Label::Resources)
    {
        at_the_end.extend(exchange(-1));
    }
}

/// The generated row that an effect opens.
fn opened(effect: &Effect) -> Option<(Seat, Label)> {
    if let Effect::IncomeOf { seat } = effect {
        Some((*seat, Label::Income))
    } else if let Effect::CultBonusOf { seat } = effect {
        Some((*seat, Label::CultBonus))
    } else if let Effect::AllDeclined { seat } = effect {
        Some((*seat, Label::Declined))
    } else {
        None
    }
}

/// Opens a generated row; spades of the cult bonus belong to the row that is open already.
fn open(accounts: &mut [Account], seat: Seat, label: Label) {
    let generated = &mut accounts[seat.index()].generated;
    let is_open = label == Label::CultBonus && generated.back().is_some_and(|(last, _)| *last == label);
    if !is_open {
        generated.push_back((label, vec![]));
    }
}

/// Enters what a row of the ledger is about: commands, and rows that the site generates.
fn enter(
    account: &mut Account,
    commands: &str,
    items: &mut VecDeque<usize>,
    is_resigning: impl Fn(usize) -> bool,
) {
    for part in commands.split('.').map(str::trim) {
        let label = match part {
            "other_income_for_faction" => Some(Label::Income),
            "cult_income_for_faction" => Some(Label::CultBonus),
            "[all opponents declined power]" => Some(Label::Declined),
            "score_resources" => Some(Label::Resources),
            "[opponent accepted power]" => continue,
            // The row in which a player leaves shows no command.
            "" if items.front().is_some_and(|&item| is_resigning(item)) => None,
            // Of those who left the game only the figures are shown.
            "" if commands.is_empty() => account.generated.front().map(|(label, _)| label.clone()),
            "" => continue,
            _ => part.split_once("vp for ").map(|(_, name)| Label::Final(name.to_lowercase())),
        };
        let effects = match label {
            // A player without anything to exchange has no such row of ours.
            Some(label) => {
                let next = account.generated.iter().position(|(next, _)| *next == label);
                next.and_then(|at| account.generated.remove(at)).map_or(vec![], |(_, effects)| effects)
            }
            None => items.pop_front().and_then(|item| account.commands.remove(&item)).unwrap_or_default(),
        };
        effects.iter().for_each(|effect| account.row.enter(effect));
    }
}

fn read_row(row: &LedgerRow) -> Option<Row> {
    let numbers =
        |text: &str| -> Option<Vec<i16>> { text.split('/').map(|part| part.parse().ok()).collect() };
    let cults = numbers(&row.7)?.into_iter().map(|steps| steps as u8).collect::<Vec<_>>();
    Some(Row {
        points: row.2,
        coins: row.3,
        workers: row.4,
        priests: row.5,
        bowls: numbers(&row.6)?.try_into().ok()?,
        cults: cults.try_into().ok()?,
    })
}

fn final_figures(file: &File, seats: &[Faction], accounts: &[Account], end: &State) -> Result<(), Problem> {
    let differs = |text: &str, what: String| Err(Problem { line: 0, text: text.to_owned(), what });
    let look = Look::new(TerraMystica::built_in(), end);
    for (index, faction) in seats.iter().enumerate() {
        let (name, account) = (faction.word(), &accounts[index]);
        let points = i64::from(end.players[Seat(index as u8)].points);
        if file.points.get(name).is_some_and(|&expected| expected != points) {
            return differs(
                name,
                format!("{points} points at the end, but {} were recorded", file.points[name]),
            );
        }
        let size = look.network_size(Seat(index as u8));
        if file.network.get(name).is_some_and(|&expected| expected != size) {
            return differs(name, format!("a network of {size}, but {} were recorded", file.network[name]));
        }
        let Some(sources) = file.vp_source.get(name) else { continue };
        for source in sources.keys().chain(account.sources.keys()) {
            let expected = sources.get(source).and_then(Value::as_i64).unwrap_or(0);
            let own = account.sources.get(source).copied().unwrap_or(0);
            if own != expected {
                return differs(name, format!("{own} points for {source}, but {expected} were recorded"));
            }
        }
    }
    Ok(())
}
