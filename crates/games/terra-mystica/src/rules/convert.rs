//! §4.3 to §4.5 Conversions and burning.

use crate::effects::Reason;
use crate::look::Look;
use crate::play::Play;
use crate::{Conversion, Effect, Move};
use tafel_rules::{Seat, Tell};

/// Burning and conversions that a player can make.
pub(super) fn moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    out.extend((1..=look.player(seat).bowls[1] / 2).map(Move::Burn));
    out.extend(possible(look, seat).map(Move::Convert));
}

/// Whether a player can burn or convert anything.
pub(super) fn is_possible(look: Look<'_>, seat: Seat) -> bool {
    look.player(seat).bowls[1] > 1 || possible(look, seat).next().is_some()
}

fn possible(look: Look<'_>, seat: Seat) -> impl Iterator<Item = Conversion> {
    let player = look.player(seat);
    let prices = look.data.tiles.power_prices;
    let trade = look.faction(seat).coins_for_a_point; // §12.11
    [
        (player.bowls[2] >= prices.priest, Conversion::PowerToPriest),
        (player.bowls[2] >= prices.worker, Conversion::PowerToWorker),
        (player.bowls[2] >= prices.coin, Conversion::PowerToCoin),
        (player.priests > 0, Conversion::PriestToWorker),
        (player.priests > 0, Conversion::PriestToCoin),
        (player.workers > 0, Conversion::WorkerToCoin),
        (trade.is_some_and(|coins| player.coins >= coins), Conversion::CoinsToPoint),
        (trade.is_some() && player.points > 0, Conversion::PointToCoin),
    ]
    .into_iter()
    .filter_map(|(possible, conversion)| possible.then_some(conversion))
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §4.3, §4.4
    pub(super) fn convert(&mut self, seat: Seat, conversion: Conversion) {
        let prices = self.data.tiles.power_prices;
        match conversion {
            Conversion::PowerToPriest => {
                self.spend_power(seat, prices.priest);
                self.gain_priests(seat, 1);
            }
            Conversion::PowerToWorker => {
                self.spend_power(seat, prices.worker);
                self.workers(seat, 1);
            }
            Conversion::PowerToCoin => {
                self.spend_power(seat, prices.coin);
                self.coins(seat, 1);
            }
            Conversion::PriestToWorker => {
                self.lose_priests(seat, 1);
                self.workers(seat, 1);
            }
            Conversion::PriestToCoin => {
                self.lose_priests(seat, 1);
                self.coins(seat, 1);
            }
            Conversion::WorkerToCoin => {
                self.workers(seat, -1);
                self.coins(seat, 1);
            }
            Conversion::CoinsToPoint => {
                let coins = self.faction(seat).coins_for_a_point.expect("the faction trades points");
                self.coins(seat, -i16::from(coins));
                self.points(seat, 1, Reason::Coins);
            }
            Conversion::PointToCoin => {
                self.points(seat, -1, Reason::Coins);
                self.coins(seat, 1);
            }
        }
    }

    /// §12.12
    pub(super) fn ordain(&mut self, seat: Seat, workers: u8) {
        self.state.due.ordinations = 0;
        self.workers(seat, -i16::from(workers));
        self.gain_priests(seat, workers);
    }
}
