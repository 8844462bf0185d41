//! Where a tile can lie in an area, and what touches what.

use crate::data::{Data, Face};
use crate::state::MOST_TILES;
use crate::{Player, Spot};
use tafel_parts::{List, Side};
use tafel_rules::Id;

/// A free place next to at least one connector.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Opening {
    /// The free place.
    pub(crate) spot: Spot,
    /// The sides on which a connector waits: a bit for each side, by its index.
    met: u8,
    /// The sides on which a blank edge lies.
    walled: u8,
}

/// An area of n tiles has at most 2n + 2 places around it.
pub(crate) type Openings = List<Opening, 28>;

impl Opening {
    /// §4.2, §4.3: whether a tile can lie here.
    #[inline]
    pub(crate) fn takes(&self, face: &Face) -> bool {
        self.takes_shape(face.connectors)
    }

    /// The same for any tile with just these connectors.
    #[inline]
    pub(crate) fn takes_shape(&self, connectors: u8) -> bool {
        self.met & !connectors == 0 && self.walled & connectors == 0
    }

    /// Whether a connector waits on this side.
    #[inline]
    pub(crate) fn meets(&self, side: Side) -> bool {
        self.met & (1 << side.index()) != 0
    }
}

/// The area as a chart: around every tile a row of bits says what waits there.
const WIDTH: usize = 32;
const MARGIN: usize = Spot::REACH as usize + 1;
const STEPS: [usize; 4] = [WIDTH.wrapping_neg(), 1, WIDTH, 1usize.wrapping_neg()];
const OPPOSITE: [u8; 4] = [1 << 2, 1 << 3, 1 << 0, 1 << 1];
/// A cell where a tile lies, and one that was listed before: connectors and blank edges on the same sides.
const TAKEN: u8 = 0xff;
const LISTED: u8 = 0x11;

#[inline]
fn cell(spot: Spot) -> usize {
    (spot.y + MARGIN as i8) as usize * WIDTH + (spot.x + MARGIN as i8) as usize
}

/// The places where a tile could be connected.
pub(crate) fn openings(data: &Data, player: &Player) -> Openings {
    surroundings(data, player).openings
}

/// What lies around an area.
pub(crate) struct Surroundings {
    /// The places where a tile could be connected.
    pub(crate) openings: Openings,
    /// For each tile, in the order of the area, the sides with a connector that waits, as bits.
    pub(crate) waiting: [u8; MOST_TILES],
}

/// The places where a tile could be connected, and the connectors that wait there.
pub(crate) fn surroundings(data: &Data, player: &Player) -> Surroundings {
    let mut chart = [0u8; WIDTH * (2 * MARGIN + 1)];
    for placed in &player.area {
        let (here, connectors) = (cell(placed.spot), data.face(placed.tile).connectors);
        for side in 0..4 {
            // Low bits for connectors, high bits for blank edges.
            let blank = (!connectors >> side & 1) * 4;
            chart[here.wrapping_add(STEPS[side])] |= OPPOSITE[side] << blank;
        }
    }
    for placed in &player.area {
        chart[cell(placed.spot)] = TAKEN;
    }
    let mut found = Surroundings { openings: Openings::new(), waiting: [0; MOST_TILES] };
    for (placed, waiting) in player.area.iter().zip(&mut found.waiting) {
        let (here, connectors) = (cell(placed.spot), data.face(placed.tile).connectors);
        for side in Side::all() {
            let there = &mut chart[here.wrapping_add(STEPS[side.index()])];
            if connectors >> side.index() & 1 == 0 || *there == TAKEN {
                continue;
            }
            *waiting |= 1 << side.index();
            if *there != LISTED {
                let spot = placed.spot.beside(side);
                found.openings.push(Opening { spot, met: *there & 0xf, walled: *there >> 4 });
                *there = LISTED;
            }
        }
    }
    found
}

/// The tiles that touch a place, with the side they are on.
pub(crate) fn touching(player: &Player, spot: Spot) -> impl Iterator<Item = (Side, usize)> + '_ {
    Side::all().filter_map(move |side| Some((side, player.at(spot.beside(side))?)))
}
