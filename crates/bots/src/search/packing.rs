//! Small values as numbers, which are quicker to compare and to find than the values.

use std::hash::{Hash, Hasher};

/// A number for a value of at most 15 bytes, another one for every other value of its type: what the value feeds a hasher,
/// byte after byte, after a 1 that tells where they begin. It can only tell apart what `Hash` tells apart; a derived one
/// leaves nothing out.
pub(super) fn packed(value: &impl Hash) -> u128 {
    let mut packing = Packing { bits: 1, bytes: 0 };
    value.hash(&mut packing);
    debug_assert!(packing.bytes < u128::BITS / u8::BITS, "a value of {} bytes is too large", packing.bytes);
    packing.bits
}

/// A hasher that keeps all it is fed.
struct Packing {
    bits: u128,
    bytes: u32,
}

impl Packing {
    fn push(&mut self, byte: u8) {
        self.bits = self.bits << u8::BITS | u128::from(byte);
        self.bytes += 1;
    }
}

impl Hasher for Packing {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.push(byte));
    }

    fn write_u8(&mut self, byte: u8) {
        self.push(byte);
    }

    /// The variant of an enum.
    fn write_isize(&mut self, variant: isize) {
        self.push(u8::try_from(variant).expect("there are fewer than 256 variants"));
    }

    /// The length of a list.
    fn write_usize(&mut self, length: usize) {
        self.push(u8::try_from(length).expect("lists are short"));
    }

    fn finish(&self) -> u64 {
        unreachable!("the bits are asked for themselves")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_lengths_and_numbers_follow_one_another() {
        assert_eq!(packed(&7u8), 0x1_07);
        assert_eq!(packed(&(7u8, u16::from_ne_bytes([3, 4]))), 0x1_07_03_04);
        assert_eq!(packed(&Some(7u8)), 0x1_01_07);
        assert_eq!(packed(&None::<u8>), 0x1_00);
        assert_eq!(packed(&[1u8, 2]), 0x1_02_01_02);
    }
}
