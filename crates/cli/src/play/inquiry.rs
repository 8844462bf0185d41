//! What a person can ask about the game: a component, a rule, a hint. Nothing of it touches the match.

use crate::show::words;
use tafel_bots::{Advice, Level};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Edition, Rulebook, Seat};

/// Who gives hints: strong, and quick enough to be asked at every decision.
const ADVISER: Level = Level::Expert;
/// How many moves a hint names.
const NAMED: usize = 3;

/// What is printed on a component, and which rules name it.
pub(super) fn card(edition: &Edition, rulebook: &str, id: &str) -> String {
    if id.is_empty() {
        return "Type `card` and the word of a component as it stands on the screen.\n".to_owned();
    }
    words::card(edition, rulebook, id)
        .unwrap_or_else(|| format!("Nothing in this game is called `{}`.\n", super::offers::cut(id, 40)))
}

/// The chapters; the rules of a chapter; or one rule.
pub(super) fn rules(rulebook: &str, number: &str) -> String {
    let book = Rulebook::read(rulebook);
    let number = number.trim_start_matches('§');
    if number.is_empty() {
        let line = |chapter: &tafel_rules::Chapter<'_>| {
            let mark = if chapter.reconstructed { " (reconstructed)" } else { "" };
            format!("  §{} {}{mark}\n", chapter.number, words::plain(chapter.heading))
        };
        return book.chapters.iter().map(line).collect::<String>() + "Type `rules 4` for a chapter.\n";
    }
    let said: String = book
        .rules
        .iter()
        .filter(|(own, _)| {
            *own == number || own.split_once('.').is_some_and(|(chapter, _)| chapter == number)
        })
        .map(|(own, said)| words::rule(own, said))
        .collect();
    if said.is_empty() { format!("There is no rule §{}.\n", super::offers::cut(number, 40)) } else { said }
}

/// What a strong player would do, the best first.
pub(super) fn hint<R: Evaluate>(
    rules: &R,
    seat: Seat,
    view: &R::View,
    moves: &[R::Move],
    dice: Dice,
) -> String {
    let mut advice = if moves.len() > 1 { ADVISER.advise(rules, seat, view, moves, dice) } else { vec![] };
    advice.sort_by_key(|advice| std::cmp::Reverse(advice.points));
    let named = |Advice { mv, points }: &Advice<R::Move>| {
        format!("  {mv}: about {} points at the end\n", points.div_euclid(100))
    };
    match &advice[..] {
        [] => moves.first().map_or_else(String::new, |only| format!("  {only}\n")),
        _ => advice.iter().take(NAMED).map(named).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## §1 Play\n\n- §1.1 *White* begins.\n- §1.2 Then `black`.\n\n## §10 End (reconstructed)\n\n- §10.1 Mate.\n";

    #[test]
    fn rules_are_listed_by_chapter_and_number_without_their_marks() {
        assert_eq!(rules(RULES, ""), "  §1 Play\n  §10 End (reconstructed)\nType `rules 4` for a chapter.\n");
        assert_eq!(rules(RULES, "1"), "  §1.1 White begins.\n  §1.2 Then black.\n");
        assert_eq!(rules(RULES, "§10.1"), "  §10.1 Mate.\n");
        assert_eq!(rules(RULES, "2"), "There is no rule §2.\n");
    }
}
