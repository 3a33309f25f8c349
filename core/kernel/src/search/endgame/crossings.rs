//! The letters that complete a word around one free square, asked of the word graph.
//!
//! What [`crate::movegen`] asks of the word map (`movegen/fast/crossings.rs`): an endgame may be solved
//! without one.

use super::hashing::mix;
use crate::lexicon::{completions, Dawg};
use crate::rules::tile::*;

/// Answers remembered.
const KNOWN: usize = 1 << 14;

/// Which letters make a word of the tiles around a free square; answers are remembered.
pub(super) struct Crossings<'a> {
    words: &'a Dawg,
    known: Vec<(u64, u64)>,
}

impl<'a> Crossings<'a> {
    pub fn new(words: &'a Dawg) -> Crossings<'a> {
        Crossings {
            words,
            known: vec![(0, 0); KNOWN],
        }
    }

    /// The letters (bits by code) that complete `around`, whose free square is `EMPTY`.
    #[inline]
    pub fn letters(&mut self, around: &[Tile]) -> u64 {
        let hash = around.iter().fold(around.len() as u64, |hash, &tile| {
            mix(hash ^ u64::from(letter(tile)))
        }) | 1;
        let at = (hash >> 32) as usize % KNOWN;
        if self.known[at].0 != hash {
            self.known[at] = (hash, self.completions(around));
        }
        self.known[at].1
    }

    #[cold]
    fn completions(&self, around: &[Tile]) -> u64 {
        let hole = around.iter().position(|&tile| tile == EMPTY);
        let (before, behind) = around.split_at(hole.unwrap_or(around.len() - 1));
        completions(self.words, before, &behind[1..])
    }
}
