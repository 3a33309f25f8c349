//! What is left to be shown of positions that proof-number search has not decided yet.

use crate::support::simd::{large_vec, prefetch};

/// The number of what can never be shown.
pub(super) const NEVER: u32 = 1 << 30;
/// Places of the smallest table.
const LEAST: usize = 1 << 10;
/// Places of the largest: 16 bytes each.
const MOST: usize = 1 << 22;
/// Places of a bucket: a line of the processor's cache.
const EACH: usize = 4;
/// Low bits of a hash that are not kept; work up to so many bits stands there.
const WORK_BITS: u32 = 16;
const MOST_WORK: u64 = (1 << WORK_BITS) - 1;

/// How much is left to show that the mover gains a target, and that it does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ProofNumbers {
    pub proof: u32,
    pub disproof: u32,
}

impl ProofNumbers {
    pub const GAINED: ProofNumbers = ProofNumbers {
        proof: 0,
        disproof: NEVER,
    };
    pub const NOT_GAINED: ProofNumbers = ProofNumbers {
        proof: NEVER,
        disproof: 0,
    };
    /// No limits.
    pub const NO_LIMITS: ProofNumbers = ProofNumbers {
        proof: NEVER,
        disproof: NEVER,
    };

    /// Has one of the numbers come to its limit?
    pub fn reaches(self, limits: ProofNumbers) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }
}

/// Numbers with what they belong to: the high bits of a hash, and below them what they took.
#[derive(Clone, Copy, Default)]
struct Place {
    key: u64,
    numbers: ProofNumbers,
}

/// The places that a hash may have.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Place; EACH]);

/// Proof numbers by hash, in a table that grows to [`MOST`] places. Where a bucket is full then, the one that
/// took least work gives way.
pub(super) struct ProofTable {
    buckets: Vec<Bucket>,
    used: usize,
}

impl ProofTable {
    pub fn new() -> ProofTable {
        ProofTable {
            buckets: free(LEAST),
            used: 0,
        }
    }

    /// Bytes taken (about).
    pub fn bytes(&self) -> usize {
        std::mem::size_of_val(&self.buckets[..])
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> usize {
        (hash >> WORK_BITS) as usize & (self.buckets.len() - 1)
    }

    /// Fetches the place of a hash into the cache.
    #[inline(always)]
    pub fn prefetch(&self, hash: u64) {
        prefetch(&self.buckets, self.bucket(hash));
    }

    /// The numbers kept under a hash, and the work that they took, as far as that is counted.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<(ProofNumbers, u64)> {
        let bucket = &self.buckets[self.bucket(hash)].0;
        let mut places = bucket.iter();
        let found = places.find(|place| place.is_of(hash))?;
        Some((found.numbers, found.work()))
    }

    /// Keeps the numbers of a hash, which took so much work.
    pub fn insert(&mut self, hash: u64, numbers: ProofNumbers, work: u64) {
        if 2 * self.used >= EACH * self.buckets.len() && EACH * self.buckets.len() < MOST {
            self.grow();
        }
        let key = hash & !MOST_WORK | work.clamp(1, MOST_WORK);
        self.put(Place { key, numbers });
    }

    fn put(&mut self, new: Place) {
        let at = self.bucket(new.key);
        let bucket = &mut self.buckets[at].0;
        let same = bucket.iter().position(|place| place.is_of(new.key));
        let least = || (0..EACH).min_by_key(|&i| bucket[i].work());
        let at = same.or_else(least).unwrap_or(0);
        self.used += usize::from(bucket[at].key == 0);
        bucket[at] = new;
    }

    #[cold]
    fn grow(&mut self) {
        let more = free(2 * EACH * self.buckets.len());
        let old = std::mem::replace(&mut self.buckets, more);
        self.used = 0;
        let places = old.iter().flat_map(|bucket| bucket.0);
        for place in places.filter(|place| place.key != 0) {
            self.put(place);
        }
    }
}

impl Place {
    #[inline(always)]
    fn is_of(&self, hash: u64) -> bool {
        self.key != 0 && (self.key ^ hash) >> WORK_BITS == 0
    }

    /// 0 of a free place.
    #[inline(always)]
    fn work(&self) -> u64 {
        self.key & MOST_WORK
    }
}

/// So many free places.
fn free(places: usize) -> Vec<Bucket> {
    let mut buckets = large_vec(places / EACH);
    buckets.resize(places / EACH, Bucket::default());
    buckets
}

#[cfg(test)]
mod tests {
    use super::super::hashing::mix;
    use super::*;

    fn numbers(proof: u32) -> ProofNumbers {
        ProofNumbers { proof, disproof: 7 }
    }

    #[test]
    fn what_is_kept_is_found_also_after_growing() {
        let mut table = ProofTable::new();
        for n in 0..20_000 {
            table.insert(mix(n), numbers(n as u32), n);
        }
        let found =
            (0..20_000).filter(|&n| table.get(mix(n)) == Some((numbers(n as u32), n.max(1))));
        // (a bucket may be full before the table grows)
        assert!(found.count() > 18_000);
        assert_eq!(table.get(mix(20_000)), None);
        table.insert(mix(5), numbers(1), 1 << 40);
        assert_eq!(table.get(mix(5)), Some((numbers(1), MOST_WORK)));
    }

    #[test]
    fn in_a_full_bucket_what_took_least_work_gives_way() {
        let (mut table, hash) = (ProofTable::new(), |n: u64| (n + 1) << 48);
        for (n, work) in [50, 3, 60_000, 900].into_iter().enumerate() {
            table.insert(hash(n as u64), numbers(1), work);
        }
        table.insert(hash(4), numbers(1), 1);
        let kept: Vec<u64> = (0..5).filter(|&n| table.get(hash(n)).is_some()).collect();
        assert_eq!(kept, [0, 2, 3, 4]);
    }

    #[test]
    fn the_table_has_no_more_places_than_there_is_room_for() {
        let mut table = ProofTable::new();
        for n in 0..3 * MOST as u64 / 2 {
            table.insert(mix(n), numbers(1), 1);
        }
        assert_eq!(table.bytes(), 16 * MOST);
        assert!(table.used <= MOST);
    }
}
