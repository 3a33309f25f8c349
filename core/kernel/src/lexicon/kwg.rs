//! The exchange formats KWG and KBWG: arrays of little-endian numbers, one a node, no header.
//!
//! Node 0 leads to a DAWG, node 1 to a GADDAG or nowhere. KWG numbers up to 4,194,304 nodes,
//! KBWG 16,777,216. Foreign files may order their lists in any way and let a list be the end of
//! another, so they are walked, not trusted, and only the words are taken over.

use super::dawg::Dawg;
use super::error::{Fault, LexiconError};
use super::gaddag::gaddag;
use super::node::{Node, MAX_NODES};
use super::packed::MAX_WORD;
use crate::rules::tile::Tile;

/// Which of the two formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// 22-bit arcs.
    Kwg,
    /// 24-bit arcs.
    Kbwg,
}

impl Format {
    /// Nodes that the format can number.
    pub const fn most_nodes(self) -> usize {
        match self {
            Format::Kwg => 1 << 22,
            Format::Kbwg => MAX_NODES,
        }
    }

    fn pack(self, node: Node) -> u32 {
        match self {
            Format::Kbwg => node.0,
            Format::Kwg => {
                let (last, accepts) = (node.is_last() as u32, node.accepts() as u32);
                (node.letter() as u32) << 24 | accepts << 23 | last << 22 | node.arc()
            }
        }
    }

    /// The node of a number; KWG has room for letters that KBWG has not.
    fn unpack(self, number: u32) -> Result<Node, LexiconError> {
        if self == Format::Kbwg {
            return Ok(Node(number));
        }
        let letter = (number >> 24) as Tile;
        if letter > 63 {
            return Err(Fault::ForeignAlphabet.because(format!("code {letter}")));
        }
        let node = Node::new(letter, number >> 23 & 1 != 0, number & 0x3F_FFFF);
        Ok(if number >> 22 & 1 != 0 {
            node.last()
        } else {
            node
        })
    }
}

/// The words in one of the formats (`None`: KWG where they fit), with a GADDAG or without.
///
/// Fails with [`Fault::Overflow`] if the nodes cannot be numbered.
pub fn export(
    dawg: &Dawg,
    with_gaddag: bool,
    format: Option<Format>,
) -> Result<Vec<u8>, LexiconError> {
    let nodes = if with_gaddag {
        let (mut nodes, root) = gaddag(dawg)?;
        nodes[1] = nodes[1].with_arc(root);
        nodes
    } else {
        dawg.nodes().to_vec()
    };
    let fits = nodes.len() <= Format::Kwg.most_nodes();
    let format = format.unwrap_or(if fits { Format::Kwg } else { Format::Kbwg });
    if nodes.len() > format.most_nodes() {
        let (count, most) = (nodes.len(), format.most_nodes());
        return Err(Fault::Overflow.because(format!("{count} nodes, {format:?} numbers {most}")));
    }
    Ok(nodes
        .iter()
        .flat_map(|&n| format.pack(n).to_le_bytes())
        .collect())
}

/// Most words that an import gives back: more than any language has, less than memory.
const MOST_WORDS: u64 = 1 << 25;

/// The words of the DAWG in `bytes`, each followed by 0, in the file's order.
pub fn import(bytes: &[u8], letters: usize, format: Format) -> Result<Vec<u8>, LexiconError> {
    let numbers = bytes.chunks_exact(4);
    if bytes.is_empty() || !numbers.remainder().is_empty() {
        return Err(Fault::Truncated.because(format!("{} bytes", bytes.len())));
    }
    let nodes = numbers
        .map(|n| format.unpack(u32::from_le_bytes([n[0], n[1], n[2], n[3]])))
        .collect::<Result<Vec<_>, _>>()?;
    let root = nodes[0].arc() as usize;
    if root == 0 {
        return Ok(Vec::new());
    }
    let survey = Survey::of(&nodes, letters, root)?;
    let mut codes = Vec::with_capacity(survey.words as usize * 8);
    put_words(&nodes, root, &mut [0; MAX_WORD], 0, &mut codes);
    Ok(codes)
}

