//! The published way in which the site draws a set-up from the name of a game.

use tafel_rules::Id;
use tafel_terra_mystica::{Bonus, FinalScoring, Options, Score};

/// A set-up drawn from a seed.
pub(super) struct Drawn {
    pub(super) scores: [Score; 6],
    pub(super) removed: Vec<Bonus>,
    pub(super) final_scoring: FinalScoring,
}

/// The way of drawing; the first one does not shuffle the final scorings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Version {
    One,
    Two,
}

/// Draws the set-up of a game; its seats stand in the log itself.
pub(super) fn draw(seed: &str, version: Version, options: &Options, keeps_seats: bool) -> Drawn {
    let mut twister = Twister::new(&words(sha1(seed.as_bytes())));
    let tiles = Score::all().take(if options.temple_scoring_tile.is_on() { 9 } else { 8 });
    let mut tiles: Vec<Score> = tiles.collect();
    loop {
        tiles = twister.shuffled(&tiles);
        if tiles[4] != Score::Spades && tiles[5] != Score::Spades {
            break;
        }
    }
    let mut cards: Vec<Bonus> =
        Bonus::all().take(if options.shipping_bonus.is_on() { 10 } else { 9 }).collect();
    cards.sort_by_key(|card| card.word());
    let cards = twister.shuffled(&cards);
    let removed = cards[..cards.len() - usize::from(options.seats) - 3].to_vec();
    // The seats are shuffled before the scoring is drawn.
    let shuffled = if keeps_seats { 0 } else { options.seats };
    (0..shuffled).for_each(|_| {
        twister.next();
    });
    let mut scorings: Vec<FinalScoring> = FinalScoring::all().collect();
    scorings.sort_by_key(|scoring| scoring.word());
    if version == Version::Two {
        scorings = twister.shuffled(&scorings);
    }
    let final_scoring = scorings[0];
    Drawn { scores: std::array::from_fn(|at| tiles[at]), removed, final_scoring }
}

fn words(digest: [u8; 20]) -> [u32; 5] {
    std::array::from_fn(|at| u32::from_le_bytes(std::array::from_fn(|byte| digest[4 * at + byte])))
}

pub(super) fn sha1(message: &[u8]) -> [u8; 20] {
    let mut hash: [u32; 5] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0];
    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize(padded.len().next_multiple_of(64), 0);
    if padded.len() - message.len() < 9 {
        padded.resize(padded.len() + 64, 0);
    }
    let end = padded.len() - 8;
    padded[end..].copy_from_slice(&(8 * message.len() as u64).to_be_bytes());
    for block in padded.chunks(64) {
        let mut w = [0u32; 80];
        for (word, bytes) in w.iter_mut().zip(block.chunks(4)) {
            *word = bytes.iter().fold(0, |word, &byte| word << 8 | u32::from(byte));
        }
        for at in 16..80 {
            w[at] = (w[at - 3] ^ w[at - 8] ^ w[at - 14] ^ w[at - 16]).rotate_left(1);
        }
        let [mut a, mut b, mut c, mut d, mut e] = hash;
        for (at, word) in w.iter().enumerate() {
            let (f, k) = match at / 20 {
                0 => (b & c | !b & d, 0x5a82_7999),
                1 => (b ^ c ^ d, 0x6ed9_eba1),
                2 => (b & c | b & d | c & d, 0x8f1b_bcdc),
                _ => (b ^ c ^ d, 0xca62_c1d6u32),
            };
            let next = a.rotate_left(5).wrapping_add(f).wrapping_add(e).wrapping_add(k).wrapping_add(*word);
            (e, d, c, b, a) = (d, c, b.rotate_left(30), a, next);
        }
        for (sum, part) in hash.iter_mut().zip([a, b, c, d, e]) {
            *sum = sum.wrapping_add(part);
        }
    }
    let mut digest = [0; 20];
    for (bytes, word) in digest.chunks_mut(4).zip(hash) {
        bytes.copy_from_slice(&word.to_be_bytes());
    }
    digest
}

/// How many words a twister holds.
const N: usize = 624;

/// The generator MT19937, begun from a list of words.
struct Twister {
    words: [u32; N],
    at: usize,
}

impl Twister {
    fn new(key: &[u32]) -> Twister {
        let mut words = [0u32; N];
        words[0] = 19_650_218;
        for at in 1..N {
            let last = words[at - 1];
            words[at] = 1_812_433_253u32.wrapping_mul(last ^ last >> 30).wrapping_add(at as u32);
        }
        let (mut i, mut j) = (1, 0);
        for _ in 0..N.max(key.len()) {
            let last = words[i - 1];
            words[i] = (words[i] ^ (last ^ last >> 30).wrapping_mul(1_664_525))
                .wrapping_add(key[j])
                .wrapping_add(j as u32);
            (i, j) = (i + 1, (j + 1) % key.len());
            if i == N {
                words[0] = words[N - 1];
                i = 1;
            }
        }
        for _ in 1..N {
            let last = words[i - 1];
            words[i] = (words[i] ^ (last ^ last >> 30).wrapping_mul(1_566_083_941)).wrapping_sub(i as u32);
            i += 1;
            if i == N {
                words[0] = words[N - 1];
                i = 1;
            }
        }
        words[0] = 0x8000_0000;
        Twister { words, at: N }
    }

    fn next(&mut self) -> u32 {
        if self.at == N {
            for at in 0..N {
                let mixed = self.words[at] & 0x8000_0000 | self.words[(at + 1) % N] & 0x7fff_ffff;
                let odd = if mixed & 1 == 1 { 0x9908_b0df } else { 0 };
                self.words[at] = self.words[(at + 397) % N] ^ mixed >> 1 ^ odd;
            }
            self.at = 0;
        }
        let mut word = self.words[self.at];
        self.at += 1;
        word ^= word >> 11;
        word ^= word << 7 & 0x9d2c_5680;
        word ^= word << 15 & 0xefc6_0000;
        word ^ word >> 18
    }

    /// One number for each item in order; the items sorted by them.
    fn shuffled<T: Copy>(&mut self, items: &[T]) -> Vec<T> {
        let mut numbered: Vec<(u32, T)> = items.iter().map(|&item| (self.next(), item)).collect();
        numbered.sort_by_key(|&(number, _)| number);
        numbered.into_iter().map(|(_, item)| item).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_sha1() {
        let hex = |digest: [u8; 20]| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert_eq!(hex(sha1(b"abc")), "a9993e364706816aba3e25717850c26c9cd0d89d");
        assert_eq!(
            hex(sha1(b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
        );
    }

    #[test]
    fn the_generator_is_the_known_one() {
        let mut twister = Twister::new(&[0x123, 0x234, 0x345, 0x456]);
        assert_eq!(
            [twister.next(), twister.next(), twister.next()],
            [1_067_595_299, 955_945_823, 477_289_528]
        );
    }

    #[test]
    fn a_recorded_game_has_the_tiles_of_its_name() {
        let options: Options = "seats 4; shipping-bonus on; temple-scoring-tile on".parse().unwrap();
        let drawn = draw("4pLeague_S60_D1L1_G1", Version::One, &options, false);
        let words: Vec<&str> = drawn.scores.iter().map(|tile| tile.word()).collect();
        assert_eq!(words, ["score5", "score8", "score4", "score9", "score6", "score2"]);
        let mut removed: Vec<&str> = drawn.removed.iter().map(|card| card.word()).collect();
        removed.sort_unstable();
        assert_eq!(removed, ["bon3", "bon4", "bon5"]);
        assert_eq!(drawn.final_scoring, FinalScoring::Edge);
    }
}
