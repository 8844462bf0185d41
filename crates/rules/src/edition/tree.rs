//! A data file as a tree, in which every value has a path: `hero.h07.cost.gold`.

use super::tokens::{Stumble, Token, tokens};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// How deep values may lie in each other; no data file needs half of it.
const MOST_DEEP: usize = 16;
/// The longest name of a field or key.
const LONGEST_NAME: usize = 64;

/// One value of a data file, with its text and the byte at which it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node<'t> {
    pub(super) at: usize,
    pub(super) text: &'t str,
    pub(super) shape: Shape<'t>,
}

/// Values with the names that they have.
pub(super) type Named<'t> = Vec<(&'t str, Node<'t>)>;

/// What a value is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shape<'t> {
    /// A number, a word or a text.
    Plain,
    /// `(a: 1, b: 2)`
    Fields(Named<'t>),
    /// `{"a": 1, "b": 2}`
    Map(Named<'t>),
    /// `[1, 2]` or `(1, 2)`
    List(Vec<Node<'t>>),
}

/// The names on the way to a value.
pub(super) type Path<'t> = Vec<Cow<'t, str>>;

impl<'t> Node<'t> {
    /// Reads a whole file.
    pub(super) fn read(text: &'t str) -> Result<Node<'t>, Stumble> {
        let tokens = tokens(text)?;
        let mut reader = Reader { text, tokens: &tokens, next: 0 };
        reader.skip_attributes()?;
        let node = reader.value(0)?;
        match reader.peek() {
            None => Ok(node),
            Some(token) => Err(Stumble { at: token.at, reason: "nothing may follow the value".into() }),
        }
    }

    /// Shows every value below this one, and itself, with its path.
    pub(super) fn visit(&self, path: &mut Path<'t>, see: &mut impl FnMut(&Path<'t>, &Node<'t>)) {
        see(path, self);
        match &self.shape {
            Shape::Plain => {}
            Shape::Fields(named) | Shape::Map(named) => {
                for (name, node) in named {
                    path.push(Cow::Borrowed(name));
                    node.visit(path, see);
                    path.pop();
                }
            }
            Shape::List(nodes) => {
                for (nth, node) in nodes.iter().enumerate() {
                    let length = path.len();
                    match node.id() {
                        Some((field, id)) => path.extend([Cow::Borrowed(field), Cow::Borrowed(id)]),
                        None if self.holds_one() => {}
                        None => path.push(Cow::Owned(nth.to_string())),
                    }
                    node.visit(path, see);
                    path.truncate(length);
                }
            }
        }
    }

    /// The byte behind it.
    pub(super) fn end(&self) -> usize {
        self.at + self.text.len()
    }

    /// Its values with names; none, if they have none.
    pub(super) fn named(&self) -> &[(&'t str, Node<'t>)] {
        match &self.shape {
            Shape::Fields(named) | Shape::Map(named) => named,
            Shape::Plain | Shape::List(_) => &[],
        }
    }

    /// Its values without names; none, if they have some.
    pub(super) fn list(&self) -> &[Node<'t>] {
        match &self.shape {
            Shape::List(nodes) => nodes,
            Shape::Plain | Shape::Fields(_) | Shape::Map(_) => &[],
        }
    }

    /// Whether it can have more values with names than it has.
    pub(super) fn takes_names(&self) -> bool {
        matches!(self.shape, Shape::Fields(_) | Shape::Map(_))
    }

    /// Whether it is nothing but values with names: no word stands in front of them.
    pub(super) fn has_names(&self) -> bool {
        self.takes_names() && self.text.starts_with(['(', '{'])
    }

    /// Whether it is a list of such values, told apart by their places alone.
    pub(super) fn lists_named(&self) -> bool {
        let is_nameless = |node: &Node<'_>| node.has_names() && node.id().is_none();
        self.text.starts_with(['(', '[']) && !self.list().is_empty() && self.list().iter().all(is_nameless)
    }

    /// Whether it is a whole number.
    pub(super) fn is_number(&self) -> bool {
        self.shape == Shape::Plain && self.text.parse::<i64>().is_ok()
    }

    /// Whether it is a word, in quotes or not.
    pub(super) fn is_word(&self) -> bool {
        let begins = |text: &str| text.starts_with(|letter: char| letter.is_alphabetic());
        self.shape == Shape::Plain && (begins(self.text) || self.text.starts_with('"'))
    }

    /// Its text on one line, without remarks.
    pub(super) fn in_short(&self) -> String {
        let mut short = String::new();
        for token in tokens(self.text).unwrap_or_default() {
            let joins = short.is_empty()
                || short.ends_with(['(', '[', '{'])
                || matches!(token.text, ")" | "]" | "}" | "," | ":" | "(");
            if !joins {
                short.push(' ');
            }
            short += token.text;
        }
        short
    }

    /// The values right below this one, each with what it adds to the path; nothing for what `Some(…)` holds.
    pub(super) fn children(&self) -> Vec<(Option<Cow<'t, str>>, &Node<'t>)> {
        match &self.shape {
            Shape::Plain => vec![],
            Shape::Fields(named) | Shape::Map(named) => {
                named.iter().map(|(name, node)| (Some(Cow::Borrowed(*name)), node)).collect()
            }
            Shape::List(nodes) => {
                let named = |(nth, node): (usize, &Node<'t>)| match node.id() {
                    Some((field, id)) => Some(Cow::Owned(format!("{field}.{id}"))),
                    None if self.holds_one() => None,
                    None => Some(Cow::Owned(nth.to_string())),
                };
                nodes.iter().enumerate().map(|(nth, node)| (named((nth, node)), node)).collect()
            }
        }
    }

    /// `Some(…)` and the like are the value that they hold.
    fn holds_one(&self) -> bool {
        self.list().len() == 1 && self.text.ends_with(')')
    }

    /// An entry of a list that begins with a word in quotes, `(hero: "h07", …)`, has a name.
    pub(super) fn id(&self) -> Option<(&'t str, &'t str)> {
        let Shape::Fields(fields) = &self.shape else { return None };
        let (field, first) = fields.first()?;
        let id = first.text.strip_prefix('"')?.strip_suffix('"')?;
        (id.len() <= LONGEST_NAME).then_some((*field, id))
    }
}

struct Reader<'r, 't> {
    text: &'t str,
    tokens: &'r [Token<'t>],
    next: usize,
}

impl<'t> Reader<'_, 't> {
    fn peek(&self) -> Option<Token<'t>> {
        self.tokens.get(self.next).copied()
    }

    fn is_next(&self, text: &str) -> bool {
        self.peek().is_some_and(|token| token.text == text)
    }

    fn take(&mut self) -> Result<Token<'t>, Stumble> {
        let ends = || Stumble { at: self.text.len(), reason: "the file ends too early".into() };
        let token = self.peek().ok_or_else(ends)?;
        self.next += 1;
        Ok(token)
    }

    fn expect(&mut self, text: &str) -> Result<Token<'t>, Stumble> {
        let token = self.take()?;
        if token.text == text {
            Ok(token)
        } else {
            Err(Stumble { at: token.at, reason: format!("`{text}` is expected here") })
        }
    }

    /// `#![enable(…)]`
    fn skip_attributes(&mut self) -> Result<(), Stumble> {
        while self.is_next("#") {
            while self.take()?.text != "]" {}
        }
        Ok(())
    }

    fn value(&mut self, depth: usize) -> Result<Node<'t>, Stumble> {
        let first = self.take()?;
        if depth > MOST_DEEP {
            return Err(Stumble { at: first.at, reason: "values lie too deep in each other".into() });
        }
        let opened = if first.is_word() && self.is_next("(") { self.take()? } else { first };
        let (shape, end) = match opened.text {
            "(" if self.are_fields() => {
                let (named, end) = self.named(")", depth)?;
                (Shape::Fields(named), end)
            }
            "(" => self.list(")", depth)?,
            "[" => self.list("]", depth)?,
            "{" => {
                let (named, end) = self.named("}", depth)?;
                (Shape::Map(named), end)
            }
            ")" | "]" | "}" | "," | ":" | "#" | "!" => {
                return Err(Stumble { at: first.at, reason: "a value is expected here".into() });
            }
            _ => (Shape::Plain, opened.end()),
        };
        Ok(Node { at: first.at, text: &self.text[first.at..end], shape })
    }

    fn are_fields(&self) -> bool {
        let after = self.tokens.get(self.next + 1);
        self.peek().is_some_and(Token::is_word) && after.is_some_and(|token| token.text == ":")
    }

    fn list(&mut self, close: &str, depth: usize) -> Result<(Shape<'t>, usize), Stumble> {
        let mut nodes = vec![];
        while !self.is_next(close) {
            nodes.push(self.value(depth + 1)?);
            self.separator(close)?;
        }
        Ok((Shape::List(nodes), self.take()?.end()))
    }

    fn named(&mut self, close: &str, depth: usize) -> Result<(Named<'t>, usize), Stumble> {
        let (mut named, mut names) = (vec![], BTreeSet::new());
        while !self.is_next(close) {
            let token = self.take()?;
            let name = token.text.trim_matches('"');
            let refused = |reason| Err(Stumble { at: token.at, reason });
            if name.len() > LONGEST_NAME {
                return refused(format!("a name has at most {LONGEST_NAME} letters"));
            }
            if !names.insert(name) {
                return refused(format!("`{name}` stands twice"));
            }
            self.expect(":")?;
            named.push((name, self.value(depth + 1)?));
            self.separator(close)?;
        }
        Ok((named, self.take()?.end()))
    }

    fn separator(&mut self, close: &str) -> Result<(), Stumble> {
        if self.is_next(close) { Ok(()) } else { self.expect(",").map(drop) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(text: &str) -> Vec<(String, &str)> {
        let mut found = vec![];
        let root = Node::read(text).unwrap();
        root.visit(&mut vec![], &mut |path, node| {
            if node.shape == Shape::Plain {
                found.push((path.join("."), node.text));
            }
        });
        found
    }

    #[test]
    fn every_value_has_a_path() {
        let text = "#![enable(x)] (a: {\"wood\": 1}, b: [(hero: \"h07\", cost: Some(Pay(2)))], c: (3, Gain(d: 4)), e: Off)";
        let expected = [
            ("a.wood", "1"),
            ("b.hero.h07.hero", "\"h07\""),
            ("b.hero.h07.cost", "2"),
            ("c.0", "3"),
            ("c.1.d", "4"),
            ("e", "Off"),
        ];
        assert_eq!(paths(text), expected.map(|(path, value)| (path.to_owned(), value)));
    }

    #[test]
    fn a_text_that_is_no_tree_is_refused_where_it_goes_wrong() {
        let deep = "[".repeat(1000);
        let long = format!("({}: 1)", "a".repeat(65));
        for (text, at) in [
            ("(a: 1", 5),
            ("(a: 1 b: 2)", 6),
            ("(a: ,)", 4),
            ("{\"a\" 1}", 5),
            ("(a: 1, a: 2)", 7),
            ("1 2", 2),
            ("", 0),
            ("#![", 3),
            (deep.as_str(), 17),
            (long.as_str(), 1),
        ] {
            assert_eq!(Node::read(text).unwrap_err().at, at, "{text}");
        }
    }
}
