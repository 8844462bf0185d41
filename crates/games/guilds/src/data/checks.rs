//! Between what numbers must lie so that every match can be counted to its end. Whether they are well balanced is not asked.

use super::cards::BuildingEntry;
use super::{Base, Deed, FieldKind, Hireling, Mishap, Plan, Play, SoloBoard, Talent};
use crate::{ActionCard, Building, PlayerCard, Tile};
use tafel_rules::{Flaw, Id};

/// The most Jar, tiles or cards that anything costs or brings.
const MOST: u8 = 15;
/// The most that bonuses add to a die.
const MOST_BONUS: u8 = 10;
/// The most points that anything counts, either way.
const MOST_POINTS: i16 = 100;
/// What all penalties together cost is counted in 255.
const MOST_MINUS: u8 = 7;
/// The guild tiles of the other colours are laid one a turn.
const MOST_TURNS_ALONE: u8 = 18;

type Checked = Result<(), Flaw>;

fn points(path: String, points: i16) -> Checked {
    Flaw::unless_in(-MOST_POINTS..=MOST_POINTS, path, points)
}

fn amount(path: String, amount: u8) -> Checked {
    Flaw::unless_in(0..=MOST, path, amount)
}

pub(super) fn base(base: &Base) -> Checked {
    Flaw::unless_in(1..=MOST_TURNS_ALONE, "rounds.alone", base.rounds.alone)?;
    Flaw::unless_in(1..=60, "rounds.together", base.rounds.together)?;
    Flaw::unless_in(0..=500, "jar", base.jar)?;
    amount("jar_for_later_players".into(), base.jar_for_later_players)?;
    Flaw::unless_in(0..=base.hand_limit, "action_cards", base.action_cards)?;
    Flaw::unless_in(1..=40, "mines", base.mines)?;
    Flaw::unless_in(0..=40, "guild_tiles", base.guild_tiles)?;
    Flaw::unless_in(1..=20, "dice_of_a_colour", base.dice_of_a_colour)?;
    amount("die_let_go".into(), base.die_let_go)?;
    Flaw::unless_in(0..=MOST_BONUS, "matching_colour", base.matching_colour)?;
    for entry in &base.actions {
        for &(_, achieved) in &entry.amounts {
            amount(format!("actions.action.{}.amounts", entry.action), achieved)?;
        }
    }
    for tile in Tile::all() {
        amount(format!("prices.{tile}"), base.prices.amount(tile))?;
    }
    Flaw::unless_in(0..=100, "most_combat", base.most_combat)?;
    Flaw::unless_in(1..=4, "players_on_a_landscape", base.players_on_a_landscape)?;
    Flaw::unless_in(0..=60, "medals_of_a_kind", base.medals_of_a_kind)?;
    amount("raid_jar".into(), base.raid_jar)?;
    amount("blight_tiles".into(), base.blight_tiles)?;
    amount("panic_cards".into(), base.panic_cards)?;
    amount("hand_limit".into(), base.hand_limit)?;
    amount("cards_drawn_to_recruit".into(), base.cards_drawn_to_recruit)?;
    points("scoring.medal".into(), base.scoring.medal)?;
    points("scoring.set_of_medals".into(), base.scoring.set_of_medals)?;
    base.scoring.trophies.iter().try_for_each(|&trophy| points("scoring.trophies".into(), trophy))
}

pub(super) fn solo(board: &SoloBoard) -> Checked {
    amount("coin".into(), board.coin)?;
    amount("swap".into(), board.swap)?;
    points("final_points".into(), board.final_points)?;
    points("second_final_points".into(), board.second_final_points)?;
    points("loss_box".into(), board.loss_box)?;
    for (field, kind) in board.fields() {
        let path = format!("rows.{}.{}", field.row, field.number - 1);
        let mishaps = match kind {
            FieldKind::Mine { first, otherwise, .. } => [first, Some(otherwise)],
            FieldKind::Coin { first, otherwise, .. } => [first, otherwise],
            FieldKind::Final { .. } => [None, None],
        };
        for mishap in mishaps.into_iter().flatten() {
            if let Mishap::PenaltyBuildings { minus_points, .. } = mishap {
                Flaw::unless_in(0..=MOST_MINUS, &path, minus_points)?;
            }
        }
    }
    Ok(())
}

fn deed(path: &str, deed: Deed) -> Checked {
    let amount = |number| amount(format!("{path}.deed"), number);
    match deed {
        Deed::Lay { ore, crystal } => amount(ore).and(amount(crystal)),
        Deed::Sell { tiles, more } => {
            Flaw::unless_in(1..=MOST, format!("{path}.deed"), tiles)?;
            amount(more)
        }
        Deed::Jar(number)
        | Deed::JarPerBuilding(number)
        | Deed::Combat(number)
        | Deed::CombatPerBuilding(number)
        | Deed::Mine { difficulty: number }
        | Deed::Hoist { landscapes: number }
        | Deed::EasierBuild { strength: number }
        | Deed::Recruit { cheaper: number }
        | Deed::DrawCards(number)
        | Deed::Exchange { jar: number, .. } => amount(number),
        Deed::Fair | Deed::CheaperBuild | Deed::TurnDie | Deed::RollAgain | Deed::Medal(_) => Ok(()),
    }
}

pub(super) fn plays(plays: &[Play]) -> Checked {
    for (card, play) in ActionCard::all().zip(plays) {
        let path = format!("action.card.{card}");
        deed(&path, play.deed)?;
        amount(format!("{path}.price"), play.price)?;
    }
    Ok(())
}

pub(super) fn hirelings(hirelings: &[Hireling]) -> Checked {
    for (card, hireling) in PlayerCard::all().zip(hirelings) {
        let path = format!("player.card.{card}");
        points(format!("{path}.points"), hireling.points)?;
        let talent = format!("{path}.talent");
        match hireling.talent {
            Talent::Strength(_, more) | Talent::More(_, more) => {
                Flaw::unless_in(0..=MOST_BONUS, talent, more)?;
            }
            Talent::JarWithTheDice(jar) | Talent::Combat(jar) => amount(talent, jar)?,
            Talent::Medal(_) | Talent::Nothing => {}
        }
    }
    Ok(())
}

/// What a building costs.
pub(super) fn building(entry: &BuildingEntry) -> Checked {
    let BuildingEntry { building, rank, ore, crystal, jar, use_price, .. } = entry;
    let costs = [("rank", rank), ("ore", ore), ("crystal", crystal), ("jar", jar), ("use_price", use_price)];
    costs.iter().try_for_each(|(name, cost)| amount(format!("building.{building}.{name}"), **cost))
}

pub(super) fn plans(plans: &[Plan]) -> Checked {
    for (building, plan) in Building::all().zip(plans) {
        let path = format!("building.{building}");
        points(format!("{path}.points"), plan.points)?;
        deed(&path, plan.deed)?;
    }
    Ok(())
}
