//! The general generator: any board, rack, alphabet and word graph of the kernel's limits.
//!
//! From every square that may begin a word, the graph is followed letter by letter, over tiles on
//! the board and tiles of the rack. A play is met once, at its first square and in its direction.
//!
//! Anchors, cross-checks and the walk of a word graph are those of A. Appel and G. Jacobson, "The
//! World's Fastest Scrabble Program", Communications of the ACM 31(5), 1988.

mod row_checks;

use super::Plays;
use crate::lexicon::{Arc, WordGraph};
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use row_checks::{RowChecks, Square};

/// Every distinct legal play once, in order.
///
/// `cells` are the board's squares row by row, `rack` codes and blanks in any order. A single tile
/// is a play across if it makes a word across, else down; on an empty board both directions count.
/// No play lays more tiles than a full rack holds.
pub fn plays<G: WordGraph>(rules: &Ruleset, graph: &G, cells: &[Tile], rack: &[Tile]) -> Plays {
    let mut plays = gather::<G, false>(rules, graph, cells, rack);
    plays.sort();
    plays
}

/// Can any of these racks lay anything (FI-35, A-5)? The search stops at the first play.
pub fn any_play<G: WordGraph>(rules: &Ruleset, graph: &G, cells: &[Tile], racks: &[Rack]) -> bool {
    racks.iter().any(|rack| {
        let codes: Vec<Tile> = rack.codes().collect();
        !gather::<G, true>(rules, graph, cells, &codes).is_empty()
    })
}

/// The plays as they are found, or `FIRST` alone.
fn gather<G: WordGraph, const FIRST: bool>(
    rules: &Ruleset,
    graph: &G,
    cells: &[Tile],
    rack: &[Tile],
) -> Plays {
    let mut plays = Plays::default();
    let mut held = [0u8; MAX_CODES];
    rack.iter().for_each(|&tile| held[tile as usize] += 1);
    let opening = cells.iter().all(|&tile| tile == EMPTY);
    for down in [false, true] {
        for number in 0..if down { rules.width } else { rules.height } {
            let line = RowChecks::new(rules, graph, cells, down, number);
            let mut walk = Walk::<G, FIRST> {
                rules,
                graph,
                line: &line,
                held,
                laid: 0,
                most: rack.len().min(rules.rack_size),
                shortest: if opening {
                    rules.opening_least.max(2)
                } else {
                    2
                },
                start: 0,
                tiles: Vec::with_capacity(MAX_SIDE),
                plays: &mut plays,
            };
            walk.line();
        }
    }
    plays
}

/// What the word so far adds up to.
#[derive(Clone, Copy)]
struct Sum {
    /// Main word's points before its multiplier.
    main: i32,
    /// Main word's multiplier.
    multiplier: i32,
    /// Points of crossing words.
    crossings: i32,
    /// Does the play meet the board (or a start square)?
    anchored: bool,
}

/// One line being searched.
struct Walk<'a, G, const FIRST: bool> {
    rules: &'a Ruleset,
    graph: &'a G,
    line: &'a RowChecks,
    held: [u8; MAX_CODES],
    laid: usize,
    most: usize,
    shortest: usize,
    start: usize,
    tiles: Vec<Tile>,
    plays: &'a mut Plays,
}

impl<G: WordGraph, const FIRST: bool> Walk<'_, G, FIRST> {
    fn line(&mut self) {
        for start in 0..self.line.squares.len() {
            if start == 0 || self.line.squares[start - 1].tile == EMPTY {
                self.start = start;
                let nothing = Sum {
                    main: 0,
                    multiplier: 1,
                    crossings: 0,
                    anchored: false,
                };
                self.extend(start, self.graph.root(), false, nothing);
            }
        }
    }

    /// Goes on at square `at` behind `node`; `accepts`: the squares before it hold a word.
    fn extend(&mut self, at: usize, node: u32, accepts: bool, sum: Sum) {
        if FIRST && !self.plays.is_empty() {
            return;
        }
        match self.line.squares.get(at).copied() {
            Some(square) if square.tile != EMPTY => self.cross_tile(at, square, node, sum),
            Some(square) => {
                self.note(accepts, sum);
                if self.laid < self.most && (sum.anchored || self.anchor_in_reach(at)) {
                    self.lay_any(at, square, node, sum);
                }
            }
            None => self.note(accepts, sum),
        }
    }

    /// Could the tiles left still reach a square that joins the play to the board?
    fn anchor_in_reach(&self, at: usize) -> bool {
        self.line.squares[at..]
            .iter()
            .take(self.most - self.laid)
            .any(|square| square.anchor)
    }

    /// Over a tile already on the board.
    fn cross_tile(&mut self, at: usize, square: Square, node: u32, sum: Sum) {
        if let Some(arc) = self.graph.step(node, letter(square.tile)) {
            let main = sum.main + self.rules.values[on_rack(square.tile) as usize];
            self.tiles.push(EMPTY);
            self.extend(at + 1, arc.node, arc.accepts, Sum { main, ..sum });
            self.tiles.pop();
        }
    }

    fn lay_any(&mut self, at: usize, square: Square, node: u32, sum: Sum) {
        let graph = self.graph;
        for arc in graph
            .arcs(node)
            .filter(|arc| square.allowed >> arc.letter & 1 == 1)
        {
            for tile in [arc.letter, arc.letter | AS_BLANK] {
                if self.held[on_rack(tile) as usize] > 0 {
                    self.lay(at, square, tile, arc, sum);
                }
            }
        }
    }

    fn lay(&mut self, at: usize, square: Square, tile: Tile, arc: Arc, sum: Sum) {
        let points = self.rules.values[on_rack(tile) as usize] * square.letter_multiplier;
        let crossing = |others| (others + points) * square.word_multiplier;
        let sum = Sum {
            main: sum.main + points,
            multiplier: sum.multiplier * square.word_multiplier,
            crossings: sum.crossings + square.crossing.map_or(0, crossing),
            anchored: sum.anchored || square.anchor,
        };
        self.held[on_rack(tile) as usize] -= 1;
        self.laid += 1;
        self.tiles.push(tile);
        self.extend(at + 1, arc.node, arc.accepts, sum);
        self.tiles.pop();
        self.laid -= 1;
        self.held[on_rack(tile) as usize] += 1;
    }

    /// Keeps the play if the tiles so far are one.
    fn note(&mut self, accepts: bool, sum: Sum) {
        let legal = accepts && self.laid > 0 && sum.anchored && self.tiles.len() >= self.shortest;
        if legal && !(self.line.down && self.laid == 1 && self.single_tile_reads_across()) {
            let score = sum.main * sum.multiplier + sum.crossings + self.rules.bonus[self.laid];
            let square = self.line.on_board(self.start) as u16;
            self.plays.push(square, self.line.down, &self.tiles, score);
        }
    }

    /// In a column: does the only tile laid also make a word across, and so count there?
    fn single_tile_reads_across(&self) -> bool {
        let laid = self.tiles.iter().position(|&tile| tile != EMPTY);
        laid.is_some_and(|i| self.line.squares[self.start + i].crossing.is_some())
    }
}
