//! What single components bring, beneath the sources of a tally.

/// Points that one component or place has brought a seat, as a part of what a tally counts from a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credit {
    /// The source of the tally that they are a part of.
    pub source: &'static str,
    /// The id of the card, tile, building or place.
    pub by: String,
    /// How many; below 0 where it cost points.
    pub points: i16,
}

impl Credit {
    /// Points from a source, by something that has an id.
    pub fn new(source: &'static str, by: &(impl ToString + ?Sized), points: i16) -> Credit {
        Credit { source, by: by.to_string(), points }
    }
}
