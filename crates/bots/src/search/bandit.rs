//! The statistics of one seat's decision: which moves there are, how often each was tried, and what came of it.

use super::Manner;
use super::lexicon::{Gist, Lexicon, Number};
use super::tree::Place;
use tafel_rules::{Notation, Seat};

/// A legal move, and what it comes to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Offer<M> {
    pub(super) mv: M,
    pub(super) gist: Gist<M>,
}

#[cfg(test)]
impl<M: Copy> Offer<M> {
    /// Moves that come to no more than they say.
    pub(super) fn plain(moves: &[M]) -> Vec<Offer<M>> {
        moves.iter().map(|&mv| Offer { mv, gist: (mv, 0) }).collect()
    }
}

/// What is known of one thing that moves can come to.
#[derive(Copy, Clone, Debug)]
pub(super) struct Arm<M> {
    /// The number of what it comes to.
    number: Number,
    /// The move that came to it last.
    pub(super) mv: M,
    /// What the move changes at first sight, which orders moves before anything is known of them.
    prior: f64,
    pub(super) visits: u32,
    /// The sum of what came of it for the seat.
    sum: f64,
    /// The sum of the points that were then expected for the seat.
    points: f64,
    /// How much one would rather have taken it, where the choice is secret.
    pub(super) regret: f64,
    /// Where it leads, once it was walked.
    pub(super) child: Option<Place>,
}

impl<M> Arm<M> {
    fn new(number: Number, mv: M, prior: f64) -> Arm<M> {
        Arm { number, mv, prior, visits: 0, sum: 0.0, points: 0.0, regret: 0.0, child: None }
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits)
    }

    /// The points that were expected on average after it.
    pub(super) fn mean_points(&self) -> f64 {
        self.points / f64::from(self.visits)
    }
}

/// One seat's decision at a node.
#[derive(Clone, Debug)]
pub(super) struct Bandit<M> {
    pub(super) seat: Seat,
    pub(super) visits: u32,
    sum: f64,
    /// All that moves ever came to here.
    pub(super) arms: Vec<Arm<M>>,
    /// The moves as they were listed last.
    listed: Vec<Offer<M>>,
    /// The arms of those moves, the most promising first.
    legal: Vec<usize>,
    /// How many trials the first impression counts for.
    faith: f64,
    /// Whether others cannot tell which arm is chosen; nothing, until somebody asked.
    secret: Option<bool>,
}

impl<M: Notation> Bandit<M> {
    pub(super) fn new(seat: Seat) -> Bandit<M> {
        Bandit {
            seat,
            visits: 0,
            sum: 0.0,
            arms: vec![],
            listed: vec![],
            legal: vec![],
            faith: 1.0,
            secret: None,
        }
    }

    /// Makes these the legal moves. Those that come to something new get an arm, with what `prior` says they change.
    pub(super) fn list(
        &mut self,
        lexicon: &mut Lexicon<M>,
        offers: &[Offer<M>],
        mut prior: impl FnMut(&mut Lexicon<M>, Number, M) -> f64,
    ) {
        if self.listed == offers {
            return;
        }
        self.listed.clear();
        self.listed.extend_from_slice(offers);
        self.legal.clear();
        self.legal.reserve_exact(offers.len());
        if self.arms.is_empty() {
            self.arms.reserve_exact(offers.len());
        }
        self.enter_arms(lexicon);
        for &offer in offers {
            let arm = self.arm_of(lexicon, offer, |lexicon, number| prior(lexicon, number, offer.mv));
            self.arms[arm].mv = offer.mv;
            self.legal.push(arm);
        }
        let arms = &self.arms;
        self.legal.sort_unstable_by(|&a, &b| arms[b].prior.total_cmp(&arms[a].prior).then(a.cmp(&b)));
    }

    /// Lets the lexicon know the arms by their numbers.
    fn enter_arms(&self, lexicon: &mut Lexicon<M>) {
        lexicon.forget_arms();
        self.arms.iter().enumerate().for_each(|(nth, arm)| lexicon.enter_arm(arm.number, nth));
    }

    /// The arm of a move; a new one, if none came to the same before. The lexicon knows those that there are.
    fn arm_of(
        &mut self,
        lexicon: &mut Lexicon<M>,
        offer: Offer<M>,
        prior: impl FnOnce(&mut Lexicon<M>, Number) -> f64,
    ) -> usize {
        let number = lexicon.number(offer.gist);
        lexicon.arm(number).unwrap_or_else(|| {
            lexicon.enter_arm(number, self.arms.len());
            self.arms.push(Arm::new(number, offer.mv, prior(lexicon, number)));
            self.arms.len() - 1
        })
    }

    /// Replaces the first impressions, now that somebody has had a longer look; they count for so many trials.
    pub(super) fn impress(&mut self, lexicon: &mut Lexicon<M>, worths: &[(Offer<M>, f64)], faith: f64) {
        self.faith = faith;
        self.listed.clear();
        self.enter_arms(lexicon);
        let best = worths.iter().map(|&(_, worth)| worth).fold(f64::NEG_INFINITY, f64::max);
        for &(offer, worth) in worths {
            let arm = self.arm_of(lexicon, offer, |_, _| worth - best);
            self.arms[arm].prior = worth - best;
        }
    }

    /// Whether the choice is secret: by `alike`, which says whether others cannot tell two moves apart. It is asked from the
    /// second visit on, since most decisions are met only once.
    pub(super) fn is_secret(&mut self, alike: impl FnOnce(M, M) -> bool) -> bool {
        if self.visits == 0 {
            return false;
        }
        let arms = &self.arms;
        *self.secret.get_or_insert_with(|| match self.legal[..] {
            [one, other, ..] => alike(arms[one].mv, arms[other].mv),
            _ => false,
        })
    }

