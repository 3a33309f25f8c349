//! A minimal graph grown from strings in ascending order.
//!
//! Lists of siblings are written when they can no longer change, children before parents, and a
//! list that was written before is used again. So every arc points backwards, which makes the
//! absence of cycles visible at a glance.
//!
//! J. Daciuk, S. Mihov, B. Watson and R. Watson, "Incremental Construction of Minimal Acyclic
//! Finite-State Automata", Computational Linguistics 26(1), 2000.

use super::error::{Fault, LexiconError};
use super::node::{Node, FIRST_LIST, MAX_NODES};
use super::packed::{Packed, MAX_WORD};
use crate::rules::tile::MAX_CODES;

/// The siblings that may still grow at one depth.
#[derive(Clone, Copy)]
struct Siblings {
    nodes: [Node; MAX_CODES],
    count: usize,
}

pub(super) struct GraphBuilder {
    lists: Lists,
    open: Vec<Siblings>,
    depth: usize,
}

impl GraphBuilder {
    pub fn new() -> GraphBuilder {
        GraphBuilder::beside(vec![Node::entry(0); FIRST_LIST])
    }

    /// Grow a further graph behind one that may be shared.
    pub fn beside(nodes: Vec<Node>) -> GraphBuilder {
        let free = Siblings {
            nodes: [Node(0); MAX_CODES],
            count: 0,
        };
        GraphBuilder {
            lists: Lists::of(nodes),
            open: vec![free; MAX_WORD + 1],
            depth: 0,
        }
    }

    /// Adds a string whose first `common` letters it shares with the one before it, after which
    /// it sorts. `beyond` is a list of this graph that follows it after the separator 0.
    #[inline]
    pub fn push(
        &mut self,
        string: Packed,
        common: usize,
        accepts: bool,
        beyond: u32,
    ) -> Result<(), LexiconError> {
        self.close(common + 1)?;
        let length = string.len();
        for depth in common..length {
            let ends = accepts && depth + 1 == length;
            self.append(depth, Node::new(string.letter(depth), ends, 0));
        }
        self.depth = length;
        if beyond != 0 {
            self.append(length, Node::new(0, false, beyond));
            self.depth += 1;
        }
        Ok(())
    }

    /// The finished nodes and the first one of the root list (0: no strings).
    pub fn finish(mut self) -> Result<(Vec<Node>, u32), LexiconError> {
        self.close(1)?;
        let root = match self.depth {
            0 => 0,
            _ => self.write(0)?,
        };
        Ok((self.lists.nodes, root))
    }

    #[inline]
    fn append(&mut self, depth: usize, node: Node) {
        let level = &mut self.open[depth];
        level.nodes[level.count] = node;
        level.count += 1;
    }

    /// Writes the lists from `least` down and hangs them on their parents.
    #[inline]
    fn close(&mut self, least: usize) -> Result<(), LexiconError> {
        while self.depth > least {
            let list = self.write(self.depth - 1)?;
            self.depth -= 1;
            let parents = &mut self.open[self.depth - 1];
            let parent = &mut parents.nodes[parents.count - 1];
            *parent = parent.with_arc(list);
        }
        Ok(())
    }

    /// The place of the list at a depth, written now or before.
    fn write(&mut self, depth: usize) -> Result<u32, LexiconError> {
        let level = &mut self.open[depth];
        let count = std::mem::take(&mut level.count);
        self.lists.keep(&level.nodes[..count])
    }

    /// The place of a finished list, written now or before; its last node need not be marked.
    pub fn keep(&mut self, list: &[Node]) -> Result<u32, LexiconError> {
        self.lists.keep(list)
    }

    /// All nodes written.
    pub fn into_nodes(self) -> Vec<Node> {
        self.lists.nodes
    }
}

/// The lists written so far, each once.
struct Lists {
    nodes: Vec<Node>,
    known: Known,
}

impl Lists {
    fn of(nodes: Vec<Node>) -> Lists {
        Lists {
            known: Known::of(&nodes),
            nodes,
        }
    }

    fn keep(&mut self, list: &[Node]) -> Result<u32, LexiconError> {
        let start = self.nodes.len();
        self.nodes.extend_from_slice(list);
        let last = self.nodes.len() - 1;
        self.nodes[last] = self.nodes[last].last();
        match self.known.find(&self.nodes, start) {
            Ok(place) => {
                self.nodes.truncate(start);
                Ok(place)
            }
            Err(_) if self.nodes.len() > MAX_NODES => {
                Err(Fault::Overflow.because(format!("more than {MAX_NODES} nodes")))
            }
            Err(slot) => {
                self.known.insert(slot, start as u32, &self.nodes);
                Ok(start as u32)
            }
        }
    }
}

/// An open-addressing table of the lists written so far.
struct Known {
    slots: Vec<u32>,
    used: usize,
}

impl Known {
    fn of(nodes: &[Node]) -> Known {
        let mut known = Known {
            slots: vec![0; (2 * nodes.len()).next_power_of_two().max(1 << 12)],
            used: 0,
        };
        let mut start = FIRST_LIST;
        while start < nodes.len() {
            let length = list_at(nodes, start as u32).len();
            if let Err(slot) = known.find(&nodes[..start + length], start) {
                known.slots[slot] = start as u32;
                known.used += 1;
            }
            start += length;
        }
        known
    }

    /// Where the list that ends `nodes` stands already, or the slot in which it belongs.
    #[inline]
    fn find(&self, nodes: &[Node], start: usize) -> Result<u32, usize> {
        let (nodes, list) = nodes.split_at(start);
        let mask = self.slots.len() - 1;
        let mut slot = hash(list) as usize & mask;
        loop {
            match self.slots[slot] {
                0 => return Err(slot),
                start if nodes[start as usize..].starts_with(list) => return Ok(start),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn insert(&mut self, slot: usize, start: u32, nodes: &[Node]) {
        self.slots[slot] = start;
        self.used += 1;
        if self.used * 2 > self.slots.len() {
            self.grow(nodes);
        }
    }

    fn grow(&mut self, nodes: &[Node]) {
        let mask = self.slots.len() * 2 - 1;
        let old = std::mem::replace(&mut self.slots, vec![0; mask + 1]);
        for start in old.into_iter().filter(|&start| start != 0) {
            let mut slot = hash(list_at(nodes, start)) as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = start;
        }
    }
}

/// The siblings from `start` to the last of their list.
fn list_at(nodes: &[Node], start: u32) -> &[Node] {
    let rest = &nodes[start as usize..];
    let count = rest.iter().position(|node| node.is_last());
    &rest[..count.map_or(rest.len(), |index| index + 1)]
}

#[inline]
fn hash(list: &[Node]) -> u64 {
    let mixed = list.iter().fold(0u64, |h, node| {
        (h.rotate_left(23) ^ node.0 as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    });
    mixed ^ mixed >> 29
}
