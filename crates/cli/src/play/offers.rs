//! Offers as a person chooses among them: those that begin alike are one offer and a question.

use crate::output::Style;

/// Up to this many offers that begin alike are listed one by one.
const FEW: usize = 5;
/// How many offers have a line each, with what they are about in words.
const EXPLAINED: usize = 14;
/// How wide a list is.
const WIDTH: usize = 100;

/// One line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// A whole move.
    Move(String),
    /// How several moves begin, and how many there are.
    Question(String, usize),
}

/// The choices among the offers that begin with these words; all of them, if there are none.
pub(super) fn choices(offers: &[String], beginning: &str) -> Vec<Choice> {
    let begins = |offer: &&String| beginning.is_empty() || rest(offer, beginning).is_some();
    let mut groups: Vec<(String, Vec<&String>)> = vec![];
    for offer in offers.iter().filter(begins) {
        let rest = if beginning.is_empty() { offer } else { rest(offer, beginning).unwrap_or_default() };
        let word = rest.split(' ').next().unwrap_or_default();
        let begun = format!("{beginning} {word}").trim().to_owned();
        match groups.iter_mut().find(|(other, _)| *other == begun) {
            Some((_, group)) => group.push(offer),
            None => groups.push((begun, vec![offer])),
        }
    }
    match &groups[..] {
        [(begun, group)] if group.len() > 1 => choices(offers, begun),
        _ => groups.into_iter().flat_map(choices_of_group).collect(),
    }
}

fn choices_of_group((begun, group): (String, Vec<&String>)) -> Vec<Choice> {
    if group.len() > FEW {
        return vec![Choice::Question(begun, group.len())];
    }
    group.into_iter().map(|offer| Choice::Move(offer.clone())).collect()
}

/// What follows the first words of an offer; nothing, if these are all.
fn rest<'o>(offer: &'o str, beginning: &str) -> Option<&'o str> {
    let rest = offer.strip_prefix(beginning)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// Whether several offers begin with these words, of which none is just that.
pub(super) fn is_beginning(offers: &[String], words: &str) -> bool {
    !offers.iter().any(|offer| offer == words)
        && offers.iter().any(|offer| rest(offer, words).is_some_and(|rest| !rest.is_empty()))
}

/// The choices with their numbers: in columns, or with a line each where words explain some of them and there is room.
pub(super) fn listed(
    choices: &[Choice],
    explain: impl Fn(&str) -> Option<String>,
    room: usize,
    style: Style,
) -> String {
    let shown: Vec<String> = choices
        .iter()
        .map(|choice| match choice {
            Choice::Move(mv) => mv.clone(),
            Choice::Question(begun, count) => format!("{begun} … ({count})"),
        })
        .collect();
    let words: Vec<Option<String>> = choices
        .iter()
        .map(|choice| {
            let (Choice::Move(text) | Choice::Question(text, _)) = choice;
            text.split(' ').next_back().and_then(&explain)
        })
        .collect();
    let widest = shown.iter().map(|choice| choice.chars().count()).max().unwrap_or(0);
    let number = |nth: usize| style.dim(format!("{:>4})", nth + 1));
    let mut text = String::new();
    let explained = words.iter().flatten().count();
    if shown.len() <= EXPLAINED.min(room) && explained > 0 && explained * 3 >= shown.len() {
        for (nth, (choice, words)) in shown.iter().zip(&words).enumerate() {
            let words = words.as_deref().unwrap_or_default();
            let words = cut(words, WIDTH.saturating_sub(widest + 8));
            text += format!("{} {choice:widest$}  {}", number(nth), style.dim(words)).trim_end();
            text.push('\n');
        }
        return text;
    }
    let columns = (WIDTH / (widest + 7)).max(1);
    for (row, line) in shown.chunks(columns).enumerate() {
        for (column, choice) in line.iter().enumerate() {
            text += &format!("{} {choice:widest$} ", number(row * columns + column));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// As much of a text as fits; `card ID` tells the rest.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(offers: &[&str]) -> Vec<String> {
        offers.iter().map(|&offer| offer.to_owned()).collect()
    }

    fn moves(moves: &[&str]) -> Vec<Choice> {
        moves.iter().map(|&mv| Choice::Move(mv.to_owned())).collect()
    }

    const PLOTS: [&str; 9] = ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3"];

    #[test]
    fn nine_plots_are_one_offer_and_a_question() {
        let mut all = offers(&["end", "take key", "take star"]);
        all.extend(PLOTS.map(|plot| format!("build mill {plot}")));
        let asked = choices(&all, "");
        assert_eq!(asked[..3], moves(&["end", "take key", "take star"]));
        assert_eq!(asked[3..], [Choice::Question("build".to_owned(), 9)]);
        let plots = PLOTS.map(|plot| format!("build mill {plot}"));
        assert_eq!(choices(&all, "build"), moves(&plots.each_ref().map(String::as_str)));
    }

    #[test]
    fn a_question_leads_to_the_next_one() {
        let all: Vec<String> = ["mill", "mine"]
            .iter()
            .flat_map(|kind| PLOTS.map(|plot| format!("build {kind} {plot}")))
            .collect();
        let kinds = ["build mill", "build mine"].map(|begun| Choice::Question(begun.to_owned(), 9));
        assert_eq!(choices(&all, ""), kinds);
    }

    #[test]
    fn a_move_can_also_be_the_beginning_of_others() {
        let all = offers(&["pass", "pass a", "pass b", "pass c", "pass d", "pass e", "end"]);
        assert_eq!(choices(&all, "pass"), moves(&["pass", "pass a", "pass b", "pass c", "pass d", "pass e"]));
        assert!(!is_beginning(&all, "pass") && !is_beginning(&all, "pas") && !is_beginning(&all, "end"));
        assert!(is_beginning(&offers(&["take key"]), "take"));
    }

    #[test]
    fn what_is_explained_has_a_line() {
        let explain = |word: &str| (word == "key").then(|| "opens a second street".to_owned());
        let shown = listed(&moves(&["end", "take key"]), explain, 2, Style::Plain);
        assert_eq!(shown, "   1) end\n   2) take key  opens a second street\n");
        let shown = listed(&moves(&["end", "take key"]), explain, 1, Style::Plain);
        assert_eq!(shown, "   1) end         2) take key\n");
        assert_eq!(listed(&moves(&["end", "pass"]), |_| None, 2, Style::Plain), "   1) end     2) pass\n");
        assert_eq!(cut("opens a street", 6), "opens…");
    }
}
