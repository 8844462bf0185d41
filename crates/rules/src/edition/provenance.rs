//! Which components are reconstructed: stand-ins of our own for what is printed and not public.

use super::{Edition, Part, stem};
use std::collections::BTreeSet;

/// How an entry says where it comes from.
const PROVENANCE: &str = "provenance";
/// What it says if it is reconstructed.
const RECONSTRUCTED: &str = "\"reconstructed\"";

impl Edition {
    /// The ids of the components whose values are reconstructed. In another edition those are no longer that somebody has
    /// entered.
    pub fn reconstructed(&self) -> BTreeSet<String> {
        self.marked().into_iter().filter_map(|part| part.id).collect()
    }

    /// The files, without their endings, with such components.
    pub fn reconstructed_files(&self) -> Vec<&'static str> {
        let mut files: Vec<&str> = self.marked().iter().map(|part| stem(part.file)).collect();
        files.dedup();
        files
    }

    fn marked(&self) -> Vec<Part> {
        let ours = if self.is_built_in { vec![] } else { Edition::built_in(self.built_in).form() };
        let is_as_built_in = |part: &Part| {
            ours.iter().any(|own| own.file == part.file && own.id == part.id && own.says_as(part))
        };
        let is_marked = |part: &Part| self.says_so(part) && (self.is_built_in || is_as_built_in(part));
        self.form().into_iter().filter(is_marked).collect()
    }

    /// Whether an entry, or else the file in which it stands, says that it is reconstructed.
    fn says_so(&self, part: &Part) -> bool {
        let own = part.fields.iter().find(|field| field.names == [PROVENANCE]);
        own.map_or_else(|| heading_says_so(self.text(part.file)), |field| field.text == RECONSTRUCTED)
    }
}

impl Part {
    fn says_as(&self, other: &Part) -> bool {
        let said = |part: &Part| -> Vec<(String, String)> {
            let there = part.fields.iter().filter(|field| !field.text.is_empty());
            there.map(|field| (field.path.clone(), field.text.clone())).collect()
        };
        said(self) == said(other)
    }
}

/// A file without such entries says it at its top.
fn heading_says_so(text: &str) -> bool {
    let heading: String = text.lines().take_while(|line| line.starts_with("//")).collect();
    heading.contains("reconstruct") || heading.contains("our own design")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DataFile;

    const FILES: &[DataFile] = &[
        DataFile {
            name: "heroes.ron",
            text: "[(hero: \"h1\", cost: 1, provenance: \"reconstructed\"), (hero: \"h2\", cost: 2, provenance: \"attested\")]",
        },
        DataFile {
            name: "tiles.ron",
            text: "// The tiles: reconstructed.\n(tiles: [(tile: \"mill\", coins: 1), (tile: \"well\", coins: 2)])",
        },
        DataFile { name: "numbers.ron", text: "(rounds: 6)" },
    ];

    fn ids(edition: &Edition) -> Vec<String> {
        edition.reconstructed().into_iter().collect()
    }

    #[test]
    fn an_entry_or_the_top_of_its_file_says_that_it_is_reconstructed() {
        let own = Edition::built_in(FILES);
        assert_eq!(ids(&own), ["h1", "mill", "well"]);
        assert_eq!(own.reconstructed_files(), ["heroes", "tiles"]);
    }

    #[test]
    fn what_somebody_has_entered_is_not_reconstructed_and_the_rest_still_is() {
        let own = Edition::built_in(FILES);
        let changed = own.change("h1.cost", "5").unwrap().change("mill.coins", "4").unwrap();
        assert_eq!(ids(&changed), ["well"]);
        let compared = own.with("tiles.ron", &FILES[1].text.replace(": reconstructed", "")).unwrap();
        assert_eq!(ids(&compared), ["h1"], "whoever has compared a file says so at its top");
        let attested = own.change("heroes.hero.h1.provenance", "\"attested\"").unwrap();
        assert_eq!(ids(&attested), ["mill", "well"]);
    }
}
