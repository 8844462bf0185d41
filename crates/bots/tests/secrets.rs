//! What a seat cannot see, no bot can act on: in every game of the catalogue, whatever is hidden, it decides alike.

use std::sync::Arc;
use tafel_bots::{Budget, Level};
use tafel_catalogue::{Visitor, games, visit};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Seed, Silent, Turn, Viewer};

const LEVELS: &[Level] = &[
    Level::Random,
    Level::Hasty,
    Level::Greedy,
    Level::Apprentice,
    Level::Plan(2),
    Level::Search(Budget::Iterations(24)),
];

/// How many decisions lie between two that are looked at.
const EVERY: usize = 7;

/// Plays matches at random, and stops at decisions.
struct Secrets;

/// How many decisions were looked at, in how many something was hidden, and in how many others had chosen already.
struct Looked {
    decisions: usize,
    secret: usize,
    late: usize,
}

impl Visitor for Secrets {
    type Out = Looked;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Looked {
        let options: R::Options = "".parse().expect("every option has a default");
        let mut looked = Looked { decisions: 0, secret: 0, late: 0 };
        for game in 0..2 {
            let mut dice = Dice::at(Seed::numbered(11, game), 0);
            let mut state = rules.start(&options);
            let (mut moves, mut odds) = (vec![], vec![]);
            for line in 0.. {
                match rules.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        odds.clear();
                        rules.chances(&state, &mut odds);
                        rules.resolve(&mut state, dice.pick(&odds), &mut Silent);
                    }
                    Turn::Seats(awaited) => {
                        let seat = awaited.iter().next().expect("somebody is awaited");
                        moves.clear();
                        rules.moves(&state, seat, &mut moves);
                        if line % EVERY == 0 && moves.len() > 1 {
                            look(&*rules, &state, seat, &moves, &mut dice, &mut looked);
                        }
                        rules.apply(&mut state, seat, dice.any(&moves), &mut Silent);
                    }
                }
            }
        }
        looked
    }
}

fn look<R: Evaluate>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    moves: &[R::Move],
    dice: &mut Dice,
    looked: &mut Looked,
) {
    let view = rules.view(state, Viewer::Seat(seat));
    let other = rules.imagine(&view, dice);
    looked.decisions += 1;
    looked.secret += usize::from(other != *state);
    let mut others_moves = vec![];
    rules.moves(&other, seat, &mut others_moves);
    let others_view = rules.view(&other, Viewer::Seat(seat));
    for level in LEVELS {
        let bot = || level.bot::<R>(Dice::at(Seed([4; 32]), 0));
        let here = bot().choose(rules, seat, &view, moves);
        assert!(moves.contains(&here), "{}: {level} chose {here}", R::ID);
        assert_eq!(here, bot().choose(rules, seat, &others_view, &others_moves), "{}: {level}", R::ID);
    }
    let before = rules.before_choices(&view);
    if before != view {
        looked.late += 1;
        let search = || Level::Search(Budget::Iterations(24)).bot::<R>(Dice::at(Seed([4; 32]), 0));
        let [late, early] = [&view, &before].map(|view| search().choose(rules, seat, view, moves));
        assert_eq!(late, early, "{}: a search decides alike, asked last or first", R::ID);
    }
}

#[test]
fn a_bot_decides_alike_whatever_is_hidden() {
    let (mut secret, mut late) = (0, 0);
    for game in games() {
        let looked = visit(game.id, Secrets).expect("a listed game can be visited");
        assert!(looked.decisions >= 5, "{}: {} decisions", game.id, looked.decisions);
        secret += looked.secret;
        late += looked.late;
    }
    assert!(late > 0, "somebody was asked after others");
    assert!(secret > 5, "there was something to hide: {secret}");
}
