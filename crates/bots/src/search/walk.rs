//! One walk down the tree, and what is recorded on the way back.

use super::SearchConfig;
use super::bandit::{Candidate, Drawn, Offer};
use super::first_look::FirstLook;
use super::lexicon::Lexicon;
use super::spread::Spread;
use super::tree::{Novelty, Place, Tree, Way};
use crate::beam::settle;
use crate::evaluation::Evaluation;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, PerSeat, Rules, Seat, Silent, Turn, Viewer};

/// The most decisions of a walk.
const DEEPEST: usize = 64;

/// In how many of ten decisions another seat takes what looks best at first sight, rather than what was found to be best for
/// it: a player should count neither on opponents who see as far as itself, nor on such who do not.
const SIMPLE: u32 = 5;

/// The same where several decide at once: few players think about what others think that they think.
const SIMPLE_AT_ONCE: u32 = 8;

/// A decision on the way.
struct Visit {
    place: Place,
    seat: Seat,
    trials: usize,
    /// How the move was drawn, where it was chosen in secret.
    drawn: Option<Drawn>,
}

/// A move that a seat chose, and what is to be learnt from it: nothing, where it was chosen at first sight.
struct Chosen<M> {
    mv: M,
    visit: Option<Visit>,
}

/// Walks again and again, keeping its lists in between.
pub(super) struct Walk<'r, R: Evaluate> {
    rules: &'r R,
    config: SearchConfig,
    root_seat: Seat,
    moves: Vec<R::Move>,
    offers: Vec<Offer<R::Move>>,
    candidates: Vec<Candidate<R::Move>>,
    odds: Vec<(R::Chance, u32)>,
    path: Vec<Visit>,
    spread: PerSeat<Spread>,
}

impl<'r, R: Evaluate> Walk<'r, R> {
    pub(super) fn new(rules: &'r R, config: SearchConfig, root_seat: Seat) -> Self {
        Walk {
            rules,
            config,
            root_seat,
            moves: vec![],
            offers: vec![],
            candidates: vec![],
            odds: vec![],
            path: vec![],
            spread: PerSeat::default(),
        }
    }

    /// Walks once from the root, where the table is in `state`, and says where it ended and what is expected there.
    pub(super) fn go(
        &mut self,
        tree: &mut Tree<R::Move>,
        mut state: R::State,
        dice: &mut Dice,
    ) -> (R::State, Evaluation) {
        self.path.clear();
        let mut place = Place::ROOT;
        let mut new_places = 0;
        let mut mover = self.root_seat;
        for _ in 0..DEEPEST {
            settle(self.rules, &mut state, &mut self.odds, dice);
            let Turn::Seats(awaited) = self.rules.turn(&state) else { break };
            // A new place is evaluated once the turn that led there is over.
            if new_places > 0 && (!awaited.contains(mover) || new_places >= self.config.nodes_per_iteration) {
                break;
            }
            let way = if awaited.len() == 1 {
                mover = awaited.iter().next().expect("somebody is awaited");
                self.decide(tree, place, &mut state, mover, dice)
            } else {
                mover = if awaited.contains(self.root_seat) { self.root_seat } else { mover };
                Some(self.decide_together(tree, place, &mut state, dice))
            };
            // Where there was no choice, nothing is learnt.
            let Some(way) = way else { continue };
            let (next, novelty) = tree.follow(place, way);
            place = next;
            if novelty == Novelty::New {
                new_places += 1;
            }
        }
        settle(self.rules, &mut state, &mut self.odds, dice);
        let evaluation = Evaluation::of(self.rules, &state);
        self.record(tree, &evaluation);
        (state, evaluation)
    }

