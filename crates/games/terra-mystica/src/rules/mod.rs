//! The rulebook: from what is open to its chapter.

mod actions;
mod auction;
pub(crate) mod build;
mod convert;
mod cults;
mod income;
mod owed;
mod passing;
mod power;
pub(crate) mod scoring;
mod setup;
mod terraform;
mod towns;
mod turn;
mod why_not;

pub(crate) use actions::special;

use crate::look::Look;
use crate::play::Play;
use crate::{Chance, Colour, Data, Effect, Move, Phase, State, Task, flow};
use power::Answer;
use tafel_rules::{Seat, Tell};
pub use why_not::Stock;
pub(crate) use why_not::why_not;

/// Appends every legal move of `seat`.
pub(crate) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !flow::turn(state).awaited().contains(seat) {
        return;
    }
    let look = Look::new(data, state);
    match state.phase {
        Phase::Auction => auction::moves(look, out),
        Phase::Factions if !look.is_owed() => setup::faction_moves(look, out),
        Phase::Dwellings(_) => setup::dwelling_moves(look, seat, out),
        Phase::FirstCards => setup::card_moves(look, out),
        Phase::Actions => turn::moves(look, seat, out),
        Phase::Offers if !look.is_owed() => power::offer_moves(look, seat, out),
        Phase::Factions | Phase::Colours | Phase::Income | Phase::Offers | Phase::CultBonus => {
            owed::moves(look, seat, out);
        }
        Phase::Scores | Phase::Cards | Phase::FinalTile | Phase::Lots | Phase::Over => {}
    }
}

/// Plays a legal move.
pub(crate) fn apply(data: &Data, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Did { seat, what: mv });
    let mut play = Play::new(data, state, tell);
    let phase = play.state.phase;
    if turn::is_action(play.look(), mv) {
        play.begin_action();
    }
    match mv {
        Move::Pick(faction) => play.pick(seat, faction),
        Move::Bid(faction, points) => return play.bid(seat, faction, points),
        Move::Colour(colour) => play.choose_colour(seat, colour),
        Move::Build(hex) => {
            if let Phase::Dwellings(nth) = phase {
                return play.first_dwelling(seat, hex, nth);
            }
            play.build(seat, hex);
        }
        Move::Dig(spades) => play.dig(seat, spades),
        Move::Transform(hex, colour) => {
            if play.state.due.task == Task::Sandstorm {
                play.sandstorm(hex, colour);
            } else if colour == Colour::Volcano {
                play.erupt(seat, hex);
            } else {
                play.transform(seat, hex, colour);
            }
        }
        Move::Discard => play.discard(),
        Move::Upgrade(hex, structure) => play.upgrade(seat, hex, structure),
        Move::Advance(track) => play.advance(seat, track),
        Move::Send(cult) => play.send(seat, cult, None),
        Move::SendTo(cult, steps) => play.send(seat, cult, Some(steps)),
        Move::Return(cult) => play.send_back(seat, cult),
        Move::Action(action) => play.act(seat, action),
        Move::Bridge(from, to) => play.bridge(seat, from, to),
        Move::Connect(river) => play.connect(seat, river),
        Move::Burn(tokens) => {
            play.burn(seat, tokens);
            if phase == Phase::Offers {
                return play.next_answer(); // §2.9
            }
        }
        Move::Convert(conversion) => play.convert(seat, conversion),
        Move::Ordain(workers) => play.ordain(seat, workers),
        Move::Favour(tile) => play.take_favour(seat, tile),
        Move::Town(tile) => play.take_town(seat, tile),
        Move::Step(cult) => play.take_steps(seat, cult),
        Move::Lose(cult) => play.lose_steps(seat, cult),
        Move::Leech(_) => return play.answer(seat, Answer::Take),
        Move::Decline if play.state.due.task == Task::BuyToken => {
            return play.answer_token(seat, Answer::Decline);
        }
        Move::Decline => return play.answer(seat, Answer::Decline),
        Move::Token => return play.answer_token(seat, Answer::Take),
        Move::Unlock(colour) => play.unlock(seat, colour),
        Move::Keep => play.keep(seat),
        Move::Pass(Some(card)) if phase == Phase::FirstCards => return play.first_card(seat, card),
        Move::Pass(card) => return play.pass(seat, card),
        Move::Done => return play.end_turn(),
        Move::Resign => return play.resign(seat),
    }
    play.go_on(seat);
}

/// Appends every outcome of the draws.
pub(crate) fn chances(data: &Data, state: &State, out: &mut Vec<(Chance, u32)>) {
    setup::chances(data, state, out);
}

/// Lets a possible outcome happen.
pub(crate) fn resolve(data: &Data, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
    tell.reveal(Effect::Fell { what: chance });
    Play::new(data, state, tell).resolve(chance);
}
