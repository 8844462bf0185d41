//! A refusal as a message: every home of the engine answers by the same codes.

use tafel_table::Refusal;
use tafel_wire::{Code, Lack, Refused};

/// The answer to a submission that the rules refuse.
pub fn refused(ask: Option<u32>, refusal: &Refusal) -> Refused {
    let (code, objection) = match refusal {
        Refusal::NotYourTurn => (Code::NotYourTurn, None),
        Refusal::Over => (Code::Over, None),
        Refusal::Unreadable(_) => (Code::Unreadable, None),
        Refusal::Illegal(objection) => (Code::Illegal, objection.as_ref()),
        Refusal::NoChance => (Code::NoChance, None),
        Refusal::Impossible => (Code::Impossible, None),
        Refusal::NothingToTakeBack => (Code::NothingToTakeBack, None),
    };
    let rule = objection.map(|objection| objection.rule.0.to_owned());
    let lacks = objection.map_or(vec![], |objection| objection.lacks.iter().map(missing).collect());
    Refused { ask, code, rule, lacks, message: refusal.to_string() }
}

fn missing(lack: &tafel_rules::Lack) -> Lack {
    Lack { what: lack.what.to_owned(), needed: lack.needed, there: lack.there }
}
