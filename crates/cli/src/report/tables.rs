//! Tables of words: what was played and with what result, and what happened how often.

use std::collections::BTreeMap;
use std::fmt::Write;
use tafel_arena::Gauges;

/// The most words that one verb lists; of places on a board there may be hundreds.
const WORDS: usize = 40;

/// What was played, verb by verb.
pub(super) fn uses(gauges: &Gauges) -> String {
    let mut verbs: BTreeMap<&str, Vec<(&str, f64, String)>> = BTreeMap::new();
    for (key, used) in &gauges.uses {
        let (verb, word) = key.split_once(' ').unwrap_or((key, ""));
        let share = used.results as f64 / gauges.results as f64;
        let first = used.first_share();
        let cells = format!(
            "<td class=n>{:.1} %</td><td class=n>{:.2}</td><td class=n>{:.1}</td><td class=n>{:.1} %</td>\
             <td class=dim>{:.1} to {:.1}</td>",
            100.0 * gauges.made(key).share().share,
            used.times as f64 / used.results as f64,
            used.mean_points(),
            100.0 * first.share,
            100.0 * first.low,
            100.0 * first.high
        );
        verbs.entry(verb).or_default().push((word, share, cells));
    }
    let head = "<tr><th>word<th>played by<th class=n>when offered<th class=n>times each<th class=n>mean points<th class=n>first<th>95 %</tr>";
    let mut html = String::new();
    for (verb, words) in verbs {
        html.push_str(&group(verb, head, words));
    }
    html
}

/// What happened, kind by kind.
pub(super) fn effects(gauges: &Gauges) -> String {
    let mut kinds: BTreeMap<&str, Vec<(&str, f64, String)>> = BTreeMap::new();
    for (key, heard) in &gauges.effects {
        let (kind, word) = key.split_once(' ').unwrap_or((key, ""));
        let cells = format!("<td class=n>{:.2}</td>", heard.times as f64 / heard.games as f64);
        kinds.entry(kind).or_default().push((word, heard.games as f64 / gauges.games as f64, cells));
    }
    let head = "<tr><th>word<th>in matches<th class=n>times each</tr>";
    let mut html = String::new();
    for (kind, words) in kinds {
        html.push_str(&group(kind, head, words));
    }
    html
}

/// One verb or kind with its words, the most frequent first; the line without a word is that of all.
fn group(name: &str, head: &str, mut words: Vec<(&str, f64, String)>) -> String {
    words.sort_by(|a, b| a.0.len().min(1).cmp(&b.0.len().min(1)).then(b.1.total_cmp(&a.1)));
    let left_out = words.len().saturating_sub(WORDS + 1);
    let count = match words.len() - 1 {
        0 => String::new(),
        count => format!(" <span class=dim>{count} words</span>"),
    };
    let mut html = format!("<details><summary>{name}{count}</summary><table>{head}");
    for (word, share, cells) in words.iter().take(WORDS + 1) {
        let word = if word.is_empty() { "<i>any</i>" } else { word };
        let _ = write!(
            html,
            "<tr><td>{word}</td><td class=bar><span style=\"width:{:.1}%\"></span>{:.1} %</td>{cells}</tr>",
            100.0 * share,
            100.0 * share
        );
    }
    html.push_str("</table>");
    if left_out > 0 {
        let _ = write!(html, "<p class=dim>and {left_out} more that are rarer</p>");
    }
    html.push_str("</details>");
    html
}
