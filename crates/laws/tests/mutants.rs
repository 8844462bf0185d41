//! The laws can fail: games with one planted fault each are caught, by the law that forbids it.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, Ordering};
use tafel_evaluate::Evaluate;
use tafel_laws::{Law, examine};
use tafel_pebbles::{self as pebbles, Card, Colour, Effect, Options, Pebbles, Step};
use tafel_rules::{
    Choice, Dice, Id, PerSeat, Rules, Seat, Silent, Standing, Tell, Turn, Unreadable, Viewer, settle,
};

/// What is wrong with a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Fault {
    Nothing,
    /// A bid that is secret still shows as a gap in the hand.
    BidShowsAsGap,
    /// The view carries all goals, and imagining copies them back.
    GoalsCopiedBack,
    /// Before the others choose, all cards are in the hand.
    CardsComeBack,
    /// One of two moves is written like the other.
    TwoMovesReadAlike,
    /// One outcome has the weight 0.
    WeightOfZero,
    /// A pebble leaves the game when one is taken.
    PebbleVanishes,
    /// The bag has an order, decided unheard, and the view shows it.
    OrderOfBagShown,
    /// A seat that is awaited has nothing to search.
    NothingToSearch,
    /// A seat that is awaited has nothing that others would imagine it to do.
    NothingToImagine,
    /// One seat alone is estimated otherwise than with all others.
    TwoEstimates,
    /// A feature is shown that there is not.
    UnknownFeature,
    /// There is a result before the end.
    EarlyResult,
    /// A seat at which nobody sits has points.
    PointsForNobody,
    /// The same line does not always have the same effect.
    ReplaysDiffer,
    /// Bids have no effect, so that the game goes on for ever.
    NeverEnds,
    /// Moves use the heap.
    Allocates,
    /// The view holds something that its JSON does not say.
    ViewUnwritten,
    /// Imagining needs something that the JSON of the view does not say, and views are not compared by.
    ImaginedFromUnwritten,
}

