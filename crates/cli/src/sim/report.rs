//! What a simulation prints.

use super::Part;
use crate::failure::Failure;
use crate::output::Style;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use tafel_arena::{Ending, Gauges, QUANTILES, SeatTally, Series, Spread};
use tafel_outside::Lost;

/// A simulation's figures.
#[derive(Serialize)]
pub(super) struct Report<'p> {
    game: &'p str,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'p str>,
    options: &'p str,
    bots: &'p [String],
    games: u64,
    seed: Series,
    seconds: f64,
    games_per_s: f64,
    lines_per_game: f64,
    moves_offered: f64,
    mean_points: Vec<f64>,
    mean_points_low: Vec<f64>,
    mean_points_high: Vec<f64>,
    deviation_points: Vec<f64>,
    median_points: Vec<f64>,
    /// Below which 5, 25, 50, 75 and 95 of 100 matches lie.
    quantiles_points: Vec<[f64; 5]>,
    mean_rank: Vec<f64>,
    first_share: Vec<f64>,
    first_share_low: Vec<f64>,
    first_share_high: Vec<f64>,
    points_by_source: Vec<BTreeMap<&'p str, f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gauges: Option<&'p Gauges>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    lost: &'p BTreeMap<String, Lost>,
    /// Alone, where no match was lost: to be first says nothing.
    #[serde(skip)]
    nothing_to_lose: bool,
}

