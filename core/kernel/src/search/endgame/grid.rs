//! The board of the search: tiles are laid and lifted, and every lane has a key.
//!
//! A *lane* is a row or a column; rows come first. The *key* of a lane tells everything that its
//! plays depend on: its tiles, and what its free squares' crossing words allow and score. A play
//! elsewhere leaves it as it is, so what was found for a lane holds until its key changes, and
//! again when the key comes back.

use super::crossings::Crossings;
use super::hashing::mix;
use crate::lexicon::Dawg;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// What the word that crosses a free square demands of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cross {
    /// Letters (bits by code) that may be laid.
    pub allowed: u64,
    /// Points of the crossing word's tiles; negative if no word crosses.
    pub points: i32,
}

impl Cross {
    const NONE: Cross = Cross {
        allowed: !0,
        points: -1,
    };

    /// Does a word cross here?
    #[inline(always)]
    pub fn is_some(&self) -> bool {
        self.points >= 0
    }
}

/// Lengths of the logs before a play.
struct Mark {
    laid: usize,
    crossed: usize,
    keys: usize,
    hash: u64,
}

/// The board, with the crossings of its free squares and the keys of its lanes.
pub(super) struct Grid<'a> {
    pub rules: &'a Ruleset,
    cells: Vec<Tile>,
    filled: usize,
    /// By direction of the lane (0 rows, 1 columns), then by square.
    cross: [Vec<Cross>; 2],
    /// By player, then lane.
    keys: [Vec<u64>; 2],
    hash: u64,
    /// Letters that each player can still lay.
    at_hand: [u64; 2],
    crossings: Crossings<'a>,
    laid: Vec<u16>,
    crossed: Vec<(bool, u16, Cross)>,
    old_keys: Vec<(u8, [u64; 2])>,
    marks: Vec<Mark>,
}

