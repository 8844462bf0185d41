//! The statistics of one seat's decision: which moves there are, how often each was tried, and what came of it.

use super::Manner;
use super::lexicon::{Lexicon, Number};
use super::regret::Regrets;
use super::tree::Place;
use std::num::NonZero;
use tafel_rules::{Notation, Seat};

/// A legal move, and the number of what it comes to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Offer<M> {
    pub(super) mv: M,
    pub(super) number: Number,
}

/// What moves came to at a decision. Most of it is never tried: what came of the rest is kept apart, so that a tree stays
/// small enough for the caches of a processor.
#[derive(Copy, Clone, Debug)]
struct Arm {
    number: Number,
    /// Which of the trials is its own, counted from one, once it was tried.
    trials: Option<NonZero<u32>>,
    /// What the move changes at first sight, which orders moves before anything is known of them.
    prior: f64,
}

/// What came of an arm that was tried.
#[derive(Copy, Clone, Debug)]
pub(super) struct Trials<M> {
    /// The move that was made last.
    pub(super) mv: M,
    pub(super) count: u32,
    /// Where it leads, once it was walked.
    pub(super) child: Option<Place>,
    /// The sum of what came of it for the seat.
    sum: f64,
    /// The sum of the points that were then expected for the seat.
    points: f64,
}

impl<M> Trials<M> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count)
    }

    /// The points that were expected on average after it.
    pub(super) fn mean_points(&self) -> f64 {
        self.points / f64::from(self.count)
    }
}

/// A move that comes into consideration. Of moves that come to the same the last one stands for all.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    pub(super) arm: usize,
}

/// How many of the offers were found among the arms.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Found {
    All,
    Part,
}

/// One seat's decision at a node.
#[derive(Clone, Debug)]
pub(super) struct Bandit<M> {
    pub(super) seat: Seat,
    pub(super) visits: u32,
    sum: f64,
    /// All that moves ever came to here, the most promising first.
    arms: Vec<Arm>,
    /// What came of those that were tried.
    pub(super) trials: Vec<Trials<M>>,
    /// How many trials the first impression counts for.
    faith: f64,
    /// Whether somebody asked if others cannot tell which move is made.
    pub(super) asked: bool,
    /// What is regretted, if they cannot.
    pub(super) regrets: Option<Box<Regrets>>,
}

impl<M: Notation> Bandit<M> {
    pub(super) fn new(seat: Seat) -> Bandit<M> {
        Bandit {
            seat,
            visits: 0,
            sum: 0.0,
            arms: vec![],
            trials: vec![],
            faith: 1.0,
            asked: false,
            regrets: None,
        }
    }

    /// Lists which of the offers come into consideration, the most promising first: more, the more often the decision is
    /// met. Those that come to something new get an arm, with what `prior` says they change.
    pub(super) fn consider(
        &mut self,
        lexicon: &mut Lexicon<M>,
        offers: &[Offer<M>],
        manner: &Manner,
        prior: impl FnMut(&mut Lexicon<M>, Offer<M>) -> f64,
        candidates: &mut Vec<Candidate<M>>,
    ) {
        let most = (manner.width * f64::from(self.visits + 1).sqrt()) as usize + 1;
        if self.find(lexicon, offers, most, candidates) == Found::Part {
            self.add_arms(lexicon, offers, prior);
            self.find(lexicon, offers, most, candidates);
        }
    }

    /// Lists the offers that have an arm, the most promising first and so many at most.
    fn find(
        &self,
        lexicon: &mut Lexicon<M>,
        offers: &[Offer<M>],
        most: usize,
        candidates: &mut Vec<Candidate<M>>,
    ) -> Found {
        lexicon.open_page();
        let numbers = offers.iter().enumerate();
        let mut missing = numbers.filter(|&(nth, offer)| lexicon.enter(offer.number, nth).is_none()).count();
        candidates.clear();
        for (arm, known) in self.arms.iter().enumerate() {
            if missing == 0 {
                break;
            }
            if let Some(offer) = lexicon.entry(known.number) {
                missing -= 1;
                if candidates.len() < most {
                    candidates.push(Candidate { mv: offers[offer].mv, arm });
                }
            }
        }
        if missing == 0 { Found::All } else { Found::Part }
    }

