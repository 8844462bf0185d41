//! Plots as inline SVG, in the page's own colours.

use super::page::escaped;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The size of a plot, in its own units, and the room for its axes.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 230.0;
const LEFT: f64 = 46.0;
const BOTTOM: f64 = 28.0;
const TOP: f64 = 22.0;

/// How wide a letter of a label is, at most on average.
const LETTER: f64 = 6.4;

/// The most columns that stand side by side.
const COLUMNS: i64 = 56;

/// How often each value was seen, in columns of equal width.
pub(crate) fn histogram<K: Copy + Into<i64>>(counts: &BTreeMap<K, u64>, unit: &str) -> String {
    let values = || counts.iter().map(|(&value, &times)| (value.into(), times));
    let (Some(least), Some(most)) = (values().map(|v| v.0).min(), values().map(|v| v.0).max()) else {
        return String::new();
    };
    let wide = round_step((most - least + 1) as f64 / COLUMNS as f64).max(1.0) as i64;
    let first = least.div_euclid(wide) * wide;
    let mut columns = vec![0u64; ((most - first) / wide + 1) as usize];
    values().for_each(|(value, times)| columns[((value - first) / wide) as usize] += times);
    let all: u64 = columns.iter().sum();
    let share = |times: u64| 100.0 * times as f64 / all as f64;
    let highest = columns.iter().map(|&times| share(times)).fold(0.0, f64::max);
    let mut svg = Frame::new(highest, "%");
    let step = (WIDTH - LEFT) / columns.len() as f64;
    for (nth, &times) in columns.iter().enumerate() {
        let (from, to) = (first + nth as i64 * wide, first + (nth as i64 + 1) * wide - 1);
        let range = if from == to { format!("{from}") } else { format!("{from} to {to}") };
        let x = LEFT + nth as f64 * step;
        svg.column(x, step, share(times), &format!("{range} {unit}: {:.1} %", share(times)));
    }
    let labels = (columns.len() / 8).max(1);
    for nth in (0..columns.len()).step_by(labels) {
        svg.below(LEFT + (nth as f64 + 0.5) * step, &(first + nth as i64 * wide).to_string());
    }
    svg.finished()
}

/// One column: what it is called, how high it is, and between what the truth may lie, where that is known.
pub(crate) struct Column {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) interval: Option<(f64, f64)>,
}

/// A value for each label, with an interval where one is known, and a line where all would be alike.
pub(crate) fn columns(values: &[Column], unit: &str, fair: Option<f64>) -> String {
    let highest = values.iter().map(|column| column.interval.map_or(column.value, |(_, high)| high));
    let mut svg = Frame::new(highest.fold(0.0, f64::max), unit);
    let step = (WIDTH - LEFT) / values.len() as f64;
    for (nth, Column { label, value, interval }) in values.iter().enumerate() {
        let wide = step.min(90.0);
        let x = LEFT + (nth as f64 + 0.5) * step;
        let known = interval.map_or(String::new(), |(low, high)| format!(" ({low:.1} to {high:.1})"));
        let whole = format!("{}: {value:.1} {unit}{known}", escaped(label));
        svg.column(x - wide / 2.0, wide, *value, &whole);
        svg.below(x, &escaped(&fitting(label, step)));
        if let Some((low, high)) = interval {
            svg.whisker(x, *low, *high);
        }
        svg.above(x, interval.map_or(*value, |(_, high)| high), *value);
    }
    if let Some(fair) = fair {
        svg.level(fair);
    }
    svg.finished()
}

/// Values that follow each other.
pub(crate) fn course(values: &[f64], unit: &str, ends: [&str; 2]) -> String {
    let mut svg = Frame::new(values.iter().copied().fold(0.0, f64::max), unit);
    let step = (WIDTH - LEFT - 10.0) / (values.len().max(2) - 1) as f64;
    let place = |nth: usize| LEFT + nth as f64 * step;
    let mut path = String::new();
    for (nth, value) in values.iter().enumerate() {
        let pen = if nth == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{pen}{:.1} {:.1}", place(nth), svg.y(*value));
    }
    let _ = write!(svg.body, "<path class=\"course\" d=\"{path}\"/>");
    for (nth, value) in values.iter().enumerate() {
        let _ = write!(
            svg.body,
            "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\"><title>{value:.1} {unit}</title></circle>",
            place(nth),
            svg.y(*value)
        );
    }
    svg.below(LEFT + 24.0, ends[0]);
    svg.below(WIDTH - 24.0, ends[1]);
    svg.finished()
}

/// Axes, and what is drawn between them.
struct Frame {
    body: String,
    highest: f64,
}

