//! What a contest prints.

use super::Part;
use crate::failure::Failure;
use crate::output::Style;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use tafel_arena::{Controls, Outcome, Sequential, Series, Verdict, outcome};
use tafel_outside::Lost;

/// A contest's figures.
#[derive(Serialize)]
pub(super) struct Report<'p> {
    game: &'p str,
    options: &'p str,
    deals: u64,
    seed: Series,
    seconds: f64,
    #[serde(flatten)]
    outcome: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    sequential: Option<Sequential>,
    controls: &'p Controls,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    lost: &'p BTreeMap<String, Lost>,
}

impl Report<'_> {
    pub(super) fn of(part: &Part) -> Report<'_> {
        Report {
            game: &part.game,
            options: &part.options,
            deals: part.deals,
            seed: part.seed,
            seconds: part.seconds,
            outcome: outcome(&part.bots, &part.played, part.seed),
            sequential: (part.bots.len() == 2).then(|| Sequential::of(&part.played)),
            controls: &part.controls,
            lost: &part.lost,
        }
    }

    pub(super) fn write_csv(&self, out: &mut impl Write) -> Result<(), Failure> {
        write!(
            out,
            "bot,deals,elo,elo_low,elo_high,first_share,first_share_low,first_share_high,fair_share,"
        )?;
        writeln!(
            out,
            "mean_points,mean_points_low,mean_points_high,mean_margin,mean_margin_low,mean_margin_high"
        )?;
        for bot in &self.outcome.bots {
            write!(out, "{},{},{:.2},{:.2},{:.2}", bot.name, self.deals, bot.elo, bot.elo_low, bot.elo_high)?;
            let shares = [bot.first_share, bot.first_share_low, bot.first_share_high, bot.fair_share];
            shares.iter().try_for_each(|share| write!(out, ",{share:.6}"))?;
            let means = [
                bot.mean_points,
                bot.mean_points_low,
                bot.mean_points_high,
                bot.mean_margin,
                bot.mean_margin_low,
                bot.mean_margin_high,
            ];
            means.iter().try_for_each(|mean| write!(out, ",{mean:.4}"))?;
            writeln!(out)?;
        }
        Ok(())
    }

    pub(super) fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let style = Style::of_stdout();
        let Outcome { bots, payoff, games } = &self.outcome;
        writeln!(out, "{}  {}, {} deals, {games} games", style.bold(self.game), self.options, self.deals)?;
        writeln!(out, "{:.2} s, {:.1} games/s\n", self.seconds, *games as f64 / self.seconds)?;
        let wide = bots.iter().map(|bot| bot.name.chars().count()).max().unwrap_or(0).max(14);
        // Alone nobody is ahead of anybody at the table.
        let is_alone = bots.iter().all(|bot| bot.fair_share >= 1.0);
        let first = if is_alone { "" } else { "   first (95 %, fair)         " };
        let margin = if is_alone { "" } else { "   margin (95 %)" };
        let head =
            format!("{:<wide$}    elo (95 %)            {first}   points (95 %)         {margin}", "bot");
        writeln!(out, "{}", style.bold(head.trim_end()))?;
        for bot in bots {
            write!(
                out,
                "{:<wide$} {:>6.0} ({:>5.0} to {:>5.0})",
                bot.name, bot.elo, bot.elo_low, bot.elo_high
            )?;
            if !is_alone {
                write!(
                    out,
                    "   {:>5.1} % ({:>4.1} to {:>4.1}, {:.1})",
                    100.0 * bot.first_share,
                    100.0 * bot.first_share_low,
                    100.0 * bot.first_share_high,
                    100.0 * bot.fair_share,
                )?;
            }
            write!(
                out,
                "   {:>6.2} ({:.2} to {:.2})",
                bot.mean_points, bot.mean_points_low, bot.mean_points_high
            )?;
            if !is_alone {
                write!(
                    out,
                    "   {:>6.2} ({:.2} to {:.2})",
                    bot.mean_margin, bot.mean_margin_low, bot.mean_margin_high
                )?;
            }
            writeln!(out)?;
        }
        writeln!(out, "\n{}", style.bold("how often the row comes before the column"))?;
        for (bot, row) in bots.iter().zip(payoff) {
            write!(out, "{:<wide$}", bot.name)?;
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
