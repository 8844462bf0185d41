//! What bots learn of moves holds for those that come to the same, wherever the tile lies.

use tafel_evaluate::Evaluate;
use tafel_rules::{Rules, Seat, Silent, Viewer};
use tafel_tales_of_glory::{Move, Slot, State, Step, TalesOfGlory, Tile};

/// Four players before they choose; these tiles lie on the board, from slot 1.
fn choosing(tiles: [Tile; 8]) -> State {
    let mut state = TalesOfGlory::new().start(&"seats 4".parse().unwrap());
    state.step = Step::Select;
    state.round = 1;
    for (slot, tile) in tiles.into_iter().enumerate() {
        state.stacks.remove(tile);
        state.board[slot] = Some(tile);
    }
    state
}

const BOARD: [Tile; 8] =
    [Tile::Mill, Tile::Tavern, Tile::Market, Tile::Well, Tile::Chapel, Tile::Camp, Tile::Goblin, Tile::Wolf];

#[test]
fn what_is_selected_is_a_tile_and_not_a_slot() {
    let rules = TalesOfGlory::new();
    let key = |state: &State, mv| rules.learning_key(state, Seat(0), mv);
    let mut moved = BOARD;
    moved.swap(0, 2);
    moved.swap(1, 7);
    let (here, there) = (choosing(BOARD), choosing(moved));
    let [one, two, three] = [Slot::ALL[0], Slot::ALL[1], Slot::ALL[2]].map(Move::Select);
    assert_eq!(key(&here, one), key(&there, three), "the Mill, both times at its price");
    assert_ne!(key(&here, one), key(&here, three));
    let eight = Move::Select(Slot::ALL[7]);
    assert_ne!(key(&here, two), key(&there, eight), "the Tavern is dearer in the Wilderness, §3.4");
    assert_ne!(key(&here, one), key(&here, Move::Take(Slot::ALL[0])));
}

#[test]
fn empty_slots_are_told_apart() {
    let rules = TalesOfGlory::new();
    let mut state = choosing(BOARD);
    state.board[0] = None;
    state.board[1] = None;
    let [one, two] = [0, 1].map(|slot| rules.learning_key(&state, Seat(0), Move::Select(Slot::ALL[slot])));
    assert_ne!(one, two);
}

#[test]
fn cards_that_others_laid_can_be_thought_away() {
    let rules = TalesOfGlory::new();
    let before = choosing(BOARD);
    let mut after = before;
    rules.apply(&mut after, Seat(0), Move::Select(Slot::ALL[3]), &mut Silent);
    let [early, late] = [&before, &after].map(|state| rules.view(state, Viewer::Seat(Seat(1))));
    assert_ne!(late, early);
    assert_eq!(rules.before_choices(&late), early);
    let own = rules.view(&after, Viewer::Seat(Seat(0)));
    assert_eq!(rules.before_choices(&own), own, "its own card lies there");
}
