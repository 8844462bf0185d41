//! What players gain and pay: Jar, combat points, medals.

use crate::{Data, Effect, Medal, State};
use tafel_parts::Pool;
use tafel_rules::{Seat, Tell};

pub(super) fn gain_jar(state: &mut State, seat: Seat, jar: u16, tell: &mut impl Tell<Effect>) {
    let jar = jar.min(MOST_JAR.saturating_sub(state.players[seat].jar));
    if jar > 0 {
        state.players[seat].jar += jar;
        tell.all(Effect::Jar { seat, by: jar as i16 });
    }
}

pub(super) fn pay_jar(state: &mut State, seat: Seat, jar: u16, tell: &mut impl Tell<Effect>) {
    if jar > 0 {
        state.players[seat].jar -= jar;
        tell.all(Effect::Jar { seat, by: -(jar as i16) });
    }
}

/// The most Jar that anybody has. No table comes near it, but an edition may be generous, and points count Jar.
const MOST_JAR: u16 = 9_999;

/// §10.11
pub(super) fn gain_combat(data: &Data, state: &mut State, points: u8, tell: &mut impl Tell<Effect>) {
    let seat = state.active;
    let player = state.actor_mut();
    let gained = points.min(data.base.most_combat - player.combat);
    if gained > 0 {
        player.combat += gained;
        tell.all(Effect::Combat { seat, by: gained as i8 });
    }
}

/// §11.5
pub(super) fn gain_medal(state: &mut State, medal: Medal, tell: &mut impl Tell<Effect>) {
    let one = Pool::of(medal, 1);
    if state.medals.covers(one) {
        state.medals -= one;
        state.actor_mut().medals += one;
        tell.all(Effect::MedalGained { seat: state.active, medal });
    }
}
