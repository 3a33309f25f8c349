//! What must hold of a graph before anybody walks it.

use super::error::{Fault, LexiconError};
use super::node::{Node, FIRST_LIST, MAX_NODES};
use super::packed::MAX_WORD;

/// What follows a list: words that end in it or below, and the letters of the longest.
#[derive(Clone, Copy, Default)]
pub(super) struct Below {
    pub words: u32,
    pub longest: u8,
    used: bool,
}

/// Checks every node and counts the words.
///
/// Holds afterwards: letters ascend within a list and lie in the alphabet; every arc leads to the
/// start of a list written earlier, so that nothing goes in circles; every list is reached; every
/// path ends in a word; no word is longer than `MAX_WORD`.
pub(super) fn check(nodes: &[Node], letters: usize) -> Result<Below, LexiconError> {
    let root = check_entries(nodes)?;
    let mut below = vec![Below::default(); nodes.len()];
    let mut start = FIRST_LIST;
    let mut last = 0;
    while start < nodes.len() {
        last = start;
        start = check_list(nodes, letters, start, &mut below)?;
    }
    if root != last {
        return Err(Fault::Order.because(format!("the root is list {root}, not the last one")));
    }
    below[root].used = true;
    check_reached(nodes, &below)?;
    Ok(below[root])
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

/// Checks the list that begins at `start`; where the next one begins.
fn check_list(
    nodes: &[Node],
    letters: usize,
    start: usize,
    below: &mut [Below],
) -> Result<usize, LexiconError> {
    let mut sum = Below::default();
    let mut before = 0;
    for (index, &node) in nodes.iter().enumerate().skip(start) {
        check_node(nodes, index, node, start)?;
        if node.letter() as usize > letters {
            return Err(
                Fault::ForeignAlphabet.because(format!("node {index} has code {}", node.letter()))
            );
        }
        if node.letter() <= before {
            return Err(Fault::Order.because(format!("the letter of node {index}")));
        }
        before = node.letter();
        let child = &mut below[node.arc() as usize];
        child.used = true;
        sum = add(sum, *child, node.accepts(), index)?;
        if node.is_last() {
            below[start].words = sum.words;
            below[start].longest = sum.longest;
            return Ok(index + 1);
        }
    }
    Err(Fault::Truncated.because(format!("the list at node {start} has no end")))
}

/// The arc leads nowhere or to the start of an earlier list.
#[inline]
fn check_node(nodes: &[Node], index: usize, node: Node, start: usize) -> Result<(), LexiconError> {
    let arc = node.arc() as usize;
    if arc >= nodes.len() {
        return Err(Fault::Range.because(format!("node {index} leads to {arc}")));
    }
    if arc >= start {
        return Err(Fault::Cycle.because(format!("node {index} leads on to {arc}")));
    }
    let starts_list = arc == 0 || arc >= FIRST_LIST && nodes[arc - 1].is_last();
    if !starts_list || arc == 0 && !node.accepts() {
        return Err(Fault::Range.because(format!("node {index} leads to {arc}")));
    }
    Ok(())
}

#[inline]
fn add(sum: Below, child: Below, accepts: bool, index: usize) -> Result<Below, LexiconError> {
    let words = sum
        .words
        .checked_add(child.words)
        .and_then(|words| words.checked_add(accepts as u32));
    let Some(words) = words else {
        return Err(Fault::Overflow.because(format!("more words than can be counted at {index}")));
    };
    if child.longest as usize >= MAX_WORD {
        return Err(Fault::TooLong.because(format!("words of more than {MAX_WORD} letters")));
    }
    Ok(Below {
        words,
        longest: sum.longest.max(child.longest + 1),
        used: false,
    })
}

/// Arcs point backwards, so if every list has a parent the root reaches all of them.
fn check_reached(nodes: &[Node], below: &[Below]) -> Result<(), LexiconError> {
    let starts = (FIRST_LIST..nodes.len()).filter(|&index| nodes[index - 1].is_last());
    for start in starts {
        if !below[start].used {
            return Err(Fault::Range.because(format!("nothing leads to the list at {start}")));
        }
    }
    Ok(())
}
