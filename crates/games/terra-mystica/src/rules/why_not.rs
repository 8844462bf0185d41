//! Which rule forbids a move that people really try, and what is missing for it.

use super::{actions, build};
use crate::look::{Look, add, times};
use crate::{
    Action, Colour, Conversion, Cost, Data, Faction, Hex, Move, Phase, Place, Progress, State, Structure,
    Task,
};
use tafel_rules::{Lack, Objection, Rule, Seat, vocabulary};

vocabulary! {
    /// What a player can have too little of.
    pub enum Stock: "something to have" {
        Coins = "coins",
        Workers = "workers",
        Priests = "priests",
        Power = "power",
        Tokens = "tokens",
        Spades = "spades",
        Steps = "steps",
        Points = "points",
    }
}

/// What forbids a move which is not legal now: what is due comes before what the move is aimed at, and that before its price.
pub(crate) fn why_not(data: &Data, state: &State, seat: Seat, mv: Move) -> Option<Objection> {
    let look = Look::new(data, state);
    let player = look.player(seat);
    let rule = |number| Some(Rule(number).into());
    match mv {
        Move::Pick(_) => rule("1.4"),
        Move::Bid(..) => rule("1.11"),
        Move::Colour(_) => rule("1.6"),
        Move::Favour(_) => rule("6.5"),
        Move::Town(_) => rule("8.5"),
        Move::Step(_) if look.must_choose_top(seat) => rule("9.6"),
        Move::Step(_) => rule("9.4"),
        Move::Lose(cult) => {
            let (needed, there) = (state.due.payment, player.cults[tafel_rules::Id::index(cult)]);
            Some(Rule("13.5").for_lack_of(lack(Stock::Steps, needed, there)))
        }
        Move::Leech(_) | Move::Decline => rule("7.2"),
        Move::Token => rule("13.9"),
        Move::Unlock(_) | Move::Keep => rule("13.8"),
        Move::Connect(_) => rule("12.6"),
        Move::Ordain(workers) => {
            Some(Rule("12.12").for_lack_of(lack(Stock::Workers, workers, player.workers)))
        }
        Move::Resign => rule("2.7"),
        Move::Build(_) if matches!(state.phase, Phase::Dwellings(_)) => rule("1.7"),
        Move::Pass(_) if state.phase == Phase::FirstCards => rule("1.9"),
        Move::Burn(_) if state.phase == Phase::Offers => rule("7.5"),
        Move::Burn(_) | Move::Convert(_) if state.phase != Phase::Actions => rule("4.3"),
        Move::Burn(tokens) => {
            let needed = tokens.saturating_mul(2);
            Some(Rule("4.2").for_lack_of(lack(Stock::Tokens, needed, player.bowls[1])))
        }
        Move::Convert(conversion) => Some(why_not_convert(look, seat, conversion)),
        Move::Bridge(..) if state.due.bridges > 0 => rule("6.8"),
        Move::Done if state.due.actions > 0 => rule(if state.due.has_acted { "12.3" } else { "2.4" }),
        Move::Done => rule("2.5"),
        Move::Discard => rule(if state.due.bought > 0 { "5.4" } else { "5.5" }),
        Move::Build(hex) => why_not_build(look, seat, hex),
        Move::Transform(hex, to) => Some(why_not_transform(look, seat, hex, to)),
        Move::Dig(spades) => Some(why_not_dig(look, seat, spades)),
        Move::Upgrade(hex, to) => Some(why_not_upgrade(look, seat, hex, to)),
        Move::Advance(track) => out_of_turn(look).or_else(|| why_not_advance(look, seat, track)),
        Move::Send(cult) | Move::SendTo(cult, _) => out_of_turn(look).or_else(|| {
            let is_full = look.free_space(cult).is_none();
            if is_full || player.priests > 0 { rule("9.1") } else { Some(unpaid(look, seat, A_PRIEST)) }
        }),
        Move::Return(_) => out_of_turn(look).or_else(|| Some(unpaid(look, seat, A_PRIEST))),
        Move::Action(action) => out_of_turn(look).or_else(|| why_not_action(look, seat, action)),
        Move::Bridge(..) => rule("6.8"),
        Move::Pass(_) => out_of_turn(look).or_else(|| rule("10.4")),
    }
}

const A_PRIEST: Cost = Cost { coins: 0, workers: 0, priests: 1 };

/// What is missing, if something is.
fn lack(what: Stock, needed: u8, there: u8) -> Option<Lack> {
    (there < needed).then(|| Lack::new(what, needed, there))
}

/// §2.8
fn unpaid(look: Look<'_>, seat: Seat, cost: Cost) -> Objection {
    Rule("2.8").for_lack_of(lacks(look, seat, cost))
}

