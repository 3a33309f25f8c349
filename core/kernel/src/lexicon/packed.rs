//! A word in one number, so that sorting words is sorting numbers.

use crate::rules::tile::{Tile, MAX_SIDE};

/// Longest word: the longest side of a board.
pub const MAX_WORD: usize = MAX_SIDE;

const BITS: u32 = 6;
const TOP: u32 = BITS * (MAX_WORD as u32 - 1);

/// Letters in groups of six bits from the top: numbers compare as words do, a prefix first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Packed(pub u128);

impl Packed {
    /// No letters.
    pub const EMPTY: Packed = Packed(0);

    /// A word of up to `MAX_WORD` codes from 1 to 63.
    #[inline]
    pub fn new(word: &[Tile]) -> Packed {
        let packed = word.iter().fold(0u128, |p, &l| p << BITS | l as u128);
        let free = (MAX_WORD - word.len()) as u32 * BITS;
        Packed(if free >= 128 { 0 } else { packed << free })
    }

    /// The word with a letter put before it.
    #[inline]
    pub fn after(self, letter: Tile) -> Packed {
        Packed(self.0 >> BITS | (letter as u128) << TOP)
    }

    #[inline]
    pub fn len(self) -> usize {
        MAX_WORD - (self.0.trailing_zeros().min(TOP + BITS) / BITS) as usize
    }

    #[inline]
    pub fn letter(self, index: usize) -> Tile {
        (self.0 >> (TOP - BITS * index as u32)) as Tile & 0x3F
    }

    /// Letters with which both begin.
    #[inline]
    pub fn common(self, other: Packed) -> usize {
        let spare = 128 - BITS * MAX_WORD as u32;
        (((self.0 ^ other.0).leading_zeros() - spare) / BITS) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_word_keeps_length_letters_and_order() {
        let long = [63; MAX_WORD];
        for word in [&[][..], &[1], &[1, 2], &[2], &[63, 1, 62], &long] {
            let packed = Packed::new(word);
            assert_eq!(packed.len(), word.len());
            let letters: Vec<Tile> = (0..word.len()).map(|i| packed.letter(i)).collect();
            assert_eq!(letters, word);
        }
        assert!(Packed::new(&[1]) < Packed::new(&[1, 1]));
        assert!(Packed::new(&[1, 63]) < Packed::new(&[2]));
        assert_eq!(Packed::new(&[1, 2, 3]).common(Packed::new(&[1, 2, 4])), 2);
        assert_eq!(Packed::new(&[5]).common(Packed::new(&[5])), MAX_WORD);
        assert_eq!(Packed::new(&[2, 3]).after(1), Packed::new(&[1, 2, 3]));
    }
}
