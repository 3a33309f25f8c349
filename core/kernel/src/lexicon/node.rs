//! One edge of a word graph.

use crate::rules::tile::Tile;

/// An edge in the layout of KBWG: letter in bits 0 to 5, "last of its list" in bit 6, "a word ends
/// here" in bit 7, first edge of the following list in bits 8 to 31 (0: none).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(super) struct Node(pub u32);

const LETTER: u32 = 0x3F;
const LAST: u32 = 1 << 6;
const ACCEPTS: u32 = 1 << 7;
const ARC_SHIFT: u32 = 8;

/// Nodes that 24-bit arcs can number.
pub(super) const MAX_NODES: usize = 1 << 24;

/// Where lists begin: nodes 0 and 1 are the entries to the graph and, in KBWG, to the GADDAG.
pub(super) const FIRST_LIST: usize = 2;

impl Node {
    #[inline(always)]
    pub fn new(letter: Tile, accepts: bool, arc: u32) -> Node {
        Node(letter as u32 | (accepts as u32) << 7 | arc << ARC_SHIFT)
    }

    /// A node that only leads into a graph.
    pub fn entry(root: u32) -> Node {
        Node::new(0, false, root).last()
    }

    /// This node as the end of its list.
    #[inline(always)]
    pub fn last(self) -> Node {
        Node(self.0 | LAST)
    }

    #[inline(always)]
    pub fn letter(self) -> Tile {
        (self.0 & LETTER) as Tile
    }

    #[inline(always)]
    pub fn is_last(self) -> bool {
        self.0 & LAST != 0
    }

    #[inline(always)]
    pub fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    #[inline(always)]
    pub fn arc(self) -> u32 {
        self.0 >> ARC_SHIFT
    }

    /// This node leading elsewhere.
    #[inline(always)]
    pub fn with_arc(self, arc: u32) -> Node {
        Node(self.0 & 0xFF | arc << ARC_SHIFT)
    }
}
