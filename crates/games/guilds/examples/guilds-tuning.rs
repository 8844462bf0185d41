//! The figures by which the numbers of the base game are tuned, for any bot; TUNING.md explains them.
//!
//! `cargo run --release -p tafel-guilds --example guilds-tuning -- greedy 1000 200 0`: the bot, how many solo games, how many games
//! for each of two to four players, and the number of the series. The same four give the same figures. A fifth word is a
//! folder with other numbers to try: `base.ron`, `solo.ron`, `cards.ron` and `buildings.ron`.
#![expect(clippy::disallowed_macros, reason = "a report is printed")]
#![expect(clippy::disallowed_methods, reason = "numbers to try are read from a folder")]

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::Path;
use tafel_arena::play;
use tafel_bots::Level;
use tafel_guilds::{
    ActionCard, Building, DieAction, Effect, Field, Guilds, Move, Options, PlayerCard, State, Step,
};
use tafel_rules::{Edition, Id, Rules, Seat, Seed, Tell, Turn};
use tafel_table::{Entry, step};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (four, folder) = arguments.split_at(arguments.len().min(4));
    let [level, games, tables, series] = four else {
        panic!(
            "tell a bot, how many solo games, how many others, and the number of a series: greedy 1000 200 0"
        );
    };
    let level: Level = level.parse().unwrap_or_else(|unreadable| panic!("{unreadable}"));
    let number = |text: &String| -> u64 { text.parse().unwrap_or_else(|_| panic!("{text} is not a number")) };
    let (games, tables, series) = (number(games), number(tables), number(series));
    let rules = folder.first().map_or_else(Guilds::new, |folder| with_numbers_in(folder));
    println!("bot {level}, {games} solo games, {tables} others, series {series}");
    if games > 0 {
        let mut figures = Figures::default();
        (0..games).for_each(|nth| figures.add(&rules, level, Seed::numbered(series, nth)));
        figures.print();
    }
    if tables > 0 {
        println!(
            "\nshare of first places in percent, shared ones in parts, and mean points, from the start player on"
        );
        (2..=4).for_each(|seats| table(&rules, level, seats, tables, series));
    }
}

/// The game with the numbers in a folder.
fn with_numbers_in(folder: &str) -> Guilds {
    let text = |name: &str| {
        let read = std::fs::read_to_string(Path::new(folder).join(name));
        (name.to_owned(), read.unwrap_or_else(|problem| panic!("{name}: {problem}")))
    };
    let files = Guilds::FILES.iter().map(|file| text(file.name));
    let edition = Edition::of(Guilds::FILES, folder, files);
    edition.and_then(|edition| Guilds::of_edition(&edition)).unwrap_or_else(|misprint| panic!("{misprint}"))
}

/// A share: how many of how many.
#[derive(Copy, Clone, Default)]
struct Share {
    of: u64,
    did: u64,
}

impl Share {
    fn count(&mut self, did: bool) {
        self.of += 1;
        self.did += u64::from(did);
    }

    fn percent(self) -> f64 {
        if self.of == 0 { 0.0 } else { 100.0 * self.did as f64 / self.of as f64 }
    }
}

impl Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:5.1} %  of {}", self.percent(), self.of)
    }
}

/// Everything that is counted over solo games.
#[derive(Default)]
struct Figures {
    won: Share,
    points: Vec<i16>,
    turns: u64,
    endings: BTreeMap<&'static str, u64>,
    sources: BTreeMap<&'static str, i64>,
    fields: BTreeMap<Field, Share>,
    actions: BTreeMap<DieAction, Share>,
    cards: BTreeMap<ActionCard, Share>,
    uses: BTreeMap<Building, Share>,
    swaps: Share,
    buildings: BTreeMap<Building, Share>,
    player_cards: BTreeMap<PlayerCard, Share>,
}

impl Figures {
    /// Plays a game and counts what happened in it.
    fn add(&mut self, rules: &Guilds, level: Level, seed: Seed) {
        let options = Options { seats: 1 };
        let played = play(rules, &options, &[level], seed);
        let mut state = rules.start(&options);
        for &entry in &played.entries {
            if let Entry::Move(_, mv) = entry {
                self.count_decision(rules, &state, mv);
            }
            step(rules, &mut state, entry, &mut Hears(self));
        }
        self.close(rules, &state);
    }

