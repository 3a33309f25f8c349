//! Numbers for rollouts: SplitMix64 (Steele, Lea and Flood 2014).
//!
//! Nobody's tiles are at stake in a rollout, so the game's own generator
//! ([`crate::rules::rng`]) would only cost time.

/// A stream of numbers.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The stream of rollouts number `number` under a seed: the same for all candidates.
    pub fn new(seed: u64, number: u64) -> Random {
        let mut base = Random(seed);
        let base = base.next();
        let mut start = Random(base ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
        Random(start.next())
    }

    #[inline(always)]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `count`, none more likely than another by more than 2⁻³² of a chance.
    #[inline(always)]
    pub fn below(&mut self, count: usize) -> usize {
        (((self.next() >> 32) * count as u64) >> 32) as usize
    }

    /// A number from 0 up to and without 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Puts these in an order, each as likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in 1..items.len() {
            items.swap(i, self.below(i + 1));
        }
    }
}
