//! What the network sees of a seat: its faction, resources and income, what stands and what it lacks, cults, tiles, and what the
//! round asks for.

use super::Outlook;
use crate::{Action, Bonus, Cult, Faction, Favour, FinalScoring, Score, Structure};
use tafel_parts::Sight;
use tafel_rules::{Id, Seat};

/// How many features a round has; each round has its own, and so has the set-up.
const A_ROUND: usize = 387;

/// How many features there are.
pub(crate) const FEATURES: usize = 7 * A_ROUND;

impl Outlook<'_> {
    /// Shows the features of the seat.
    #[inline]
    pub(super) fn show(&self, show: &mut impl FnMut(usize)) {
        let first = usize::from(self.to_come) * A_ROUND;
        let mut sight = Sight::from(first, show);
        self.moment(&mut sight);
        self.goods(&mut sight);
        self.board(&mut sight);
        self.standings(&mut sight);
        self.tiles(&mut sight);
        debug_assert_eq!(sight.next(), first + A_ROUND, "every round has the same features");
    }

    /// Where in the round the seat is, and what it owes or is owed.
    fn moment(&self, sight: &mut Sight<'_, impl FnMut(usize)>) {
        let state = self.look.state;
        let is_active = state.active == self.seat;
        sight.flag(self.is_ready());
        sight.flag(is_active);
        sight.one_of(4, state.options.seats - 2);
        sight.one_of(5, state.passed.len());
        let owed = [state.due.spades, state.due.favours, state.due.towns];
        owed.into_iter().for_each(|owed| sight.one_of(3, if is_active { owed } else { 0 }));
    }

    fn goods(&self, sight: &mut Sight<'_, impl FnMut(usize)>) {
        let player = self.player;
        sight.one_of(16, player.coins);
        sight.one_of(13, player.workers);
        sight.one_of(6, player.priests);
        sight.one_of(10, player.bowls[2]);
        sight.one_of(10, player.bowls[1]);
        sight.one_of(13, player.bowls.iter().sum::<u8>());
        sight.one_of(14, self.income.coins);
        sight.one_of(10, self.income.workers);
        sight.one_of(5, self.income.priests);
        sight.one_of(9, self.income.power);
    }

    /// What stands, what it lacks for towns, and where it can go on.
    fn board(&self, sight: &mut Sight<'_, impl FnMut(usize)>) {
        let faction = self.player.faction.map_or(0, Faction::index);
        let great = usize::from(self.count(Structure::Stronghold) > 0);
        sight.one_of(2 * Faction::COUNT, 2 * faction + great);
        for (structure, room) in Structure::all().zip([9, 5, 4, 2, 2]) {
            sight.one_of(room, self.standing[structure.index()]);
        }
        sight.one_of(5, self.player.ship);
        sight.one_of(3, self.player.dig);
        sight.one_of(5, self.player.towns.iter().sum::<u8>());
        sight.one_of(4, self.player.free_keys());
        let lacking = self.lacks.iter().enumerate();
        sight
            .some_of(5, lacking.flat_map(|(lacks, &groups)| std::iter::repeat_n(lacks, usize::from(groups))));
        self.hexes.into_iter().for_each(|hexes| sight.one_of(5, hexes));
        sight.one_of(7, self.neighbours);
        sight.one_of(4, self.markets);
    }

    /// How the seat compares in cults and in structures.
    fn standings(&self, sight: &mut Sight<'_, impl FnMut(usize)>) {
        let state = self.look.state;
        let lead = |value: &dyn Fn(Seat) -> u8| {
            let others = state.seats().filter(|&seat| seat != self.seat).map(value);
            let best = others.max().unwrap_or(0);
            (i32::from(value(self.seat)) - i32::from(best) + 4).max(0) as usize
        };
        for cult in Cult::all() {
            sight.one_of(11, self.player.cults[cult.index()]);
            sight.one_of(9, lead(&|seat| state.players[seat].cults[cult.index()]));
        }
        sight.one_of(9, lead(&|seat| state.own[seat].len()));
    }

    /// Tiles and cards, those that are held and those of the rounds.
    fn tiles(&self, sight: &mut Sight<'_, impl FnMut(usize)>) {
        let (state, player) = (self.look.state, self.player);
        sight.some_of(Favour::COUNT, player.favours.iter().map(Favour::index));
        sight.one_of(1 + Bonus::COUNT, player.card.map_or(0, |card| 1 + card.index()));
        let score = |round: usize| state.scores.get(round).copied().flatten();
        for round in [usize::from(state.round).wrapping_sub(1), usize::from(state.round)] {
            sight.one_of(1 + Score::COUNT, score(round).map_or(0, |tile| 1 + tile.index()));
        }
        sight.some_of(POWER_ACTIONS, state.taken.iter().map(Action::index).filter(|&at| at < POWER_ACTIONS));
        sight.one_of(3, player.used.len());
        sight.one_of(1 + FinalScoring::COUNT, state.final_scoring.map_or(0, |tile| 1 + tile.index()));
    }
}

/// The first actions are those for power, that everybody can take.
const POWER_ACTIONS: usize = Action::BonusSpade as usize;
