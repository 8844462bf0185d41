//! An edition as a form: every value that somebody may want to enter, with its path, and the edition that was filled in.

use super::filling::Filling;
use super::tree::{Node, Shape};
use super::{DataFile, Edition, Misprint, stem};
use std::collections::{BTreeMap, BTreeSet};

/// What belongs together in a file: a card or a tile, or the numbers of a file that belong to no component.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The file: `heroes.ron`.
    pub file: &'static str,
    /// What it is a component of: `hero`; the name of the file for what is no component.
    pub kind: String,
    /// The component's id: `h07`; none for what is no component.
    pub id: Option<String>,
    /// Its values, in the order in which the file has them.
    pub fields: Vec<Field>,
}

/// One value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Where it stands: `heroes.hero.h07.cost.gold`.
    pub path: String,
    /// The names below the component: `cost`, `gold`.
    pub names: Vec<String>,
    /// What the file says there; empty where it says nothing.
    pub text: String,
    /// What it says of another component, where it says nothing of this one.
    pub example: Option<String>,
    /// What can be entered.
    pub takes: Takes,
}

/// What can be entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Takes {
    /// A whole number.
    Number,
    /// One of these words, as the files write them.
    Word(Vec<String>),
    /// Anything that data files can say.
    Text,
}

/// The most values that are filled in at once; no game has a third of it.
pub const MOST_VALUES: usize = 4000;

impl Edition {
    /// Every value, component by component.
    pub fn form(&self) -> Vec<Part> {
        let roots: Vec<(&'static str, Node<'_>)> =
            self.files().filter_map(|(file, text)| Some((file, Node::read(text).ok()?))).collect();
        let mut words = Words::default();
        for (_, root) in &roots {
            root.visit(&mut vec![], &mut |names, node| words.learn(names.last().map(AsRef::as_ref), node));
        }
        roots.iter().flat_map(|(file, root)| Sheet { file, words: &words }.parts(root)).collect()
    }

    /// What a form calls components and their values, besides ids.
    pub fn names_in_form(&self) -> BTreeSet<String> {
        let mut named: BTreeSet<String> = BTreeSet::new();
        for root in self.files().filter_map(|(_, text)| Node::read(text).ok()) {
            root.visit(&mut vec![], &mut |_, node| {
                if let Shape::Fields(fields) = &node.shape {
                    named.extend(fields.iter().map(|(name, _)| (*name).to_owned()));
                }
            });
        }
        let form = self.form();
        let fields = form.iter().flat_map(|part| &part.fields).flat_map(|field| &field.names);
        let kinds = form.iter().map(|part| &part.kind);
        kinds.chain(fields.filter(|name| named.contains(*name))).cloned().collect()
    }

    /// The same edition with other values, each by its whole path. A value that is not there is added; an empty text takes
    /// away what is there.
    ///
    /// # Errors
    /// If a value is not written as in data files or stands nowhere, or there are too many.
    pub fn filled(&self, values: &BTreeMap<String, String>) -> Result<Edition, Misprint> {
        if values.len() > MOST_VALUES {
            return Err(Misprint::of_file("the form", format!("at most {MOST_VALUES} values at once")));
        }
        let mut left = BTreeMap::new();
        for (path, text) in values {
            let value = if text.trim().is_empty() {
                ""
            } else {
                // Only the value itself: a remark behind it would swallow what follows.
                Node::read(text).map_err(|no| Misprint::of_value(self.file_of(path), path, no.reason))?.text
            };
            left.insert(path.as_str(), value);
        }
        let mut files = vec![];
        for (file, text) in self.files() {
            let filled = match Node::read(text) {
                Ok(root) => Filling::fill(&mut left, text, &root, stem(file)),
                Err(_) => text.to_owned(),
            };
            files.push((file.to_owned(), filled));
        }
        match left.keys().next() {
            Some(path) => Err(Misprint::of_value(self.file_of(path), path, "there is no such value")),
            None => Edition::of(self.built_in, &self.id().name, files),
        }
    }

    fn file_of(&self, path: &str) -> &'static str {
        let is_in = |file: &&DataFile| path.split('.').next() == Some(stem(file.name));
        self.built_in.iter().find(is_in).map_or("the form", |file| file.name)
    }
}

/// The words that stand somewhere under a name.
#[derive(Default)]
struct Words(BTreeMap<String, BTreeSet<String>>);

impl Words {
    fn learn(&mut self, name: Option<&str>, node: &Node<'_>) {
        if let Some(name) = name
            && node.is_word()
        {
            self.0.entry(name.to_owned()).or_default().insert(node.text.to_owned());
        }
    }

