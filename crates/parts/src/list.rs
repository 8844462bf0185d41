//! A short list without heap: rows of cards, stacks of open steps, orders of play.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug};
use std::ops::{Deref, DerefMut};
use tafel_rules::reading;

/// Up to `N` items in order; a slice in every other respect.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    // Places from `len` on hold the default, so that equal lists are equal byte by byte.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    #[inline]
    pub fn new() -> List<T, N> {
        const { assert!(N < 256, "a list is short") };
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!(usize::from(self.len) < N, "a list of {N} has room");
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Removes and returns the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Inserts an item before the one at `at`.
    ///
    /// # Panics
    /// If the list is full, or shorter than `at`.
    pub fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self[at..].rotate_right(1);
    }

    /// Removes and returns the item at `at`; later ones move up.
    ///
    /// # Panics
    /// If the list is shorter than that.
    pub fn remove(&mut self, at: usize) -> T {
        self[at..].rotate_left(1);
        self.pop().expect("the list held an item at the place")
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        *self = List::new();
    }

    /// Whether no further item fits.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'l, T, const N: usize> IntoIterator for &'l List<T, N> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Debug, const N: usize> Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A sequence that is no longer than the list.
impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut list = List::new();
        reading::each(deserializer, "a list", |item| {
            if list.is_full() {
                return Err(format!("a list of {N} has no room for more"));
            }
            list.push(item);
            Ok(())
        })?;
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(Clone, Debug)]
    enum Do {
        Push(u8),
        Pop,
        Insert(usize, u8),
        Remove(usize),
        Clear,
    }

    fn anything() -> impl Strategy<Value = Do> {
        prop_oneof![
            3 => any::<u8>().prop_map(Do::Push),
            1 => Just(Do::Pop),
            2 => (any::<prop::sample::Index>(), any::<u8>()).prop_map(|(at, item)| Do::Insert(at.index(64), item)),
            2 => any::<prop::sample::Index>().prop_map(|at| Do::Remove(at.index(64))),
            1 => Just(Do::Clear),
        ]
    }

    proptest! {
        #[test]
        fn a_list_does_what_a_vector_does(deeds in proptest::collection::vec(anything(), 0..60)) {
            let (mut list, mut vector) = (List::<u8, 8>::new(), Vec::new());
            for deed in deeds {
                match deed {
                    Do::Push(item) if !list.is_full() => { list.push(item); vector.push(item); }
                    Do::Pop => prop_assert_eq!(list.pop(), vector.pop()),
                    Do::Insert(at, item) if !list.is_full() => {
                        let at = at % (vector.len() + 1);
                        list.insert(at, item);
                        vector.insert(at, item);
                    }
                    Do::Remove(at) if !vector.is_empty() => {
                        let at = at % vector.len();
                        prop_assert_eq!(list.remove(at), vector.remove(at));
                    }
                    Do::Clear => { list.clear(); vector.clear(); }
                    Do::Push(_) | Do::Insert(..) | Do::Remove(_) => {}
                }
                prop_assert_eq!(&list[..], &vector[..]);
                prop_assert_eq!(list, vector.iter().copied().collect::<List<u8, 8>>(), "no trace of what was dropped");
            }
        }
    }

    #[test]
    fn a_list_reads_back_from_json_if_it_has_room() {
        let full: List<u8, 4> = [3, 1, 2, 0].into_iter().collect();
        assert_eq!(serde_json::from_str::<List<u8, 4>>("[3,1,2,0]").unwrap(), full);
        assert_eq!(serde_json::from_str::<List<u8, 4>>("[]").unwrap(), List::new());
        let refusal = serde_json::from_str::<List<u8, 4>>("[3,1,2,0,0]").unwrap_err().to_string();
        assert!(refusal.contains("a list of 4 has no room"), "{refusal}");
    }

    #[test]
    fn a_list_is_written_as_a_sequence() {
        let list: List<u8, 4> = [3, 1, 2].into_iter().collect();
        assert_eq!(serde_json::to_string(&list).unwrap(), "[3,1,2]");
        assert_eq!(format!("{list:?}"), "[3, 1, 2]");
    }
}
