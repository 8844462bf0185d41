//! How much values differ from one another.

/// The least spread of worths that exploration is scaled by, in hundredths of a point.
const LEAST: f64 = 50.0;

/// Mean and variance of the worths so far (Welford).
#[derive(Copy, Clone, Default)]
pub(super) struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    pub(super) fn record(&mut self, worth: f64) {
        self.count += 1.0;
        let off = worth - self.mean;
        self.mean += off / self.count;
        self.squares += off * (worth - self.mean);
    }

    /// Their standard deviation.
    pub(super) fn size(&self) -> f64 {
        if self.count < 2.0 { LEAST } else { (self.squares / self.count).sqrt().max(LEAST) }
    }
}
