//! The word map: a lexicon laid out for move generation.
//!
//! Every word of 2 … 15 letters lies in a record beside its anagrams, found by an additive key of
//! its letters ([`keys`]). Before a record is touched two Bloom filters are asked: one over the
//! words' keys, one over their keys less one letter ("does one more letter make a word?", for
//! blanks and crossing words). For each length:
//!
//! * `whole`: 12 bits a class of anagrams, two of them set within one 64-bit word;
//! * `less_one`: 8 bits for each class and letter of it;
//! * `starts`: first record of each bucket, one bucket a word, by the key's high bits;
//! * `records`: eight bits of the key, then the letters as ranks ([`Order`]).
//!
//! Filters and tags give false positives, never false negatives; each hit is checked against the
//! record. Both bits of a key lie in one 64-bit word: blocked Bloom filters (F. Putze, P. Sanders
//! and J. Singler, "Cache-, Hash- and Space-Efficient Bloom Filters", 2007).

mod build;
mod file;
mod keys;
#[cfg(test)]
mod tests;

pub(crate) use keys::{tag, Keys};

use crate::lexicon::ranks::Order;
use crate::support::bits::bits;
use crate::support::simd;
use keys::{filter_shifts, place};

/// Longest word of a map, and longest side of a board it serves.
pub const MAX_LENGTH: usize = 15;
/// Bytes that may be read from a record's start, whatever its length.
pub(crate) const RECORD_WINDOW: usize = 16;

/// Where one length's tables lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table {
    whole_at: u32,
    whole: u32,
    less_one_at: u32,
    less_one: u32,
    starts_at: u32,
    buckets: u32,
    /// In bytes.
    records_at: u32,
    length: u32,
}

/// A lexicon by anagram classes. See the module's description.
#[derive(Clone, Debug)]
pub struct WordMap {
    order: Order,
    keys: Keys,
    words: usize,
    tables: [Table; MAX_LENGTH + 1],
    whole: Vec<u64>,
    less_one: Vec<u64>,
    starts: Vec<u32>,
    records: Vec<u8>,
}

impl WordMap {
    /// The order of letters that the map uses.
    #[inline(always)]
    pub fn order(&self) -> &Order {
        &self.order
    }

    #[inline(always)]
    pub(crate) fn keys(&self) -> &Keys {
        &self.keys
    }

    /// Number of words.
    pub fn words(&self) -> usize {
        self.words
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        8 * (self.whole.len() + self.less_one.len()) + 4 * self.starts.len() + self.records.len()
    }

    /// The tables of words of `length` letters, 0 … 15.
    #[inline(always)]
    pub(crate) fn of_length(&self, length: usize) -> Words<'_> {
        Words {
            map: self,
            table: &self.tables[length & MAX_LENGTH],
        }
    }
}

/// A Bloom filter over the keys of one length.
#[derive(Clone, Copy)]
pub(crate) struct Filter<'a>(&'a [u64]);

impl Filter<'_> {
    /// May it hold this key?
    #[inline(always)]
    pub fn holds(&self, key: u64) -> bool {
        let word = self.0[place(key, self.0.len() as u32)];
        let [first, second] = filter_shifts(key);
        (word >> first) & (word >> second) & 1 == 1
    }
}

/// The words of one length.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    map: &'a WordMap,
    table: &'a Table,
}

