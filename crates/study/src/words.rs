//! A view as words: `round=3`, `players.1.jar=7`, each as a number that follows from its letters alone.

use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};
use tafel_rules::Seat;

/// Says every leaf of a value as a number of its path and its own. Seats are counted from the one that looks, in lists of as
/// many entries as there are seats and in values that are seats.
pub(crate) struct Hashing<F> {
    seats: u8,
    seat: Seat,
    path: u64,
    /// Whether the number that comes next is a seat, or the list one with an entry for each seat.
    is_seat: bool,
    is_by_seat: bool,
    emit: F,
}

/// There is nothing that cannot be said in words.
#[derive(Debug)]
pub(crate) struct Never;

impl Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("every value has words")
    }
}

impl std::error::Error for Never {}

impl serde::ser::Error for Never {
    fn custom<T: Display>(_: T) -> Never {
        Never
    }
}

const START: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

fn with_bytes(path: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(path, |path, &byte| (path ^ u64::from(byte)).wrapping_mul(PRIME))
}

fn with_number(path: u64, number: u64) -> u64 {
    let mixed = (path ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(PRIME);
    mixed ^ (mixed >> 29)
}

impl<F: FnMut(u64)> Hashing<F> {
    pub(crate) fn new(seats: u8, seat: Seat, emit: F) -> Hashing<F> {
        Hashing { seats, seat, path: START, is_seat: false, is_by_seat: false, emit }
    }

    fn leaf(&mut self, number: u64) -> Result<(), Never> {
        let word = with_number(self.path, number);
        // The low bits are those that are used.
        (self.emit)(word ^ (word >> 32));
        Ok(())
    }

    /// How far a seat sits from the one that looks.
    fn relative(&self, seat: u64) -> u64 {
        let seats = u64::from(self.seats.max(1));
        if seat < seats { (seat + seats - u64::from(self.seat.0)) % seats } else { seat }
    }

    fn below(&mut self, path: u64, value: &(impl Serialize + ?Sized)) -> Result<(), Never> {
        let above = std::mem::replace(&mut self.path, path);
        value.serialize(&mut *self)?;
        self.path = above;
        Ok(())
    }
}

/// A list whose entries are told in order.
pub(crate) struct Entries<'h, F> {
    hashing: &'h mut Hashing<F>,
    is_by_seat: bool,
    next: u64,
}

impl<F: FnMut(u64)> Entries<'_, F> {
    fn entry(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Never> {
        let place = if self.is_by_seat { self.hashing.relative(self.next) } else { self.next };
        self.next += 1;
        let path = with_number(self.hashing.path, place);
        self.hashing.below(path, value)
    }
}

impl<'h, F: FnMut(u64)> Serializer for &'h mut Hashing<F> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Entries<'h, F>;
    type SerializeTuple = Entries<'h, F>;
    type SerializeTupleStruct = Entries<'h, F>;
    type SerializeTupleVariant = Entries<'h, F>;
    type SerializeMap = Entries<'h, F>;
    type SerializeStruct = Entries<'h, F>;
    type SerializeStructVariant = Entries<'h, F>;

    fn serialize_bool(self, value: bool) -> Result<(), Never> {
        self.leaf(u64::from(value))
    }
    fn serialize_i8(self, value: i8) -> Result<(), Never> {
        self.leaf(value as u64)
    }
    fn serialize_i16(self, value: i16) -> Result<(), Never> {
        self.leaf(value as u64)
    }
    fn serialize_i32(self, value: i32) -> Result<(), Never> {
        self.leaf(value as u64)
    }
    fn serialize_i64(self, value: i64) -> Result<(), Never> {
        self.leaf(value as u64)
    }
    fn serialize_u8(self, value: u8) -> Result<(), Never> {
        let is_seat = std::mem::take(&mut self.is_seat);
        let number = if is_seat { self.relative(u64::from(value)) } else { u64::from(value) };
        self.leaf(number)
    }
    fn serialize_u16(self, value: u16) -> Result<(), Never> {
        self.leaf(u64::from(value))
    }
    fn serialize_u32(self, value: u32) -> Result<(), Never> {
        self.leaf(u64::from(value))
    }
    fn serialize_u64(self, value: u64) -> Result<(), Never> {
        self.leaf(value)
    }
    fn serialize_f32(self, value: f32) -> Result<(), Never> {
        self.leaf(u64::from(value.to_bits()))
    }
    fn serialize_f64(self, value: f64) -> Result<(), Never> {
        self.leaf(value.to_bits())
    }
    fn serialize_char(self, value: char) -> Result<(), Never> {
        self.leaf(u64::from(value))
    }
    fn serialize_str(self, value: &str) -> Result<(), Never> {
        let number = with_bytes(START, value.as_bytes());
        self.leaf(number)
    }
    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        let number = with_bytes(START, value);
        self.leaf(number)
    }
    /// What is not there or not known is left out.
    fn serialize_none(self) -> Result<(), Never> {
        Ok(())
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }
    fn serialize_unit_struct(self, name: &'static str) -> Result<(), Never> {
        self.serialize_str(name)
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Never> {
        self.serialize_str(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.is_seat = name == "Seat";
        self.is_by_seat = name == "PerSeat";
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        let path = with_bytes(self.path, variant.as_bytes());
        self.below(path, value)
    }
    fn serialize_seq(self, length: Option<usize>) -> Result<Entries<'h, F>, Never> {
        let is_by_seat = std::mem::take(&mut self.is_by_seat) || length == Some(usize::from(self.seats));
        Ok(Entries { hashing: self, is_by_seat, next: 0 })
    }
    fn serialize_tuple(self, length: usize) -> Result<Entries<'h, F>, Never> {
        self.serialize_seq(Some(length))
    }
    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Entries<'h, F>, Never> {
        self.serialize_seq(Some(length))
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Entries<'h, F>, Never> {
        self.serialize_str(variant)?;
        Ok(Entries { hashing: self, is_by_seat: false, next: 0 })
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Entries<'h, F>, Never> {
        Ok(Entries { hashing: self, is_by_seat: false, next: 0 })
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Entries<'h, F>, Never> {
        Ok(Entries { hashing: self, is_by_seat: false, next: 0 })
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Entries<'h, F>, Never> {
        self.serialize_str(variant)?;
        Ok(Entries { hashing: self, is_by_seat: false, next: 0 })
    }
}

