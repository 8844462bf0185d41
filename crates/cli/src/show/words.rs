//! Components and rules in words: what the data files say of a component, and what RULES.md says about it.

use crate::show::wrapped;
use tafel_rules::{Edition, Printed, Rulebook};

/// What a file says of a component that is not printed on it.
const ABOUT_THE_SET: [&str; 3] = ["copies", "provenance", "balanced_points"];
/// The most rules that are cited for one component.
const CITED: usize = 6;

/// The text of a rule without its marks: stars around numbers, quotes around ids.
pub(crate) fn plain(markdown: &str) -> String {
    markdown.chars().filter(|letter| !matches!(letter, '*' | '`')).collect()
}

/// What a component costs and does, in one line; none if no file knows it. An effect that its file only names is told by the
/// rule about it.
pub(crate) fn described(edition: &Edition, rulebook: &str, id: &str) -> Option<String> {
    let printed = edition.entries(id).into_iter().next()?.printed;
    let Rulebook { rules, .. } = Rulebook::read(rulebook);
    let quoted = format!("`{id}`");
    let naming = rules.iter().find(|(_, said)| said.contains(&quoted));
    Some(match (&printed, naming) {
        (Printed::Named(..), Some((number, _))) => format!("{} (§{number})", listed(&printed)),
        (_, Some((_, said))) => plain(said),
        (_, None) => listed(&printed),
    })
}

/// A component as a card: what is printed on it, where that comes from, and the rules that name it. None if nothing names it.
pub(crate) fn card(edition: &Edition, rulebook: &str, id: &str) -> Option<String> {
    let entries = edition.entries(id);
    let quoted = format!("`{id}`");
    let rules: Vec<_> = Rulebook::read(rulebook).rules;
    let naming: Vec<_> = rules.iter().filter(|(_, said)| said.contains(&quoted)).collect();
    if entries.is_empty() && naming.is_empty() {
        return preface_sentence(rulebook, &quoted).map(|said| indented(&plain(&said)));
    }
    let mut text = String::new();
    for entry in &entries {
        text += &indented(&format!("{id} ({}): {}", spelt(&entry.kind), listed(&entry.printed)));
    }
    if edition.reconstructed().contains(id) {
        text += "  Reconstructed: not the printed values.\n";
    }
    for (number, said) in naming.iter().take(CITED) {
        text += &rule(number, said);
    }
    if naming.len() > CITED {
        text += &format!("  and {} more rules\n", naming.len() - CITED);
    }
    Some(text)
}

/// What of an edition is reconstructed, if anything.
pub(crate) fn reconstructed(edition: &Edition) -> Option<String> {
    let files = edition.reconstructed_files().join(", ");
    (!files.is_empty()).then(|| format!("Reconstructed, not the printed values: {files}"))
}

/// The sentence above all chapters that explains a word which all of them use.
fn preface_sentence(rulebook: &str, quoted: &str) -> Option<String> {
    let preface = rulebook.split("\n## ").next()?;
    let paragraph = preface.split("\n\n").find(|paragraph| paragraph.contains(quoted))?.replace('\n', " ");
    let sentence = paragraph.split_inclusive(". ").find(|sentence| sentence.contains(quoted));
    Some(sentence?.trim().to_owned())
}

/// A rule with its number.
pub(crate) fn rule(number: &str, said: &str) -> String {
    indented(&format!("§{number} {}", plain(said)))
}

/// A text below the line before it, its further lines below its first.
fn indented(text: &str) -> String {
    let lines = wrapped(text).into_iter().enumerate();
    lines.map(|(nth, line)| format!("{}{line}\n", if nth == 0 { "  " } else { "    " })).collect()
}

/// Values with their names side by side: `guild adventurer; cost 2 wood, 2 gold`.
fn listed(printed: &Printed) -> String {
    match printed {
        Printed::Named(word, named) if !is_amounts(named) => {
            let parts: Vec<String> =
                told(named).map(|(name, value)| format!("{} {}", spelt(name), said(value))).collect();
            preceded(word, &parts.join("; "))
        }
        _ => said(printed),
    }
}

/// What is of interest at the table: neither what is not there nor how the set is made up.
fn told(named: &[(String, Printed)]) -> impl Iterator<Item = &(String, Printed)> {
    let is_there = |value: &Printed| match value {
        Printed::Plain(text) => text != "0" && text != "None",
        Printed::Named(word, named) => !(word.is_empty() && named.is_empty()),
        Printed::List(word, values) => !(word.is_empty() && values.is_empty()),
    };
    named.iter().filter(move |(name, value)| !ABOUT_THE_SET.contains(&&**name) && is_there(value))
}

