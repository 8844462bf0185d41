//! What a bot expects of the moves of a decision.

/// A move, and what a bot expects of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Advice<M> {
    /// The move.
    pub mv: M,
    /// The points that the seat is expected to end with after it, in hundredths.
    pub points: i32,
}
