//! What a search has learned about slots with the same letters on the board.

use super::slot::Slot;
use std::hint::black_box;

/// Remembered sets of absent subracks; a power of two.
const MEMOS: usize = 256;

/// A memo for each key, turn, length and size, as long as no other takes its place.
#[derive(Clone, Debug)]
pub(super) struct AbsentCache(Vec<Memo>);

impl AbsentCache {
    pub fn new() -> AbsentCache {
        AbsentCache(vec![Memo::default(); MEMOS])
    }

    /// The memo about slots like this one in this turn.
    #[inline(always)]
    pub fn about(&mut self, slot: &Slot, turn: u64) -> &mut Memo {
        let at = (slot.key as usize).wrapping_add(slot.count() * 37);
        let memo = &mut self.0[at % MEMOS];
        memo.be_about(slot, turn);
        memo
    }
}

/// Subracks of one size known to make no word with certain letters on the board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Memo {
    key: u64,
    /// Turn, length of the word, tiles laid.
    about: u64,
    pub absent: u64,
}

impl Memo {
    /// Forgets what it knew of another key, turn, length or size.
    #[inline(always)]
    fn be_about(&mut self, slot: &Slot, turn: u64) {
        let about = turn << 8 | u64::from(slot.length) << 4 | slot.count() as u64;
        let same = (self.key == slot.key) & (self.about == about);
        // all bits or none, hidden from the compiler, which would make a branch of it
        let same = black_box(u64::from(same).wrapping_neg());
        *self = Memo {
            key: slot.key,
            about,
            absent: self.absent & same,
        };
    }
}
