//! The words of two lexica in one graph.
//!
//! Both graphs are walked side by side. Where only one of them goes on its lists are taken as they
//! are, so the work is that of the smaller graph and of what both share.

use super::builder::GraphBuilder;
use super::dawg::Dawg;
use super::error::{Fault, LexiconError};
use super::node::{Node, FIRST_LIST, MAX_NODES};
use crate::rules::tile::MAX_CODES;
use std::collections::HashMap;

impl Dawg {
    /// The words of this graph and of another one of the same alphabet.
    pub fn union(&self, other: &Dawg) -> Result<Dawg, LexiconError> {
        if self.letters() != other.letters() {
            let (one, two) = (self.letters(), other.letters());
            return Err(Fault::ForeignAlphabet.because(format!("{one} letters and {two}")));
        }
        let mut walk = Walk {
            one: self,
            two: other,
            builder: GraphBuilder::beside(self.nodes().to_vec()),
            taken: vec![0; other.node_count()],
            joined: HashMap::new(),
        };
        let root = walk.join(self.root_list(), other.root_list())?;
        Dawg::checked(reachable(&walk.builder.into_nodes(), root), self.letters())
    }
}

/// Lists in a row for the builder.
struct Siblings {
    nodes: [Node; MAX_CODES],
    count: usize,
}

impl Siblings {
    fn none() -> Siblings {
        Siblings {
            nodes: [Node(0); MAX_CODES],
            count: 0,
        }
    }

    fn push(&mut self, node: Node) {
        self.nodes[self.count] = node;
        self.count += 1;
    }
}

struct Walk<'a> {
    one: &'a Dawg,
    two: &'a Dawg,
    builder: GraphBuilder,
    taken: Vec<u32>,
    joined: HashMap<(u32, u32), u32>,
}

impl Walk<'_> {
    /// The list that holds what follows in a list of the first graph or in one of the second.
    fn join(&mut self, one: u32, two: u32) -> Result<u32, LexiconError> {
        if two == 0 {
            return Ok(one);
        }
        if one == 0 {
            return self.take(two);
        }
        if let Some(&known) = self.joined.get(&(one, two)) {
            return Ok(known);
        }
        if self.joined.len() > MAX_NODES {
            return Err(Fault::Overflow.because("two graphs that share too much"));
        }
        let siblings = self.join_siblings(one, two)?;
        let list = self.builder.keep(&siblings.nodes[..siblings.count])?;
        self.joined.insert((one, two), list);
        Ok(list)
    }

    fn join_siblings(&mut self, one: u32, two: u32) -> Result<Siblings, LexiconError> {
        let (first, second) = (self.one, self.two);
        let mut ones = first.siblings(one).peekable();
        let mut twos = second.siblings(two).peekable();
        let mut siblings = Siblings::none();
        loop {
            let (a, b) = (ones.peek().copied(), twos.peek().copied());
            let letter = match (a, b) {
                (None, None) => return Ok(siblings),
                (Some(a), Some(b)) => a.letter().min(b.letter()),
                (Some(node), None) | (None, Some(node)) => node.letter(),
            };
            let a = ones.next_if(|node| node.letter() == letter);
            let b = twos.next_if(|node| node.letter() == letter);
            let accepts = a.is_some_and(Node::accepts) || b.is_some_and(Node::accepts);
            let list = self.join(a.map_or(0, Node::arc), b.map_or(0, Node::arc))?;
            siblings.push(Node::new(letter, accepts, list));
        }
    }

    /// A list of the second graph among those of the first.
    fn take(&mut self, list: u32) -> Result<u32, LexiconError> {
        if list == 0 || self.taken[list as usize] != 0 {
            return Ok(self.taken[list as usize]);
        }
        let mut siblings = Siblings::none();
        let second = self.two;
        for node in second.siblings(list) {
            let below = self.take(node.arc())?;
            siblings.push(Node::new(node.letter(), node.accepts(), below));
        }
        let place = self.builder.keep(&siblings.nodes[..siblings.count])?;
        self.taken[list as usize] = place;
        Ok(place)
    }
}

/// The lists that can be reached from `root`, in the order in which they stood.
fn reachable(nodes: &[Node], root: u32) -> Vec<Node> {
    let ends = (FIRST_LIST..nodes.len()).filter(|&index| nodes[index].is_last());
    let mut starts: Vec<usize> = ends.map(|end| end + 1).collect();
    starts.insert(0, FIRST_LIST);
    let mut wanted = vec![false; nodes.len() + 1];
    wanted[root as usize] = true;
    for list in starts.windows(2).rev() {
        if wanted[list[0]] {
            for node in &nodes[list[0]..list[1]] {
                wanted[node.arc() as usize] = true;
            }
        }
    }
    let mut places = vec![0; nodes.len() + 1];
    let mut kept = vec![Node::entry(0); FIRST_LIST];
    for list in starts.windows(2).filter(|list| wanted[list[0]]) {
        places[list[0]] = kept.len() as u32;
        let moved = nodes[list[0]..list[1]].iter();
        kept.extend(moved.map(|node| node.with_arc(places[node.arc() as usize])));
    }
    kept[0] = Node::entry(places[root as usize]);
    kept
}
