//! What the server says about seats, results and refusals.

use crate::store::SeatRow;
use tafel_wire::{Code, Refused, SeatInfo};

/// Who sits where, as clients see it.
pub(crate) fn seat_infos(seats: &[SeatRow]) -> Vec<SeatInfo> {
    let info = |seat: &SeatRow| SeatInfo {
        player: seat.player.map(|player| player.to_string()),
        name: seat.label.clone().or_else(|| seat.name.clone()),
        bot: seat.bot.clone(),
        stood_in: seat.stood_in,
        hints: seat.hints,
    };
    seats.iter().map(info).collect()
}

/// The answer to a submission that the server refuses before the rules are asked.
pub(crate) fn refused_by_server(ask: Option<u32>, code: Code, message: &str) -> Refused {
    Refused { ask, code, rule: None, lacks: vec![], message: message.to_owned() }
}

/// The answer to whoever asks about a match before it starts.
pub(crate) fn not_started() -> Refused {
    refused_by_server(None, Code::NotStarted, "the match has not started")
}

/// The answer to whoever acts for a seat where somebody else sits.
pub(crate) fn not_seated() -> Refused {
    refused_by_server(None, Code::NotSeated, "you do not sit there")
}

/// The answer to whoever asks about a match whose rules are not here any more.
pub(crate) fn rules_changed() -> Refused {
    refused_by_server(
        None,
        Code::RulesChanged,
        "the rules of this match have changed; it can still be replayed",
    )
}
