//! What move generation asks of a word graph.

use crate::rules::tile::Tile;

/// One letter out of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arc {
    /// Letter code.
    pub letter: Tile,
    /// Does a word end with this letter?
    pub accepts: bool,
    /// Node behind it; [`WordGraph::END`] if no letter follows.
    pub node: u32,
}

/// Words as a graph of letters, read from the left.
pub trait WordGraph {
    /// The node that no letter leaves.
    const END: u32 = 0;

    /// The node before the first letter.
    fn root(&self) -> u32;

    /// The letters that leave a node, in any order, each once; none leaves `END`.
    fn arcs(&self, node: u32) -> impl Iterator<Item = Arc>;

    /// The arc of one letter.
    fn step(&self, node: u32, letter: Tile) -> Option<Arc> {
        self.arcs(node).find(|arc| arc.letter == letter)
    }
}
