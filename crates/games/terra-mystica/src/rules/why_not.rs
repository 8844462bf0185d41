//! Which rule forbids a move that people really try.

use super::{actions, build};
use crate::look::{Look, times};
use crate::{Action, Colour, Data, Faction, Hex, Move, Phase, Progress, State, Structure, Task};
use tafel_rules::{Rule, Seat};

/// The rule that forbids a move which is not legal now.
pub(crate) fn why_not(data: &Data, state: &State, seat: Seat, mv: Move) -> Option<Rule> {
    let look = Look::new(data, state);
    match mv {
        Move::Pick(_) => Some(Rule("1.4")),
        Move::Bid(..) => Some(Rule("1.11")),
        Move::Colour(_) => Some(Rule("1.6")),
        Move::Favour(_) => Some(Rule("6.5")),
        Move::Town(_) => Some(Rule("8.5")),
        Move::Step(_) if look.must_choose_top(seat) => Some(Rule("9.6")),
        Move::Step(_) => Some(Rule("9.4")),
        Move::Lose(_) => Some(Rule("13.5")),
        Move::Leech(_) | Move::Decline => Some(Rule("7.2")),
        Move::Token => Some(Rule("13.9")),
        Move::Unlock(_) | Move::Keep => Some(Rule("13.8")),
        Move::Connect(_) => Some(Rule("12.6")),
        Move::Ordain(_) => Some(Rule("12.12")),
        Move::Resign => Some(Rule("2.7")),
        Move::Build(_) if matches!(state.phase, Phase::Dwellings(_)) => Some(Rule("1.7")),
        Move::Pass(_) if state.phase == Phase::FirstCards => Some(Rule("1.9")),
        Move::Burn(_) | Move::Convert(_) if state.phase == Phase::Offers => Some(Rule("7.5")),
        Move::Burn(_) => Some(Rule(if state.phase == Phase::Actions { "4.2" } else { "4.3" })),
        Move::Convert(_) => Some(Rule(if state.phase == Phase::Actions { "2.8" } else { "4.3" })),
        Move::Bridge(..) if state.due.bridges > 0 => Some(Rule("6.8")),
        Move::Done if state.due.actions > 0 => Some(Rule(if state.due.has_acted { "12.3" } else { "2.4" })),
        Move::Done => Some(Rule("2.5")),
        Move::Discard => Some(Rule(if state.due.bought > 0 { "5.4" } else { "5.5" })),
        Move::Build(hex) => why_not_build(look, seat, hex),
        Move::Transform(hex, to) => why_not_transform(look, seat, hex, to),
        Move::Dig(spades) => why_not_dig(look, seat, spades),
        Move::Upgrade(hex, to) => why_not_upgrade(look, seat, hex, to),
        Move::Advance(track) => out_of_turn(look).or_else(|| why_not_advance(look, seat, track)),
        Move::Send(cult) | Move::SendTo(cult, _) => out_of_turn(look).or_else(|| {
            let no_priest = look.player(seat).priests == 0 && look.free_space(cult).is_some();
            Some(Rule(if no_priest { "2.8" } else { "9.1" }))
        }),
        Move::Return(_) => out_of_turn(look).or(Some(Rule("2.8"))),
        Move::Action(action) => out_of_turn(look).or_else(|| why_not_action(look, seat, action)),
        Move::Bridge(..) => Some(Rule("6.8")),
        Move::Pass(_) => out_of_turn(look).or(Some(Rule("10.4"))),
    }
}

/// Why no action can be taken at all.
fn out_of_turn(look: Look<'_>) -> Option<Rule> {
    if look.state.phase == Phase::CultBonus {
        Some(Rule("9.8"))
    } else if look.state.phase != Phase::Actions {
        Some(Rule("2.2"))
    } else if look.is_owed() {
        Some(Rule("2.5"))
    } else {
        (look.state.due.actions == 0).then_some(Rule("2.4"))
    }
}

fn why_not_build(look: Look<'_>, seat: Seat, hex: Hex) -> Option<Rule> {
    if look.state.phase != Phase::Actions {
        return out_of_turn(look);
    }
    let Some(place) = look.board.place(hex) else { return Some(Rule("1.1")) };
    let home = look.home_land(seat).contains(place);
    let cost = look.faction(seat).structures[0].cost;
    let reach = look.reach(seat);
    let reached = reach.contains(place) || look.skip_reach(seat, cost, reach).contains(place);
    if look.state.due.task == Task::Ride {
        Some(Rule("12.7"))
    } else if look.state.due.spades > 0 {
        Some(Rule("5.6"))
    } else if look.is_owed() {
        Some(Rule("2.5"))
    } else if look.state.built().contains(place) || !home {
        Some(Rule("6.1"))
    } else if look.state.due.actions == 0 {
        Some(Rule("5.6"))
    } else if !look.has_piece(seat, Structure::Dwelling) {
        Some(Rule("6.3"))
    } else if !look.can_pay(seat, cost) {
        Some(Rule("2.8"))
    } else if !reached {
        Some(Rule("5.1"))
    } else {
        None
    }
}

