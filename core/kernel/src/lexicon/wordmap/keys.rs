//! Additive keys: a multiset of letters as one number.

use crate::rules::tile::MAX_CODES;

/// A random number for each letter; the key of a multiset is the (wrapping) sum over its letters.
///
/// Adding a letter is one addition, and a blank adds nothing. Two multisets may share a key; the
/// map is then built with another seed, so that within a map no two *words* that are no anagrams
/// do, and whoever finds a word by key confirms it letter by letter.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    pub seed: u64,
    of: [u64; MAX_CODES],
}

fn mixed(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Keys {
    /// Keys of `letters` letters; the rank behind them (the blank's) adds nothing.
    pub fn new(seed: u64, letters: usize) -> Keys {
        let (mut of, mut state) = ([0; MAX_CODES], seed);
        of[..letters]
            .iter_mut()
            .for_each(|key| *key = mixed(&mut state));
        Keys { seed, of }
    }

    /// Keys under which every two words of a length clash.
    #[cfg(test)]
    pub fn alike(letters: usize) -> Keys {
        let mut keys = Keys::new(0, letters);
        keys.of[..letters].fill(1);
        keys
    }

    /// Key of a letter's rank.
    #[inline(always)]
    pub fn of(&self, rank: u8) -> u64 {
        self.of[(rank & 63) as usize]
    }

    /// Key of a word or part of a rack.
    #[inline(always)]
    pub fn sum(&self, ranks: &[u8]) -> u64 {
        ranks
            .iter()
            .fold(0, |key: u64, &rank| key.wrapping_add(self.of(rank)))
    }
}

/// A key's place among `size` (by its high bits: the key is as good as a hash of itself).
#[inline(always)]
pub(super) fn place(key: u64, size: u32) -> usize {
    (((key >> 32) * size as u64) >> 32) as usize
}

/// Where the two bits (at worst one) lie that stand for a key in a word of a filter.
#[inline(always)]
pub(super) fn filter_shifts(key: u64) -> [u64; 2] {
    [key & 63, key >> 6 & 63]
}

/// The two bits that stand for a key in a word of a filter.
#[inline(always)]
pub(super) fn filter_bits(key: u64) -> u64 {
    filter_shifts(key)
        .iter()
        .fold(0, |bits, shift| bits | 1 << shift)
}

/// Eight bits of a key, kept with each word of it.
#[inline(always)]
pub(crate) fn tag(key: u64) -> u8 {
    (key >> 12) as u8
}
