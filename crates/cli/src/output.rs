//! Writing to the terminal: styles where it is one, progress of long work, JSON lines.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::fmt::Display;
use std::io::{IsTerminal, Write};

/// Writes one JSON object on a line of its own.
pub(crate) fn json_line(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(|e| Failure::Input(e.to_string()))?;
    writeln!(out, "{text}")?;
    Ok(())
}

/// A bar for long work; it shows only on a terminal.
pub(crate) fn progress(steps: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    let style = ProgressStyle::with_template("{msg} {bar:30} {human_pos}/{human_len} {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(what);
    bar
}

/// Says something while a bar shows; where it does not, in a file or pipe, as a plain line.
pub(crate) fn said(bar: &ProgressBar, line: &str) {
    if bar.is_hidden() {
        eprintln!("{line}");
    } else {
        bar.println(line);
    }
}

/// How things are emphasised, if at all.
#[derive(Copy, Clone)]
pub(crate) enum Style {
    /// With the terminal's own styles.
    Terminal,
    /// Not at all: the output is a file or pipe, or the reader wants no colours.
    Plain,
}

impl Style {
    /// The style that suits standard output.
    pub(crate) fn of_stdout() -> Style {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        if wanted && std::io::stdout().is_terminal() { Style::Terminal } else { Style::Plain }
    }

    /// Text that stands out.
    pub(crate) fn bold(self, text: impl Display) -> String {
        self.wrap("1", text)
    }

    /// Less important.
    pub(crate) fn dim(self, text: impl Display) -> String {
        self.wrap("2", text)
    }

    /// In a colour of the terminal's codes, if it has one.
    pub(crate) fn coloured(self, code: Option<&str>, text: impl Display) -> String {
        code.map_or_else(|| text.to_string(), |code| self.wrap(code, &text))
    }

    fn wrap(self, code: &str, text: impl Display) -> String {
        match self {
            Style::Terminal => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
            Style::Plain => text.to_string(),
        }
    }
}
