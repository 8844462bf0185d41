//! `tafel bench`: how fast the rules, the search and the levels are.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::games;
use crate::output::{Style, json_line};
use std::io::Write;
use std::sync::Arc;
use tafel_arena::{Bench, DecisionTime, SearchSpeed};
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The ids of the games; all games by default
    games: Vec<String>,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on
    #[arg(long, default_value = "")]
    options: String,
    /// Seconds of processor time for each game
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// Play exactly this many lines and measure nothing: for counting instructions
    #[arg(long, conflicts_with = "seconds")]
    steps: Option<u64>,
    /// Measure the search instead: iterations a second from positions in the middle of matches
    #[arg(long, conflicts_with = "steps")]
    search: bool,
    /// Iterations of each search: the longer it is, the deeper it looks, and the slower it is
    #[arg(long, requires = "search", default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    /// Measure the levels for people instead: how long each takes for a decision, with `--seconds` for each level
    #[arg(long, conflicts_with_all = ["steps", "search"])]
    levels: bool,
    /// Print one JSON object for each game or level
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.1..=3600.0).contains(seconds))
        .ok_or("from 0.1 to 3600 seconds".into())
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let all: Vec<String> = games::listed(true).iter().map(|game| game.id.to_owned()).collect();
    let chosen = if args.games.is_empty() { &all } else { &args.games };
    for game in chosen {
        args.edition.visit(game, args)??;
    }
    Ok(())
}

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<(), Failure> {
        let options: R::Options = self.options.parse()?;
        let mut out = std::io::stdout().lock();
        if let Some(steps) = self.steps {
            let games = tafel_arena::steps(&*rules, &options, steps);
            writeln!(out, "{}: {steps} steps, {games} games", R::ID)?;
            return Ok(());
        }
        if self.search {
            let speed = tafel_arena::search_speed(&*rules, &options, self.iterations, self.seconds);
            return if self.json { json_line(&mut out, &speed) } else { print_search(&mut out, &speed) };
        }
        if self.levels {
            let levels = tafel_arena::decision_times(&*rules, &options, self.seconds);
            return if self.json {
                levels.iter().try_for_each(|level| json_line(&mut out, level))
            } else {
                print_levels(&mut out, &levels)
            };
        }
        let bench = tafel_arena::bench(&*rules, &options, self.seconds);
        if self.json { json_line(&mut out, &bench) } else { print(&mut out, &bench) }
    }
}

fn print(out: &mut impl Write, bench: &Bench) -> Result<(), Failure> {
    let style = Style::of_stdout();
    writeln!(out, "{}  {}", style.bold(bench.game), bench.options)?;
    writeln!(out, "    {:>14.1} ns a step", bench.ns_per_step)?;
    writeln!(out, "    {:>14} steps/s", grouped(bench.steps_per_s))?;
    writeln!(out, "    {:>14} games/s", grouped(bench.games_per_s))?;
    writeln!(out, "    {:>14.1} steps a game", bench.steps_per_game)?;
    writeln!(out, "    {:>14.1} moves offered", bench.moves_offered)?;
    writeln!(out, "    {:>14} bytes of state, {} of a move", bench.state_bytes, bench.move_bytes)?;
    writeln!(out, "    {:>14.2} times the reference workload of {:.1} ns", bench.ratio, bench.reference_ns)?;
    Ok(())
}

fn print_search(out: &mut impl Write, speed: &SearchSpeed) -> Result<(), Failure> {
    let style = Style::of_stdout();
    writeln!(out, "{}  {}", style.bold(speed.game), speed.options)?;
    writeln!(out, "    {:>14} iterations/s", grouped(speed.iterations_per_s))?;
    writeln!(out, "    {:>14} iterations/s from the slowest position", grouped(speed.slowest_per_s))?;
    writeln!(
        out,
        "    {:>14} positions, {} iterations from each",
        speed.positions,
        grouped(f64::from(speed.iterations))
    )?;
    Ok(())
}

fn print_levels(out: &mut impl Write, levels: &[DecisionTime]) -> Result<(), Failure> {
    let style = Style::of_stdout();
    let Some(first) = levels.first() else { return Ok(()) };
    writeln!(out, "{}  {}", style.bold(first.game), first.options)?;
    for DecisionTime { level, mean_s, most_s, longest_s, decisions, .. } in levels {
        writeln!(
            out,
            "    {level:>12}: {mean_s:.4} s a decision, 99 in 100 within {most_s:.4}, the longest {longest_s:.4}, \
             of {decisions}"
        )?;
    }
    Ok(())
}

/// A number in groups of three digits.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
