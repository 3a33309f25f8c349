//! Slots with parts that may make a word there, gathered until it pays to look them up.

use super::slot::Slot;
use super::subracks::ROOMS;
use super::MAX_TILES;

/// A slot and a subrack whose key passed the filter.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pair {
    pub key: u64,
    /// Id of the slot, length of the word, tiles laid, subrack: 16, 8, 8 and 8 bits from the top of
    /// 40 (one number, since most pairs are written in vain).
    about: u64,
}

impl Pair {
    /// What the pairs of a slot have in common.
    #[inline(always)]
    pub fn of(slot: &Slot, id: u16) -> u64 {
        u64::from(id) << 24 | u64::from(slot.length) << 16 | (slot.count() as u64) << 8
    }

    #[inline(always)]
    pub fn new(key: u64, of_slot: u64, part: usize) -> Pair {
        Pair {
            key,
            about: of_slot | part as u64,
        }
    }

    #[inline(always)]
    pub fn id(&self) -> u16 {
        (self.about >> 24) as u16
    }

    #[inline(always)]
    pub fn length(&self) -> usize {
        (self.about >> 16) as u8 as usize
    }

    #[inline(always)]
    pub fn count(&self) -> usize {
        (self.about >> 8) as usize % (MAX_TILES + 1)
    }

    #[inline(always)]
    pub fn part(&self) -> usize {
        self.about as usize % ROOMS
    }
}

/// Pairs in the order of their coming, with room behind them to write before it is known whether
/// what was written is kept: whether a key passes is hard to predict, and a wrong guess costs more
/// than a pair written in vain.
#[derive(Clone, Debug)]
pub(super) struct PendingLookups {
    rooms: Vec<Pair>,
    count: usize,
}

impl PendingLookups {
    pub fn new() -> PendingLookups {
        PendingLookups {
            rooms: vec![Pair::default(); 4 * ROOMS],
            count: 0,
        }
    }

    #[inline(always)]
    pub fn all(&self) -> &[Pair] {
        &self.rooms[..self.count]
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.count
    }

    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub fn clear(&mut self) {
        self.count = 0;
    }

    #[inline(always)]
    pub fn push(&mut self, pair: Pair) {
        self.room()[0] = pair;
        self.keep(1);
    }

    /// Room for as many pairs as a slot can have.
    #[inline(always)]
    pub fn room(&mut self) -> &mut [Pair; ROOMS] {
        if self.rooms.len() < self.count + ROOMS {
            self.grow();
        }
        let room = self.rooms[self.count..].first_chunk_mut();
        room.expect("grown")
    }

    /// Keeps the first so many of those written to the room.
    #[inline(always)]
    pub fn keep(&mut self, written: usize) {
        self.count += written;
    }

    #[cold]
    fn grow(&mut self) {
        self.rooms.resize(2 * self.rooms.len(), Pair::default());
    }
}