/// Entries that are known by their places, and fields that are known by their names.
macro_rules! entries {
    ($($kind:ident::$entry:ident($($key:ident)?);)+) => {
        $(impl<F: FnMut(u64)> $kind for Entries<'_, F> {
            type Ok = ();
            type Error = Never;
            fn $entry<T: Serialize + ?Sized>(&mut self, $($key: &'static str,)? value: &T) -> Result<(), Never> {
                entries!(@tell self, value $(, $key)?)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })+
    };
    (@tell $entries:ident, $value:ident) => {
        $entries.entry($value)
    };
    (@tell $entries:ident, $value:ident, $key:ident) => {{
        let path = with_bytes($entries.hashing.path, $key.as_bytes());
        $entries.hashing.below(path, $value)
    }};
}

entries! {
    SerializeSeq::serialize_element();
    SerializeTuple::serialize_element();
    SerializeTupleStruct::serialize_field();
    SerializeTupleVariant::serialize_field();
    SerializeStruct::serialize_field(key);
    SerializeStructVariant::serialize_field(key);
}

/// A key that is a word says which entry it is; one that is not counts as its place.
impl<F: FnMut(u64)> SerializeMap for Entries<'_, F> {
    type Ok = ();
    type Error = Never;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        let mut number = START;
        let mut spelling = Hashing::new(self.hashing.seats, self.hashing.seat, |word| number = word);
        key.serialize(&mut spelling)?;
        self.next = number;
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        let path = with_number(self.hashing.path, self.next);
        self.hashing.below(path, value)
    }
    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_rules::PerSeat;

    #[derive(Serialize)]
    struct Look {
        active: Seat,
        jars: PerSeat<u8>,
        hands: Vec<Option<u8>>,
        kind: &'static str,
    }

    fn words(look: &Look, seat: u8) -> Vec<u64> {
        let mut words = vec![];
        look.serialize(&mut Hashing::new(3, Seat(seat), |word| words.push(word))).unwrap();
        words.sort_unstable();
        words
    }

    /// Who sits where does not matter, only how far from the seat that looks.
    #[test]
    fn words_are_relative_to_the_seat_that_looks() {
        let look = |active, jars, hands: [Option<u8>; 3]| Look {
            active: Seat(active),
            jars: PerSeat(jars),
            hands: hands.to_vec(),
            kind: "round",
        };
        let mine = words(&look(1, [5, 6, 7, 0, 0], [None, Some(2), None]), 1);
        assert_eq!(mine, words(&look(2, [7, 5, 6, 0, 0], [None, None, Some(2)]), 2));
        assert_ne!(mine, words(&look(2, [5, 6, 7, 0, 0], [None, Some(2), None]), 1));
        assert_ne!(mine, words(&look(1, [6, 5, 7, 0, 0], [None, Some(2), None]), 1));
        assert_eq!(mine.len(), 1 + 5 + 1 + 1, "what is not known is left out");
    }
}
