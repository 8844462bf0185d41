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

/// The most values of a file in a form, and the most that are filled in at once; no game has a third of it.
pub const MOST_VALUES: usize = 4000;
/// The most words that one chooses from.
const MOST_WORDS: usize = 64;
/// The longest example.
const LONGEST_EXAMPLE: usize = 100;
/// Names times components that are compared with each other; beyond that a value is a text.
const MOST_COMPARED: usize = 20_000;

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

    /// All of them; none where they are too many to choose from.
    fn under(&self, name: Option<&&str>) -> Option<Vec<String>> {
        let words = self.0.get(*name?).filter(|words| words.len() <= MOST_WORDS)?;
        Some(words.iter().cloned().collect())
    }
}

/// A component in a file.
struct Component<'n, 't> {
    kind: String,
    id: String,
    path: String,
    node: &'n Node<'t>,
}

/// Values of one name in several components: of those with a mark the fields are wanted.
struct Alike<'n, 't> {
    nodes: Vec<Option<&'n Node<'t>>>,
    wanted: Vec<bool>,
}

impl<'n, 't> Alike<'n, 't> {
    fn there(&self) -> impl Iterator<Item = &'n Node<'t>> {
        self.nodes.iter().flatten().copied()
    }

    fn all(&self, is: fn(&Node<'t>) -> bool) -> bool {
        self.there().all(is)
    }

    /// Those of which something is known.
    fn those_there(&self) -> Vec<bool> {
        self.nodes.iter().zip(&self.wanted).map(|(node, wanted)| node.is_some() && *wanted).collect()
    }

    /// The values below these, name by name in the order in which they come; none where they are too many to compare, or have
    /// no names.
    fn below(&self) -> Option<Vec<(String, Alike<'n, 't>)>> {
        let mut columns: Vec<(String, Vec<Option<&'n Node<'t>>>)> = vec![];
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for (nth, node) in self.nodes.iter().enumerate() {
            for (name, child) in node.map(Node::children).unwrap_or_default() {
                let name = name?.into_owned();
                let place = *places.entry(name.clone()).or_insert_with(|| {
                    columns.push((name, vec![]));
                    columns.len() - 1
                });
                if columns.len() * self.nodes.len() > MOST_COMPARED {
                    return None;
                }
                columns[place].1.resize(self.nodes.len(), None);
                columns[place].1[nth] = Some(child);
            }
        }
        let alike = |(name, nodes)| (name, Alike { nodes, wanted: self.those_there() });
        Some(columns.into_iter().map(alike).collect())
    }
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
        let (mut fields, mut parts) = (vec![vec![]], vec![]);
        for (name, node) in named {
            let path = format!("{stem}.{name}");
            match components(&path, name, node) {
                Some(listed) => parts.extend(self.each(&listed)),
                None => {
                    let alone = Alike { nodes: vec![Some(node)], wanted: vec![true] };
                    self.fields(&[stem], &[name], &alone, &mut fields);
                }
            }
        }
        let fields = fields.remove(0);
        if !fields.is_empty() {
            parts.insert(0, Part { file: self.file, kind: stem.to_owned(), id: None, fields });
        }
        parts
    }

    fn each(&self, listed: &[Component<'_, '_>]) -> Vec<Part> {
        let nodes: Vec<Option<&Node<'_>>> = listed.iter().map(|component| Some(component.node)).collect();
        let paths: Vec<&str> = listed.iter().map(|component| component.path.as_str()).collect();
        let mut fields = vec![vec![]; listed.len()];
        self.fields(&paths, &[], &Alike { wanted: vec![true; nodes.len()], nodes }, &mut fields);
        let part = |(component, mut fields): (&Component<'_, '_>, Vec<Field>)| {
            // What it is called stays as it is.
            let named = component.node.id().map(|(field, _)| format!("{}.{field}", component.path));
            fields.retain(|field| Some(&field.path) != named.as_ref());
            Part { file: self.file, kind: component.kind.clone(), id: Some(component.id.clone()), fields }
        };
        listed.iter().zip(fields).map(part).collect()
    }

    /// The fields of values that are alike, so that what only some have can be entered for the others too.
    fn fields(&self, paths: &[&str], names: &[&str], alike: &Alike<'_, '_>, out: &mut [Vec<Field>]) {
        let long = alike.there().next().map_or(0, |first| first.list().len());
        let parts = alike.all(Node::has_names)
            || alike.all(Node::lists_named) && alike.there().all(|node| node.list().len() == long);
        let below = if parts { alike.below() } else { None };
        let is_parted = below.is_some();
        for (name, alike) in below.unwrap_or_default() {
            self.fields(paths, &[names, &[&name]].concat(), &alike, out);
        }
        let takes = if is_parted {
            // Of those that have nothing there yet.
            Takes::Text
        } else if alike.all(Node::is_number) {
            Takes::Number
        } else if alike.all(Node::is_word) {
            self.words.under(names.last()).map_or(Takes::Text, Takes::Word)
        } else {
            Takes::Text
        };
        let example = alike.there().map(Node::in_short).find(|text| text.len() <= LONGEST_EXAMPLE);
        for (nth, node) in alike.nodes.iter().enumerate() {
            if !alike.wanted[nth] || is_parted && node.is_some() {
                continue;
            }
            if out.iter().map(Vec::len).sum::<usize>() >= MOST_VALUES {
                return;
            }
            out[nth].push(Field {
                path: [&paths[nth..=nth], names].concat().join("."),
                names: names.iter().map(|name| (*name).to_owned()).collect(),
                text: node.map_or_else(String::new, Node::in_short),
                example: if node.is_none() { example.clone() } else { None },
                takes: takes.clone(),
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

    /// Whatever a stranger calls an edition, its form is not much longer.
    #[test]
    fn a_form_of_many_or_long_values_is_bounded() {
        let entry = |nth: usize| {
            format!("(hero: \"h{nth}\", x{nth}: {{\"a\": 1}}, long: \"{}\"),", "x".repeat(nth % 50))
        };
        let many: String = (0..2500).map(entry).collect();
        for text in [
            format!("[{many}]"),
            format!("{{{}}}", (0..9000).map(|nth| format!("\"k{nth}\": a,")).collect::<String>()),
        ] {
            let edition = Edition::built_in(FILES).with("heroes.ron", &text).unwrap();
            let form = edition.form();
            let fields: Vec<&Field> = form.iter().flat_map(|part| &part.fields).collect();
            assert!(fields.len() <= 2 * MOST_VALUES, "{}", fields.len());
            assert!(fields.iter().map(|field| field.text.len()).sum::<usize>() <= text.len());
            assert!(fields.iter().all(|field| field.takes != Takes::Word(vec![])));
        }
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
