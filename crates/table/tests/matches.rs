//! Matches in progress: submitting, taking back, resuming.

use proptest::prelude::*;
use std::sync::Arc;
use tafel_pebbles::{Move, Pebbles};
use tafel_rules::{Dice, Rule, Seat, Seed, Silent, Turn, Viewer};
use tafel_table::{Entry, Match, Record, Refusal, replay, verify};

fn open(options: &str, seed: u64) -> Match<Pebbles> {
    Match::open(Arc::new(Pebbles::new()), options.parse().unwrap(), Seed::numbered(seed, 0)).0
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays at random until the match is over or `lines` are on record.
fn play_on(game: &mut Match<Pebbles>, lines: usize, dice: &mut Dice) {
    while let Turn::Seats(awaited) = game.turn()
        && game.entries().len() < lines
    {
        let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
        let offers = game.offers(seat);
        game.submit(seat, dice.any(&offers)).unwrap();
    }
}

#[test]
fn a_match_waits_for_seats_once_chance_has_decided() {
    let game = open("seats 3", 1);
    assert_eq!(game.turn().awaited().len(), 3);
    assert_eq!(game.entries().len(), 3 + 4, "three goals and four pebbles");
    assert!(game.entries().iter().all(Entry::is_chance));
    assert_eq!(game.standing(), None);
}

#[test]
fn what_chance_decided_is_told_to_those_who_may_know() {
    let (game, effects) = Match::open(Arc::new(Pebbles::new()), "seats 2".parse().unwrap(), Seed([3; 32]));
    let heard = |viewer| effects.to(viewer).map(|effect| format!("{effect:?}")).collect::<Vec<_>>();
    let goal = format!("{:?}", game.state().players[Seat(0)].goal);
    assert!(heard(Viewer::Seat(Seat(0)))[0].contains(&goal));
    assert!(heard(Viewer::Seat(Seat(1)))[0].contains("goal: None"));
    assert!(heard(Viewer::Public)[0].contains("goal: None"));
}

#[test]
fn a_refused_move_leaves_the_match_as_it_was() {
    let mut game = open("seats 2", 1);
    game.submit(Seat(0), mv("bid 3")).unwrap();
    let before = game.record().to_string();
    let mut refused = |seat, text| game.submit(Seat(seat), mv(text)).unwrap_err();
    assert_eq!(refused(0, "bid 4"), Refusal::NotYourTurn);
    assert_eq!(refused(4, "bid 4"), Refusal::NotYourTurn);
    assert_eq!(refused(1, "take red"), Refusal::Illegal(Some(Rule("2.5").into())));
    assert_eq!(game.record().to_string(), before);
}

#[test]
fn after_the_end_nothing_is_played() {
    let mut game = open("seats 2", 1);
    play_on(&mut game, usize::MAX, &mut Dice::at(Seed([0; 32]), 0));
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.submit(Seat(0), mv("bid 1")).unwrap_err(), Refusal::Over);
    assert_eq!(game.take_back(Seat(0)), Err(Refusal::NothingToTakeBack), "the goals were shown");
}

#[test]
fn a_secret_choice_can_be_changed_though_another_chose_after_it() {
    let mut game = open("seats 3", 1);
    game.submit(Seat(1), mv("bid 2")).unwrap();
    game.submit(Seat(0), mv("bid 4")).unwrap();
    let lines = game.entries().len();
    assert_eq!(game.take_back(Seat(1)), Ok(lines - 2));
    assert_eq!(game.entries().last(), Some(&Entry::Move(Seat(0), mv("bid 4"))));
    assert!(game.turn().awaited().contains(Seat(1)));
    game.submit(Seat(1), mv("bid 5")).unwrap();
}

#[test]
fn nothing_is_taken_back_across_a_draw_or_a_disclosure() {
    let mut game = open("seats 2", 1);
    assert_eq!(game.take_back(Seat(0)), Err(Refusal::NothingToTakeBack), "only draws so far");
    game.submit(Seat(0), mv("bid 3")).unwrap();
    game.submit(Seat(1), mv("bid 1")).unwrap();
    let before = game.record().to_string();
    assert_eq!(game.take_back(Seat(0)), Err(Refusal::NothingToTakeBack), "the bids were shown");
    let take = game.offers(Seat(0))[0];
    game.submit(Seat(0), take).unwrap();
    assert_eq!(game.take_back(Seat(1)), Err(Refusal::NothingToTakeBack), "not an own line");
    game.take_back(Seat(0)).unwrap();
    assert_eq!(game.record().to_string(), before);
}

/// Seat 0 took, and seat 1 took after it: without the first line the second is out of turn.
#[test]
fn a_line_that_others_build_on_stays() {
    let mut game = open("seats 3", 1);
    for (seat, bid) in [(0, "bid 5"), (1, "bid 4"), (2, "bid 3")] {
        game.submit(Seat(seat), mv(bid)).unwrap();
    }
    for seat in [0, 1] {
        let take = game.offers(Seat(seat))[0];
        game.submit(Seat(seat), take).unwrap();
    }
    assert_eq!(game.take_back(Seat(0)), Err(Refusal::NothingToTakeBack));
    game.take_back(Seat(1)).unwrap();
    game.take_back(Seat(0)).unwrap();
}