fn lacks(look: Look<'_>, seat: Seat, cost: Cost) -> impl Iterator<Item = Lack> {
    let player = look.player(seat);
    let stock = [
        lack(Stock::Coins, cost.coins, player.coins),
        lack(Stock::Workers, cost.workers, player.workers),
        lack(Stock::Priests, cost.priests, player.priests),
    ];
    stock.into_iter().flatten()
}

/// Why no action can be taken at all.
fn out_of_turn(look: Look<'_>) -> Option<Objection> {
    let number = if look.state.phase == Phase::CultBonus {
        "9.8"
    } else if look.state.phase != Phase::Actions {
        "2.2"
    } else if look.is_owed() {
        "2.5"
    } else if look.state.due.actions == 0 {
        "2.4"
    } else {
        return None;
    };
    Some(Rule(number).into())
}

fn why_not_convert(look: Look<'_>, seat: Seat, conversion: Conversion) -> Objection {
    let (player, prices) = (look.player(seat), look.data.tiles.power_prices);
    let power = |price| lack(Stock::Power, price, player.bowls[2]);
    let lack = match conversion {
        Conversion::PowerToPriest => power(prices.priest),
        Conversion::PowerToWorker => power(prices.worker),
        Conversion::PowerToCoin => power(prices.coin),
        Conversion::PriestToWorker | Conversion::PriestToCoin => lack(Stock::Priests, 1, player.priests),
        Conversion::WorkerToCoin => lack(Stock::Workers, 1, player.workers),
        Conversion::CoinsToPoint | Conversion::PointToCoin => {
            let Some(coins) = look.faction(seat).coins_for_a_point else { return Rule("4.5").into() };
            let points = u8::try_from(player.points).unwrap_or(u8::MAX);
            match conversion {
                Conversion::PointToCoin => lack(Stock::Points, 1, points),
                _ => lack(Stock::Coins, coins, player.coins),
            }
        }
    };
    Rule("2.8").for_lack_of(lack)
}

fn why_not_build(look: Look<'_>, seat: Seat, hex: Hex) -> Option<Objection> {
    if look.state.phase != Phase::Actions {
        return out_of_turn(look);
    }
    let Some(place) = look.board.place(hex) else { return Some(Rule("1.1").into()) };
    let is_home = look.home_land(seat).contains(place);
    let cost = look.faction(seat).structures[0].cost;
    let reach = look.reach(seat);
    let due = &look.state.due;
    let number = if due.task == Task::Ride {
        "12.7"
    } else if due.spades > 0 {
        "5.6"
    } else if look.is_owed() {
        "2.5"
    } else if look.state.built().contains(place) || !is_home {
        "6.1"
    } else if due.actions == 0 && !due.buildable.contains(place) {
        "5.6"
    } else if !look.has_piece(seat, Structure::Dwelling) {
        "6.3"
    } else if reach.contains(place) || due.buildable.contains(place) {
        return Some(unpaid(look, seat, cost));
    } else if skips_to(look, seat, place) {
        return Some(unpaid(look, seat, add(cost, look.skip_cost(seat)?)));
    } else {
        "5.1"
    };
    Some(Rule(number).into())
}

/// Whether a hex could be reached by skipping, for those who can pay for it.
fn skips_to(look: Look<'_>, seat: Seat, place: Place) -> bool {
    let free = look.state.phase == Phase::Actions && look.state.due.skipped.is_none();
    free && look.skippable(seat, look.reach(seat)).contains(place)
}

fn why_not_transform(look: Look<'_>, seat: Seat, hex: Hex, to: Colour) -> Objection {
    let Some(place) = look.board.place(hex) else { return Rule("1.1").into() };
    let (due, player, from) = (&look.state.due, look.player(seat), look.state.colour(place));
    let is_frozen = matches!(from, Colour::Ice | Colour::Volcano);
    let reach = look.reach(seat);
    let is_reached = reach.contains(place) || look.skip_reach(seat, Cost::default(), reach).contains(place);
    let number = if due.task == Task::Sandstorm {
        "12.1"
    } else if look.state.built().contains(place) || is_frozen {
        "5.8"
    } else if look.faction(seat).volcano_price.is_some() {
        return if is_reached { why_not_erupt(look, seat, from) } else { Rule("5.1").into() };
    } else if due.spades == 0 {
        let needed = look.price(seat, from, to, 6, 0).unwrap_or(1);
        return Rule("5.3").for_lack_of(lack(Stock::Spades, needed, 0));
    } else if !is_reached && skips_to(look, seat, place) {
        return look.skip_cost(seat).map_or(Rule("5.1").into(), |cost| unpaid(look, seat, cost));
    } else if !is_reached {
        "5.1"
    } else if due.buildable.contains(place) {
        "5.5"
    } else if player.home == Some(Colour::Ice) && player.chosen == Some(to) {
        "13.1"
    } else if due.foreign && player.home != Some(to) {
        "5.5"
    } else if player.is(Faction::Giants) && player.home != Some(to) {
        "12.4"
    } else if due.bought > 0 {
        "5.4"
    } else {
        let needed = look.price(seat, from, to, 6, 0).unwrap_or(0);
        let number = if player.is(Faction::Giants) { "12.4" } else { "5.2" };
        return Rule(number).for_lack_of(lack(Stock::Spades, needed, due.spades));
    };
    Rule(number).into()
}

