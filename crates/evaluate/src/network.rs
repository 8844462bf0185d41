//! A small learnt network: from features that are present or not to one number, in whole numbers throughout, so that its
//! output is the same on every machine.

use std::fmt::{self, Display};

/// How many hidden units there are.
pub const HIDDEN: usize = 32;

/// Weights of hidden units are stored in 256ths.
pub const HIDDEN_SCALE: i16 = 256;

/// Weights of the output are stored in quarters.
pub const OUT_SCALE: i16 = 4;

/// One row of weights for each feature, and the weights of the hidden units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// From each feature to each hidden unit.
    hidden: Vec<[i16; HIDDEN]>,
    /// From each feature straight to the output.
    direct: Vec<i16>,
    /// From each hidden unit to the output.
    out: [i16; HIDDEN],
}

/// Bytes that are not a network over a given number of features.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoNetwork {
    found: usize,
    wanted: usize,
}

impl Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a network over these features has {} bytes, not {}", self.wanted, self.found)
    }
}

impl std::error::Error for NoNetwork {}

impl Network {
    /// The network with these weights: from each feature to the hidden units and to the output, and from each unit to
    /// the output.
    pub fn new(rows: impl Iterator<Item = ([i16; HIDDEN], i16)>, out: [i16; HIDDEN]) -> Network {
        let (hidden, direct) = rows.unzip();
        Network { hidden, direct, out }
    }

    /// A network over this number of features whose output is always 0.
    pub fn silent(features: usize) -> Network {
        Network::new(std::iter::repeat_n(([0; HIDDEN], 0), features), [0; HIDDEN])
    }

    /// The mean of networks over the same features, weight by weight: snapshots of one training run.
    ///
    /// # Panics
    /// If there are no networks.
    pub fn mean(networks: &[Network]) -> Network {
        let (first, count) = (&networks[0], networks.len() as i32);
        let mean = |weight: &dyn Fn(&Network) -> i16| {
            let sum: i32 = networks.iter().map(|network| i32::from(weight(network))).sum();
            // To the nearest, of two as near the lower one.
            (2 * sum + count - 1).div_euclid(2 * count) as i16
        };
        let row = |feature: usize| {
            let hidden = std::array::from_fn(|unit| mean(&|network| network.hidden[feature][unit]));
            (hidden, mean(&|network| network.direct[feature]))
        };
        let out = std::array::from_fn(|unit| mean(&|network| network.out[unit]));
        Network::new((0..first.hidden.len()).map(row), out)
    }

    /// Reads what [`Network::bytes`] wrote.
    ///
    /// # Errors
    /// If they are not a network over this number of features.
    pub fn read(bytes: &[u8], features: usize) -> Result<Network, NoNetwork> {
        let wanted = 2 * (features * (HIDDEN + 1) + HIDDEN);
        if bytes.len() != wanted {
            return Err(NoNetwork { found: bytes.len(), wanted });
        }
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut number = || numbers.next().expect("the length was checked");
        let out = std::array::from_fn(|_| number());
        let rows = (0..features).map(|_| (std::array::from_fn(|_| number()), number()));
        Ok(Network::new(rows, out))
    }

    /// The network of a file that is built into the program.
    ///
    /// # Panics
    /// If the file is not a network over this number of features.
    pub fn embedded(bytes: &[u8], features: usize) -> Network {
        Network::read(bytes, features).unwrap_or_else(|problem| panic!("an embedded network: {problem}"))
    }

    /// The weights as bytes: two for each number, little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        let rows = self.hidden.iter().zip(&self.direct);
        let weights = rows.flat_map(|(row, direct)| row.iter().chain([direct]));
        self.out.iter().chain(weights).flat_map(|number| number.to_le_bytes()).collect()
    }

    /// The weights from each feature to the hidden units, and to the output.
    pub fn rows(&self) -> impl Iterator<Item = ([i16; HIDDEN], i16)> {
        self.hidden.iter().copied().zip(self.direct.iter().copied())
    }

    /// The weights from the hidden units to the output.
    pub fn out(&self) -> [i16; HIDDEN] {
        self.out
    }

    /// The output for these features; one that is listed twice counts twice.
    ///
    /// # Panics
    /// If a feature is beyond those of the network.
    #[inline]
    pub fn evaluate(&self, features: &[u16]) -> i32 {
        let mut hidden = [0i16; HIDDEN];
        let mut direct = 0;
        for &feature in features {
            let row = &self.hidden[usize::from(feature)];
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.saturating_add(*weight));
            direct += i32::from(self.direct[usize::from(feature)]);
        }
        let active = hidden.iter().zip(&self.out);
        let sum: i64 = active.map(|(&sum, &out)| i64::from(i32::from(sum.max(0)) * i32::from(out))).sum();
        (direct + (sum / i64::from(HIDDEN_SCALE)) as i32) / i32::from(OUT_SCALE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two features: the first activates the first unit, the second inhibits it and counts 10 by itself.
    fn small() -> Network {
        let mut rows = [([0; HIDDEN], 0), ([0; HIDDEN], 10 * OUT_SCALE)];
        rows[0].0[0] = 2 * HIDDEN_SCALE;
        rows[1].0[0] = -3 * HIDDEN_SCALE;
        let mut out = [0; HIDDEN];
        out[0] = 100 * OUT_SCALE;
        Network::new(rows.into_iter(), out)
    }

    #[test]
    fn features_add_up_and_inactive_units_count_nothing() {
        let network = small();
        assert_eq!(network.evaluate(&[]), 0);
        assert_eq!(network.evaluate(&[0]), 200);
        assert_eq!(network.evaluate(&[0, 0]), 400, "what is listed twice counts twice");
        assert_eq!(network.evaluate(&[1]), 10, "the unit is inactive");
        assert_eq!(network.evaluate(&[0, 1, 0]), 110);
    }

    #[test]
    fn a_unit_saturates() {
        let most = 100 * i32::from(i16::MAX) / i32::from(HIDDEN_SCALE);
        let sum = small().evaluate(&[0; 1000]);
        assert!((most..=most + 100).contains(&sum), "{sum}");
    }

    #[test]
    fn a_mean_is_that_of_every_weight() {
        let of = |hidden: i16, direct: i16, out: i16| {
            Network::new([([hidden; HIDDEN], direct)].into_iter(), [out; HIDDEN])
        };
        assert_eq!(Network::mean(&[of(1, -2, 30_000)]), of(1, -2, 30_000), "of one it is the one");
        assert_eq!(
            Network::mean(&[of(1, -2, 30_000), of(4, -7, 32_000), of(5, -7, 28_000)]),
            of(3, -5, 30_000)
        );
        assert_eq!(Network::mean(&[of(1, -1, 0), of(2, -2, 1)]), of(1, -2, 0), "the lower of two as near");
    }

    #[test]
    fn bytes_are_read_back_and_nothing_else_is() {
        let network = small();
        assert_eq!(Network::read(&network.bytes(), 2), Ok(network.clone()));
        let problem = Network::read(&network.bytes(), 3).unwrap_err();
        assert_eq!(problem.to_string(), "a network over these features has 262 bytes, not 196");
    }
}
