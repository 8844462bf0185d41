//! Why a move is not legal now.

use crate::{Data, Move, State};
use tafel_rules::{Rule, Seat};

/// The rule that forbids a move which is not legal now.
pub(crate) fn why_not(_data: &Data, _state: &State, _seat: Seat, _mv: Move) -> Option<Rule> {
    None
}
