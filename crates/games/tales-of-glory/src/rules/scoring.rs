//! §8 Majorities, end-of-game rewards, points and ranks.

use super::reward;
use crate::data::When;
use crate::{Back, Data, State, Step, Token};
use tafel_rules::{Seat, Seats, Standing};

/// Prestige of tiles of the Ages that waits for the end.
pub(super) const CHARACTERS: &str = "characters";
/// Prestige of Quests that waits for the end.
pub(super) const QUESTS: &str = "quests";

/// §8.1: the seats with the most of a token; all that tie.
pub(crate) fn majority(state: &State, token: Token) -> Seats {
    let most = state.seated().map(|(_, player)| player.amount(token)).max();
    let holders = state.seated().filter(|(_, player)| Some(player.amount(token)) == most);
    holders.map(|(seat, _)| seat).collect()
}

/// How many majorities a seat has.
pub(crate) fn majorities(state: &State, seat: Seat) -> u8 {
    Token::MAJORITIES.into_iter().filter(|&token| majority(state, token).contains(seat)).count() as u8
}

/// §8.2: the prestige of rewards that wait for the end, on tiles of this back.
fn at_the_end(data: &Data, state: &State, seat: Seat, wanted: impl Fn(Back) -> bool) -> i16 {
    let faces = state.players[seat].area.iter().map(|placed| data.face(placed.tile));
    let rewards = faces.filter(|face| wanted(face.back)).filter_map(|face| face.reward);
    let due = rewards.filter(|reward| reward.when == When::AtTheEnd);
    due.map(|reward| {
        i16::from(reward.gain.amount(Token::Prestige)) * i16::from(reward::times(data, state, seat, reward))
    })
    .sum()
}

/// Where a seat's points come from.
pub(crate) fn tally(data: &Data, state: &State, seat: Seat) -> [(&'static str, i16); 4] {
    [
        ("prestige", state.players[seat].prestige),
        ("majorities", data.numbers.majority * i16::from(majorities(state, seat))),
        (CHARACTERS, at_the_end(data, state, seat, |back| back != Back::Quest)),
        (QUESTS, at_the_end(data, state, seat, |back| back == Back::Quest)),
    ]
}

/// §8.3, §8.4
pub(crate) fn standing(data: &Data, state: &State) -> Option<Standing> {
    if state.step != Step::Over {
        return None;
    }
    let points = |seat| tally(data, state, seat).iter().map(|(_, points)| points).sum::<i16>();
    let ties = |seat: Seat| Token::MAJORITIES.map(|token| state.players[seat].amount(token));
    Some(Standing::ranked(state.seats, points, ties))
}
