//! Resources: those at hand, the income of the rounds to come, and the cult bonus.

use super::SeatEstimate;
use super::weights::{Scale, Weight};
use crate::data::Gain;
use crate::look::Look;
use crate::{Phase, Structure};
use tafel_rules::{Id, Seat};

/// How many tokens are enough to take in the power of a round.
const TOKENS: u8 = 8;
/// How many coins are spent without workers.
const SPENT_ALONE: i32 = 4;

impl SeatEstimate<'_> {
    /// What is at hand: worth what can still be done with it.
    pub(super) fn stock(&self) -> i32 {
        if self.is_ready() && self.to_come == 0 {
            return self.sale();
        }
        let scale = if self.is_ready() { self.worth.while_to_come(self.to_come - 1) } else { self.scale };
        let player = self.player;
        let bowls: i32 =
            player.bowls.iter().zip(scale.bowls).map(|(&tokens, worth)| i32::from(tokens) * worth).sum();
        let weights = &self.worth.weights;
        let soon = self.purse(u8::from(self.is_ready()));
        let in_all = self.purse(self.to_come);
        let later = self.worth.while_to_come(self.to_come / 2);
        i32::from(player.coins) * scale.coin
            + i32::from(player.workers) * scale.worker
            + i32::from(player.priests) * scale.priest
            + bowls
            + i32::from(player.bowls.iter().sum::<u8>().min(TOKENS)) * scale.token
            - soon.idle(scale, weights[Weight::IdleCoins], weights[Weight::IdleWorkers])
            - in_all.idle(later, weights[Weight::IdleCoinsInAll], weights[Weight::IdleWorkersInAll])
    }

    /// Coins and workers with the income of some rounds.
    #[inline]
    fn purse(&self, rounds: u8) -> Purse {
        let (income, rounds) = (&self.income, i32::from(rounds));
        Purse {
            coins: i32::from(self.player.coins) + rounds * i32::from(income.coins),
            workers: i32::from(self.player.workers) + rounds * i32::from(income.workers),
        }
    }

    /// §11.6: what it is sold for at the end.
    fn sale(&self) -> i32 {
        let player = self.player;
        let coins = player.coins + player.workers + player.priests + player.bowls[2] + player.bowls[1] / 2;
        let price = self.look.faction(self.seat).coins_for_a_point;
        100 * i32::from(coins / price.unwrap_or(self.look.data.tiles.coins_for_a_point))
    }

    /// The income of structures and favour tiles in all rounds to come.
    pub(super) fn incomes(&self) -> i32 {
        if self.to_come == 0 {
            return 0;
        }
        let income = &self.income;
        let [coins, workers, priests, power] = self.scale.incomes;
        coins * i32::from(income.coins)
            + workers * i32::from(income.workers)
            + priests * i32::from(income.priests)
            + power * i32::from(income.power)
    }

    /// §9.7: the cult bonus of this round and those to come, for the steps made already.
    pub(super) fn cult_bonuses(&self) -> i32 {
        let state = self.look.state;
        let had = usize::from(state.round) - usize::from(state.round > 0 && state.phase != Phase::CultBonus);
        let rounds = usize::from(self.look.data.tiles.rounds);
        let mut sum = 0;
        for at in had..rounds - 1 {
            let Some(tile) = state.scores[at] else { continue };
            let score = self.look.data.score(tile);
            let level = score.cult.map_or(self.player.sent, |cult| self.player.cults[cult.index()]);
            let times = i32::from(level / score.per);
            if times > 0 {
                sum += times * self.worth.while_to_come((rounds - 2 - at) as u8).gain(score.reward);
            }
        }
        sum
    }
}

/// What structures and favour tiles bring every round.
pub(super) fn income(look: Look<'_>, seat: Seat, standing: [u8; Structure::ALL.len()]) -> Gain {
    let structures = &look.faction(seat).structures;
    let built = Structure::all()
        .map(|kind| structures[kind.index()].income[usize::from(standing[kind.index()])])
        .fold(Gain::default(), Gain::and);
    let favours = look.player(seat).favours.iter().map(|tile| look.data.tiles.favours[tile.index()].income());
    favours.fold(built, Gain::and)
}

/// Coins and workers to buy things with.
struct Purse {
    coins: i32,
    workers: i32,
}

impl Purse {
    /// What is lost because one is there without the other: most things cost about two coins a worker. The shares say
    /// how much less idle coins are worth, and idle workers above a coin, in hundredths.
    #[inline]
    fn idle(&self, scale: &Scale, share_of_coins: i32, share_of_workers: i32) -> i32 {
        let coins = (self.coins - 2 * self.workers - SPENT_ALONE).max(0);
        let workers = (self.workers - self.coins - 1).max(0);
        (coins * scale.coin * share_of_coins + workers * (scale.worker - scale.coin) * share_of_workers) / 100
    }
}

impl Scale {
    /// What some resources are worth.
    #[inline]
    pub(super) fn gain(&self, gain: Gain) -> i32 {
        i32::from(gain.coins) * self.coin
            + i32::from(gain.workers) * self.worker
            + i32::from(gain.priests) * self.priest
            + i32::from(gain.power) * self.power
            + i32::from(gain.spades) * self.spade
    }
}
