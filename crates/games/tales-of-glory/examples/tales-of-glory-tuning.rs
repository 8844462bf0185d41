//! Plays matches among equal greedy players and prints how the tile set does; the whole of TUNING.md is its output:
//! `cargo run --release -p tafel-tales-of-glory --example tales-of-glory-tuning [GAMES [SERIES]] > TUNING.md`.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use tafel_bots::{Bot, Level};
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Turn, Viewer};
use tafel_tales_of_glory::{Back, Chance, Move, State, TalesOfGlory, Tile};

/// What was counted over the matches of one number of players.
#[derive(Default)]
struct Gauge {
    games: u32,
    by_seat: [f64; 5],
    by_hero: BTreeMap<Tile, Won>,
    tiles: BTreeMap<Tile, Fate>,
    played: u32,
    winners: Vec<i16>,
}

/// How often somebody or something won, of how many matches.
#[derive(Default)]
struct Won {
    share: f64,
    of: u32,
}

/// What became of a tile.
#[derive(Copy, Clone, Default)]
struct Fate {
    shown: u32,
    taken: u32,
    placed: u32,
}

impl Gauge {
    fn tile(&mut self, tile: Tile) -> &mut Fate {
        self.tiles.entry(tile).or_default()
    }

    fn moved(&mut self, rules: &TalesOfGlory, mv: Move) {
        match mv {
            Move::Place(tile, _) => {
                self.tile(tile).taken += 1;
                self.tile(tile).placed += 1;
                self.played += u32::from(rules.data().face(tile).kind.is_some());
            }
            Move::Discard(tile) => self.tile(tile).taken += 1,
            Move::Decline(_) | Move::Select(_) | Move::Take(_) | Move::Pay(_) => {}
            Move::Done | Move::Key(..) | Move::Collect(_) => {}
        }
    }

    fn ended(&mut self, rules: &TalesOfGlory, state: &State) {
        let standing = rules.standing(state).expect("the match is over");
        let winners: Vec<Seat> = Seat::all(state.seats).filter(|&seat| standing.rank[seat] == 1).collect();
        self.games += 1;
        self.winners.push(standing.points[winners[0]]);
        for seat in Seat::all(state.seats) {
            let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            self.by_seat[seat.index()] += share;
            let hero = self.by_hero.entry(state.players[seat].area[0].tile).or_default();
            hero.share += share;
            hero.of += 1;
        }
    }
}

fn play(rules: &TalesOfGlory, options: &str, seed: Seed, gauge: &mut Gauge) {
    let mut state = rules.start(&options.parse().expect("options can be read"));
    let mut dice = Dice::at(seed, 0);
    let mut bots: Vec<Box<dyn Bot<TalesOfGlory>>> =
        (1..=5).map(|nth| Level::Greedy.bot(Dice::at(seed, nth))).collect();
    let (mut moves, mut odds) = (vec![], vec![]);
    loop {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                odds.clear();
                rules.chances(&state, &mut odds);
                let chance = dice.pick(&odds);
                if let Chance::Draw(tile) = chance {
                    gauge.tile(tile).shown += 1;
                }
                rules.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Seats(awaited) => {
                // Who is asked first among several must not matter to the figures.
                let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
                moves.clear();
                rules.moves(&state, seat, &mut moves);
                let view = rules.view(&state, Viewer::Seat(seat));
                let mv = bots[seat.index()].choose(rules, seat, &view, &moves);
                gauge.moved(rules, mv);
                rules.apply(&mut state, seat, mv, &mut Silent);
            }
        }
    }
    gauge.ended(rules, &state);
}

/// What is asked of the set: how far a seat and a Hero may be from the fair share, and how many tiles a player plays.
const SEAT: f64 = 3.0;
const HERO: f64 = 5.0;
const TILES: RangeInclusive<f64> = 7.0..=9.5;

/// Points above or below the fair share, and how many of them are allowed.
fn above(points: f64, allowed: f64) -> String {
    marked(format!("{points:+.1}"), points.abs() <= allowed)
}

/// A figure, in bold unless it is what was asked for.
fn marked(figure: String, holds: bool) -> String {
    if holds { figure } else { format!("**{figure}**") }
}

fn percent(part: f64, whole: u32) -> f64 {
    100.0 * part / f64::from(whole.max(1))
}

