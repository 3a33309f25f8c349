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
pub(super) struct Effort {
    pub proof: u32,
    pub disproof: u32,
}

impl Effort {
    pub const GAINED: Effort = Effort {
        proof: 0,
        disproof: NEVER,
    };
    pub const NOT_GAINED: Effort = Effort {
        proof: NEVER,
        disproof: 0,
    };
    /// No limits of an effort.
    pub const NO_LIMITS: Effort = Effort {
        proof: NEVER,
        disproof: NEVER,
    };

    /// Has one of the numbers come to its limit?
    pub fn reaches(self, limits: Effort) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }
}

/// An effort with what it belongs to: the high bits of a hash, and below them what it took.
#[derive(Clone, Copy, Default)]
struct Place {
    key: u64,
    effort: Effort,
}

/// The places that a hash may have.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Place; EACH]);

/// Efforts by hash, in a table that grows to [`MOST`] places. Where a bucket is full then, the one that
/// took least work gives way.
pub(super) struct Efforts {
    buckets: Vec<Bucket>,
    used: usize,
}

impl Efforts {
    pub fn new() -> Efforts {
        Efforts {
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

    /// The effort kept under a hash, and the work that it took, as far as that is counted.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<(Effort, u64)> {
        let bucket = &self.buckets[self.bucket(hash)].0;
        let mut places = bucket.iter();
        let found = places.find(|place| place.is_of(hash))?;
        Some((found.effort, found.work()))
    }

    /// Keeps the effort of a hash, which took so much work.
    pub fn insert(&mut self, hash: u64, effort: Effort, work: u64) {
        if 2 * self.used >= EACH * self.buckets.len() && EACH * self.buckets.len() < MOST {
            self.grow();
        }
        let key = hash & !MOST_WORK | work.clamp(1, MOST_WORK);
        self.put(Place { key, effort });
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

    fn effort(proof: u32) -> Effort {
        Effort { proof, disproof: 7 }
    }

    #[test]
    fn what_is_kept_is_found_also_after_growing() {
        let mut efforts = Efforts::new();
        for n in 0..20_000 {
            efforts.insert(mix(n), effort(n as u32), n);
        }
        let found =
            (0..20_000).filter(|&n| efforts.get(mix(n)) == Some((effort(n as u32), n.max(1))));
        // (a bucket may be full before the table grows)
        assert!(found.count() > 18_000);
        assert_eq!(efforts.get(mix(20_000)), None);
        efforts.insert(mix(5), effort(1), 1 << 40);
        assert_eq!(efforts.get(mix(5)), Some((effort(1), MOST_WORK)));
    }

    #[test]
    fn in_a_full_bucket_what_took_least_work_gives_way() {
        let (mut efforts, hash) = (Efforts::new(), |n: u64| (n + 1) << 48);
        for (n, work) in [50, 3, 60_000, 900].into_iter().enumerate() {
            efforts.insert(hash(n as u64), effort(1), work);
        }
        efforts.insert(hash(4), effort(1), 1);
        let kept: Vec<u64> = (0..5).filter(|&n| efforts.get(hash(n)).is_some()).collect();
        assert_eq!(kept, [0, 2, 3, 4]);
    }

    #[test]
    fn the_table_has_no_more_places_than_there_is_room_for() {
        let mut efforts = Efforts::new();
        for n in 0..3 * MOST as u64 / 2 {
            efforts.insert(mix(n), effort(1), 1);
        }
        assert_eq!(efforts.bytes(), 16 * MOST);
        assert!(efforts.used <= MOST);
    }
}
