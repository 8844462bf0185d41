//! The race of the rows: how likely two of them are full in time, if tiles are swapped well.

use crate::{Guild, ROW_FIELDS, Solo, SoloRow, StartField};

const ROWS: usize = SoloRow::ALL.len();
const LAID: usize = ROW_FIELDS as usize + 1;

/// What a swap costs, in thousandths of reaching two final fields: what its Jar are worth beside that.
pub(super) const SWAP: u16 = 40;

/// For each number of tiles in the rows, and the rows of the tiles on I, II and III, the chance in thousandths that two rows
/// are full in time, less what the swaps cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    chances: Vec<u16>,
    turns: u8,
    swap: u16,
}

/// The rows that the tiles on the start fields will go to, from I on.
type Coming = [Option<u8>; 3];

impl Race {
    /// The race over a number of turns, in which a swap costs a number of thousandths.
    pub(super) fn new(turns: u8, swap: u16) -> Race {
        let mut race = Race { chances: vec![0; LAID * LAID * LAID * CODES], turns, swap };
        // Backwards: drawing makes the tiles on board and start fields more, laying makes those on start fields fewer.
        for tiles in (0..=usize::from(ROW_FIELDS) * ROWS).rev() {
            for waiting in 0..=tiles.min(StartField::ALL.len()) {
                for coming in every_coming(waiting) {
                    for laid in every_board(tiles - waiting) {
                        if let Some(left) = left(laid, coming) {
                            race.chances[place(laid, coming)] = race.work_out(laid, coming, left);
                        }
                    }
                }
            }
        }
        race
    }

    /// The chance in thousandths, less what swaps cost.
    #[inline]
    pub fn chance(&self, solo: &Solo) -> u16 {
        let laid = solo.rows.map(|row| row.laid);
        let mut colours = solo.rows.map(|row| row.colour);
        let mut coming: Coming = [None; 3];
        for (tile, &guild) in coming.iter_mut().zip(&solo.start) {
            *tile = Some(row_of(&mut colours, guild));
        }
        self.chances[place(laid, coming)]
    }

    /// From the chances of all later positions.
    fn work_out(&self, laid: [u8; ROWS], coming: Coming, left: [u8; ROWS]) -> u16 {
        let done: u8 = laid.iter().sum();
        if laid.iter().filter(|&&row| row == ROW_FIELDS).count() >= 2 {
            return if done <= self.turns { 1_000 } else { 0 };
        }
        let bag: u32 = left.iter().map(|&tiles| u32::from(tiles)).sum();
        if let Some(free) = coming.iter().position(Option::is_none)
            && bag > 0
        {
            let drawn = (0..ROWS as u8).filter(|&row| left[usize::from(row)] > 0);
            let sum: u32 = drawn
                .map(|row| {
                    let mut next = coming;
                    next[free] = Some(row);
                    u32::from(left[usize::from(row)]) * u32::from(self.chances[place(laid, next)])
                })
                .sum();
            return (sum / bag) as u16;
        }
        if done >= self.turns {
            return 0;
        }
        let [first, second, third] = coming;
        let swapped = [second.map(|_| [second, first, third]), third.map(|_| [first, third, second])];
        let swapped =
            swapped.into_iter().flatten().map(|order| self.after(laid, order).saturating_sub(self.swap));
        swapped.fold(self.after(laid, coming), u16::max)
    }

    /// The chance once the tile on I is laid.
    fn after(&self, mut laid: [u8; ROWS], [first, second, third]: Coming) -> u16 {
        let Some(first) = first else { return 0 };
        laid[usize::from(first)] += 1;
        self.chances[place(laid, [second, third, None])]
    }
}

/// The row of a colour; one that has none yet gets the first that is free.
fn row_of(colours: &mut [Option<Guild>; ROWS], guild: Guild) -> u8 {
    let own = colours.iter().position(|&colour| colour == Some(guild));
    let row =
        own.or_else(|| colours.iter().position(Option::is_none)).expect("three colours have three rows");
    colours[row] = Some(guild);
    row as u8
}

