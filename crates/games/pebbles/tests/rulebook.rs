//! One test a numbered rule of RULES.md, as a little script.

use tafel_laws::script;
use tafel_pebbles::Pebbles;

fn check(text: &str) {
    script(&Pebbles::new(), text);
}

/// Two players with open goals, and the draw of the first round: red, red, blue.
const FIRST_ROUND: &str = "seats 2; goals open
    * goal 0 red
    * goal 1 blue
    * draw red
    * draw red
    * draw blue";

/// The first two rounds of two players: seat 0 bids more and takes red each time, seat 1 takes blue.
const TWO_REDS_EACH: &str = "
    0 bid 5
    1 bid 1
    0 take red
    1 take blue
    * draw red
    * draw green
    * draw blue
    0 bid 4
    1 bid 2
    0 take red
    1 take blue";

fn check_first_round(text: &str) {
    check(&format!("{FIRST_ROUND}\n{text}"));
}

fn check_third_round(text: &str) {
    check(&format!("{FIRST_ROUND}\n{TWO_REDS_EACH}\n{text}"));
}

/// §1.1 Two to five players; ten pebbles of each colour.
#[test]
fn the_bag_holds_ten_of_each_colour() {
    check(
        "seats 5
        -: bag = {\"red\": 10, \"green\": 10, \"blue\": 10, \"white\": 10}
        -: players/4/debts = 0",
    );
    for wrong in ["seats 1", "seats 6"] {
        assert!(wrong.parse::<tafel_pebbles::Options>().is_err());
    }
}

/// §1.2 Goals are drawn in order of seating from a deck that holds each colour twice.
#[test]
fn goals_come_from_a_deck_of_two_each() {
    check(
        "seats 3; goals open
        * ? goal 0 red 2, goal 0 green 2, goal 0 blue 2, goal 0 white 2
        * goal 1 red !
        * goal 0 red
        * ? goal 1 red 1, goal 1 green 2, goal 1 blue 2, goal 1 white 2
        * goal 1 red
        * ? goal 2 green 2, goal 2 blue 2, goal 2 white 2",
    );
}

/// §1.2 A goal is seen by its owner alone, or by all when goals are open.
#[test]
fn a_goal_is_secret_unless_open() {
    check(
        "seats 2; goals secret
        * goal 0 red
        0: players/0/goal = \"red\"
        1: players/0/goal = null
        -: players/0/goal = null",
    );
    check(
        "seats 2; goals open
        * goal 0 red
        1: players/0/goal = \"red\"
        -: players/0/goal = \"red\"",
    );
}

/// §1.3 Everybody holds the cards 1 to 5.
#[test]
fn everybody_holds_five_cards() {
    check_first_round(
        "0 ? bid 1, bid 2, bid 3, bid 4, bid 5
        1 ? bid 1, bid 2, bid 3, bid 4, bid 5",
    );
}

/// §1.4 Seat 0 holds the start marker, and so takes first on a tie.
#[test]
fn seat_0_starts() {
    check_first_round(
        "-: start = 0
        0 bid 3
        1 bid 3
        0 ?+ take red
        1 ?",
    );
}

/// §2.1 A round begins with a draw of one pebble more than there are players.
#[test]
fn one_pebble_more_than_players_is_drawn() {
    check(
        "seats 2
        * goal 0 red
        * goal 1 red
        * ? draw red 10, draw green 10, draw blue 10, draw white 10
        * draw red
        * ? draw red 9, draw green 10, draw blue 10, draw white 10
        * draw red
        * draw blue
        * draw red !
        -: middle = {\"red\": 2, \"green\": 0, \"blue\": 1, \"white\": 0}",
    );
}

/// §2.1 The game has five rounds.
#[test]
fn after_five_rounds_it_is_over() {
    check_third_round(
        "-: round = 3
        * draw white
        * draw white
        * draw white
        0 bid 3
        1 bid 3
        0 take white
        1 take white
        * draw white
        * draw white
        * draw white
        0 bid 2
        1 bid 4
        1 take white
        0 take white
        1 decline
        -: round = 5
        * draw green
        * draw green
        * draw green
        0 bid 1
        1 bid 5
        1 take green
        0 take green
        0 bid 1 !over
        * draw red !",
    );
}

/// §2.2 All choose at once, in any order, and nobody sees a card before the last is chosen.
#[test]
fn bids_are_secret_and_simultaneous() {
    check_first_round(
        "1 bid 2
        1 bid 3 !turn
        0 take red !2.5
        0: players/1/has_bid = true
        0: players/1/bid = null
        0: players/1/cards = [1, 2, 3, 4, 5]
        1: players/1/bid = 2
        -: players/1/bid = null
        0 bid 4
        0: players/1/cards = [1, 3, 4, 5]
        0 bid 3 !2.2",
    );
}

/// §2.3 A card that was bid cannot be bid again.
#[test]
fn a_card_is_bid_once() {
    check_third_round(
        "* draw red
        * draw red
        * draw red
        0 ? bid 1, bid 2, bid 3
        0 bid 5 !2.3",
    );
}

/// §2.4 The highest bid takes first; a tie goes clockwise from the start marker.
#[test]
fn the_highest_bid_takes_first() {
    check_first_round(
        "0 bid 1
        1 bid 2
        0 ?
        1 ?+ take red",
    );
    check(
        "seats 3
        * goal 0 red
        * goal 1 red
        * goal 2 blue
        * draw red
        * draw red
        * draw red
        * draw red
        2 bid 4
        1 bid 4
        0 bid 3
        1 take red
        2 take red
        0 take red
        # The marker is with seat 1 now.
        * draw red
        * draw red
        * draw red
        * draw red
        0 bid 5
        1 bid 5
        2 bid 5
        1 take red
        2 take red
        1 decline
        0 take red",
    );
}

/// §2.5 Each takes one pebble of those in the middle.
#[test]
fn one_pebble_is_taken_from_the_middle() {
    check_first_round(
        "0 bid 3
        1 bid 1
        0 ? take red, take blue
        0 take green !2.5
        0 take blue
        -: players/0/pebbles/blue = 1
        1 ? take red
        0 take red !turn",
    );
}

/// §2.6 What is left goes back into the bag, and the start marker moves on.
#[test]
fn the_rest_goes_back_and_the_marker_moves() {
    check_first_round(
        "-: bag/red = 8
        0 bid 3
        1 bid 1
        0 take red
        1 take blue
        -: bag/red = 9
        -: middle/red = 0
        -: start = 1",
    );
}

/// §3.1 Two own pebbles of a colour for one of another, any number of times before taking.
#[test]
fn two_of_a_colour_buy_one_of_another() {
    check_third_round(
        "* draw red
        * draw red
        * draw red
        0 exchange red blue !3.1
        0 bid 3
        1 bid 3
        0 ? take red, exchange red green, exchange red blue, exchange red white
        0 exchange green blue !3.1 green 2/0
        0 exchange red red !3.1
        1 exchange blue red !turn
        0 exchange red green
        -: players/0/pebbles = {\"red\": 0, \"green\": 1, \"blue\": 0, \"white\": 0}
        -: bag/red = 7
        -: bag/green = 9
        0 ? take red
        0 exchange red green !3.1 red 2/0
        0 take red
        1 ?+ exchange blue green
        1 exchange blue green",
    );
}

/// §3.2 The bag must hold a pebble of the wanted colour.
#[test]
fn the_bag_must_hold_what_is_wanted() {
    let mut state = {
        let rules = Pebbles::new();
        let start = tafel_rules::Rules::start(&rules, &"seats 2; goals open".parse().unwrap());
        let text =
            format!("{FIRST_ROUND}\n{TWO_REDS_EACH}\n* draw red\n* draw red\n* draw red\n0 bid 3\n1 bid 3");
        let lines = text.split_once('\n').unwrap().1;
        tafel_laws::script_from(&rules, &start, lines)
    };
    // As if all white pebbles had come to seat 1.
    while state.bag.count(tafel_pebbles::Colour::White) > 0 {
        state.bag.take(tafel_pebbles::Colour::White);
        state.players.0[1].pebbles += tafel_parts::Pool::of(tafel_pebbles::Colour::White, 1);
    }
    tafel_laws::script_from(
        &Pebbles::new(),
        &state,
        "0 ? take red, exchange red green, exchange red blue
        0 exchange red white !3.2 white 1/0",
    );
}

/// §4.1 Who holds two of the colour that another takes is offered one more; who holds fewer is not.
#[test]
fn taking_makes_offers_to_those_who_hold_two() {
    check_third_round(
        "* draw red
        * draw blue
        * draw blue
        0 bid 1
        1 bid 3
        0 accept !turn
        1 accept !4.1
        1 take red
        0 ? accept, decline
        1 ?
        0 take blue !2.5
        0 exchange red blue !3.1
        0 decline
        0 take blue
        1 ? accept, decline",
    );
    check_third_round(
        "* draw green
        * draw green
        * draw green
        0 bid 1
        1 bid 3
        1 take green
        0 ?+ take green",
    );
}

/// Three players; seats 0 and 2 hold two whites when seat 1 takes one.
const TWO_OFFERS: &str = "seats 3; goals open
    * goal 0 red
    * goal 1 red
    * goal 2 blue
    * draw white
    * draw white
    * draw red
    * draw red
    0 bid 5
    2 bid 4
    1 bid 3
    0 take white
    2 take white
    1 take red
    * draw white
    * draw white
    * draw red
    * draw red
    0 bid 4
    2 bid 5
    1 bid 2
    2 take white
    0 take white
    2 decline
    1 take red
    * draw white
    * draw white
    * draw red
    * draw red
    0 bid 2
    2 bid 1
    1 bid 4
    1 take white";

/// §4.2 Offers are answered one by one, clockwise from who took.
#[test]
fn offers_go_clockwise_from_who_took() {
    check(&format!(
        "{TWO_OFFERS}
        2 ? accept, decline
        0 ?
        0 accept !turn
        2 decline
        0 ? accept, decline
        2 ?
        0 accept
        0 ?+ take white"
    ));
}

/// §4.2 No offer is made when the bag has none of the colour.
#[test]
fn an_empty_bag_offers_nothing() {
    let rules = Pebbles::new();
    let start = tafel_rules::Rules::start(&rules, &"seats 3; goals open".parse().unwrap());
    let lines = TWO_OFFERS.split_once('\n').unwrap().1;
    let (before_taking, _) = lines.rsplit_once('\n').unwrap();
    let white = tafel_pebbles::Colour::White;
    let leave = |left: u8| {
        let mut state = tafel_laws::script_from(&rules, &start, before_taking);
        while state.bag.count(white) > left {
            state.bag.take(white);
            state.players.0[1].pebbles += tafel_parts::Pool::of(white, 1);
        }
        state
    };
    tafel_laws::script_from(&rules, &leave(0), "1 take white\n0 ?+ take white");
    tafel_laws::script_from(&rules, &leave(1), "1 take white\n2 accept\n0 ?+ take white");
}

/// §4.3 Accepting brings a pebble and a debt, declining neither.
#[test]
fn an_accepted_offer_is_a_pebble_and_a_debt() {
    check(&format!(
        "{TWO_OFFERS}
        -: bag/white = 4
        2 accept
        -: bag/white = 3
        -: players/2/pebbles/white = 3
        -: players/2/debts = 1
        0 decline
        -: players/0/pebbles/white = 2
        -: players/0/debts = 0"
    ));
}

/// §4.4 A player with two debts is made no further offer.
#[test]
fn two_debts_are_the_most() {
    check(&format!(
        "{TWO_OFFERS}
        2 accept
        0 decline
        0 take white
        2 accept
        -: players/2/debts = 2
        2 take red
        1 decline
        * draw white
        * draw red
        * draw red
        * draw red
        0 bid 3
        2 bid 2
        1 bid 5
        1 take white
        # Seat 2 holds four whites, and owes twice: only seat 0 is asked.
        2 ?
        0 ? accept, decline"
    ));
}

/// Two players to the end; seat 0 has the goal red, seat 1 blue.
const WHOLE_GAME: &str = "
    * draw white
    * draw white
    * draw white
    0 bid 3
    1 bid 3
    0 take white
    1 take white
    * draw red
    * draw blue
    * draw green
    0 bid 2
    1 bid 4
    1 take green
    0 take blue
    1 accept
    * draw green
    * draw green
    * draw green
    0 bid 1
    1 bid 5
    1 take green
    0 take green
    1 decline";

/// §5.1 The goals are shown at the end.
#[test]
fn goals_are_shown_at_the_end() {
    let secret = FIRST_ROUND.replace("open", "secret");
    check(&format!(
        "{secret}
        {TWO_REDS_EACH}
        -: players/1/goal = null
        {WHOLE_GAME}
        -: players/1/goal = \"blue\""
    ));
}

/// §5.2 One point a pebble, two more for those of the goal, one less a debt.
#[test]
fn points_are_pebbles_goal_and_debts() {
    // Seat 0: two red, white, blue, green: 5 + 2 x 2. Seat 1: three blue, white, two green, one debt: 6 + 3 x 2 - 1.
    check(&format!("{FIRST_ROUND}\n{TWO_REDS_EACH}\n{WHOLE_GAME}\n= points 9 11; ranks 2 1"));
}

/// §5.3 A tie goes to fewer debts; who is still tied shares the rank.
#[test]
fn a_tie_goes_to_fewer_debts() {
    use tafel_rules::Rules;
    let rules = Pebbles::new();
    let start = rules.start(&"seats 2; goals open".parse().unwrap());
    let text = format!("{FIRST_ROUND}\n{TWO_REDS_EACH}\n{WHOLE_GAME}");
    let mut end = tafel_laws::script_from(&rules, &start, text.split_once('\n').unwrap().1);
    let white = tafel_parts::Pool::of(tafel_pebbles::Colour::White, 1);
    end.players.0[0].pebbles += white + white;
    tafel_laws::script_from(&rules, &end, "= points 11 11; ranks 1 2");
    end.players.0[0].pebbles += white;
    end.players.0[0].debts = 1;
    tafel_laws::script_from(&rules, &end, "= points 11 11; ranks 1 1");
}
