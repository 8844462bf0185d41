//! Bandits over five moves, each of which pays its index.

use super::*;
use crate::Budget;
use crate::search::SearchConfig;
use crate::search::lexicon::Lexicon;
use tafel_pebbles::Move;

fn moves() -> Vec<Move> {
    (1..=5).map(|card| format!("bid {card}").parse().unwrap()).collect()
}

fn config() -> SearchConfig {
    SearchConfig::new(Budget::Iterations(1000))
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
    fn consider(&mut self, keys: &[(Move, u8)], mut prior: impl FnMut(Move) -> f64) -> Vec<Candidate<Move>> {
        let Decision { lexicon, bandit } = self;
        let offer = |&(mv, mark)| Offer { mv, key: lexicon.id((moves()[0], mark)) };
        let offers: Vec<Offer<Move>> = keys.iter().map(offer).collect();
        let mut candidates = vec![];
        bandit.consider(lexicon, &offers, &config(), |_, offer| prior(offer.mv), &mut candidates);
        candidates
    }
}

/// Moves with a mark of their own.
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
        let candidate = bandit.select(&candidates, &config(), 4.0);
        let trials = bandit.begin(candidate);
        bandit.record(trials, pays(candidate.mv) as f64, 100 * pays(candidate.mv) as i32);
    }
    decision.bandit
}

#[test]
fn the_best_move_is_found() {
    let walked = pull(&moves()).most_visited(&moves());
    assert_eq!(walked[0].mv, moves()[4]);
    assert!((walked[0].mean_points() - 400.0).abs() < 1e-9);
}

#[test]
fn the_lead_is_that_of_the_most_visited_arm_over_the_second() {
    let bandit = pull(&moves());
    let walked = bandit.most_visited(&moves());
    assert_eq!(bandit.lead(), walked[0].count - walked[1].count);
    assert_eq!(Bandit::<Move>::new(Seat(0)).lead(), 0);
}

#[test]
fn only_legal_moves_are_tried() {
    let bandit = pull(&moves()[..3]);
    assert_eq!(bandit.most_visited(&moves())[0].mv, moves()[2]);
    assert!(bandit.trials.iter().all(|trials| moves()[..3].contains(&trials.mv)));
}

#[test]
fn the_most_promising_come_first_and_the_others_when_the_decision_is_met_again() {
    let mut decision = Decision::new();
    let one_promises = |mv| if mv == moves()[3] { 1.0 } else { 0.0 };
    let first = decision.consider(&plain(&moves()), one_promises);
    let of = |candidates: &[Candidate<Move>]| candidates.iter().map(|one| pays(one.mv)).collect::<Vec<_>>();
    assert_eq!(of(&first), [3, 0]);
    let bandit = &mut decision.bandit;
    assert_eq!(bandit.select(&first, &config(), 1.0), first[0]);
    let trials = bandit.begin(first[0]);
    (0..3).for_each(|_| bandit.record(trials, 0.0, 0));
    let later = decision.consider(&plain(&moves()), |_| unreachable!("all moves are known"));
    assert_eq!(of(&later), [3, 0, 1, 2]);
}

#[test]
fn moves_with_the_same_key_share_an_arm() {
    let [one, two] = [moves()[0], moves()[1]];
    let mut decision = Decision::new();
    let mut arms = |keys: &[(Move, u8)]| {
        let mut found: Vec<(usize, Move)> =
            decision.consider(keys, |_| 0.0).iter().map(|one| (one.arm, one.mv)).collect();
        found.sort_unstable();
        found
    };
    assert_eq!(arms(&[(one, 3), (two, 4)]), [(0, one), (1, two)]);
    assert_eq!(arms(&[(one, 4), (two, 3)]), [(0, two), (1, one)], "what was learnt goes with the key");
    assert_eq!(arms(&[(one, 4), (two, 5)]), [(1, one), (2, two)], "another key is another arm");
    assert_eq!(arms(&[(one, 4), (two, 4)]), [(1, two)], "the last of two stands for both");
}

#[test]
fn a_longer_look_replaces_priors() {
    let mut decision = Decision::new();
    decision.consider(&plain(&moves()), |mv| pays(mv) as f64);
    let Decision { lexicon, bandit } = &mut decision;
    let offer = |&(mv, mark): &(Move, u8)| Offer { mv, key: lexicon.id((moves()[0], mark)) };
    let worths: Vec<(Offer<Move>, f64)> =
        plain(&moves()).iter().map(offer).zip([3.0, 9.0, 5.0, 0.0, 1.0]).collect();
    bandit.set_priors(lexicon, &worths, 8.0);
    let candidates = decision.consider(&plain(&moves()), |_| unreachable!("all moves are known"));
    assert_eq!(candidates.iter().map(|one| pays(one.mv)).collect::<Vec<_>>(), [1, 2]);
}
