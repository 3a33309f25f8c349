//! Slots with parts that may make a word there, gathered until it pays to look them up.

use super::slot::Slot;
use super::subracks::{Parts, ROOMS};

/// A slot and a subrack whose key passed the filter.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pair {
    pub key: u64,
    pub id: u16,
    pub part: u8,
    pub length: u8,
    pub count: u8,
}

impl Pair {
    #[inline(always)]
    pub fn new(parts: &Parts, slot: &Slot, id: u16, part: usize) -> Pair {
        Pair {
            key: parts.key[part % ROOMS].wrapping_add(slot.key),
            id,
            part: part as u8,
            length: slot.length,
            count: slot.count,
        }
    }
}

/// Pairs in the order of their coming, with room behind them to write before it is known whether
/// what was written is kept: whether a key passes is hard to predict, and a wrong guess costs more
/// than a pair written in vain.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    rooms: Vec<Pair>,
    count: usize,
}

impl Pairs {
    pub fn new() -> Pairs {
        Pairs {
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
