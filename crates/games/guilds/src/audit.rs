//! Whether the components add up.

use crate::{
    ActionCard, AttackCards, Buildings, Data, Field, FieldKind, Guild, Landscapes, Medal, SoloRow, State,
    Step, Tile,
};
use tafel_rules::Id;

/// Checks that nothing came or went.
pub(crate) fn audit(data: &Data, state: &State) -> Result<(), String> {
    tiles_and_medals(data, state)?;
    cards(data, state)?;
    buildings_and_trophies(state)?;
    dice(data, state)?;
    mines(data, state)?;
    guild_tiles(data, state)
}

fn same(what: &str, found: u32, expected: u32) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("there are {found} {what}, not {expected}")) }
}

fn tiles_and_medals(data: &Data, state: &State) -> Result<(), String> {
    for tile in Tile::all() {
        let owned: u32 = state.seated().map(|(_, player)| u32::from(player.stock.amount(tile))).sum();
        let lying = state.land.count_on(Landscapes::full(), tile);
        let all = owned + u32::from(lying + state.supply.amount(tile));
        same(&format!("{tile} tiles"), all, u32::from(data.base.tiles.amount(tile)))?;
    }
    for medal in Medal::all() {
        let owned: u32 = state.seated().map(|(_, player)| u32::from(player.medals.amount(medal))).sum();
        let all = owned + u32::from(state.medals.amount(medal));
        same(&format!("{medal} medals"), all, u32::from(data.base.medals_of_a_kind))?;
    }
    match state.seated().find(|(_, player)| player.combat > data.base.most_combat) {
        Some((seat, player)) => Err(format!("seat {seat} has {} combat points", player.combat)),
        None => Ok(()),
    }
}

fn cards(data: &Data, state: &State) -> Result<(), String> {
    for card in ActionCard::all() {
        let held: u32 = state.seated().map(|(_, player)| u32::from(player.hand.count(card))).sum();
        let all = held + u32::from(state.unseen.count(card) + state.discard.count(card));
        same(&format!("{card} cards"), all, u32::from(data.action_cards_of_a_kind))?;
    }
    if u32::from(state.pile) > state.unseen.total() {
        return Err(format!("the draw pile has {} of {} cards", state.pile, state.unseen.total()));
    }
    let limit = |step| u32::from(data.base.hand_limit) + u32::from(step == Some(Step::Discard));
    match state.seated().find(|(_, player)| player.hand.total() > limit(state.step())) {
        Some((seat, player)) => Err(format!("seat {seat} holds {} action cards", player.hand.total())),
        None => Ok(()),
    }
}

fn buildings_and_trophies(state: &State) -> Result<(), String> {
    let owned = state.seated().map(|(_, player)| player.buildings);
    let mut seen = Buildings::empty();
    for buildings in owned.chain([state.unbuilt, state.penalty]) {
        if let Some(building) = (seen & buildings).first() {
            return Err(format!("the {building} is in two places"));
        }
        seen = seen | buildings;
    }
    let mut revealed = state.attack.map_or(AttackCards::empty(), AttackCards::one);
    for (_, player) in state.seated() {
        if let Some(card) = (revealed & player.trophies).first() {
            return Err(format!("the attack card {card} is in two places"));
        }
        revealed = revealed | player.trophies;
    }
    match (revealed & state.attacks).first() {
        Some(card) => Err(format!("the attack card {card} is revealed and in its deck")),
        None => Ok(()),
    }
}

fn dice(data: &Data, state: &State) -> Result<(), String> {
    if !state.dice.is_sorted() {
        return Err("the dice are not in order".into());
    }
    for (colour, count) in crate::state::full_die_bag(data).iter() {
        let rolled = state.dice.iter().filter(|die| die.colour == colour).count();
        if usize::from(state.die_bag.count(colour)) + rolled > usize::from(count) {
            return Err(format!("there are too many {colour} dice"));
        }
    }
    Ok(())
}

fn mines(data: &Data, state: &State) -> Result<(), String> {
    for (seat, player) in state.seated() {
        let mut all = player.mines.len() as u8 + player.reserve;
        if let Some(solo) = &state.solo {
            let open = |field: Field| {
                let in_test = state.steps.contains(&Step::Test(field));
                in_test || solo.rows[field.row.index()].laid < field.number
            };
            let fields = data.solo.fields().filter(|(_, kind)| matches!(kind, FieldKind::Mine { .. }));
            all += solo.loss_box + fields.filter(|&(field, _)| open(field)).count() as u8;
        }
        same(&format!("mines of seat {seat}"), u32::from(all), u32::from(data.base.mines))?;
    }
    let most = usize::from(data.base.players_on_a_landscape);
    let on = |landscape| state.seated().filter(|(_, player)| player.mines.contains(landscape)).count();
    match crate::Landscape::all().find(|&landscape| on(landscape) > most) {
        Some(landscape) => Err(format!("{landscape} has mines of {} players", on(landscape))),
        None => Ok(()),
    }
}

fn guild_tiles(data: &Data, state: &State) -> Result<(), String> {
    let Some(solo) = &state.solo else { return Ok(()) };
    for guild in Guild::all().skip(1) {
        let waiting = solo.start.iter().filter(|&&other| other == guild).count() as u32;
        let rows = SoloRow::all().map(|row| solo.rows[row.index()]).filter(|row| row.colour == Some(guild));
        let laid: u32 = rows.map(|row| u32::from(row.laid)).sum();
        let all = u32::from(solo.bag.count(guild)) + waiting + laid;
        same(&format!("{guild} tiles"), all, u32::from(data.solo.guild_tiles_of_a_colour))?;
    }
    Ok(())
}
