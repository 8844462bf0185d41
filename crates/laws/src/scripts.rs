//! Rules as little scripts: lines that happen, refusals, and what is expected in between.

use serde_json::Value;
use tafel_rules::{Objection, Rules, Seat, Silent, Viewer};
use tafel_table::{EntryOf, Referee, Refusal};

/// Plays a script and checks every expectation in it. The first line is the options; then, line by line:
///
/// ```text
/// * draw red                     chance falls this way, which must be possible
/// 0 take red                     seat 0 does this, which must be legal
/// 0 take blue !2.5               seat 0 may not do this, by rule 2.5
/// 0 pay !3.1 red 2/1, blue 1/0   … because it takes 2 red and there is 1, and 1 blue and there is none
/// 1 take red !turn               … because it is not its turn (`!over`: because the game is over)
/// * draw gold !                  this cannot be: impossible, unreadable, or forbidden by no rule in particular
/// 0 ? take red, take green       seat 0 has exactly these moves
/// 0 ?+ take red                  … has these among others (`?-`: has none of these)
/// * ? draw red 2, draw blue 1    chance has exactly these outcomes, with these weights
/// 0: players/1/goal = null       seat 0 sees this at this place of its view, as JSON (`-:` the public)
/// = points 9 7; ranks 1 2        the result
/// # a remark
/// ```
///
/// # Panics
/// If an expectation is not met, with the line of the script.
pub fn script<R: Rules>(rules: &R, text: &str) {
    let mut lines = text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty());
    let (_, options) = lines.next().expect("a script begins with its options");
    let options: R::Options = options.parse().unwrap_or_else(|unreadable| panic!("{unreadable}"));
    run(rules, rules.start(&options), lines);
}

/// The same from a state made by hand; all lines are script. Returns the state that it leads to.
///
/// # Panics
/// If an expectation is not met, with the line of the script.
pub fn script_from<R: Rules>(rules: &R, state: &R::State, text: &str) -> R::State {
    run(rules, *state, text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty()))
}

fn run<'t, R: Rules>(
    rules: &R,
    mut state: R::State,
    lines: impl Iterator<Item = (usize, &'t str)>,
) -> R::State {
    for (index, line) in lines {
        if line.starts_with('#') {
            continue;
        }
        if let Err(what) = step(rules, &mut state, line) {
            panic!("script line {}: `{line}`: {what}", index + 1);
        }
    }
    state
}

fn step<R: Rules>(rules: &R, state: &mut R::State, line: &str) -> Result<(), String> {
    if let Some(result) = line.strip_prefix("= ") {
        return same(&standing(rules, state), result);
    }
    if let Some((viewer, place)) = line.split_once(": ")
        && let Ok(viewer) = viewer.parse::<Viewer>()
    {
        return sees(rules, state, viewer, place);
    }
    if let Some((entry, reason)) = line.rsplit_once(" !") {
        return refused(rules, state, entry, reason);
    }
    if let Some((actor, listed)) = line.split_once(" ?") {
        return offered(rules, state, actor, listed);
    }
    let entry: EntryOf<R> = line.parse().map_err(|unreadable| format!("{unreadable}"))?;
    Referee::new(rules).judge(state, entry, &mut Silent).map_err(|refusal| refusal.to_string())?;
    rules.audit(state)
}

fn refused<R: Rules>(rules: &R, state: &R::State, entry: &str, reason: &str) -> Result<(), String> {
    let outcome = entry.parse::<EntryOf<R>>().map_err(Refusal::Unreadable).and_then(|entry| {
        let mut untouched = *state;
        let judged = Referee::new(rules).judge(&mut untouched, entry, &mut Silent);
        assert!(judged.is_ok() || untouched == *state, "a refused line changes nothing");
        judged
    });
    match (outcome, reason) {
        (Ok(()), _) => Err("it is allowed".into()),
        (Err(Refusal::NotYourTurn), "turn") | (Err(Refusal::Over), "over") => Ok(()),
        (
            Err(Refusal::Impossible | Refusal::NoChance | Refusal::Unreadable(_) | Refusal::Illegal(None)),
            "",
        ) => Ok(()),
        (Err(Refusal::Illegal(Some(objection))), reason) => by(&objection, reason),
        (Err(refusal), _) => Err(format!("it is refused for another reason: {refusal}")),
    }
}

