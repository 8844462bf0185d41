//! `tafel arena`: bots meet over duplicate deals.

use crate::failure::Failure;
use crate::input::threads;
use crate::output::{Style, json_line, progress};
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;
use tafel_arena::{Contest, Outcome, contest};
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_rules::Rules;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// What is agreed on, such as "seats 2; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// Who takes part, two bots or more
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", required = true)]
    bots: Vec<Level>,
    /// How many deals; each is played in every seating
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The number of the series: the same number gives the same deals
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; all cores if not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The most bots of one contest: every choice of them meets.
const MOST_BOTS: usize = 12;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if !(2..=MOST_BOTS).contains(&args.bots.len()) {
        return Err(Failure::Input(format!("a contest is between 2 to {MOST_BOTS} bots")));
    }
    tafel_catalogue::visit(&args.game, args)?
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    deals: u64,
    seed: u64,
    seconds: f64,
    #[serde(flatten)]
    outcome: Outcome,
}

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Result<(), Failure> {
        let options: R::Options = self.options.parse()?;
        let pool = threads(self.threads)?;
        let bar = progress(self.deals, "deals");
        let begun = Instant::now();
        let meeting = Contest { options: &options, levels: &self.bots, deals: self.deals, series: self.seed };
        let outcome = pool.install(|| contest(&*rules, &meeting, || bar.inc(1)));
        bar.finish_and_clear();
        let seconds = begun.elapsed().as_secs_f64();
        let options = options.to_string();
        let report = Report { game: R::ID, options, deals: self.deals, seed: self.seed, seconds, outcome };
        let mut out = std::io::stdout().lock();
        if self.json { json_line(&mut out, &report) } else { report.write_table(&mut out) }
    }
}

impl Report {
    fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let style = Style::of_stdout();
        let Outcome { bots, payoff, games } = &self.outcome;
        writeln!(out, "{}  {}, {} deals, {games} games", style.bold(self.game), self.options, self.deals)?;
        writeln!(out, "{:.2} s, {:.1} games/s\n", self.seconds, *games as f64 / self.seconds)?;
        let head = "bot              elo (95 %)                 first (95 %, fair)             mean  margin";
        writeln!(out, "{}", style.bold(head))?;
        for bot in bots {
            writeln!(
                out,
                "{:<14} {:>6.0} ({:>5.0} to {:>5.0})   {:>5.1} % ({:.1} to {:.1}, {:.1})   {:>8.2} {:>7.2}",
                bot.name,
                bot.elo,
                bot.elo_low,
                bot.elo_high,
                100.0 * bot.first_share,
                100.0 * bot.first_share_low,
                100.0 * bot.first_share_high,
                100.0 * bot.fair_share,
                bot.mean_points,
                bot.mean_margin,
            )?;
        }
        writeln!(out, "\n{}", style.bold("how often the row comes before the column"))?;
        for (bot, row) in bots.iter().zip(payoff) {
            write!(out, "{:<14}", bot.name)?;
            for share in row {
                match share {
                    Some(share) => write!(out, " {:>6.1}", 100.0 * share)?,
                    None => write!(out, "      ·")?,
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }
}
