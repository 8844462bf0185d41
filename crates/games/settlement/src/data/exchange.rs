//! The table of exchanges that follows from the rates.

use super::Resources;
use crate::{Bundle, Move, Resource};
use serde::Deserialize;
use tafel_parts::Set;

/// The rates of §10.1.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rates {
    pub(super) basics_for_basic: u8,
    pub(super) basics_for_diamond: Resources,
    pub(super) diamonds_for_gold: u8,
    pub(super) diamonds_for_basic: u8,
    pub(super) gold_for_basic: u8,
}

/// One exchange with the supply.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rate {
    /// What goes.
    pub give: Resources,
    /// What comes.
    pub get: Resource,
    /// The kinds that go, where basic resources are exchanged for a basic one.
    pub basics: Set<Resource, u8>,
    /// The move that does it.
    pub mv: Move,
}

impl Rate {
    fn new(give: Resources, get: Resource) -> Rate {
        let given = give.iter().map(|(kind, _)| kind);
        let among_basics = get.is_basic() && given.clone().all(Resource::is_basic);
        Rate {
            give,
            get,
            basics: given.filter(|_| among_basics).collect(),
            mv: Move::Exchange { give: Bundle::of(give), get },
        }
    }
}

impl Rates {
    /// §10.1: every exchange.
    pub(super) fn exchanges(self) -> Vec<Rate> {
        self.table(self.basics_for_basic)
    }

    /// §14.10: basic resources one for one.
    pub(super) fn mirrored(self) -> Vec<Rate> {
        self.table(1)
    }

    /// From gold and diamonds to basics, among basics, up to diamonds, up to gold: so one pass through the table is enough
    /// to get whatever can be got.
    fn table(self, basics_for_basic: u8) -> Vec<Rate> {
        let gold = Resources::of(Resource::Gold, self.gold_for_basic);
        let diamonds = Resources::of(Resource::Diamond, self.diamonds_for_gold);
        let given = Resources::of(Resource::Diamond, self.diamonds_for_basic);
        let rare = [gold, given].into_iter();
        let mut table: Vec<Rate> =
            rare.flat_map(|give| Resource::BASIC.map(|get| Rate::new(give, get))).collect();
        for give in basics(basics_for_basic) {
            let others = Resource::BASIC.into_iter().filter(|&get| give.amount(get) == 0); // §10.4
            table.extend(others.map(|get| Rate::new(give, get)));
        }
        table.push(Rate::new(self.basics_for_diamond, Resource::Diamond));
        table.push(Rate::new(diamonds, Resource::Gold));
        table
    }
}

/// Every way to give this number of basic resources.
fn basics(total: u8) -> impl Iterator<Item = Resources> {
    let [first, second, third] = Resource::BASIC;
    (0..=total).rev().flat_map(move |of_first| {
        (0..=total - of_first).rev().map(move |of_second| {
            Resources::of(first, of_first)
                + Resources::of(second, of_second)
                + Resources::of(third, total - of_first - of_second)
        })
    })
}
