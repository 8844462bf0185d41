//! A RULES.md, read: its chapters, and its rules by number.

/// What `RULES.md` says, for those who show it.
pub struct Rulebook<'text> {
    /// The chapters, in order.
    pub chapters: Vec<Chapter<'text>>,
    /// The number of every rule, and what it says in one line.
    pub rules: Vec<(&'text str, String)>,
}

/// A heading such as `## §4 Towns`.
pub struct Chapter<'text> {
    /// Its number: `4`.
    pub number: &'text str,
    /// Its title, without the remark in parentheses that may follow.
    pub heading: &'text str,
    /// Whether its remark, or that of the part it stands in, says that it is reconstructed.
    pub reconstructed: bool,
}

impl<'text> Rulebook<'text> {
    /// Reads headings (`# Part A`, `## §4 Towns`) and list items (`- §4.2 …`); all else is for the reader of the file.
    pub fn read(text: &'text str) -> Rulebook<'text> {
        let mut part_is_reconstructed = false;
        let mut chapters = Vec::new();
        for line in text.lines() {
            let is_reconstructed = line.contains("(reconstructed");
            if line.starts_with("# ") {
                part_is_reconstructed = is_reconstructed;
            } else if let Some((number, title)) = line.strip_prefix("## §").and_then(|it| it.split_once(' '))
            {
                let heading = title.split(" (").next().unwrap_or(title);
                let reconstructed = part_is_reconstructed || is_reconstructed;
                chapters.push(Chapter { number, heading, reconstructed });
            }
        }
        Rulebook { chapters, rules: rules(text) }
    }
}

/// The list items `- §4.2 …`, with the indented lines that follow each.
fn rules(text: &str) -> Vec<(&str, String)> {
    let mut rules: Vec<(&str, String)> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let opened = line.strip_prefix("- §").and_then(|item| item.split_once(' '));
        if let Some((number, first)) = opened {
            rules.push((number, first.to_owned()));
            is_open = true;
        } else if is_open && line.starts_with(' ') {
            let (_, said) = rules.last_mut().expect("a rule is open");
            said.push(' ');
            said.push_str(line.trim());
        } else {
            is_open = false;
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
# Chess

## §1 Play (with the option `play on`)

- §1.1 White begins.
- §1.10 A pawn moves
  one step;
  at first two.

A remark.
  Its second line.

# Part B (reconstructed)

## §2 End

- §2.1 Mate.
";

    #[test]
    fn rules_are_one_line_each() {
        let said = "A pawn moves one step; at first two.";
        let expected =
            [("1.1", "White begins.".to_owned()), ("1.10", said.to_owned()), ("2.1", "Mate.".to_owned())];
        assert_eq!(Rulebook::read(RULES).rules, expected);
    }

    #[test]
    fn chapters_know_whether_they_are_reconstructed() {
        let chapters = Rulebook::read(RULES).chapters;
        let said: Vec<_> = chapters.iter().map(|it| (it.number, it.heading, it.reconstructed)).collect();
        assert_eq!(said, [("1", "Play", false), ("2", "End", true)]);
    }
}