#[test]
fn the_seed_is_secret_until_the_end_and_then_verifies() {
    let mut game = open("seats 2", 7);
    assert_eq!(game.record().seed, None);
    assert!(!game.record().to_string().contains("seed"));
    let promised = game.commitment();
    play_on(&mut game, usize::MAX, &mut Dice::at(Seed([0; 32]), 0));
    let record = Record::<Pebbles>::read(&game.record().to_string()).unwrap();
    assert_eq!(record.commitment, Some(promised));
    let draws = game.entries().iter().filter(|entry| entry.is_chance()).count();
    assert_eq!(verify(&Pebbles::new(), &record), Ok(draws));
}

/// Through text a match is the same as through types.
/// A new match from a position of another has dice of its own from there on, and the record says so.
#[test]
fn a_match_that_takes_lines_over_verifies_from_where_it_goes_on() {
    let mut dice = Dice::at(Seed::numbered(5, 5), 0);
    let mut first = open("seats 2", 1);
    play_on(&mut first, 6, &mut dice);
    let mut taken = Record::new(*first.options(), first.entries().to_vec());
    taken.inherited = taken.entries.len();
    let seed = Seed::numbered(2, 2);
    let (mut second, _) = Match::resume(Arc::new(Pebbles::new()), taken, seed).unwrap();
    for seat in Seat::all(2) {
        assert_eq!(second.take_back(seat), Err(Refusal::NothingToTakeBack), "what was taken over stays");
    }
    play_on(&mut second, usize::MAX, &mut dice);
    let text = second.record().to_string();
    assert!(text.contains(&format!("\nfrom {}\n", first.entries().len())), "{text}");
    let record = Record::<Pebbles>::read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    let own = record.entries[record.inherited..].iter().filter(|entry| entry.is_chance()).count();
    assert_eq!(verify(&Pebbles::new(), &record), Ok(own));
    let without = Record::<Pebbles>::read(&text.replace("\nfrom", "\n# from")).unwrap();
    assert!(verify(&Pebbles::new(), &without).is_err(), "the seed does not speak of the first match");
}

proptest! {
    /// Cut anywhere and resumed with the same seed, a match goes on as if it had not been cut.
    #[test]
    fn a_resumed_match_goes_on_alike(seed: u64, cut in 0usize..60, seats in 2u8..=5) {
        let options = format!("seats {seats}");
        let mut whole = open(&options, seed);
        play_on(&mut whole, usize::MAX, &mut Dice::at(Seed([1; 32]), seed));
        let mut record = whole.record();
        record.result = None;
        record.entries.truncate(cut);
        let rules = Arc::new(Pebbles::new());
        let (mut resumed, _) = Match::resume(rules, record, Seed::numbered(seed, 0)).unwrap();
        for entry in &whole.entries()[resumed.entries().len()..] {
            if let Entry::Move(seat, mv) = *entry {
                resumed.submit(seat, mv).unwrap();
            }
        }
        prop_assert_eq!(resumed.record().to_string(), whole.record().to_string());
    }

    /// Whatever is taken back, the record and the state agree, and no draw is undone.
    #[test]
    fn taking_back_keeps_record_and_state_together(seed: u64, back in proptest::collection::vec(0u8..4, 1..30)) {
        let mut game = open("seats 4", seed);
        let mut dice = Dice::at(Seed([2; 32]), seed);
        for (round, seat) in back.into_iter().enumerate() {
            play_on(&mut game, 9 + 2 * round, &mut dice);
            let draws = |game: &Match<Pebbles>| game.entries().iter().filter(|entry| entry.is_chance()).count();
            let (before, drawn) = (game.entries().len(), draws(&game));
            match game.take_back(Seat(seat)) {
                Ok(dropped) => {
                    prop_assert_eq!(game.entries().len(), before - 1);
                    prop_assert!(game.entries()[dropped..].iter().all(|entry| !entry.is_chance()));
                }
                Err(refusal) => {
                    prop_assert_eq!(refusal, Refusal::NothingToTakeBack);
                    prop_assert_eq!(game.entries().len(), before);
                }
            }
            prop_assert_eq!(draws(&game), drawn);
            let replayed = replay(&Pebbles::new(), &Record::new(*game.options(), game.entries().to_vec()), &mut Silent);
            prop_assert!(replayed.is_ok_and(|replayed| replayed.state == *game.state()));
        }
    }

    /// Any text is answered, and no text but an offer changes the match.
    #[test]
    fn no_text_does_harm(seed: u64, texts in proptest::collection::vec("\\PC{0,20}|(bid|take|exchange) [a-z0-9 ]{0,12}", 1..20)) {
        let mut game = open("seats 2", seed);
        for text in texts {
            for seat in Seat::all(5) {
                let offered = game.offers(seat).iter().any(|offer| offer.to_string() == text);
                let before = game.entries().len();
                let accepted = text.parse().is_ok_and(|mv| game.submit(seat, mv).is_ok());
                prop_assert_eq!(accepted, offered);
                prop_assert_eq!(game.entries().len() > before, offered);
            }
        }
    }
}

/// The rules of the game are shared, not copied, by its matches.
#[test]
fn matches_share_their_rules() {
    let game = open("seats 2", 1);
    let copy = game.clone();
    assert!(Arc::ptr_eq(game.rules(), copy.rules()));
}
