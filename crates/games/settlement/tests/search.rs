//! The moves worth searching: combinations, not orders, and nothing that leads nowhere.

use tafel_evaluate::Evaluate;
use tafel_laws::script_from;
use tafel_rules::{Id, Rules, Seat, Silent};
use tafel_settlement::data::Resources;
use tafel_settlement::{Building, Move, Plots, Resource, Settlement, State, Step};

/// The turn of a player alone with these resources; nothing but these buildings can be bought, and no hero invited.
fn turn(amounts: [u8; 5], market: &[Building]) -> State {
    let mut state = Settlement::new().start(&"seats 1".parse().unwrap());
    state.steps = [Step::Turn { acted: false, invited: true, bonus: 0 }].into_iter().collect();
    for &building in market {
        state.building_stack.take(building);
        state.market.put(building, 1);
    }
    let kinds = Resource::all().zip(amounts);
    state.players.0[0].resources = kinds.map(|(kind, amount)| Resources::of(kind, amount)).sum();
    state
}

fn searched(state: &State) -> Vec<String> {
    let mut moves = vec![];
    Settlement::new().search_moves(state, Seat(0), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

fn exchanges(state: &State) -> Vec<String> {
    searched(state).into_iter().filter(|line| line.starts_with("exchange")).collect()
}

#[test]
fn one_plot_of_each_street_is_enough() {
    let moves = searched(&turn([0, 1, 0, 0, 0], &[Building::Quarry]));
    let builds: Vec<&String> = moves.iter().filter(|line| line.starts_with("build")).collect();
    assert_eq!(builds, ["build quarry 1.1", "build quarry 2.1", "build quarry 3.1"]);
}

/// What others are imagined to do: they build somewhere, and exchange nothing.
#[test]
fn others_are_imagined_in_less_detail() {
    let mut state = turn([2, 1, 0, 0, 0], &[Building::Quarry, Building::Sawmill]);
    let replies = |state: &State| {
        let mut moves = vec![];
        Settlement::new().reply_moves(state, Seat(0), &mut moves);
        moves.iter().map(ToString::to_string).collect::<Vec<String>>()
    };
    let is_coarse = |line: &String| {
        !line.starts_with("exchange") && (!line.starts_with("build") || line == "build quarry 1.2")
    };
    state.players.0[0].settlement[0] = Some(Building::Quarry);
    let fine = searched(&state);
    assert!(fine.contains(&"exchange wood wood for stone".to_owned()), "{fine:?}");
    let coarse: Vec<String> = fine.into_iter().filter(is_coarse).collect();
    assert!(coarse.contains(&"build quarry 1.2".to_owned()), "{coarse:?}");
    assert_eq!(replies(&state), coarse);
    state.steps = [Step::Use { left: Plots::one("1.1".parse().unwrap()) }].into_iter().collect();
    assert_eq!(replies(&state), ["use 1.1", "done"]);
}

#[test]
fn empty_rows_are_not_activated() {
    let moves = searched(&turn([0; 5], &[]));
    assert!(moves.iter().all(|line| !line.starts_with("region") && !line.starts_with("street")), "{moves:?}");
}

#[test]
fn exchanges_aim_at_something() {
    // A quarry costs clay, of which there is none.
    assert_eq!(exchanges(&turn([2, 0, 0, 0, 0], &[Building::Quarry])), ["exchange wood wood for clay"]);
    // There is clay already.
    assert_eq!(exchanges(&turn([2, 1, 0, 0, 0], &[Building::Quarry])), [""; 0]);
    // Gold for a diamond mine, from diamonds that nothing else needs; and not for something that costs a diamond.
    assert_eq!(
        exchanges(&turn([0, 0, 0, 2, 0], &[Building::DiamondMine])),
        ["exchange diamond diamond for gold"]
    );
    assert_eq!(exchanges(&turn([0, 0, 0, 2, 0], &[Building::Bazaar])), [""; 0]);
    // Basic resources perish, so a diamond is always an aim, and so is what makes three different ones.
    assert_eq!(exchanges(&turn([1, 1, 1, 0, 0], &[])), ["exchange wood clay stone for diamond"]);
    assert_eq!(exchanges(&turn([3, 1, 0, 0, 0], &[])), ["exchange wood wood for stone"]);
}

/// Of all orders of the same exchanges one is searched.
#[test]
fn exchanges_are_searched_in_one_order() {
    fn walk(rules: &Settlement, state: &State, done: &mut Vec<Move>, all: &mut Vec<Vec<Move>>) {
        let mut moves = vec![];
        rules.search_moves(state, Seat(0), &mut moves);
        for mv in moves.into_iter().filter(|mv| matches!(mv, Move::Exchange { .. })) {
            let mut next = *state;
            rules.apply(&mut next, Seat(0), mv, &mut Silent);
            done.push(mv);
            all.push(done.clone());
            walk(rules, &next, done, all);
            done.pop();
        }
    }
    let market = [Building::Quarry, Building::Sawmill, Building::DiamondMine, Building::Bazaar];
    let mut all = vec![];
    walk(&Settlement::new(), &turn([6, 4, 1, 3, 2], &market), &mut vec![], &mut all);
    assert!(all.len() > 10, "{all:?}");
    let mut combinations = all.clone();
    combinations.iter_mut().for_each(|moves| moves.sort_unstable());
    combinations.sort_unstable();
    combinations.dedup();
    assert_eq!(combinations.len(), all.len());
}

#[test]
fn a_new_deed_opens_all_exchanges_again() {
    let state = turn([3, 0, 0, 2, 0], &[Building::DiamondMine, Building::Quarry]);
    let rules = Settlement::new();
    let after = script_from(&rules, &state, "0 exchange diamond diamond for gold");
    assert_eq!(exchanges(&after), [""; 0]);
    let mut later = script_from(&rules, &after, "0 region I\n0 end");
    later.steps = state.steps;
    assert!(exchanges(&later).contains(&"exchange wood wood for clay".to_owned()));
}

#[test]
fn a_move_comes_to_what_lies_where_it_happens() {
    let mut state = turn([0; 5], &[]);
    let key =
        |state: &State, line: &str| Settlement::new().learning_key(state, Seat(0), line.parse().unwrap());
    let (fort, region) = (key(&state, "fort I.1"), key(&state, "region I"));
    let [wood, stone] = ["wood-green", "stone-green"].map(|terrain| {
        let mut explored = state;
        explored.players.0[0].wilderness.lay("I.1".parse().unwrap(), terrain.parse().unwrap());
        explored
    });
    assert_ne!(key(&wood, "fort I.1"), fort);
    assert_ne!(key(&wood, "fort I.1"), key(&stone, "fort I.1"));
    assert_ne!(key(&wood, "region I"), region, "a region with one terrain more");
    assert_eq!(key(&wood, "region I"), key(&stone, "region I"));
    state.players.0[0].settlement[0] = Some(Building::Quarry);
    let quarry = key(&state, "use 1.1");
    state.players.0[0].settlement[0] = Some(Building::Bazaar);
    assert_ne!(key(&state, "use 1.1"), quarry);
    assert_eq!(key(&state, "end"), key(&wood, "end"));
}
