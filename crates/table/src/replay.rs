//! From a record to the state that it leads to.

use crate::effect_log::Watched;
use crate::{Fault, Problem, Record, Referee};
use tafel_rules::{EditionId, Rules, Tell};

/// Where a record leads.
pub struct Replayed<R: Rules> {
    /// The state after the last line.
    pub state: R::State,
    /// How many entries stand before the last information boundary: none of them can be taken back.
    pub settled: usize,
}

/// Plays a record from the start, judging every line, and compares the result that it claims.
///
/// # Errors
/// With the first line that cannot happen, or the edition that is needed if these rules are of another one.
pub fn replay<R: Rules>(
    rules: &R,
    record: &Record<R>,
    tell: &mut impl Tell<R::Effect>,
) -> Result<Replayed<R>, Fault> {
    let digest = |edition: Option<&EditionId>| edition.map(|edition| edition.digest);
    if digest(record.edition.as_ref()) != digest(rules.edition()) {
        let problem = Problem::Edition { record: record.edition.clone(), rules: rules.edition().cloned() };
        return Err(Fault { line: record.header_line(), problem });
    }
    let mut state = rules.start(&record.options);
    let mut referee = Referee::new(rules);
    let mut settled = 0;
    for (index, &entry) in record.entries.iter().enumerate() {
        let mut watched = Watched { tell, revealed: false };
        referee
            .judge(&mut state, entry, &mut watched)
            .map_err(|refusal| Fault { line: record.line_of(index), problem: Problem::Refused(refusal) })?;
        if watched.revealed || entry.is_chance() {
            settled = index + 1;
        }
    }
    if record.result.is_some() && record.result != rules.standing(&state) {
        return Err(Fault { line: record.line_of(record.entries.len()), problem: Problem::WrongResult });
    }
    Ok(Replayed { state, settled })
}
