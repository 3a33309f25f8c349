//! A word map as bytes: a cache, so that it need not be built anew (`docs/formats/wordmap.md`).
//! Numbers are little-endian.

use super::*;
use crate::lexicon::checksum::crc32;
use crate::lexicon::{Fault, LexiconError};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// The first bytes of every word map.
const MAGIC: [u8; 8] = *b"\x89STWM\r\n\x1a";
/// The version written and read.
const VERSION: u32 = 1;

const HEADER_SUM_AT: usize = 12;
const SUMMED_FROM: usize = 16;
const LETTERS_AT: usize = 20;
const SEED_AT: usize = 24;
const WORDS_AT: usize = 32;
const TILES_AT: usize = 40;
const TABLES_AT: usize = TILES_AT + MAX_CODES;
/// Of each length: words of both filters, and words.
const TABLE: usize = 12;
const HEADER: usize = TABLES_AT + TABLE * (MAX_LENGTH + 1);

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    let mut number = [0; 4];
    number.copy_from_slice(&bytes[at..at + 4]);
    u32::from_le_bytes(number)
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from(u32_at(bytes, at)) | u64::from(u32_at(bytes, at + 4)) << 32
}

impl WordMap {
    /// This map as bytes; equal maps give equal bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + self.bytes());
        bytes.resize(HEADER, 0);
        for filter in [&self.whole, &self.less_one] {
            bytes.extend(filter.iter().flat_map(|n| n.to_le_bytes()));
        }
        bytes.extend(self.starts.iter().flat_map(|n| n.to_le_bytes()));
        bytes.extend_from_slice(&self.records);
        let body = crc32(0, &bytes[HEADER..]);
        self.write_header(&mut bytes[..HEADER], body);
        bytes
    }

    fn write_header(&self, header: &mut [u8], body_sum: u32) {
        let mut put = |at: usize, bytes: &[u8]| header[at..][..bytes.len()].copy_from_slice(bytes);
        put(0, &MAGIC);
        put(MAGIC.len(), &VERSION.to_le_bytes());
        put(SUMMED_FROM, &body_sum.to_le_bytes());
        put(LETTERS_AT, &(self.order.letters() as u32).to_le_bytes());
        put(SEED_AT, &self.keys.seed.to_le_bytes());
        put(WORDS_AT, &(self.words as u64).to_le_bytes());
        put(TILES_AT, self.order.tiles());
        for (length, table) in self.tables.iter().enumerate() {
            let numbers = [table.whole, table.less_one, self.words_of(length)];
            for (i, number) in numbers.iter().enumerate() {
                put(TABLES_AT + TABLE * length + 4 * i, &number.to_le_bytes());
            }
        }
        let sum = crc32(0, &header[SUMMED_FROM..]);
        header[HEADER_SUM_AT..SUMMED_FROM].copy_from_slice(&sum.to_le_bytes());
    }

    /// Words of one length.
    fn words_of(&self, length: usize) -> u32 {
        let table = &self.tables[length];
        self.starts[(table.starts_at + table.buckets) as usize]
    }

    /// The map in `bytes`, which [`WordMap::to_bytes`] wrote for the same letters and values.
    ///
    /// The header is always checked, and that the length is what it says; with `verify` every
    /// byte is. Without it (for a file of one's own that has not changed since it was checked) a
    /// damaged body would give wrong words.
    ///
    /// # Errors
    /// `Truncated`, `NotALexicon`, `Version`, `Checksum`, `ForeignAlphabet`.
    pub fn from_bytes(
        bytes: &[u8],
        rules: &Ruleset,
        verify: bool,
    ) -> Result<WordMap, LexiconError> {
        let header = bytes.get(..HEADER).ok_or_else(truncated)?;
        check_header(header)?;
        let order = Order::of(rules);
        let mut tiles = [0; MAX_CODES];
        tiles[..order.letters()].copy_from_slice(order.tiles());
        let letters = u32_at(header, LETTERS_AT) as usize;
        if letters != order.letters() || header[TILES_AT..TABLES_AT] != tiles {
            let why = "the map is of another alphabet or another order of values";
            return Err(Fault::ForeignAlphabet.because(why));
        }
        let (tables, sizes) = read_tables(header);
        if bytes.len() as u64 != HEADER as u64 + sizes.bytes() {
            return Err(truncated());
        }
        let body = &bytes[HEADER..];
        if verify && crc32(0, body) != u32_at(header, SUMMED_FROM) {
            return Err(Fault::Checksum.because("the map was changed after it was written"));
        }
        Ok(sizes.split(body, order, u64_at(header, SEED_AT), tables))
    }
}

