//! One way to lay tiles in a lane.

use super::MAX_TILES;
use crate::support::simd::Eight;

/// One way to lay `count` tiles in a lane: everything about it that no rack decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// What each tile's value counts for in all (both words), falling.
    pub multipliers: Eight,
    /// Key of the letters already on the board.
    pub key: u64,
    /// Points of those letters, of crossing words' tiles, and the bonus.
    pub base: i16,
    /// Squares to be filled, as bits of the lane.
    pub filled: u16,
    /// First square.
    pub start: u8,
    /// Squares of the word.
    pub length: u8,
    /// What the slot's bound depends on besides its multipliers: four times the tiles to be laid,
    /// and the multiplier of the word, three at most.
    pub class: u8,
    /// Multiplier of the word.
    pub multiplier: u8,
}

/// The class of a slot with so many tiles to be laid and this multiplier of the word.
#[inline(always)]
pub(super) fn class_of(count: usize, multiplier: u8) -> u8 {
    (count as u8) << 2 | multiplier.min(3)
}

impl Slot {
    /// Tiles to be laid.
    #[inline(always)]
    pub fn count(&self) -> usize {
        (self.class >> 2) as usize & MAX_TILES
    }
}

/// The slot before it is made.
pub(super) const NO_SLOT: Slot = Slot {
    multipliers: [0; 8],
    key: 0,
    base: 0,
    filled: 0,
    start: 0,
    length: 0,
    class: 0,
    multiplier: 0,
};
