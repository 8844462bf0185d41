//! What a terminal shows of a position beside its facts: a map, and which facts say nothing to a person.

/// How a game appears in a terminal. By default every fact of the view is shown, and nothing is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// Facts of the view that are left out: they are drawn in the map, or only carry the rules on.
    pub without: &'static [&'static str],
    /// The places of the map.
    pub map: Vec<Cell>,
    /// What the marks in the map stand for: a mark, and the name of what it means.
    pub legend: Vec<(String, String)>,
}

/// One place of a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// How many half places its middle is from the left.
    pub column: u8,
    /// How many rows it is from the top.
    pub row: u8,
    /// What is written there; at most seven characters.
    pub text: String,
    /// The id of its colour.
    pub colour: &'static str,
}