fn truncated() -> LexiconError {
    Fault::Truncated.because("the map's length is not what its header says")
}

fn check_header(header: &[u8]) -> Result<(), LexiconError> {
    if header[..MAGIC.len()] != MAGIC {
        return Err(Fault::NotALexicon.because("these bytes are no word map"));
    }
    let version = u32_at(header, MAGIC.len());
    if version != VERSION {
        return Err(Fault::Version.because(format!("version {version}, {VERSION} is known")));
    }
    if crc32(0, &header[SUMMED_FROM..]) != u32_at(header, HEADER_SUM_AT) {
        return Err(Fault::Checksum.because("the map's header is damaged"));
    }
    Ok(())
}

/// Elements of the four tables, all lengths together.
#[derive(Default)]
struct Sizes {
    whole: u32,
    less_one: u32,
    starts: u32,
    records: u32,
    words: u32,
}

fn read_tables(header: &[u8]) -> ([Table; MAX_LENGTH + 1], Sizes) {
    let mut sizes = Sizes::default();
    let tables = std::array::from_fn(|length| {
        let number = |i: usize| u32_at(header, TABLES_AT + TABLE * length + 4 * i);
        let words = number(2);
        let table = Table {
            whole_at: sizes.whole,
            whole: number(0),
            less_one_at: sizes.less_one,
            less_one: number(1),
            starts_at: sizes.starts,
            buckets: words.max(1),
            records_at: sizes.records,
            length: length as u32,
        };
        sizes.whole = sizes.whole.wrapping_add(table.whole);
        sizes.less_one = sizes.less_one.wrapping_add(table.less_one);
        sizes.starts = sizes.starts.wrapping_add(table.buckets).wrapping_add(1);
        sizes.records = sizes
            .records
            .wrapping_add(words.wrapping_mul(length as u32 + 1));
        sizes.words = sizes.words.wrapping_add(words);
        table
    });
    sizes.records = sizes.records.wrapping_add(RECORD_WINDOW as u32);
    (tables, sizes)
}

impl Sizes {
    /// Bytes of the body.
    fn bytes(&self) -> u64 {
        let (filters, starts) = (
            u64::from(self.whole) + u64::from(self.less_one),
            self.starts,
        );
        8 * filters + 4 * u64::from(starts) + u64::from(self.records)
    }

    /// The map whose body, of the right length, is `body`.
    fn split(
        &self,
        body: &[u8],
        order: Order,
        seed: u64,
        tables: [Table; MAX_LENGTH + 1],
    ) -> WordMap {
        let (whole, rest) = body.split_at(8 * self.whole as usize);
        let (less_one, rest) = rest.split_at(8 * self.less_one as usize);
        let (starts, records) = rest.split_at(4 * self.starts as usize);
        let keys = Keys::new(seed, order.letters());
        WordMap {
            order,
            keys,
            words: self.words as usize,
            tables,
            whole: numbers(whole, u64::from_le_bytes),
            less_one: numbers(less_one, u64::from_le_bytes),
            starts: numbers(starts, u32::from_le_bytes),
            records: numbers(records, |[byte]| byte),
        }
    }
}

fn numbers<T, const N: usize>(bytes: &[u8], number: impl Fn([u8; N]) -> T) -> Vec<T> {
    let mut numbers = simd::large_vec(bytes.len() / N);
    let each = bytes.chunks_exact(N).map(|chunk| {
        let mut bytes = [0; N];
        bytes.copy_from_slice(chunk);
        number(bytes)
    });
    numbers.extend(each);
    numbers
}
