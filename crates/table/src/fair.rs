//! Fair dice: a promise about the seed before the first move, and the check of every draw after the last.

use crate::{Entry, Fault, Problem, Record, replay, step};
use sha2::{Digest, Sha256};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;
use tafel_rules::{Dice, Rules, Seed, Silent, Unreadable};

/// The SHA-256 of a seed: shown before the first move, it binds whoever drew the seed to it.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The promise of this seed.
    pub fn to(seed: Seed) -> Commitment {
        Commitment(Sha256::digest(seed.0).into())
    }
}

/// 64 hexadecimal digits.
impl Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&Seed(self.0), f)
    }
}

impl Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Commitment, Unreadable> {
        let digits: Result<Seed, _> = text.parse();
        digits
            .map(|bytes| Commitment(bytes.0))
            .map_err(|_| Unreadable::new(text, "a commitment of 64 hexadecimal digits"))
    }
}

/// Confirms that a record is legal, that its seed is the one promised, and that chance fell as the seed says from
/// where the match has dice of its own; returns how many draws were checked.
///
/// # Errors
/// With the first line that is not so.
pub fn verify<R: Rules>(rules: &R, record: &Record<R>) -> Result<usize, Fault> {
    replay(rules, record, &mut Silent)?;
    let Some(seed) = record.seed else {
        return Err(Fault { line: record.line_of(0), problem: Problem::Missing("the line with the seed") });
    };
    if record.commitment.is_some_and(|promised| promised != Commitment::to(seed)) {
        return Err(Fault { line: record.line_of(0) - 1, problem: Problem::BrokenCommitment });
    }
    let mut state = rules.start(&record.options);
    let mut odds = vec![];
    let mut draws = 0;
    for (index, &entry) in record.entries.iter().enumerate() {
        if let Entry::Chance(chance) = entry
            && index >= record.inherited
        {
            odds.clear();
            rules.chances(&state, &mut odds);
            let expected = Dice::at(seed, index as u64).pick(&odds);
            if expected != chance {
                let problem = Problem::Loaded { expected: Entry::<R::Move, _>::Chance(expected).to_string() };
                return Err(Fault { line: record.line_of(index), problem });
            }
            draws += 1;
        }
        step(rules, &mut state, entry, &mut Silent);
    }
    Ok(draws)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// FIPS 180-4: the digest of 32 zero bytes, computed independently.
    #[test]
    fn a_commitment_is_the_sha256_of_the_seed() {
        let promised = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Commitment::to(Seed([0; 32])).to_string(), promised);
        assert_eq!(promised.parse(), Ok(Commitment::to(Seed([0; 32]))));
        assert_ne!(Commitment::to(Seed([1; 32])).to_string(), promised);
        assert!("6668".parse::<Commitment>().is_err());
    }
}
