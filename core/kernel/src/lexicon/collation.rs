//! Words in the order of another alphabet, such as that of code points.

use super::dawg::Dawg;
use super::node::Node;
use super::packed::MAX_WORD;
use crate::rules::tile::{Tile, MAX_CODES};

/// A walk that takes siblings in a given order of letters.
struct Ordered<'a> {
    dawg: &'a Dawg,
    rank: [u8; MAX_CODES],
}

impl Dawg {
    /// All words, each followed by 0, sorted as if the alphabet were `order`: each letter once.
    /// None if `order` is no such thing.
    pub fn list_in_order(&self, order: &[Tile]) -> Option<Vec<u8>> {
        let walk = Ordered {
            dawg: self,
            rank: ranks(order, self.letters())?,
        };
        let mut codes = Vec::new();
        walk.put_below(self.root_list(), &mut [0; MAX_WORD], 0, &mut codes);
        Some(codes)
    }
}

fn ranks(order: &[Tile], letters: usize) -> Option<[u8; MAX_CODES]> {
    let mut ranks = [0; MAX_CODES];
    for (&letter, rank) in order.iter().zip(1..) {
        let known = (1..=letters).contains(&(letter as usize));
        if !known || std::mem::replace(&mut ranks[letter as usize], rank) != 0 {
            return None;
        }
    }
    (order.len() == letters).then_some(ranks)
}

impl Ordered<'_> {
    fn put_below(&self, list: u32, word: &mut [Tile; MAX_WORD], depth: usize, codes: &mut Vec<u8>) {
        let mut siblings = [Node::entry(0); MAX_CODES];
        let count = self.siblings(list, &mut siblings);
        for &node in &siblings[..count] {
            word[depth] = node.letter();
            if node.accepts() {
                codes.extend_from_slice(&word[..=depth]);
                codes.push(0);
            }
            if node.arc() != 0 {
                self.put_below(node.arc(), word, depth + 1, codes);
            }
        }
    }

    /// The siblings of a list by rank; how many.
    fn siblings(&self, list: u32, sorted: &mut [Node; MAX_CODES]) -> usize {
        let mut count = 0;
        for node in self.dawg.siblings(list) {
            let rank = self.rank[node.letter() as usize];
            let mut at = count;
            while at > 0 && self.rank[sorted[at - 1].letter() as usize] > rank {
                sorted[at] = sorted[at - 1];
                at -= 1;
            }
            sorted[at] = node;
            count += 1;
        }
        count
    }
}
