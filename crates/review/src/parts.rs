//! Where expected points come from.

use tafel_bots::Evaluation;
use tafel_rules::{Rules, Seat};
use tafel_wire::Reason;

/// Names of parts that are no source of points.
const TO_COME: &str = "to-come";
const RIVALS: &str = "rivals";
const WIN: &str = "win";

/// What positions are worth to a seat, by source and in hundredths of a point: the mean over those taken in.
#[derive(Clone, Default, Debug)]
pub(crate) struct Parts {
    sums: Vec<(&'static str, f64)>,
    count: f64,
}

impl Parts {
    /// Takes in a position.
    pub(crate) fn take_in<R: Rules>(
        &mut self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        evaluation: &Evaluation,
        tally: &mut Vec<(&'static str, i16)>,
    ) {
        tally.clear();
        rules.tally(state, seat, tally);
        let mut to_come = f64::from(evaluation.points[seat]);
        for &(source, points) in tally.iter() {
            let points = 100.0 * f64::from(points);
            self.add(source, points);
            to_come -= points;
        }
        self.add(TO_COME, to_come);
        self.add(RIVALS, evaluation.rivals(seat));
        self.add(WIN, evaluation.win(seat));
        self.count += 1.0;
    }

    fn add(&mut self, source: &'static str, points: f64) {
        match self.sums.iter_mut().find(|(known, _)| *known == source) {
            Some((_, sum)) => *sum += points,
            None => self.sums.push((source, points)),
        }
    }

    /// By how much these exceed others, part by part; what makes no difference is left out.
    pub(crate) fn beyond(&self, others: &Parts) -> Vec<Reason> {
        let mean = |parts: &Parts, source| {
            let sum = parts.sums.iter().find(|(known, _)| *known == source).map_or(0.0, |&(_, sum)| sum);
            sum / parts.count.max(1.0)
        };
        let only_there =
            others.sums.iter().filter(|(source, _)| !self.sums.iter().any(|(own, _)| own == source));
        let differences = self.sums.iter().chain(only_there).map(|&(source, _)| Reason {
            source: source.to_owned(),
            points: (mean(self, source) - mean(others, source)).round() as i32,
        });
        differences.filter(|reason| reason.points != 0).collect()
    }
}