    /// One seat decides, and its move happens; no way, if there was only one move.
    fn decide(
        &mut self,
        tree: &mut Tree<R::Move>,
        place: Place,
        state: &mut R::State,
        seat: Seat,
        dice: &mut Dice,
    ) -> Option<Way> {
        self.list_moves(state, seat);
        if let [only] = self.moves[..] {
            self.rules.apply(state, seat, only, &mut Silent);
            return None;
        }
        let chosen = self.choose(tree, place, state, seat, dice);
        self.rules.apply(state, seat, chosen.mv, &mut Silent);
        Some(self.remember(chosen))
    }

    /// Several seats decide from the same state, before any of their moves happens. The place after it is told by the
    /// move of the searching seat, if it is among them: what the others chose is averaged over.
    fn decide_together(
        &mut self,
        tree: &mut Tree<R::Move>,
        place: Place,
        state: &mut R::State,
        dice: &mut Dice,
    ) -> Way {
        let before = *state;
        let mut way = Way::Untold;
        for seat in self.rules.turn(state).awaited().iter() {
            self.list_moves(&before, seat);
            let chosen = self.choose(tree, place, &before, seat, dice);
            if *state != before && !self.is_legal(state, seat, chosen.mv) {
                // An earlier move of the same moment has changed what this seat can do: it decides at the next place.
                continue;
            }
            self.rules.apply(state, seat, chosen.mv, &mut Silent);
            let told = self.remember(chosen);
            if seat == self.root_seat {
                way = told;
            }
        }
        way
    }

    /// Lists the moves among which a seat decides.
    fn list_moves(&mut self, state: &R::State, seat: Seat) {
        self.moves.clear();
        if seat == self.root_seat {
            self.rules.search_moves(state, seat, &mut self.moves);
        } else {
            self.rules.reply_moves(state, seat, &mut self.moves);
        }
    }

    /// What a seat chooses of the moves that were just listed.
    fn choose(
        &mut self,
        tree: &mut Tree<R::Move>,
        place: Place,
        state: &R::State,
        seat: Seat,
        dice: &mut Dice,
    ) -> Chosen<R::Move> {
        let Walk { rules, config, moves, offers, candidates, .. } = self;
        let lexicon = tree.lexicon();
        offers.clear();
        offers.extend(
            moves.iter().map(|&mv| Offer { mv, key: lexicon.id(rules.learning_key(state, seat, mv)) }),
        );
        let look = FirstLook::new(*rules, state, seat);
        let at_once = rules.turn(state).awaited().len() > 1;
        let simple = if at_once { SIMPLE_AT_ONCE } else { SIMPLE };
        if seat != self.root_seat && dice.below(10) < simple {
            return Chosen { mv: look.best(lexicon, offers), visit: None };
        }
        let (bandit, lexicon) = tree.bandit_and_lexicon(place, seat);
        let prior = |lexicon: &mut Lexicon<R::Move>, offer: Offer<R::Move>| {
            lexicon.change(offer.key, seat, config.refresh_interval, || look.change(offer.mv))
        };
        bandit.consider(lexicon, offers, config, prior, candidates);
        let alike = |one, other| alike_in_public(*rules, state, seat, [one, other]);
        let drawn = if at_once { bandit.draw(candidates, alike, dice) } else { None };
        let (candidate, drawn) = match drawn {
            Some((candidate, drawn)) => (candidate, Some(drawn)),
            None => (bandit.select(candidates, config, self.spread[seat].size()), None),
        };
        let trials = bandit.begin(candidate);
        Chosen { mv: candidate.mv, visit: Some(Visit { place, seat, trials, drawn }) }
    }

    /// Remembers that a move was chosen, and returns the way it leads.
    fn remember(&mut self, chosen: Chosen<R::Move>) -> Way {
        let Some(visit) = chosen.visit else { return Way::Untold };
        let way =
            if visit.seat == self.root_seat { Way::Told(visit.seat, visit.trials) } else { Way::Untold };
        self.path.push(visit);
        way
    }

    fn is_legal(&mut self, state: &R::State, seat: Seat, mv: R::Move) -> bool {
        self.moves.clear();
        self.rules.moves(state, seat, &mut self.moves);
        self.moves.contains(&mv)
    }