/// A value within others.
fn said(printed: &Printed) -> String {
    match printed {
        Printed::Plain(text) => spelt(text),
        Printed::Named(word, named) if is_amounts(named) => {
            let parts: Vec<String> =
                told(named).map(|(name, value)| format!("{} {}", said(value), spelt(name))).collect();
            preceded(word, &parts.join(", "))
        }
        Printed::Named(word, named) => {
            let parts: Vec<String> =
                told(named).map(|(name, value)| format!("{} {}", spelt(name), said(value))).collect();
            preceded(word, &format!("({})", parts.join(", ")))
        }
        Printed::List(word, values) => {
            let parts: Vec<String> = values.iter().map(said).collect();
            match &parts[..] {
                [] => preceded(word, "–"),
                [only] => preceded(word, only),
                _ => preceded(word, &format!("({})", parts.join(", "))),
            }
        }
    }
}

/// Whether these are amounts of things: `2 wood, 2 gold`.
fn is_amounts(named: &[(String, Printed)]) -> bool {
    let is_number = |value: &Printed| matches!(value, Printed::Plain(text) if text.parse::<i64>().is_ok());
    !named.is_empty() && named.iter().all(|(_, value)| is_number(value))
}

fn preceded(word: &str, text: &str) -> String {
    if word.is_empty() || word == "Some" { text.to_owned() } else { format!("{} {text}", spelt(word)) }
}

/// `FortYield` and `use_price` as words.
pub(super) fn spelt(name: &str) -> String {
    let mut words = String::new();
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        let follows_small = words.chars().next_back().is_some_and(char::is_lowercase);
        let opens_word = letters.peek().is_some_and(|next| next.is_lowercase());
        match letter {
            '_' => words.push(' '),
            _ if letter.is_uppercase() && follows_small => {
                words.push(' ');
                words.extend(letter.to_lowercase());
            }
            _ if letter.is_uppercase() && words.is_empty() && opens_word => {
                words.extend(letter.to_lowercase());
            }
            _ => words.push(letter),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_rules::DataFile;

    const FILES: &[DataFile] = &[
        DataFile {
            name: "heroes.ron",
            text: "[(hero: \"h1\", cost: {\"wood\": 2, \"gold\": 1}, effect: Some(GainAll(tile: \"ore\", of: [1, 2])), provenance: \"reconstructed\")]",
        },
        DataFile {
            name: "tools.ron",
            text: "// Tools, our own design.\n{\"saw\": Cut({\"wood\": 2}), \"axe\": Off}",
        },
        DataFile { name: "numbers.ron", text: "// Printed.\n(rounds: 6)" },
    ];
    const RULES: &str = "Tools\n\nThe handle is a\n*grip* (`gr`). That is all.\n\n## §1 Tools\n\n- §1.1 The *Saw* (`saw`) cuts.\n- §1.2 `axe`s and `saw`s are tools.\n";

    #[test]
    fn a_component_is_told_in_words() {
        let edition = Edition::built_in(FILES);
        let told = "cost 2 wood, 1 gold; effect gain all (tile ore, of (1, 2))";
        assert_eq!(described(&edition, RULES, "h1").as_deref(), Some(told));
        assert_eq!(described(&edition, "", "saw").as_deref(), Some("cut 2 wood"));
        assert_eq!(described(&edition, RULES, "saw").as_deref(), Some("The Saw (saw) cuts."));
        assert_eq!(described(&edition, RULES, "rounds"), None);
    }

    #[test]
    fn a_card_says_what_is_reconstructed_and_which_rules_name_it() {
        let edition = Edition::built_in(FILES);
        let saw = "  saw (tools): cut 2 wood\n  Reconstructed: not the printed values.\n  §1.1 The Saw (saw) cuts.\n  §1.2 axes and saws are tools.\n";
        assert_eq!(card(&edition, RULES, "saw").as_deref(), Some(saw));
        let printed = edition.with("tools.ron", "{\"saw\": Cut({\"wood\": 3}), \"axe\": Off}").unwrap();
        assert!(!card(&printed, RULES, "saw").unwrap().contains("Reconstructed"));
        assert_eq!(card(&edition, RULES, "gr").as_deref(), Some("  The handle is a grip (gr).\n"));
        assert_eq!(card(&edition, RULES, "drill"), None);
    }
}
