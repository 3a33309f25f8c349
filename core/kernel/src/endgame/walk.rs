//! All plays of one lane that a whole rack can make.

use super::grid::Grid;
use super::hand::{Hand, Holding};
use crate::movegen::{Arc, WordGraph};
use crate::tile::*;

/// A square of the lane: what lies on it, or what may.
#[derive(Clone, Copy)]
struct Square {
    tile: Tile,
    /// Points of the tile on it.
    value: i32,
    allowed: u64,
    /// Points of the crossing word's tiles; negative if none crosses.
    crossing: i32,
    anchor: bool,
    letter_multiplier: i32,
    word_multiplier: i32,
}

/// A play found.
pub(super) struct Found<'a> {
    /// First square in the lane.
    pub start: usize,
    /// One code a square, `EMPTY` where a tile lies already.
    pub tiles: &'a [Tile],
    /// Tiles laid, as bits of the holding.
    pub used: Hand,
    /// Points.
    pub score: i32,
}

#[derive(Clone, Copy)]
struct Sum {
    main: i32,
    multiplier: i32,
    crossings: i32,
    anchored: bool,
    used: Hand,
}

/// One lane being searched, square by square through the word graph.
pub(super) struct Walk<'a, G, F> {
    graph: &'a G,
    holding: &'a Holding,
    values: &'a [i32],
    bonus: &'a [i32],
    squares: [Square; MAX_SIDE],
    length: usize,
    down: bool,
    most: usize,
    shortest: usize,
    held: [u8; MAX_CODES],
    letters: u64,
    laid: usize,
    start: usize,
    tiles: [Tile; MAX_SIDE],
    visit: F,
}

impl<'a, G: WordGraph, F: FnMut(Found<'_>)> Walk<'a, G, F> {
    /// Calls `visit` with every play of the lane once.
    pub fn plays(grid: &'a Grid<'_>, graph: &'a G, lane: usize, holding: &'a Holding, visit: F) {
        let rules = grid.rules;
        let tiles = holding.whole().count_ones() as usize;
        let mut walk = Walk {
            graph,
            holding,
            values: &rules.values,
            bonus: &rules.bonus,
            squares: [NOTHING; MAX_SIDE],
            length: grid.length(lane),
            down: grid.is_down(lane),
            most: tiles.min(rules.rack_size),
            shortest: if grid.is_empty() {
                rules.opening_least.max(2)
            } else {
                2
            },
            held: holding.counts(),
            letters: holding.letters(),
            laid: 0,
            start: 0,
            tiles: [EMPTY; MAX_SIDE],
            visit,
        };
        walk.read(grid, lane);
        walk.all();
    }

    fn read(&mut self, grid: &Grid<'_>, lane: usize) {
        let tile = |i: usize| match i < self.length {
            true => grid.tile(grid.square(lane, i)),
            false => EMPTY,
        };
        for i in 0..self.length {
            let at = grid.square(lane, i);
            let cross = grid.cross(at, self.down);
            let beside = tile(i + 1) != EMPTY || i > 0 && tile(i - 1) != EMPTY;
            self.squares[i] = Square {
                tile: tile(i),
                value: self.values[on_rack(tile(i)) as usize],
                allowed: cross.allowed,
                crossing: cross.points,
                anchor: if grid.is_empty() {
                    grid.rules.start.contains(&(at as u16))
                } else {
                    cross.is_some() || beside
                },
                letter_multiplier: grid.rules.letter_multipliers[at].into(),
                word_multiplier: grid.rules.word_multipliers[at].into(),
            };
        }
    }

    fn all(&mut self) {
        for start in 0..self.length {
            if start == 0 || self.squares[start - 1].tile == EMPTY {
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
        if at == self.length {
            self.note(at, accepts, sum);
            return;
        }
        let square = self.squares[at];
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
        let end = (at + self.most - self.laid).min(self.length);
        self.squares[at..end].iter().any(|square| square.anchor)
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
        let points = self.values[code as usize] * square.letter_multiplier;
        let crosses = square.crossing >= 0;
        let crossing = (square.crossing + points) * square.word_multiplier;
        let nth = self.holding.counts_of(code) - self.held[code as usize];
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
        let legal = accepts && self.laid > 0 && sum.anchored && end - self.start >= self.shortest;
        if legal && !(self.down && self.laid == 1 && self.single_tile_reads_across(end)) {
            (self.visit)(Found {
                start: self.start,
                tiles: &self.tiles[self.start..end],
                used: sum.used,
                score: sum.main * sum.multiplier + sum.crossings + self.bonus[self.laid],
            });
        }
    }

    /// In a column: does the only tile laid also make a word across, and so count there?
    fn single_tile_reads_across(&self, end: usize) -> bool {
        let laid = (self.start..end).find(|&i| self.tiles[i] != EMPTY);
        laid.is_some_and(|i| self.squares[i].crossing >= 0)
    }
}

const NOTHING: Square = Square {
    tile: EMPTY,
    value: 0,
    allowed: 0,
    crossing: -1,
    anchor: false,
    letter_multiplier: 1,
    word_multiplier: 1,
};
