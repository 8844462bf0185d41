//! What holds in every match, looked at along random play of two to five players, with and without Quests.

use tafel_parts::Side;
use tafel_rules::{Dice, Id, Rules, Seat, Seed, Silent, Turn, Viewer};
use tafel_tales_of_glory::{Move, State, Step, TalesOfGlory, Token, View};

/// A table along random play.
struct Moment<'m> {
    rules: &'m TalesOfGlory,
    /// The move that led here; none at the start of a match, and where chance decided.
    mv: Option<Move>,
    /// The table before that; the same at the start.
    before: &'m State,
    state: &'m State,
}

/// Plays matches at random and looks at the table after every line.
fn along(mut look: impl FnMut(Moment<'_>)) {
    let rules = TalesOfGlory::new();
    for (seats, quests) in (2u8..=5).flat_map(|seats| [(seats, "without"), (seats, "with")]) {
        for game in 0..6 {
            let mut dice = Dice::at(Seed::numbered(u64::from(seats), game), 0);
            let mut state = rules.start(&format!("seats {seats}; quests {quests}").parse().unwrap());
            while rules.turn(&state) != Turn::Over {
                let before = state;
                let mv = any_line(&rules, &mut state, &mut dice);
                look(Moment { rules: &rules, mv, before: &before, state: &state });
            }
        }
    }
}

fn any_line(rules: &TalesOfGlory, state: &mut State, dice: &mut Dice) -> Option<Move> {
    let awaited = rules.turn(state).awaited();
    if awaited.is_empty() {
        let mut odds = vec![];
        rules.chances(state, &mut odds);
        rules.resolve(state, dice.pick(&odds), &mut Silent);
        return None;
    }
    let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
    let mut moves = vec![];
    rules.moves(state, seat, &mut moves);
    let mv = dice.any(&moves);
    rules.apply(state, seat, mv, &mut Silent);
    Some(mv)
}

/// Tiles with an age that were not drawn.
fn undrawn(rules: &TalesOfGlory, state: &State) -> usize {
    state.stacks.iter().filter(|&tile| rules.data().face(tile).kind.is_some()).count()
}

/// §7.3, §7.4 After each refill the board is full; after the one before round 10 all stacks are empty.
#[test]
fn the_board_is_full_and_the_stacks_run_out() {
    along(|Moment { rules, before, state, .. }| {
        if before.step == Step::Fill && state.step == Step::Select {
            let slots = if state.seats <= 3 { 6 } else { 8 };
            assert_eq!(state.board.iter().flatten().count(), slots);
            assert_eq!(undrawn(rules, state), 5 * usize::from(10 - state.round));
        }
    });
}

/// §2.4, §7.1 All players together take ten tiles each, and nine times the number of the discard tile is swept.
#[test]
fn tiles_taken_and_swept_add_up() {
    let mut taken = 0;
    along(|Moment { rules, mv, before, state }| {
        if before.round == 0 {
            taken = 0;
        }
        if let Some(Move::Place(tile, _) | Move::Discard(tile)) = mv {
            taken += usize::from(rules.data().face(tile).kind.is_some());
        }
        if state.step == Step::Over {
            let seats = usize::from(state.seats);
            assert_eq!(taken, 10 * seats);
            let removed = if seats <= 3 { 2 } else { 0 };
            let played: usize = state
                .players
                .first(state.seats)
                .iter()
                .map(|player| {
                    player.area.iter().filter(|placed| rules.data().face(placed.tile).kind.is_some()).count()
                })
                .sum();
            let swept = state.discard.len() - removed - (10 * seats - played);
            assert_eq!(swept, 9 * [3, 2, 1, 0][seats - 2]);
        }
    });
}

/// §2.6 The marker never stays with the same player when it is passed.
#[test]
fn the_marker_changes_hands_every_round() {
    along(|Moment { before, state, .. }| {
        if before.step != Step::Play && state.step == Step::Play {
            assert_ne!(before.first, state.first);
        }
    });
}

/// §4.2, §4.3, §4.5 Touching edges agree, every tile was connected when placed, and none is ever moved.
#[test]
fn areas_are_sound() {
    along(|Moment { rules, before, state, .. }| {
        for seat in Seat::all(state.seats) {
            let (old, area) = (&before.players[seat].area, &state.players[seat].area);
            assert!(old.iter().zip(area.iter()).all(|(a, b)| (a.tile, a.spot) == (b.tile, b.spot)));
            for (at, placed) in area.iter().enumerate() {
                let mut connected = at == 0;
                for side in Side::all() {
                    let Some(next) = area.iter().position(|other| other.spot == placed.spot.beside(side))
                    else {
                        continue;
                    };
                    let here = rules.data().face(placed.tile).connects(side);
                    let there = rules.data().face(area[next].tile).connects(side.opposite());
                    assert_eq!(here, there, "{} and {}", placed.tile, area[next].tile);
                    connected |= here && next < at;
                }
                assert!(connected, "{}", placed.tile);
            }
        }
    });
}

/// §6.1 No chest has more than one key, and no key lies elsewhere.
#[test]
fn keys_lie_on_chests() {
    along(|Moment { rules, before, state, .. }| {
        for seat in Seat::all(state.seats) {
            for (at, placed) in state.players[seat].area.iter().enumerate() {
                let chests = rules.data().face(placed.tile).chests.len();
                assert!(placed.opened.iter().all(|chest| chest.index() < chests));
                if let Some(earlier) = before.players[seat].area.get(at) {
                    assert!((earlier.opened - placed.opened).is_empty(), "a chest stays open");
                }
            }
            assert_eq!(state.players[seat].tokens.amount(Token::Key), 0);
        }
    });
}

/// §3.3 Combat and magic never decrease.
#[test]
fn banners_only_grow() {
    along(|Moment { before, state, .. }| {
        for seat in Seat::all(state.seats) {
            for token in [Token::Combat, Token::Magic] {
                let amount = |state: &State| state.players[seat].tokens.amount(token);
                assert!(amount(before) <= amount(state));
            }
        }
    });
}

/// §8.1 Majorities give at least 16 prestige in all, and at most 16 to each.
#[test]
fn majorities_are_all_awarded() {
    along(|Moment { rules, state, .. }| {
        if state.step == Step::Over {
            let mut sum = 0;
            for seat in Seat::all(state.seats) {
                let mut tally = vec![];
                rules.tally(state, seat, &mut tally);
                sum += tally.iter().find(|(source, _)| *source == "majorities").unwrap().1;
            }
            assert!((16..=16 * i16::from(state.seats)).contains(&sum), "{sum}");
        }
    });
}

/// What a program is told of a view is all of it.
#[test]
fn every_view_reads_back_from_json() {
    along(|Moment { rules, state, .. }| {
        let seats = Seat::all(state.seats).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]) {
            let view = rules.view(state, viewer);
            let json = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view, "{json}");
        }
    });
}

/// What is shown beside a view is what the rules then do, and tells nobody more than others.
#[test]
fn what_is_shown_is_what_the_rules_do() {
    along(|Moment { rules, state, .. }| {
        let facts = rules.facts(&rules.view(state, Viewer::Public));
        assert_eq!(facts.awaited, rules.turn(state).awaited());
        if let Some(standing) = rules.standing(state) {
            let points: Vec<i16> = facts.players.iter().map(|player| player.points).collect();
            assert_eq!(points, standing.points.first(state.seats));
        }
        for seat in Seat::all(state.seats) {
            assert_eq!(rules.facts(&rules.view(state, Viewer::Seat(seat))), facts);
            let shown = &facts.players[seat.index()];
            let taken = state.players[seat].taken.map(|taken| taken.tile);
            let mut moves = vec![];
            rules.moves(state, seat, &mut moves);
            for mv in moves {
                match mv {
                    Move::Pay(_) => assert_eq!(shown.payments.len(), 2),
                    Move::Place(tile, spot) => {
                        assert!(shown.spots.contains(&spot), "{spot}");
                        assert!(Some(tile) != taken || shown.payments.len() == 1, "{tile}");
                    }
                    _ => {}
                }
            }
        }
    });
}
