//! §5.2 The wheel of seven colours, and the spades from each to each.

use crate::Colour;
use tafel_rules::Id;

/// The colours of the wheel.
const COLOURS: usize = Colour::WHEEL.len();

/// The prices of all ways round the wheel, counted once.
#[derive(Clone, Debug)]
pub struct Wheel {
    prices: [[[u8; COLOURS]; COLOURS]; COLOURS],
    used_up: [[u8; COLOURS]; COLOURS],
    used_up_elsewhere: [[u8; COLOURS]; COLOURS],
}

impl Wheel {
    pub(crate) fn new() -> Wheel {
        let all = Colour::WHEEL;
        let prices = all.map(|home| all.map(|from| all.map(|to| price(home, from, to))));
        let table = |count: fn(&[[u8; COLOURS]; COLOURS], usize, usize) -> u8| {
            std::array::from_fn(|home| std::array::from_fn(|from| count(&prices[home], home, from)))
        };
        Wheel { prices, used_up: table(used_up), used_up_elsewhere: table(used_up_elsewhere) }
    }

    /// The spades that turn one colour into another, seen from a home colour.
    #[inline]
    pub fn price(&self, home: Colour, from: Colour, to: Colour) -> u8 {
        self.prices[home.index()][from.index()][to.index()]
    }

    /// The prices of all changes of a colour, as bits, for spades that are all used, §5.4.
    #[inline]
    pub(crate) fn used_up(&self, home: Colour, from: Colour) -> u8 {
        self.used_up[home.index()][from.index()]
    }

    /// The same without the change to home, §13.1.
    #[inline]
    pub(crate) fn used_up_elsewhere(&self, home: Colour, from: Colour) -> u8 {
        self.used_up_elsewhere[home.index()][from.index()]
    }
}

/// The spades that turn `from` into `to` for somebody whose home is `home`: the shorter way that does not cross it.
fn price(home: Colour, from: Colour, to: Colour) -> u8 {
    let around = |from: Colour, to: Colour| (to as u8 + 7 - from as u8) % 7;
    let (forwards, backwards) = (around(from, to), around(to, from));
    let crosses = |start: Colour, steps: u8| (1..steps).any(|step| (start as u8 + step) % 7 == home as u8);
    // A way that leads backwards from `from` leads forwards from `to`.
    let forwards_free = !crosses(from, forwards);
    let backwards_free = !crosses(to, backwards);
    match (forwards_free, backwards_free) {
        (true, true) => forwards.min(backwards),
        (true, false) => forwards,
        (false, true) => backwards,
        (false, false) => unreachable!("home lies on one side only"),
    }
}

/// The prices of all changes of a colour, as bits.
fn used_up(prices: &[[u8; COLOURS]; COLOURS], home: usize, from: usize) -> u8 {
    (0..COLOURS).fold(0, |bits, to| bits | both_ways(prices, home, from, to))
}

/// The prices of all changes of a colour but the one to home, as bits.
fn used_up_elsewhere(prices: &[[u8; COLOURS]; COLOURS], home: usize, from: usize) -> u8 {
    (0..COLOURS).filter(|&to| to != home).fold(0, |bits, to| bits | both_ways(prices, home, from, to))
}

/// The prices of one change, as bits; to and from home the longer way too.
fn both_ways(prices: &[[u8; COLOURS]; COLOURS], home: usize, from: usize, to: usize) -> u8 {
    if from == to {
        return 0;
    }
    let short = prices[from][to];
    let long = if from == home || to == home { 1 << (7 - short) } else { 0 };
    1 << short | long
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_round_the_wheel_avoids_home() {
        use Colour::{Black, Blue, Brown, Red, Yellow};
        assert_eq!(price(Yellow, Black, Yellow), 2);
        assert_eq!(price(Brown, Black, Yellow), 5);
        assert_eq!(price(Brown, Yellow, Red), 1);
        assert_eq!(price(Yellow, Red, Blue), 3);
        assert_eq!(price(Blue, Red, Blue), 3);
    }
}
