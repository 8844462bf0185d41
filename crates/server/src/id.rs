//! Ids of tables and players: 60 random bits, written as twelve letters and digits.

use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

/// Digits and letters without those that look alike.
pub(crate) const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LETTERS: u32 = 12;

/// `len` bytes that nobody can foresee.
pub(crate) fn random_bytes<const LEN: usize>() -> [u8; LEN] {
    let mut bytes = [0; LEN];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// Bytes as digits.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all that is written");
        text
    })
}

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident),+) => {$(
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub i64);

        impl $name {
            /// An id that nobody has.
            pub fn random() -> $name {
                $name((u64::from_le_bytes(random_bytes()) >> 4) as i64)
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (0..LETTERS).rev().try_for_each(|at| {
                    write!(f, "{}", char::from(ALPHABET[(self.0 >> (5 * at) & 31) as usize]))
                })
            }
        }

        impl FromStr for $name {
            type Err = UnknownId;

            fn from_str(text: &str) -> Result<$name, UnknownId> {
                if text.len() != LETTERS as usize {
                    return Err(UnknownId);
                }
                text.bytes()
                    .try_fold(0, |id, letter| {
                        let digit = ALPHABET.iter().position(|&known| known == letter)?;
                        Some(id << 5 | digit as i64)
                    })
                    .map($name)
                    .ok_or(UnknownId)
            }
        }
    )+};
}

ids! {
    /// A table.
    TableId,
    /// A player.
    PlayerId,
    /// A session or token.
    SessionId
}

/// A text that is no id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownId;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back() {
        for _ in 0..100 {
            let id = TableId::random();
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(id.0 >= 0);
        }
        assert_eq!(TableId(1).to_string(), "000000000001");
    }

    #[test]
    fn other_texts_are_no_ids() {
        for wrong in ["", "0", "00000000000u", "0000000000001", "00000000000É"] {
            assert_eq!(wrong.parse::<TableId>(), Err(UnknownId), "{wrong}");
        }
    }
}