    fn under(&self, name: Option<&&str>) -> Vec<String> {
        name.and_then(|name| self.0.get(*name)).into_iter().flatten().cloned().collect()
    }
}

/// A component in a file.
struct Component<'n, 't> {
    kind: String,
    id: String,
    path: String,
    node: &'n Node<'t>,
}

/// Reads the parts of one file.
struct Sheet<'w> {
    file: &'static str,
    words: &'w Words,
}

impl Sheet<'_> {
    fn parts(&self, root: &Node<'_>) -> Vec<Part> {
        let stem = stem(self.file);
        let Shape::Fields(named) = &root.shape else {
            return components(stem, stem, root).map(|listed| self.each(&listed)).unwrap_or_default();
        };
        let (mut fields, mut parts) = (vec![], vec![]);
        for (name, node) in named {
            let path = format!("{stem}.{name}");
            match components(&path, name, node) {
                Some(listed) => parts.extend(self.each(&listed)),
                None => self.fields(&path, &[name], &[Some(node)], 0, &mut fields),
            }
        }
        if !fields.is_empty() {
            parts.insert(0, Part { file: self.file, kind: stem.to_owned(), id: None, fields });
        }
        parts
    }

    fn each(&self, listed: &[Component<'_, '_>]) -> Vec<Part> {
        let alike: Vec<Option<&Node<'_>>> = listed.iter().map(|component| Some(component.node)).collect();
        let part = |(own, component): (usize, &Component<'_, '_>)| {
            let mut fields = vec![];
            self.fields(&component.path, &[], &alike, own, &mut fields);
            // What it is called stays as it is.
            let named = component.node.id().map(|(field, _)| format!("{}.{field}", component.path));
            fields.retain(|field| Some(&field.path) != named.as_ref());
            Part { file: self.file, kind: component.kind.clone(), id: Some(component.id.clone()), fields }
        };
        listed.iter().enumerate().map(part).collect()
    }

    /// The fields of one of several values that are alike, so that what only others have can be entered too.
    fn fields(
        &self,
        path: &str,
        names: &[&str],
        alike: &[Option<&Node<'_>>],
        own: usize,
        out: &mut Vec<Field>,
    ) {
        let there: Vec<&Node<'_>> = alike.iter().flatten().copied().collect();
        let all = |is: fn(&Node<'_>) -> bool| there.iter().all(|node| is(node));
        let mut inner = |name: &str, alike: Vec<Option<&Node<'_>>>| {
            self.fields(&format!("{path}.{name}"), &[names, &[name]].concat(), &alike, own, out);
        };
        let mut long = there.iter().map(|node| node.list().len());
        if alike[own].is_some() && all(|node| node.has_names()) {
            let mut known: Vec<&str> = vec![];
            for (name, _) in there.iter().flat_map(|node| node.named()) {
                if !known.contains(name) {
                    known.push(name);
                }
            }
            for name in known {
                inner(name, alike.iter().map(|node| node.and_then(|node| node.get(name))).collect());
            }
        } else if alike[own].is_some()
            && all(|node| node.lists_named())
            && long.all(|long| long == there[0].list().len())
        {
            for at in 0..there[0].list().len() {
                let nth = alike.iter().map(|node| node.and_then(|node| node.list().get(at)));
                inner(&at.to_string(), nth.collect());
            }
        } else {
            let takes = if all(|node| node.is_number()) {
                Takes::Number
            } else if all(|node| node.is_word()) {
                Takes::Word(self.words.under(names.last()))
            } else {
                Takes::Text
            };
            out.push(Field {
                path: path.to_owned(),
                names: names.iter().map(|name| (*name).to_owned()).collect(),
                text: alike[own].map_or_else(String::new, Node::in_short),
                example: alike[own].is_none().then(|| there.first().map(|node| node.in_short())).flatten(),
                takes,
            });
        }
    }
}

