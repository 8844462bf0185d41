//! §5 Points and ranks.

use crate::{Data, State};
use tafel_rules::{Seat, Standing};

/// §5.2: where a seat's points come from.
pub(crate) fn tally(data: &Data, state: &State, seat: Seat) -> [(&'static str, i16); 3] {
    let player = &state.players[seat];
    let of_the_goal = player.goal.map_or(0, |goal| player.pebbles.amount(goal));
    [
        ("pebbles", data.points.pebble * player.pebbles.total() as i16),
        ("goal", data.points.goal * i16::from(of_the_goal)),
        ("debts", -data.points.debt * i16::from(player.debts)),
    ]
}

pub(crate) fn points(data: &Data, state: &State, seat: Seat) -> i16 {
    tally(data, state, seat).iter().map(|(_, points)| points).sum()
}

/// §5.3
pub(crate) fn standing(data: &Data, state: &State) -> Option<Standing> {
    if state.step().is_some() {
        return None;
    }
    let fewer_debts = |seat| std::cmp::Reverse(state.players[seat].debts);
    Some(Standing::ranked(state.seats, |seat| points(data, state, seat), fewer_debts))
}
