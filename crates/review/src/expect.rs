//! What each seat can expect of a position.

use crate::depth::Settings;
use crate::first;
use crate::streams::Streams;
use crate::ways::{Ways, ways};
use tafel_bots::{Evaluation, PlayOn};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, PerSeat, Rules, Seat, Turn, Viewer};
use tafel_wire::Expectation;

/// Points in hundredths, and chances of being first.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub(crate) struct Outlook {
    pub(crate) points: PerSeat<f64>,
    pub(crate) first: PerSeat<f64>,
}

impl Outlook {
    fn add(&mut self, other: &Outlook, share: f64) {
        for at in 0..self.points.0.len() {
            self.points.0[at] += share * other.points.0[at];
            self.first.0[at] += share * other.first.0[at];
        }
    }

    /// As it is reported.
    pub(crate) fn rounded(&self, seats: u8) -> Vec<Expectation> {
        let of_seat = |seat| Expectation {
            points: self.points[seat].round() as i32,
            first: (seats > 1).then(|| (10_000.0 * self.first[seat]).round() as u16),
        };
        Seat::all(seats).map(of_seat).collect()
    }
}

/// From whose knowledge things are expected.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Knowledge {
    /// Each seat from its own.
    Own,
    /// As if all cards lay open.
    Open,
}

/// Says what positions are worth.
pub(crate) struct Expect<'r, R: Rules> {
    rules: &'r R,
    seats: u8,
    settings: Settings,
    knowledge: Knowledge,
    play_on: PlayOn<R>,
    tally: Vec<(&'static str, i16)>,
    /// How many positions were estimated.
    pub(crate) estimated: u64,
}

impl<'r, R: Evaluate> Expect<'r, R> {
    pub(crate) fn new(rules: &'r R, seats: u8, settings: Settings, knowledge: Knowledge) -> Self {
        Expect { rules, seats, settings, knowledge, play_on: PlayOn::new(), tally: vec![], estimated: 0 }
    }

    /// What can be expected at a position, and of how many ways in which chance can fall it is the mean; whether these are
    /// all.
    pub(crate) fn at(
        &mut self,
        state: &R::State,
        draws: &mut Dice,
        streams: Streams,
    ) -> (Outlook, u32, bool) {
        if self.rules.turn(state) != Turn::Chance {
            return (self.decided(state, streams), 0, true);
        }
        let Ways { after, all } = ways(self.rules, state, self.settings.ways, draws);
        let mut mean = Outlook::default();
        for (state, likelihood) in &after {
            // The same dice for every way, so that only the way makes a difference.
            mean.add(&self.decided(state, streams), *likelihood);
        }
        (mean, after.len() as u32, all)
    }

    /// What each seat can expect where chance need not decide.
    pub(crate) fn decided(&mut self, state: &R::State, streams: Streams) -> Outlook {
        if self.knowledge == Knowledge::Open || self.rules.turn(state) == Turn::Over {
            return self.of(state, streams);
        }
        let mut known = vec![];
        let mut own = Outlook::default();
        for seat in Seat::all(self.seats) {
            let view = self.rules.view(state, Viewer::Seat(seat));
            let mean = self.mean_over(&view, &mut known, streams, Some);
            own.points[seat] = mean.points[seat];
            own.first[seat] = mean.first[seat];
        }
        own
    }

    /// The mean over states that a view allows, after something happened in each; states in which it cannot are passed
    /// over.
    pub(crate) fn mean_over(
        &mut self,
        view: &R::View,
        known: &mut Vec<(R::State, Outlook)>,
        streams: Streams,
        mut happen: impl FnMut(R::State) -> Option<R::State>,
    ) -> Outlook {
        let (mut sum, mut count) = (Outlook::default(), 0.0);
        for nth in 0..self.settings.imagined {
            // Numbers of their own, apart from those that turns are played on with.
            let imagined = self.rules.imagine(view, &mut streams.dice(u64::MAX - nth));
            let Some(state) = happen(imagined) else { continue };
            let outlook = match known.iter().find(|(other, _)| *other == state) {
                Some(&(_, outlook)) => outlook,
                None => {
                    let outlook = self.of(&state, streams);
                    known.push((state, outlook));
                    outlook
                }
            };
            sum.add(&outlook, 1.0);
            count += 1.0;
        }
        let mut mean = Outlook::default();
        mean.add(&sum, if count > 0.0 { 1.0 / count } else { 0.0 });
        mean
    }

    /// What can be expected of a state: the estimate once the turn at hand is played to its end, or the result.
    fn of(&mut self, state: &R::State, streams: Streams) -> Outlook {
        let mut mean = Outlook::default();
        let mut turns = 0;
        loop {
            let mut played = *state;
            let chanced = self.play_on.go(self.rules, &mut played, 0, &mut streams.dice(turns));
            let outlook = self.estimated(&played);
            turns += 1;
            let share = 1.0 / turns as f64;
            let mut next = Outlook::default();
            next.add(&mean, 1.0 - share);
            next.add(&outlook, share);
            mean = next;
            if !chanced || turns == self.settings.turns {
                return mean;
            }
        }
    }

    fn estimated(&mut self, state: &R::State) -> Outlook {
        self.estimated += 1;
        if let Some(standing) = self.rules.standing(state) {
            let points = PerSeat(standing.points.0.map(|points| 100.0 * f64::from(points)));
            return Outlook { points, first: first::shares(&standing) };
        }
        let points = PerSeat(Evaluation::of(self.rules, state).points.0.map(f64::from));
        let to_come = PerSeat::from_fn(|seat| {
            if seat.0 >= self.seats {
                return 0.0;
            }
            self.tally.clear();
            self.rules.tally(state, seat, &mut self.tally);
            points[seat] - self.tally.iter().map(|&(_, points)| 100.0 * f64::from(points)).sum::<f64>()
        });
        let first = first::chances(self.seats, &points, &to_come, R::REVIEW.uncertainty);
        Outlook { points, first }
    }
}
