//! `tafel sim`: many matches between bots.

use crate::failure::Failure;
use crate::input::{one_bot_a_seat, options, threads};
use crate::output::{Style, json_line, progress};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;
use tafel_arena::{SeatTally, Sim, Tally, simulate};
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_rules::Rules;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// What is agreed on, such as "seats 3; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// Who plays: one bot a seat, or one for all
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", required = true)]
    bots: Vec<Level>,
    /// How many matches
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number of the series: the same number gives the same matches
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; all cores if not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a table with commas, one row a seat
    #[arg(long)]
    csv: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    tafel_catalogue::visit(&args.game, args)?
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    seconds: f64,
    games_per_s: f64,
    lines_per_game: f64,
    moves_offered: f64,
    mean_points: Vec<f64>,
    median_points: Vec<f64>,
    mean_rank: Vec<f64>,
    first_share: Vec<f64>,
    first_share_low: Vec<f64>,
    first_share_high: Vec<f64>,
    points_by_source: Vec<BTreeMap<&'static str, f64>>,
}

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Result<(), Failure> {
        let options = options::<R>(&self.options, self.bots.len())?;
        let levels = one_bot_a_seat(&self.bots, rules.seats(&options))?;
        let sim = Sim { options: &options, levels: &levels, games: self.games, series: self.seed };
        let pool = threads(self.threads)?;
        let bar = progress(self.games, "matches");
        let begun = Instant::now();
        let tally = pool.install(|| simulate(&*rules, &sim, || bar.inc(1)));
        let seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let report = Report::new(R::ID, options.to_string(), &levels, self.seed, seconds, &tally);
        let mut out = std::io::stdout().lock();
        if self.json {
            json_line(&mut out, &report)
        } else if self.csv {
            report.write_csv(&mut out)
        } else {
            report.write_table(&mut out)
        }
    }
}

impl Report {
    fn new(
        game: &'static str,
        options: String,
        bots: &[Level],
        seed: u64,
        seconds: f64,
        tally: &Tally,
    ) -> Report {
        let by_seat = |figure: fn(&SeatTally) -> f64| tally.seats.iter().map(figure).collect();
        Report {
            game,
            options,
            bots: bots.iter().map(ToString::to_string).collect(),
            games: tally.games,
            seed,
            seconds,
            games_per_s: tally.games as f64 / seconds,
            lines_per_game: tally.lines as f64 / tally.games as f64,
            moves_offered: tally.offered as f64 / tally.decisions as f64,
            mean_points: by_seat(SeatTally::mean_points),
            median_points: by_seat(SeatTally::median_points),
            mean_rank: by_seat(SeatTally::mean_rank),
            first_share: by_seat(|seat| seat.first_share().share),
            first_share_low: by_seat(|seat| seat.first_share().low),
            first_share_high: by_seat(|seat| seat.first_share().high),
            points_by_source: tally.seats.iter().map(SeatTally::mean_sources).collect(),
        }
    }

    fn write_csv(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sources = self.sources();
        write!(out, "seat,bot,games,mean_points,median_points,mean_rank,")?;
        write!(out, "first_share,first_share_low,first_share_high")?;
        sources.iter().try_for_each(|source| write!(out, ",{source}"))?;
        writeln!(out)?;
        for (seat, bot) in self.bots.iter().enumerate() {
            write!(out, "{seat},{bot},{},{:.4}", self.games, self.mean_points[seat])?;
            write!(out, ",{},{:.4}", self.median_points[seat], self.mean_rank[seat])?;
            let shares = [&self.first_share, &self.first_share_low, &self.first_share_high];
            shares.iter().try_for_each(|share| write!(out, ",{:.6}", share[seat]))?;
            let points = |source| self.points_by_source[seat].get(source).copied().unwrap_or_default();
            sources.iter().try_for_each(|source| write!(out, ",{:.4}", points(source)))?;
            writeln!(out)?;
        }
        Ok(())
    }

    fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let style = Style::of_stdout();
        writeln!(out, "{}  {}, {} games", style.bold(self.game), self.options, self.games)?;
        writeln!(out, "{:.2} s, {:.0} games/s", self.seconds, self.games_per_s)?;
        writeln!(out, "{:.1} lines a game, {:.1} moves offered", self.lines_per_game, self.moves_offered)?;
        let head = "seat  bot           mean  median  rank    first (95 %)";
        writeln!(out, "\n{}", style.bold(head))?;
        for (seat, bot) in self.bots.iter().enumerate() {
            let percent = |shares: &[f64]| 100.0 * shares[seat];
            writeln!(
                out,
                "{seat:<5} {bot:<10} {:>7.2} {:>7.1}  {:>4.2}  {:>5.1} % ({:.1} to {:.1})",
                self.mean_points[seat],
                self.median_points[seat],
                self.mean_rank[seat],
                percent(&self.first_share),
                percent(&self.first_share_low),
                percent(&self.first_share_high),
            )?;
        }
        writeln!(out, "\n{}", style.bold("mean points by source"))?;
        for source in self.sources() {
            write!(out, "{source:<16}")?;
            for points in &self.points_by_source {
                write!(out, "{:>9.2}", points.get(source).copied().unwrap_or_default())?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// Every source of points that any seat had.
    fn sources(&self) -> Vec<&'static str> {
        let mut sources: Vec<&'static str> =
            self.points_by_source.iter().flat_map(|points| points.keys().copied()).collect();
        sources.sort_unstable();
        sources.dedup();
        sources
    }
}
