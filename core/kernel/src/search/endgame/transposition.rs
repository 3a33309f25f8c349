//! What is known of positions met before.

use super::play_lists::Hint;
use crate::support::simd::{large_vec, prefetch};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// The smallest table: small searches must not pay for a large one.
const LEAST: usize = 1 << 12;
/// The largest: 16 bytes an entry.
const MOST: usize = 1 << 23;
/// Stands for a depth that reached the end of the game everywhere.
pub(super) const WHOLE: u32 = 63;
/// Values are cut to this many bits.
const VALUE_BITS: u32 = 24;

/// How a value is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// At least.
    Lower,
    /// At most.
    Upper,
    /// Just that.
    Exact,
}

/// An entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Spread that the mover gains from here on.
    pub value: i32,
    pub bound: Bound,
    /// Turns looked ahead; [`WHOLE`]: to the end.
    pub depth: u32,
    /// The best play; 0: none known, or a pass.
    pub best: Hint,
}

/// Positions by hash, shared by threads without locks.
///
/// An entry stores `hash ^ data` beside `data`. If two threads write at once the halves do not
/// match and the entry is ignored (R. Hyatt and T. Mann, "A Lock-less Transposition Table
/// Implementation for Parallel Search", ICGA Journal 25(1), 2002).
pub(super) struct Table {
    entries: Vec<[AtomicU64; 2]>,
}

impl Table {
    pub fn new() -> Table {
        Table::of(LEAST)
    }

    fn of(size: usize) -> Table {
        let entry = || [AtomicU64::new(0), AtomicU64::new(0)];
        let mut entries = large_vec(size);
        entries.resize_with(size, entry);
        Table { entries }
    }

    /// Entries there is room for.
    pub fn size(&self) -> usize {
        self.entries.len()
    }

    /// May it still grow?
    pub fn may_grow(&self) -> bool {
        self.size() < MOST
    }

    /// Eight times as large, with all that this one holds.
    pub fn grown(&self) -> Table {
        let more = Table::of((8 * self.size()).min(MOST));
        for [mixed, data] in &self.entries {
            let (mixed, data) = (mixed.load(Relaxed), data.load(Relaxed));
            if data != 0 {
                more.write(mixed ^ data, data);
            }
        }
        more
    }

    fn write(&self, hash: u64, data: u64) {
        let [mixed, kept] = &self.entries[self.slot(hash)];
        mixed.store(hash ^ data, Relaxed);
        kept.store(data, Relaxed);
    }

    #[inline(always)]
    fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.entries.len() - 1)
    }

    /// Fetches the place of a position into the cache.
    #[inline(always)]
    pub fn prefetch(&self, hash: u64) {
        prefetch(&self.entries, self.slot(hash));
    }

    /// What is known of a position.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<Entry> {
        let [mixed, data] = &self.entries[self.slot(hash)];
        let data = data.load(Relaxed);
        (mixed.load(Relaxed) ^ data == hash && data != 0).then(|| unpacked(data))
    }

    /// Keeps what is known, instead of anything that stood there; true if the place was free.
    #[inline(always)]
    pub fn put(&self, hash: u64, known: Entry) -> bool {
        let free = self.entries[self.slot(hash)][1].load(Relaxed) == 0;
        self.write(hash, packed(known));
        free
    }
}

/// The table of all threads of a search: whoever finds it full puts a larger one in its place.
#[derive(Clone)]
pub(super) struct Shared(Arc<Mutex<Arc<Table>>>);

impl Shared {
    pub fn new() -> Shared {
        Shared(Arc::new(Mutex::new(Arc::new(Table::new()))))
    }

    /// The table as it is.
    pub fn table(&self) -> Arc<Table> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// A table larger than this one: another thread's, or a new one.
    pub fn larger(&self, table: &Table) -> Arc<Table> {
        let mut current = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if current.size() <= table.size() {
            *current = Arc::new(current.grown());
        }
        current.clone()
    }
}

fn packed(known: Entry) -> u64 {
    let value = (known.value as u64) & ((1 << VALUE_BITS) - 1);
    let depth = (u64::from(known.depth) << 2) | (known.bound as u64 + 1);
    value << 40 | depth << 32 | u64::from(known.best)
}

fn unpacked(data: u64) -> Entry {
    let bound = match data >> 32 & 3 {
        1 => Bound::Lower,
        2 => Bound::Upper,
        _ => Bound::Exact,
    };
    Entry {
        value: (data as i64 >> 40) as i32,
        bound,
        depth: (data >> 34) as u32 & 63,
        best: data as Hint,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_also_after_growing() {
        let table = Table::new();
        let known = |n: u32| Entry {
            value: n as i32 - 150,
            bound: [Bound::Lower, Bound::Upper, Bound::Exact][n as usize % 3],
            depth: n % 64,
            best: n * 77,
        };
        for n in 0..300 {
            assert!(table.put(
                super::super::hashing::mix(n.into()) << 12 | u64::from(n),
                known(n)
            ));
        }
        let table = table.grown();
        for n in 0..300 {
            let hash = super::super::hashing::mix(n.into()) << 12 | u64::from(n);
            assert_eq!(table.get(hash), Some(known(n)));
            assert_eq!(table.get(hash ^ 1 << 40), None);
        }
    }
}
