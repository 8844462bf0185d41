//! Why a move is not legal now, and what is missing for it.

use super::{actions, buildings, deeds, mines, recruit};
use crate::{
    ActionCard, Building, Data, Deed, Die, DieAction, Landscape, Landscapes, Medal, Move, PlayerCard,
    Recruiting, Sale, State, Step, Tile,
};
use tafel_rules::{Lack, Objection, Rule, vocabulary};

vocabulary! {
    /// What there can be too little of, besides tiles, medals and cards of one kind.
    pub enum Missing: "something to have" {
        Mine = "mine",
        Strength = "strength",
        Jar = "jar",
        Room = "room",
        Tile = "tile",
        Building = "building",
        PlayerCard = "player-card",
        ActionCard = "action-card",
        Die = "die",
        Combat = "combat",
    }
}

/// What forbids a move of the active player which is not legal now.
pub(crate) fn why_not(data: &Data, state: &State, mv: Move) -> Option<Objection> {
    let rule = match (state.step()?, mv) {
        (Step::Act, mv) => return Some(while_acting(data, state, mv)),
        (Step::Mine(among), Move::Mine(landscape)) => {
            return Some(placement(data, state, landscape, reach(data, among)));
        }
        (Step::Mine(_), other) => subject(other),
        (Step::Discard, _) => "13.2", // The hand is too full for anything else.
        (Step::Swap, _) => "3.1",
        (Step::Return(_), _) => "6.7",
        (Step::Forfeit(_), _) => "6.11",
        (Step::Take(taking), _) => {
            if taking.one_each {
                "13.11"
            } else {
                "10.3"
            }
        }
        (Step::LayTiles(..), _) => "13.5",
        (Step::Sell(..), Move::Sell(sale)) => return Some(unsold(state, sale, "13.7")),
        (Step::Sell(..), _) => "13.7",
        (Step::Turn, _) => "13.14",
        (Step::Recruit(recruiting), Move::Hire(card)) => return Some(hire(data, state, recruiting, card)),
        (Step::Recruit(_), _) => "14.1",
        (Step::Lose(_), _) => "12.6",
        (
            Step::Landscape(_)
            | Step::Start
            | Step::Draw(..)
            | Step::Guild
            | Step::Attack
            | Step::Dice(_)
            | Step::Collapse
            | Step::Box(_)
            | Step::Penalty(_)
            | Step::Roll(_)
            | Step::Begin
            | Step::Lay
            | Step::Test(..)
            | Step::End,
            _,
        ) => return None,
    };
    Some(Rule(rule).into())
}

fn while_acting(data: &Data, state: &State, mv: Move) -> Objection {
    let rule = match mv {
        Move::Prospect(die, _)
        | Move::Extract(die)
        | Move::Trade(die, _)
        | Move::Build(die, ..)
        | Move::Recruit(die)
        | Move::Muster(die)
        | Move::Study(die)
        | Move::Labour(die)
        | Move::Release(die)
            if !state.dice.contains(&die) =>
        {
            "9.3"
        }
        Move::Prospect(die, landscape) => {
            let strength = data.action(DieAction::Prospect).strength(die, state.actor().cards);
            return placement(data, state, landscape, strength);
        }
        Move::Trade(die, sale) => return trade(data, state, die, sale),
        Move::Build(die, building, less) => return build(data, state, die, building, less),
        Move::Play(card) => return play(data, state, card),
        Move::Use(building) => return use_building(data, state, building),
        Move::Discard(_) => "5.9",
        Move::Repel if state.dice.is_empty() => return repel(data, state),
        Move::Swap(_)
        | Move::Keep
        | Move::Extract(_)
        | Move::Recruit(_)
        | Move::Muster(_)
        | Move::Study(_)
        | Move::Labour(_)
        | Move::Release(_)
        | Move::Mine(_)
        | Move::Take(..)
        | Move::Stop
        | Move::Lay(..)
        | Move::Sell(_)
        | Move::Turn(..)
        | Move::Hire(_)
        | Move::Decline
        | Move::Return(_)
        | Move::Forfeit(_)
        | Move::Lose(_)
        | Move::Repel
        | Move::End => subject(mv),
    };
    Rule(rule).into()
}

