//! A network that is being taught: the same as [`Network`], with fractions, and with a memory of how far each weight was
//! asked to move.

use tafel_rules::network::{HIDDEN, HIDDEN_SCALE, OUT_SCALE};
use tafel_rules::{Dice, Network};

/// A result of 1 inside the network is so many hundredths of a point outside.
const UNIT: f32 = 1000.0;

/// What weights that know nothing, and weights that know something, count as having moved.
const FRESH: f32 = 0.05;
const SETTLED: f32 = 10.0;

/// The weights of a network.
pub(crate) struct Pupil {
    hidden: Vec<Taught<HIDDEN>>,
    direct: Vec<Taught<1>>,
    out: Taught<HIDDEN>,
}

/// Weights, and the squares of all slopes that each has met: the further it has come, the smaller its steps (Adagrad).
#[derive(Copy, Clone)]
struct Taught<const N: usize> {
    weights: [f32; N],
    squares: [f32; N],
}

/// What came of looking at something.
struct Look {
    hidden: [f32; HIDDEN],
    verdict: f32,
}

impl<const N: usize> Taught<N> {
    fn new(weights: [f32; N], moved: f32) -> Self {
        Taught { weights, squares: [moved; N] }
    }

    /// Follows a slope downwards.
    #[inline]
    fn step(&mut self, slope: &[f32; N], pace: f32) {
        for ((weight, square), slope) in self.weights.iter_mut().zip(&mut self.squares).zip(slope) {
            *square += slope * slope;
            *weight -= pace * slope / square.sqrt();
        }
    }
}

impl Pupil {
    /// One who knows nothing, with small weights by `dice`.
    pub(crate) fn new(features: usize, dice: &mut Dice) -> Pupil {
        let mut small = |size: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
        let out = Taught::new(std::array::from_fn(|_| small(0.3)), FRESH);
        let mut row = || Taught::new(std::array::from_fn(|_| small(0.15)), FRESH);
        let hidden = (0..features).map(|_| row()).collect();
        Pupil { hidden, direct: vec![Taught::new([0.0], FRESH); features], out }
    }

    fn look(&self, features: &[u16]) -> Look {
        let mut hidden = [0.0; HIDDEN];
        let mut verdict = 0.0;
        for &feature in features {
            let row = &self.hidden[usize::from(feature)].weights;
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            verdict += self.direct[usize::from(feature)].weights[0];
        }
        for (sum, out) in hidden.iter().zip(&self.out.weights) {
            verdict += sum.max(0.0) * out;
        }
        Look { hidden, verdict }
    }

    /// What is expected, in hundredths of a point.
    pub(crate) fn verdict(&self, features: &[u16]) -> f32 {
        self.look(features).verdict * UNIT
    }

    /// Learns that `features` came to so many hundredths of a point; answers how wrong it was.
    pub(crate) fn learn(&mut self, features: &[u16], came_to: f32, pace: f32) -> f32 {
        let look = self.look(features);
        let wrong = look.verdict - came_to / UNIT;
        let out_slope: [f32; HIDDEN] = std::array::from_fn(|unit| wrong * look.hidden[unit].max(0.0));
        let hidden_slope: [f32; HIDDEN] =
            std::array::from_fn(
                |unit| {
                    if look.hidden[unit] > 0.0 { wrong * self.out.weights[unit] } else { 0.0 }
                },
            );
        self.out.step(&out_slope, pace);
        for &feature in features {
            self.hidden[usize::from(feature)].step(&hidden_slope, pace);
            self.direct[usize::from(feature)].step(&[wrong], pace);
        }
        wrong * UNIT
    }

    /// Forgets in part how far weights have moved, so that they follow what changes.
    pub(crate) fn stay_curious(&mut self, kept: f32) {
        let keep = |squares: &mut [f32]| squares.iter_mut().for_each(|square| *square *= kept);
        self.hidden.iter_mut().for_each(|row| keep(&mut row.squares));
        self.direct.iter_mut().for_each(|row| keep(&mut row.squares));
        keep(&mut self.out.squares);
    }

    /// The same in whole numbers.
    pub(crate) fn network(&self) -> Network {
        let whole = |number: f32| number.round() as i16;
        let rows = self.hidden.iter().zip(&self.direct).map(|(row, direct)| {
            (
                row.weights.map(|weight| whole(weight * inner_scale())),
                whole(direct.weights[0] * outer_scale()),
            )
        });
        Network::new(rows, self.out.weights.map(|weight| whole(weight * outer_scale())))
    }
}

/// Takes up what was learnt before.
impl From<&Network> for Pupil {
    fn from(network: &Network) -> Pupil {
        let parts = |numbers: [i16; HIDDEN], scale: f32| numbers.map(|number| f32::from(number) / scale);
        Pupil {
            hidden: network.rows().map(|(row, _)| Taught::new(parts(row, inner_scale()), SETTLED)).collect(),
            direct: network
                .rows()
                .map(|(_, direct)| Taught::new([f32::from(direct) / outer_scale()], SETTLED))
                .collect(),
            out: Taught::new(parts(network.out(), outer_scale()), SETTLED),
        }
    }
}

fn inner_scale() -> f32 {
    f32::from(HIDDEN_SCALE)
}

fn outer_scale() -> f32 {
    UNIT * f32::from(OUT_SCALE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_rules::Seed;

    /// Features 0 and 1 each bring nothing, both together 20 points; feature 2 brings 5 points by itself.
    const TRUTH: [(&[u16], f32); 5] =
        [(&[0], 0.0), (&[1], 0.0), (&[0, 1], 2000.0), (&[2], 500.0), (&[0, 1, 2], 2500.0)];

    fn taught() -> Pupil {
        let mut pupil = Pupil::new(3, &mut Dice::at(Seed::numbered(1, 1), 0));
        for _ in 0..3000 {
            for (features, came_to) in TRUTH {
                pupil.learn(features, came_to, 0.03);
            }
        }
        pupil
    }

    #[test]
    fn it_learns_what_features_bring_together() {
        let pupil = taught();
        for (features, came_to) in TRUTH {
            let verdict = pupil.verdict(features);
            assert!((verdict - came_to).abs() < 50.0, "{features:?}: {verdict}, not {came_to}");
        }
    }

    #[test]
    fn whole_numbers_say_the_same_and_can_be_taken_up_again() {
        let pupil = taught();
        let network = pupil.network();
        let again = Pupil::from(&network);
        for (features, _) in TRUTH {
            let verdict = pupil.verdict(features);
            assert!((network.verdict(features) as f32 - verdict).abs() < 15.0, "{features:?}");
            assert!((again.verdict(features) - verdict).abs() < 15.0, "{features:?}");
        }
        assert_eq!(again.network(), network);
    }
}
