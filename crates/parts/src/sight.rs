//! What a learnt estimate sees: numbered features that are there or not.

/// Shows features one block after the other.
pub struct Sight<'s, F> {
    next: usize,
    show: &'s mut F,
}

impl<'s, F: FnMut(usize)> Sight<'s, F> {
    /// Shows features from this number on.
    pub fn from(first: usize, show: &'s mut F) -> Sight<'s, F> {
        Sight { next: first, show }
    }

    /// The number of the next feature.
    pub fn next(&self) -> usize {
        self.next
    }

    /// A block of features, some of which are there, perhaps several times.
    #[inline(always)] // Calls are 2 % of Settlement's search.
    pub fn some_of(&mut self, room: usize, there: impl Iterator<Item = usize>) {
        for nth in there {
            debug_assert!(nth < room, "a block has room for its features");
            (self.show)(self.next + nth);
        }
        self.next += room;
    }

    /// A block of features, one of which is there: the number, or the last one for all that are higher.
    #[inline]
    pub fn one_of(&mut self, room: usize, number: impl Into<usize>) {
        self.some_of(room, std::iter::once(number.into().min(room - 1)));
    }

    /// A feature.
    #[inline]
    pub fn flag(&mut self, is_there: bool) {
        self.some_of(1, is_there.then_some(0).into_iter());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_follow_one_another() {
        let mut seen = vec![];
        let mut show = |feature| seen.push(feature);
        let mut sight = Sight::from(100, &mut show);
        sight.some_of(3, [2, 2].into_iter());
        sight.one_of(4, 9usize);
        sight.flag(false);
        sight.flag(true);
        assert_eq!(sight.next(), 109);
        assert_eq!(seen, [102, 102, 106, 108]);
    }
}
