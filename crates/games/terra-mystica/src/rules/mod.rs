//! The rulebook: from what is open to its chapter.

mod actions;
pub(crate) mod build;
mod convert;
mod cults;
mod income;
mod passing;
mod power;
pub(crate) mod scoring;
mod setup;
mod terraform;
mod towns;
mod why_not;

use crate::look::Look;
use crate::play::Play;
use crate::{Chance, Colour, Data, Effect, Favour, Move, Phase, State, Task, flow};
use power::Answer;
use tafel_rules::{Id, Seat, Tell};
pub(crate) use why_not::why_not;

/// Appends every legal move of `seat`.
pub(crate) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !flow::turn(state).awaited().contains(seat) {
        return;
    }
    let look = Look::new(data, state);
    match state.phase {
        Phase::Factions if !look.is_owed() => setup::faction_moves(look, out),
        Phase::Dwellings(_) => setup::dwelling_moves(look, seat, out),
        Phase::FirstCards => setup::card_moves(look, out),
        Phase::Actions => turn_moves(look, seat, out),
        Phase::Offers if !look.is_owed() => power::offer_moves(look, seat, out),
        Phase::Factions | Phase::Colours | Phase::Income | Phase::Offers | Phase::CultBonus => {
            owed_moves(look, seat, out);
        }
        Phase::Scores | Phase::Cards | Phase::FinalTile | Phase::Over => {}
    }
}

impl Look<'_> {
    /// §2.5: whether the player on turn owes something.
    #[inline]
    pub fn is_owed(&self) -> bool {
        let due = &self.state.due;
        let counts =
            [due.spades, due.favours, due.towns, due.bridges, due.steps, due.ordinations, due.unlocks];
        counts != [0; 7]
            || due.payment > 0
            || due.task != Task::None
            || self.must_choose_top(self.state.active)
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    pub(crate) fn is_owed(&self) -> bool {
        self.look().is_owed()
    }
}

/// §2.4: a turn: what is owed, else an action, else the end of the turn; and free conversions.
fn turn_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let due = &look.state.due;
    if look.is_owed() {
        owed_moves(look, seat, out);
        if due.ordinations > 0 || look.must_choose_top(seat) {
            return; // §12.12, §9.6
        }
    } else if due.actions > 0 {
        action_moves(look, seat, out);
    } else {
        build::build_after_moves(look, seat, out);
        out.push(Move::Done);
    }
    towns::connect_moves(look, seat, out);
    convert::moves(look, seat, out);
}

fn action_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let reach = look.reach(seat);
    passing::moves(look, out);
    build::build_moves(look, seat, reach, out);
    build::build_after_moves(look, seat, out);
    terraform::dig_moves(look, seat, reach, out);
    terraform::volcano_moves(look, seat, reach, out);
    build::upgrade_moves(look, seat, out);
    build::advance_moves(look, seat, out);
    cults::send_moves(look, seat, out);
    actions::moves(look, seat, out);
    if look.state.options.leaving.is_on() {
        out.push(Move::Resign);
    }
}

/// What settles something that is owed.
fn owed_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let due = &look.state.due;
    if due.favours > 0 {
        cults::favour_moves(look, seat, out);
    }
    if due.towns > 0 {
        towns::tile_moves(look, out);
    }
    if due.bridges > 0 {
        build::bridge_moves(look, seat, out);
    }
    if due.steps > 0 || look.must_choose_top(seat) {
        cults::step_moves(look, seat, out);
    }
    if due.payment > 0 {
        cults::payment_moves(look, seat, out);
    }
    if due.spades > 0 {
        terraform::spade_moves(look, seat, out);
    }
    if due.ordinations > 0 {
        let most = due.ordinations.min(look.player(seat).workers);
        out.extend((0..=most).map(Move::Ordain));
    }
    if due.unlocks > 0 {
        income::unlock_moves(look, seat, out);
    }
    match due.task {
        Task::None => {}
        Task::FreeTradingHouse => build::free_upgrade_moves(look, seat, out),
        Task::Ride => build::ride_moves(look, seat, out),
        Task::Sandstorm => terraform::sandstorm_moves(look, seat, out),
        Task::ChooseColour => setup::colour_moves(look, out),
        Task::BuyToken => out.extend([Move::Token, Move::Decline]),
    }
}

