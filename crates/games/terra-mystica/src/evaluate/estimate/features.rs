//! What the network sees of a seat: its faction, resources and income, what stands and what it lacks, cults, tiles, and what the
//! round asks for.

use super::SeatEstimate;
use crate::{Action, Bonus, Cult, Faction, Favour, FinalScoring, Score, Structure};
use tafel_evaluate::FeatureEncoder;
use tafel_rules::{Id, Seat};

/// How many features a round has; each round has its own, and so has the set-up.
const A_ROUND: usize = 387;

/// How many features there are.
pub(crate) const FEATURES: usize = 7 * A_ROUND;

impl SeatEstimate<'_> {
    /// Emits the features of the seat.
    #[inline]
    pub(super) fn emit_features(&self, emit: &mut impl FnMut(usize)) {
        let first = usize::from(self.to_come) * A_ROUND;
        let mut encoder = FeatureEncoder::starting_at(first, emit);
        self.moment(&mut encoder);
        self.goods(&mut encoder);
        self.board(&mut encoder);
        self.standings(&mut encoder);
        self.tiles(&mut encoder);
        debug_assert_eq!(encoder.next_feature(), first + A_ROUND, "every round has the same features");
    }

    /// Where in the round the seat is, and what it owes or is owed.
    fn moment(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        let state = self.look.state;
        let is_active = state.active == self.seat;
        encoder.flag(self.is_ready());
        encoder.flag(is_active);
        encoder.one_of(4, state.options.seats - 2);
        encoder.one_of(5, state.passed.len());
        let owed = [state.due.spades, state.due.favours, state.due.towns];
        owed.into_iter().for_each(|owed| encoder.one_of(3, if is_active { owed } else { 0 }));
    }

    fn goods(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        let player = self.player;
        encoder.one_of(16, player.coins);
        encoder.one_of(13, player.workers);
        encoder.one_of(6, player.priests);
        encoder.one_of(10, player.bowls[2]);
        encoder.one_of(10, player.bowls[1]);
        encoder.one_of(13, player.bowls.iter().sum::<u8>());
        encoder.one_of(14, self.income.coins);
        encoder.one_of(10, self.income.workers);
        encoder.one_of(5, self.income.priests);
        encoder.one_of(9, self.income.power);
    }

    /// What stands, what it lacks for towns, and where it can go on.
    fn board(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        let faction = self.player.faction.map_or(0, Faction::index);
        let great = usize::from(self.count(Structure::Stronghold) > 0);
        encoder.one_of(2 * Faction::COUNT, 2 * faction + great);
        for (structure, room) in Structure::all().zip([9, 5, 4, 2, 2]) {
            encoder.one_of(room, self.standing[structure.index()]);
        }
        encoder.one_of(5, self.player.ship);
        encoder.one_of(3, self.player.dig);
        encoder.one_of(5, self.player.towns.iter().sum::<u8>());
        encoder.one_of(4, self.player.free_keys());
        let lacking = self.lacks.iter().enumerate();
        encoder
            .some_of(5, lacking.flat_map(|(lacks, &groups)| std::iter::repeat_n(lacks, usize::from(groups))));
        self.hexes.into_iter().for_each(|hexes| encoder.one_of(5, hexes));
        encoder.one_of(7, self.neighbours);
        encoder.one_of(4, self.markets);
    }

    /// How the seat compares in cults and in structures.
    fn standings(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        let state = self.look.state;
        let lead = |value: &dyn Fn(Seat) -> u8| {
            let others = state.seats().filter(|&seat| seat != self.seat).map(value);
            let best = others.max().unwrap_or(0);
            (i32::from(value(self.seat)) - i32::from(best) + 4).max(0) as usize
        };
        for cult in Cult::all() {
            encoder.one_of(11, self.player.cults[cult.index()]);
            encoder.one_of(9, lead(&|seat| state.players[seat].cults[cult.index()]));
        }
        encoder.one_of(9, lead(&|seat| state.own[seat].len()));
    }

    /// Tiles and cards, those that are held and those of the rounds.
    fn tiles(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        let (state, player) = (self.look.state, self.player);
        encoder.some_of(Favour::COUNT, player.favours.iter().map(Favour::index));
        encoder.one_of(1 + Bonus::COUNT, player.card.map_or(0, |card| 1 + card.index()));
        let score = |round: usize| state.scores.get(round).copied().flatten();
        for round in [usize::from(state.round).wrapping_sub(1), usize::from(state.round)] {
            encoder.one_of(1 + Score::COUNT, score(round).map_or(0, |tile| 1 + tile.index()));
        }
        encoder
            .some_of(POWER_ACTIONS, state.taken.iter().map(Action::index).filter(|&at| at < POWER_ACTIONS));
        encoder.one_of(3, player.used.len());
        encoder
            .one_of(1 + FinalScoring::COUNT, state.final_scorings.first().map_or(0, |tile| 1 + tile.index()));
    }
}

/// The first actions are those for power, that everybody can take.
const POWER_ACTIONS: usize = Action::BonusSpade as usize;
