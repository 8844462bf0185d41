//! §10 Actions and passing.

use crate::common::{alone, holding, pass_round, play, plenty, put, rich, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Bonus, Favour, State};

/// §10.1 What the power actions cost and give.
#[test]
fn power_actions_have_their_prices() {
    let state = rich("witches", &["E9", "F2"]);
    let after = |script: &str| play(state, script).players.0[0];
    let before = state.players.0[0];
    assert_eq!(after("0 action act2").bowls[2], 9);
    assert_eq!(after("0 action act2").priests, before.priests + 1);
    assert_eq!((after("0 action act3").bowls[2], after("0 action act3").workers), (8, before.workers + 2));
    assert_eq!((after("0 action act4").bowls[2], after("0 action act4").coins), (8, before.coins + 7));
    assert_eq!(after("0 action act1").bowls[2], 9);
    assert_eq!(after("0 action act5").bowls[2], 8);
    play(state, "0 action act6\n-: due/spades = 2\n-: players/0/bowls = [6, 0, 6]");
    play(state, "0 action act5\n-: due/spades = 1");
    play(state, "0 action act1\n-: due/bridges = 1");
}

/// §10.2 A spade or a cult step, for who holds the card or tile.
#[test]
fn card_and_tile_actions_belong_to_their_holder() {
    play(rich("witches", &["E9", "F2"]), "0 action bon1 !10.2\n0 action bon2 !10.2\n0 action fav6 !10.2");
    play(holding(alone(), 0, Bonus::Spade), "0 action bon1\n0 transform F6 green\n0 build F6");
    play(
        holding(alone(), 0, Bonus::CultStep),
        "0 action bon2\n0 +air\n-: players/0/cults/air = 3\n0 done\n1 pass bon6\n0 action bon2 !2.6",
    );
    let mut state = alone();
    state.players[Seat(0)].favours.insert(Favour::CultAction);
    state.favours[5] -= 1;
    play(state, "0 action fav6\n0 done !2.5\n0 +earth\n-: players/0/cults/earth = 1");
}

/// §10.3 Points of the card held and of fav12.
#[test]
fn passing_scores_card_and_tile() {
    let mut state = rich("witches", &["E9", "F2"]);
    for (hex, kind) in [("A3", "tp"), ("A10", "tp"), ("C3", "sh"), ("C4", "sa")] {
        put(&mut state, 0, hex, kind);
    }
    let passed = |state: State| pass_round(state).players.0[0].points;
    assert_eq!(passed(state), 20);
    assert_eq!(passed(holding(state, 0, Bonus::Great)), 28);
    assert_eq!(passed(holding(state, 0, Bonus::TradingHouses)), 24);
    assert_eq!(passed(holding(state, 0, Bonus::Dwellings)), 22);
    let mut ship = with(state, 0, |player| player.ship = 2);
    ship.options.shipping_bonus = tafel_terra_mystica::Switch::On;
    assert_eq!(passed(holding(ship, 0, Bonus::ShippingPoints)), 26);
    let mut tile = state;
    tile.players[Seat(0)].favours.insert(Favour::PassPoints);
    tile.favours[11] -= 1;
    assert_eq!(passed(tile), 23);
}

/// §10.4 The new card with its coins, before the old one goes back; none in round 6.
#[test]
fn cards_change_hands() {
    let mut state = alone();
    plenty(&mut state, 0);
    state.card_coins[Bonus::Great as usize] = 3;
    play(
        state,
        "0 pass bon3 !10.4
        0 pass bon5 !10.4
        0 pass !10.4
        0 pass bon6
        -: players/0/card = \"bon6\"
        -: players/0/coins = 63
        1 ?+ pass bon3",
    );
    let mut last = state;
    last.round = 6;
    last.card_coins = [0; 10];
    play(last, "0 pass bon6 !10.4\n0 pass\n-: players/0/card = null\n1 pass");
}
