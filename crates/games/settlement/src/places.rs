//! The places of a player's board: spaces of the wilderness, plots of the settlement.

use crate::{Region, Street};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_parts::Set;
use tafel_rules::{Id, Unreadable, reading};

/// Some spaces of a wilderness.
pub type Spaces = Set<Space, u16>;
/// Some plots of a settlement.
pub type Plots = Set<Plot, u16>;

/// How many spaces a region has, and how many plots a street.
const COLUMNS: usize = 3;

/// Declares the places of three rows: `I.1`, `2.3`.
macro_rules! places {
    ($(#[$meta:meta])* $name:ident: $noun:literal, in $row:ty, $places:ident) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(u8);

        impl $name {
            /// The row it belongs to.
            #[inline]
            pub fn row(self) -> $row {
                <$row>::at(self.index() / COLUMNS)
            }

            /// The column, from 0.
            #[inline]
            pub fn column(self) -> usize {
                self.index() % COLUMNS
            }
        }

        impl $row {
            /// The places of the row.
            #[inline]
            pub fn places(self) -> $places {
                let first = self.index() * COLUMNS;
                $places::one($name::at(first)).with($name::at(first + 1)).with($name::at(first + 2))
            }
        }

        impl Id for $name {
            const COUNT: usize = <$row>::ALL.len() * COLUMNS;

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }

            #[inline]
            fn at(index: usize) -> $name {
                assert!(index < Self::COUNT, "the place is on the board");
                $name(index as u8)
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}.{}", self.row(), self.column() + 1)
            }
        }

        impl FromStr for $name {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<$name, Unreadable> {
                let unreadable = || Unreadable::new(text, $noun);
                let (row, column) = text.split_once('.').ok_or_else(unreadable)?;
                let row: $row = row.parse().map_err(|_| unreadable())?;
                match column.as_bytes() {
                    [digit @ b'1'..=b'3'] => Ok($name::at(row.index() * COLUMNS + usize::from(digit - b'1'))),
                    _ => Err(unreadable()),
                }
            }
        }

        tafel_rules::typescript!($name as words);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                reading::text(deserializer)
            }
        }
    };
}

places! {
    /// A space of the wilderness, `I.1` to `III.3`.
    Space: "a space of the wilderness", in Region, Spaces
}

places! {
    /// A plot of the settlement, `1.1` to `3.3`.
    Plot: "a plot of the settlement", in Street, Plots
}

impl Space {
    /// §5.3: the spaces it borders on.
    pub fn neighbours(self) -> Spaces {
        Space::all().filter(|&other| self.borders_on(other)).collect()
    }

    fn borders_on(self, other: Space) -> bool {
        let rows = self.row().index().abs_diff(other.row().index());
        rows + self.column().abs_diff(other.column()) == 1
    }
}
