//! Matches of every game, played at random and put straight into a database.

use tafel_engine::{Games, Play};
use tafel_rules::{Dice, Seat, Seed};
use tafel_server::{Append, Ending, PlayerRow, SeatRow, Store, TableId, TableRow};
use tafel_wire::{Talk, Visibility};

/// A table for `host` and bots, not started.
pub(crate) fn table(games: &Games, game: &str, host: &PlayerRow, seed: Seed) -> (TableRow, Vec<SeatRow>) {
    let (rules, version) = games.find(game).expect("a game");
    let (options, seats) = rules.agree("").expect("options");
    let row = TableRow {
        id: TableId::random(),
        game: game.into(),
        version: i64::from(version),
        options,
        edition: None,
        seed: seed.to_string(),
        link: "link".into(),
        visibility: Visibility::Open,
        clock: None,
        hints: false,
        talk: Talk::Everybody,
        host: host.id,
        created_at: 1,
        started_at: None,
        over_at: None,
        ended_by: None,
        rematch: None,
        inherited: 0,
        brought: false,
    };
    let person = SeatRow { player: Some(host.id), name: Some(host.name.clone()), ..SeatRow::default() };
    let bot = SeatRow { bot: Some("random".into()), ..SeatRow::default() };
    (row, std::iter::once(person).chain(std::iter::repeat(bot)).take(usize::from(seats)).collect())
}

/// Plays a table's match at random and stores this number of its decisions; all of them, to its end, by default.
pub(crate) async fn play(store: &Store, games: &Games, row: &TableRow, decisions: Option<usize>) {
    let (rules, _) = games.find(&row.game).expect("a game");
    let seed: Seed = row.seed.parse().expect("a seed");
    let mut play = rules.resume(&row.options, 0, &[], seed).expect("an empty record");
    store.start(row.id, 0, &lines_of(&*play, 0), 2).await.unwrap();
    let begun = play.length();
    let mut chaos = Dice::at(seed, 1 << 32);
    let mut left = decisions.unwrap_or(usize::MAX);
    while play.standing().is_none() && left > 0 {
        let seats: Vec<Seat> = play.turn().awaited().iter().collect();
        let seat = chaos.any(&seats);
        let offers = play.offers(seat);
        let offer = &offers[chaos.below(offers.len() as u32) as usize];
        play = play.submit(seat, offer).expect("an offer is legal").play;
        left -= 1;
    }
    let ending = play.standing().map(|result| Ending { points: result.points, ranks: result.ranks });
    let append = Append { table: row.id, from: begun as u32, lines: lines_of(&*play, begun), at: 3, ending };
    store.append(append).await.unwrap();
}

/// The lines of a match from one on, as they are stored.
fn lines_of(play: &dyn Play, from: usize) -> Vec<String> {
    play.lines(from).iter().map(ToString::to_string).collect()
}
