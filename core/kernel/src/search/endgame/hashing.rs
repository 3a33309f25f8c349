//! Hashes of positions and parts of them.
//!
//! A position's hash is the exclusive or of a number for each of its parts, so that a play changes it
//! by its own parts alone (A. Zobrist, 1970).

use crate::support::simd::{large_vec, prefetch};

/// A number that looks random and differs for every argument (the finaliser of SplitMix64).
#[inline(always)]
pub(super) fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Values by hash: an open table that grows. Equal hashes count as equal keys.
pub(super) struct HashMap<V> {
    slots: Vec<(u64, V)>,
    used: usize,
}

impl<V: Copy + Default> HashMap<V> {
    pub fn new() -> HashMap<V> {
        HashMap {
            slots: free(1 << 10),
            used: 0,
        }
    }

    /// Values kept.
    pub fn len(&self) -> usize {
        self.used
    }

    /// The value kept under a hash.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<V> {
        let slot = self.slots[self.find(hash)];
        (slot.0 != 0).then_some(slot.1)
    }

    /// Fetches the place of a hash into the cache.
    #[inline(always)]
    pub fn prefetch(&self, hash: u64) {
        prefetch(&self.slots, self.place(hash));
    }

    /// Keeps a value under a hash, instead of the one that it has.
    pub fn insert(&mut self, hash: u64, value: V) {
        if 2 * self.used >= self.slots.len() {
            self.grow();
        }
        let at = self.find(hash);
        self.used += (self.slots[at].0 == 0) as usize;
        self.slots[at] = (hash | 1, value);
    }

    #[inline(always)]
    fn place(&self, hash: u64) -> usize {
        (hash >> 20) as usize & (self.slots.len() - 1)
    }

    /// Where a hash is or belongs; 0 marks a free slot, so the lowest bit is always set.
    #[inline(always)]
    fn find(&self, hash: u64) -> usize {
        let mut at = self.place(hash);
        while self.slots[at].0 != 0 && self.slots[at].0 != hash | 1 {
            at = (at + 1) & (self.slots.len() - 1);
        }
        at
    }

    #[cold]
    fn grow(&mut self) {
        let more = free(2 * self.slots.len());
        let old = std::mem::replace(&mut self.slots, more);
        for slot in old.into_iter().filter(|slot| slot.0 != 0) {
            let at = self.find(slot.0);
            self.slots[at] = slot;
        }
    }

    /// Forgets everything; the room stays.
    pub fn clear(&mut self) {
        self.slots.fill((0, V::default()));
        self.used = 0;
    }
}

/// So many free slots.
fn free<V: Copy + Default>(count: usize) -> Vec<(u64, V)> {
    let mut slots = large_vec(count);
    slots.resize(count, (0, V::default()));
    slots
}
