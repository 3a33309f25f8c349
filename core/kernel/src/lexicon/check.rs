//! What must hold of a graph before anybody walks it.

use super::error::{Fault, LexiconError};
use super::node::{Node, FIRST_LIST, MAX_NODES};
use super::packed::MAX_WORD;

/// What can be read from a list on: words, and letters of the longest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Below {
    pub words: usize,
    pub longest: usize,
}

/// Checks every node and counts the words.
///
/// Holds afterwards: letters ascend within a list and lie in the alphabet; every arc leads to the
/// start of a list written earlier, so that nothing goes in circles; every list is reached; every
/// path ends in a word; no word is longer than `MAX_WORD`.
pub(super) fn check(nodes: &[Node], letters: usize) -> Result<Below, LexiconError> {
    let root = check_entries(nodes)?;
    let mut lists = Lists::new(nodes, letters);
    let (mut start, mut last) = (FIRST_LIST, 0);
    while start < nodes.len() {
        last = start;
        start = lists.check(start)?;
    }
    if root != last {
        return Err(Fault::Order.because(format!("the root is list {root}, not the last one")));
    }
    // arcs point backwards, so if every other list has a parent the root reaches all of them
    if lists.reached + 1 < lists.count {
        return Err(Fault::Range.because("nothing leads to some list"));
    }
    Ok(lists.below(root))
}

fn check_entries(nodes: &[Node]) -> Result<usize, LexiconError> {
    if nodes.len() < FIRST_LIST {
        return Err(Fault::Truncated.because("a graph has at least two nodes"));
    }
    if nodes.len() > MAX_NODES {
        return Err(Fault::Overflow.because(format!("{} nodes", nodes.len())));
    }
    let root = nodes[0].arc();
    if nodes[0] != Node::entry(root) || nodes[1] != Node::entry(0) {
        return Err(Fault::Range.because("the first two nodes are not entries"));
    }
    Ok(root as usize)
}

/// Bits of a summary that hold the length of the longest word; the others count words.
const LENGTH_BITS: u32 = 5;
const MOST_WORDS: u64 = (1 << (32 - LENGTH_BITS)) - 1;

/// The lists checked so far.
///
/// This runs over every node whenever a lexicon is opened, so what is known of a list is one
/// number, which is 0 wherever no checked list begins.
struct Lists<'a> {
    nodes: &'a [Node],
    letters: usize,
    summaries: Vec<u32>,
    has_parent: Vec<u64>,
    count: usize,
    reached: usize,
}

impl<'a> Lists<'a> {
    fn new(nodes: &'a [Node], letters: usize) -> Lists<'a> {
        Lists {
            nodes,
            letters,
            summaries: vec![0; nodes.len()],
            has_parent: vec![0; nodes.len().div_ceil(64)],
            count: 0,
            reached: 0,
        }
    }

    fn below(&self, list: usize) -> Below {
        let summary = self.summaries[list];
        Below {
            words: (summary >> LENGTH_BITS) as usize,
            longest: summary as usize & ((1 << LENGTH_BITS) - 1),
        }
    }

    /// Checks the list that begins at `start`; where the next one begins.
    #[inline]
    fn check(&mut self, start: usize) -> Result<usize, LexiconError> {
        let (mut words, mut deepest, mut before) = (0, 0, 0);
        for (index, &node) in self.nodes.iter().enumerate().skip(start) {
            let arc = node.arc() as usize;
            let child = self.summaries.get(arc).copied().unwrap_or(0);
            let leads = child != 0 || arc == 0 && node.accepts();
            if !leads || node.letter() <= before {
                return Err(self.fault(start, index, before));
            }
            before = node.letter();
            words += (child >> LENGTH_BITS) as u64 + node.accepts() as u64;
            deepest = deepest.max(child & ((1 << LENGTH_BITS) - 1));
            self.mark(arc);
            if node.is_last() {
                self.close(start, words, deepest as usize + 1, before as usize)?;
                return Ok(index + 1);
            }
        }
        Err(Fault::Truncated.because(format!("the list at node {start} has no end")))
    }

    #[inline]
    fn mark(&mut self, list: usize) {
        let (word, bit) = (&mut self.has_parent[list / 64], 1 << (list % 64));
        self.reached += (list != 0 && *word & bit == 0) as usize;
        *word |= bit;
    }

    #[inline]
    fn close(
        &mut self,
        start: usize,
        words: u64,
        longest: usize,
        last_letter: usize,
    ) -> Result<(), LexiconError> {
        if last_letter > self.letters {
            return Err(Fault::ForeignAlphabet.because(format!("code {last_letter}")));
        }
        if longest > MAX_WORD {
            return Err(Fault::TooLong.because(format!("words of more than {MAX_WORD} letters")));
        }
        if words > MOST_WORDS {
            return Err(Fault::Overflow.because(format!("more than {MOST_WORDS} words")));
        }
        self.summaries[start] = (words as u32) << LENGTH_BITS | longest as u32;
        self.count += 1;
        Ok(())
    }

    /// What is wrong with the node at `index`.
    #[cold]
    fn fault(&self, start: usize, index: usize, before: u8) -> LexiconError {
        let node = self.nodes[index];
        let arc = node.arc() as usize;
        if node.letter() <= before {
            Fault::Order.because(format!("the letter of node {index}"))
        } else if arc >= start && arc < self.nodes.len() {
            Fault::Cycle.because(format!("node {index} leads on to {arc}"))
        } else {
            Fault::Range.because(format!("node {index} leads to {arc}"))
        }
    }
}
