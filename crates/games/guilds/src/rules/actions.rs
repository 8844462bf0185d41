//! §10 Die actions; Build stands with the buildings.

use super::{buildings, dice, goods, mines, recruit, tiles};
use crate::{Data, Die, DieAction, Effect, Landscape, Medal, Move, Player, Sale, State, Step, Taking};
use tafel_rules::Tell;

/// Everything that an unused die can be used for.
pub(super) fn moves(data: &Data, state: &State, out: &mut Vec<Move>) {
    if state.dice.is_empty() {
        return;
    }
    let player = state.actor();
    let strength = |action, die| data.action(action).strength(die, player.cards);
    let open = mines::open_at_all(data, state);
    let can_extract = !(player.mines & state.land.with_tiles()).is_empty();
    let can_sell = player.tiles() > 0;
    let affordable = buildings::affordable(data, state, state.aids);
    for die in dice::different(state) {
        let reach = open & data.within(strength(DieAction::Prospect, die)); // §10.2
        out.extend(reach.iter().map(|landscape| Move::Prospect(die, landscape)));
        if can_extract {
            out.push(Move::Extract(die));
        }
        if can_sell {
            let most = data.action(DieAction::Trade).amount(strength(DieAction::Trade, die));
            tiles::sales(state, most, |sale| out.push(Move::Trade(die, sale)));
        }
        if !affordable.is_empty() {
            buildings::builds(data, state, affordable, die, out);
        }
        if !player.deck().is_empty() {
            out.push(Move::Recruit(die));
        }
        if player.combat < data.base.most_combat {
            out.push(Move::Muster(die));
        }
        if state.pile > 0 {
            out.push(Move::Study(die));
        }
        out.extend([Move::Labour(die), Move::Release(die)]);
    }
}

/// Uses a die, and says what it achieves.
pub(super) fn use_die(
    data: &Data,
    state: &mut State,
    die: Die,
    action: DieAction,
    tell: &mut impl Tell<Effect>,
) -> u8 {
    dice::spend(state, die);
    tell.all(Effect::DieUsed { seat: state.active, die, action });
    let strength = data.action(action).strength(die, state.actor().cards);
    data.action(action).amount(strength)
}

/// §10.1: what a die comes to for an action: how much it achieves, or its strength where that is what counts.
pub(crate) fn worth(data: &Data, player: &Player, die: Die, action: DieAction) -> u8 {
    let numbers = data.action(action);
    let strength = numbers.strength(die, player.cards);
    match action {
        DieAction::Prospect | DieAction::Build => strength,
        DieAction::Extract | DieAction::Trade | DieAction::Recruit | DieAction::Labour => {
            numbers.amount(strength)
        }
        DieAction::Muster | DieAction::Study => numbers.amount(strength) + numbers.more(player.cards), // §14.4
    }
}

/// §10.2
pub(super) fn prospect(state: &mut State, die: Die, landscape: Landscape, tell: &mut impl Tell<Effect>) {
    dice::spend(state, die);
    tell.all(Effect::DieUsed { seat: state.active, die, action: DieAction::Prospect });
    mines::lay(state, landscape, tell);
}

/// §10.3
pub(super) fn extract(data: &Data, state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    let left = use_die(data, state, die, DieAction::Extract, tell);
    let from = state.actor().mines;
    state.steps.push(Step::Take(Taking { left, from, one_each: false, begun: false }));
}

/// §10.4, §10.5
pub(super) fn trade(data: &Data, state: &mut State, die: Die, sale: Sale, tell: &mut impl Tell<Effect>) {
    let trade = data.action(DieAction::Trade);
    let cards = state.actor().cards;
    let strength = trade.strength(die, cards);
    use_die(data, state, die, DieAction::Trade, tell);
    tiles::sell_tiles(data, state, sale, 0, tell);
    goods::gain_jar(state, state.active, u16::from(trade.more(cards)), tell); // §14.4
    if wins_a_medal(data, sale, strength) {
        goods::gain_medal(state, Medal::Trade, tell);
    }
}

/// §10.5
pub(crate) fn wins_a_medal(data: &Data, sale: Sale, strength: u8) -> bool {
    let medal = data.base.trade_medal;
    let both = sale.ore > 0 && sale.crystal > 0;
    sale.tiles() >= medal.tiles || (both && strength >= medal.strength)
}

/// §10.7
pub(super) fn recruit(data: &Data, state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    let cards = use_die(data, state, die, DieAction::Recruit, tell);
    recruit::begin(state, cards, 0);
}

/// §10.8
pub(super) fn muster(data: &Data, state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    let points = use_die(data, state, die, DieAction::Muster, tell);
    let more = data.action(DieAction::Muster).more(state.actor().cards); // §14.4
    goods::gain_combat(data, state, points + more, tell);
}

/// §10.9
pub(super) fn study(data: &Data, state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    let cards = use_die(data, state, die, DieAction::Study, tell);
    let more = data.action(DieAction::Study).more(state.actor().cards); // §14.4
    state.steps.push(Step::Draw(state.active, cards + more));
}

/// §10.10
pub(super) fn labour(data: &Data, state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    let jar = use_die(data, state, die, DieAction::Labour, tell);
    goods::gain_jar(state, state.active, u16::from(jar), tell);
}

/// §9.3
pub(super) fn release(data: &Data, state: &mut State, die: Die, tell: &mut impl Tell<Effect>) {
    dice::spend(state, die);
    tell.all(Effect::DieReleased { seat: state.active, die });
    goods::gain_jar(state, state.active, u16::from(data.base.die_let_go), tell);
}
