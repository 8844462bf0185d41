//! What comes from outside: files, seeds, bots. Everything is bounded and answered with one sentence.

use crate::failure::Failure;
use std::fs::File;
use std::io::Read;
use std::str::FromStr;
use tafel_arena::Series;
use tafel_rules::{Choice, Edition, Rules, Seed, Unreadable};
use tafel_table::{Header, MAX_RECORD_BYTES};

/// The most bytes and the most records of a file with several of them.
const MAX_RECORDS_BYTES: usize = 16 * MAX_RECORD_BYTES;
const MAX_RECORDS: usize = 10_000;

/// The text of a record file; `-` is standard input.
pub(crate) fn record_text(file: &str) -> Result<String, Failure> {
    text_of(file, MAX_RECORD_BYTES)
}

/// The records in a file, as `tafel record` prints them one after the other; `-` is standard input.
pub(crate) fn record_texts(file: &str) -> Result<Vec<String>, Failure> {
    let text = text_of(file, MAX_RECORDS_BYTES)?;
    let records = split_records(&text);
    if text.len() > MAX_RECORDS_BYTES || records.len() > MAX_RECORDS {
        let most = format!("a file has at most {MAX_RECORDS} records and {MAX_RECORDS_BYTES} bytes");
        return Err(Failure::Input(format!("{file}: {most}")));
    }
    Ok(records)
}

/// Parts a text before every line that opens a record, together with the remarks above that line.
fn split_records(text: &str) -> Vec<String> {
    let (mut records, mut remarks) = (vec![String::new()], String::new());
    // The line below the one that opens a record holds the options, which may look just like it.
    let (mut is_open, mut are_options) = (false, false);
    for line in text.split_inclusive('\n') {
        if line.starts_with('#') || line.trim().is_empty() {
            remarks.push_str(line);
            continue;
        }
        let opens = !are_options && Header::of(line).is_ok();
        if opens && is_open {
            records.push(String::new());
        }
        are_options = opens;
        is_open |= opens;
        let record = records.last_mut().expect("there is a record");
        record.push_str(&std::mem::take(&mut remarks));
        record.push_str(line);
    }
    records.last_mut().expect("there is a record").push_str(&remarks);
    records
}

fn text_of(file: &str, most: usize) -> Result<String, Failure> {
    let failed = |error: std::io::Error| Failure::Input(format!("{file}: {error}"));
    let mut bytes = Vec::new();
    // One byte more than is read tells that there are more.
    let most = most as u64 + 1;
    if file == "-" {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        File::open(file).map_err(failed)?.take(most).read_to_end(&mut bytes).map_err(failed)?;
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        Failure::Input(format!("{file}, line {line}: not text"))
    })
}

/// A new instance of the game with an edition that was read before, for commands that change its estimate.
pub(crate) fn new_game<R: Rules>(edition: &Edition) -> R {
    R::of_edition(edition).unwrap_or_else(|misprint| panic!("{misprint}"))
}

/// A seed for one match: 64 hexadecimal digits, or a number for the first match of the series of that number.
#[derive(Copy, Clone)]
pub(crate) struct SeedArg(pub(crate) Seed);

impl FromStr for SeedArg {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<SeedArg, Unreadable> {
        text.parse().map(|series: Series| SeedArg(series.nth(0)))
    }
}

/// 32 unpredictable bytes.
pub(crate) fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Input(format!("the system gives no random numbers: {error}")))?;
    Ok(Seed(bytes))
}

/// The options of a game; where seats are not named, there are as many as bots were.
pub(crate) fn options<R: Rules>(text: &str, bots: usize) -> Result<R::Options, Failure> {
    let names_seats = text.split(';').any(|part| part.trim().starts_with("seats"));
    let has_seats = |choice: &Choice| choice.key == "seats";
    if bots > 1 && !names_seats && R::CHOICES.iter().any(has_seats) {
        return Ok(format!("seats {bots}; {text}").parse()?);
    }
    Ok(text.parse()?)
}

/// A pool of this many threads; by default as many as there are cores.
pub(crate) fn threads(number: Option<u16>) -> Result<rayon::ThreadPool, Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(usize::from(number.unwrap_or(0))).build();
    pool.map_err(|error| Failure::Input(format!("cannot start threads: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_one_after_the_other_are_parted_where_they_open() {
        let (first, second) = ("# one\nchess 1\nseats 2\n0 e4\n", "\n# two\nchess 1\nseats 2\n1 e5\n");
        assert_eq!(split_records(&format!("{first}{second}")), [first, second]);
        assert_eq!(split_records(first), [first]);
        assert_eq!(split_records("nonsense\n"), ["nonsense\n"]);
        assert_eq!(split_records(""), [""]);
    }
}
