//! Figures about the running server, in the text format that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the buckets for the time from receiving a move to having told everybody, in microseconds.
const BOUNDS: [u64; 10] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000];

/// Counters; each may be read while others are written.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    moves: AtomicU64,
    move_micros: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len()],
    requests: AtomicU64,
    failures: AtomicU64,
    refused: AtomicU64,
    rings: AtomicU64,
    live: AtomicI64,
    thoughts: AtomicU64,
    thought_micros: AtomicU64,
}

/// A live connection that is counted as long as this lives.
pub(crate) struct Connected<'m>(&'m Metrics);

impl Drop for Connected<'_> {
    fn drop(&mut self) {
        self.0.live.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    /// A move was stored and told.
    pub(crate) fn moved(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        self.moves.fetch_add(1, Relaxed);
        self.move_micros.fetch_add(micros, Relaxed);
        if let Some(bucket) = BOUNDS.iter().position(|&bound| micros <= bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
    }

    /// A request was answered.
    pub(crate) fn answered(&self, status: u16) {
        self.requests.fetch_add(1, Relaxed);
        self.failures.fetch_add(u64::from(status >= 500), Relaxed);
        self.refused.fetch_add(u64::from(status == 429), Relaxed);
    }

    /// Other servers were told of so many things.
    pub(crate) fn rang(&self, times: usize) {
        self.rings.fetch_add(times as u64, Relaxed);
    }

    /// A bot has thought.
    pub(crate) fn thought(&self, took: Duration) {
        self.thoughts.fetch_add(1, Relaxed);
        self.thought_micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// Somebody looks at a table.
    pub(crate) fn connected(&self) -> Connected<'_> {
        self.live.fetch_add(1, Relaxed);
        Connected(self)
    }

    /// All figures, with those that others know.
    pub(crate) fn text(&self, gauges: &[(&str, i64)]) -> String {
        let mut out = String::new();
        let counters = [
            ("tafel_requests_total", &self.requests),
            ("tafel_failed_requests_total", &self.failures),
            ("tafel_refused_requests_total", &self.refused),
            ("tafel_rings_total", &self.rings),
        ];
        for (name, counter) in counters {
            figure(&mut out, name, "counter", counter.load(Relaxed) as i64);
        }
        figure(&mut out, "tafel_live_connections", "gauge", self.live.load(Relaxed));
        for &(name, value) in gauges {
            figure(&mut out, name, "gauge", value);
        }
        let thoughts = self.thoughts.load(Relaxed);
        let seconds = self.thought_micros.load(Relaxed) as f64 / 1e6;
        let name = "tafel_bot_seconds";
        writeln!(out, "# TYPE {name} summary\n{name}_sum {seconds}\n{name}_count {thoughts}")
            .expect("a string takes all that is written");
        let name = "tafel_move_seconds";
        writeln!(out, "# TYPE {name} histogram").expect("a string takes all that is written");
        let mut below = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            below += bucket.load(Relaxed);
            let seconds = *bound as f64 / 1e6;
            writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {below}")
                .expect("a string takes all that is written");
        }
        let moves = self.moves.load(Relaxed);
        let seconds = self.move_micros.load(Relaxed) as f64 / 1e6;
        writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {moves}\n{name}_sum {seconds}\n{name}_count {moves}")
            .expect("a string takes all that is written");
        out
    }
}

fn figure(out: &mut String, name: &str, kind: &str, value: i64) {
    writeln!(out, "# TYPE {name} {kind}\n{name} {value}").expect("a string takes all that is written");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_fall_into_buckets() {
        let metrics = Metrics::default();
        metrics.moved(Duration::from_micros(700));
        metrics.moved(Duration::from_secs(9));
        let text = metrics.text(&[("tafel_open_tables", 3)]);
        for line in [
            "tafel_move_seconds_bucket{le=\"0.0005\"} 0",
            "tafel_move_seconds_bucket{le=\"0.001\"} 1",
            "tafel_move_seconds_bucket{le=\"2\"} 1",
            "tafel_move_seconds_bucket{le=\"+Inf\"} 2",
            "tafel_move_seconds_count 2",
            "tafel_open_tables 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
