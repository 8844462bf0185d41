//! §2.4 The turn: what is owed, an action, its end; and what each move leads to.

use super::{actions, build, convert, cults, owed, passing, terraform, towns};
use crate::look::Look;
use crate::play::Play;
use crate::{Effect, Faction, Move, Phase};
use tafel_rules::{Seat, Tell};

/// What is owed, else an action, else the end of the turn; and free conversions.
pub(super) fn moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let due = &look.state.due;
    if look.is_owed() {
        owed::moves(look, seat, out);
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

/// Whether a move is an action of the turn (rather than a part of one, or free).
pub(super) fn is_action(look: Look<'_>, mv: Move) -> bool {
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
        | Move::SendTo(..)
        | Move::Return(_)
        | Move::Action(_) => true,
        Move::Pick(_)
        | Move::Bid(..)
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
    pub(super) fn begin_action(&mut self) {
        let due = &mut self.state.due;
        due.actions -= 1;
        due.has_acted = true;
        due.buildable = Default::default();
        due.skipped = None;
        due.closed = false;
        due.foreign = false;
    }

    /// What follows when a move has been played.
    pub(super) fn go_on(&mut self, seat: Seat) {
        self.drop_what_cannot_be(seat);
        if self.is_owed() {
            return;
        }
        match self.state.phase {
            Phase::Factions | Phase::Colours => self.next_choice(),
            Phase::Income => self.go_on_after_income(),
            Phase::Offers => self.next_answer(),
            Phase::CultBonus => {
                let spender = (!self.state.players[seat].is(Faction::Riverwalkers)).then_some(seat);
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
            | Phase::Lots
            | Phase::Auction
            | Phase::Dwellings(_)
            | Phase::FirstCards
            | Phase::Over => {}
        }
    }
}
