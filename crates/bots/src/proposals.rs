//! What a strong player would think of in a decision, to compare with what was done.

use crate::greedy::Candidate;
use crate::{Budget, Greedy, Search, SearchConfig};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat};

/// How long is thought about proposals.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Depth {
    /// How many iterations a search makes.
    pub iterations: u32,
    /// How many plans are followed at a time where no other seat can interfere.
    pub plans: usize,
}

/// What came to mind in a decision. A line ends with the turn, or where chance takes part.
#[derive(Clone, Debug)]
pub struct Proposals<M> {
    /// The best lines that begin with other moves than the one that was made, the best first.
    pub others: Vec<Vec<M>>,
    /// The best line that begins with the move that was made.
    pub made: Vec<M>,
    /// Whether that is what would have been played.
    pub made_first: bool,
}

impl Depth {
    /// What comes to the mind of a seat that knows `view`, beside the move `made`; at most `most` other lines.
    pub fn propose<R: Evaluate>(
        self,
        rules: &R,
        seat: Seat,
        view: &R::View,
        made: R::Move,
        most: usize,
        dice: &Dice,
    ) -> Proposals<R::Move> {
        let plans = rules.phase(&rules.imagine(view, &mut dice.clone())).is_some();
        let mut greedy =
            if plans { Greedy::planning(dice.clone(), self.plans) } else { Greedy::new(dice.clone()) };
        let mut candidates = if plans {
            greedy.weigh(rules, seat, view)
        } else {
            let config = SearchConfig::for_game::<R>(Budget::Iterations(self.iterations));
            Search::new(config, dice.clone()).propose(rules, seat, view)
        };
        let at = candidates.iter().position(|candidate| candidate.mv == made);
        let rest = match at {
            Some(at) => candidates.remove(at).rest,
            None => greedy.rest_after(rules, seat, view, made),
        };
        let line = |mv, rest: Vec<R::Move>| std::iter::once(mv).chain(rest).collect();
        let others = candidates.into_iter().take(most).map(|Candidate { mv, rest, .. }| line(mv, rest));
        Proposals { others: others.collect(), made: line(made, rest), made_first: at == Some(0) }
    }
}
