//! A refusal as a message: every home of the engine answers by the same codes.

use tafel_table::Refusal;
use tafel_wire::{Code, Refused};

/// The answer to a submission that the rules refuse.
pub fn refused(ask: Option<u32>, refusal: &Refusal) -> Refused {
    let (code, rule) = match refusal {
        Refusal::NotYourTurn => (Code::NotYourTurn, None),
        Refusal::Over => (Code::Over, None),
        Refusal::Unreadable(_) => (Code::Unreadable, None),
        Refusal::Illegal(rule) => (Code::Illegal, rule.map(|rule| rule.0.to_owned())),
        Refusal::NoChance => (Code::NoChance, None),
        Refusal::Impossible => (Code::Impossible, None),
        Refusal::NothingToTakeBack => (Code::NothingToTakeBack, None),
    };
    Refused { ask, code, rule, message: refusal.to_string() }
}
