//! A minimal word graph, and what it can be asked.

use super::build::{self, GraphBuild};
use super::check;
use super::error::{Fault, LexiconError};
use super::first_two::Pairs;
use super::node::Node;
use super::packed::MAX_WORD;
use crate::rules::tile::{Tile, BLANK};
use std::ops::ControlFlow;

/// The words of a lexicon as a minimal graph of their letters.
///
/// Checked when made: letters lie in the alphabet and ascend within a list, there is no cycle,
/// words have 1 to [`MAX_WORD`] letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dawg {
    nodes: Vec<Node>,
    letters: usize,
    words: usize,
    longest: usize,
    pairs: Pairs,
}

impl Dawg {
    /// The graph of `codes`: words of `least` to `most` letters in any order, each followed by 0,
    /// and the indexes of those that had stood there before.
    pub fn build(
        codes: &[u8],
        letters: usize,
        least: usize,
        most: usize,
    ) -> Result<GraphBuild, LexiconError> {
        build::graph(codes, letters, least, most)
    }

    pub(super) fn checked(nodes: Vec<Node>, letters: usize) -> Result<Dawg, LexiconError> {
        let all = check::check(&nodes, letters)?;
        Ok(Dawg {
            letters,
            words: all.words,
            longest: all.longest,
            pairs: Pairs::of(&nodes),
            nodes,
        })
    }

    /// A graph from the little-endian numbers of [`Dawg::to_bytes`], every one of them checked.
    pub fn from_bytes(bytes: &[u8], letters: usize) -> Result<Dawg, LexiconError> {
        let numbers = bytes.chunks_exact(4);
        if !numbers.remainder().is_empty() {
            return Err(Fault::Truncated.because("a node has four bytes"));
        }
        let node = |n: &[u8]| Node(u32::from_le_bytes([n[0], n[1], n[2], n[3]]));
        Dawg::checked(numbers.map(node).collect(), letters)
    }

