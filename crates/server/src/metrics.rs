//! Figures about the running server, in the text format that Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tafel_wire::Code;

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
    /// By code, how often something was answered by it.
    codes: Mutex<BTreeMap<Code, u64>>,
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

    /// How many things other servers were told of.
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

    /// Something was answered by this code instead of being done.
    pub(crate) fn failed(&self, code: Code) {
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        *codes.entry(code).or_default() += 1;
    }

    /// All figures, with those that others know.
    pub(crate) fn text(&self, others: &[Figure<'_>]) -> String {
        let mut page = Page::default();
        let counters = [
            ("tafel_requests_total", &self.requests),
            ("tafel_failed_requests_total", &self.failures),
            ("tafel_refused_requests_total", &self.refused),
            ("tafel_rings_total", &self.rings),
        ];
        for (name, counter) in counters {
            page.figure(&Figure::counter(name, counter.load(Relaxed) as f64));
        }
        page.figure(&Figure::gauge("tafel_live_connections", self.live.load(Relaxed) as f64));
        for figure in others {
            page.figure(figure);
        }
        for (code, times) in &*self.codes.lock().unwrap_or_else(PoisonError::into_inner) {
            page.figure(&Figure::counter("tafel_errors_total", *times as f64).of("code", code.word()));
        }
        let thoughts = self.thoughts.load(Relaxed) as f64;
        page.head("tafel_bot_seconds", "summary");
        page.line("tafel_bot_seconds_sum", None, self.thought_micros.load(Relaxed) as f64 / 1e6);
        page.line("tafel_bot_seconds_count", None, thoughts);
        self.moves_on(&mut page);
        page.text
    }

    fn moves_on(&self, page: &mut Page) {
        page.head("tafel_move_seconds", "histogram");
        let mut below = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            below += bucket.load(Relaxed);
            let seconds = (*bound as f64 / 1e6).to_string();
            page.line("tafel_move_seconds_bucket", Some(("le", &seconds)), below as f64);
        }
        let moves = self.moves.load(Relaxed) as f64;
        page.line("tafel_move_seconds_bucket", Some(("le", "+Inf")), moves);
        page.line("tafel_move_seconds_sum", None, self.move_micros.load(Relaxed) as f64 / 1e6);
        page.line("tafel_move_seconds_count", None, moves);
    }
}

/// A figure with its name.
#[derive(Clone, Debug)]
pub(crate) struct Figure<'f> {
    name: &'static str,
    kind: &'static str,
    label: Option<(&'static str, &'f str)>,
    value: f64,
}

impl<'f> Figure<'f> {
    /// Something that only grows.
    pub(crate) fn counter(name: &'static str, value: f64) -> Figure<'f> {
        Figure { name, kind: "counter", label: None, value }
    }

    /// Something that grows and shrinks.
    pub(crate) fn gauge(name: &'static str, value: f64) -> Figure<'f> {
        Figure { name, kind: "gauge", label: None, value }
    }

    /// One of several of this name.
    pub(crate) fn of(self, label: &'static str, value: &'f str) -> Figure<'f> {
        Figure { label: Some((label, value)), ..self }
    }
}

/// The text, as it is written.
#[derive(Default)]
struct Page {
    text: String,
    last: &'static str,
}

impl Page {
    fn figure(&mut self, figure: &Figure<'_>) {
        if self.last != figure.name {
            self.head(figure.name, figure.kind);
        }
        self.line(figure.name, figure.label, figure.value);
    }

    /// What follows has this name.
    fn head(&mut self, name: &'static str, kind: &str) {
        self.last = name;
        writeln!(self.text, "# TYPE {name} {kind}").expect("a string takes all that is written");
    }

    fn line(&mut self, name: &str, label: Option<(&str, &str)>, value: f64) {
        let label = label.map(|(label, value)| format!("{{{label}=\"{value}\"}}")).unwrap_or_default();
        writeln!(self.text, "{name}{label} {value}").expect("a string takes all that is written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_fall_into_buckets() {
        let metrics = Metrics::default();
        metrics.moved(Duration::from_micros(700));
        metrics.moved(Duration::from_secs(9));
        let text = metrics.text(&[Figure::gauge("tafel_open_tables", 3.0)]);
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

    #[test]
    fn codes_are_counted_and_a_name_stands_once() {
        let metrics = Metrics::default();
        for code in [Code::Stale, Code::Over, Code::Stale] {
            metrics.failed(code);
        }
        let text = metrics.text(&[]);
        assert!(text.contains("tafel_errors_total{code=\"stale\"} 2\n"), "{text}");
        assert_eq!(text.matches("# TYPE tafel_errors_total counter").count(), 1);
        assert_eq!(text.matches("tafel_errors_total{").count(), 2);
    }
}
