//! The rules of a game for players, in English: what its RULES.md says, without what is for the readers of that file.

use crate::{File, json};
use tafel_rules::Rulebook;

/// The module of a game's rules, which the page loads when somebody opens them.
pub(crate) fn file(id: &str, text: &str) -> File {
    let book = Rulebook::read(text);
    let chapters = book.chapters.iter().map(|chapter| entry(chapter.number, chapter.heading));
    let rules = book.rules.iter().map(|(number, said)| entry(number, &for_players(said)));
    let reconstructed = book.chapters.iter().filter(|chapter| chapter.reconstructed);
    let text = format!(
        "// Made from crates/games/{id}/RULES.md by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.\n\n\
         const rulebook = {{\n  chapters: {{\n{chapters}  }},\n  rules: {{\n{rules}  }},\n  reconstructed: {reconstructed},\n}};\n\n\
         export default rulebook;\n",
        chapters = chapters.collect::<String>(),
        rules = rules.collect::<String>(),
        reconstructed = json(&reconstructed.map(|chapter| chapter.number).collect::<Vec<_>>()),
    );
    File { name: format!("rules/{id}.ts"), text }
}

fn entry(number: &str, said: &str) -> String {
    format!("    \"{number}\": {},\n", json(&said))
}

/// The rule without its standing (`(S)`), unless that is a reading in doubt, without words of records and options
/// (``(`take red`)``), and with no emphasis but that of marks: `*(ruling)*`.
fn for_players(rule: &str) -> String {
    let without_words = cut(rule, " (`", ")");
    let marked = without_words.replace("(L) ", "*(likeliest reading)* ");
    let without_standing = STANDINGS.iter().fold(marked, |text, standing| text.replace(standing, ""));
    let mut text = String::new();
    for (at, piece) in without_standing.split('*').enumerate() {
        let is_mark = at % 2 == 1 && piece.starts_with('(');
        text += &if is_mark { format!("*{piece}*") } else { piece.to_owned() };
    }
    text
}

/// Where a rule comes from, in a rulebook whose parts have a different standing.
const STANDINGS: &[&str] = &["(S) ", "(F) ", "(O) "];

/// The text without what stands between two signs, and without the signs.
fn cut(text: &str, from: &str, to: &str) -> String {
    let mut pieces = text.split(from);
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |kept, piece| kept + piece.split_once(to).map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_what_is_for_them() {
        let rule = "(S) A *bank* (`bank`) pays *3* (`use 1.1`, `skip`) *(ruling)*. (L) Once (§2.1).";
        assert_eq!(for_players(rule), "A bank pays 3 *(ruling)*. *(likeliest reading)* Once (§2.1).");
    }

    #[test]
    fn chapters_rules_and_what_is_reconstructed_are_written() {
        let file =
            file("go", "## §1 Play\n\n- §1.1 Say \"go\".\n\n## §2 End (reconstructed)\n\n- §2.1 Pass.\n");
        assert_eq!(file.name, "rules/go.ts");
        for expected in
            ["\"1\": \"Play\"", "\"1.1\": \"Say \\\"go\\\".\"", "\"2\": \"End\"", "reconstructed: [\"2\"]"]
        {
            assert!(file.text.contains(expected), "{expected} in {}", file.text);
        }
    }
}
