//! What bots are told: expected points, and which moves are worth a look.

use super::table::Table;
use tafel_evaluate::Evaluate;
use tafel_guilds::{Guild, Guilds, Move};
use tafel_rules::Seat;

fn estimate(table: &Table) -> i32 {
    Guilds::new().estimate(&table.state)[Seat(0)]
}

fn searched(table: &Table) -> Vec<String> {
    let mut moves: Vec<Move> = vec![];
    Guilds::new().search_moves(&table.state, Seat(0), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// What one Jar more is worth at a table.
fn worth_of_the_last_jar(table: Table, jar: u16) -> i32 {
    estimate(&table.jar(jar)) - estimate(&table.jar(jar - 1))
}

/// The field of the tile on I is known, and what it asks for (§6.1: 7 Jar).
#[test]
fn the_coming_field_is_known() {
    let before_a2 = Table::before("a2");
    assert!(worth_of_the_last_jar(before_a2, 7) > worth_of_the_last_jar(before_a2, 8) + 200);
    // On a3 nothing is asked for.
    let before_a3 = Table::before("a3");
    assert!(worth_of_the_last_jar(before_a2, 7) > worth_of_the_last_jar(before_a3, 7) + 200);
}

/// The nearer a field, the more its condition counts (§6.10: 3 tiles).
#[test]
fn the_next_field_counts_more_than_a_later_one() {
    let next = Table::before("c4");
    let mut later = next;
    later.state.solo.as_mut().unwrap().start.swap(0, 2);
    let gain = |table: Table| estimate(&table.tiles(3, 0)) - estimate(&table.tiles(2, 0));
    assert!(gain(next) > gain(later) + 50);
}

/// A final field that cannot be met is a reason to swap (§6.12).
#[test]
fn a_swap_can_save_the_game() {
    let mut doomed = Table::before("c6").medals(0, 0, 2).jar(3);
    let mut saved = doomed.jar(0);
    saved.state.solo.as_mut().unwrap().start.swap(0, 1);
    assert!(estimate(&saved) > estimate(&doomed));
    // With three civil medals it is the other way round.
    doomed = doomed.medals(0, 0, 3);
    saved = saved.medals(0, 0, 3);
    assert!(estimate(&saved) < estimate(&doomed));
}

/// Won is better than going on, and going on better than lost (§7.2, §7.3).
#[test]
fn the_end_is_judged_by_the_result() {
    let mut open = Table::before("c6").jar(250).medals(3, 3, 3);
    open.state.solo.as_mut().unwrap().finals = 1;
    let won = open.play("* die red 1");
    let lost = open.medals(3, 3, 2).play("* die red 1");
    assert!(estimate(&won) > estimate(&lost) + 1_000);
    assert!(estimate(&open) > estimate(&lost));
}

/// Moves that another is never worse than are not searched; one of those that are alike is.
#[test]
fn dominated_moves_are_not_searched() {
    let table = Table::alone().mines(&["c1r4"]).tiles(2, 0).dice(&["green 4"]);
    let moves = searched(&table);
    assert!(moves.contains(&"labour green 4".into()) && !moves.contains(&"release green 4".into()));
    assert!(moves.contains(&"trade green 4 ore 2 crystal 0".into()));
    assert!(!moves.contains(&"trade green 4 ore 1 crystal 0".into()));
    let valley = moves.iter().filter(|mv| mv.starts_with("prospect") && mv.ends_with("r4")).count();
    assert_eq!(valley, 1);
    assert_eq!(searched(&table.play("0 extract green 4")), ["take ore c1r4"]);
    assert_eq!(searched(&table.hand(&["lucky-charm"]).play("0 play lucky-charm")), ["turn green 4 6"]);
    assert_eq!(searched(&table.hand(&["new-vein"]).play("0 play new-vein")), ["lay ore c1r4"]);
    let sixes = Table::alone().hand(&["lucky-charm"]).dice(&["red 6"]).play("0 play lucky-charm");
    assert_eq!(searched(&sixes).len(), 5);
}

/// Who makes a Build cheaper builds next: whatever else is to be done can be done before (§13.12).
#[test]
fn a_build_follows_what_was_played_for_it() {
    let table = Table::alone().mines(&["c1r4"]).tiles(2, 1).dice(&["white 6", "red 2"]);
    let table = table.hand(&["architect", "scaffold", "courier"]);
    assert!(searched(&table).contains(&"play courier".into()));
    let moves = searched(&table.play("0 play architect"));
    assert!(moves.iter().any(|mv| mv.starts_with("build")) && moves.contains(&"play scaffold".into()));
    assert!(moves.iter().all(|mv| mv.starts_with("build") || mv == "play scaffold"), "{moves:?}");
}

/// A swap of equal tiles is legal, and never worth its price (§3.2).
#[test]
fn equal_tiles_are_not_swapped_in_search() {
    let mut table = Table::before("a3").jar(3);
    table.state.steps.clear();
    for step in [
        tafel_guilds::Step::Act,
        tafel_guilds::Step::Lay,
        tafel_guilds::Step::Swap,
        tafel_guilds::Step::Dice(1),
    ] {
        table.state.steps.push(step);
    }
    let table = table.play("* die red 1");
    assert_eq!(table.state.solo.unwrap().start[..], [Guild::Jade, Guild::Jade, Guild::Crimson]);
    assert_eq!(searched(&table), ["keep", "swap II III"]);
}
