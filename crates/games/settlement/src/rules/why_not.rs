//! What forbids a move that is not legal now: the rule nearest to it, and what is missing.

use super::{exchange, exploring, heroes, monsters, regions, streets, supply};
use crate::data::{Rate, Resources, Use};
use crate::moves::{From, With};
use crate::{
    Building, Bundle, Data, Hero, Move, Player, Plot, Plots, Resource, Settlers, Space, Spaces, State, Step,
};
use tafel_rules::{Lack, Objection, Rule, Seat};

/// What forbids a move of an awaited seat.
pub(crate) fn why_not(data: &Data, state: &State, seat: Seat, mv: Move) -> Option<Objection> {
    let player = &state.players[seat];
    match state.step()? {
        Step::Start
        | Step::Market { .. }
        | Step::Heroes { .. }
        | Step::Artifacts { .. }
        | Step::Terrain { .. } => None,
        Step::Draft => Some(Rule("1.8").into()),
        Step::Artifact if matches!(mv, Move::Exchange { .. }) => Some(Rule("10.3").into()),
        Step::Artifact => Some(Rule("12.3").into()),
        Step::Use { left } => Some(amid(data, state, seat, mv, left, Rule("9.1"))),
        Step::Scroll { .. } => Some(amid(data, state, seat, mv, Plots::empty(), Rule("14.5"))),
        Step::Mask { .. } => Some(amid(data, state, seat, mv, Plots::empty(), Rule("14.11"))),
        Step::Turn { acted: true, .. } if mv.is_action() || matches!(mv, Move::Bonus(_)) => {
            Some(Rule("2.2").into())
        }
        Step::Turn { invited: true, .. } if matches!(mv, Move::Invite(_)) => Some(Rule("2.2").into()),
        Step::Turn { bonus, .. } => Some(in_turn(data, state, player, mv, bonus)),
    }
}

/// In the middle of an action, which asks for something by a rule of its own.
fn amid(data: &Data, state: &State, seat: Seat, mv: Move, left: Plots, asks: Rule) -> Objection {
    let player = &state.players[seat];
    match mv {
        Move::Exchange { give, get } => exchanging(data, state, player, give, get),
        Move::Use { plot, with } if left.contains(plot) => using(data, state, player, plot, with),
        Move::Bonus(_)
        | Move::Build { .. }
        | Move::Explore(_)
        | Move::Hunt(_)
        | Move::Fort(_)
        | Move::Activate(_)
        | Move::Region(_)
        | Move::Street(_) => Rule("2.2").into(),
        Move::Invite(_) => Rule("11.1").into(),
        Move::Use { .. }
        | Move::Done
        | Move::Scroll(_)
        | Move::Summon(_)
        | Move::Calm(_)
        | Move::End
        | Move::Pass { .. }
        | Move::Take(_) => asks.into(),
    }
}

fn in_turn(data: &Data, state: &State, player: &Player, mv: Move, chosen: u8) -> Objection {
    let activate = data.numbers.settlers.activate;
    match mv {
        Move::Bonus(settlers) => choosing(player, settlers, chosen),
        Move::Build { building, plot, from } => build(data, state, player, building, plot, from),
        Move::Explore(space) => explore(data, player, space),
        Move::Hunt(space) if player.monsters.contains(space) => {
            crew(player, monsters::cost(data, player, space))
        }
        Move::Hunt(_) => Rule("6.3").into(),
        Move::Fort(space) if (player.peaceful() - player.forts).contains(space) => {
            crew(player, data.numbers.settlers.fort)
        }
        Move::Fort(_) => Rule("7.1").into(),
        Move::Activate(space) if player.forts_used.contains(space) => Rule("3.2").into(),
        Move::Activate(space) if player.forts.contains(space) => crew(player, activate),
        Move::Activate(_) => Rule("7.2").into(),
        Move::Region(region) if regions::is_free(data, player, region) => crew(player, activate),
        Move::Street(street) if streets::is_free(data, player, street) => crew(player, activate),
        Move::Region(_) | Move::Street(_) => Rule("3.2").into(),
        Move::Invite(hero) => invite(data, state, player, hero),
        Move::Exchange { give, get } => exchanging(data, state, player, give, get),
        Move::End => Rule("2.3").into(),
        Move::Pass { .. } if state.round == data.numbers.rounds => Rule("12.4").into(),
        Move::Pass { keep } => keeping(player, keep.resources()),
        Move::Use { .. } | Move::Done => Rule("9.1").into(),
        Move::Scroll(_) => Rule("14.5").into(),
        Move::Summon(_) | Move::Calm(_) => Rule("14.11").into(),
        Move::Take(_) => Rule("12.3").into(),
    }
}

/// §3.1: an action takes more settlers than there are.
fn crew(player: &Player, needed: u8) -> Objection {
    Rule("3.1").for_lack_of([Lack::new(Settlers::Any, needed, player.settlers())])
}

