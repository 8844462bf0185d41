//! A few resources as words of a line.

use crate::Resource;
use crate::data::Resources;
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};
use tafel_rules::Id;

/// A few resources as a line names them, each as often as there are: `wood wood clay`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Bundle([u8; Resource::ALL.len()]);

impl Bundle {
    /// No resources.
    pub const NONE: Bundle = Bundle([0; Resource::ALL.len()]);

    /// These resources.
    pub fn of(resources: Resources) -> Bundle {
        let mut bundle = Bundle::NONE;
        resources.iter().for_each(|(kind, amount)| bundle.0[kind.index()] = amount);
        bundle
    }

    /// How many of each basic resource.
    #[inline]
    pub fn basics(amounts: [u8; Resource::BASIC.len()]) -> Bundle {
        let [wood, clay, stone] = amounts;
        Bundle([wood, clay, stone, 0, 0])
    }

    /// The same, to calculate with.
    pub fn resources(self) -> Resources {
        Resource::all().map(|kind| Resources::of(kind, self.0[kind.index()])).sum()
    }

    fn words(self) -> impl Iterator<Item = Resource> {
        Resource::all().flat_map(move |kind| (0..self.0[kind.index()]).map(move |_| kind))
    }

    /// One resource more.
    #[must_use]
    pub(crate) fn with(mut self, kind: Resource) -> Bundle {
        let amount = &mut self.0[kind.index()];
        *amount = Resources::MOST.min(*amount + 1);
        self
    }
}

/// The resources, separated by blanks.
impl Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, kind) in self.words().enumerate() {
            write!(f, "{}{kind}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

tafel_rules::typescript!(Bundle as "Array<Resource>");

/// A list of words.
impl Serialize for Bundle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.words())
    }
}