/// The rule that a move is about.
fn subject(mv: Move) -> &'static str {
    match mv {
        Move::Swap(_) | Move::Keep => "3.2",
        Move::Prospect(..) => "10.2",
        Move::Extract(_) | Move::Take(..) | Move::Stop => "10.3",
        Move::Trade(..) => "10.4",
        Move::Build(..) => "10.6",
        Move::Recruit(_) | Move::Hire(_) | Move::Decline => "14.1",
        Move::Muster(_) => "10.11",
        Move::Study(_) | Move::Play(_) => "13.3",
        Move::Labour(_) | Move::Release(_) => "9.3",
        Move::Use(_) => "15.2",
        Move::Mine(_) => "11.2",
        Move::Lay(..) => "13.5",
        Move::Sell(_) => "13.7",
        Move::Turn(..) => "13.14",
        Move::Discard(_) => "13.2",
        Move::Return(_) => "6.7",
        Move::Forfeit(_) => "6.11",
        Move::Lose(_) => "12.6",
        Move::Repel | Move::End => "9.5",
    }
}

/// No mine left, no place for one, or a place too difficult.
fn placement(data: &Data, state: &State, landscape: Landscape, strength: u8) -> Objection {
    if state.actor().reserve == 0 {
        Rule("10.2").for_lack_of(lack(Missing::Mine, 1, 0))
    } else if mines::open_at_all(data, state).contains(landscape) {
        Rule("11.1").for_lack_of(lack(Missing::Strength, data.difficulty(landscape).into(), strength.into()))
    } else {
        Rule("11.2").into()
    }
}

/// The difficulty up to which a mine can be laid without a die.
fn reach(data: &Data, among: Landscapes) -> u8 {
    among.iter().map(|landscape| data.difficulty(landscape)).max().unwrap_or(0)
}

/// Not in the stock, or too much for the die.
fn trade(data: &Data, state: &State, die: Die, sale: Sale) -> Objection {
    let numbers = data.action(DieAction::Trade);
    let strength = numbers.strength(die, state.actor().cards);
    let unsold = unsold(state, sale, "10.4");
    if !unsold.lacks.is_empty() || numbers.amount(strength) >= sale.tiles() {
        return unsold;
    }
    let needed = (strength..=u8::MAX).find(|&more| numbers.amount(more) >= sale.tiles());
    Rule("10.4")
        .for_lack_of(needed.and_then(|needed| lack(Missing::Strength, needed.into(), strength.into())))
}

/// What the stock lacks for a sale.
fn unsold(state: &State, sale: Sale, rule: &'static str) -> Objection {
    Rule(rule).for_lack_of(state.actor().stock.lacks(deeds::pool(sale.ore, sale.crystal)))
}

/// Not to be built any more, not strong enough, not helped in this way, or not to be paid.
fn build(data: &Data, state: &State, die: Die, building: Building, less: Option<Tile>) -> Objection {
    if !state.unbuilt.contains(building) {
        let stands = (buildings::in_play(state) - state.penalty).contains(building);
        return Rule(if stands { "15.1" } else { "6.13" }).into();
    }
    let strength = actions::worth(data, state.actor(), die, DieAction::Build) + state.aids.easier;
    let plan = data.plan(building);
    if strength < plan.rank {
        return Rule("10.6").for_lack_of(lack(Missing::Strength, plan.rank.into(), strength.into()));
    }
    if buildings::affordable(data, state, state.aids).contains(building)
        && (less.is_some() || state.aids.cheaper)
    {
        return Rule("13.12").into();
    }
    let player = state.actor();
    let jar = lack(Missing::Jar, plan.jar.into(), player.jar);
    let tiles = player.stock.lacks(buildings::price(data, building, less));
    Rule("15.1").for_lack_of(tiles.chain(jar))
}

