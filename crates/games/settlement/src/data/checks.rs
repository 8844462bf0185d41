//! What numbers must satisfy so that every match can be played to its end. Whether they are well balanced is not asked.

use super::sources::NumbersFile;
use super::{BuildingCard, Power, Resources, Use};
use crate::{Artifact, Building, Resource};
use tafel_rules::{Flaw, Id};

/// The most that a hero, a building or a surcharge costs of a resource.
pub(super) const MOST_COST: u8 = 50;
/// The most bonus settlers that anything brings, and the most settlers that anything costs.
pub(super) const MOST_SETTLERS: u8 = 20;
/// The most points that anything is worth.
pub(super) const MOST_POINTS: i16 = 100;
/// The most that anything brings of a resource.
const MOST_GAIN: u8 = 30;
/// The most rounds: a match stays short enough to be shown.
const MOST_ROUNDS: u8 = 11;
/// The most that one exchange takes.
const MOST_RATE: u8 = 6;
/// The greatest table.
const MOST_PLAYERS: u8 = 4;

type Checked = Result<(), Flaw>;

fn gain(path: &str, gain: Resources) -> Checked {
    gain.iter()
        .try_for_each(|(kind, amount)| Flaw::unless_in(0..=MOST_GAIN, format!("{path}.{kind}"), amount))
}

fn cost(path: &str, cost: Resources) -> Checked {
    cost.iter()
        .try_for_each(|(kind, amount)| Flaw::unless_in(0..=MOST_COST, format!("{path}.{kind}"), amount))
}

pub(super) fn numbers(numbers: &NumbersFile) -> Checked {
    Flaw::unless_in(1..=MOST_ROUNDS, "rounds", numbers.rounds)?;
    // §1.5, §16.2: at a full table all get one, and a player alone needs a new one after each round but the last.
    let artifacts = Artifact::COUNT as u8 - (numbers.rounds).max(MOST_PLAYERS);
    Flaw::unless_in(1..=artifacts, "artifacts_left_in_row", numbers.artifacts_left_in_row)?;
    Flaw::unless_in(1..=MOST_SETTLERS, "basic_settlers", numbers.basic_settlers)?;
    let settlers = &numbers.settlers;
    Flaw::unless_in(0..=MOST_SETTLERS, "settlers.build", settlers.build)?;
    Flaw::unless_in(0..=MOST_SETTLERS, "settlers.fort", settlers.fort)?;
    Flaw::unless_in(0..=MOST_SETTLERS, "settlers.activate", settlers.activate)?;
    for explore in settlers.explore {
        Flaw::unless_in(0..=MOST_SETTLERS, "settlers.explore", explore)?;
    }
    for (colour, monster) in &numbers.monsters {
        Flaw::unless_in(0..=MOST_SETTLERS, format!("monsters.{colour}.settlers"), monster.settlers)?;
        gain(&format!("monsters.{colour}.reward"), monster.reward)?;
    }
    for diamonds in numbers.surcharges {
        Flaw::unless_in(0..=MOST_COST, "surcharges", diamonds)?;
    }
    numbers.exchange.check()?;
    let supply = &numbers.supply;
    for (kind, amount) in numbers.start.iter() {
        let most = (supply.resources.amount(kind) / MOST_PLAYERS).min(MOST_GAIN);
        Flaw::unless_in(0..=most, format!("start.{kind}"), amount)?;
    }
    Flaw::unless_in(0..=127, "supply.bonus_settlers", supply.bonus_settlers)?;
    let rises = numbers.ratings.is_sorted_by_key(|grade| grade.from);
    if numbers.ratings.first().is_none_or(|grade| grade.from != 0) || !rises {
        return Err(Flaw::new("ratings", "ratings begin with 0 points and rise"));
    }
    Ok(())
}

impl super::exchange::Rates {
    /// §10.1: goods become no more by exchanging, and every circle leads through an exchange that leaves less: without the mirror
    /// two basic resources are the fewest that are given for one thing.
    fn check(self) -> Checked {
        Flaw::unless_in(2..=MOST_RATE, "exchange.basics_for_basic", self.basics_for_basic)?;
        Flaw::unless_in(1..=MOST_RATE, "exchange.diamonds_for_gold", self.diamonds_for_gold)?;
        Flaw::unless_in(1..=MOST_RATE, "exchange.diamonds_for_basic", self.diamonds_for_basic)?;
        Flaw::unless_in(1..=MOST_RATE, "exchange.gold_for_basic", self.gold_for_basic)?;
        let basics: u8 = Resource::BASIC
            .into_iter()
            .map(|kind| self.basics_for_diamond.amount(kind).min(MOST_RATE + 1))
            .sum();
        if u32::from(basics) != self.basics_for_diamond.total() {
            return Err(Flaw::new(
                "exchange.basics_for_diamond",
                "only basic resources are exchanged for a diamond",
            ));
        }
        Flaw::unless_in(2..=MOST_RATE, "exchange.basics_for_diamond", basics)
    }
}

pub(super) fn artifacts(powers: &[Power]) -> Checked {
    for (artifact, power) in Artifact::all().zip(powers) {
        let path = artifact.to_string();
        match *power {
            Power::HuntGain(resources) | Power::TakenGain(resources) => gain(&path, resources)?,
            Power::HeroSettlers(settlers) | Power::TakenSettlers(settlers) => {
                Flaw::unless_in(0..=MOST_SETTLERS, path, settlers)?;
            }
            Power::UseBuilt
            | Power::ExploreYield
            | Power::FortYield
            | Power::RegionYield
            | Power::FortActivationYield
            | Power::SecondRegion
            | Power::SecondStreet
            | Power::MirrorBasics
            | Power::DecideMonsters => {}
        }
    }
    Ok(())
}

pub(super) fn buildings(cards: &[BuildingCard]) -> Checked {
    for (building, card) in Building::all().zip(cards) {
        cost(&format!("buildings.{building}.cost"), card.cost)?;
        let path = format!("buildings.{building}.effect");
        match card.effect {
            Use::Gain(resources) | Use::GiveBasic(resources) => gain(&path, resources)?,
            Use::Trade { give, get } => {
                cost(&format!("{path}.give"), give)?;
                gain(&format!("{path}.get"), get)?;
            }
            Use::Recruit { give, settlers } => {
                cost(&format!("{path}.give"), give)?;
                Flaw::unless_in(0..=MOST_SETTLERS, format!("{path}.settlers"), settlers)?;
            }
            Use::Deposit { resource, points } => {
                Flaw::unless_in(0..=MOST_POINTS, format!("{path}.points"), points)?;
                let same = |other: &&BuildingCard| matches!(other.effect, Use::Deposit { resource: of, points: for_each } if of == resource && for_each != points);
                if cards.iter().any(|other| same(&other)) {
                    return Err(Flaw::new(path, format!("{resource} counts the same on every building")));
                }
            }
            Use::GainBasic | Use::FortYield => {}
        }
    }
    Ok(())
}