    /// Records what the walk came to in every decision that it passed.
    fn record(&mut self, tree: &mut Tree<R::Move>, evaluation: &Evaluation) {
        let mut met = PerSeat::<Option<f64>>::default();
        for &Visit { place, seat, trials, drawn } in &self.path {
            let worth = *met[seat].get_or_insert_with(|| {
                let worth = evaluation.worth(seat);
                self.spread[seat].record(worth);
                worth
            });
            let bandit = tree.bandit(place, seat);
            if let Some(drawn) = drawn {
                bandit.regret(&self.config, drawn, worth);
            }
            bandit.record(trials, worth, evaluation.points[seat]);
        }
    }
}

/// Whether nobody else could tell which of two moves was made.
fn alike_in_public<R: Rules>(rules: &R, state: &R::State, seat: Seat, moves: [R::Move; 2]) -> bool {
    let [one, other] = moves.map(|mv| {
        let mut next = *state;
        rules.apply(&mut next, seat, mv, &mut Silent);
        rules.view(&next, Viewer::Public)
    });
    one == other
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use tafel_pebbles::Pebbles;
    use tafel_rules::Seed;
    use tafel_settlement::Settlement;

    /// Plays a match at random, and walks `walks` times wherever a seat decides alone: `look` sees the tree after each walk.
    fn walk_everywhere<R: Evaluate>(
        rules: &R,
        config: SearchConfig,
        walks: u32,
        mut look: impl FnMut(&mut Tree<R::Move>, &Walk<'_, R>),
    ) {
        let mut dice = Dice::at(Seed([5; 32]), 0);
        let mut state = rules.start(&"seats 3".parse().expect("three can play"));
        loop {
            settle(rules, &mut state, &mut vec![], &mut dice);
            let Turn::Seats(awaited) = rules.turn(&state) else { return };
            let seat = awaited.iter().next().unwrap();
            if awaited.len() == 1 {
                let (mut tree, mut walk) = (Tree::new(), Walk::new(rules, config, seat));
                for _ in 0..walks {
                    walk.go(&mut tree, state, &mut dice);
                    look(&mut tree, &walk);
                }
            }
            let mut moves = vec![];
            rules.search_moves(&state, seat, &mut moves);
            rules.apply(&mut state, seat, dice.any(&moves), &mut Silent);
        }
    }

    /// The most decisions of the searching seat that a first walk passes.
    fn longest_first_walk(nodes_per_iteration: usize) -> usize {
        let config = SearchConfig { nodes_per_iteration, ..SearchConfig::new(Budget::Iterations(1)) };
        let mut longest = 0;
        walk_everywhere(&Pebbles::new(), config, 1, |_, walk| {
            let own = walk.path.iter().filter(|visit| visit.seat == walk.root_seat);
            longest = longest.max(own.count());
        });
        longest
    }

    #[test]
    fn a_first_walk_goes_on_with_the_turn_for_as_many_nodes_as_it_may_add() {
        assert_eq!([1, 2].map(longest_first_walk), [1, 2]);
    }

    /// In Settlement others are imagined to exchange nothing.
    #[test]
    fn others_go_on_by_their_replies() {
        let (mut own, mut of_others, mut by_others) = (0, 0, 0);
        walk_everywhere(&Settlement::new(), SearchConfig::new(Budget::Iterations(1)), 8, |tree, walk| {
            for visit in &walk.path {
                let mv = tree.bandit(visit.place, visit.seat).trials[visit.trials].mv;
                let exchanged = u32::from(mv.to_string().starts_with("exchange"));
                if visit.seat == walk.root_seat {
                    own += exchanged;
                } else {
                    of_others += 1;
                    by_others += exchanged;
                }
            }
        });
        assert!(own > 0 && of_others > 0, "{own} exchanges, {of_others} decisions of others");
        assert_eq!(by_others, 0);
    }
}
