//! What is known of positions met before.

use super::play_lists::Hint;
use crate::support::simd::{large_vec, prefetch};
use std::array::from_fn;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// Entries of the smallest table: small searches must not pay for a large one.
const LEAST: usize = 1 << 12;
/// Entries of the largest: 16 bytes each.
const MOST: usize = 1 << 23;
/// Entries of a bucket: a line of the processor's cache.
const EACH: usize = 4;
/// Stands for a depth that reached the end of the game everywhere.
pub(super) const WHOLE: u32 = 63;
/// Values beyond this many bits are not kept.
const VALUE_BITS: u32 = 20;
/// The work of an entry is kept as its number of bits, in this many.
const WORK_BITS: u32 = 4;

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

/// An entry as it is kept: `hash ^ data`, and `data`.
type Kept = [AtomicU64; 2];

/// The entries that a hash may have.
#[repr(align(64))]
struct Bucket([Kept; EACH]);

/// Positions by hash, shared by threads without locks.
///
/// Where a bucket is full, the entry that took least work gives way (D. Breuker, J. Uiterwijk and
/// H. J. van den Herik, "Replacement Schemes for Transposition Tables", ICCA Journal 17(4), 1994).
///
/// An entry stores `hash ^ data` beside `data`. If two threads write at once the halves do not
/// match and the entry is ignored (R. Hyatt and T. Mann, "A Lock-less Transposition Table
/// Implementation for Parallel Search", ICGA Journal 25(1), 2002).
pub(super) struct Table {
    buckets: Vec<Bucket>,
}

impl Table {
    pub fn new() -> Table {
        Table::of(LEAST)
    }

    fn of(size: usize) -> Table {
        let count = size / EACH;
        let free = || Bucket(from_fn(|_| [AtomicU64::new(0), AtomicU64::new(0)]));
        let mut buckets = large_vec(count);
        buckets.resize_with(count, free);
        Table { buckets }
    }

    /// Entries there is room for.
    pub fn size(&self) -> usize {
        EACH * self.buckets.len()
    }

    /// May it still grow?
    pub fn may_grow(&self) -> bool {
        self.size() < MOST
    }

    /// Eight times as large, with all that this one holds.
    pub fn grown(&self) -> Table {
        let more = Table::of((8 * self.size()).min(MOST));
        for [mixed, data] in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            let (mixed, data) = (mixed.load(Relaxed), data.load(Relaxed));
            if data != 0 {
                more.write(mixed ^ data, data);
            }
        }
        more
    }

    /// Puts data in the place of what is known of the same position, in a free place, or in that
    /// of what took least work; true if the place was free.
    #[inline(always)]
    fn write(&self, hash: u64, data: u64) -> bool {
        let bucket = &self.buckets[self.place(hash)].0;
        let (mut at, mut least) = (0, u64::MAX);
        for (i, [mixed, kept]) in bucket.iter().enumerate() {
            let kept = kept.load(Relaxed);
            if kept == 0 || mixed.load(Relaxed) ^ kept == hash {
                (at, least) = (i, kept);
                break;
            }
            if work_of(kept) < least {
                (at, least) = (i, work_of(kept));
            }
        }
        let [mixed, kept] = &bucket[at];
        mixed.store(hash ^ data, Relaxed);
        kept.store(data, Relaxed);
        least == 0
    }

    #[inline(always)]
    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    /// Fetches the place of a position into the cache.
    #[inline(always)]
    pub fn prefetch(&self, hash: u64) {
        prefetch(&self.buckets, self.place(hash));
    }

    /// What is known of a position.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.place(hash)].0;
        for [mixed, data] in bucket {
            let data = data.load(Relaxed);
            if mixed.load(Relaxed) ^ data == hash && data != 0 {
                return Some(unpacked(data));
            }
        }
        None
    }

    /// Keeps what is known of a position, found by looking at `work` positions, instead of what was
    /// known of it; true if it took a place that was free.
    #[inline(always)]
    pub fn put(&self, hash: u64, known: Entry, work: u64) -> bool {
        let beyond = 1 << (VALUE_BITS - 1);
        (-beyond..beyond).contains(&known.value) && self.write(hash, packed(known, work))
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

fn packed(known: Entry, work: u64) -> u64 {
    let value = (known.value as u64) << (64 - VALUE_BITS);
    let work = u64::from(u64::BITS - work.leading_zeros()).min((1 << WORK_BITS) - 1);
    let depth = (u64::from(known.depth) << 2) | (known.bound as u64 + 1);
    value | work << 40 | depth << 32 | u64::from(known.best)
}

/// What an entry took, as a number that grows with the work.
#[inline(always)]
fn work_of(data: u64) -> u64 {
    1 + (data >> 40 & ((1 << WORK_BITS) - 1))
}

fn unpacked(data: u64) -> Entry {
    let bound = match data >> 32 & 3 {
        1 => Bound::Lower,
        2 => Bound::Upper,
        _ => Bound::Exact,
    };
    Entry {
        value: (data as i64 >> (64 - VALUE_BITS)) as i32,
        bound,
        depth: (data >> 34) as u32 & 63,
        best: data as Hint,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(n: u32) -> Entry {
        Entry {
            value: n as i32 - 150,
            bound: [Bound::Lower, Bound::Upper, Bound::Exact][n as usize % 3],
            depth: n % 64,
            best: n * 77,
        }
    }

    #[test]
    fn what_is_put_is_found_also_after_growing() {
        let table = Table::new();
        let hash = |n: u32| super::super::hashing::mix(n.into()) << 12 | u64::from(n);
        for n in 0..300 {
            assert!(table.put(hash(n), known(n), n.into()));
            assert!(!table.put(hash(n), known(n), n.into()));
        }
        let table = table.grown();
        for n in 0..300 {
            assert_eq!(table.get(hash(n)), Some(known(n)));
            assert_eq!(table.get(hash(n) ^ 1 << 40), None);
        }
    }

    #[test]
    fn in_a_full_bucket_what_took_least_work_gives_way() {
        let (table, hash) = (Table::new(), |n: u64| (n + 1) << 32);
        for (n, work) in [50, 3, 1_000_000, 900].into_iter().enumerate() {
            assert!(table.put(hash(n as u64), known(n as u32), work));
        }
        assert!(!table.put(hash(4), known(4), 1));
        assert!(!table.put(hash(5), known(5), 1));
        let kept: Vec<u32> = (0..6)
            .filter(|&n| table.get(hash(n.into())).is_some())
            .collect();
        assert_eq!(kept, [0, 2, 3, 5]);
    }

    #[test]
    fn a_value_that_has_no_room_is_not_kept() {
        let table = Table::new();
        for (value, is_kept) in [(-(1 << 19), true), ((1 << 19) - 1, true), (1 << 19, false)] {
            let entry = Entry { value, ..known(7) };
            table.put(9, entry, 1);
            assert_eq!(table.get(9) == Some(entry), is_kept);
        }
    }
}