    /// Adds an arm for whatever is new among the offers.
    fn add_arms(
        &mut self,
        lexicon: &mut Lexicon<M>,
        offers: &[Offer<M>],
        mut prior: impl FnMut(&mut Lexicon<M>, Offer<M>) -> f64,
    ) {
        if self.arms.is_empty() {
            self.arms.reserve_exact(offers.len());
        }
        lexicon.open_page();
        self.arms.iter().enumerate().for_each(|(nth, arm)| {
            lexicon.enter(arm.number, nth);
        });
        for &offer in offers {
            if lexicon.enter(offer.number, self.arms.len()).is_none() {
                self.arms.push(Arm { number: offer.number, trials: None, prior: prior(lexicon, offer) });
            }
        }
        self.rank();
    }

    fn rank(&mut self) {
        self.arms.sort_by(|one, other| other.prior.total_cmp(&one.prior));
    }

    /// Replaces the first impressions, now that somebody has had a longer look; they count for so many trials.
    pub(super) fn impress(&mut self, lexicon: &mut Lexicon<M>, worths: &[(Offer<M>, f64)], faith: f64) {
        self.faith = faith;
        let best = worths.iter().map(|&(_, worth)| worth).fold(f64::NEG_INFINITY, f64::max);
        let offers: Vec<Offer<M>> = worths.iter().map(|&(offer, _)| offer).collect();
        self.add_arms(lexicon, &offers, |_, _| 0.0);
        for arm in &mut self.arms {
            if let Some(&(_, worth)) = worths.iter().rfind(|(offer, _)| offer.number == arm.number) {
                arm.prior = worth - best;
            }
        }
        self.rank();
    }

    fn trials_of(&self, arm: usize) -> Option<&Trials<M>> {
        self.arms[arm].trials.map(|nth| &self.trials[nth.get() as usize - 1])
    }

    /// What the decision brings on average.
    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }

    /// What came of an arm so far, and before it was tried what first sight promised: what the decision brings on average,
    /// less what the arm looked worse than the most promising one. That promise counts as some trials.
    pub(super) fn expected(&self, manner: &Manner, most_promising: usize, arm: usize) -> f64 {
        let promised = self.mean() - manner.trust * (self.arms[most_promising].prior - self.arms[arm].prior);
        let (count, sum) = self.trials_of(arm).map_or((0, 0.0), |trials| (trials.count, trials.sum));
        (sum + self.faith * promised) / (f64::from(count) + self.faith)
    }

    /// The candidate to try next: the best known, or one of which little is known.
    pub(super) fn select(&self, candidates: &[Candidate<M>], manner: &Manner, spread: f64) -> Candidate<M> {
        let log = logarithm(self.visits + 1);
        let most_promising = candidates[0];
        let mut best = (f64::NEG_INFINITY, most_promising);
        let mut untried = false;
        for &candidate in candidates {
            let trials = self.trials_of(candidate.arm);
            // Of those that were not tried the most promising is the best.
            if trials.is_none() && std::mem::replace(&mut untried, true) {
                continue;
            }
            let count = f64::from(trials.map_or(0, |trials| trials.count)) + self.faith;
            let unknown = (log / count).sqrt();
            let expected = self.expected(manner, most_promising.arm, candidate.arm);
            let score = expected + manner.curiosity * spread * unknown;
            if score > best.0 {
                best = (score, candidate);
            }
        }
        best.1
    }

    /// A candidate is going to be tried: which of the trials are its own.
    pub(super) fn begin(&mut self, candidate: Candidate<M>) -> usize {
        let own = &mut self.arms[candidate.arm].trials;
        let nth = own.map_or(self.trials.len(), |nth| nth.get() as usize - 1);
        if own.is_none() {
            *own = NonZero::new(nth as u32 + 1);
            self.trials.push(Trials { mv: candidate.mv, count: 0, child: None, sum: 0.0, points: 0.0 });
        }
        self.trials[nth].mv = candidate.mv;
        nth
    }

    /// Notes what came of a trial.
    pub(super) fn note(&mut self, trials: usize, worth: f64, points: i32) {
        self.visits += 1;
        self.sum += worth;
        let trials = &mut self.trials[trials];
        trials.count += 1;
        trials.sum += worth;
        trials.points += f64::from(points);
    }

    /// By how many trials the arm that was tried most often leads.
    pub(super) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for trials in &self.trials {
            second = second.max(trials.count.min(first));
            first = first.max(trials.count);
        }
        first - second
    }

    /// What was tried, of those moves that are legal: the most walked first, of equals the one that did best.
    pub(super) fn most_walked(&self, legal: &[M]) -> Vec<Trials<M>> {
        let tried = self.trials.iter().filter(|trials| trials.count > 0 && legal.contains(&trials.mv));
        let mut tried: Vec<Trials<M>> = tried.copied().collect();
        tried.sort_by(|a, b| b.count.cmp(&a.count).then(b.mean().total_cmp(&a.mean())));
        tried
    }
}

