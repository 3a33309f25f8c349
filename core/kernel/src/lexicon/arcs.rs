//! What move generation asks of a word graph.

use crate::rules::tile::{letter, Tile};

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

/// Letters, as bits by code, that make a word of the tiles before and after them.
pub(crate) fn completions<G: WordGraph>(graph: &G, before: &[Tile], after: &[Tile]) -> u64 {
    let mut node = graph.root();
    for &tile in before {
        match graph.step(node, letter(tile)) {
            Some(arc) => node = arc.node,
            None => return 0,
        }
    }
    let fits = |arc: &Arc| {
        let mut arc = *arc;
        after.iter().all(|&tile| {
            graph
                .step(arc.node, letter(tile))
                .map(|next| arc = next)
                .is_some()
        }) && arc.accepts
    };
    graph
        .arcs(node)
        .filter(fits)
        .fold(0, |set, arc| set | 1 << arc.letter)
}
