//! A plan shows what would be, and nothing that cannot be known before its moves are made.

use serde_json::{Value, json, to_value};
use std::sync::Arc;
use tafel_engine::{Games, Play};
use tafel_rules::{Dice, Seat, Seed, Turn, Viewer};
use tafel_table::Line;
use tafel_wire::PlanEnd;

const GAMES: [(&str, &str); 5] = [
    ("pebbles", "seats 3"),
    ("settlement", "seats 2"),
    ("terra-mystica", "seats 2"),
    ("tales-of-glory", "seats 2"),
    ("guilds", "seats 1"),
];

/// The number of questions in a match at which plans are made.
const QUESTIONS: usize = 250;

fn open(games: &Games, game: &str, options: &str, seed: Seed) -> Arc<dyn Play> {
    games.find(game).unwrap().0.open(options, seed).unwrap().play
}

fn view(play: &dyn Play, seat: Seat) -> Value {
    serde_json::from_str(play.view(Viewer::Seat(seat)).get()).unwrap()
}

/// The same match, where chance will decide otherwise.
fn with_another_seed(games: &Games, game: &str, options: &str, play: &dyn Play) -> Arc<dyn Play> {
    let lines = play.lines(0);
    let lines: Vec<&Line> = lines.iter().collect();
    let options = games.find(game).unwrap().0.agree(options).unwrap().0;
    games.find(game).unwrap().0.resume(&options, 0, &lines, Seed::numbered(77, 0)).unwrap()
}

#[test]
fn what_is_planned_is_what_comes_and_no_draw_is_known_before() {
    let games = Games::load();
    for (game, options) in GAMES {
        let mut dice = Dice::at(Seed::numbered(3, 0), 0);
        let mut play = open(&games, game, options, Seed::numbered(1, 0));
        let mut ends = vec![];
        for _ in 0..QUESTIONS {
            let Turn::Seats(awaited) = play.turn() else { break };
            let seat = awaited.iter().next().unwrap();
            let other = with_another_seed(&games, game, options, &*play);
            let (mut plan, mut real) = (vec![], play.clone());
            loop {
                let offers = real.offers(seat);
                let before = view(&*real, seat);
                plan.push(offers[dice.below(offers.len() as u32) as usize].clone());
                let moves: Vec<&str> = plan.iter().map(String::as_str).collect();
                let planned = play.plan(seat, &moves);
                let seen = to_value(&planned).unwrap();
                assert_eq!(
                    seen,
                    to_value(other.plan(seat, &moves)).unwrap(),
                    "{game}: a plan knows the seed"
                );
                assert_eq!(
                    (planned.made as usize, &planned.refused),
                    (moves.len(), &None),
                    "{game}: {plan:?}"
                );
                let played = real.submit(seat, moves[moves.len() - 1]).unwrap();
                real = played.play;
                match planned.ends {
                    None => assert_eq!(planned.offers, real.offers(seat)),
                    Some(PlanEnd::Turn) => assert!(!real.turn().awaited().contains(seat)),
                    Some(PlanEnd::Chance) => assert!(played.lines.len() > 1, "{game}: nothing was drawn"),
                    Some(PlanEnd::Secret) => assert_eq!(seen["view"], before, "{game}: a secret is shown"),
                    Some(PlanEnd::Over) => assert_eq!(real.turn(), Turn::Over),
                }
                if matches!(planned.ends, None | Some(PlanEnd::Turn)) {
                    assert_eq!(seen["view"], view(&*real, seat), "{game}: {plan:?}");
                }
                if planned.ends.is_some() {
                    assert_eq!(seen["offers"], json!([]));
                    ends.push(planned.ends);
                    break;
                }
            }
            play = real;
        }
        assert!(ends.len() > 10, "{game} was planned only {} times", ends.len());
    }
}

#[test]
fn a_plan_does_not_know_what_others_have_chosen_in_secret() {
    let games = Games::load();
    let after = |bid: &str| {
        let play = open(&games, "pebbles", "seats 2", Seed::numbered(1, 0));
        play.submit(Seat(1), bid).unwrap().play
    };
    let plan = |play: &dyn Play| to_value(play.plan(Seat(0), &["bid 3"])).unwrap();
    let (low, high) = (plan(&*after("bid 1")), plan(&*after("bid 5")));
    assert_eq!(low, high);
    assert_eq!((&low["made"], &low["ends"]), (&json!(1), &json!("secret")));
}

#[test]
fn a_plan_goes_as_far_as_its_moves_are_possible() {
    let play = open(&Games::load(), "pebbles", "seats 2", Seed::numbered(1, 0));
    let before = play.length();
    let planned = play.plan(Seat(0), &["bid 3", "bid 4"]);
    assert_eq!(
        (planned.made, planned.ends),
        (1, Some(PlanEnd::Turn)),
        "others have to choose: nothing follows"
    );
    let refused = play.plan(Seat(0), &["take red", "bid 3"]);
    assert_eq!((refused.made, refused.ends), (0, None));
    assert_eq!(refused.refused.unwrap().rule.as_deref(), Some("2.5"));
    assert_eq!(refused.view.get(), play.view(Viewer::Seat(Seat(0))).get());
    assert_eq!(play.length(), before, "nothing has happened");
}
