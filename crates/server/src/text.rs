//! Texts that people give: what they are called, what they say.

use crate::error::Error;

/// The longest name or label, in characters.
pub(crate) const LONGEST_NAME: usize = 32;
/// The longest thing that can be said.
const LONGEST_SAID: usize = 500;
/// The longest reason for a report.
const LONGEST_REASON: usize = 1000;

/// A name or label: 1 to 32 characters that can be seen, no blanks around.
///
/// # Errors
/// If the text is something else.
pub fn name(text: &str) -> Result<String, Error> {
    let name = text.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    if fits && name.chars().all(|letter| !hides(letter)) {
        return Ok(name.to_owned());
    }
    Err(Error::Unreadable("a name has 1 to 32 characters that can be seen".into()))
}

/// Something that is said to others: 1 to 500 characters, at least one of them to be seen.
pub(crate) fn said(text: &str) -> Result<String, Error> {
    sentence(text, LONGEST_SAID)
        .ok_or_else(|| Error::Unreadable("1 to 500 characters can be said, no control characters".into()))
}

/// The reason for a report.
pub(crate) fn reason(text: &str) -> Result<String, Error> {
    sentence(text, LONGEST_REASON)
        .ok_or_else(|| Error::Unreadable("a reason has 1 to 1000 characters".into()))
}

fn sentence(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let fits = text.chars().count() <= longest;
    // People write in scripts that need joiners; they must not change where others' words stand.
    let sound = text.chars().all(|letter| !letter.is_control() && !turns(letter));
    let seen = text.chars().any(|letter| !letter.is_whitespace() && !hides(letter));
    (fits && sound && seen).then(|| text.to_owned())
}

/// Whether a character cannot be seen, or changes how others are seen.
fn hides(letter: char) -> bool {
    letter.is_control()
        || turns(letter)
        || matches!(letter,
            // Blanks that are no blanks to a computer: fillers of Hangul, the empty pattern of Braille.
            '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' | '\u{2800}'
            // Joiners, soft hyphens, invisible operators, marks that only programs read.
            | '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}'
            // For private use: nobody knows what they look like.
            | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}')
}

/// Whether a character turns the direction of those around it.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen_and_are_what_they_look_like() {
        for good in ["Anna", "Zoë", "Ζωή", "李", "a b", "O'Hara-Ürsli", "👩"] {
            assert_eq!(name(&format!("  {good} ")).unwrap(), good);
        }
        let long = "x".repeat(33);
        for bad in [
            "",
            "   ",
            "\u{200B}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "a\nb",
            "a\u{0}b",
            "gnirts\u{202E}evil",
            "\u{2066}Anna",
            "An\u{200D}na",
            "Anna\u{FEFF}",
            "\u{E0041}",
            &long,
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_is_said_may_have_joiners_but_nothing_that_turns_or_controls() {
        assert_eq!(said(" می\u{200C}خواهم ").unwrap(), "می\u{200C}خواهم");
        for bad in ["", " ", "\u{200B}", "a\u{0}", "a\tb", "a\u{202E}b", &"x".repeat(501)] {
            assert!(said(bad).is_err(), "{bad:?}");
        }
        assert!(reason(&"x".repeat(1000)).is_ok());
    }
}
