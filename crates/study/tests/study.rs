//! What programs see is what a seat may know, numbers mean what they say, and many matches are as many single ones.

use std::collections::BTreeSet;
use tafel_arena::Series;
use tafel_catalogue::{Listed, games};
use tafel_outside::Player;
use tafel_rules::{Dice, MAX_SEATS, Seat, Seed, Turn};
use tafel_study::{
    Arrays, MOST_FEATURES, MOST_OFFERS, Many, Position, Reward, Scope, Setting, Studied, contest, simulate,
    study,
};

/// Every game with the options that it is usually played with, and with each that differs in one word.
fn all_options(game: &Listed) -> Vec<String> {
    let other = |choice: &tafel_rules::Choice| {
        choice.values[1..].iter().map(|value| format!("{} {value}", choice.key)).collect::<Vec<_>>()
    };
    std::iter::once(String::new()).chain(game.options.iter().flat_map(other)).collect()
}

/// Plays a random match, and shows every position at which a seat is asked.
fn walk(game: &dyn Studied, nth: u64, mut look: impl FnMut(&dyn Position, &mut Dice)) {
    let mut dice = Dice::at(Seed::numbered(11, nth), 0);
    let mut position = game.start();
    loop {
        match position.turn() {
            Turn::Over => return,
            Turn::Chance => position.sample(&mut dice),
            Turn::Seats(_) => {
                look(&*position, &mut dice);
                let seat = position.asked().unwrap();
                let chosen = dice.below(position.count(seat) as u32) as usize;
                position.play(seat, chosen).unwrap();
            }
        }
    }
}

fn observed(position: &dyn Position, seat: Seat, scope: Scope) -> Vec<i32> {
    let mut row = vec![-2; MOST_FEATURES * MAX_SEATS];
    position.observe(seat, scope, &mut row);
    row
}

/// Law 7 for observations: what a seat cannot tell apart looks the same to it. Positions are imagined from what a seat knows,
/// so that everything that it does not know differs.
#[test]
fn an_observation_holds_nothing_that_is_hidden() {
    for game in games() {
        let studied = study(game.id, "", None).unwrap();
        let mut hidden = 0;
        walk(&*studied, 1, |position, dice| {
            let other = position.imagined(dice);
            let seat = position.asked().unwrap();
            hidden += usize::from(!position.equals(&*other));
            for scope in [Scope::Own, Scope::All] {
                assert_eq!(observed(position, seat, scope), observed(&*other, seat, scope), "{}", game.id);
            }
            assert_eq!(position.offers(seat), other.offers(seat));
        });
        let has_secrets = ["pebbles", "tales-of-glory"].contains(&game.id);
        assert_eq!(hidden > 0, has_secrets, "{}: {hidden} positions differed", game.id);
    }
}

/// Rows have room for everything, whatever is agreed on.
#[test]
fn every_position_fits_into_its_row() {
    for game in games() {
        for options in all_options(&game) {
            let studied = study(game.id, &options, None).unwrap();
            walk(&*studied, 2, |position, _| {
                let count = position.count(position.asked().unwrap());
                assert!(count <= MOST_OFFERS, "{count} moves in {}; {options}", game.id);
                for seat in Seat::all(position.seats()) {
                    let row = observed(position, seat, Scope::All);
                    let places = usize::from(position.seats());
                    let most = (places * studied.features()) as i32;
                    assert!(row.iter().all(|&feature| (-1..most).contains(&feature) || feature == -2));
                }
            });
        }
    }
}

