//! What a move would do is told beforehand where the seat can know it, and then it is what happens.

use serde_json::Value;
use tafel_engine::{Games, Play};
use tafel_rules::{Dice, Seed, Viewer};

const DECISIONS: usize = 120;
/// How many moves of a decision are tried.
const TRIED: usize = 5;

/// How many moves could be foreseen, and how many not, in a random match.
fn foreseen(game: &str, options: &str) -> (usize, usize) {
    let games = Games::load();
    let (rules, _) = games.find(game).unwrap();
    let mut play = rules.open(options, Seed::numbered(4, 2)).unwrap().play;
    let mut chaos = Dice::at(Seed::numbered(4, 3), 0);
    let (mut told, mut untold) = (0, 0);
    for _ in 0..DECISIONS {
        let Some(seat) = play.turn().awaited().iter().next() else { break };
        let viewer = Viewer::Seat(seat);
        let view = play.view(viewer);
        let offers = play.offers(seat);
        for mv in offers.iter().take(TRIED) {
            let Some(foreseen) = rules.foresee(seat, view.get(), mv).unwrap() else {
                untold += 1;
                continue;
            };
            told += 1;
            let played = play.submit(seat, mv).unwrap();
            let heard = played.heard.to(viewer);
            if foreseen.chance {
                let heard: Vec<Value> = serde_json::from_str(heard.get()).unwrap();
                let effects: Vec<Value> = serde_json::from_str(foreseen.effects.get()).unwrap();
                assert!(heard.starts_with(&effects), "{game}: {mv}");
            } else {
                assert_eq!(foreseen.effects.get(), heard.get(), "{game}: {mv}");
                assert_eq!(foreseen.view.get(), played.play.view(viewer).get(), "{game}: {mv}");
                let gained: i16 = foreseen.gains.iter().map(|gain| gain.points).sum();
                let points = |play: &dyn Play| play.known_points(seat);
                assert_eq!(gained, points(&*played.play) - points(&*play), "{game}: {mv}");
            }
        }
        let mv = &offers[chaos.below(offers.len() as u32) as usize];
        play = play.submit(seat, mv).unwrap().play;
    }
    (told, untold)
}

#[test]
fn what_is_foreseen_happens_in_every_game() {
    for (game, options) in [
        ("pebbles", "seats 3; goals secret"),
        ("settlement", "seats 2"),
        ("settlement", "seats 1"),
        ("terra-mystica", "seats 3"),
        ("tales-of-glory", "seats 3"),
        ("guilds", "seats 1"),
    ] {
        let (told, untold) = foreseen(game, options);
        println!("{game}, {options}: {told} foreseen, {untold} not");
        assert!(told > untold, "{game}: {told} foreseen, {untold} not");
    }
}

#[test]
fn what_is_not_legal_or_not_a_move_is_not_foreseen() {
    let games = Games::load();
    let (rules, _) = games.find("pebbles").unwrap();
    let play = rules.open("seats 2", Seed::numbered(4, 2)).unwrap().play;
    let seat = play.turn().awaited().iter().next().unwrap();
    let view = play.view(Viewer::Seat(seat));
    for mv in ["take red", "dance", ""] {
        assert!(rules.foresee(seat, view.get(), mv).unwrap().is_none(), "{mv}");
    }
    assert!(rules.foresee(seat, "{}", &play.offers(seat)[0]).is_err(), "no view of the game");
}
