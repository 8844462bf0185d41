//! The rule that forbids a move which is not legal now.

use super::{exchange, exploring, heroes, regions, streets};
use crate::data::{Rate, Use};
use crate::moves::From;
use crate::{Building, Bundle, Data, Hero, Move, Player, Plot, Plots, Resource, Space, State, Step};
use tafel_rules::{Rule, Seat};

/// The rule that forbids a move of an awaited seat.
pub(crate) fn why_not(data: &Data, state: &State, seat: Seat, mv: Move) -> Option<Rule> {
    let player = &state.players[seat];
    let is_exchange = matches!(mv, Move::Exchange { .. });
    match state.step()? {
        Step::Start
        | Step::Market { .. }
        | Step::Heroes { .. }
        | Step::Artifacts { .. }
        | Step::Terrain { .. } => None,
        Step::Draft => Some(Rule("1.8")),
        Step::Scroll { .. } | Step::Mask { .. } | Step::Artifact if is_exchange => Some(Rule("10.3")),
        Step::Scroll { .. } => Some(Rule("14.5")),
        Step::Mask { .. } => Some(Rule("14.11")),
        Step::Artifact => Some(Rule("12.3")),
        Step::Use { left } => Some(while_using(data, state, player, left, mv)),
        Step::Turn { acted: true, .. } if mv.is_action() => Some(Rule("2.2")),
        Step::Turn { .. } => Some(in_turn(data, state, player, mv)),
    }
}

fn while_using(data: &Data, state: &State, player: &Player, left: Plots, mv: Move) -> Rule {
    match mv {
        Move::Exchange { give, get } => exchanging(data, state, player, give, get),
        Move::Use { plot, .. } if left.contains(plot) => using(data, player, plot),
        Move::Use { .. }
        | Move::Build { .. }
        | Move::Explore(_)
        | Move::Hunt(_)
        | Move::Fort(_)
        | Move::Activate(_)
        | Move::Region(_)
        | Move::Street(_)
        | Move::Done
        | Move::Scroll(_)
        | Move::Summon(_)
        | Move::Calm(_)
        | Move::Invite(_)
        | Move::End
        | Move::Pass { .. }
        | Move::Take(_) => Rule("9.1"),
    }
}

fn in_turn(data: &Data, state: &State, player: &Player, mv: Move) -> Rule {
    match mv {
        Move::Build { building, plot, from } => build(data, state, player, building, plot, from),
        Move::Explore(space) => explore(data, player, space),
        Move::Hunt(space) if player.monsters.contains(space) => Rule("3.1"),
        Move::Hunt(_) => Rule("6.3"),
        Move::Fort(space) if (player.peaceful() - player.forts).contains(space) => Rule("3.1"),
        Move::Fort(_) => Rule("7.1"),
        Move::Activate(space) if player.forts_used.contains(space) => Rule("3.2"),
        Move::Activate(space) if player.forts.contains(space) => Rule("3.1"),
        Move::Activate(_) => Rule("7.2"),
        Move::Region(region) if regions::is_free(data, player, region) => Rule("3.1"),
        Move::Street(street) if streets::is_free(data, player, street) => Rule("3.1"),
        Move::Region(_) | Move::Street(_) => Rule("3.2"),
        Move::Invite(hero) => invite(data, state, player, hero),
        Move::Exchange { give, get } => exchanging(data, state, player, give, get),
        Move::End => Rule("2.3"),
        Move::Pass { .. } if state.round == data.numbers.rounds => Rule("12.4"),
        Move::Pass { .. } => Rule("12.1"),
        Move::Use { .. } | Move::Done => Rule("9.1"),
        Move::Scroll(_) => Rule("14.5"),
        Move::Summon(_) | Move::Calm(_) => Rule("14.11"),
        Move::Take(_) => Rule("12.3"),
    }
}

fn build(data: &Data, state: &State, player: &Player, building: Building, plot: Plot, from: From) -> Rule {
    let is_open = state.market.count(building) > 0;
    if !is_open || !player.resources.covers(data.building(building).cost) {
        return Rule("4.1");
    }
    if !player.free_plots().contains(plot) {
        return Rule("4.2");
    }
    match from {
        From::Pile => Rule("4.3"),
        From::Market => Rule("3.1"),
    }
}

fn explore(data: &Data, player: &Player, space: Space) -> Rule {
    let explored = player.wilderness.explored();
    if exploring::within_reach(data, player).contains(space) {
        Rule("3.1")
    } else if explored.is_empty() {
        Rule("5.2")
    } else if explored.contains(space) {
        Rule("5.1")
    } else {
        Rule("5.3")
    }
}

/// §9: what a building that is open for use lacks.
fn using(data: &Data, player: &Player, plot: Plot) -> Rule {
    match streets::effect(data, player, plot) {
        Use::Gain(_) => Rule("9.2"),
        Use::GainBasic => Rule("9.3"),
        Use::GiveBasic(_) => Rule("9.4"),
        Use::Trade { .. } => Rule("9.5"),
        Use::Recruit { .. } => Rule("9.6"),
        Use::FortYield => Rule("9.7"),
        Use::Deposit { .. } => Rule("9.8"),
    }
}

fn exchanging(data: &Data, state: &State, player: &Player, give: Bundle, get: Resource) -> Rule {
    let same = |rate: &&Rate| rate.mv == Move::Exchange { give, get };
    let given = give.resources();
    let Some(rate) = exchange::rates(data, player).iter().find(same) else {
        return if given.amount(get) > 0 { Rule("10.4") } else { Rule("10.2") };
    };
    if !player.resources.covers(rate.give) {
        Rule("10.1")
    } else if !(rate.basics & state.mirrored).is_empty() {
        Rule("14.10")
    } else {
        Rule("17.3")
    }
}

fn invite(data: &Data, state: &State, player: &Player, hero: Hero) -> Rule {
    match heroes::prices(data, state).find(|&(open, _)| open == hero) {
        None => Rule("11.1"),
        Some((_, price)) if player.resources.covers(price) => Rule("2.2"),
        Some(_) => Rule("11.2"),
    }
}