/// The layout is one for all numbers of seats, and begins with the seat that is asked.
#[test]
fn seats_are_counted_from_the_one_that_is_asked() {
    for seats in [2, 4] {
        let settlement = study("settlement", &format!("seats {seats}"), None).unwrap();
        let features = settlement.features() as i32;
        walk(&*settlement, 3, |position, _| {
            for seat in Seat::all(seats) {
                let all = observed(position, seat, Scope::All);
                for (place, row) in all.chunks(MOST_FEATURES).enumerate() {
                    let whose = Seat((seat.0 + place as u8) % seats);
                    let mut own = observed(position, whose, Scope::Own)[..MOST_FEATURES].to_vec();
                    own.iter_mut()
                        .filter(|feature| **feature >= 0)
                        .for_each(|one| *one += place as i32 * features);
                    let absent = vec![-1; MOST_FEATURES];
                    assert_eq!(
                        row,
                        if place < usize::from(seats) { &own } else { &absent },
                        "{seats}, {place}"
                    );
                }
            }
        });
    }
}

struct Own {
    seat: Vec<i8>,
    count: Vec<i32>,
    features: Vec<i32>,
    mask: Vec<bool>,
    rewards: Vec<f32>,
    done: Vec<bool>,
}

impl Own {
    fn of(many: &dyn Many) -> Own {
        let matches = many.len();
        Own {
            seat: vec![0; matches],
            count: vec![0; matches],
            features: vec![0; matches * many.width()],
            mask: vec![false; matches * MOST_OFFERS],
            rewards: vec![0.0; matches * MAX_SEATS],
            done: vec![false; matches],
        }
    }

    fn lent(&mut self) -> Arrays<'_> {
        Arrays {
            seat: &mut self.seat,
            count: &mut self.count,
            features: &mut self.features,
            mask: &mut self.mask,
            rewards: &mut self.rewards,
            done: &mut self.done,
        }
    }
}

fn setting(matches: usize) -> Setting {
    Setting { matches, series: Series::from(5), scope: Scope::Own, reward: Reward::Points }
}

/// Match `n` of a series is the match that people would have with its seed and these moves.
#[test]
fn many_matches_are_as_many_single_ones() {
    for game in games() {
        let studied = study(game.id, "", None).unwrap();
        let (places, mut ended) = (3, 0);
        let mut many = studied.many(setting(places));
        let mut own = Own::of(&*many);
        many.reset(own.lent());
        let engine = tafel_engine::Games::load();
        let (engine, _) = engine.find(game.id).unwrap();
        let open = |nth: u64| engine.open(&studied.options(), Series::from(5).nth(nth)).unwrap().play;
        let mut single: Vec<_> = (0..places as u64).map(open).collect();
        let mut numbers: Vec<u64> = (0..places as u64).collect();
        let mut actions = vec![0; places];
        while ended < 5 {
            many.sample(&mut actions);
            for place in 0..places {
                let seat = single[place].turn().awaited().iter().next().unwrap();
                assert_eq!(own.seat[place], seat.0 as i8);
                let offers = single[place].offers(seat);
                assert_eq!((own.count[place] as usize, &many.offers(place)), (offers.len(), &offers));
                let row = &own.mask[place * MOST_OFFERS..][..MOST_OFFERS];
                assert!(row.iter().enumerate().all(|(nth, &is)| is == (nth < offers.len())));
                single[place] = single[place].submit(seat, &offers[actions[place] as usize]).unwrap().play;
            }
            many.step(&actions, own.lent()).unwrap();
            for place in 0..places {
                let standing = single[place].standing();
                assert_eq!(own.done[place], standing.is_some());
                let rewards = &own.rewards[place * MAX_SEATS..][..MAX_SEATS];
                let points = standing.as_ref().map_or(vec![], |standing| standing.points.clone());
                let given: Vec<f32> =
                    (0..MAX_SEATS).map(|at| points.get(at).map_or(0.0, |&is| f32::from(is))).collect();
                assert_eq!(rewards, given);
                if standing.is_some() {
                    ended += 1;
                    numbers[place] += places as u64;
                    single[place] = open(numbers[place]);
                }
            }
        }
    }
}

