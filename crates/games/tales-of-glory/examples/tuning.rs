//! Plays matches among equal greedy players and prints how the tile set does: `--example tuning [GAMES] [SERIES]`.

use std::collections::BTreeMap;
use std::io::Write;
use tafel_bots::{Bot, Greedy};
use tafel_rules::{Dice, Id, Rules, Seat, Seed, Silent, Turn};
use tafel_tales_of_glory::{Back, Chance, Move, State, TalesOfGlory, Tile};

/// What was counted over all matches of one number of players.
struct Gauge {
    games: u32,
    by_seat: [f64; 5],
    by_hero: BTreeMap<Tile, (f64, u32)>,
    tiles: BTreeMap<Tile, [u32; 3]>,
    played: u32,
    winners: Vec<i16>,
}

const SHOWN: usize = 0;
const TAKEN: usize = 1;
const PLACED: usize = 2;

impl Gauge {
    fn new() -> Gauge {
        Gauge {
            games: 0,
            by_seat: [0.0; 5],
            by_hero: BTreeMap::new(),
            tiles: BTreeMap::new(),
            played: 0,
            winners: vec![],
        }
    }

    fn count(&mut self, tile: Tile, what: usize) {
        self.tiles.entry(tile).or_default()[what] += 1;
    }

    fn line(&mut self, rules: &TalesOfGlory, mv: Move) {
        match mv {
            Move::Place(tile, _) => {
                self.count(tile, PLACED);
                if rules.data().face(tile).kind.is_some() {
                    self.count(tile, TAKEN);
                    self.played += 1;
                }
            }
            Move::Discard(tile) => self.count(tile, TAKEN),
            Move::Decline(_) | Move::Select(_) | Move::Take(_) | Move::Pay(_) => {}
            Move::Done | Move::Key(..) | Move::Collect(_) => {}
        }
    }

    fn end(&mut self, rules: &TalesOfGlory, state: &State) {
        let standing = rules.standing(state).expect("the match is over");
        let winners: Vec<Seat> = Seat::all(state.seats).filter(|&seat| standing.rank[seat] == 1).collect();
        let share = 1.0 / winners.len() as f64;
        self.games += 1;
        self.winners.push(standing.points[winners[0]]);
        for seat in Seat::all(state.seats) {
            let won = if winners.contains(&seat) { share } else { 0.0 };
            self.by_seat[seat.index()] += won;
            let hero = self.by_hero.entry(state.players[seat].area[0].tile).or_default();
            hero.0 += won;
            hero.1 += 1;
        }
    }
}

fn play(rules: &TalesOfGlory, options: &str, seed: Seed, gauge: &mut Gauge) {
    let mut state = rules.start(&options.parse().expect("options can be read"));
    let mut dice = Dice::at(seed, 0);
    let mut bots: Vec<Greedy> = (1..=5).map(|nth| Greedy::new(Dice::at(seed, nth))).collect();
    let (mut moves, mut odds) = (vec![], vec![]);
    loop {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                odds.clear();
                rules.chances(&state, &mut odds);
                let chance = dice.pick(&odds);
                if let Chance::Draw(tile) = chance {
                    gauge.count(tile, SHOWN);
                }
                rules.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Seats(awaited) => {
                // Whoever is asked first among equals must not matter to the figures.
                let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
                moves.clear();
                rules.moves(&state, seat, &mut moves);
                let view = rules.view(&state, tafel_rules::Viewer::Seat(seat));
                let mv = bots[seat.index()].choose(rules, seat, &view, &moves);
                gauge.line(rules, mv);
                rules.apply(&mut state, seat, mv, &mut Silent);
            }
        }
    }
    gauge.end(rules, &state);
}

fn report(
    out: &mut impl Write,
    rules: &TalesOfGlory,
    seats: u8,
    quests: &str,
    gauge: &Gauge,
) -> std::io::Result<()> {
    let games = f64::from(gauge.games);
    let fair = 100.0 / f64::from(seats);
    writeln!(out, "## {seats} players, quests {quests}: {} games\n", gauge.games)?;
    writeln!(out, "fair share {fair:.1} %")?;
    let shares = gauge.by_seat[..usize::from(seats)].iter().map(|won| format!("{:.1}", 100.0 * won / games));
    writeln!(out, "seats: {}", shares.collect::<Vec<_>>().join(" "))?;
    let heroes = gauge
        .by_hero
        .iter()
        .map(|(hero, (won, played))| format!("{hero} {:.1}", 100.0 * won / f64::from((*played).max(1))));
    writeln!(out, "heroes: {}", heroes.collect::<Vec<_>>().join(", "))?;
    writeln!(
        out,
        "tiles played by a player: {:.2} of 10",
        f64::from(gauge.played) / games / f64::from(seats)
    )?;
    let mut winners = gauge.winners.clone();
    winners.sort_unstable();
    let at = |percent: usize| winners[(winners.len() - 1) * percent / 100];
    let between = winners.iter().filter(|&&points| (40..=80).contains(&points)).count();
    writeln!(
        out,
        "winner's prestige: 5 % below {}, median {}, 95 % below {}; {:.0} % from 40 to 80\n",
        at(5),
        at(50),
        at(95),
        100.0 * between as f64 / games
    )?;
    if seats == 4 {
        writeln!(out, "| tile | back | taken % | played % of takes |\n|---|---|---|---|")?;
        for (tile, face) in rules.data().faces() {
            let counts = gauge.tiles.get(&tile).copied().unwrap_or_default();
            let percent = |part: usize, whole: u32| 100.0 * f64::from(counts[part]) / f64::from(whole.max(1));
            match face.back {
                Back::Age1 | Back::Age2 | Back::Age3 => {
                    let (taken, placed) = (percent(TAKEN, counts[SHOWN]), percent(PLACED, counts[TAKEN]));
                    let flag = if taken < 40.0 || placed < 50.0 { " !" } else { "" };
                    writeln!(out, "| {tile} | {} | {taken:.0} | {placed:.0}{flag} |", face.back)?;
                }
                Back::Quest if quests == "with" => {
                    writeln!(
                        out,
                        "| {tile} | quest | - | placed in {:.0} % of games |",
                        percent(PLACED, gauge.games)
                    )?;
                }
                Back::Quest | Back::Hero => {}
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(1000);
    let series = arguments.next().unwrap_or(1);
    let rules = TalesOfGlory::new();
    let mut out = std::io::stdout().lock();
    for (seats, quests) in [(2, "without"), (3, "without"), (4, "without"), (5, "without"), (4, "with")] {
        let mut gauge = Gauge::new();
        for game in 0..games {
            play(
                &rules,
                &format!("seats {seats}; quests {quests}"),
                Seed::numbered(series, game),
                &mut gauge,
            );
        }
        report(&mut out, &rules, seats, quests, &gauge)?;
    }
    debug_assert_eq!(Tile::COUNT, 74);
    Ok(())
}
