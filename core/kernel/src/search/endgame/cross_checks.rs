//! The letters that complete a word around one free square.

use super::hashing::mix;
use crate::lexicon::Dawg;
use crate::lexicon::{Arc, WordGraph};
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
        let Some(node) = self.descend(before) else {
            return 0;
        };
        let arcs = self.words.arcs(node);
        arcs.filter(|arc| self.accepts(*arc, &behind[1..]))
            .fold(0, |set, arc| set | 1 << arc.letter)
    }

    fn descend(&self, tiles: &[Tile]) -> Option<u32> {
        let mut node = self.words.root();
        for &tile in tiles {
            node = self.words.step(node, letter(tile))?.node;
        }
        Some(node)
    }

    fn accepts(&self, mut arc: Arc, tiles: &[Tile]) -> bool {
        for &tile in tiles {
            match self.words.step(arc.node, letter(tile)) {
                Some(next) => arc = next,
                None => return false,
            }
        }
        arc.accepts
    }
}
