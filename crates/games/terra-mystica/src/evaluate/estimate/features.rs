//! What the network sees of a seat: its faction, resources and income, what stands and what it lacks, cults, tiles, what the
//! round asks for, and what is to come.

use super::SeatEstimate;
use super::land::{Land, power_next_door};
use crate::{Action, Bonus, Cult, Faction, Favour, FinalScoring, Score, Structure, Town};
use tafel_evaluate::FeatureEncoder;
use tafel_rules::{Id, Seat};

/// How many features a round has; each round has its own, and so has the set-up.
const A_ROUND: usize = 387 + PROSPECTS;

/// How many of them say what is to come.
const PROSPECTS: usize = Score::COUNT + Land::KINDS + 10 + 5 + Bonus::COUNT + Favour::COUNT + Town::COUNT;

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
        self.prospects(&mut encoder);
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
        encoder.some_of(5, repeated(&self.land.lacks));
        self.land.hexes.into_iter().for_each(|hexes| encoder.one_of(5, hexes));
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

    /// Tiles of later rounds, groups with room for towns, power from next door, and what others leave.
    fn prospects(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        let (state, player) = (self.look.state, self.player);
        let later = state.scores.iter().skip(usize::from(state.round) + 1).flatten();
        encoder.some_of(Score::COUNT, later.map(|tile| tile.index()));
        encoder.some_of(Land::KINDS, repeated(&self.land.groups));
        encoder.one_of(10, power_next_door(self.look, self.seat));
        let before = state.order.iter().position(|&seat| seat == self.seat);
        encoder.one_of(5, before.unwrap_or(0));
        encoder.some_of(Bonus::COUNT, state.cards.iter().map(Bonus::index));
        let gone = Favour::all().filter(|tile| state.favours[tile.index()] == 0);
        encoder.some_of(Favour::COUNT, gone.map(Favour::index));
        encoder.some_of(Town::COUNT, repeated(&player.towns));
    }
}

/// Each place of a list as often as its number says.
fn repeated(numbers: &[u8]) -> impl Iterator<Item = usize> {
    numbers.iter().enumerate().flat_map(|(at, &times)| std::iter::repeat_n(at, usize::from(times)))
}

/// The first actions are those for power, that everybody can take.
const POWER_ACTIONS: usize = Action::BonusSpade as usize;