/// The components that a value lists, if it does: entries with an id, or a map of more than numbers.
fn components<'n, 't>(path: &str, name: &str, node: &'n Node<'t>) -> Option<Vec<Component<'n, 't>>> {
    match &node.shape {
        Shape::List(nodes) => {
            let component = |node: &'n Node<'t>| {
                let (field, id) = node.id()?;
                let kind = if field == "id" { name } else { field }.to_owned();
                Some(Component { kind, id: id.to_owned(), path: format!("{path}.{field}.{id}"), node })
            };
            nodes.iter().map(component).collect()
        }
        Shape::Map(named) if named.iter().any(|(_, node)| !node.is_number()) => {
            let component = |(id, node): &'n (&'t str, Node<'t>)| Component {
                kind: name.to_owned(),
                id: (*id).to_owned(),
                path: format!("{path}.{id}"),
                node,
            };
            Some(named.iter().map(component).collect())
        }
        Shape::Plain | Shape::Fields(_) | Shape::Map(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &[DataFile] = &[
        DataFile {
            name: "heroes.ron",
            text: "// The heroes.\n[\n    (hero: \"h1\", cost: {\"wood\": 1}, guild: \"a\", gift: Some(3)), // one, two\n    \
                   (hero: \"h2\", cost: {\"gold\": 2,}, guild: \"b\", power: Gain(\n{\"gold\": 1} // gold\n)),\n]\n",
        },
        DataFile {
            name: "numbers.ron",
            text: "(rounds: 6, bags: [{\"red\": 1}, {\"blue\": 2}], order: (1, 2))",
        },
    ];

    fn shown(part: &Part) -> Vec<String> {
        let field = |field: &Field| {
            let takes = match &field.takes {
                Takes::Number => "number".to_owned(),
                Takes::Word(words) => words.join("|"),
                Takes::Text => "text".to_owned(),
            };
            format!("{}={} {takes}", field.names.join("."), field.text)
        };
        part.fields.iter().map(field).collect()
    }

    fn filled(values: &[(&str, &str)]) -> Result<Edition, Misprint> {
        let values = values.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        Edition::built_in(FILES).filled(&values)
    }

    #[test]
    fn a_form_has_what_any_component_of_a_kind_has() {
        let form = Edition::built_in(FILES).form();
        let [first, second, numbers] = &form[..] else { panic!("{form:?}") };
        assert_eq!((first.kind.as_str(), first.id.as_deref()), ("hero", Some("h1")));
        let of_first = [
            "cost.wood=1 number",
            "cost.gold= number",
            "guild=\"a\" \"a\"|\"b\"",
            "gift=Some(3) text",
            "power= text",
        ];
        assert_eq!(shown(first), of_first);
        assert_eq!(first.fields[4].example.as_deref(), Some("Gain({\"gold\": 1})"), "remarks say nothing");
        assert_eq!(shown(second)[4], "power=Gain({\"gold\": 1}) text");
        assert_eq!((numbers.kind.as_str(), numbers.id.as_deref()), ("numbers", None));
        assert_eq!(
            shown(numbers),
            ["rounds=6 number", "bags.0.red=1 number", "bags.1.blue=2 number", "order=(1, 2) text"]
        );
    }

    #[test]
    fn what_is_filled_in_stands_in_the_files_and_the_rest_stays_as_it_is() {
        let edition = filled(&[
            ("heroes.hero.h1.cost.wood", "4"),
            ("heroes.hero.h1.cost.gold", "5 // five"),
            ("heroes.hero.h1.gift", ""),
            ("heroes.hero.h2.cost.gold", ""),
            ("heroes.hero.h2.gift", "None"),
            ("numbers.bags.1.blue", "7"),
        ])
        .unwrap();
        let texts: Vec<&str> = edition.files().map(|(_, text)| text).collect();
        assert!(texts[0].starts_with("// The heroes.\n[\n    (hero: \"h1\", cost: {\"wood\": 4, \"gold\": 5}, guild: \"a\"), // one, two\n"), "{}", texts[0]);
        assert!(texts[0].contains("cost: {}, guild: \"b\""), "{}", texts[0]);
        assert!(texts[0].contains("\n), gift: None),\n]\n"), "{}", texts[0]);
        assert_eq!(texts[1], "(rounds: 6, bags: [{\"red\": 1}, {\"blue\": 7}], order: (1, 2))");
        assert_eq!(filled(&[]).unwrap(), Edition::built_in(FILES));
    }

    #[test]
    fn what_cannot_be_filled_in_is_refused_with_its_path() {
        for (path, text, reason) in [
            ("heroes.hero.h1.cost.wood", "1, \"gold\": 9", "nothing may follow the value"),
            ("heroes.hero.h1.cost.wood", "(", "the file ends too early"),
            ("heroes.hero.h9.cost.wood", "1", "there is no such value"),
            ("heroes.hero.h1.settlers.first", "1", "there is no such value"),
            ("../secret", "1", "there is no such value"),
        ] {
            let misprint = filled(&[(path, text)]).unwrap_err();
            assert_eq!((misprint.path.as_deref(), misprint.reason.as_str()), (Some(path), reason));
        }
        let many: Vec<String> = (0..=MOST_VALUES).map(|nth| format!("heroes.{nth}")).collect();
        let many: Vec<(&str, &str)> = many.iter().map(|path| (path.as_str(), "1")).collect();
        assert!(filled(&many).unwrap_err().reason.contains("at most"));
    }
}
