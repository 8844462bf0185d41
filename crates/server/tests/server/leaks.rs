//! Nothing leaks: what a viewer cannot tell apart by the rules, it cannot tell apart by the bytes it gets either.

use crate::support::{Client, Live, Running, generous, sqlite};
use serde_json::json;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::{Dice, Rules, Seat, Seed, Viewer};
use tafel_table::Match;

const SEED: Seed = Seed([42; 32]);
/// How many decisions of each game are tried at most.
const FORKS: u64 = 400;
/// What each game must be compared in at least, by seats and by those who watch.
const LEAST_COMPARED: usize = 20;

/// Lines that lead to a decision, two ways to decide, and who cannot tell them apart.
struct Fork {
    before: Vec<(Seat, String)>,
    seat: Seat,
    ways: [String; 2],
    seats: u8,
    blind: Vec<Viewer>,
}

/// Finds the `nth` fork of a game by playing at random.
struct FindFork(u64);

impl Visitor for FindFork {
    type Out = Option<Fork>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Option<Fork> {
        let mut dice = Dice::at(Seed::numbered(7, 0), self.0);
        let (mut live, _) = Match::open(rules, "".parse().expect("defaults"), SEED);
        let seats = live.seats();
        let mut before = vec![];
        for _ in 0..dice.below(25) {
            let seat = live.turn().awaited().iter().next()?;
            let mv = dice.any(&live.offers(seat));
            live.submit(seat, mv).expect("an offer is legal");
            before.push((seat, mv.to_string()));
        }
        let awaited: Vec<Seat> = live.turn().awaited().iter().collect();
        let seat = if awaited.is_empty() { return None } else { dice.any(&awaited) };
        let offers = live.offers(seat);
        let ways = [dice.any(&offers), dice.any(&offers)];
        if ways[0] == ways[1] {
            return None;
        }
        let [one, other] = ways.map(|mv| {
            let mut next = live.clone();
            let hearing = next.submit(seat, mv).expect("an offer is legal");
            (next, hearing)
        });
        let same = |viewer: &Viewer| {
            one.1.to(*viewer).eq(other.1.to(*viewer)) && one.0.view(*viewer) == other.0.view(*viewer)
        };
        let blind = Viewer::all(seats).filter(|viewer| !viewer.is(seat)).filter(same).collect();
        Some(Fork { before, seat, ways: ways.map(|mv| mv.to_string()), seats, blind })
    }
}

/// How a seat comes to its decision.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Manner {
    /// At once.
    Straight,
    /// After moves that were refused, an answer to a question long past, and the wish for a hint.
    Hesitant,
}

/// Plays one way at a table of its own; answers every text that each viewer got.
async fn texts(
    [anna, stranger]: [&Client; 2],
    game: &str,
    fork: &Fork,
    way: usize,
    manner: Manner,
) -> Vec<Vec<String>> {
    let seats = vec!["me"; usize::from(fork.seats)];
    let made = anna.post("/api/tables", &json!({ "game": game, "seats": seats, "start": true })).await;
    assert_eq!(made.status, 200, "{made:?}");
    let table = made.json()["id"].as_str().unwrap().to_owned();
    let mut viewers: Vec<Live> = vec![];
    for seat in 0..fork.seats {
        viewers.push(anna.live(&table, &format!("?seat={seat}")).await);
    }
    viewers.push(stranger.live(&table, "").await);
    let mut asks = vec![];
    for viewer in &mut viewers {
        asks.push(viewer.next_of("position").await["ask"].clone());
    }
    let last = (fork.seat, fork.ways[way].clone());
    for (seat, mv) in fork.before.iter().chain([&last]) {
        if manner == Manner::Hesitant {
            let ask = &asks[seat.index()];
            for (ask, mv, code) in [(ask, "nonsense", "unreadable"), (&json!(0), mv.as_str(), "stale")] {
                let body = json!({ "seat": seat.0, "ask": ask, "move": mv });
                assert_eq!(anna.post(&format!("/api/tables/{table}/moves"), &body).await.code(), code);
            }
            let hint = anna.get(&format!("/api/tables/{table}/hint?seat={}", seat.0)).await;
            if fork.seats > 1 {
                assert_eq!(hint.code(), "no-hints", "who is advised is told to all");
            }
        }
        let body = json!({ "seat": seat.0, "ask": asks[seat.index()], "move": mv });
        let moved = anna.post(&format!("/api/tables/{table}/moves"), &body).await;
        assert_eq!(moved.status, 200, "{game} {mv}: {moved:?}");
        for (viewer, ask) in viewers.iter_mut().zip(&mut asks) {
            let position = viewer.next_of("position").await;
            *ask = position["ask"].clone();
        }
    }
    // Who is here is told by the clock, and who sits where counts hints; neither is a secret of the match.
    let of_match = |raw: &String| !raw.contains(r#""type":"presence""#) && !raw.contains(r#""type":"seats""#);
    viewers.into_iter().map(|viewer| viewer.raw.into_iter().filter(of_match).collect()).collect()
}

/// Two states that a seat cannot tell apart give it the same bytes, and so do two ways to one state.
#[tokio::test]
async fn who_cannot_tell_states_apart_gets_the_same_bytes() {
    let config = tafel_server::Config { seeds: || SEED, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let (anna, stranger) = (server.guest("Anna").await, server.stranger());
    let people = [&anna, &stranger];
    let mut keep_secrets = 0;
    for game in tafel_catalogue::games() {
        let (mut ways, mut seats_blind, mut watchers_blind) = (0, 0, 0);
        for nth in 0..FORKS {
            if ways.min(seats_blind).min(watchers_blind) >= LEAST_COMPARED {
                break;
            }
            let Some(fork) = tafel_catalogue::visit(game.id, FindFork(nth)).unwrap() else { continue };
            if ways >= LEAST_COMPARED && fork.blind.is_empty() {
                continue;
            }
            let one = texts(people, game.id, &fork, 0, Manner::Straight).await;
            if ways < LEAST_COMPARED {
                let hesitant = texts(people, game.id, &fork, 0, Manner::Hesitant).await;
                assert_eq!(one, hesitant, "{}: what was refused or asked is seen", game.id);
                ways += one.len();
            }
            if fork.blind.is_empty() {
                continue;
            }
            let other = texts(people, game.id, &fork, 1, Manner::Straight).await;
            for viewer in &fork.blind {
                let (at, count) = match viewer {
                    Viewer::Seat(seat) => (seat.index(), &mut seats_blind),
                    Viewer::Public => (usize::from(fork.seats), &mut watchers_blind),
                };
                assert_eq!(one[at], other[at], "{}: {viewer} can tell {:?} apart", game.id, fork.ways);
                *count += 1;
            }
        }
        assert!(ways >= LEAST_COMPARED, "{}: {ways} texts of twins were compared", game.id);
        if seats_blind + watchers_blind > 0 {
            keep_secrets += 1;
            let least = seats_blind.min(watchers_blind);
            assert!(
                least >= LEAST_COMPARED,
                "{}: {seats_blind} by seats, {watchers_blind} by watchers",
                game.id
            );
        }
    }
    assert!(keep_secrets >= 2, "games with secret decisions were met");
}
