//! Looking up many words at once.
//!
//! A graph is larger than the near caches and its lists are of any length, so a lookup mostly
//! waits: for memory, and for guesses at where a list ends that went wrong. Here the letters of
//! each list are one mask, which gives a letter's place without a search, and several words are
//! followed side by side, so that they wait together.

use super::build::words;
use super::dawg::Dawg;
use super::node::{Node, FIRST_LIST};
use crate::rules::tile::Tile;

const LANES: usize = 16;

/// Bytes of words for which making the masks pays.
const MANY: usize = 1 << 16;

/// A word being looked up: the letters still to come and the list that holds the next.
struct Lookup<'a> {
    index: usize,
    rest: &'a [Tile],
    node: Node,
}

impl Dawg {
    /// 1 or 0 for each word of `codes`, in which each is followed by 0: is it a word?
    pub fn contains_each(&self, codes: &[u8]) -> Vec<u8> {
        if codes.len() < MANY {
            return words(codes).map(|word| self.contains(word) as u8).collect();
        }
        self.contains_many(codes)
    }

    fn contains_many(&self, codes: &[u8]) -> Vec<u8> {
        let masks = self.masks();
        let mut answers = vec![0; codes.iter().filter(|&&code| code == 0).count()];
        let mut waiting = words(codes).enumerate();
        let mut lanes = Vec::with_capacity(LANES);
        loop {
            while lanes.len() < LANES {
                let Some((index, word)) = waiting.next() else {
                    break;
                };
                match word {
                    [] | [_] => answers[index] = self.contains(word) as u8,
                    [first, second, rest @ ..] => {
                        if let Some(node) = self.pair(*first, *second) {
                            lanes.push(Lookup { index, rest, node });
                        }
                    }
                }
            }
            if lanes.is_empty() {
                return answers;
            }
            lanes.retain(|lane| lane.goes_on(&mut answers));
            lanes
                .iter_mut()
                .for_each(|lane| lane.step(self.nodes(), &masks));
        }
    }

    /// At the start of each list, which letters are in it.
    fn masks(&self) -> Vec<u64> {
        let nodes = self.nodes();
        let mut masks = vec![0; nodes.len()];
        let mut start = FIRST_LIST;
        for (index, node) in nodes.iter().enumerate().skip(FIRST_LIST) {
            masks[start] |= 1 << node.letter();
            if node.is_last() {
                start = index + 1;
            }
        }
        masks
    }
}

impl Lookup<'_> {
    /// Is there more to look up? If not the answer is put down.
    #[inline]
    fn goes_on(&self, answers: &mut [u8]) -> bool {
        if self.rest.is_empty() {
            answers[self.index] = self.node.accepts() as u8;
        }
        !self.rest.is_empty() && self.node.arc() != 0
    }

    /// To the next letter's node, or to one that neither accepts nor leads on.
    #[inline]
    fn step(&mut self, nodes: &[Node], masks: &[u64]) {
        let (list, letter) = (self.node.arc() as usize, self.rest[0]);
        let bit = 1u64.checked_shl(letter as u32).unwrap_or(0);
        let place = (masks[list] & bit.wrapping_sub(1)).count_ones() as usize;
        let found = masks[list] & bit != 0;
        self.node = if found { nodes[list + place] } else { Node(0) };
        self.rest = &self.rest[1..];
    }
}