/// Plays a legal move.
pub(crate) fn apply(data: &Data, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Did { seat, what: mv });
    let mut play = Play::new(data, state, tell);
    let phase = play.state.phase;
    if is_action(play.look(), mv) {
        play.begin_action();
    }
    match mv {
        Move::Pick(faction) => play.pick(seat, faction),
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
        Move::Send(cult) => play.send(seat, cult),
        Move::Return(cult) => play.send_back(seat, cult),
        Move::Action(action) => play.act(seat, action),
        Move::Bridge(from, to) => play.bridge(seat, from, to),
        Move::Connect(river) => play.connect(seat, river),
        Move::Burn(tokens) => {
            play.burn(seat, tokens);
            if phase == Phase::Offers {
                return play.next_answer(); // §7.5
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

/// Whether a move is an action of the turn (rather than a part of one, or free).
fn is_action(look: Look<'_>, mv: Move) -> bool {
    if look.state.phase != Phase::Actions || look.state.due.actions == 0 || look.is_owed() {
        return false;
    }
    match mv {
        // §5.6: a dwelling on a hex that was just transformed belongs to that action.
        Move::Build(hex) => {
            !look.board.place(hex).is_some_and(|place| look.state.due.buildable.contains(place))
        }
        Move::Dig(_)
        | Move::Transform(..)
        | Move::Upgrade(..)
        | Move::Advance(_)
        | Move::Send(_)
        | Move::Return(_)
        | Move::Action(_) => true,
        Move::Pick(_)
        | Move::Colour(_)
        | Move::Discard
        | Move::Bridge(..)
        | Move::Connect(_)
        | Move::Burn(_)
        | Move::Convert(_)
        | Move::Ordain(_)
        | Move::Favour(_)
        | Move::Town(_)
        | Move::Step(_)
        | Move::Lose(_)
        | Move::Leech(_)
        | Move::Decline
        | Move::Token
        | Move::Unlock(_)
        | Move::Keep
        | Move::Pass(_)
        | Move::Done
        | Move::Resign => false,
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §12.3: an action of the turn is used up, and what an earlier one allowed is over.
    fn begin_action(&mut self) {
        let due = &mut self.state.due;
        due.actions -= 1;
        due.buildable = Default::default();
        due.skipped = None;
    }

    /// What follows when a move has been played.
    fn go_on(&mut self, seat: Seat) {
        self.drop_what_cannot_be(seat);
        if self.is_owed() {
            return;
        }
        match self.state.phase {
            Phase::Factions | Phase::Colours => self.next_choice(),
            Phase::Income => self.go_on_after_income(),
            Phase::Offers => self.next_answer(),
            Phase::CultBonus => {
                let spender = (!self.state.players[seat].is(crate::Faction::Riverwalkers)).then_some(seat);
                self.next_cult_spades(spender);
            }
            Phase::Actions => {
                let look = self.look();
                let may_go_on = look.state.due.actions > 0
                    || convert::is_possible(look, seat)
                    || !look.state.due.buildable.is_empty() && look.can_build(seat);
                if !may_go_on {
                    self.end_turn();
                }
            }
            Phase::Scores
            | Phase::Cards
            | Phase::FinalTile
            | Phase::Dwellings(_)
            | Phase::FirstCards
            | Phase::Over => {}
        }
    }

    /// §6.5: tiles that are owed and do not exist.
    fn drop_what_cannot_be(&mut self, seat: Seat) {
        if self.state.due.favours == 0 {
            return;
        }
        let own = self.state.players[seat].favours;
        let left = Favour::all().zip(self.state.favours).any(|(tile, left)| left > 0 && !own.contains(tile));
        if !left {
            self.state.due.favours = 0;
        }
    }
}

/// Appends every outcome of the draws.
pub(crate) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    setup::chances(state, out);
}

/// Lets a possible outcome happen.
pub(crate) fn resolve(data: &Data, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
    tell.reveal(Effect::Fell { what: chance });
    Play::new(data, state, tell).resolve(chance);
}
