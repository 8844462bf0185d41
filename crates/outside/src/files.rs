//! Weights and networks from files.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use tafel_evaluate::{Evaluate, Network};

/// The most bytes of a file with weights or a network.
const MOST_BYTES: u64 = 16 << 20;

/// Why a file cannot be used, in one sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {problem}")]
pub struct CannotRead {
    file: String,
    problem: String,
}

fn failed(file: &Path, problem: impl Display) -> CannotRead {
    CannotRead { file: file.display().to_string(), problem: problem.to_string() }
}

fn bytes(file: &Path) -> Result<Vec<u8>, CannotRead> {
    let mut bytes = vec![];
    let opened = File::open(file).and_then(|open| open.take(MOST_BYTES + 1).read_to_end(&mut bytes));
    opened.map_err(|error| failed(file, error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(failed(file, format!("more than {MOST_BYTES} bytes")));
    }
    Ok(bytes)
}

/// The network of a game in a file, as `tafel teach` writes it.
///
/// # Errors
/// If the file cannot be read, or is no network of this game.
pub fn network<R: Evaluate>(file: &Path) -> Result<Network, CannotRead> {
    if R::FEATURES == 0 {
        return Err(failed(file, format!("the estimate of {} has no network", R::ID)));
    }
    Network::read(&bytes(file)?, R::FEATURES).map_err(|error| failed(file, error))
}

/// The weights of a game in a file, as `tafel fit` writes them, in the order of the names.
///
/// # Errors
/// If the file cannot be read, or a weight is missing in it.
pub fn weights(file: &Path, names: &[&str]) -> Result<Vec<i32>, CannotRead> {
    let text = String::from_utf8(bytes(file)?).map_err(|_| failed(file, "not text"))?;
    let weights: BTreeMap<String, i32> = ron::from_str(&text).map_err(|error| failed(file, error))?;
    let named =
        |name: &&str| weights.get(*name).copied().ok_or_else(|| failed(file, format!("no weight `{name}`")));
    names.iter().map(named).collect()
}

/// Writes weights as games embed them: a map by name, after a line that says where they come from.
///
/// # Errors
/// If the file cannot be written.
pub fn write_weights(file: &Path, origin: &str, names: &[&str], weights: &[i32]) -> Result<(), CannotRead> {
    let mut text = format!("// {origin}\n{{\n");
    for (name, weight) in names.iter().zip(weights) {
        text.push_str(&format!("    \"{name}\": {weight},\n"));
    }
    text.push_str("}\n");
    std::fs::write(file, text).map_err(|error| failed(file, error))
}
