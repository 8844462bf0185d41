//! A game that says nothing about how it is played well is played by every level all the same.

use std::sync::Arc;
use tafel_bots::{Budget, Level};
use tafel_evaluate::{Evaluate, SearchProfile};
use tafel_pebbles::{Chance, Effect, Move, Options, Pebbles, State, View};
use tafel_rules::{Choice, Dice, Objection, Rules, Seat, Seed, Silent, Standing, Tell, Turn, Viewer};
use tafel_table::Match;

/// Pebbles, of which nothing is known but the rules.
struct Unevaluated(Pebbles);

impl Rules for Unevaluated {
    const ID: &'static str = "unevaluated";
    const VERSION: u16 = 1;
    const RULEBOOK: &'static str = "";
    const CHOICES: &'static [Choice] = Pebbles::CHOICES;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Chance = Chance;
    type Effect = Effect;
    type View = View;
    type Facts = ();

    fn seats(&self, options: &Options) -> u8 {
        self.0.seats(options)
    }

    fn start(&self, options: &Options) -> State {
        self.0.start(options)
    }

    fn turn(&self, state: &State) -> Turn {
        self.0.turn(state)
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        self.0.moves(state, seat, out);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        self.0.chances(state, out);
    }

    fn apply(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
        self.0.apply(state, seat, mv, tell);
    }

    fn resolve(&self, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
        self.0.resolve(state, chance, tell);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        self.0.standing(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.0.view(state, viewer)
    }

    fn facts(&self, _: &View) {}

    fn imagine(&self, view: &View, dice: &mut Dice) -> State {
        self.0.imagine(view, dice)
    }

    fn why_not(&self, state: &State, seat: Seat, mv: Move) -> Option<Objection> {
        self.0.why_not(state, seat, mv)
    }

    fn tally(&self, state: &State, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        self.0.tally(state, seat, out);
    }
}

impl Evaluate for Unevaluated {}

/// Plays a match of three between these levels.
fn play(levels: [Level; 3], nth: u64) -> Match<Unevaluated> {
    let seed = Seed::numbered(3, nth);
    let options = "seats 3".parse().unwrap();
    let (mut table, _) = Match::open(Arc::new(Unevaluated(Pebbles::new())), options, seed);
    let mut bots = [0, 1, 2].map(|seat| levels[seat].bot::<Unevaluated>(Dice::at(seed, 1000 + seat as u64)));
    while let Turn::Seats(awaited) = table.turn() {
        let seat = awaited.iter().next().unwrap();
        let (view, offers) = (table.view(Viewer::Seat(seat)), table.offers(seat));
        let chosen = bots[seat.index()].choose(table.rules(), seat, &view, &offers);
        table.submit(seat, chosen).unwrap();
    }
    table
}

#[test]
fn every_level_plays_it_to_the_end() {
    let others =
        [Level::Random, Level::Hasty, Level::Greedy, Level::Plan(2), Level::Search(Budget::Iterations(40))];
    for level in others.into_iter().chain(Level::FOR_PEOPLE) {
        assert!(play([level; 3], 0).standing().is_some(), "{level}");
    }
}

#[test]
fn its_points_so_far_are_what_it_is_worth() {
    let rules = Unevaluated(Pebbles::new());
    let mut state = rules.start(&"seats 3".parse().unwrap());
    let mut dice = Dice::at(Seed([8; 32]), 0);
    let (mut odds, mut moves) = (vec![], vec![]);
    loop {
        let estimate = rules.estimate(&state);
        for seat in Seat::all(5) {
            let mut tally = vec![];
            rules.tally(&state, seat, &mut tally);
            let points: i32 = tally.iter().map(|&(_, points)| 100 * i32::from(points)).sum();
            assert_eq!((estimate[seat], rules.estimate_of(&state, seat)), (points, points));
        }
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                odds.clear();
                rules.chances(&state, &mut odds);
                rules.resolve(&mut state, dice.pick(&odds), &mut Silent);
            }
            Turn::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                moves.clear();
                rules.moves(&state, seat, &mut moves);
                rules.apply(&mut state, seat, dice.any(&moves), &mut Silent);
            }
        }
    }
    let points = rules.standing(&state).unwrap().points;
    assert_eq!(rules.estimate(&state).0, points.0.map(|points| 100 * i32::from(points)));
    assert!(points.first(3).iter().all(|&points| points != 0), "there is something to count");
    assert_eq!(Unevaluated::SEARCH, SearchProfile::USUAL);
}

/// Points so far are enough to beat blind play: of 30 matches a third would be first by luck.
#[test]
fn whoever_counts_points_beats_whoever_plays_blindly() {
    let mut first = 0;
    for nth in 0..30 {
        let standing = play([Level::Greedy, Level::Random, Level::Random], nth).standing().unwrap();
        first += usize::from(standing.rank[Seat(0)] == 1);
    }
    assert!(first >= 20, "first in {first} of 30");
}
