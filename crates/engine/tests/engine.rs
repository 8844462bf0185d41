//! Behind the door that speaks text a match is what the typed one is.

use serde_json::value::RawValue;
use std::sync::Arc;
use tafel_bots::Level;
use tafel_engine::{CannotAdd, Equipped, Games, MOST_EDITIONS, Play, Question};
use tafel_pebbles::Pebbles;
use tafel_rules::{Dice, Edition, Rule, Rules, Seat, Seed, Turn, Viewer};
use tafel_table::{Actor, EffectLog, Enclosed, Line, Match, Problem, Refusal};

const SEED: Seed = Seed([5; 32]);

fn opened(options: &str) -> Arc<dyn Play> {
    Games::load().find("pebbles").unwrap().0.open(options, SEED).unwrap().play
}

/// Plays at random to the end, and returns every match on the way.
fn course(mut play: Arc<dyn Play>) -> Vec<Arc<dyn Play>> {
    let mut dice = Dice::at(Seed([0; 32]), 0);
    let mut course = vec![play.clone()];
    while let Turn::Seats(awaited) = play.turn() {
        let seat = awaited.iter().next().unwrap();
        let offers = play.offers(seat);
        play = play.submit(seat, &offers[dice.below(offers.len() as u32) as usize]).unwrap().play;
        course.push(play.clone());
    }
    course
}

fn heard(effects: &EffectLog<tafel_pebbles::Effect>, viewer: Viewer) -> String {
    serde_json::to_string(&effects.to(viewer).collect::<Vec<_>>()).unwrap()
}

#[test]
fn a_match_behind_the_door_says_what_the_typed_one_says() {
    let (mut typed, opening) = Match::open(Arc::new(Pebbles::new()), "seats 2".parse().unwrap(), SEED);
    let games = Games::load();
    let opened = games.find("pebbles").unwrap().0.open("seats 2", SEED).unwrap();
    assert_eq!(opened.heard.to(Viewer::Public).get(), heard(&opening, Viewer::Public));
    assert!(opened.lines.iter().all(|line| line.actor == Actor::Chance));
    let mut play = opened.play;
    let mut dice = Dice::at(Seed([0; 32]), 0);
    while let Turn::Seats(awaited) = typed.turn() {
        let seat = awaited.iter().next().unwrap();
        let (before, offers) = (typed.entries().len(), typed.offers(seat));
        assert_eq!(play.offers(seat), offers.iter().map(ToString::to_string).collect::<Vec<_>>());
        let chosen = dice.any(&offers);
        let effects = Match::submit(&mut typed, seat, chosen).unwrap();
        let played = play.submit(seat, &chosen.to_string()).unwrap();
        assert_eq!(played.lines, typed.entries()[before..].iter().map(Line::from).collect::<Vec<_>>());
        assert_eq!(played.lines[0].actor, Actor::Seat(seat));
        for viewer in Viewer::all(2) {
            assert_eq!(played.heard.to(viewer).get(), heard(&effects, viewer));
            let seen: tafel_pebbles::View = serde_json::from_str(played.play.view(viewer).get()).unwrap();
            assert_eq!(seen, typed.view(viewer));
        }
        play = played.play;
        assert_eq!(play.turn(), typed.turn());
        assert_eq!(play.record(), typed.record().to_string());
    }
    let standing = typed.standing().unwrap();
    assert_eq!(play.standing().unwrap().points, standing.points.first(2));
    assert_eq!(play.commitment(), typed.commitment().to_string());
    let sums: Vec<i16> =
        play.tally().iter().map(|sources| sources.iter().map(|source| source.points).sum()).collect();
    assert_eq!(sums, standing.points.first(2));
}

#[test]
fn text_that_is_no_move_is_refused_and_a_rule_says_why() {
    let games = Games::load();
    let (pebbles, _) = games.find("pebbles").unwrap();
    let play = opened("seats 2");
    let refusal = play.why_not(Seat(0), "castle kingside").unwrap();
    assert_eq!(refusal.to_string(), "`castle kingside` is not a move of pebbles");
    assert_eq!(play.why_not(Seat(0), "take red"), Some(Refusal::Illegal(Some(Rule("2.5").into()))));
    assert!(pebbles.rule_text(Rule("2.5")).unwrap().contains("takes one pebble"));
    assert_eq!(pebbles.rule_text(Rule("99.1")), None);
    assert_eq!(play.why_not(Seat(0), "bid 3"), None);
    assert_eq!(play.why_not(Seat(3), "bid 3"), Some(Refusal::NotYourTurn));
    assert_eq!(play.length(), opened("seats 2").length(), "asking is not playing");
    assert!(games.find("pebbles").unwrap().0.open("seats 9", SEED).is_err());
}

