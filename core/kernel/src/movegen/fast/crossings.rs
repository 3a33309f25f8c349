//! Letters that complete a crossing word, asked of the word map.

use super::row::Around;
use crate::lexicon::wordmap::{ranks, tag, WordMap, MAX_LENGTH, RECORD_WINDOW};
use crate::support::simd::{equal_bytes, prefetch};

/// Answers kept; a power of two.
const ANSWERS: usize = 4096;

/// Finds the letters that make a word of the tiles around a square, and remembers its answers.
#[derive(Clone, Debug)]
pub(super) struct Crossings {
    /// Pattern and answer, each at the place its pattern hashes to.
    answers: Vec<([u64; 2], u64)>,
}

/// Which letters make a word in the hole among these?
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub around: Around,
    pattern: [u64; 2],
    /// Where the answer is kept.
    place: usize,
}

/// The letters around a hole as a number of its own: six bits each, a hole being 0.
fn pattern(around: &Around) -> [u64; 2] {
    let letters = around.letters[..around.length].iter().enumerate();
    let pattern = letters.fold(1u128, |pattern, (i, &letter)| {
        let code = if i == around.hole { 0 } else { letter + 1 };
        pattern << 6 | u128::from(code)
    });
    [pattern as u64, (pattern >> 64) as u64]
}

impl Crossings {
    pub fn new() -> Crossings {
        Crossings {
            answers: vec![([0; 2], 0); ANSWERS],
        }
    }

    /// A question, with the memory of its answer being fetched.
    pub fn question(&self, around: Around) -> Question {
        let pattern = pattern(&around);
        let mixed = (pattern[0] ^ pattern[1].rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = (mixed >> 52) as usize % ANSWERS;
        prefetch(&self.answers, place);
        Question {
            around,
            pattern,
            place,
        }
    }

    /// Letters, as bits, that make a word in the hole.
    pub fn letters(&mut self, map: &WordMap, question: &Question) -> u64 {
        let answer = &mut self.answers[question.place % ANSWERS];
        if answer.0 != question.pattern {
            *answer = (question.pattern, find(map, &question.around));
        }
        answer.1
    }
}

#[inline(never)]
fn find(map: &WordMap, around: &Around) -> u64 {
    let (letters, hole) = (&around.letters[..around.length], around.hole);
    if letters.len() > MAX_LENGTH {
        return 0;
    }
    let words = map.of_length(letters.len());
    let fixed = [&letters[..hole], &letters[hole + 1..]];
    let key = fixed
        .iter()
        .fold(0, |key: u64, part| key.wrapping_add(map.keys().sum(part)));
    if !words.may_be_less_one(key) {
        return 0;
    }
    let may = words.completions(key);
    let keys = || ranks(may).map(|rank| key.wrapping_add(map.keys().of(rank)));
    // memory is fetched for all letters before the first is looked at
    keys().for_each(|key| words.prefetch_bucket(key));
    keys().for_each(|key| words.prefetch_records(words.bucket(key)));
    let (window, fixed) = pattern_of(letters, hole);
    let mut found = 0;
    for key in keys() {
        let bucket = words.bucket(key);
        let mut look = |n: u16| {
            let record = words.record(bucket, n);
            // whichever key a record has, a word that fits is a word that fits
            let fits = (n < bucket.count)
                & (record[0] == tag(key))
                & (equal_bytes(&window, record) & fixed == fixed);
            found |= u64::from(fits) << (record[hole + 1] & 63);
        };
        // few buckets have more than two words
        (0..2).for_each(&mut look);
        (2..bucket.count).for_each(&mut look);
    }
    found
}

/// Letters one byte behind their place in the word, and, as bits, which of the bytes are to be the
/// same in a record.
fn pattern_of(letters: &[u8], hole: usize) -> ([u8; RECORD_WINDOW], u32) {
    let mut window = [0; RECORD_WINDOW];
    window[1..=letters.len()].copy_from_slice(letters);
    let whole = (2 << letters.len()) - 2;
    (window, whole & !(2 << hole))
}
