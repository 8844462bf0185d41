//! How rules announce what happened.

use crate::Seat;

/// Where the rules announce what happened, effect by effect, and to whom.
pub trait Tell<E> {
    /// Everybody hears it.
    fn all(&mut self, effect: E);

    /// `seat` hears `secret`; all others hear `public`.
    fn only(&mut self, seat: Seat, secret: E, public: E);

    /// Everybody hears it, and it discloses something hidden, so no earlier move can be taken back.
    fn reveal(&mut self, effect: E);
}

/// Nobody listens: search and simulation.
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline]
    fn all(&mut self, _: E) {}

    #[inline]
    fn only(&mut self, _: Seat, _: E, _: E) {}

    #[inline]
    fn reveal(&mut self, _: E) {}
}
