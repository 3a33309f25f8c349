//! KLV2, the leave files of other engines.
//!
//! A count of nodes, so many 32-bit nodes of a KWG word graph, a count of leaves, so many 32-bit
//! floats in points: one for each word of the graph in its order, all little-endian. The words
//! are leaves with their tiles sorted, the blank (tile 0) first. Node 0 leads to the first list.

use super::table::{Table, MAX_TABLE_LEAVE};
use super::Leaves;
use crate::rules::checks::RulesetError;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use std::collections::HashMap;

/// Node: tile, word ends here, last of its list, first node of what follows.
const TILE: u32 = 24;
const ACCEPTS: u32 = 1 << 23;
const LAST: u32 = 1 << 22;
const ARC: u32 = LAST - 1;

fn refused<T>(why: impl Into<String>) -> Result<T, RulesetError> {
    let (field, why) = ("klv2", why.into());
    Err(RulesetError { field, why })
}

/// The worth of every leave of one to six tiles that the rule set's bag can give, as KLV2.
pub fn to_klv2(rules: &Ruleset, leaves: &Leaves) -> Vec<u8> {
    let mut graph = Graph {
        counts: &rules.counts,
        nodes: vec![0; 2],
        lists: HashMap::new(),
    };
    let root = graph.list(0, 0, MAX_TABLE_LEAVE.min(rules.rack_size));
    graph.nodes[0] = root | LAST;
    graph.nodes[1] = LAST;
    let mut worths: Vec<u8> = Vec::new();
    let mut leave = |tiles: &[Tile]| {
        let mut kept = Rack::new();
        tiles.iter().for_each(|&tile| kept.add(tile));
        worths.extend((leaves.value(&kept) as f32 / 1000.0).to_le_bytes());
        Ok(())
    };
    let steps = u64::MAX;
    let mut walk = Walk {
        nodes: &graph.nodes,
        steps,
        tiles: vec![],
    };
    walk.list(root, &mut leave).expect("the graph is our own");
    let mut bytes = (graph.nodes.len() as u32).to_le_bytes().to_vec();
    bytes.extend(graph.nodes.iter().flat_map(|node| node.to_le_bytes()));
    bytes.extend((worths.len() as u32 / 4).to_le_bytes());
    bytes.extend(worths);
    bytes
}

/// The table that a KLV2 file tells; leaves that it does not name are worth nothing.
///
/// # Errors
/// `klv2`: not such a file, leaves of more than six tiles, unsorted ones, foreign letters, or
/// numbers beyond all measure.
pub fn from_klv2(rules: &Ruleset, data: &[u8]) -> Result<Table, RulesetError> {
    let words: Vec<u32> = data
        .chunks_exact(4)
        .map(|four| u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect();
    let count = |at: usize| words.get(at).map_or(0, |&n| n as usize);
    let nodes = count(0);
    let worths = count(nodes.saturating_add(1));
    if nodes == 0
        || data.len() % 4 != 0
        || words.len() != nodes.saturating_add(worths).saturating_add(2)
    {
        return refused("counts and length do not agree");
    }
    let (nodes, worths) = (&words[1..=nodes], &words[nodes + 2..]);
    let mut table = Table::empty(rules)?;
    let mut next = worths.iter().map(|&bits| f32::from_bits(bits));
    let mut leave = |tiles: &[Tile]| match next.next() {
        None => refused("more leaves than numbers"),
        Some(worth) if worth.is_nan() || worth.abs() > 1000.0 => refused(format!("{worth} points")),
        Some(worth) => table.put(tiles, (worth * 1000.0).round() as i32),
    };
    let steps = 64 * (worths.len() as u64 + 1);
    let mut walk = Walk {
        nodes,
        steps,
        tiles: vec![],
    };
    walk.list(nodes[0] & ARC, &mut leave)?;
    match next.next() {
        Some(_) => refused("more numbers than leaves"),
        None => Ok(table),
    }
}

/// All leaves of a bag as a word graph; lists that go on alike are one.
struct Graph<'a> {
    counts: &'a [u8],
    nodes: Vec<u32>,
    lists: HashMap<(usize, u8, usize), u32>,
}

impl Graph<'_> {
    /// The list of tiles from `tile` on, of which `used` are held already, with room for `left`
    /// more; 0 if there is none.
    fn list(&mut self, tile: usize, used: u8, left: usize) -> u32 {
        let counts = self.counts;
        let held = |at: usize| if at == tile { used } else { 0 };
        let can: Vec<usize> = (tile..counts.len())
            .filter(|&at| held(at) < counts[at])
            .collect();
        let Some(&first) = can.first().filter(|_| left > 0) else {
            return 0;
        };
        let state = (first, held(first), left);
        if let Some(&known) = self.lists.get(&state) {
            return known;
        }
        let arcs: Vec<u32> = can
            .iter()
            .map(|&at| self.list(at, held(at) + 1, left - 1))
            .collect();
        let start = self.nodes.len() as u32;
        let nodes = can
            .iter()
            .zip(arcs)
            .map(|(&at, arc)| (at as u32) << TILE | ACCEPTS | arc);
        self.nodes.extend(nodes);
        *self.nodes.last_mut().expect("a list has a node") |= LAST;
        self.lists.insert(state, start);
        start
    }
}

/// A way through a word graph, leave by leave.
struct Walk<'a> {
    nodes: &'a [u32],
    /// Nodes that may still be met: a graph that leads in circles ends too.
    steps: u64,
    tiles: Vec<Tile>,
}

impl Walk<'_> {
    /// Meets every leave below the list that begins at `start`.
    fn list(
        &mut self,
        start: u32,
        leave: &mut impl FnMut(&[Tile]) -> Result<(), RulesetError>,
    ) -> Result<(), RulesetError> {
        let mut at = start as usize;
        while at != 0 {
            let Some(&node) = self.nodes.get(at).filter(|_| self.steps > 0) else {
                return refused("the graph leads nowhere");
            };
            self.steps -= 1;
            let tile = (node >> TILE) as Tile;
            if self.tiles.last().is_some_and(|&last| last > tile) {
                return refused("a leave is not sorted");
            }
            self.tiles.push(tile);
            if self.tiles.len() > MAX_TABLE_LEAVE {
                return refused("a leave of more than six tiles");
            }
            if node & ACCEPTS != 0 {
                leave(&self.tiles)?;
            }
            self.list(node & ARC, leave)?;
            self.tiles.pop();
            at = if node & LAST == 0 { at + 1 } else { 0 };
        }
        Ok(())
    }
}