#[test]
fn a_match_goes_on_from_its_lines_anywhere() {
    let games = Games::load();
    let (pebbles, _) = games.find("pebbles").unwrap();
    let course = course(opened("seats 3; goals open"));
    let end = course.last().unwrap();
    for play in &course {
        let lines = play.lines(0);
        let lines: Vec<&Line> = lines.iter().collect();
        let resumed = pebbles.resume("seats 3; goals open", 0, &lines, SEED).unwrap();
        assert_eq!(resumed.record(), play.record());
        assert_eq!(end.lines(play.length()).len(), end.length() - play.length());
    }
    let wrong = Line { actor: Actor::Seat(Seat(0)), text: "take gold".into() };
    let fault = pebbles.resume("seats 3", 0, &[&wrong], SEED).err().unwrap();
    assert!(matches!(fault.problem, Problem::Unreadable(_)), "{fault}");
}

#[test]
fn what_is_taken_back_or_rewound_was_never_played() {
    let play = opened("seats 2");
    let bid = play.submit(Seat(0), "bid 3").unwrap().play;
    let (back, line) = bid.take_back(Seat(0)).unwrap();
    assert_eq!((back.record(), line), (play.record(), play.length()));
    assert_eq!(play.take_back(Seat(0)).err(), Some(Refusal::NothingToTakeBack));
    let end = course(play.clone()).pop().unwrap();
    let (rewound, line) = end.rewind(Seat(1), SEED).unwrap();
    assert_eq!(rewound.length(), line);
    assert!(rewound.turn().awaited().contains(Seat(1)));
}

#[test]
fn the_draws_of_a_record_are_checked_against_its_seed() {
    let games = Games::load();
    let end = course(opened("seats 2")).pop().unwrap();
    let record = end.record();
    let of = games.of_record(&record).unwrap().unwrap();
    let game = of.game();
    let verified = game.verify(&record).unwrap();
    let draws = end.lines(0).iter().filter(|line| line.actor == Actor::Chance).count();
    assert_eq!((verified.lines, verified.draws), (end.length(), draws));
    assert!(verified.promised && verified.inherited == 0);
    let loaded = record.replacen(&SEED.to_string(), &Seed([6; 32]).to_string(), 1);
    assert_eq!(game.verify(&loaded).unwrap_err().problem, Problem::BrokenCommitment);
}

#[test]
fn a_bot_is_asked_only_when_it_must_act_and_answers_an_offer() {
    let play = opened("seats 2");
    let bid = play.submit(Seat(0), "bid 3").unwrap().play;
    assert!(bid.question(Seat(0)).is_none());
    let answer = bid.question(Seat(1)).unwrap().answer(Level::Greedy, Dice::at(SEED, 0));
    assert!(bid.offers(Seat(1)).contains(&answer));
    let advice = bid.question(Seat(1)).unwrap().advise(Level::Apprentice, Dice::at(SEED, 0));
    assert!(!advice.is_empty() && advice.len() <= 3);
    assert!(advice.iter().all(|advised| bid.offers(Seat(1)).contains(&advised.mv)));
}

#[test]
fn a_replay_shows_a_frame_a_line_and_hides_what_others_did_until_the_end() {
    let course = course(opened("seats 2"));
    let (begun, end) = (&course[0], course.last().unwrap());
    let whole = end.replay(Viewer::Public).unwrap();
    assert_eq!(whole.frames.len(), end.length() + 1);
    let shown: Vec<String> = whole.frames.iter().filter_map(|frame| frame.line.clone()).collect();
    assert_eq!(shown, end.lines(0).iter().map(ToString::to_string).collect::<Vec<_>>());
    let running = begun.replay(Viewer::Public).unwrap();
    assert!(running.frames.iter().all(|frame| frame.line.is_none() && frame.points.is_none()));
    assert!(end.replay(Viewer::Seat(Seat(4))).is_err(), "there is no such seat");
}

/// Who knows no more than the JSON of a view decides as whoever sits at the table.
#[test]
fn a_bot_elsewhere_decides_from_the_json_of_its_view() {
    let games = Games::load();
    let (pebbles, _) = games.find("pebbles").unwrap();
    let greedy = |question: Box<dyn Question>| question.answer(Level::Greedy, Dice::at(SEED, 1));
    for play in course(opened("seats 3")) {
        for seat in Seat::all(3) {
            let view = play.view(Viewer::Seat(seat));
            let asked = pebbles.question(seat, view.get(), &mut Dice::at(SEED, 0)).unwrap();
            assert_eq!(asked.map(greedy), play.question(seat).map(greedy));
        }
    }
    assert!(pebbles.question(Seat(0), "{}", &mut Dice::at(SEED, 0)).is_err());
}

#[test]
fn a_view_comes_with_what_follows_from_it_while_it_is_played_and_when_it_is_replayed() {
    for (game, id, _) in Games::load().for_people() {
        let play = game.open("seats 2", SEED).unwrap().play;
        let json = |raw: &RawValue| serde_json::from_str::<serde_json::Value>(raw.get()).unwrap();
        for viewer in Viewer::all(2) {
            let view = json(&play.view(viewer));
            assert!(view["facts"].is_object() && view["me"] != view["facts"], "{id}: {view}");
            assert_eq!(json(&play.replay(viewer).unwrap().frames.last().unwrap().view), view, "{id}");
        }
    }
}

