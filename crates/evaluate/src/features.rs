//! What a network sees: numbered features that are present or not.

/// Numbers features block after block, and emits those that are present.
pub struct FeatureEncoder<'e, F> {
    next: usize,
    emit: &'e mut F,
}

impl<'e, F: FnMut(usize)> FeatureEncoder<'e, F> {
    /// An encoder whose first feature has this number.
    pub fn starting_at(first: usize, emit: &'e mut F) -> FeatureEncoder<'e, F> {
        FeatureEncoder { next: first, emit }
    }

    /// The number of the next feature.
    pub fn next_feature(&self) -> usize {
        self.next
    }

    /// A block of `size` features, any of which are present, perhaps several times.
    #[inline(always)] // Calls are 2 % of Settlement's search.
    pub fn some_of(&mut self, size: usize, present: impl Iterator<Item = usize>) {
        for nth in present {
            debug_assert!(nth < size, "a feature lies in its block");
            (self.emit)(self.next + nth);
        }
        self.next += size;
    }

    /// A block of `size` features, exactly one of which is present: `number`, or the last one for all that are higher.
    #[inline]
    pub fn one_of(&mut self, size: usize, number: impl Into<usize>) {
        self.some_of(size, std::iter::once(number.into().min(size - 1)));
    }

    /// A single feature.
    #[inline]
    pub fn flag(&mut self, is_present: bool) {
        self.some_of(1, is_present.then_some(0).into_iter());
    }
}

/// The features that are present, fewer than 256, in the order in which they were emitted.
#[derive(Clone, Debug)]
pub struct FeatureList {
    // Every count is an index, so that pushing needs no check; whether there were too many is asked at the end.
    features: [u16; 256],
    count: u8,
}

/// What the last element holds as long as no feature was put there.
const FREE: u16 = u16::MAX;

impl FeatureList {
    /// An empty list.
    #[inline]
    pub fn new() -> FeatureList {
        let mut features = [0; 256];
        features[255] = FREE;
        FeatureList { features, count: 0 }
    }

    /// Appends a feature.
    #[inline]
    pub fn push(&mut self, feature: usize) {
        self.features[usize::from(self.count)] = feature as u16;
        self.count = self.count.wrapping_add(1);
    }

    /// All features.
    ///
    /// # Panics
    /// If more were pushed than the list can hold.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        assert!(self.features[255] == FREE, "a position has fewer than 256 features");
        &self.features[..usize::from(self.count)]
    }
}

impl Default for FeatureList {
    fn default() -> FeatureList {
        FeatureList::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_follow_one_another() {
        let mut emitted = vec![];
        let mut emit = |feature| emitted.push(feature);
        let mut encoder = FeatureEncoder::starting_at(100, &mut emit);
        encoder.some_of(3, [2, 2].into_iter());
        encoder.one_of(4, 9usize);
        encoder.flag(false);
        encoder.flag(true);
        assert_eq!(encoder.next_feature(), 109);
        assert_eq!(emitted, [102, 102, 106, 108]);
    }

    #[test]
    fn features_are_listed_in_order() {
        let mut list = FeatureList::new();
        [7, 3, 7].into_iter().for_each(|feature| list.push(feature));
        assert_eq!(list.as_slice(), [7, 3, 7]);
    }

    #[test]
    #[should_panic(expected = "fewer than 256 features")]
    fn too_many_features_are_not_forgotten() {
        let mut list = FeatureList::new();
        (0..300).for_each(|feature| list.push(feature));
        list.as_slice();
    }
}