    /// An opportunity is a decision in which a thing could be done; it is used if it is done.
    fn count_decision(&mut self, rules: &Guilds, state: &State, mv: Move) {
        let mut legal = vec![];
        rules.moves(state, Seat(0), &mut legal);
        match state.steps.last() {
            Some(Step::Swap) => self.swaps.count(matches!(mv, Move::Swap(_))),
            Some(Step::Act) => {
                let could = |action| legal.iter().any(|&offered| die_action(offered) == Some(action));
                for action in DieAction::all().filter(|&action| could(action)) {
                    self.actions.entry(action).or_default().count(die_action(mv) == Some(action));
                }
                for &offered in &legal {
                    match offered {
                        Move::Play(card) => self.cards.entry(card).or_default().count(mv == offered),
                        Move::Use(building) => self.uses.entry(building).or_default().count(mv == offered),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    fn close(&mut self, rules: &Guilds, state: &State) {
        let standing = rules.standing(state).expect("the game is over");
        let won = standing.rank[Seat(0)] == 1;
        let finals = state.solo.expect("a solo game").finals;
        let ending = match (won, finals) {
            (true, _) => "won",
            (false, 2) => "two final fields, too few points",
            (false, _) if state.round == rules.data().base.rounds.alone => "no second final field in time",
            (false, _) => "a final field not met",
        };
        *self.endings.entry(ending).or_default() += 1;
        self.won.count(won);
        self.points.push(standing.points[Seat(0)]);
        self.turns += u64::from(state.round);
        let mut tally = vec![];
        rules.tally(state, Seat(0), &mut tally);
        for (source, points) in tally {
            *self.sources.entry(source).or_default() += i64::from(points);
        }
        if won {
            let player = &state.players[Seat(0)];
            for building in Building::all() {
                self.buildings.entry(building).or_default().count(player.buildings.contains(building));
            }
            for card in PlayerCard::all() {
                self.player_cards.entry(card).or_default().count(player.cards.contains(card));
            }
        }
    }

    fn print(&mut self) {
        self.points.sort_unstable();
        let games = self.points.len();
        let at = |part: usize| self.points[(games * part / 100).min(games - 1)];
        println!("\nwon      {}", self.won);
        println!("points   10 % {}, median {}, 90 % {}", at(10), at(50), at(90));
        println!("turns    {:.1} on average", self.turns as f64 / games as f64);
        for (ending, count) in &self.endings {
            println!("         {ending}: {:.1} %", 100.0 * *count as f64 / games as f64);
        }
        println!("\npoints by source, on average");
        for (source, points) in &self.sources {
            println!("{source:14} {:6.2}", *points as f64 / games as f64);
        }
        println!("\nswaps    {} turns with 3 Jar", self.swaps);
        shares("conditions met when tested", &self.fields);
        shares("die actions, of the decisions in which they could be done", &self.actions);
        shares("action cards played, of the decisions in which they could be", &self.cards);
        shares("buildings used, of the decisions in which they could be", &self.uses);
        shares("buildings in won games", &self.buildings);
        shares("player cards in won games", &self.player_cards);
    }
}

fn shares<K: Display>(what: &str, shares: &BTreeMap<K, Share>) {
    println!("\n{what}");
    for (key, share) in shares {
        println!("{:14} {share}", key.to_string());
    }
}

/// The die action that a move is.
fn die_action(mv: Move) -> Option<DieAction> {
    match mv {
        Move::Prospect(..) => Some(DieAction::Prospect),
        Move::Extract(_) => Some(DieAction::Extract),
        Move::Trade(..) => Some(DieAction::Trade),
        Move::Build(..) => Some(DieAction::Build),
        Move::Recruit(_) => Some(DieAction::Recruit),
        Move::Muster(_) => Some(DieAction::Muster),
        Move::Study(_) => Some(DieAction::Study),
        Move::Labour(_) => Some(DieAction::Labour),
        _ => None,
    }
}

/// Hears which conditions are met.
struct Hears<'f>(&'f mut Figures);

impl Tell<Effect> for Hears<'_> {
    fn all(&mut self, effect: Effect) {
        match effect {
            Effect::ConditionMet { field } => self.0.fields.entry(field).or_default().count(true),
            Effect::ConditionFailed { field } => self.0.fields.entry(field).or_default().count(false),
            _ => {}
        }
    }

    fn only(&mut self, _: Seat, _: Effect, _: Effect) {}

    fn reveal(&mut self, effect: Effect) {
        self.all(effect);
    }
}

/// How the seats of a table fare.
fn table(rules: &Guilds, level: Level, seats: u8, games: u64, series: u64) {
    let options = Options { seats };
    let mut firsts = vec![0.0; usize::from(seats)];
    let mut points = vec![0.0; usize::from(seats)];
    for nth in 0..games {
        let played = play(rules, &options, &vec![level; usize::from(seats)], Seed::numbered(series, nth));
        assert_eq!(rules.turn(&played.state), Turn::Over);
        let winners = Seat::all(seats).filter(|&seat| played.standing.rank[seat] == 1);
        let share = 1.0 / winners.clone().count() as f64;
        // Seats are counted from the start player on.
        let place = |seat: Seat| usize::from((seat.0 + seats - played.state.first.0) % seats);
        winners.for_each(|seat| firsts[place(seat)] += share);
        Seat::all(seats).for_each(|seat| points[place(seat)] += f64::from(played.standing.points[seat]));
    }
    let percent = |count: &f64| format!("{:.1}", 100.0 * count / games as f64);
    let mean = |sum: &f64| format!("{:.1}", sum / games as f64);
    println!(
        "{seats} players, {games} games: {}; points {}",
        firsts.iter().map(percent).collect::<Vec<_>>().join("  "),
        points.iter().map(mean).collect::<Vec<_>>().join("  "),
    );
}