    /// The nodes as little-endian numbers, four bytes each.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.nodes.iter().flat_map(|n| n.0.to_le_bytes()).collect()
    }

    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(super) fn root_list(&self) -> u32 {
        self.nodes[0].arc()
    }

    /// Letters of the alphabet.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// Words.
    pub fn words(&self) -> usize {
        self.words
    }

    /// Nodes, the two entries included.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Letters of the longest word; 0 if there are no words.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// Is this a word?
    pub fn contains(&self, word: &[Tile]) -> bool {
        self.descend(word).is_some_and(Node::accepts)
    }

    /// Calls `visit` with every word in ascending order of codes, a prefix first.
    ///
    /// Takes about 20 ns a word; there is no allocation.
    pub fn for_each_word(&self, mut visit: impl FnMut(&[Tile])) {
        let mut word = [0; MAX_WORD];
        let _ = self.visit_below(self.root_list(), &mut word, 0, &mut |word| {
            visit(word);
            ControlFlow::Continue(())
        });
    }

    /// The words of each length from 0 to [`Dawg::longest`], ascending, as flat tables: the words
    /// of length L stand L codes apart in entry L.
    pub fn words_by_length(&self) -> Vec<Vec<Tile>> {
        let counts = self.count_by_length();
        let room = counts.iter().enumerate();
        let mut tables: Vec<_> = room
            .map(|(length, n)| Vec::with_capacity(length * n))
            .collect();
        self.for_each_word(|word| tables[word.len()].extend_from_slice(word));
        tables
    }

    /// Number of words of each length from 0 to [`Dawg::longest`].
    pub fn count_by_length(&self) -> Vec<usize> {
        let mut counts = vec![0; self.longest + 1];
        self.for_each_word(|word| counts[word.len()] += 1);
        counts
    }

    /// All words, or those of one length, ascending, each followed by 0.
    pub fn list(&self, length: Option<usize>) -> Vec<u8> {
        let mut codes = Vec::new();
        self.for_each_word(|word| {
            if length.is_none_or(|length| word.len() == length) {
                put(&mut codes, word);
            }
        });
        codes
    }

    /// Up to `limit` words with these letters, `BLANK` standing for any one letter, as in
    /// [`Dawg::list`].
    pub fn matching(&self, pattern: &[Tile], limit: usize) -> Vec<u8> {
        let mut found = WordBuffer::new(limit);
        if !pattern.is_empty() && pattern.len() <= self.longest && limit > 0 {
            let mut word = [0; MAX_WORD];
            let _ = self.match_below(self.root_list(), pattern, &mut word, 0, &mut found);
        }
        found.codes
    }

    /// Up to `limit` words that begin with `prefix`, as in [`Dawg::list`].
    pub fn prefixed(&self, prefix: &[Tile], limit: usize) -> Vec<u8> {
        let mut found = WordBuffer::new(limit);
        if limit > 0 && prefix.len() <= self.longest {
            let _ = self.prefixed_into(prefix, &mut found);
        }
        found.codes
    }

    fn prefixed_into(&self, prefix: &[Tile], found: &mut WordBuffer) -> ControlFlow<()> {
        let mut word = [0; MAX_WORD];
        word[..prefix.len()].copy_from_slice(prefix);
        let list = match self.descend(prefix) {
            _ if prefix.is_empty() => self.root_list(),
            None => return ControlFlow::Continue(()),
            Some(node) => {
                if node.accepts() {
                    found.put(prefix)?;
                }
                node.arc()
            }
        };
        self.visit_below(list, &mut word, prefix.len(), &mut |word| found.put(word))
    }

    /// The node of the second letter behind the first.
    #[inline]
    pub(super) fn pair(&self, first: Tile, second: Tile) -> Option<Node> {
        self.pairs.get(first, second)
    }

    /// The node of the last letter of `string`.
    fn descend(&self, string: &[Tile]) -> Option<Node> {
        let (mut node, rest) = match *string {
            [] => return None,
            [only] => return self.sibling(self.root_list(), only),
            [first, second, ref rest @ ..] => (self.pairs.get(first, second)?, rest),
        };
        for &letter in rest {
            node = self.sibling(node.arc(), letter)?;
        }
        Some(node)
    }

    #[inline]
    pub(super) fn sibling(&self, list: u32, letter: Tile) -> Option<Node> {
        self.siblings(list)
            .find(|node| node.letter() >= letter)
            .filter(|node| node.letter() == letter)
    }

    #[inline]
    pub(super) fn siblings(&self, list: u32) -> impl Iterator<Item = Node> + '_ {
        let mut rest = match list {
            0 => &[][..],
            _ => &self.nodes[list as usize..],
        };
        std::iter::from_fn(move || {
            let (&node, more) = rest.split_first()?;
            rest = if node.is_last() { &[] } else { more };
            Some(node)
        })
    }

    fn visit_below(
        &self,
        list: u32,
        word: &mut [Tile; MAX_WORD],
        depth: usize,
        visit: &mut impl FnMut(&[Tile]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for node in self.siblings(list) {
            word[depth] = node.letter();
            if node.accepts() {
                visit(&word[..=depth])?;
            }
            if node.arc() != 0 {
                self.visit_below(node.arc(), word, depth + 1, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn match_below(
        &self,
        list: u32,
        pattern: &[Tile],
        word: &mut [Tile; MAX_WORD],
        depth: usize,
        found: &mut WordBuffer,
    ) -> ControlFlow<()> {
        let wanted = pattern[depth];
        for node in self.siblings(list) {
            if wanted != BLANK && node.letter() != wanted {
                continue;
            }
            word[depth] = node.letter();
            if depth + 1 < pattern.len() {
                self.match_below(node.arc(), pattern, word, depth + 1, found)?;
            } else if node.accepts() {
                found.put(&word[..=depth])?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Words found so far, and how many more are wanted.
struct WordBuffer {
    codes: Vec<u8>,
    wanted: usize,
}

impl WordBuffer {
    fn new(limit: usize) -> WordBuffer {
        WordBuffer {
            codes: Vec::new(),
            wanted: limit,
        }
    }

    fn put(&mut self, word: &[Tile]) -> ControlFlow<()> {
        put(&mut self.codes, word);
        self.wanted -= 1;
        match self.wanted {
            0 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}

fn put(codes: &mut Vec<u8>, word: &[Tile]) {
    codes.extend_from_slice(word);
    codes.push(0);
}
