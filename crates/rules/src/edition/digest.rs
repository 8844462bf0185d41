//! The SHA-256 by which everybody knows the same edition.

use super::tokens::Token;
use crate::{Seed, Unreadable};
use sha2::{Digest as _, Sha256};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// The SHA-256 of what the files of an edition say, whatever their blanks and remarks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

/// 64 hexadecimal digits.
impl Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&Seed(self.0), f)
    }
}

impl Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Digest, Unreadable> {
        let digits: Result<Seed, _> = text.parse();
        digits
            .map(|bytes| Digest(bytes.0))
            .map_err(|_| Unreadable::new(text, "a digest of 64 hexadecimal digits"))
    }
}

/// Takes in file by file what an edition says.
#[derive(Default)]
pub(super) struct Digesting(Sha256);

impl Digesting {
    /// A line with the name, a line for each token, an empty line; a comma before a closing bracket says nothing.
    pub(super) fn file(&mut self, name: &str, tokens: &[Token<'_>]) {
        self.line(name);
        for (at, token) in tokens.iter().enumerate() {
            let closes = tokens.get(at + 1).is_none_or(|next| matches!(next.text, ")" | "]" | "}"));
            if !(token.text == "," && closes) {
                self.line(token.text);
            }
        }
        self.line("");
    }

    fn line(&mut self, text: &str) {
        self.0.update(text);
        self.0.update("\n");
    }

    pub(super) fn digest(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}
