//! A data file written anew with other values in it; everything else stays as it is, remarks too.

use super::tree::{Node, Shape};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

/// What is being written.
pub(super) struct Filling<'f, 'v> {
    /// What is still to be entered, by path.
    left: &'f mut BTreeMap<&'v str, &'v str>,
    text: &'f str,
    out: String,
}

impl<'f, 'v> Filling<'f, 'v> {
    /// The text of a file with those values that it has a place for; they are taken out of `left`.
    pub(super) fn fill(
        left: &'f mut BTreeMap<&'v str, &'v str>,
        text: &'f str,
        root: &Node<'_>,
        path: &str,
    ) -> String {
        let mut filling = Filling { left, text, out: text[..root.at].to_owned() };
        filling.write(root, path);
        filling.out + &text[root.end()..]
    }

    fn write(&mut self, node: &Node<'_>, path: &str) {
        if let Some(value) = self.left.remove(path) {
            self.out += value;
            return;
        }
        if node.shape == Shape::Plain {
            self.out += node.text;
            return;
        }
        let opened = node.at + node.text.find(['(', '[', '{']).map_or(node.text.len(), |bracket| bracket + 1);
        self.out += &self.text[node.at..opened];
        let (mut at, mut is_first) = (opened, true);
        for (name, child) in node.children() {
            let below = name.as_ref().map_or_else(|| path.to_owned(), |name| format!("{path}.{name}"));
            let gap = &self.text[at..child.at];
            at = child.end();
            if self.left.get(below.as_str()) == Some(&"") && node.takes_names() {
                self.left.remove(below.as_str());
                continue;
            }
            // What stood before the first value was its bracket; now it may be a comma.
            self.out += if is_first { after_comma(gap) } else { gap };
            self.write(child, &below);
            is_first = false;
        }
        if node.takes_names() {
            for (name, value) in self.new_below(node, path) {
                let comma = if is_first { "" } else { ", " };
                let quote = if matches!(node.shape, Shape::Map(_)) { "\"" } else { "" };
                self.out += &format!("{comma}{quote}{name}{quote}: {value}");
                is_first = false;
            }
        }
        let rest = &self.text[at..node.end()];
        self.out += if is_first { rest.trim_start().strip_prefix(',').unwrap_or(rest) } else { rest };
    }

    /// Values with a path right below this one that the file does not have.
    fn new_below(&mut self, node: &Node<'_>, path: &str) -> Vec<(String, &'v str)> {
        let known: BTreeSet<&str> = node.named().iter().map(|(name, _)| *name).collect();
        let prefix = format!("{path}.");
        let is_new = |below: &&str| {
            let name = &below[prefix.len()..];
            is_name(name) && !known.contains(name)
        };
        let from = (Bound::Included(prefix.as_str()), Bound::Unbounded);
        let below = self.left.range::<str, _>(from).map(|(below, _)| *below);
        let new: Vec<&str> = below.take_while(|below| below.starts_with(&prefix)).filter(is_new).collect();
        let taken = new.into_iter().filter_map(|below| Some((below, self.left.remove(below)?)));
        // Nothing was there, and nothing is entered.
        taken
            .filter(|(_, value)| !value.is_empty())
            .map(|(below, value)| (below[prefix.len()..].to_owned(), value))
            .collect()
    }
}

/// The gap before a value, without the comma that parted it from one that is gone.
fn after_comma(gap: &str) -> &str {
    gap.trim_start().strip_prefix(',').map_or(gap, str::trim_start)
}

fn is_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    !name.is_empty() && name.bytes().all(fits)
}
