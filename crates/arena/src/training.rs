//! A network that is being trained: the same as [`Network`] in floating point, with the step sizes of its weights.

use tafel_evaluate::Network;
use tafel_evaluate::network::{HIDDEN, HIDDEN_SCALE, OUT_SCALE};
use tafel_rules::Dice;

/// An output of 1 inside the network is this many hundredths of a point outside.
const UNIT: f32 = 1000.0;

/// With what sum of squared gradients weights begin: random ones, and those of a network that was trained before.
const FRESH: f32 = 0.05;
const SETTLED: f32 = 10.0;

/// The weights of a network in training.
pub(crate) struct TrainingNetwork {
    hidden: Vec<Trained<HIDDEN>>,
    direct: Vec<Trained<1>>,
    out: Trained<HIDDEN>,
}

/// Weights, and the sum of each one's squared gradients: the more it has moved, the smaller its steps (Adagrad).
#[derive(Copy, Clone)]
struct Trained<const N: usize> {
    weights: [f32; N],
    squares: [f32; N],
}

/// A forward pass.
struct Activations {
    hidden: [f32; HIDDEN],
    output: f32,
}

impl<const N: usize> Trained<N> {
    fn new(weights: [f32; N], squares: f32) -> Self {
        Trained { weights, squares: [squares; N] }
    }

    /// Takes a step down the gradient.
    #[inline]
    fn step(&mut self, gradient: &[f32; N], rate: f32) {
        for ((weight, square), slope) in self.weights.iter_mut().zip(&mut self.squares).zip(gradient) {
            *square += slope * slope;
            *weight -= rate * slope / square.sqrt();
        }
    }
}

impl TrainingNetwork {
    /// An untrained network, with small random weights.
    pub(crate) fn new(features: usize, dice: &mut Dice) -> TrainingNetwork {
        let mut small = |size: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
        let out = Trained::new(std::array::from_fn(|_| small(0.3)), FRESH);
        let mut row = || Trained::new(std::array::from_fn(|_| small(0.15)), FRESH);
        let hidden = (0..features).map(|_| row()).collect();
        TrainingNetwork { hidden, direct: vec![Trained::new([0.0], FRESH); features], out }
    }

    fn forward(&self, features: &[u16]) -> Activations {
        let mut hidden = [0.0; HIDDEN];
        let mut output = 0.0;
        for &feature in features {
            let row = &self.hidden[usize::from(feature)].weights;
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            output += self.direct[usize::from(feature)].weights[0];
        }
        for (sum, out) in hidden.iter().zip(&self.out.weights) {
            output += sum.max(0.0) * out;
        }
        Activations { hidden, output }
    }

    /// The output for these features, in hundredths of a point.
    pub(crate) fn evaluate(&self, features: &[u16]) -> f32 {
        self.forward(features).output * UNIT
    }

    /// Takes a step towards `target`, in hundredths of a point; returns the error before it.
    pub(crate) fn learn(&mut self, features: &[u16], target: f32, rate: f32) -> f32 {
        let Activations { hidden, output } = self.forward(features);
        let error = output - target / UNIT;
        let out_gradient: [f32; HIDDEN] = std::array::from_fn(|unit| error * hidden[unit].max(0.0));
        let slope = |unit: usize| if hidden[unit] > 0.0 { error * self.out.weights[unit] } else { 0.0 };
        let hidden_gradient: [f32; HIDDEN] = std::array::from_fn(slope);
        self.out.step(&out_gradient, rate);
        for &feature in features {
            self.hidden[usize::from(feature)].step(&hidden_gradient, rate);
            self.direct[usize::from(feature)].step(&[error], rate);
        }
        error * UNIT
    }

    /// Decays the sums of squared gradients, so that steps grow again and weights follow what changes.
    pub(crate) fn decay_squares(&mut self, factor: f32) {
        let decay = |squares: &mut [f32]| squares.iter_mut().for_each(|square| *square *= factor);
        self.hidden.iter_mut().for_each(|row| decay(&mut row.squares));
        self.direct.iter_mut().for_each(|row| decay(&mut row.squares));
        decay(&mut self.out.squares);
    }

    /// The network in whole numbers.
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

/// Resumes training.
impl From<&Network> for TrainingNetwork {
    fn from(network: &Network) -> TrainingNetwork {
        let parts = |numbers: [i16; HIDDEN], scale: f32| numbers.map(|number| f32::from(number) / scale);
        // A feature that nothing was learnt of is new.
        let squares = |row: [i16; HIDDEN], direct| {
            let is_new = direct == 0 && row.iter().all(|&weight| weight == 0);
            if is_new { FRESH } else { SETTLED }
        };
        let rows = network.rows();
        let hidden = rows.map(|(row, direct)| Trained::new(parts(row, inner_scale()), squares(row, direct)));
        let direct = network
            .rows()
            .map(|(row, direct)| Trained::new([f32::from(direct) / outer_scale()], squares(row, direct)));
        TrainingNetwork {
            hidden: hidden.collect(),
            direct: direct.collect(),
            out: Trained::new(parts(network.out(), outer_scale()), SETTLED),
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

    /// Features 0 and 1 are each worth nothing, both together 20 points; feature 2 is worth 5 points by itself.
    const TRUTH: [(&[u16], f32); 5] =
        [(&[0], 0.0), (&[1], 0.0), (&[0, 1], 2000.0), (&[2], 500.0), (&[0, 1, 2], 2500.0)];

    fn trained() -> TrainingNetwork {
        let mut network = TrainingNetwork::new(3, &mut Dice::at(Seed::numbered(1, 1), 0));
        for _ in 0..3000 {
            for (features, target) in TRUTH {
                network.learn(features, target, 0.03);
            }
        }
        network
    }

    #[test]
    fn it_learns_what_features_are_worth_together() {
        let network = trained();
        for (features, target) in TRUTH {
            let output = network.evaluate(features);
            assert!((output - target).abs() < 50.0, "{features:?}: {output}, not {target}");
        }
    }

    #[test]
    fn whole_numbers_say_the_same_and_training_can_be_resumed() {
        let training = trained();
        let network = training.network();
        let resumed = TrainingNetwork::from(&network);
        for (features, _) in TRUTH {
            let output = training.evaluate(features);
            assert!((network.evaluate(features) as f32 - output).abs() < 15.0, "{features:?}");
            assert!((resumed.evaluate(features) - output).abs() < 15.0, "{features:?}");
        }
        assert_eq!(resumed.network(), network);
    }
}