/// §3.4
fn choosing(player: &Player, settlers: u8, chosen: u8) -> Objection {
    let there = player.bonus_settlers;
    let is_short = chosen == 0 && there < settlers;
    Rule("3.4").for_lack_of(is_short.then(|| Lack::new(Settlers::Bonus, settlers, there)))
}

fn build(
    data: &Data,
    state: &State,
    player: &Player,
    building: Building,
    plot: Plot,
    from: From,
) -> Objection {
    let cost = data.building(building).cost;
    let (open, piled) = (state.market.count(building), state.piled.count(building));
    if open == 0 {
        return Rule("4.1").into();
    }
    if !player.free_plots().contains(plot) {
        return Rule("4.2").into();
    }
    if from == From::Pile && (piled == 0 || piled == open) {
        return Rule("4.3").into();
    }
    if player.resources.covers(cost) {
        crew(player, data.numbers.settlers.build)
    } else {
        Rule("4.1").for_lack_of(player.resources.lacks(cost))
    }
}

fn explore(data: &Data, player: &Player, space: Space) -> Objection {
    let explored = player.wilderness.explored();
    if exploring::within_reach(data, player).contains(space) {
        crew(player, exploring::cost(data, space))
    } else if explored.is_empty() {
        Rule("5.2").into()
    } else if explored.contains(space) {
        Rule("5.1").into()
    } else {
        Rule("5.3").into()
    }
}

/// §9: what a building that is open for use lacks.
fn using(data: &Data, state: &State, player: &Player, plot: Plot, with: With) -> Objection {
    let supply = supply::left(data, state);
    // §17.3: what is there to be given comes first.
    let trade = |rule: Rule, give: Resources, get: Resources| {
        let own: Vec<Lack> = player.resources.lacks(give).collect();
        match supply {
            Some(supply) if own.is_empty() && !supply.covers(get) => {
                Rule("17.3").for_lack_of(supply.lacks(get))
            }
            _ => rule.for_lack_of(own),
        }
    };
    let one = |kind| Resources::of(kind, 1);
    match (streets::effect(data, player, plot), with) {
        (Use::Gain(gain), With::Nothing) => trade(Rule("9.2"), Resources::NONE, gain),
        (Use::GainBasic, With::Resource(kind)) if kind.is_basic() => {
            trade(Rule("9.3"), Resources::NONE, one(kind))
        }
        (Use::GiveBasic(gain), With::Resource(kind)) if kind.is_basic() => {
            trade(Rule("9.4"), one(kind), gain)
        }
        (Use::Trade { give, get }, With::Nothing) => trade(Rule("9.5"), give, get),
        (Use::Recruit { give, settlers }, With::Nothing) => match supply::settlers_left(data, state) {
            Some(left) if player.resources.covers(give) => {
                Rule("17.3").for_lack_of([Lack::new(Settlers::Bonus, settlers, left)])
            }
            _ => trade(Rule("9.6"), give, Resources::NONE),
        },
        (Use::FortYield, With::Terrain(space)) if player.forts.contains(space) => {
            trade(Rule("9.7"), Resources::NONE, player.wilderness.yields(Spaces::one(space)))
        }
        (Use::Deposit { resource, .. }, With::Nothing) => trade(Rule("9.8"), one(resource), Resources::NONE),
        (Use::Gain(_), _) => Rule("9.2").into(),
        (Use::GainBasic, _) => Rule("9.3").into(),
        (Use::GiveBasic(_), _) => Rule("9.4").into(),
        (Use::Trade { .. }, _) => Rule("9.5").into(),
        (Use::Recruit { .. }, _) => Rule("9.6").into(),
        (Use::FortYield, _) => Rule("9.7").into(),
        (Use::Deposit { .. }, _) => Rule("9.8").into(),
    }
}

fn exchanging(data: &Data, state: &State, player: &Player, give: Bundle, get: Resource) -> Objection {
    let same = |rate: &&Rate| rate.mv == Move::Exchange { give, get };
    let given = give.resources();
    let Some(rate) = exchange::rates(data, player).iter().find(same) else {
        return if given.amount(get) > 0 { Rule("10.4") } else { Rule("10.2") }.into();
    };
    if !player.resources.covers(rate.give) {
        Rule("10.1").for_lack_of(player.resources.lacks(rate.give))
    } else if exchange::goes_in_circles(&state.mirrored, rate) {
        Rule("14.10").into()
    } else {
        Rule("17.3").for_lack_of([Lack::new(get, 1u8, 0u8)])
    }
}

fn invite(data: &Data, state: &State, player: &Player, hero: Hero) -> Objection {
    match heroes::prices(data, state).find(|&(open, _)| open == hero) {
        None => Rule("11.1").into(),
        Some((_, price)) => Rule("11.2").for_lack_of(player.resources.lacks(price)),
    }
}

/// §12.1: what is not there cannot be kept, and every basic resource needs a fort.
fn keeping(player: &Player, keep: Resources) -> Objection {
    Rule("12.1").for_lack_of(player.resources.lacks(keep))
}