/// The figures that are the same for every number of players, as a row of a table.
fn row(out: &mut impl Write, seats: u8, quests: &str, gauge: &Gauge) -> io::Result<()> {
    let fair = 100.0 / f64::from(seats);
    let shares = gauge.by_seat[..usize::from(seats)].iter().map(|&won| percent(won, gauge.games));
    let seat = shares.fold(0.0, |most, share| f64::max(most, share - fair));
    let heroes: Vec<String> =
        gauge.by_hero.values().map(|won| above(percent(won.share, won.of) - fair, HERO)).collect();
    let played = f64::from(gauge.played) / f64::from(gauge.games) / f64::from(seats);
    let mut winners = gauge.winners.clone();
    winners.sort_unstable();
    let at = |percent: usize| winners[(winners.len() - 1) * percent / 100];
    let between = winners.iter().filter(|&&points| (40..=80).contains(&points)).count();
    writeln!(
        out,
        "| {seats}, {quests} | {} | {} | {} | {} / {} / {} | {:.0} % |",
        above(seat, SEAT),
        heroes.join(" | "),
        marked(format!("{played:.2}"), TILES.contains(&played)),
        at(5),
        at(50),
        at(95),
        percent(between as f64, gauge.games)
    )
}

/// What becomes of each tile.
fn tiles(out: &mut impl Write, rules: &TalesOfGlory, gauges: &[&Gauge]) -> io::Result<()> {
    writeln!(
        out,
        "| tile | back | taken | played | taken with Quests | played with Quests |\n|---|---|---|---|---|---|"
    )?;
    for (tile, face) in rules.data().faces() {
        if !matches!(face.back, Back::Age1 | Back::Age2 | Back::Age3) {
            continue;
        }
        write!(out, "| {tile} | {} |", face.back)?;
        for gauge in gauges {
            let fate = gauge.tiles.get(&tile).copied().unwrap_or_default();
            let (taken, placed) = (f64::from(fate.taken), f64::from(fate.placed));
            write!(out, " {:.0} % | {:.0} % |", percent(taken, fate.shown), percent(placed, fate.taken))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// How often each Quest is placed.
fn quests(out: &mut impl Write, rules: &TalesOfGlory, gauge: &Gauge) -> io::Result<()> {
    writeln!(out, "| Quest | placed in |\n|---|---|")?;
    for (tile, face) in rules.data().faces().filter(|(_, face)| face.back == Back::Quest) {
        let fate = gauge.tiles.get(&tile).copied().unwrap_or_default();
        let cost: Vec<String> = face.cost.iter().map(|(token, amount)| format!("{amount} {token}")).collect();
        let placed = percent(f64::from(fate.placed), gauge.games);
        writeln!(out, "| {tile} ({}) | {placed:.0} % |", cost.join(", "))?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(3000);
    let series = arguments.next().unwrap_or(1);
    let rules = TalesOfGlory::new();
    let tables = [(2, "without"), (3, "without"), (4, "without"), (5, "without"), (4, "with")];
    let gauges: Vec<Gauge> = tables
        .iter()
        .map(|(seats, quests)| {
            let mut gauge = Gauge::default();
            for game in 0..games {
                let options = format!("seats {seats}; quests {quests}");
                play(&rules, &options, Seed::numbered(series, game), &mut gauge);
            }
            gauge
        })
        .collect();
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "# How the tile set plays\n\n\
        Made by `cargo run --release -p tafel-tales-of-glory --example tales-of-glory-tuning {games} {series}`: {games} matches among\n\
        equal greedy players for each row. The tiles are reconstructed (RULES.md, §10). This is what we ask of them without\n\
        Quests, and what they kept to when they were chosen; what the players of today do not keep to is in **bold**. Players\n\
        who learned with other tiles misjudge new ones: after a change of tiles `crates/games/tales-of-glory/retune` lets them\n\
        learn first, and makes this page.\n\n\
        - no seat wins more than 3 points of a hundred above its fair share, each Hero within 5 of it;\n\
        - a player plays 7 to 9.5 of the ten tiles; winners mostly have 40 to 80 prestige;\n\
        - with four players every tile is taken in at least 40 % of the matches that show it (75 % on average), and\n\
        \x20 played, not discarded, in at least half of the takes.\n\n\
        ## By number of players\n\n\
        Seats and Heroes are shown as points above or below the fair share; of the seats, the best one. Prestige is that\n\
        of the winner: 5 % have less, half have less, 95 % have less.\n"
    )?;
    let heroes: Vec<String> = gauges[0].by_hero.keys().map(ToString::to_string).collect();
    let heads = heroes.join(" | ");
    writeln!(
        out,
        "| players, Quests | best seat | {heads} | tiles played | winner's prestige | from 40 to 80 |"
    )?;
    writeln!(out, "|---|---|{}---|---|---|", "---|".repeat(heroes.len()))?;
    for ((seats, quests), gauge) in tables.iter().zip(&gauges) {
        row(&mut out, *seats, quests, gauge)?;
    }
    writeln!(out, "\n## Tiles with four players\n")?;
    tiles(&mut out, &rules, &[&gauges[2], &gauges[4]])?;
    writeln!(out, "\n## Quests with four players\n")?;
    quests(&mut out, &rules, &gauges[4])
}
