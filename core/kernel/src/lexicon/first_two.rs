//! Where each two first letters lead: the widest lists of a graph need not be searched.

use super::node::{Node, FIRST_LIST};
use crate::rules::tile::{Tile, MAX_CODES};

/// The node of the second letter by both letters; a node of letter 0 where no word begins so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pairs(Box<[Node]>);

impl Pairs {
    /// The table of a checked graph.
    pub fn of(nodes: &[Node]) -> Pairs {
        let mut table = vec![Node(0); MAX_CODES * MAX_CODES];
        for first in list(nodes, nodes[0].arc()) {
            for second in list(nodes, first.arc()) {
                table[place(first.letter(), second.letter())] = *second;
            }
        }
        Pairs(table.into_boxed_slice())
    }

    #[inline]
    pub fn get(&self, first: Tile, second: Tile) -> Option<Node> {
        let node = *self.0.get(place(first, second))?;
        (node.letter() == second && second != 0).then_some(node)
    }
}

#[inline]
fn place(first: Tile, second: Tile) -> usize {
    first as usize * MAX_CODES + second as usize
}

fn list(nodes: &[Node], start: u32) -> &[Node] {
    let rest = &nodes[start as usize..];
    match rest.iter().position(|node| node.is_last()) {
        Some(last) if start as usize >= FIRST_LIST => &rest[..=last],
        _ => &[],
    }
}