/// §13.5, §13.6
fn why_not_erupt(look: Look<'_>, seat: Seat, from: Colour) -> Objection {
    let (needed, player) = (look.volcano_price(seat, from), look.player(seat));
    let lack = if player.is(Faction::Acolytes) {
        lack(Stock::Steps, needed, player.cults.into_iter().max().unwrap_or(0))
    } else {
        lack(Stock::Tokens, needed, player.bowls.iter().sum())
    };
    Rule("13.4").for_lack_of(lack)
}

fn why_not_dig(look: Look<'_>, seat: Seat, spades: u8) -> Objection {
    let spades_in_hand = look.state.due.spades > 0 && look.state.phase == Phase::Actions;
    if !spades_in_hand && let Some(objection) = out_of_turn(look) {
        return objection;
    }
    let Some(spade) = look.spade_cost(seat) else { return Rule("5.3").into() };
    let is_possible = (1..=6).contains(&spades);
    if is_possible && !look.can_pay(seat, times(spade, spades)) {
        return unpaid(look, seat, times(spade, spades));
    }
    Rule("5.4").into()
}

fn why_not_upgrade(look: Look<'_>, seat: Seat, hex: Hex, to: Structure) -> Objection {
    let free = look.state.due.task == Task::FreeTradingHouse;
    if !free && let Some(objection) = out_of_turn(look) {
        return objection;
    }
    let Some(place) = look.board.place(hex) else { return Rule("1.1").into() };
    let from = build::upgraded_from(to);
    if !from.is_some_and(|from| look.state.standing(seat, from).contains(place)) {
        return Rule("6.2").into();
    }
    if !look.has_piece(seat, to) {
        return Rule("6.3").into();
    }
    if free {
        return Rule("12.5").into();
    }
    // Enough for a trading house beside a neighbour, but there is none.
    let is_lone = to == Structure::TradingHouse && look.can_pay(seat, look.faction(seat).structures[1].cost);
    Rule(if is_lone { "6.4" } else { "2.8" }).for_lack_of(lacks(
        look,
        seat,
        look.upgrade_cost(seat, place, to),
    ))
}

fn why_not_advance(look: Look<'_>, seat: Seat, track: Progress) -> Option<Objection> {
    let (player, faction) = (look.player(seat), look.faction(seat));
    match (track, &faction.digging) {
        (Progress::Ship, _) if player.ship >= faction.shipping.most => Some(Rule("6.6").into()),
        (Progress::Ship, _) => Some(unpaid(look, seat, look.data.tiles.ship_advance)),
        (Progress::Dig, Some(digging)) if usize::from(player.dig) + 1 < digging.spade.len() => {
            Some(unpaid(look, seat, digging.advance))
        }
        (Progress::Dig, _) => Some(Rule("6.7").into()),
    }
}

fn why_not_action(look: Look<'_>, seat: Seat, action: Action) -> Option<Objection> {
    if !look.owns_action(seat, action) {
        return Some(actions::rule(action).into());
    }
    if look.is_action_taken(seat, action) {
        return Some(Rule("2.6").into());
    }
    if !look.can_pay_action(seat, action) {
        return Some(Rule("2.8").for_lack_of(look.action_lacks(seat, action)));
    }
    match action {
        Action::Bridge | Action::Engineers => Some(Rule("6.8").into()),
        Action::Spade | Action::TwoSpades | Action::BonusSpade => Some(Rule("13.7").into()),
        Action::Swarmlings | Action::Witches => Some(Rule("6.3").into()),
        Action::Nomads => Some(Rule("12.1").into()),
        Action::ShiftForPower | Action::ShiftForTokens => Some(Rule("13.9").into()),
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

impl Look<'_> {
    /// What a player lacks for an action of power, workers or tokens.
    fn action_lacks(&self, seat: Seat, action: Action) -> Vec<Lack> {
        let (player, shift) = (self.player(seat), self.faction(seat).shift_price);
        if let Some(at) = Action::POWER.iter().position(|&power| power == action) {
            return lack(Stock::Power, self.action_power(seat, at), player.bowls[2]).into_iter().collect();
        }
        match action {
            Action::ShiftForPower => lack(Stock::Power, shift, player.bowls[2]).into_iter().collect(),
            Action::ShiftForTokens => {
                lack(Stock::Tokens, shift, player.bowls.iter().sum()).into_iter().collect()
            }
            _ => lacks(*self, seat, self.data.tiles.engineer_bridge).collect(),
        }
    }
}
