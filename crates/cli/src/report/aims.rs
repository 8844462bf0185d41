//! What the game's numbers were to bring about, and whether they do.

use super::Subject;
use std::fmt::Write;
use tafel_arena::Part;
use tafel_evaluate::{Aim, Figure, Wanted};

/// The aims that concern the bots who played; nothing, if the game has none.
pub(super) fn section(subject: &Subject) -> String {
    let Subject { bots, gauges, aims, .. } = subject;
    if aims.is_empty() {
        return String::new();
    }
    let about_them: Vec<&Aim> = aims.iter().filter(|aim| bots.iter().all(|bot| bot == aim.bot)).collect();
    let mut html = String::from("<section><h2>What the numbers are tuned for</h2>");
    if about_them.is_empty() {
        let mut known: Vec<&str> = aims.iter().map(|aim| aim.bot).collect();
        known.dedup();
        let _ = write!(html, "<p class=dim>There are aims for matches of: {}.</p>", known.join(", "));
    } else {
        let measured: Vec<(&Aim, Part)> =
            about_them.into_iter().map(|aim| (aim, gauges.measured(&aim.figure))).collect();
        let within = measured.iter().filter(|(aim, part)| is_within(aim, *part)).count();
        let _ = write!(html, "<p class=dim>{within} of {} figures lie in their ranges.</p>", measured.len());
        html.push_str(
            "<table><tr><th>figure<th class=n>measured<th>95 %<th class=n>of<th class=n>wanted<th></tr>",
        );
        measured.iter().for_each(|(aim, part)| html.push_str(&row(aim, *part)));
        html.push_str("</table>");
    }
    html.push_str("</section>");
    html
}

fn row(aim: &Aim, part: Part) -> String {
    let share = part.share();
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let wanted = match &aim.wanted {
        Wanted::Percent(range) => format!("{} to {} %", range.start(), range.end()),
        Wanted::Ever => "any".to_owned(),
    };
    let verdict = if is_within(aim, part) { "<td>✓</td>" } else { "<td class=warn>outside</td>" };
    format!(
        "<tr><td>{}</td><td class=n>{}</td><td class=dim>{} to {}</td><td class=n>{}</td><td class=n>{wanted}</td>{verdict}</tr>",
        name(&aim.figure),
        percent(share.share),
        percent(share.low),
        percent(share.high),
        part.all,
    )
}

fn is_within(aim: &Aim, part: Part) -> bool {
    match &aim.wanted {
        Wanted::Percent(range) => {
            // In whole numbers: some / all lies between start / 100 and end / 100.
            let (some, all) = (100 * part.some, part.all);
            all > 0 && u64::from(*range.start()) * all <= some && some <= u64::from(*range.end()) * all
        }
        Wanted::Ever => part.some > 0,
    }
}

fn name(figure: &Figure) -> String {
    match figure {
        Figure::Won => "won".to_owned(),
        Figure::Made(word) => format!("{word}, when offered"),
        Figure::MadeByWinners(word) => format!("{word}, in won matches"),
        Figure::Heard { effect, otherwise } => format!("{effect}, not {otherwise}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn within(wanted: Wanted, some: u64, all: u64) -> bool {
        is_within(&Aim { figure: Figure::Won, bot: "greedy", wanted }, Part { some, all })
    }

    #[test]
    fn both_ends_of_a_range_are_within() {
        let at = |some| within(Wanted::Percent(2..=35), some, 1000);
        assert_eq!([19, 20, 350, 351].map(at), [false, true, true, false]);
        assert!(!within(Wanted::Percent(0..=100), 0, 0), "nothing was measured");
    }

    #[test]
    fn once_is_enough_where_any_will_do() {
        assert_eq!([0, 1].map(|some| within(Wanted::Ever, some, 1000)), [false, true]);
    }
}
