//! What bots go by: expected points, and the moves worth searching.

use tafel_bots::{Bot, Greedy, Random};
use tafel_evaluate::{Evaluate, Network};
use tafel_parts::{Pool, Set};
use tafel_rules::{Dice, Id, Rules, Seat, Seed, Silent, Standing, Turn, Viewer, settle};
use tafel_tales_of_glory::{Slot, State, TalesOfGlory, Tile, Token};

/// Plays a match of these bots, one a seat; returns how it ended.
fn play(rules: &TalesOfGlory, bots: &mut [Box<dyn Bot<TalesOfGlory>>], nth: u64) -> (State, Standing) {
    let mut dice = Dice::at(Seed([5; 32]), nth);
    let mut state = rules.start(&format!("seats {}; quests with", bots.len()).parse().unwrap());
    loop {
        settle(rules, &mut state, &mut vec![], |odds| dice.pick(odds), &mut Silent);
        let Turn::Seats(awaited) = rules.turn(&state) else { break };
        let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
        let mut moves = vec![];
        rules.moves(&state, seat, &mut moves);
        let view = rules.view(&state, Viewer::Seat(seat));
        let mv = bots[seat.index()].choose(rules, seat, &view, &moves);
        rules.apply(&mut state, seat, mv, &mut Silent);
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

/// A table of three where everybody is about to choose a tile of the first round.
fn first_choice() -> State {
    let rules = TalesOfGlory::new();
    let mut dice = Dice::at(Seed([7; 32]), 0);
    let mut state = rules.start(&"seats 3; quests without".parse().unwrap());
    settle(&rules, &mut state, &mut vec![], |odds| dice.pick(odds), &mut Silent);
    state
}

/// What the hand-written estimate expects of seat 0; what was learnt on top of it gives no reason to tell.
fn expected(state: &State) -> i32 {
    TalesOfGlory::new().with_network(&Network::silent(TalesOfGlory::FEATURES)).estimate(state)[Seat(0)]
}

/// What one more of a token is worth to seat 0.
fn worth(state: &State, token: Token) -> i32 {
    let mut richer = *state;
    richer.players[Seat(0)].tokens += Pool::of(token, 1);
    expected(&richer) - expected(state)
}

/// Combat is there for tiles that ask for it: once they are gone, it is worth less.
#[test]
fn combat_is_worth_what_it_will_save() {
    let rules = TalesOfGlory::new();
    let early = first_choice();
    let mut peaceful = early;
    for (tile, _) in rules.data().faces().filter(|(_, face)| face.cost.amount(Token::Combat) > 0) {
        peaceful.stacks.remove(tile);
        peaceful.board.iter_mut().filter(|place| **place == Some(tile)).for_each(|place| *place = None);
    }
    assert!(worth(&early, Token::Combat) > worth(&peaceful, Token::Combat) + 20);
    assert!(worth(&early, Token::Magic) > worth(&early, Token::Coin));
}

/// What cannot be spent any more is worth less than what can, and the tenth coin less than the first, where no majority is to
/// be had by it.
#[test]
fn coins_are_worth_what_can_be_spent() {
    let mut early = first_choice();
    for other in [Seat(1), Seat(2)] {
        early.players[other].tokens += Pool::of(Token::Coin, 60);
    }
    let mut late = early;
    late.round = 10;
    assert!(worth(&early, Token::Coin) > worth(&late, Token::Coin));
    let mut rich = early;
    rich.players[Seat(0)].tokens += Pool::of(Token::Coin, 20);
    assert!(worth(&early, Token::Coin) > worth(&rich, Token::Coin));
}

/// A tile that gives the same for less is the better choice, and one that cannot be paid is worth its discard.
#[test]
fn the_chosen_tile_is_judged_with_its_price() {
    let mut table = first_choice();
    let choose = |table: &State, tile: Tile| {
        let mut chosen = *table;
        chosen.board[0] = Some(tile);
        chosen.players[Seat(0)].choice = Some(Slot::at(0));
        expected(&chosen)
    };
    let [wolf, goblin] = ["wolf", "goblin"].map(|word| word.parse().unwrap());
    // A Hero whose connectors take any tile, and whose chests do not tempt to discard it for a key.
    let hero = &mut table.players[Seat(0)].area[0];
    (hero.tile, hero.opened) = ("thief".parse().unwrap(), Set::full());
    table.players[Seat(0)].tokens = Pool::of(Token::Combat, 2) + Pool::of(Token::Potion, 2);
    let strong = choose(&table, wolf) - choose(&table, goblin);
    table.players[Seat(0)].tokens = Pool::of(Token::Potion, 1);
    let weak = choose(&table, wolf) - choose(&table, goblin);
    assert!(strong > weak + 100, "{strong} with combat, {weak} without");
}
