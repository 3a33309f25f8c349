//! All plays of one lane, letter by letter through the word graph: for any board and rack.

use super::hand::{RootRack, TileMask};
use super::row::{FoundPlay, Row, Square};
use crate::lexicon::{Arc, WordGraph};
use crate::rules::tile::*;

#[derive(Clone, Copy)]
struct Sum {
    main: i32,
    multiplier: i32,
    crossings: i32,
    anchored: bool,
    used: TileMask,
}

/// One lane being searched, square by square through the word graph.
pub(super) struct Walk<'a, G, F> {
    graph: &'a G,
    lane: &'a Row<'a>,
    holding: &'a RootRack,
    most: usize,
    counts: [u8; MAX_CODES],
    held: [u8; MAX_CODES],
    letters: u64,
    laid: usize,
    start: usize,
    tiles: [Tile; MAX_SIDE],
    visit: F,
}

impl<'a, G: WordGraph, F: FnMut(FoundPlay<'_>)> Walk<'a, G, F> {
    /// Calls `visit` with every play of the hand in the lane once.
    pub fn plays(lane: &'a Row<'a>, graph: &'a G, holding: &'a RootRack, hand: TileMask, visit: F) {
        let mut walk = Walk {
            graph,
            lane,
            holding,
            most: (hand.count_ones() as usize).min(lane.rack_size),
            counts: holding.counts(hand),
            held: holding.counts(hand),
            letters: holding.letters(hand),
            laid: 0,
            start: 0,
            tiles: [EMPTY; MAX_SIDE],
            visit,
        };
        walk.all();
    }

    fn all(&mut self) {
        for start in 0..self.lane.length {
            if self.lane.may_begin(start) {
                self.start = start;
                let nothing = Sum {
                    main: 0,
                    multiplier: 1,
                    crossings: 0,
                    anchored: false,
                    used: 0,
                };
                self.extend(start, self.graph.root(), false, nothing);
            }
        }
    }

    /// Goes on at square `at` behind `node`; `accepts`: the squares before it hold a word.
    fn extend(&mut self, at: usize, node: u32, accepts: bool, sum: Sum) {
        let Some(&square) = self.lane.squares().get(at) else {
            self.note(at, accepts, sum);
            return;
        };
        if square.tile != EMPTY {
            self.cross_tile(at, square, node, sum);
            return;
        }
        self.note(at, accepts, sum);
        let letters = square.allowed & self.letters;
        if self.laid < self.most && letters != 0 && (sum.anchored || self.anchor_in_reach(at)) {
            let graph = self.graph;
            for arc in graph.arcs(node) {
                if letters >> arc.letter & 1 == 1 {
                    self.lay(at, square, arc.letter, arc, sum);
                    self.lay(at, square, arc.letter | AS_BLANK, arc, sum);
                }
            }
        }
    }

    /// Could the tiles left still reach a square that joins the play to the board?
    fn anchor_in_reach(&self, at: usize) -> bool {
        let squares = self.lane.squares()[at..].iter();
        let mut reached = squares.take(self.most - self.laid);
        reached.any(|square| square.anchor)
    }

    /// Over a tile already on the board.
    fn cross_tile(&mut self, at: usize, square: Square, node: u32, sum: Sum) {
        if let Some(arc) = self.graph.step(node, letter(square.tile)) {
            self.tiles[at] = EMPTY;
            let main = sum.main + square.value;
            self.extend(at + 1, arc.node, arc.accepts, Sum { main, ..sum });
        }
    }

    #[inline(always)]
    fn lay(&mut self, at: usize, square: Square, tile: Tile, arc: Arc, sum: Sum) {
        let code = on_rack(tile);
        if self.held[code as usize] == 0 {
            return;
        }
        let points = self.lane.values[code as usize] * square.letter_multiplier;
        let crosses = square.crossing >= 0;
        let crossing = (square.crossing + points) * square.word_multiplier;
        let nth = self.counts[code as usize] - self.held[code as usize];
        let sum = Sum {
            main: sum.main + points,
            multiplier: sum.multiplier * square.word_multiplier,
            crossings: sum.crossings + if crosses { crossing } else { 0 },
            anchored: sum.anchored || square.anchor,
            used: sum.used | self.holding.bit(code, nth),
        };
        self.held[code as usize] -= 1;
        self.laid += 1;
        self.tiles[at] = tile;
        self.extend(at + 1, arc.node, arc.accepts, sum);
        self.laid -= 1;
        self.held[code as usize] += 1;
    }

    /// Reports the play if the squares before `end` hold one.
    #[inline(always)]
    fn note(&mut self, end: usize, accepts: bool, sum: Sum) {
        let legal =
            accepts && self.laid > 0 && sum.anchored && end - self.start >= self.lane.shortest;
        if legal && !(self.lane.down && self.laid == 1 && self.single_tile_reads_across(end)) {
            (self.visit)(FoundPlay {
                start: self.start,
                tiles: &self.tiles[self.start..end],
                used: sum.used,
                score: sum.main * sum.multiplier + sum.crossings + self.lane.bonus[self.laid],
            });
        }
    }

    /// In a column: does the only tile laid also make a word across, and so count there?
    fn single_tile_reads_across(&self, end: usize) -> bool {
        let laid = (self.start..end).find(|&i| self.tiles[i] != EMPTY);
        laid.is_some_and(|i| self.lane.squares()[i].crossing >= 0)
    }
}