/// The natural logarithm, straight between powers of two: the same on every machine.
fn logarithm(number: u32) -> f64 {
    let power = number.ilog2();
    let rest = f64::from(number) / f64::from(1u32 << power) - 1.0;
    (f64::from(power) + rest) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::super::Budget;
    use super::*;
    use tafel_pebbles::Move;

    fn moves() -> Vec<Move> {
        (1..=5).map(|card| format!("bid {card}").parse().unwrap()).collect()
    }

    fn manner() -> Manner {
        Manner::new(Budget::Iterations(1000))
    }

    /// A decision, and what it rests on.
    struct Decision {
        lexicon: Lexicon<Move>,
        bandit: Bandit<Move>,
    }

    impl Decision {
        fn new() -> Decision {
            Decision { lexicon: Lexicon::new(), bandit: Bandit::new(Seat(0)) }
        }

        /// What comes into consideration of moves with marks, if `prior` says what is new.
        fn consider(
            &mut self,
            gists: &[(Move, u8)],
            mut prior: impl FnMut(Move) -> f64,
        ) -> Vec<Candidate<Move>> {
            let Decision { lexicon, bandit } = self;
            let offer = |&(mv, mark)| Offer { mv, number: lexicon.number((moves()[0], mark)) };
            let offers: Vec<Offer<Move>> = gists.iter().map(offer).collect();
            let mut candidates = vec![];
            bandit.consider(lexicon, &offers, &manner(), |_, offer| prior(offer.mv), &mut candidates);
            candidates
        }
    }

    /// Moves that come to no more than they say.
    fn plain(moves: &[Move]) -> Vec<(Move, u8)> {
        moves.iter().map(|&mv| (mv, pays(mv) as u8)).collect()
    }

    /// What a move pays: the first one nothing, the second 1 …
    fn pays(mv: Move) -> usize {
        moves().iter().position(|other| *other == mv).unwrap()
    }

    /// Pulls arms a thousand times, after all moves were seen.
    fn pull(legal: &[Move]) -> Bandit<Move> {
        let mut decision = Decision::new();
        decision.consider(&plain(&moves()), |_| 0.0);
        for _ in 0..1000 {
            let candidates = decision.consider(&plain(legal), |_| unreachable!("all moves are known"));
            let bandit = &mut decision.bandit;
            let candidate = bandit.select(&candidates, &manner(), 4.0);
            let trials = bandit.begin(candidate);
            bandit.note(trials, pays(candidate.mv) as f64, 100 * pays(candidate.mv) as i32);
        }
        decision.bandit
    }

    #[test]
    fn the_best_move_is_found() {
        let walked = pull(&moves()).most_walked(&moves());
        assert_eq!(walked[0].mv, moves()[4]);
        assert!((walked[0].mean_points() - 400.0).abs() < 1e-9);
    }

    #[test]
    fn the_lead_is_that_of_the_most_visited_arm_over_the_second() {
        let bandit = pull(&moves());
        let walked = bandit.most_walked(&moves());
        assert_eq!(bandit.lead(), walked[0].count - walked[1].count);
        assert_eq!(Bandit::<Move>::new(Seat(0)).lead(), 0);
    }

    #[test]
    fn only_legal_moves_are_tried() {
        let bandit = pull(&moves()[..3]);
        assert_eq!(bandit.most_walked(&moves())[0].mv, moves()[2]);
        assert!(bandit.trials.iter().all(|trials| moves()[..3].contains(&trials.mv)));
    }

    #[test]
    fn the_most_promising_come_first_and_the_others_when_the_decision_is_met_again() {
        let mut decision = Decision::new();
        let one_promises = |mv| if mv == moves()[3] { 1.0 } else { 0.0 };
        let first = decision.consider(&plain(&moves()), one_promises);
        let of =
            |candidates: &[Candidate<Move>]| candidates.iter().map(|one| pays(one.mv)).collect::<Vec<_>>();
        assert_eq!(of(&first), [3, 0]);
        let bandit = &mut decision.bandit;
        assert_eq!(bandit.select(&first, &manner(), 1.0), first[0]);
        let trials = bandit.begin(first[0]);
        (0..3).for_each(|_| bandit.note(trials, 0.0, 0));
        let later = decision.consider(&plain(&moves()), |_| unreachable!("all moves are known"));
        assert_eq!(of(&later), [3, 0, 1, 2]);
    }

    #[test]
    fn what_comes_to_the_same_has_one_arm() {
        let [one, two] = [moves()[0], moves()[1]];
        let mut decision = Decision::new();
        let mut arms = |gists: &[(Move, u8)]| {
            let mut found: Vec<(usize, Move)> =
                decision.consider(gists, |_| 0.0).iter().map(|one| (one.arm, one.mv)).collect();
            found.sort_unstable();
            found
        };
        assert_eq!(arms(&[(one, 3), (two, 4)]), [(0, one), (1, two)]);
        assert_eq!(arms(&[(one, 4), (two, 3)]), [(0, two), (1, one)], "what was learnt goes with the gist");
        assert_eq!(arms(&[(one, 4), (two, 5)]), [(1, one), (2, two)], "another gist is another arm");
        assert_eq!(arms(&[(one, 4), (two, 4)]), [(1, two)], "the last of two stands for both");
    }

    #[test]
    fn a_longer_look_replaces_first_impressions() {
        let mut decision = Decision::new();
        decision.consider(&plain(&moves()), |mv| pays(mv) as f64);
        let Decision { lexicon, bandit } = &mut decision;
        let offer = |&(mv, mark): &(Move, u8)| Offer { mv, number: lexicon.number((moves()[0], mark)) };
        let worths: Vec<(Offer<Move>, f64)> =
            plain(&moves()).iter().map(offer).zip([3.0, 9.0, 5.0, 0.0, 1.0]).collect();
        bandit.impress(lexicon, &worths, 8.0);
        let candidates = decision.consider(&plain(&moves()), |_| unreachable!("all moves are known"));
        assert_eq!(candidates.iter().map(|one| pays(one.mv)).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn the_logarithm_is_near_the_true_one() {
        for number in [1, 2, 3, 10, 1000, 123_456] {
            assert!((logarithm(number) - f64::from(number).ln()).abs() < 0.06, "{number}");
        }
    }
}