fn why_not_transform(look: Look<'_>, seat: Seat, hex: Hex, to: Colour) -> Option<Rule> {
    let Some(place) = look.board.place(hex) else { return Some(Rule("1.1")) };
    let frozen = matches!(look.state.colour(place), Colour::Ice | Colour::Volcano);
    let reach = look.reach(seat);
    let reached = reach.contains(place) || look.skip_reach(seat, Default::default(), reach).contains(place);
    if look.state.due.task == Task::Sandstorm {
        Some(Rule("12.1"))
    } else if look.state.built().contains(place) || frozen {
        Some(Rule("5.8"))
    } else if look.faction(seat).volcano_price.is_some() {
        Some(Rule(if reached { "13.4" } else { "5.1" }))
    } else if look.state.due.spades == 0 {
        Some(Rule("5.3"))
    } else if !reached {
        Some(Rule("5.1"))
    } else if look.state.due.buildable.contains(place) {
        Some(Rule("5.5"))
    } else if look.player(seat).home == Some(Colour::Ice) && look.player(seat).chosen == Some(to) {
        Some(Rule("13.1"))
    } else if look.state.due.bought > 0 {
        Some(Rule("5.4"))
    } else if look.state.due.foreign && look.player(seat).home != Some(to) {
        Some(Rule("5.5"))
    } else if look.player(seat).is(Faction::Giants) {
        Some(Rule("12.4"))
    } else {
        Some(Rule("5.2"))
    }
}

fn why_not_dig(look: Look<'_>, seat: Seat, spades: u8) -> Option<Rule> {
    let spades_in_hand = look.state.due.spades > 0 && look.state.phase == Phase::Actions;
    let turn = if spades_in_hand { None } else { out_of_turn(look) };
    turn.or_else(|| {
        let Some(spade) = look.spade_cost(seat) else { return Some(Rule("5.3")) };
        let affordable = spades <= 6 && look.can_pay(seat, times(spade, spades));
        Some(Rule(if affordable { "5.4" } else { "2.8" }))
    })
}

fn why_not_upgrade(look: Look<'_>, seat: Seat, hex: Hex, to: Structure) -> Option<Rule> {
    let free = look.state.due.task == Task::FreeTradingHouse;
    if !free && let Some(rule) = out_of_turn(look) {
        return Some(rule);
    }
    let Some(place) = look.board.place(hex) else { return Some(Rule("1.1")) };
    let from = build::upgraded_from(to);
    let fits = from.is_some_and(|from| look.state.standing(seat, from).contains(place));
    if !fits {
        Some(Rule("6.2"))
    } else if !look.has_piece(seat, to) {
        Some(Rule("6.3"))
    } else if free {
        Some(Rule("12.5"))
    } else {
        // Enough for a trading house beside a neighbour, but there is none.
        let lone = to == Structure::TradingHouse && look.can_pay(seat, look.faction(seat).structures[1].cost);
        Some(Rule(if lone { "6.4" } else { "2.8" }))
    }
}

fn why_not_advance(look: Look<'_>, seat: Seat, track: Progress) -> Option<Rule> {
    let (player, faction) = (look.player(seat), look.faction(seat));
    match track {
        Progress::Ship if player.ship >= faction.shipping.most => Some(Rule("6.6")),
        Progress::Dig => {
            let ended = |digging: &crate::data::Digging| usize::from(player.dig) + 1 >= digging.spade.len();
            let ended = faction.digging.as_ref().is_none_or(ended);
            Some(Rule(if ended { "6.7" } else { "2.8" }))
        }
        Progress::Ship => Some(Rule("2.8")),
    }
}

fn why_not_action(look: Look<'_>, seat: Seat, action: Action) -> Option<Rule> {
    if !look.owns_action(seat, action) {
        return Some(actions::rule(action));
    }
    if look.is_action_taken(seat, action) {
        return Some(Rule("2.6"));
    }
    if !look.can_pay_action(seat, action) {
        return Some(Rule("2.8"));
    }
    match action {
        Action::Bridge | Action::Engineers => Some(Rule("6.8")),
        Action::Spade | Action::TwoSpades | Action::BonusSpade => Some(Rule("13.7")),
        Action::Swarmlings | Action::Witches => Some(Rule("6.3")),
        Action::Nomads => Some(Rule("12.1")),
        Action::ShiftForPower | Action::ShiftForTokens => Some(Rule("13.9")),
        Action::Priest
        | Action::Workers
        | Action::Coins
        | Action::BonusCult
        | Action::FavourCult
        | Action::Auren
        | Action::ChaosMagicians
        | Action::Giants => None,
    }
}
