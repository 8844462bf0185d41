//! What the solo board has in store: two final fields, and the conditions on the way.

use super::{SeatEstimate, WON};
use crate::evaluate::weights::Weight;
use crate::rules::fields;
use crate::{Condition, Field, FieldKind, ROW_FIELDS, Solo, SoloRow};
use tafel_rules::Id;

impl SeatEstimate<'_> {
    /// How likely the board can be beaten, less what is lacking for the fields to come: those of the tiles on I, II and
    /// III first.
    pub(super) fn board(&self, solo: &Solo) -> i32 {
        let chance = i32::from(self.data.solo.race.chance(solo));
        let mut coming = *solo;
        let mut threats = 0;
        for turns in 0..solo.start.len() as i32 {
            if two_rows_are_full(&coming) {
                break;
            }
            let (_, field) = coming.lay();
            threats += self.threat(solo, field, turns);
        }
        for row in SoloRow::all().filter(|row| coming.rows[row.index()].colour.is_some()) {
            let laid = coming.rows[row.index()].laid;
            for number in laid + 1..=ROW_FIELDS {
                // A row gets about every third tile.
                threats += self.threat(solo, Field { row, number }, 3 * i32::from(number - laid));
            }
        }
        self.two_finals(solo) * chance / 1_000 - threats
    }

    /// What the final fields that are still to be met are worth: their points, and having won.
    fn two_finals(&self, solo: &Solo) -> i32 {
        let board = &self.data.solo;
        let met = i16::from(solo.finals);
        100 * i32::from((2 - met) * board.final_points + board.second_final_points) + WON
    }

    /// What a field that will be tested in this number of turns threatens to cost.
    fn threat(&self, solo: &Solo, field: Field, turns: i32) -> i32 {
        let Some(kind) = self.data.solo.field(field) else { return 0 };
        let condition = fields::condition(self.state, field, kind);
        let failure = 100 - self.readiness(condition, turns);
        if failure == 0 {
            return 0;
        }
        let stake = match kind {
            FieldKind::Mine { .. } => self.weight(Weight::MineField),
            FieldKind::Coin { .. } => self.weight(Weight::CoinField),
            // §7.3: nothing comes after it.
            FieldKind::Final { .. } => {
                (self.two_finals(solo) + self.turns()) * self.weight(Weight::FinalField) / 100
            }
        };
        let [next, later] = [Weight::NextField, Weight::LaterField].map(|weight| self.weight(weight));
        let counts = next - (next - later) * turns / 2;
        stake * failure / 100 * counts.max(self.weight(Weight::LatestField)) / 100
    }

    /// How likely a condition will be met in this number of turns, from 0 to 100.
    fn readiness(&self, condition: Condition, turns: i32) -> i32 {
        let player = self.player();
        if fields::is_met(condition, player) {
            return 100;
        }
        let cards = player.hand.total() as i32;
        let (lacking, weight) = match condition {
            Condition::Jar(jar) => (i32::from(jar) - i32::from(player.jar), Weight::LackingJar),
            Condition::EmptyHand => (cards, Weight::CardTooMany),
            Condition::CardsInHand(wanted) => (i32::from(wanted) - cards, Weight::LackingCard),
            Condition::Medals(medal, medals) => {
                (i32::from(medals) - i32::from(player.medals.amount(medal)), Weight::LackingMedal)
            }
            Condition::DifferentMedals(kinds) => {
                (i32::from(kinds) - player.medals.iter().count() as i32, Weight::LackingMedal)
            }
            Condition::Combat(points) => {
                (i32::from(points) - i32::from(player.combat), Weight::LackingCombat)
            }
            Condition::PlayerCards(cards) => {
                (i32::from(cards) - player.cards.len() as i32, Weight::LackingPlayerCard)
            }
            Condition::Tiles(tiles) => (i32::from(tiles) - i32::from(player.tiles()), Weight::LackingTile),
        };
        let hard = self.weight(Weight::Unmet) + self.weight(weight) * lacking;
        // Time helps to find what lacks.
        (100 - 100 * hard / (100 + self.weight(Weight::Time) * turns)).clamp(0, 100)
    }
}

fn two_rows_are_full(solo: &Solo) -> bool {
    solo.rows.iter().filter(|row| row.laid == ROW_FIELDS).count() >= 2
}
