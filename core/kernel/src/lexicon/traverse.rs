//! The word graph as move generation walks it.

use super::dawg::Dawg;
use crate::lexicon::{Arc, WordGraph};
use crate::rules::tile::Tile;

impl WordGraph for Dawg {
    fn root(&self) -> u32 {
        self.root_list()
    }

    #[inline]
    fn arcs(&self, node: u32) -> impl Iterator<Item = Arc> {
        self.siblings(node).map(|sibling| Arc {
            letter: sibling.letter(),
            accepts: sibling.accepts(),
            node: sibling.arc(),
        })
    }

    #[inline]
    fn step(&self, node: u32, letter: Tile) -> Option<Arc> {
        let sibling = self.sibling(node, letter)?;
        Some(Arc {
            letter,
            accepts: sibling.accepts(),
            node: sibling.arc(),
        })
    }
}
