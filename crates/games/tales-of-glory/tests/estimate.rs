//! What bots go by: expected points, and the moves worth searching.

use tafel_bots::{Bot, Greedy, Random};
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Standing, Turn, Viewer};
use tafel_tales_of_glory::{State, TalesOfGlory};

/// Plays a match of these bots, one a seat; answers how it ended.
fn play(rules: &TalesOfGlory, bots: &mut [Box<dyn Bot<TalesOfGlory>>], nth: u64) -> (State, Standing) {
    let mut dice = Dice::at(Seed([5; 32]), nth);
    let mut state = rules.start(&format!("seats {}; quests with", bots.len()).parse().unwrap());
    loop {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let mut odds = vec![];
                rules.chances(&state, &mut odds);
                rules.resolve(&mut state, dice.pick(&odds), &mut Silent);
            }
            Turn::Seats(awaited) => {
                let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
                let mut moves = vec![];
                rules.moves(&state, seat, &mut moves);
                let view = rules.view(&state, Viewer::Seat(seat));
                let mv = bots[seat.index()].choose(rules, seat, &view, &moves);
                rules.apply(&mut state, seat, mv, &mut Silent);
            }
        }
    }
    let standing = rules.standing(&state).unwrap();
    (state, standing)
}

/// Who goes by the estimate has far more points than who does not, from any seat.
#[test]
fn the_estimate_is_worth_following() {
    let rules = TalesOfGlory::new();
    let (mut followed, mut ignored) = (0, 0);
    for nth in 0..9 {
        let greedy = Seat(nth as u8 % 3);
        let mut bots: Vec<Box<dyn Bot<TalesOfGlory>>> = vec![];
        for seat in Seat::all(3) {
            let dice = Dice::at(Seed([6; 32]), 10 * nth + u64::from(seat.0));
            bots.push(if seat == greedy { Box::new(Greedy::new(dice)) } else { Box::new(Random(dice)) });
        }
        let (_, standing) = play(&rules, &mut bots, nth);
        followed += 2 * standing.points[greedy];
        ignored += standing.points.0.iter().sum::<i16>() - standing.points[greedy];
    }
    assert!(2 * followed > 3 * ignored, "{followed} against {ignored} points");
}

/// At the end the estimate is the result.
#[test]
fn at_the_end_nothing_is_left_to_estimate() {
    let rules = TalesOfGlory::new();
    let random = |seat| Box::new(Random(Dice::at(Seed([6; 32]), seat))) as Box<dyn Bot<TalesOfGlory>>;
    let mut bots: Vec<_> = (0..4).map(random).collect();
    let (state, standing) = play(&rules, &mut bots, 0);
    assert_eq!(rules.estimate(&state).0, standing.points.0.map(|points| 100 * i32::from(points)));
}
