//! The tokens of a data file: RON without blanks and remarks.

use super::MAX_EDITION_BYTES;

/// What is wrong with a text, and at which byte.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stumble {
    pub(super) at: usize,
    pub(super) reason: String,
}

/// A bracket, a mark, a word, a number or a text in quotes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
}

impl Token<'_> {
    pub(super) fn end(self) -> usize {
        self.at + self.text.len()
    }

    pub(super) fn is_word(self) -> bool {
        self.text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
    }
}

/// Takes a text apart.
pub(super) fn tokens(text: &str) -> Result<Vec<Token<'_>>, Stumble> {
    let mut found = vec![];
    let mut at = 0;
    if text.len() > MAX_EDITION_BYTES {
        return Err(Stumble { at, reason: format!("a file has at most {MAX_EDITION_BYTES} bytes") });
    }
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match next {
            _ if next.is_whitespace() => {
                at += next.len_utf8();
                continue;
            }
            '/' => {
                at += remark(rest).map_err(|reason| Stumble { at, reason: reason.into() })?;
                continue;
            }
            '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '#' | '!' => 1,
            '"' => quoted(rest).ok_or_else(|| Stumble { at, reason: "this text has no end".into() })?,
            '\'' => {
                letter(rest).ok_or_else(|| Stumble { at, reason: "this is not a letter in quotes".into() })?
            }
            _ if is_of_a_word(next) => rest.find(|c| !is_of_a_word(c)).unwrap_or(rest.len()),
            _ => {
                let shown: String = next.escape_default().collect();
                return Err(Stumble { at, reason: format!("`{shown}` does not belong here") });
            }
        };
        found.push(Token { text: &rest[..length], at });
        at += length;
    }
    Ok(found)
}

fn is_of_a_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.' | '+' | '-')
}

/// The length of a remark: to the end of the line, or between `/*` and `*/`, which may be nested.
fn remark(text: &str) -> Result<usize, &'static str> {
    if text.starts_with("//") {
        return Ok(text.find('\n').unwrap_or(text.len()));
    }
    let bytes = text.as_bytes();
    let (mut at, mut open) = (0, 0);
    loop {
        match bytes.get(at..at + 2) {
            Some(b"/*") => (at, open) = (at + 2, open + 1),
            Some(b"*/") => (at, open) = (at + 2, open - 1),
            Some(_) if open > 0 => at += 1,
            Some(_) => return Err("`/` does not belong here"),
            None => return Err("this remark has no end"),
        }
        if open == 0 {
            return Ok(at);
        }
    }
}

/// The length of a text in quotes.
fn quoted(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// The length of one letter in quotes.
fn letter(text: &str) -> Option<usize> {
    let mut letters = text.char_indices().skip(1);
    let (_, first) = letters.next()?;
    if first == '\\' {
        letters.next()?;
    }
    let (at, last) = letters.next()?;
    (last == '\'').then_some(at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken_apart(text: &str) -> Vec<&str> {
        tokens(text).unwrap().into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn blanks_and_remarks_are_left_out() {
        let text = "#![enable(implicit_some)]\n// one\n(a: -1, /* two /* three */ */ \"b // c\\\"\": 'x')";
        let expected = [
            "#",
            "!",
            "[",
            "enable",
            "(",
            "implicit_some",
            ")",
            "]",
            "(",
            "a",
            ":",
            "-1",
            ",",
            "\"b // c\\\"\"",
            ":",
            "'x'",
            ")",
        ];
        assert_eq!(taken_apart(text), expected);
    }

    #[test]
    fn what_has_no_end_is_refused_where_it_begins() {
        for (text, at) in [("(\"a", 1), ("( /* /* */", 2), ("1 / 2", 2), ("a ' b", 2), ("a é", 2), ("/", 0)]
        {
            assert_eq!(tokens(text).unwrap_err().at, at, "{text}");
        }
    }
}