/// An edition of the smallest game in which a debt costs this much.
fn edition(debt: u8) -> Edition {
    let text = Pebbles::FILES[0].text.replace("debt: 1", &format!("debt: {debt}"));
    Edition::of(Pebbles::FILES, "dear debts", [("pebbles.ron".to_owned(), text)]).unwrap()
}

#[test]
fn an_edition_is_another_game_whose_records_are_its_own() {
    let mut games = Games::load();
    let id = games.add("pebbles", edition(2)).unwrap();
    assert_eq!(games.add("pebbles", edition(2).named("again")).unwrap().digest, id.digest);
    assert_eq!(games.editions("pebbles").collect::<Vec<_>>(), [&id], "the same is added once");
    assert_eq!(games.editions("guilds").count(), 0);

    let dear = games.find_edition("pebbles", id.digest).unwrap();
    let record = dear.game.open("seats 2", Seed::numbered(1, 0)).unwrap().play.record();
    assert!(record.starts_with(&format!("pebbles 1 {id}\n")), "{record}");
    let replayed = |games: &Games, record: &str| {
        games.of_record(record).unwrap().unwrap().game().replay(record, Viewer::Public)
    };
    assert_eq!(replayed(&games, &record).unwrap().edition.unwrap().digest, id.digest.to_string());
    let (built_in, _) = games.find("pebbles").unwrap();
    assert!(built_in.replay(&record, Viewer::Public).is_err());

    let refusal = Games::load().of_record(&record).err().unwrap().to_string();
    assert_eq!(refusal, format!("line 1: the record needs the edition {id}, and this is the built-in one"));
    let enclosed = Enclosed::in_text(&record, &edition(2));
    assert!(
        replayed(&Games::load(), &enclosed).is_ok(),
        "a record that encloses its edition needs nothing else"
    );
    let other = Enclosed::in_text(&record, &edition(3));
    assert!(Games::load().of_record(&other).is_err(), "it must be the edition that is named");
}

/// What the page draws is what the rules count with.
#[test]
fn an_edition_tells_what_is_printed_on_its_components() {
    let files = || tafel_catalogue::games().into_iter().find(|game| game.id == "settlement").unwrap().files;
    let built_in = Edition::built_in(files());
    let changed = built_in.change("h01.cost.wood", "3").unwrap();
    let [before, after] = [built_in, changed].map(|edition| {
        let components = Equipped::of("settlement", edition).unwrap().components;
        serde_json::from_str::<serde_json::Value>(components.get()).unwrap()
    });
    assert_eq!(
        (&before["HEROES"]["h01"]["cost"]["wood"], &after["HEROES"]["h01"]["cost"]["wood"]),
        (&1.into(), &3.into())
    );
    assert_eq!(before["HEROES"]["h02"], after["HEROES"]["h02"]);
    assert!(before["BUILDINGS"]["sawmill"].is_object() && before["NUMBERS"]["rounds"] == 6, "{before}");
}

#[test]
fn editions_are_added_if_they_can_be_played_and_there_is_room() {
    let mut games = Games::load();
    let unsound = edition(1).change("rounds", "9").unwrap();
    assert!(games.add("pebbles", unsound).unwrap_err().to_string().contains("9 rounds need as many cards"));
    assert!(games.add("chess", edition(3)).unwrap_err().to_string().contains("is not a game"));
    let built_in = games.add("pebbles", Edition::built_in(Pebbles::FILES)).unwrap();
    assert!(games.find_edition("pebbles", built_in.digest).is_none(), "it is there already");
    for nth in 0..MOST_EDITIONS {
        let (pebble, debt) = (2 + nth / 100, nth % 100);
        let other = edition(1).change("points.pebble", &pebble.to_string()).unwrap();
        games.add("pebbles", other.change("points.debt", &debt.to_string()).unwrap()).unwrap();
    }
    assert!(matches!(games.add("pebbles", edition(7)), Err(CannotAdd::TooMany)));
}

#[test]
fn a_whole_match_is_unpacked_with_its_seed_or_taken_over_without() {
    let games = Games::load();
    let (pebbles, _) = games.find("pebbles").unwrap();
    let course = course(opened("seats 2"));
    for play in [&course[3], course.last().unwrap()] {
        let whole = pebbles.unpack(&play.record_with_seed(), Seed([9; 32])).unwrap();
        assert_eq!(
            (whole.seed, whole.inherited, whole.options.as_str()),
            (Some(SEED), 0, "seats 2; goals secret")
        );
        assert_eq!(whole.play.record_with_seed(), play.record_with_seed());
    }
    let without = course[3].record();
    assert!(!without.contains("seed"), "who looks at a running match does not learn its seed");
    let whole = pebbles.unpack(&without, Seed([9; 32])).unwrap();
    assert_eq!((whole.seed, whole.inherited), (None, course[3].length()));
    assert_ne!(whole.play.commitment(), course[3].commitment());
    let loaded = course[3].record_with_seed().replace(&SEED.to_string(), &Seed([6; 32]).to_string());
    assert_eq!(pebbles.unpack(&loaded, SEED).err().unwrap().problem, Problem::BrokenCommitment);
}