fn put_words(nodes: &[Node], list: usize, word: &mut [Tile], depth: usize, codes: &mut Vec<u8>) {
    for node in &nodes[list..] {
        word[depth] = node.letter();
        if node.accepts() {
            codes.extend_from_slice(&word[..=depth]);
            codes.push(0);
        }
        if node.arc() != 0 {
            put_words(nodes, node.arc() as usize, word, depth + 1, codes);
        }
        if node.is_last() {
            return;
        }
    }
}

/// What is known of a node while a foreign graph is walked for the first time.
#[derive(Clone, Copy)]
enum NodeState {
    Never,
    /// On the path being walked.
    Above,
    /// Words in the list from here on, and their longest.
    Whole(u64, u8),
}

struct Survey {
    words: u64,
}

/// A step of the walk: enter a node, or leave it when all that follows is known.
enum Step {
    Enter(usize),
    Leave(usize),
}

impl Survey {
    /// Walks everything below `root` once, without recursion: a foreign graph may be deep.
    fn of(nodes: &[Node], letters: usize, root: usize) -> Result<Survey, LexiconError> {
        let mut seen = vec![NodeState::Never; nodes.len()];
        let mut steps = vec![Step::Enter(root)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Enter(index) => enter(nodes, letters, index, &mut seen, &mut steps)?,
                Step::Leave(index) => seen[index] = leave(nodes, index, &seen)?,
            }
        }
        check_distinct(nodes, &seen)?;
        match seen[root] {
            NodeState::Whole(words, _) if words <= MOST_WORDS => Ok(Survey { words }),
            _ => Err(Fault::Overflow.because(format!("more than {MOST_WORDS} words"))),
        }
    }
}

/// The nodes that follow a node: the next sibling and the first child.
fn followers(node: Node, index: usize) -> impl Iterator<Item = usize> {
    let next = (!node.is_last()).then_some(index + 1);
    let child = (node.arc() != 0).then_some(node.arc() as usize);
    next.into_iter().chain(child)
}

fn enter(
    nodes: &[Node],
    letters: usize,
    index: usize,
    seen: &mut [NodeState],
    steps: &mut Vec<Step>,
) -> Result<(), LexiconError> {
    let Some(&node) = nodes.get(index) else {
        return Err(Fault::Range.because(format!("node {index} of {}", nodes.len())));
    };
    match seen[index] {
        NodeState::Whole(..) => return Ok(()),
        NodeState::Above => return Err(Fault::Cycle.because(format!("back to node {index}"))),
        NodeState::Never => seen[index] = NodeState::Above,
    }
    if node.letter() == 0 || node.letter() as usize > letters {
        let code = node.letter();
        return Err(Fault::ForeignAlphabet.because(format!("node {index} has code {code}")));
    }
    steps.push(Step::Leave(index));
    steps.extend(followers(node, index).map(Step::Enter));
    Ok(())
}

fn leave(nodes: &[Node], index: usize, seen: &[NodeState]) -> Result<NodeState, LexiconError> {
    let node = nodes[index];
    let whole = |index: usize| match seen[index] {
        NodeState::Whole(words, longest) => (words, longest as usize),
        _ => (0, 0),
    };
    let (beside, widest) = if node.is_last() {
        (0, 0)
    } else {
        whole(index + 1)
    };
    let (below, deepest) = if node.arc() == 0 {
        (0, 0)
    } else {
        whole(node.arc() as usize)
    };
    if deepest >= MAX_WORD {
        return Err(Fault::TooLong.because(format!("words of more than {MAX_WORD} letters")));
    }
    let words = (beside + below + node.accepts() as u64).min(MOST_WORDS + 1);
    Ok(NodeState::Whole(words, widest.max(deepest + 1) as u8))
}

/// No letter stands twice in a list, or a word would come twice.
fn check_distinct(nodes: &[Node], seen: &[NodeState]) -> Result<(), LexiconError> {
    let mut letters = 0u64;
    for (index, node) in nodes.iter().enumerate() {
        if matches!(seen[index], NodeState::Never) {
            letters = 0;
            continue;
        }
        let bit = 1u64 << node.letter();
        if letters & bit != 0 {
            return Err(Fault::Order.because(format!("node {index} repeats a letter")));
        }
        letters = if node.is_last() { 0 } else { letters | bit };
    }
    Ok(())
}
