//! Asking before something is destroyed.

use super::Consent;
use crate::failure::Failure;
use std::io::Write;

/// Asks, unless that is not wanted; fails if the answer is anything but yes.
pub(super) fn consent(question: &str, consent: &Consent) -> Result<(), Failure> {
    if consent.yes {
        return Ok(());
    }
    let mut err = std::io::stderr().lock();
    write!(err, "{question} [y/N] ")?;
    err.flush()?;
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer)?;
    if matches!(answer.trim().to_ascii_lowercase().as_str(), "y" | "yes") {
        return Ok(());
    }
    Err(Failure::Input("nothing was done; answer yes, or pass --yes".into()))
}
