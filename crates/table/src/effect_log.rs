//! What was told about a move, and to whom.

use tafel_rules::{Seat, Tell, Viewer};

/// One effect, and who may hear which form of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Told<E> {
    /// Everybody hears the same.
    All(E),
    /// One seat hears the secret form, all others the public one.
    Only {
        /// Who hears the secret form.
        seat: Seat,
        /// What that seat hears.
        secret: E,
        /// What all others hear.
        public: E,
    },
}

impl<E: Copy> Told<E> {
    /// The form that `viewer` hears.
    pub fn to(&self, viewer: Viewer) -> E {
        match *self {
            Told::All(effect) => effect,
            Told::Only { seat, secret, public } => {
                if viewer.is(seat) {
                    secret
                } else {
                    public
                }
            }
        }
    }
}

/// Everything that was told about some lines, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectLog<E> {
    told: Vec<Told<E>>,
    revealed: bool,
}

impl<E: Copy> EffectLog<E> {
    /// What one viewer hears.
    pub fn to(&self, viewer: Viewer) -> impl Iterator<Item = E> {
        self.told.iter().map(move |told| told.to(viewer))
    }

    /// Whether something hidden was disclosed, which bars taking back.
    pub fn revealed(&self) -> bool {
        self.revealed
    }
}

impl<E> Default for EffectLog<E> {
    fn default() -> Self {
        EffectLog { told: Vec::new(), revealed: false }
    }
}

impl<E> Tell<E> for EffectLog<E> {
    fn all(&mut self, effect: E) {
        self.told.push(Told::All(effect));
    }

    fn only(&mut self, seat: Seat, secret: E, public: E) {
        self.told.push(Told::Only { seat, secret, public });
    }

    fn reveal(&mut self, effect: E) {
        self.revealed = true;
        self.all(effect);
    }
}

/// Passes everything on, and notes whether something hidden was disclosed.
pub(crate) struct Watched<'t, T> {
    pub(crate) tell: &'t mut T,
    pub(crate) revealed: bool,
}

impl<E, T: Tell<E>> Tell<E> for Watched<'_, T> {
    fn all(&mut self, effect: E) {
        self.tell.all(effect);
    }

    fn only(&mut self, seat: Seat, secret: E, public: E) {
        self.tell.only(seat, secret, public);
    }

    fn reveal(&mut self, effect: E) {
        self.revealed = true;
        self.tell.reveal(effect);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_heard_by_its_seat_alone() {
        let mut effects = EffectLog::default();
        effects.all("draws");
        effects.only(Seat(1), "a king", "a card");
        let heard = |viewer| effects.to(viewer).collect::<Vec<_>>();
        assert_eq!(heard(Viewer::Seat(Seat(1))), ["draws", "a king"]);
        assert_eq!(heard(Viewer::Seat(Seat(0))), ["draws", "a card"]);
        assert_eq!(heard(Viewer::Public), ["draws", "a card"]);
        assert!(!effects.revealed());
        effects.reveal("shows the king");
        assert!(effects.revealed());
    }
}