impl Report<'_> {
    pub(super) fn of(part: &Part) -> Report<'_> {
        let Part { tally, .. } = part;
        let by_seat = |figure: fn(&SeatTally) -> f64| tally.seats.iter().map(figure).collect();
        let spreads: Vec<Spread> = tally.seats.iter().map(SeatTally::spread).collect();
        let of_spread = |figure: fn(&Spread) -> f64| spreads.iter().map(figure).collect();
        Report {
            game: &part.game,
            edition: part.edition.as_deref(),
            options: &part.options,
            bots: &part.bots,
            games: tally.games,
            seed: part.seed,
            seconds: part.seconds,
            games_per_s: tally.games as f64 / part.seconds,
            lines_per_game: tally.mean_length(),
            moves_offered: tally.mean_offers(),
            mean_points: of_spread(|spread| spread.mean),
            mean_points_low: of_spread(|spread| spread.mean_low),
            mean_points_high: of_spread(|spread| spread.mean_high),
            deviation_points: of_spread(|spread| spread.deviation),
            median_points: of_spread(|spread| spread.quantiles[2]),
            quantiles_points: spreads.iter().map(|spread| spread.quantiles).collect(),
            mean_rank: by_seat(SeatTally::mean_rank),
            first_share: by_seat(|seat| seat.first_share().share),
            first_share_low: by_seat(|seat| seat.first_share().low),
            first_share_high: by_seat(|seat| seat.first_share().high),
            points_by_source: tally.seats.iter().map(SeatTally::mean_sources).collect(),
            gauges: part.gauges.as_ref(),
            lost: &part.lost,
            nothing_to_lose: matches!(&tally.seats[..], [alone] if alone.always_first()),
        }
    }

    /// One table for each kind of figures, with an empty line between two.
    pub(super) fn write_csv(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sources = self.sources();
        write!(out, "seat,bot,games,mean_points,mean_points_low,mean_points_high,deviation_points")?;
        QUANTILES.iter().try_for_each(|percent| write!(out, ",points_{percent}"))?;
        write!(out, ",mean_rank,first_share,first_share_low,first_share_high")?;
        sources.iter().try_for_each(|source| write!(out, ",{source}"))?;
        writeln!(out)?;
        for (seat, bot) in self.bots.iter().enumerate() {
            write!(out, "{seat},{bot},{}", self.games)?;
            let means =
                [&self.mean_points, &self.mean_points_low, &self.mean_points_high, &self.deviation_points];
            means.iter().try_for_each(|mean| write!(out, ",{:.4}", mean[seat]))?;
            self.quantiles_points[seat].iter().try_for_each(|quantile| write!(out, ",{quantile}"))?;
            write!(out, ",{:.4}", self.mean_rank[seat])?;
            let shares = [&self.first_share, &self.first_share_low, &self.first_share_high];
            shares.iter().try_for_each(|share| write!(out, ",{:.6}", share[seat]))?;
            let points = |source| self.points_by_source[seat].get(source).copied().unwrap_or_default();
            sources.iter().try_for_each(|source| write!(out, ",{:.4}", points(source)))?;
            writeln!(out)?;
        }
        self.gauges.map_or(Ok(()), |gauges| write_gauges_csv(out, gauges))
    }

    pub(super) fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let style = Style::of_stdout();
        writeln!(out, "{}  {}, {} games", style.bold(self.game), self.options, self.games)?;
        writeln!(out, "{:.2} s, {:.1} games/s", self.seconds, self.games_per_s)?;
        writeln!(out, "{:.1} lines a game, {:.1} moves offered", self.lines_per_game, self.moves_offered)?;
        self.write_seats(out)?;
        writeln!(out, "\n{}", style.bold("mean points by source"))?;
        for source in self.sources() {
            write!(out, "{source:<16}")?;
            for points in &self.points_by_source {
                write!(out, "{:>9.2}", points.get(source).copied().unwrap_or_default())?;
            }
            writeln!(out)?;
        }
        if let Some(gauges) = self.gauges {
            write_gauges(out, gauges)?;
        }
        Ok(())
    }

    fn write_seats(&self, out: &mut impl Write) -> Result<(), Failure> {
        let wide = self.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0).max(10);
        let first = match self.bots.len() {
            _ if self.nothing_to_lose => "",
            1 => "  won (95 %)",
            _ => "  rank   first (95 %)",
        };
        let quantiles = QUANTILES.map(|percent| format!("{percent} %"));
        let head = format!(
            "{:<5} {:<wide$} {:>8} (95 %)             ±  {}{first}",
            "seat",
            "bot",
            "points",
            quantiles.map(|quantile| format!("{quantile:>5}")).join(" ")
        );
        writeln!(out, "\n{}", Style::of_stdout().bold(head))?;
        for (seat, bot) in self.bots.iter().enumerate() {
            write!(
                out,
                "{seat:<5} {bot:<wide$} {:>8.2} ({:.2} to {:.2}) {:>7.2}  {}",
                self.mean_points[seat],
                self.mean_points_low[seat],
                self.mean_points_high[seat],
                self.deviation_points[seat],
                self.quantiles_points[seat].map(|quantile| format!("{quantile:>5}")).join(" "),
            )?;
            let percent = |shares: &[f64]| 100.0 * shares[seat];
            let shares =
                [&self.first_share, &self.first_share_low, &self.first_share_high].map(|of| percent(of));
            if self.bots.len() > 1 {
                write!(out, "  {:>4.2}", self.mean_rank[seat])?;
            }
            if !self.nothing_to_lose {
                write!(out, "  {:>5.1} % ({:.1} to {:.1})", shares[0], shares[1], shares[2])?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// Every source of points that any seat had.
    fn sources(&self) -> Vec<&str> {
        let mut sources: Vec<&str> =
            self.points_by_source.iter().flat_map(|points| points.keys().copied()).collect();
        sources.sort_unstable();
        sources.dedup();
        sources
    }
}

/// How each match ended, in columns.
pub(super) fn write_endings(
    out: &mut impl Write,
    endings: &[Ending],
    seats: u8,
    separator: &str,
) -> Result<(), Failure> {
    let each = |what: &str| (0..seats).map(|seat| format!("{what}_{seat}")).collect::<Vec<_>>();
    let mut head = vec!["match".to_owned(), "lines".to_owned()];
    head.extend(each("points"));
    head.extend(each("rank"));
    writeln!(out, "{}", head.join(separator))?;
    for Ending { number, lines, points, ranks } in endings {
        let mut row = vec![number.to_string(), lines.to_string()];
        row.extend(points.iter().map(ToString::to_string));
        row.extend(ranks.iter().map(ToString::to_string));
        // Under the words above them, where the columns are for people.
        let cells = row.iter().zip(&head).map(|(cell, head)| {
            if separator == "," { cell.clone() } else { format!("{cell:>wide$}", wide = head.len()) }
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join(separator))?;
    }
    Ok(())
}

/// What a second look showed, word by word.
fn write_gauges(out: &mut impl Write, gauges: &Gauges) -> Result<(), Failure> {
    let style = Style::of_stdout();
    let head = "played                          seats  times each    mean   first (95 %)";
    writeln!(out, "\n{}", style.bold(head))?;
    for (word, used) in &gauges.uses {
        let first = used.first_share();
        writeln!(
            out,
            "{word:<28} {:>6.1} % {:>11.2} {:>7.2}  {:>5.1} % ({:.1} to {:.1})",
            100.0 * used.results as f64 / gauges.results as f64,
            used.times as f64 / used.results as f64,
            used.mean_points(),
            100.0 * first.share,
            100.0 * first.low,
            100.0 * first.high,
        )?;
    }
    writeln!(out, "\n{}", style.bold("heard                         matches  times each"))?;
    for (word, heard) in &gauges.effects {
        let share = 100.0 * heard.games as f64 / gauges.games as f64;
        writeln!(out, "{word:<28} {share:>6.1} % {:>11.2}", heard.times as f64 / heard.games as f64)?;
    }
    writeln!(out, "\n{}", style.bold("points on the way, a twentieth of the match at a time"))?;
    let course: Vec<String> = gauges.mean_course().iter().map(|points| format!("{points:.1}")).collect();
    writeln!(out, "{}", course.join(" "))?;
    Ok(())
}

/// The same as tables for programs.
fn write_gauges_csv(out: &mut impl Write, gauges: &Gauges) -> Result<(), Failure> {
    writeln!(out, "\nplayed,seats,times,offered,mean_points,first_share,first_share_low,first_share_high")?;
    for (word, used) in &gauges.uses {
        let (first, offered) = (used.first_share(), gauges.offers.get(word).copied().unwrap_or_default());
        writeln!(
            out,
            "{word},{},{},{offered},{:.4},{:.6},{:.6},{:.6}",
            used.results,
            used.times,
            used.mean_points(),
            first.share,
            first.low,
            first.high
        )?;
    }
    writeln!(out, "\nheard,matches,times")?;
    for (word, heard) in &gauges.effects {
        writeln!(out, "{word},{},{}", heard.games, heard.times)?;
    }
    writeln!(out, "\ntwentieth,mean_points")?;
    for (nth, points) in gauges.mean_course().iter().enumerate() {
        writeln!(out, "{nth},{points:.4}")?;
    }
    Ok(())
}