/// Not in hand, not to be paid, or not to be carried out.
fn play(data: &Data, state: &State, card: ActionCard) -> Objection {
    let play = data.play(card);
    let player = state.actor();
    let in_hand = lack(card.word(), 1, player.hand.count(card).into());
    let price = lack(Missing::Jar, play.price.into(), player.jar);
    let missing: Vec<Lack> = match in_hand.or(price) {
        Some(first) => vec![first],
        None => lacks_of(data, state, play.deed),
    };
    Rule("13.3").for_lack_of(missing)
}

/// Not in play, used already, not to be paid, or not to be carried out.
fn use_building(data: &Data, state: &State, building: Building) -> Objection {
    if !(buildings::in_play(state) - state.used).contains(building) {
        return Rule("15.2").into();
    }
    let (price, _) = buildings::use_price(data, state, building);
    match lack(Missing::Jar, price, state.actor().jar) {
        Some(lack) => Rule("15.3").for_lack_of([lack]),
        None => Rule("15.2").for_lack_of(lacks_of(data, state, data.plan(building).deed)),
    }
}

/// What a deed lacks, where that can be counted.
fn lacks_of(data: &Data, state: &State, deed: Deed) -> Vec<Lack> {
    let player = state.actor();
    let few = |what: &'static str, needed: u8, there: usize| {
        lack(what, needed.into(), u16::try_from(there).unwrap_or(u16::MAX)).into_iter().collect()
    };
    match deed {
        Deed::Lay { ore, crystal } => {
            let tiles = state.supply.lacks(deeds::pool(ore, crystal));
            tiles.chain(lack(Missing::Room, (ore + crystal).into(), state.land.room().into())).collect()
        }
        Deed::Sell { .. } => few(Missing::Tile.word(), 1, player.tiles().into()),
        Deed::JarPerBuilding(_) => few(Missing::Building.word(), 1, player.buildings.len()),
        Deed::CombatPerBuilding(_) if player.buildings.is_empty() => few(Missing::Building.word(), 1, 0),
        Deed::Mine { .. } => few(Missing::Mine.word(), 1, player.reserve.into()),
        Deed::Recruit { .. } => {
            few(Missing::PlayerCard.word(), data.base.cards_drawn_to_recruit, player.deck().len())
        }
        Deed::DrawCards(cards) => few(Missing::ActionCard.word(), cards, state.pile.into()),
        Deed::Medal(medal) => few(medal.word(), 1, state.medals.amount(medal).into()),
        Deed::TurnDie | Deed::RollAgain => few(Missing::Die.word(), 1, state.dice.len()),
        Deed::Fair => {
            let medal = lack(Medal::Trade.word(), 1, state.medals.amount(Medal::Trade).into());
            player.stock.lacks(deeds::taken(deed)).chain(medal).collect()
        }
        Deed::Exchange { .. } => player.stock.lacks(deeds::taken(deed)).collect(),
        Deed::Jar(_)
        | Deed::Combat(_)
        | Deed::CombatPerBuilding(_)
        | Deed::Hoist { .. }
        | Deed::CheaperBuild
        | Deed::EasierBuild { .. } => vec![],
    }
}

/// Not drawn, or not to be paid.
fn hire(data: &Data, state: &State, recruiting: Recruiting, card: PlayerCard) -> Objection {
    let price = recruit::cost(data, card, recruiting.cheaper);
    let jar = lack(Missing::Jar, price, state.actor().jar).filter(|_| recruiting.drawn.contains(card));
    Rule("14.1").for_lack_of(jar)
}

/// No attack, or too few combat points.
fn repel(data: &Data, state: &State) -> Objection {
    let strength = state.attack.map_or(0, |card| data.attack(card).strength);
    Rule("12.3").for_lack_of(lack(Missing::Combat, strength.into(), state.actor().combat.into()))
}

/// What is missing, if there is less than needed.
fn lack(what: impl Into<&'static str>, needed: u16, there: u16) -> Option<Lack> {
    (needed > there).then(|| Lack::new(what, needed, there))
}
