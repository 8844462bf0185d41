//! A player's ledger, kept from what the table hears.

use std::collections::BTreeMap;
use tafel_rules::{Id, Seat};
use tafel_terra_mystica::Reason;
use tafel_terra_mystica::{Effect, Score};

/// What one row of a ledger shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Row {
    pub(super) points: i16,
    pub(super) coins: i16,
    pub(super) workers: i16,
    pub(super) priests: i16,
    pub(super) bowls: [i16; 3],
    pub(super) cults: [u8; 4],
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ([i, ii, iii], [fire, water, earth, air]) = (self.bowls, self.cults);
        write!(f, "{} VP, {} C, {} W, {} P, ", self.points, self.coins, self.workers, self.priests)?;
        write!(f, "{i}/{ii}/{iii} PW, {fire}/{water}/{earth}/{air}")
    }
}

/// Whose books an effect changes, if it changes any.
pub(super) fn owner(effect: &Effect) -> Option<Seat> {
    match *effect {
        Effect::Coins { seat, .. }
        | Effect::Workers { seat, .. }
        | Effect::Priests { seat, .. }
        | Effect::Power { seat, .. }
        | Effect::Spent { seat, .. }
        | Effect::Burned { seat, .. }
        | Effect::Tokens { seat, .. }
        | Effect::Steps { seat, .. }
        | Effect::Points { seat, .. } => Some(seat),
        Effect::Did { .. }
        | Effect::Fell { .. }
        | Effect::Round { .. }
        | Effect::IncomeOf { .. }
        | Effect::CultBonusOf { .. }
        | Effect::AllDeclined { .. }
        | Effect::FinalScoring
        | Effect::Built { .. }
        | Effect::Transformed { .. }
        | Effect::Offered { .. }
        | Effect::TownFounded { .. } => None,
    }
}

impl Row {
    /// Enters an effect.
    pub(super) fn enter(&mut self, effect: &Effect) {
        match *effect {
            Effect::Coins { change, .. } => self.coins += change,
            Effect::Workers { change, .. } => self.workers += change,
            Effect::Priests { change, .. } => self.priests += change,
            Effect::Points { points, .. } => self.points += points,
            Effect::Power { gained, .. } => {
                let gained = i16::from(gained);
                let first = gained.min(self.bowls[0]);
                let second = gained - first;
                self.bowls[0] -= first;
                self.bowls[1] += first - second;
                self.bowls[2] += second;
            }
            Effect::Spent { power, .. } => {
                self.bowls[2] -= i16::from(power);
                self.bowls[0] += i16::from(power);
            }
            Effect::Burned { tokens, .. } => {
                self.bowls[1] -= 2 * i16::from(tokens);
                self.bowls[2] += i16::from(tokens);
            }
            Effect::Tokens { bowl, change, .. } => self.bowls[usize::from(bowl) - 1] += change,
            Effect::Steps { cult, to, .. } => self.cults[cult.index()] = to,
            Effect::Did { .. }
            | Effect::Fell { .. }
            | Effect::Round { .. }
            | Effect::IncomeOf { .. }
            | Effect::CultBonusOf { .. }
            | Effect::AllDeclined { .. }
            | Effect::FinalScoring
            | Effect::Built { .. }
            | Effect::Transformed { .. }
            | Effect::Offered { .. }
            | Effect::TownFounded { .. } => {}
        }
    }
}

/// What the site calls a source of points.
pub(super) fn source(reason: Reason) -> String {
    match reason {
        Reason::Start => "initial".into(),
        Reason::Offer => "leech".into(),
        Reason::Round(tile) => match tile {
            Score::Spades => "SPADE >> 2",
            Score::Towns => "TOWN >> 5",
            Score::DwellingsWater | Score::DwellingsFire => "D >> 2",
            Score::GreatFire | Score::GreatAir => "SA/SH >> 5",
            Score::TradingHousesWater | Score::TradingHousesAir => "TP >> 3",
            Score::Temples => "TE >> 4",
        }
        .into(),
        Reason::Favour(tile) => tile.word().to_uppercase(),
        Reason::Card(card) => card.word().to_uppercase(),
        Reason::Town(_) => "TW".into(),
        Reason::Ship => "advance_ship".into(),
        Reason::Dig => "advance_dig".into(),
        Reason::Faction => "faction".into(),
        Reason::Stronghold => "advance_SH".into(),
        Reason::StrongholdPass => "SH".into(),
        Reason::Cult(cult) => cult.word().into(),
        Reason::Network => "network".into(),
        Reason::Final(scoring) => scoring.word().into(),
        Reason::Token | Reason::Coins => "convert".into(),
    }
}

/// Adds the points of an effect to their source.
pub(super) fn add_source(sources: &mut BTreeMap<String, i64>, effect: &Effect) {
    if let Effect::Points { points, reason, .. } = *effect {
        *sources.entry(source(reason)).or_default() += i64::from(points);
    }
}
