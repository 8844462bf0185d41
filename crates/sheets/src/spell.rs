//! What data says, as words: the effect `Trade { give: …, get: … }` of a data file, spelled for a reader.

use std::fmt::Debug;

/// The words of a value of a game's data: `RegionYield` is `region yield`, `Jar(3)` is `jar 3`.
pub(crate) fn spelled(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let mut words = String::new();
    let mut before = ' ';
    for letter in text.chars() {
        match letter {
            '{' | '}' | '(' | ')' | '[' | ']' | ':' | '"' => words.push(' '),
            _ if letter.is_uppercase() => {
                if before.is_lowercase() {
                    words.push(' ');
                }
                words.extend(letter.to_lowercase());
            }
            '_' => words.push(' '),
            _ => words.push(letter),
        }
        before = letter;
    }
    // What may be there is said as if it were there, and what is not there is not said.
    let joined = words.split_whitespace().filter(|word| *word != "some").collect::<Vec<_>>().join(" ");
    let parts = joined.replace(" ,", ",");
    let said: Vec<&str> = parts.split(", ").filter(|part| !part.ends_with(" none")).collect();
    said.join(", ").trim_end_matches(',').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    // Read by `Debug` alone.
    #[derive(Debug)]
    #[expect(dead_code, reason = "the fields are only printed")]
    enum Effect {
        RegionYield,
        Jar(u8),
        Trade { give: u8, get_back: Option<u8> },
    }

    #[test]
    fn data_is_spelled_in_words() {
        assert_eq!(spelled(&Effect::RegionYield), "region yield");
        assert_eq!(spelled(&Effect::Jar(3)), "jar 3");
        assert_eq!(spelled(&Effect::Trade { give: 1, get_back: Some(2) }), "trade give 1, get back 2");
        assert_eq!(spelled(&Effect::Trade { give: 1, get_back: None }), "trade give 1");
    }
}
