//! A priority queue by rough bounds: lists of slots in buckets about a point wide.

/// Buckets; the last holds all that is higher, the first all that is lower.
const BUCKETS: usize = 512;
/// Bound at the bottom of the first bucket, in milli-points.
pub(super) const LOWEST: i32 = -96_000;
/// No entry.
pub(super) const NONE: u16 = u16::MAX;

/// For each bucket the first entry of its list; whoever owns the entries keeps the next of each.
#[derive(Clone, Debug)]
pub(super) struct Buckets([u16; BUCKETS]);

impl Buckets {
    pub fn new() -> Buckets {
        Buckets([NONE; BUCKETS])
    }

    pub fn clear(&mut self) {
        self.0 = [NONE; BUCKETS];
    }

    /// The bucket of a bound: 1.024 points each.
    #[inline(always)]
    pub fn of(bound: i32) -> usize {
        (((bound - LOWEST) >> 10).max(0) as usize).min(BUCKETS - 1)
    }

    /// The same for a bound that is not below [`LOWEST`].
    #[inline(always)]
    pub fn of_likely(bound: i32) -> usize {
        ((bound - LOWEST) as u32 as usize >> 10).min(BUCKETS - 1)
    }

    /// Puts an entry first in a bucket's list; gives the one that was.
    #[inline(always)]
    pub fn push(&mut self, bucket: usize, entry: u16) -> u16 {
        std::mem::replace(&mut self.0[bucket & (BUCKETS - 1)], entry)
    }

    /// The first entry of a bucket's list.
    #[inline(always)]
    pub fn first(&self, bucket: usize) -> u16 {
        self.0[bucket & (BUCKETS - 1)]
    }
}