impl<'a> Grid<'a> {
    /// A board with these cells; `at_hand` are the letters that each rack can lay.
    pub fn new(rules: &'a Ruleset, words: &'a Dawg, cells: &[Tile], at_hand: [u64; 2]) -> Grid<'a> {
        let mut grid = Grid {
            rules,
            cells: vec![EMPTY; cells.len()],
            filled: 0,
            cross: [false, true].map(|_| vec![Cross::NONE; cells.len()]),
            keys: [0, 1].map(|player| first_keys(rules.height + rules.width, player)),
            hash: 0,
            at_hand,
            crossings: Crossings::new(words),
            laid: Vec::with_capacity(64),
            crossed: Vec::with_capacity(256),
            old_keys: Vec::with_capacity(256),
            marks: Vec::with_capacity(64),
        };
        for square in (0..cells.len()).filter(|&square| cells[square] != EMPTY) {
            grid.put(square, cells[square]);
        }
        for square in (0..cells.len()).filter(|&square| cells[square] == EMPTY) {
            grid.recross(square, false);
            grid.recross(square, true);
        }
        grid
    }

    /// Number of lanes.
    pub fn lanes(&self) -> usize {
        self.keys[0].len()
    }

    /// Number of rows, and of the first lane that is a column.
    #[inline(always)]
    pub fn rows(&self) -> usize {
        self.rules.height
    }

    /// Does the run of tiles that a tile on a free square of a lane would join, across the lane,
    /// end at another lane of the same direction?
    #[inline(always)]
    pub fn ends_at(&self, lane: usize, i: usize, other: usize) -> bool {
        let (first, last, step) = self.run(self.square(lane, i), !self.is_down(lane));
        let at = self.square(other, i);
        at + step == first || at == last + step
    }

    /// Does this lane run down?
    #[inline(always)]
    pub fn is_down(&self, lane: usize) -> bool {
        lane >= self.rules.height
    }

    /// Squares of a lane.
    #[inline(always)]
    pub fn length(&self, lane: usize) -> usize {
        if self.is_down(lane) {
            self.rules.height
        } else {
            self.rules.width
        }
    }

    /// The board's square number `i` of a lane.
    #[inline(always)]
    pub fn square(&self, lane: usize, i: usize) -> usize {
        if self.is_down(lane) {
            i * self.rules.width + lane - self.rules.height
        } else {
            lane * self.rules.width + i
        }
    }

    #[inline(always)]
    fn lane_through(&self, square: usize, down: bool) -> usize {
        if down {
            self.rules.height + square % self.rules.width
        } else {
            square / self.rules.width
        }
    }

    /// By lane everything that a player's plays there depend on, while the board is not empty.
    #[inline(always)]
    pub fn keys(&self, player: usize) -> &[u64] {
        &self.keys[player]
    }

    /// A hash of all tiles on the board.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// What a play changes the hash by.
    pub fn hash_delta(&self, lane: usize, start: usize, tiles: &[Tile]) -> u64 {
        let laid = tiles.iter().enumerate().filter(|(_, &tile)| tile != EMPTY);
        laid.fold(0, |hash, (i, &tile)| {
            hash ^ tile_hash(self.square(lane, start + i), tile)
        })
    }

    /// Is no tile laid?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.filled == 0
    }

    /// The tile on a square.
    #[inline(always)]
    pub fn tile(&self, square: usize) -> Tile {
        self.cells[square]
    }

    /// What crosses a lane of this direction at a free square.
    #[inline(always)]
    pub fn cross(&self, square: usize, down: bool) -> Cross {
        self.cross[down as usize][square]
    }

    /// What a square contributes to the keys of its lane in one direction.
    #[inline(always)]
    fn part(&self, square: usize, down: bool) -> [u64; 2] {
        let (at, tile) = ((square as u64) << 1 | down as u64, self.cells[square]);
        let cross = self.cross[down as usize][square];
        if tile != EMPTY {
            return [mix(at << 8 | u64::from(tile)); 2];
        }
        self.at_hand.map(|letters| match cross.allowed & letters {
            _ if !cross.is_some() => 0,
            0 => mix(at | 1 << 40),
            letters => mix(mix(letters) ^ at << 32 ^ cross.points as u64),
        })
    }

    /// Changes a lane's keys by a square's old and new part.
    fn rekey(&mut self, square: usize, down: bool, old: [u64; 2]) {
        let (lane, new) = (self.lane_through(square, down), self.part(square, down));
        if old != new {
            let [first, second] = &mut self.keys;
            self.old_keys
                .push((lane as u8, [first[lane], second[lane]]));
            first[lane] ^= old[0] ^ new[0];
            second[lane] ^= old[1] ^ new[1];
        }
    }

    fn put(&mut self, square: usize, tile: Tile) {
        let old = [false, true].map(|down| self.part(square, down));
        self.cells[square] = tile;
        self.filled += 1;
        self.hash ^= tile_hash(square, tile);
        self.laid.push(square as u16);
        self.rekey(square, false, old[0]);
        self.rekey(square, true, old[1]);
    }

    /// Finds anew what crosses a lane of this direction at a free square.
    fn recross(&mut self, square: usize, down: bool) {
        let new = self.crossing(square, down);
        let old = self.cross[down as usize][square];
        if new != old {
            let part = self.part(square, down);
            self.cross[down as usize][square] = new;
            self.crossed.push((down, square as u16, old));
            self.rekey(square, down, part);
        }
    }

    /// The first and last square of the tiles around a square, in one direction; and the step.
    #[inline(always)]
    fn run(&self, square: usize, down: bool) -> (usize, usize, usize) {
        let (step, before, behind) = if down {
            let row = square / self.rules.width;
            (self.rules.width, row, self.rules.height - 1 - row)
        } else {
            let column = square % self.rules.width;
            (1, column, self.rules.width - 1 - column)
        };
        let (mut first, mut last) = (square, square);
        while first > square - before * step && self.cells[first - step] != EMPTY {
            first -= step;
        }
        while last < square + behind * step && self.cells[last + step] != EMPTY {
            last += step;
        }
        (first, last, step)
    }

    fn crossing(&mut self, square: usize, down: bool) -> Cross {
        let (first, last, step) = self.run(square, !down);
        if first == last {
            return Cross::NONE;
        }
        let (mut around, mut points, mut length) = ([EMPTY; MAX_SIDE], 0, 0);
        for at in (first..=last).step_by(step) {
            around[length] = self.cells[at];
            points += self.rules.value(self.cells[at]);
            length += 1;
        }
        Cross {
            allowed: self.crossings.letters(&around[..length]),
            points,
        }
    }

    /// Finds anew what crosses at the two free squares at the ends of the tiles through `square`.
    fn recross_ends(&mut self, square: usize, down: bool) {
        let (first, last, step) = self.run(square, down);
        let (place, length) = if down {
            (first / self.rules.width, self.rules.height)
        } else {
            (first % self.rules.width, self.rules.width)
        };
        if place > 0 {
            self.recross(first - step, !down);
        }
        if place + (last - first) / step + 1 < length {
            self.recross(last + step, !down);
        }
    }

    /// Lays a play's tiles: `EMPTY` where one lies already.
    pub fn lay(&mut self, lane: usize, start: usize, tiles: &[Tile]) {
        self.marks.push(Mark {
            laid: self.laid.len(),
            crossed: self.crossed.len(),
            keys: self.old_keys.len(),
            hash: self.hash,
        });
        let down = self.is_down(lane);
        let laid = |i: &usize| tiles[*i] != EMPTY;
        for i in (0..tiles.len()).filter(laid) {
            self.put(self.square(lane, start + i), tiles[i]);
        }
        self.recross_ends(self.square(lane, start), down);
        for i in (0..tiles.len()).filter(laid) {
            self.recross_ends(self.square(lane, start + i), !down);
        }
    }

    /// Lifts the tiles of the last play.
    pub fn lift(&mut self) {
        let Some(mark) = self.marks.pop() else {
            return;
        };
        for &square in &self.laid[mark.laid..] {
            self.cells[square as usize] = EMPTY;
        }
        self.filled -= self.laid.len() - mark.laid;
        self.laid.truncate(mark.laid);
        for &(down, square, old) in self.crossed[mark.crossed..].iter().rev() {
            self.cross[down as usize][square as usize] = old;
        }
        self.crossed.truncate(mark.crossed);
        for &(lane, [first, second]) in self.old_keys[mark.keys..].iter().rev() {
            self.keys[0][lane as usize] = first;
            self.keys[1][lane as usize] = second;
        }
        self.old_keys.truncate(mark.keys);
        self.hash = mark.hash;
    }
}

/// The keys of empty lanes: no two are the same.
fn first_keys(lanes: usize, player: usize) -> Vec<u64> {
    (0..lanes)
        .map(|lane| ((lane << 1 | player) << 8) as u64)
        .collect()
}

#[inline(always)]
fn tile_hash(square: usize, tile: Tile) -> u64 {
    mix((square as u64) << 8 | u64::from(tile) | 1 << 32)
}