/// Pebbles with a fault; `BALLAST` bytes make its state larger.
struct Broken<const BALLAST: usize> {
    honest: Pebbles,
    fault: Fault,
    moods: AtomicU8,
    // Kept between calls, so that the wrapper itself uses no heap in steady play.
    moves: Mutex<Vec<pebbles::Move>>,
    odds: Mutex<Vec<(pebbles::Chance, u32)>>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct State<const BALLAST: usize> {
    honest: pebbles::State,
    order: Option<u8>,
    mood: u8,
    ballast: [u8; BALLAST],
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Move {
    honest: pebbles::Move,
    written: pebbles::Move,
}

impl From<pebbles::Move> for Move {
    fn from(honest: pebbles::Move) -> Move {
        Move { honest, written: honest }
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written.fmt(f)
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        text.parse().map(|mv: pebbles::Move| mv.into())
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Chance {
    Honest(pebbles::Chance),
    Shuffle(u8),
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Honest(chance) => chance.fmt(f),
            Chance::Shuffle(order) => write!(f, "shuffle {order}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        match text.strip_prefix("shuffle ") {
            Some(order) => order.parse().map(Chance::Shuffle).map_err(|_| Unreadable::new(text, "an order")),
            None => text.parse().map(Chance::Honest),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct View {
    honest: pebbles::View,
    goals: Option<PerSeat<Option<Colour>>>,
    order: Option<u8>,
    #[serde(skip)]
    unwritten: Option<u8>,
    #[serde(skip)]
    uncompared: Uncompared,
}

/// What views are not compared by.
#[derive(Copy, Clone, Debug, Default)]
struct Uncompared(u8);

impl PartialEq for Uncompared {
    fn eq(&self, _: &Uncompared) -> bool {
        true
    }
}

impl Eq for Uncompared {}

impl<const BALLAST: usize> Broken<BALLAST> {
    fn with(fault: Fault) -> Self {
        let (moods, moves, odds) = (AtomicU8::new(0), Mutex::default(), Mutex::default());
        Broken { honest: Pebbles::new(), fault, moods, moves, odds }
    }

    fn awaits_shuffle(&self, state: &State<BALLAST>) -> bool {
        self.fault == Fault::OrderOfBagShown && state.order.is_none()
    }

    /// The moves, which are forgotten where something is offered and the game has this fault.
    fn moves_unless(&self, fault: Fault, state: &State<BALLAST>, seat: Seat, out: &mut Vec<Move>) {
        let is_offer = matches!(state.honest.steps.last(), Some(Step::Offer { .. }));
        if self.fault != fault || !is_offer {
            self.moves(state, seat, out);
        }
    }
}

impl<const BALLAST: usize> Rules for Broken<BALLAST> {
    const ID: &'static str = "broken";
    const VERSION: u16 = 1;
    const RULEBOOK: &'static str = "";
    const CHOICES: &'static [Choice] = Pebbles::CHOICES;

    type Options = Options;
    type State = State<BALLAST>;
    type Move = Move;
    type Chance = Chance;
    type Effect = Effect;
    type View = View;
    type Facts = ();

    fn seats(&self, options: &Options) -> u8 {
        self.honest.seats(options)
    }

    fn start(&self, options: &Options) -> State<BALLAST> {
        State { honest: self.honest.start(options), order: None, mood: 0, ballast: [0; BALLAST] }
    }

    fn turn(&self, state: &State<BALLAST>) -> Turn {
        if self.awaits_shuffle(state) { Turn::Chance } else { self.honest.turn(&state.honest) }
    }

    fn moves(&self, state: &State<BALLAST>, seat: Seat, out: &mut Vec<Move>) {
        if self.awaits_shuffle(state) {
            return;
        }
        let mut honest = self.moves.lock().unwrap();
        honest.clear();
        self.honest.moves(&state.honest, seat, &mut honest);
        let first = honest.first().copied();
        out.extend(honest.iter().copied().map(Move::from));
        if self.fault == Fault::TwoMovesReadAlike
            && let (Some(last), Some(first)) = (out.last_mut(), first)
        {
            last.written = first;
        }
    }

    fn chances(&self, state: &State<BALLAST>, out: &mut Vec<(Chance, u32)>) {
        if self.awaits_shuffle(state) {
            out.extend([(Chance::Shuffle(0), 1), (Chance::Shuffle(1), 1)]);
            return;
        }
        let mut honest = self.odds.lock().unwrap();
        honest.clear();
        self.honest.chances(&state.honest, &mut honest);
        // In the order that was shuffled, from one end of the colours or the other.
        match state.order {
            Some(0) => honest.truncate(1),
            Some(_) => {
                let last = honest.pop();
                honest.clear();
                honest.extend(last);
            }
            None => {}
        }
        out.extend(honest.iter().map(|&(chance, weight)| (Chance::Honest(chance), weight)));
        if self.fault == Fault::WeightOfZero
            && let Some(first) = out.first_mut()
        {
            first.1 = 0;
        }
    }

    fn apply(&self, state: &mut State<BALLAST>, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
        if self.fault == Fault::NeverEnds && matches!(mv.honest, pebbles::Move::Bid(_)) {
            return;
        }
        self.honest.apply(&mut state.honest, seat, mv.honest, tell);
        match (self.fault, mv.honest) {
            (Fault::PebbleVanishes, pebbles::Move::Take(colour)) if state.honest.bag.count(colour) > 0 => {
                state.honest.bag.take(colour);
            }
            (Fault::ReplaysDiffer, _) => state.mood = self.moods.fetch_add(1, Ordering::Relaxed),
            (Fault::Allocates, _) => drop(std::hint::black_box(Vec::<u8>::with_capacity(8))),
            _ => {}
        }
    }

    fn resolve(&self, state: &mut State<BALLAST>, chance: Chance, tell: &mut impl Tell<Effect>) {
        match chance {
            Chance::Honest(chance) => self.honest.resolve(&mut state.honest, chance, tell),
            Chance::Shuffle(order) => state.order = Some(order),
        }
    }

    fn standing(&self, state: &State<BALLAST>) -> Option<Standing> {
        if self.fault == Fault::EarlyResult && state.honest.round == 5 {
            return Some(Standing::ranked(state.honest.seats, |_| 0, |_| 0));
        }
        self.honest.standing(&state.honest)
    }

    fn view(&self, state: &State<BALLAST>, viewer: Viewer) -> View {
        let mut honest = self.honest.view(&state.honest, viewer);
        if self.fault == Fault::BidShowsAsGap {
            for (seat, seen) in Seat::all(state.honest.seats).zip(honest.players.iter_mut()) {
                if let Some(card) = state.honest.players[seat].bid
                    && !viewer.is(seat)
                {
                    seen.cards.remove(card);
                }
            }
        }
        let goals = PerSeat::from_fn(|seat| state.honest.players[seat].goal);
        View {
            honest,
            goals: (self.fault == Fault::GoalsCopiedBack).then_some(goals),
            order: state.order,
            unwritten: (self.fault == Fault::ViewUnwritten).then_some(state.honest.round),
            uncompared: Uncompared(u8::from(self.fault == Fault::ImaginedFromUnwritten) * state.honest.round),
        }
    }

    fn facts(&self, _: &View) {}

    fn imagine(&self, view: &View, dice: &mut Dice) -> State<BALLAST> {
        let mut honest = self.honest.imagine(&view.honest, dice);
        if let Some(goals) = view.goals {
            for seat in Seat::all(honest.seats) {
                let imagined = std::mem::replace(&mut honest.players[seat].goal, goals[seat]);
                imagined.into_iter().for_each(|goal| honest.goal_deck.put(goal, 1));
            }
            for seat in Seat::all(honest.seats) {
                goals[seat].into_iter().for_each(|goal| honest.goal_deck.take(goal));
            }
        }
        State { honest, order: view.order, mood: view.uncompared.0, ballast: [0; BALLAST] }
    }

    fn tally(&self, state: &State<BALLAST>, seat: Seat, out: &mut Vec<(&'static str, i16)>) {
        self.honest.tally(&state.honest, seat, out);
        if self.fault == Fault::PointsForNobody && seat.0 >= state.honest.seats {
            out.push(("nobody", 1));
        }
    }

    fn audit(&self, state: &State<BALLAST>) -> Result<(), String> {
        self.honest.audit(&state.honest)
    }
}

impl<const BALLAST: usize> Evaluate for Broken<BALLAST> {
    fn before_choices(&self, view: &View) -> View {
        let mut honest = self.honest.before_choices(&view.honest);
        if self.fault == Fault::CardsComeBack {
            honest.players.iter_mut().for_each(|seen| Card::all().for_each(|card| seen.cards.insert(card)));
        }
        View { honest, ..view.clone() }
    }

    fn estimate(&self, _: &Self::State) -> PerSeat<i32> {
        PerSeat::default()
    }

    fn estimate_of(&self, _: &Self::State, _: Seat) -> i32 {
        i32::from(self.fault == Fault::TwoEstimates)
    }

    fn features(&self, _: &Self::State, _: Seat, show: &mut impl FnMut(usize)) {
        if self.fault == Fault::UnknownFeature {
            show(0);
        }
    }

    fn search_moves(&self, state: &State<BALLAST>, seat: Seat, out: &mut Vec<Move>) {
        self.moves_unless(Fault::NothingToSearch, state, seat, out);
    }

    fn reply_moves(&self, state: &State<BALLAST>, seat: Seat, out: &mut Vec<Move>) {
        self.moves_unless(Fault::NothingToImagine, state, seat, out);
    }
}

fn law_that_catches<const BALLAST: usize>(fault: Fault) -> Option<Law> {
    examine(&Broken::<BALLAST>::with(fault), "seats 3", 6).err().map(|breach| breach.law)
}

#[test]
fn every_planted_fault_is_caught_by_its_law() {
    for (fault, law) in [
        (Fault::BidShowsAsGap, Law::Told),
        (Fault::GoalsCopiedBack, Law::Told),
        (Fault::CardsComeBack, Law::Imagine),
        (Fault::TwoMovesReadAlike, Law::Notation),
        (Fault::WeightOfZero, Law::Turns),
        (Fault::PebbleVanishes, Law::Components),
        (Fault::OrderOfBagShown, Law::Told),
        (Fault::NothingToSearch, Law::Search),
        (Fault::NothingToImagine, Law::Search),
        (Fault::TwoEstimates, Law::Search),
        (Fault::UnknownFeature, Law::Search),
        (Fault::EarlyResult, Law::Components),
        (Fault::PointsForNobody, Law::Components),
        (Fault::ReplaysDiffer, Law::Records),
        (Fault::NeverEnds, Law::Turns),
        (Fault::Allocates, Law::Heap),
        (Fault::ViewUnwritten, Law::Complete),
        (Fault::ImaginedFromUnwritten, Law::Complete),
    ] {
        assert_eq!(law_that_catches::<0>(fault), Some(law), "{fault:?}");
    }
}

/// The gap in the hand breaks two laws: at the state before the bid one hears the same and sees a difference, and at
/// the state after it the imagined hand has its gap elsewhere.
#[test]
fn a_gap_in_the_hand_cannot_be_imagined_either() {
    let broken = Broken::<0>::with(Fault::BidShowsAsGap);
    let mut state = broken.start(&"seats 2".parse().unwrap());
    let mut dice = Dice::at(tafel_rules::Seed([1; 32]), 0);
    settle(&broken, &mut state, &mut vec![], |odds| dice.pick(odds), &mut Silent);
    broken.apply(&mut state, Seat(0), "bid 3".parse::<Move>().unwrap(), &mut Silent);
    let view = broken.view(&state, Viewer::Seat(Seat(1)));
    let imagined: Vec<View> =
        (0..20).map(|_| broken.view(&broken.imagine(&view, &mut dice), Viewer::Seat(Seat(1)))).collect();
    assert!(imagined.iter().any(|seen| *seen != view));
}

#[test]
fn a_large_state_is_caught() {
    assert_eq!(law_that_catches::<1000>(Fault::Nothing), Some(Law::Sizes));
}

#[test]
fn an_honest_game_breaks_no_law() {
    assert_eq!(law_that_catches::<0>(Fault::Nothing), None);
    for options in ["seats 2", "seats 5; goals open"] {
        let census = examine(&Pebbles::new(), options, 6).unwrap();
        assert_eq!(census.games, 6);
        assert!(census.states > 6 * 40, "{census:?}");
    }
}

#[test]
fn a_breach_shows_the_play_that_led_to_it() {
    let breach = examine(&Broken::<0>::with(Fault::PebbleVanishes), "seats 3", 6).unwrap_err();
    let text = breach.to_string();
    assert!(text.starts_with("law 4 (Components) is broken: there are 9 "), "{text}");
    assert!(
        text.contains("\nbroken 1\nseats 3; goals secret\n* goal 0 ") && text.contains(" take "),
        "{text}"
    );
}

#[test]
fn unreadable_options_are_a_breach() {
    let breach = examine(&Pebbles::new(), "seats 9", 1).unwrap_err();
    assert_eq!((breach.law, breach.what.contains("seats 9")), (Law::Notation, true));
}