#[test]
fn an_action_that_is_no_move_plays_nothing() {
    let studied = study("pebbles", "", None).unwrap();
    let mut many = studied.many(setting(2));
    let mut own = Own::of(&*many);
    many.reset(own.lent());
    let before = many.offers(0);
    for wrong in [[0, 99], [0, -1]] {
        let refused = many.step(&wrong, own.lent()).unwrap_err();
        assert_eq!((refused.place, refused.action), (1, wrong[1]));
        assert_eq!(many.offers(0), before);
    }
}

/// The same index means the same move in every position; what is not in the list takes spare numbers.
#[test]
fn a_number_is_a_line_of_the_vocabulary() {
    let vocabulary = "bid 1\nbid 2\ntake blue\ntake red\n";
    let studied = study("pebbles", "", Some(vocabulary)).unwrap();
    let lines: Vec<&str> = vocabulary.lines().collect();
    assert_eq!(studied.numbers(), 4 + 64);
    walk(&*studied, 4, |position, _| {
        let numbers = position.numbers(position.asked().unwrap());
        let mut spare = 4;
        for (offer, &number) in position.offers(position.asked().unwrap()).iter().zip(&numbers) {
            match lines.iter().position(|line| line == offer) {
                Some(at) => assert_eq!(number, at as i32, "{offer}"),
                None => {
                    assert_eq!(number, spare, "{offer}");
                    spare += 1;
                }
            }
        }
        assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len());
    });
    assert!(study("pebbles", "", Some("castle\n")).is_err());
}

#[test]
fn a_copy_is_a_position_of_its_own() {
    let studied = study("pebbles", "seats 2", None).unwrap();
    let mut dice = Dice::at(Seed::numbered(1, 1), 0);
    let mut position = studied.start();
    while position.turn() == Turn::Chance {
        position.sample(&mut dice);
    }
    let mut copy = position.copy();
    assert!(copy.equals(&*position) && copy.digest() == position.digest());
    copy.play_text(Seat(0), "bid 5").unwrap();
    assert!(!copy.equals(&*position) && position.count(Seat(0)) == 5);
    assert!(copy.play_text(Seat(1), "bid").is_err() && copy.play_text(Seat(1), "take red").is_err());
    assert_eq!(
        copy.play(Seat(1), 5).unwrap_err().to_string(),
        "there are 5 moves or outcomes, and no number 5"
    );
    let other = study("guilds", "", None).unwrap();
    assert!(!other.start().equals(&*position));
    let mut greedy = studied.chooser(&"greedy".parse().unwrap(), Seat(0), dice.clone()).unwrap();
    assert!(greedy.choose(&*position).is_some_and(|chosen| chosen < 5));
    assert!(greedy.choose(&*other.start()).is_none(), "a bot knows one game");
}

#[test]
fn parts_of_a_run_join_to_the_very_digits() {
    let bots: Vec<Player> = ["greedy", "random"].map(|bot| bot.parse().unwrap()).to_vec();
    let seed = Series::from(3);
    let simulated = |numbers: Vec<u64>| simulate("pebbles", "seats 2", &bots, seed, numbers).unwrap();
    let whole = simulated((0..20).collect());
    let [even, odd] = [0, 1].map(|first| simulated((first..20).step_by(2).collect()));
    assert_eq!(odd.clone().merge(even.clone()).unwrap(), whole);
    assert!(even.clone().merge(even).is_err(), "matches in common");
    assert!(odd.merge(simulate("pebbles", "seats 2", &bots, Series::from(4), vec![0]).unwrap()).is_err());
    let contested = |numbers: Vec<u64>| contest("pebbles", "seats 2", &bots, seed, numbers).unwrap();
    let whole = contested((0..6).collect());
    let joined = contested(vec![1, 4, 5]).merge(contested(vec![0, 2, 3])).unwrap();
    assert_eq!((joined.outcome(), joined), (whole.outcome(), whole));
    assert!(
        simulate("pebbles", "seats 4", &bots, seed, vec![0]).is_err()
            && contest("x", "", &bots, seed, vec![]).is_err()
    );
}
