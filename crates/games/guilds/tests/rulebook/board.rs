//! §3 and §4: the start of a turn of the solo game, and laying guild tiles.

use super::table::{Table, alone_to_the_first_turn, check};
use tafel_guilds::{Guild, GuildTiles, ROW_FIELDS, Row, Solo, SoloRow, StartField, Step};
use tafel_parts::{List, Set};
use tafel_rules::Id;

/// §3.1 Attack, dice, swap, lay, slide: all before any action.
#[test]
fn a_turn_starts_in_five_steps() {
    check(&format!(
        "seats 1
        {}
        * die red 1 !
        * attack wolves
        * attack bats !
        * die red 1
        * die white 6
        0 ? keep, swap I II, swap II III
        0 labour red 1 !3.1
        0 keep
        0: solo/rows/0 = {{\"colour\": \"jade\", \"laid\": 1}}
        0: solo/start = [\"crimson\", \"bronze\"]
        * guild jade
        0 ?+ labour red 1
        0 swap I II !3.2",
        alone_to_the_first_turn()
    ));
}

/// §3.2 For 3 Jar two neighbours swap, once a turn.
#[test]
fn a_swap_costs_three_jar() {
    let before =
        format!("seats 1\n{}* attack wolves\n* die red 1\n* die white 6\n", alone_to_the_first_turn());
    check(&format!(
        "{before}
        0 swap I II
        0: players/0/jar = 1
        0: solo/rows/0/colour = \"crimson\"
        0: solo/start = [\"jade\", \"bronze\"]
        0 swap I II !turn"
    ));
    check(&format!(
        "{before}\n0 swap II III\n0: solo/rows/0/colour = \"jade\"\n0: solo/start = [\"bronze\", \"crimson\"]"
    ));
    assert!("swap I III".parse::<tafel_guilds::Move>().is_err());
    // With 2 Jar there is nothing to decide.
    let mut poor = Table::before("a3").jar(2);
    poor.state.steps.clear();
    for step in [
        tafel_guilds::Step::Act,
        tafel_guilds::Step::Lay,
        tafel_guilds::Step::Swap,
        tafel_guilds::Step::Dice(1),
    ] {
        poor.state.steps.push(step);
    }
    poor.play("* die red 1\n0 ?+ labour red 1");
    poor.jar(3).play("* die red 1\n0 ? keep, swap I II, swap II III");
}

/// §3.3 The tile of start field I is laid and its field resolved at once.
#[test]
fn the_tile_of_the_first_start_field_is_laid() {
    Table::before("a2").jar(0).play(
        "0: solo/start/0 = \"jade\"
        * die red 1
        0: solo/rows/0 = {\"colour\": \"jade\", \"laid\": 2}
        # a2 sends a building to the box before anything else.
        * box mint",
    );
}

/// §3.4 The others slide, and a new one comes onto III.
#[test]
fn the_other_tiles_slide() {
    Table::before("a3").play(
        "0: solo/start = [\"jade\", \"jade\", \"crimson\"]
        * die red 1
        0: solo/start = [\"jade\", \"crimson\"]
        * ?+ guild bronze 6
        * guild bronze
        0: solo/start = [\"jade\", \"crimson\", \"bronze\"]",
    );
}

/// §3.4 The bag is empty after turn 15, and turn 16 still has a tile to lay.
#[test]
fn the_bag_is_empty_after_turn_15() {
    let mut board = empty_board();
    let mut drawn = 0;
    for turn in 1..=16 {
        fill(&mut board, &mut drawn);
        assert_eq!(board.bag.is_empty(), turn >= 16, "before the tile of turn {turn} is laid");
        board.lay();
    }
    assert_eq!(board.start.len(), 2);
}

/// §3.2 In turn 16 nothing is drawn any more, but the last three tiles can still be swapped.
#[test]
fn the_last_tiles_can_be_swapped() {
    let mut last = Table::before("a6").jar(3).medals(0, 3, 0).round(16);
    let solo = last.state.solo.as_mut().unwrap();
    let colours = [Guild::Jade, Guild::Crimson, Guild::Bronze];
    solo.rows = colours.map(|colour| Row { colour: Some(colour), laid: 5 });
    solo.start = colours.into_iter().collect();
    solo.bag = GuildTiles::EMPTY;
    last.state.steps = [Step::Act, Step::Guild, Step::Lay, Step::Swap, Step::Dice(1)].into_iter().collect();
    last.settle_mines().play(
        "* die red 1
        0 ? keep, swap I II, swap II III
        0 swap I II
        0: players/0/jar = 0
        0: solo/rows/1 = {\"colour\": \"crimson\", \"laid\": 6}
        0: solo/finals = 1
        0: solo/start = [\"jade\", \"bronze\"]
        0 ?+ labour red 1",
    );
}

fn empty_board() -> Solo {
    let mut bag = GuildTiles::EMPTY;
    Guild::all().skip(1).for_each(|guild| bag.put(guild, ROW_FIELDS));
    Solo {
        bag,
        start: List::new(),
        rows: Default::default(),
        marked: Set::empty(),
        loss_box: 0,
        minus_points: 0,
        finals: 0,
    }
}

/// Fills the start fields with the colours in turn.
fn fill(board: &mut Solo, drawn: &mut usize) {
    while !board.start.is_full() && !board.bag.is_empty() {
        let guild = Guild::at(1 + *drawn % 3);
        board.bag.take(guild);
        board.start.push(guild);
        *drawn += 1;
    }
}

/// §4.1 A row takes one colour only: there are as many tiles of a colour as fields.
#[test]
fn a_row_takes_one_colour() {
    let mut board = empty_board();
    let mut drawn = 0;
    for _ in 0..16 {
        fill(&mut board, &mut drawn);
        let (guild, field) = board.lay();
        assert_eq!(board.rows[field.row.index()].colour, Some(guild));
    }
    let colours: Vec<_> = board.rows.iter().map(|row| row.colour).collect();
    assert_eq!(colours, [Some(Guild::Bronze), Some(Guild::Crimson), Some(Guild::Jade)]);
}

/// §4.2 The first colour opens row a, the next new one b, the third c.
#[test]
fn new_colours_open_the_rows_in_order() {
    let mut board = empty_board();
    for (colour, row) in [
        (Guild::Jade, SoloRow::A),
        (Guild::Jade, SoloRow::A),
        (Guild::Bronze, SoloRow::B),
        (Guild::Jade, SoloRow::A),
        (Guild::Crimson, SoloRow::C),
        (Guild::Bronze, SoloRow::B),
    ] {
        board.start.push(colour);
        assert_eq!(board.lay().1.row, row, "{colour}");
    }
}

/// §4.3 A tile goes on the leftmost free field of its row.
#[test]
fn tiles_are_laid_from_left_to_right() {
    let mut board = empty_board();
    for number in 1..=6 {
        board.start.push(Guild::Jade);
        let (_, field) = board.lay();
        assert_eq!((field.row, field.number), (SoloRow::A, number));
    }
    assert_eq!(board.place_of(Guild::Jade), None, "the row is full");
    assert_eq!(board.place_of(Guild::Bronze).unwrap().to_string(), "b1");
}

/// §4.3 Without swaps two final fields are reached by turn 16 in exactly 5 of 17 deals; one always is, a third never.
#[test]
fn two_finals_are_reached_in_5_of_17_deals() {
    let (mut reached, mut all) = (0, 0);
    for laid in deals_of_sixteen() {
        let full = laid.iter().filter(|&&tiles| tiles == 6).count();
        assert!((1..=2).contains(&full), "{laid:?}");
        // The orders of all 18 tiles: of those that lie, and of the two that wait.
        let waiting = if laid.contains(&4) { 1 } else { 2 };
        let orders = factorial(16) / laid.iter().map(|&tiles| factorial(tiles)).product::<u64>() * waiting;
        all += orders;
        reached += if full == 2 { orders } else { 0 };
    }
    assert_eq!(reached * 17, all * 5);
}

/// Every way that 16 tiles can lie in rows of six.
fn deals_of_sixteen() -> impl Iterator<Item = [u64; 3]> {
    let rows = || 4..=6u64;
    rows()
        .flat_map(move |a| rows().flat_map(move |b| rows().map(move |c| [a, b, c])))
        .filter(|laid| laid.iter().sum::<u64>() == 16)
}

fn factorial(number: u64) -> u64 {
    (1..=number).product()
}

/// §4.3 With the best swap every turn two final fields are reached by turn 16 in 85.2 % of deals; never before turn 12.
#[test]
fn perfect_swaps_reach_two_finals_in_85_percent() {
    let mut known = std::collections::BTreeMap::new();
    let board = empty_board();
    let mut best = 0.0;
    // Three tiles on the start fields, drawn one by one.
    for first in Guild::all().skip(1) {
        for second in Guild::all().skip(1) {
            for third in Guild::all().skip(1) {
                let mut dealt = board;
                let mut chance = 1.0;
                for guild in [first, second, third] {
                    chance *= f64::from(dealt.bag.count(guild)) / f64::from(dealt.bag.total());
                    dealt.bag.take(guild);
                    dealt.start.push(guild);
                }
                best += chance * with_perfect_swaps(&dealt, 1, &mut known);
            }
        }
    }
    assert!((best - 0.852).abs() < 0.000_5, "{best}");
}

type Known = std::collections::BTreeMap<(Vec<u8>, Vec<u8>), f64>;

/// The chance of two final fields by turn 16, from the decision about the swap of `turn` on.
fn with_perfect_swaps(board: &Solo, turn: u8, known: &mut Known) -> f64 {
    // Colours play the same part, so it counts how many lie, and which of these wait.
    let laid =
        |guild: Guild| board.rows.iter().find(|row| row.colour == Some(guild)).map_or(0, |row| row.laid);
    let counts: Vec<u8> = Guild::all().skip(1).map(laid).collect();
    let waiting: Vec<u8> = board.start.iter().map(|guild| guild.index() as u8).collect();
    let key = (counts, waiting);
    if let Some(&chance) = known.get(&key) {
        return chance;
    }
    let mut swapped = vec![*board];
    for first in [StartField::First, StartField::Second] {
        let mut other = *board;
        other.swap(first);
        swapped.push(other);
    }
    let best = swapped.iter().map(|board| after_laying(board, turn, known)).fold(0.0, f64::max);
    known.insert(key, best);
    best
}

fn after_laying(board: &Solo, turn: u8, known: &mut Known) -> f64 {
    let mut board = *board;
    board.lay();
    let is_full = |row: &&Row| row.laid == ROW_FIELDS;
    if board.rows.iter().filter(is_full).count() == 2 {
        assert!(turn >= 12, "two full rows take twelve tiles");
        return 1.0;
    }
    if turn == 16 {
        return 0.0;
    }
    if board.bag.is_empty() {
        return with_perfect_swaps(&board, turn + 1, known);
    }
    let total = f64::from(board.bag.total());
    let odds: Vec<(Guild, u8)> = board.bag.iter().collect();
    let mean = odds.into_iter().map(|(guild, count)| {
        let mut next = board;
        next.bag.take(guild);
        next.start.push(guild);
        f64::from(count) / total * with_perfect_swaps(&next, turn + 1, known)
    });
    mean.sum()
}