    /// The arms that come into consideration: more, the more often the decision is met, the most promising first.
    pub(super) fn considered(&self, manner: &Manner) -> &[usize] {
        let considered = (manner.width * f64::from(self.visits + 1).sqrt()) as usize + 1;
        &self.legal[..considered.min(self.legal.len())]
    }

    /// What came of an arm so far, and before it was tried what first sight promised: what the decision brings on average,
    /// less what the arm looked worse than the best. That promise counts as some trials.
    pub(super) fn expected(&self, manner: &Manner, arm: usize) -> f64 {
        let base = if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) };
        let best_prior = self.legal.first().map_or(0.0, |&arm| self.arms[arm].prior);
        let arm = &self.arms[arm];
        let promised = base - manner.trust * (best_prior - arm.prior);
        (arm.sum + self.faith * promised) / self.trials(arm)
    }

    fn trials(&self, arm: &Arm<M>) -> f64 {
        f64::from(arm.visits) + self.faith
    }

    /// The arm to try next among the legal ones: the best known, or one of which little is known.
    pub(super) fn select(&self, manner: &Manner, spread: f64) -> usize {
        let log = logarithm(self.visits + 1);
        let mut best = (f64::NEG_INFINITY, 0);
        for &arm in self.considered(manner) {
            let unknown = (log / self.trials(&self.arms[arm])).sqrt();
            let score = self.expected(manner, arm) + manner.curiosity * spread * unknown;
            if score > best.0 {
                best = (score, arm);
            }
        }
        best.1
    }

    /// Notes what came of an arm.
    pub(super) fn note(&mut self, arm: usize, worth: f64, points: i32) {
        self.visits += 1;
        self.sum += worth;
        let arm = &mut self.arms[arm];
        arm.visits += 1;
        arm.sum += worth;
        arm.points += f64::from(points);
    }

    /// By how many visits the most visited arm leads.
    pub(super) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for arm in &self.arms {
            second = second.max(arm.visits.min(first));
            first = first.max(arm.visits);
        }
        first - second
    }

    /// The arms that were tried, of those moves that are legal: the most walked first, of equals the one that did best.
    pub(super) fn most_walked(&self, legal: &[M]) -> Vec<Arm<M>> {
        let tried = self.arms.iter().filter(|arm| arm.visits > 0 && legal.contains(&arm.mv));
        let mut tried: Vec<Arm<M>> = tried.copied().collect();
        tried.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean())));
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

    /// Pulls arms a thousand times; arm `n` pays its own number.
    fn pull(legal: &[Move]) -> Bandit<Move> {
        let manner = Manner::new(Budget::Iterations(1000));
        let mut lexicon = Lexicon::new();
        let mut bandit = Bandit::new(Seat(0));
        bandit.list(&mut lexicon, &Offer::plain(&moves()), |_, _, _| 0.0);
        for _ in 0..1000 {
            bandit.list(&mut lexicon, &Offer::plain(legal), |_, _, _| unreachable!("all moves are known"));
            let arm = bandit.select(&manner, 4.0);
            let pays = moves().iter().position(|mv| *mv == bandit.arms[arm].mv).unwrap();
            bandit.note(arm, pays as f64, 100 * pays as i32);
        }
        bandit
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
        assert_eq!(bandit.lead(), walked[0].visits - walked[1].visits);
        assert_eq!(Bandit::<Move>::new(Seat(0)).lead(), 0);
    }

    #[test]
    fn only_legal_moves_are_tried() {
        let bandit = pull(&moves()[..3]);
        assert_eq!(bandit.most_walked(&moves())[0].mv, moves()[2]);
        assert!(bandit.arms.iter().all(|arm| (arm.visits > 0) == moves()[..3].contains(&arm.mv)));
    }

    #[test]
    fn the_most_promising_come_first() {
        let mut bandit = Bandit::new(Seat(0));
        bandit.list(
            &mut Lexicon::new(),
            &Offer::plain(&moves()),
            |_, _, mv| if mv == moves()[3] { 1.0 } else { 0.0 },
        );
        assert_eq!(bandit.legal, [3, 0, 1, 2, 4]);
        assert_eq!(bandit.select(&Manner::new(Budget::Iterations(1)), 1.0), 3);
    }

    #[test]
    fn what_comes_to_the_same_has_one_arm() {
        let [one, two] = [moves()[0], moves()[1]];
        let mut bandit = Bandit::new(Seat(0));
        let mut lexicon = Lexicon::new();
        let mut list = |offers: [(Move, u8); 2]| {
            let offers = offers.map(|(mv, mark)| Offer { mv, gist: (one, mark) });
            bandit.list(&mut lexicon, &offers, |_, _, _| 0.0);
            bandit.arms.iter().map(|arm| arm.mv).collect::<Vec<Move>>()
        };
        assert_eq!(list([(one, 3), (two, 4)]), [one, two]);
        assert_eq!(list([(one, 4), (two, 3)]), [two, one], "what was learnt goes with the gist");
        assert_eq!(list([(one, 4), (two, 5)]), [two, one, two], "another gist is another arm");
    }

    #[test]
    fn the_logarithm_is_near_the_true_one() {
        for number in [1, 2, 3, 10, 1000, 123_456] {
            assert!((logarithm(number) - f64::from(number).ln()).abs() < 0.06, "{number}");
        }
    }
}
