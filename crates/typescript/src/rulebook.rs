//! Which rules and chapters a RULES.md has, as types: texts for the page must know them all.

use crate::union;

/// The unions `Chapter` and `RuleNumber`, from lines such as `- §4.2 …`.
pub(crate) fn types(rulebook: &str) -> String {
    let numbers: Vec<&str> = rulebook.lines().filter_map(number).collect();
    let mut chapters: Vec<&str> = numbers.iter().filter_map(|number| number.split('.').next()).collect();
    chapters.dedup();
    format!(
        "/** A chapter of the rules. */\nexport type Chapter = {};\n\n/** A rule of RULES.md. */\nexport type RuleNumber = {};\n",
        union(&chapters),
        union(&numbers)
    )
}

/// The number of the rule that a line states.
fn number(line: &str) -> Option<&str> {
    let number = line.strip_prefix("- §")?.split(' ').next()?;
    number.contains('.').then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_and_chapters_are_listed_once() {
        let types = types("# Rules\n## 1 Start\n- §1.1 Sit.\n- §1.2 Stand.\nSee §9.9.\n- §2.1 Go.\n");
        assert!(types.contains("Chapter = \"1\" | \"2\";"), "{types}");
        assert!(types.contains("RuleNumber = \"1.1\" | \"1.2\" | \"2.1\";"), "{types}");
    }
}