const CODES: usize = (ROWS + 1) * (ROWS + 1) * (ROWS + 1);

#[inline]
fn place(laid: [u8; ROWS], coming: Coming) -> usize {
    let laid = laid.iter().fold(0, |place, &row| place * LAID + usize::from(row));
    coming.iter().fold(laid, |place, tile| place * (ROWS + 1) + tile.map_or(0, |row| usize::from(row) + 1))
}

/// Every way in which this number of tiles can lie on the first start fields.
fn every_coming(waiting: usize) -> impl Iterator<Item = Coming> {
    let tile = |digit: usize| (digit > 0).then(|| digit as u8 - 1);
    let digits = (0..CODES).map(|code| [code / 16, code / 4 % 4, code % 4]);
    digits
        .map(move |digits| digits.map(tile))
        .filter(move |coming| coming.iter().enumerate().all(|(at, tile)| tile.is_some() == (at < waiting)))
}

fn every_board(tiles: usize) -> impl Iterator<Item = [u8; ROWS]> {
    let boards =
        (0..LAID * LAID * LAID).map(|board| [board / LAID / LAID, board / LAID % LAID, board % LAID]);
    boards.filter(move |board| board.iter().sum::<usize>() == tiles).map(|board| board.map(|row| row as u8))
}

/// What is left in the bag; nothing, if there are not that many tiles.
fn left(laid: [u8; ROWS], coming: Coming) -> Option<[u8; ROWS]> {
    let mut left = laid.map(|row| ROW_FIELDS.checked_sub(row));
    for row in coming.into_iter().flatten() {
        let row = &mut left[usize::from(row)];
        *row = row.and_then(|tiles| tiles.checked_sub(1));
    }
    let [a, b, c] = left;
    Some([a?, b?, c?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Data, Row};

    /// The chance with these numbers of tiles in the rows and nothing on the start fields yet.
    fn chance(race: &Race, laid: [u8; ROWS]) -> u16 {
        let empty = crate::State::start(Data::embedded(), &crate::Options { seats: 1 }).solo.unwrap();
        let mut rows = laid.map(|laid| Row { colour: None, laid });
        for (row, guild) in rows.iter_mut().zip([Guild::Jade, Guild::Bronze, Guild::Crimson]) {
            row.colour = (row.laid > 0).then_some(guild);
        }
        race.chance(&Solo { rows, ..empty })
    }

    /// The exact chances are 5 in 17 without swaps and 85.2 % with the best ones; each step is rounded down.
    #[test]
    fn the_race_is_as_likely_won_as_exact_counting_says() {
        assert!((285..=294).contains(&chance(&Race::new(16, 1_000), [0; ROWS])));
        assert!((840..=852).contains(&chance(&Race::new(16, 0), [0; ROWS])));
    }

    #[test]
    fn what_is_decided_is_certain() {
        let race = Race::new(16, SWAP);
        assert_eq!(chance(&race, [6, 6, 3]), 1_000);
        assert_eq!(chance(&race, [5, 5, 5]), 0);
    }

    #[test]
    fn rows_play_the_same_part_and_uneven_ones_are_better() {
        let race = Race::new(16, SWAP);
        assert_eq!(chance(&race, [4, 1, 2]), chance(&race, [2, 4, 1]));
        assert!(chance(&race, [4, 4, 0]) > chance(&race, [3, 3, 2]));
    }

    /// Three tiles of the wrong colour before the last right one: a swap brings it forward.
    #[test]
    fn the_dearer_a_swap_the_less_it_helps() {
        let [free, dear] = [0, 200].map(|swap| chance(&Race::new(16, swap), [5, 5, 2]));
        assert!(free > dear, "{free} > {dear}");
    }
}
