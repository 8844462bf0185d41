//! What people agree on before play, as text: `seats 3; map base`.

use crate::Unreadable;
use serde::Serialize;
use std::fmt::Debug;
use std::str::FromStr;

/// An option that people agree on, and its possible values.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its name: `map`.
    pub key: &'static str,
    /// Its possible values; the first is the default.
    pub values: &'static [&'static str],
}

/// A value for every [`Choice`] of a game.
pub struct Agreed {
    choices: &'static [Choice],
    answers: Vec<&'static str>,
}

impl Agreed {
    /// Reads `key value; key value …` in any order; options that are not named take their defaults.
    ///
    /// # Errors
    /// If a key or value is unknown, or a key occurs twice.
    pub fn read(choices: &'static [Choice], text: &str) -> Result<Agreed, Unreadable> {
        let mut answers: Vec<Option<&'static str>> = vec![None; choices.len()];
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once(' ').unwrap_or((part, ""));
            let Some(at) = choices.iter().position(|choice| choice.key == key) else {
                return Err(Unreadable::new(part, format!("an option; there are {}", listed(choices))));
            };
            let choice = &choices[at];
            let Some(answer) = choice.values.iter().find(|known| **known == value.trim()) else {
                return Err(Unreadable::new(part, format!("an option; there is {}", choice.listed())));
            };
            if answers[at].replace(answer).is_some() {
                return Err(Unreadable::new(part, format!("to be said twice; `{key}` was answered before")));
            }
        }
        let answers = answers.iter().zip(choices).map(|(answer, choice)| answer.unwrap_or(choice.values[0]));
        Ok(Agreed { choices, answers: answers.collect() })
    }

    /// The value of `key`, in the type that the game gives it.
    ///
    /// # Panics
    /// If the game asks for a key that is not among its choices, or lists a value that its type cannot read.
    pub fn value<T: FromStr<Err: Debug>>(&self, key: &str) -> T {
        let at = self.choices.iter().position(|choice| choice.key == key);
        let answer = self.answers[at.unwrap_or_else(|| panic!("`{key}` is not among the choices"))];
        answer.parse().unwrap_or_else(|e| panic!("`{key} {answer}` is a choice that cannot be read: {e:?}"))
    }
}

impl Choice {
    fn listed(&self) -> String {
        format!("`{} {}`", self.key, self.values.join("|"))
    }
}

fn listed(choices: &[Choice]) -> String {
    choices.iter().map(Choice::listed).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHOICES: &[Choice] =
        &[Choice { key: "seats", values: &["2", "3"] }, Choice { key: "map", values: &["base", "lakes"] }];

    fn read(text: &str) -> Result<(u8, String), String> {
        let agreed = Agreed::read(CHOICES, text).map_err(|e| e.to_string())?;
        Ok((agreed.value("seats"), agreed.value("map")))
    }

    #[test]
    fn what_is_not_said_takes_its_default() {
        assert_eq!(read(""), Ok((2, "base".into())));
        assert_eq!(read("map lakes"), Ok((2, "lakes".into())));
        assert_eq!(read(" map  lakes ;seats 3; "), Ok((3, "lakes".into())));
    }

    #[test]
    fn a_refusal_names_what_there_is() {
        assert_eq!(read("seats 9").unwrap_err(), "`seats 9` is not an option; there is `seats 2|3`");
        assert_eq!(read("seats").unwrap_err(), "`seats` is not an option; there is `seats 2|3`");
        assert_eq!(
            read("tempo fast").unwrap_err(),
            "`tempo fast` is not an option; there are `seats 2|3`, `map base|lakes`"
        );
        assert_eq!(
            read("seats 2; seats 2").unwrap_err(),
            "`seats 2` is not to be said twice; `seats` was answered before"
        );
    }
}
