//! §3 Settlers.

use super::{exploring, monsters};
use crate::{Data, Effect, Move, Player, Region, State, Step};
use tafel_rules::{Id, Seat, Tell};

/// §3.4: how many bonus settlers the action can use otherwise than by §3.1, if not `wished` for yet.
pub(super) fn moves(data: &Data, state: &State, player: &Player, wished: u8, out: &mut Vec<Move>) {
    let (basic, bonus) = (player.basic_settlers, player.bonus_settlers);
    if wished > 0 || basic == 0 || bonus == 0 || state.round == data.numbers.rounds {
        return;
    }
    let costs = costs(data, player);
    let dearest = costs.clone().max().unwrap_or(0);
    let differs = |bonus: &u8| costs.clone().any(|cost| *bonus <= cost && cost < basic + *bonus);
    out.extend((1..=bonus.min(dearest)).filter(differs).map(Move::Bonus));
}

/// What the actions cost that a player may find something to do with.
fn costs<'p>(data: &'p Data, player: &'p Player) -> impl Iterator<Item = u8> + Clone + 'p {
    let reach = exploring::within_reach(data, player);
    let to_explore = Region::all().filter(move |region| !(reach & region.places()).is_empty());
    let to_hunt = player.monsters.iter().map(|space| monsters::cost(data, player, space));
    let explore = to_explore.map(|region| data.numbers.settlers.explore[region.index()]);
    explore.chain(to_hunt).chain([data.numbers.settlers.activate])
}

/// §3.4: the action of this turn is to use these.
pub(super) fn choose_bonus(state: &mut State, seat: Seat, settlers: u8, tell: &mut impl Tell<Effect>) {
    let Some(Step::Turn { bonus, .. }) = state.steps.last_mut() else {
        unreachable!("settlers are chosen before an action");
    };
    *bonus = settlers;
    tell.all(Effect::BonusChosen { seat, settlers });
}

/// §3.1, §3.4: basic settlers are used first, but for bonus settlers that were chosen.
pub(super) fn place(state: &mut State, seat: Seat, settlers: u8, tell: &mut impl Tell<Effect>) {
    let chosen = match state.steps.last_mut() {
        Some(Step::Turn { bonus, .. }) => std::mem::take(bonus),
        step => unreachable!("settlers are placed in a turn, not in {step:?}"),
    };
    let player = &mut state.players[seat];
    let bonus = chosen.min(settlers).max(settlers.saturating_sub(player.basic_settlers));
    player.basic_settlers -= settlers - bonus;
    player.bonus_settlers -= bonus;
    player.bonus_used += bonus;
    tell.all(Effect::SettlersUsed { seat, settlers });
}

/// §12.2: basic settlers come back, used bonus settlers are lost.
pub(super) fn call_back(player: &mut Player, basic_settlers: u8) {
    player.basic_settlers = basic_settlers;
    player.bonus_used = 0;
}
