//! What a viewer knows: the whole table, since nothing is secret here.

mod written;

use crate::State;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tafel_rules::{Seat, Viewer};
pub use written::{DueView, HexView, PlayerView, Written};

/// Everything one viewer knows. It is put into words only where it leaves the program.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Written"))]
pub struct View {
    /// Whose eyes these are; nobody's who plays, if none.
    pub me: Option<Seat>,
    /// The table itself.
    pub table: State,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        Written::deserialize(deserializer)?.read().map_err(D::Error::custom)
    }
}

/// What `viewer` knows.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    View { me, table: *state }
}

/// The table that the viewer sees: there is only one.
pub(crate) fn imagine(view: &View) -> State {
    view.table
}
