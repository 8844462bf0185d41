//! The editions that are tried out: every value of a range, or what a file lists.

use crate::failure::Failure;
use std::str::FromStr;
use tafel_rules::Edition;

/// The most editions that one sweep tries out.
const MOST_VARIANTS: usize = 200;

/// An edition that is tried out.
pub(super) struct Variant {
    /// What it changes.
    pub(super) name: String,
    pub(super) edition: Edition,
}

/// A number and the values that it takes: `hero.h07.cost.gold=1:3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Change {
    path: String,
    from: i64,
    to: i64,
    step: i64,
}

impl FromStr for Change {
    type Err = String;

    fn from_str(text: &str) -> Result<Change, String> {
        let read = || {
            let (path, range) = text.split_once('=')?;
            let mut numbers = range.split(':').map(|number| number.trim().parse::<i64>().ok());
            let (from, to) = (numbers.next()??, numbers.next()??);
            let step = numbers.next().unwrap_or(Some(1))?;
            let sound = from <= to && step > 0 && numbers.next().is_none() && !path.trim().is_empty();
            sound.then(|| Change { path: path.trim().to_owned(), from, to, step })
        };
        read().ok_or_else(|| "not PATH=FROM:TO or PATH=FROM:TO:STEP, such as rounds=4:8:2".to_owned())
    }
}

impl Change {
    fn values(&self) -> impl Iterator<Item = i64> {
        // One more than is ever tried out tells that there are too many.
        std::iter::successors(Some(self.from), |value| value.checked_add(self.step))
            .take_while(|&value| value <= self.to)
            .take(MOST_VARIANTS + 1)
    }
}

/// The edition as it is, then every combination of the changes, then what the lines of a file change.
pub(super) fn of(
    base: &Edition,
    changes: &[Change],
    file: Option<(&str, &str)>,
) -> Result<Vec<Variant>, Failure> {
    let as_it_is = || Variant { name: "as it is".to_owned(), edition: base.clone() };
    let mut combined = vec![];
    if !changes.is_empty() {
        combined.push(Variant { name: String::new(), edition: base.clone() });
    }
    for change in changes {
        base.number(&change.path).map_err(refused)?;
        let mut further = vec![];
        for variant in &combined {
            for value in change.values() {
                let edition = variant.edition.change(&change.path, &value.to_string()).map_err(refused)?;
                let said = format!("{}={value}", change.path);
                let name = if variant.name.is_empty() { said } else { format!("{}, {said}", variant.name) };
                further.push(Variant { name, edition });
                bounded(further.len())?;
            }
        }
        combined = further;
    }
    let mut variants = vec![as_it_is()];
    variants.extend(combined.into_iter().filter(|variant| variant.edition.id().digest != base.id().digest));
    if let Some((file, text)) = file {
        for (nth, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let failed = |why: String| Failure::Input(format!("{file}, line {}: {why}", nth + 1));
                variants.push(listed(base, line).map_err(failed)?);
                bounded(variants.len())?;
            }
        }
    }
    Ok(variants)
}

fn bounded(variants: usize) -> Result<(), Failure> {
    if variants > MOST_VARIANTS {
        return Err(Failure::Input(format!("a sweep tries out at most {MOST_VARIANTS} editions")));
    }
    Ok(())
}

fn refused(why: impl std::fmt::Display) -> Failure {
    Failure::Input(why.to_string())
}

/// `cheap knights: h07.cost.gold = 1; h08.cost = {"wood": 2}`
fn listed(base: &Edition, line: &str) -> Result<Variant, String> {
    let form = || "not `NAME: PATH = VALUE; PATH = VALUE`".to_owned();
    let (name, changes) = line.split_once(": ").ok_or_else(form)?;
    let mut edition = base.clone();
    for change in changes.split(';').map(str::trim).filter(|change| !change.is_empty()) {
        let (path, value) = change.split_once('=').ok_or_else(form)?;
        edition = edition.change(path.trim(), value.trim()).map_err(|refused| refused.to_string())?;
    }
    Ok(Variant { name: name.to_owned(), edition })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_rules::DataFile;

    const FILES: &[DataFile] = &[DataFile { name: "numbers.ron", text: "(rounds: 4, price: {\"wood\": 1})" }];

    fn names(changes: &[&str], file: Option<&str>) -> Result<Vec<String>, String> {
        let changes: Vec<Change> = changes.iter().map(|change| change.parse().unwrap()).collect();
        let variants = of(&Edition::built_in(FILES), &changes, file.map(|text| ("v.txt", text)));
        variants
            .map(|variants| variants.into_iter().map(|variant| variant.name).collect())
            .map_err(|e| e.to_string())
    }

    #[test]
    fn every_combination_is_tried_once_and_what_is_already_so_is_not_tried_again() {
        let expected =
            ["as it is", "rounds=2, price.wood=1", "rounds=2, price.wood=2", "rounds=4, price.wood=2"];
        assert_eq!(names(&["rounds=2:5:2", "price.wood=1:2"], None).unwrap(), expected);
    }

    #[test]
    fn a_file_lists_variants_by_name() {
        let file = "# ours\n\nlong: rounds = 8\ndear: rounds = 3; price = {\"wood\": 2, \"clay\": 1}\n";
        assert_eq!(names(&[], Some(file)).unwrap(), ["as it is", "long", "dear"]);
        assert_eq!(
            names(&[], Some("long rounds = 8")).unwrap_err(),
            "v.txt, line 1: not `NAME: PATH = VALUE; PATH = VALUE`"
        );
        assert_eq!(
            names(&[], Some("a: stone = 8")).unwrap_err(),
            "v.txt, line 1: there is no `stone` in the edition"
        );
    }

    #[test]
    fn a_range_is_a_number_of_the_edition_and_has_an_end() {
        assert_eq!(
            names(&["price=1:2"], None).unwrap_err(),
            "`numbers.price` is not a number; in it are numbers.price.wood"
        );
        assert_eq!(
            names(&["rounds=0:9223372036854775807"], None).unwrap_err(),
            "a sweep tries out at most 200 editions"
        );
        for wrong in
            ["rounds", "rounds=1", "rounds=2:1", "rounds=1:2:0", "rounds=1:2:3:4", "=1:2", "rounds=a:b"]
        {
            assert!(wrong.parse::<Change>().is_err(), "{wrong}");
        }
    }
}
