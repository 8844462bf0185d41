//! What a contest prints.

use super::Part;
use crate::failure::Failure;
use crate::output::Style;
use serde::Serialize;
use std::io::Write;
use tafel_arena::{Contest, Controls, Outcome, Sequential, Verdict};
use tafel_bots::Level;

/// A contest's figures.
#[derive(Serialize)]
pub(super) struct Report<'p> {
    game: &'p str,
    options: &'p str,
    deals: u64,
    seed: u64,
    seconds: f64,
    #[serde(flatten)]
    outcome: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    sequential: Option<Sequential>,
    controls: &'p Controls,
}

impl Report<'_> {
    pub(super) fn of(part: &Part) -> Result<Report<'_>, Failure> {
        let levels: Vec<Level> = part.bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
        let contest = Contest { options: &(), levels: &levels, series: part.seed };
        Ok(Report {
            game: &part.game,
            options: &part.options,
            deals: part.deals,
            seed: part.seed,
            seconds: part.seconds,
            outcome: contest.outcome(&part.played),
            sequential: (levels.len() == 2).then(|| Sequential::of(&part.played)),
            controls: &part.controls,
        })
    }

    pub(super) fn write_csv(&self, out: &mut impl Write) -> Result<(), Failure> {
        write!(
            out,
            "bot,deals,elo,elo_low,elo_high,first_share,first_share_low,first_share_high,fair_share,"
        )?;
        writeln!(out, "mean_points,mean_margin")?;
        for bot in &self.outcome.bots {
            write!(out, "{},{},{:.2},{:.2},{:.2}", bot.name, self.deals, bot.elo, bot.elo_low, bot.elo_high)?;
            let shares = [bot.first_share, bot.first_share_low, bot.first_share_high, bot.fair_share];
            shares.iter().try_for_each(|share| write!(out, ",{share:.6}"))?;
            writeln!(out, ",{:.4},{:.4}", bot.mean_points, bot.mean_margin)?;
        }
        Ok(())
    }

    pub(super) fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
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
        self.write_verdicts(out)
    }

    fn write_verdicts(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out)?;
        if let (Some(test), [first, second]) = (&self.sequential, &self.outcome.bots[..]) {
            let verdict = match test.verdict {
                Verdict::Stronger => "is stronger than",
                Verdict::NotStronger => "is not noticeably stronger than",
                Verdict::Open => "may or may not be stronger than",
            };
            writeln!(
                out,
                "{} {verdict} {} (log-likelihood ratio {:.2} of ±{:.2})",
                first.name, second.name, test.llr, test.bound
            )?;
        }
        let Controls { mirror, saturation } = *self.controls;
        let verdict = if self.controls.hold() { "hold" } else { "FAIL" };
        writeln!(
            out,
            "controls {verdict}: greedy comes before itself in {:.1} %, before random in {:.1} %",
            f64::from(mirror) / 100.0,
            f64::from(saturation) / 100.0
        )?;
        Ok(())
    }
}