impl Frame {
    fn new(highest: f64, unit: &str) -> Frame {
        let step = round_step(highest.max(1e-9) / 4.0);
        let mut frame = Frame { body: String::new(), highest: (highest / step).ceil().max(1.0) * step };
        let lines = (frame.highest / step).round() as usize;
        for nth in 0..=lines {
            let value = nth as f64 * step;
            let y = frame.y(value);
            let digits = usize::from(step < 1.0);
            let _ = write!(
                frame.body,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value:.digits$}{}</text>",
                LEFT - 6.0,
                y + 4.0,
                if unit == "%" { " %" } else { "" }
            );
        }
        frame
    }

    fn y(&self, value: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - value / self.highest)
    }

    fn column(&mut self, x: f64, wide: f64, value: f64, title: &str) {
        let (y, ground) = (self.y(value.max(0.0)), self.y(0.0));
        let gap = (wide * 0.12).min(8.0);
        let _ = write!(
            self.body,
            "<rect class=\"column\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"1.5\">\
             <title>{title}</title></rect>",
            x + gap,
            (wide - 2.0 * gap).max(0.5),
            (ground - y).max(0.0)
        );
    }

    fn whisker(&mut self, x: f64, low: f64, high: f64) {
        let (low, high) = (self.y(low), self.y(high));
        let _ = write!(
            self.body,
            "<path class=\"whisker\" d=\"M{x:.1} {low:.1}V{high:.1}M{0:.1} {low:.1}H{1:.1}M{0:.1} {high:.1}H{1:.1}\"/>",
            x - 6.0,
            x + 6.0
        );
    }

    fn level(&mut self, value: f64) {
        let y = self.y(value);
        let _ = write!(
            self.body,
            "<line class=\"fair\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{y:.1}\" y2=\"{y:.1}\"><title>{value:.1}</title></line>"
        );
    }

    /// A value above the height of what is drawn.
    fn above(&mut self, x: f64, height: f64, value: f64) {
        let y = self.y(height) - 6.0;
        let _ = write!(
            self.body,
            "<text class=\"axis\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{value:.1}</text>"
        );
    }

    fn below(&mut self, x: f64, label: &str) {
        let _ = write!(
            self.body,
            "<text class=\"axis\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>",
            HEIGHT - 10.0
        );
    }

    fn finished(self) -> String {
        format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">{}</svg>", self.body)
    }
}

/// As much of a label as there is room for; the column tells the rest when pointed at.
fn fitting(label: &str, room: f64) -> String {
    let letters = (room / LETTER).floor().max(2.0) as usize;
    if label.chars().count() <= letters {
        return label.to_owned();
    }
    label.chars().take(letters - 1).chain(['…']).collect()
}

/// The next of 1, 2, 5, 10, 20, 50 …, and below 1 likewise.
fn round_step(rough: f64) -> f64 {
    let power = 10f64.powf(rough.log10().floor());
    let rounded = [1.0, 2.0, 5.0, 10.0].into_iter().find(|step| step * power >= rough * 0.999);
    rounded.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing of a label or a figure lies outside the picture, whatever the bots are called.
    #[test]
    fn labels_and_figures_lie_inside() {
        let column = |label: &str, value| Column { label: label.to_owned(), value, interval: None };
        let long = "0 cmd:./a-bot-with-a-long-name";
        let svg = columns(&[column(long, 4.0), column(long, 4.0), column(long, 4.0)], "", None);
        for text in svg.split("<text ").skip(1).filter(|text| text.contains("middle")) {
            let number = |key: &str| {
                let after = text.split_once(&format!("{key}=\"")).unwrap().1;
                after.split('"').next().unwrap().parse::<f64>().unwrap()
            };
            let said = text.split_once('>').unwrap().1.split('<').next().unwrap();
            let half = said.chars().count() as f64 * LETTER / 2.0;
            assert!(number("x") - half >= 0.0 && number("x") + half <= WIDTH, "{text}");
            assert!(number("y") >= 11.0 && number("y") <= HEIGHT, "{text}");
        }
        assert!(svg.contains(&format!("<title>{long}: 4.0")), "the whole name when pointed at");
    }

    #[test]
    fn steps_are_round() {
        for (rough, round) in [(0.3, 0.5), (1.0, 1.0), (1.2, 2.0), (3.0, 5.0), (7.0, 10.0), (120.0, 200.0)] {
            assert!((round_step(rough) - round).abs() < 1e-9, "{rough}");
        }
    }

    #[test]
    fn every_value_is_in_one_column() {
        let counts: BTreeMap<i16, u64> = (-30..200).map(|value| (value, 2)).collect();
        let svg = histogram(&counts, "points");
        assert!(svg.contains("<title>-30 to -26 points: 2.2 %</title>"), "{svg}");
        assert_eq!(svg.matches("class=\"column\"").count(), 46);
        assert_eq!(histogram(&BTreeMap::<i16, u64>::new(), "points"), "");
    }
}