/// Whether the objection names the rule, and lacks exactly what the script says, if it says anything.
fn by(objection: &Objection, reason: &str) -> Result<(), String> {
    let lacks = objection.lacks.iter().map(|lack| format!("{} {}/{}", lack.what, lack.needed, lack.there));
    let lacks = lacks.collect::<Vec<_>>().join(", ");
    let (rule, expected) = reason.split_once(' ').unwrap_or((reason, &lacks));
    if rule == objection.rule.0 && expected == lacks {
        Ok(())
    } else {
        Err(format!("it is refused by `!{} {lacks}`", objection.rule.0))
    }
}

fn offered<R: Rules>(rules: &R, state: &R::State, actor: &str, listed: &str) -> Result<(), String> {
    let mut offers: Vec<String> = if actor == "*" {
        let mut odds = vec![];
        rules.chances(state, &mut odds);
        odds.iter().map(|(chance, weight)| format!("{chance} {weight}")).collect()
    } else {
        let seat: Seat = actor.parse().map_err(|unreadable| format!("{unreadable}"))?;
        let mut moves = vec![];
        rules.moves(state, seat, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    };
    let (exactly, listed) = match listed.chars().next() {
        Some(sign @ ('+' | '-')) => (Some(sign), &listed[1..]),
        _ => (None, listed),
    };
    let mut named: Vec<&str> = listed.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    let has = |name: &&str| offers.iter().any(|offer| offer == name);
    match exactly {
        Some('+') => match named.iter().find(|name| !has(name)) {
            Some(missing) => Err(format!("`{missing}` is not among {offers:?}")),
            None => Ok(()),
        },
        Some(_) => match named.iter().find(|name| has(name)) {
            Some(present) => Err(format!("`{present}` is among {offers:?}")),
            None => Ok(()),
        },
        None => {
            offers.sort();
            named.sort_unstable();
            if offers == named { Ok(()) } else { Err(format!("the offers are {offers:?}")) }
        }
    }
}

fn sees<R: Rules>(rules: &R, state: &R::State, viewer: Viewer, place: &str) -> Result<(), String> {
    let (path, expected) = place.split_once(" = ").ok_or("a place and ` = ` and what is seen there")?;
    let known = rules.view(state, viewer);
    let mut view = serde_json::to_value(&known).map_err(|e| e.to_string())?;
    if let Some(view) = view.as_object_mut() {
        let facts = serde_json::to_value(rules.facts(&known)).map_err(|e| e.to_string())?;
        view.insert("facts".into(), facts);
    }
    let found =
        view.pointer(&format!("/{path}")).ok_or_else(|| format!("there is no such place in {view}"))?;
    let expected: Value =
        serde_json::from_str(expected).map_err(|e| format!("{expected} is not JSON: {e}"))?;
    if *found == expected { Ok(()) } else { Err(format!("there is {found}")) }
}

fn standing<R: Rules>(rules: &R, state: &R::State) -> String {
    let Some(standing) = rules.standing(state) else { return "no result yet".into() };
    let seats = standing.rank.0.iter().filter(|&&rank| rank > 0).count();
    let list = |numbers: Vec<String>| numbers[..seats].join(" ");
    let points = list(standing.points.0.iter().map(ToString::to_string).collect());
    let ranks = list(standing.rank.0.iter().map(ToString::to_string).collect());
    format!("points {points}; ranks {ranks}")
}

fn same(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("there is `{found}`")) }
}