impl<'a> Words<'a> {
    /// The filter over the words' keys: may a word with a key exist?
    #[inline(always)]
    pub fn whole(&self) -> Filter<'a> {
        let (at, size) = (self.table.whole_at as usize, self.table.whole as usize);
        Filter(&self.map.whole[at..at + size])
    }

    /// The filter over their keys less one letter: may a word exist that has one letter more?
    #[inline(always)]
    pub fn less_one(&self) -> Filter<'a> {
        let (at, size) = (
            self.table.less_one_at as usize,
            self.table.less_one as usize,
        );
        Filter(&self.map.less_one[at..at + size])
    }

    /// May a word with this key exist?
    #[inline(always)]
    pub fn may_be(&self, key: u64) -> bool {
        self.whole().holds(key)
    }

    /// May a word exist that has one letter more than this key?
    #[inline(always)]
    pub fn may_be_less_one(&self, key: u64) -> bool {
        self.less_one().holds(key)
    }

    /// Letters (as bits by rank) that may make a word together with this key.
    #[inline(always)]
    pub fn completions(&self, key: u64) -> u64 {
        let whole = self.whole();
        (0..self.map.order.letters() as u8).fold(0, |set, rank| {
            let may = whole.holds(key.wrapping_add(self.map.keys.of(rank)));
            set | (may as u64) << rank
        })
    }

    /// Calls `visit` with every way to name so many blanks (two at most) that may make words: the
    /// key it gives, and the ranks of the letters.
    #[inline(always)]
    pub fn each_naming(&self, key: u64, blanks: u8, mut visit: impl FnMut(u64, &[u8])) {
        let with = |key: u64, rank: u8| key.wrapping_add(self.map.keys.of(rank));
        match blanks {
            0 if self.may_be(key) => visit(key, &[]),
            1 if self.may_be_less_one(key) => {
                ranks(self.completions(key)).for_each(|x| visit(with(key, x), &[x]));
            }
            2 => {
                for y in 0..self.map.order.letters() as u8 {
                    let key = with(key, y);
                    if self.may_be_less_one(key) {
                        // the second letter is never before the first
                        let second = self.completions(key) >> y << y;
                        ranks(second).for_each(|x| visit(with(key, x), &[x, y]));
                    }
                }
            }
            _ => {}
        }
    }

    /// Fetches the bucket of a key into the cache.
    #[inline(always)]
    pub fn prefetch_bucket(&self, key: u64) {
        simd::prefetch(&self.map.starts, self.bucket_at(key));
    }

    #[inline(always)]
    fn bucket_at(&self, key: u64) -> usize {
        self.table.starts_at as usize + place(key, self.table.buckets)
    }

    /// The records of a key's bucket: its anagrams and perhaps a few other words.
    #[inline(always)]
    pub fn bucket(&self, key: u64) -> Bucket {
        let at = self.bucket_at(key);
        let (first, end) = (self.map.starts[at], self.map.starts[at + 1]);
        let size = self.table.length + 1;
        Bucket {
            at: self.table.records_at + first * size,
            count: end.wrapping_sub(first) as u16,
        }
    }

    /// Fetches a bucket's records into the cache.
    #[inline(always)]
    pub fn prefetch_records(&self, bucket: Bucket) {
        simd::prefetch(&self.map.records, bucket.at as usize);
    }

    /// Record number `n` of a bucket; behind the last one, bytes that are none.
    #[inline(always)]
    pub fn record(&self, bucket: Bucket, n: u16) -> &'a [u8; RECORD_WINDOW] {
        let at = bucket.at as usize + n as usize * (self.table.length as usize + 1);
        let record = self
            .map
            .records
            .get(at..)
            .and_then(|rest| rest.first_chunk());
        record.unwrap_or(&[0; RECORD_WINDOW])
    }

    /// The first two records of a bucket, as [`Words::record`] gives them.
    #[inline(always)]
    pub fn two_records(&self, bucket: Bucket) -> [&'a [u8; RECORD_WINDOW]; 2] {
        let rest = self.map.records.get(bucket.at as usize..);
        let both = rest.and_then(|rest| rest.first_chunk::<{ 2 * RECORD_WINDOW }>());
        let size = (self.table.length as usize & MAX_LENGTH) + 1;
        match both.map(|both| (both.first_chunk(), both[size..].first_chunk())) {
            Some((Some(first), Some(second))) => [first, second],
            // at the end of the map
            _ => [self.record(bucket, 0), self.record(bucket, 1)],
        }
    }

    /// A bucket's records: a tag, the word's ranks, and bytes that do not belong to it.
    #[inline(always)]
    pub fn records(&self, bucket: Bucket) -> Records<'a> {
        Records {
            rest: self.map.records.get(bucket.at as usize..).unwrap_or(&[]),
            size: self.table.length as usize + 1,
            left: bucket.count,
        }
    }
}

/// The records of a bucket, one after the other.
pub(crate) struct Records<'a> {
    rest: &'a [u8],
    size: usize,
    left: u16,
}

impl<'a> Iterator for Records<'a> {
    type Item = &'a [u8; RECORD_WINDOW];

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let record = self.rest.first_chunk::<RECORD_WINDOW>()?;
        self.left = self.left.checked_sub(1)?;
        self.rest = self.rest.get(self.size..)?;
        Some(record)
    }
}

/// The ranks whose bits are set.
#[inline(always)]
pub(crate) fn ranks(set: u64) -> impl Iterator<Item = u8> {
    bits(set).map(|rank| rank as u8)
}

/// Where the records of a bucket lie.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bucket {
    at: u32,
    pub count: u16,
}
