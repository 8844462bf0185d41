//! How rules announce what happened.

use crate::Seat;

/// Where the rules announce what happened, effect by effect, and to whom.
pub trait Tell<E> {
    /// Announces `effect` to everybody.
    fn all(&mut self, effect: E);

    /// Announces `secret` to `seat`, and `public` to everybody else.
    fn only(&mut self, seat: Seat, secret: E, public: E);

    /// Announces `effect` to everybody; it discloses something hidden, so no earlier move can be taken back.
    fn reveal(&mut self, effect: E);
}

/// A listener that ignores everything, for search and simulation.
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline]
    fn all(&mut self, _: E) {}

    #[inline]
    fn only(&mut self, _: Seat, _: E, _: E) {}

    #[inline]
    fn reveal(&mut self, _: E) {}
}
