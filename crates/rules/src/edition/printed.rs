//! What the files of an edition say about one component, for those who show it.

use super::Edition;
use super::tree::{Node, Shape};

/// What a file says about a component.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The file: `heroes.ron`.
    pub file: &'static str,
    /// What the file calls it: `hero`, or the name of the table in which it stands.
    pub kind: String,
    /// What is printed on it.
    pub printed: Printed,
}

/// A value as it is printed on a component.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A number, a word or a text.
    Plain(String),
    /// Values with names, such as a cost, and the word in front of them, such as `Exchange`.
    Named(String, Vec<(String, Printed)>),
    /// Several values, and the word in front of them.
    List(String, Vec<Printed>),
}

impl Printed {
    fn of(node: &Node<'_>) -> Printed {
        let opens = node.text.find(['(', '[', '{']).unwrap_or(0);
        let word = node.text[..opens].to_owned();
        match &node.shape {
            Shape::Plain => Printed::Plain(node.text.trim_matches('"').to_owned()),
            Shape::Fields(named) | Shape::Map(named) => {
                let named = named.iter().map(|(name, value)| ((*name).to_owned(), Printed::of(value)));
                Printed::Named(word, named.collect())
            }
            Shape::List(values) => match &values[..] {
                [value] if word == "Some" => Printed::of(value),
                _ => Printed::List(word, values.iter().map(Printed::of).collect()),
            },
        }
    }
}

impl Edition {
    /// What its files say about the component of this id: as an entry that begins with it, or under its name.
    pub fn entries(&self, id: &str) -> Vec<Entry> {
        let mut found = vec![];
        for (file, text) in self.files() {
            let Ok(root) = Node::read(text) else { continue };
            root.visit(&mut vec![], &mut |names, node| {
                let is_entry = match (&node.shape, &names[..]) {
                    (Shape::Fields(_), [.., _, name]) => {
                        node.id().is_some_and(|(_, own)| own == id && name == id)
                    }
                    _ => false,
                };
                let stem = file.strip_suffix(".ron").unwrap_or(file);
                if is_entry {
                    let mut printed = Printed::of(node);
                    if let Printed::Named(_, named) = &mut printed {
                        named.remove(0); // It says only what the component is called.
                    }
                    let mut kinds = names[..names.len() - 1].iter().rev().filter(|name| *name != "id");
                    let kind = kinds.next().map_or_else(|| stem.to_owned(), ToString::to_string);
                    found.push(Entry { file, kind, printed });
                }
                if let Shape::Map(named) = &node.shape
                    && let Some((_, value)) = named.iter().find(|(name, value)| *name == id && is_more(value))
                {
                    let kind = names.last().map_or_else(|| stem.to_owned(), ToString::to_string);
                    found.push(Entry { file, kind, printed: Printed::of(value) });
                }
            });
        }
        found
    }
}

/// Whether a value is more than a number: `{"wood": 2}` is an amount of wood, and says nothing about wood.
fn is_more(value: &Node<'_>) -> bool {
    value.text.parse::<i64>().is_err()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DataFile;

    const FILES: &[DataFile] = &[
        DataFile {
            name: "heroes.ron",
            text: "[(hero: \"h1\", cost: {\"wood\": 2}, effect: Some(Gain(d: 1)))]",
        },
        DataFile { name: "tools.ron", text: "(tools: {\"saw\": Cut(\"wood\", 2), \"axe\": Off})" },
    ];

    fn plain(text: &str) -> Printed {
        Printed::Plain(text.to_owned())
    }

    fn named(word: &str, name: &str, value: Printed) -> Printed {
        Printed::Named(word.to_owned(), vec![(name.to_owned(), value)])
    }

    #[test]
    fn an_entry_is_found_by_its_id() {
        let [entry] = &Edition::built_in(FILES).entries("h1")[..] else { panic!("there is one") };
        assert_eq!((entry.file, &*entry.kind), ("heroes.ron", "hero"));
        let Printed::Named(_, printed) = &entry.printed else { panic!("its values have names") };
        let expected = [
            ("cost".to_owned(), named("", "wood", plain("2"))),
            ("effect".to_owned(), named("Gain", "d", plain("1"))),
        ];
        assert_eq!(printed[..], expected);
    }

    #[test]
    fn an_entry_of_a_table_is_found_by_its_name() {
        let edition = Edition::built_in(FILES);
        let cut = Printed::List("Cut".to_owned(), vec![plain("wood"), plain("2")]);
        let expected = Entry { file: "tools.ron", kind: "tools".to_owned(), printed: cut };
        assert_eq!(edition.entries("saw"), [expected]);
        assert_eq!(edition.entries("axe")[0].printed, plain("Off"));
    }

    #[test]
    fn an_amount_of_something_says_nothing_about_it() {
        assert_eq!(Edition::built_in(FILES).entries("wood"), []);
    }
}
