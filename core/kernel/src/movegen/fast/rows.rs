//! A board as rows and columns with their slots.

mod restore;

use super::crossings::{Crossings, Question};
use super::row::{LaneRules, SlotRow};
use super::slot::Slot;
use super::{MAX_TILES, SIDE};
use crate::lexicon::wordmap::WordMap;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use crate::support::bits::bits;
use crate::support::dispatch::fastest;

/// All rows, then all columns of a board, kept up to date play by play.
#[derive(Clone, Debug)]
pub(crate) struct Lanes {
    lanes: Vec<SlotRow>,
    /// The tiles, square by square.
    cells: Vec<Tile>,
    width: usize,
    height: usize,
    start: Vec<u16>,
    rules: LaneRules,
    opening_least: usize,
    /// Is there no tile yet?
    opening: bool,
    crossings: Crossings,
    /// Lanes and squares whose crossing words were asked for.
    asked: Vec<(usize, usize, Question)>,
    aside: Vec<Slot>,
    /// Lanes changed since `forget_touched`, and since `refresh`, as bits.
    touched: u64,
    stale: u64,
}

impl Lanes {
    /// An empty board. The rule set must be within the fast generator's limits.
    pub fn new(rules: &Ruleset) -> Lanes {
        let mut lanes = Lanes {
            lanes: Vec::with_capacity(2 * SIDE),
            cells: vec![EMPTY; rules.squares()],
            width: rules.width,
            height: rules.height,
            start: rules.start.clone(),
            rules: lane_rules(rules),
            opening_least: rules.opening_least.max(2),
            opening: true,
            crossings: Crossings::new(),
            asked: Vec::with_capacity(32),
            aside: Vec::with_capacity(128),
            touched: 0,
            stale: 0,
        };
        for lane in 0..rules.height + rules.width {
            let premiums = |premiums: &[u8]| -> Vec<i16> {
                let length = if lane < rules.height {
                    rules.width
                } else {
                    rules.height
                };
                (0..length)
                    .map(|i| i16::from(premiums[lanes.square(lane, i)]))
                    .collect()
            };
            let letter = premiums(&rules.letter_multipliers);
            let word = premiums(&rules.word_multipliers);
            lanes.lanes.push(SlotRow::new(&letter, &word));
        }
        lanes.mark_starts(true);
        lanes.stale = (1 << lanes.lanes.len()) - 1;
        lanes
    }

    /// Takes all tiles off; what is known of crossing words stays known.
    pub fn clear(&mut self) {
        self.lanes.iter_mut().for_each(SlotRow::clear);
        self.touch((1 << self.lanes.len()) - 1);
        self.cells.fill(EMPTY);
        self.opening = true;
        self.rules.shortest = self.opening_least;
        self.mark_starts(true);
    }

    /// Becomes the board with these cells, its slots made. What a board with fewer of the same
    /// tiles has in common with it stays.
    pub fn set(&mut self, map: &WordMap, cells: &[Tile]) {
        let mut pairs = self.cells.iter().zip(cells);
        if !pairs.all(|(&old, &new)| old == EMPTY || old == new) {
            self.clear();
        }
        let changed = |square: &usize| self.cells[*square] != cells[*square];
        let new: Vec<usize> = (0..cells.len()).filter(changed).collect();
        for &square in &new {
            self.put(map, square, cells[square]);
        }
        let mut crossed = Vec::with_capacity(4 * new.len());
        for &square in &new {
            crossed.extend([false, true].map(|down| self.ends(square, down)));
        }
        let mut crossed: Vec<_> = crossed.into_iter().flatten().flatten().collect();
        crossed.sort_unstable();
        crossed.dedup();
        for (lane, i) in crossed {
            self.ask(lane, i);
        }
        self.answer(map);
        self.refresh(map);
    }

    /// Number of the lane through `square`: its row or its column.
    fn lane_of(&self, square: usize, down: bool) -> usize {
        if down {
            self.height + square % self.width
        } else {
            square / self.width
        }
    }

    /// Is this lane a column?
    #[inline(always)]
    pub fn is_column(&self, lane: usize) -> bool {
        lane >= self.height
    }

    /// The board's square number `i` of a lane.
    #[inline(always)]
    pub fn square(&self, lane: usize, i: usize) -> usize {
        if self.is_column(lane) {
            i * self.width + lane - self.height
        } else {
            lane * self.width + i
        }
    }

    /// All lanes, rows first.
    #[inline(always)]
    pub(super) fn lanes(&self) -> &[SlotRow] {
        &self.lanes
    }

    #[inline(always)]
    pub(super) fn lane(&self, lane: usize) -> &SlotRow {
        &self.lanes[lane]
    }

    /// Notes that these lanes change, given as bits.
    fn touch(&mut self, lanes: u64) {
        self.touched |= lanes;
        self.stale |= lanes;
    }

    fn mark_starts(&mut self, start: bool) {
        for i in 0..self.start.len() {
            let square = self.start[i] as usize;
            let (row, column) = (square / self.width, square % self.width);
            self.lanes[row].mark_start(column, start);
            self.lanes[self.height + column].mark_start(row, start);
            self.touch(1 << row | 1 << (self.height + column));
        }
    }

    /// Lays a tile; what crosses it is stale until `cross`, the slots until `refresh`.
    fn put(&mut self, map: &WordMap, square: usize, tile: Tile) {
        if self.opening {
            self.opening = false;
            self.rules.shortest = 2;
            self.mark_starts(false);
        }
        self.cells[square] = tile;
        let rank = map.order().rank(letter(tile));
        let value = if is_blank(tile) {
            0
        } else {
            map.order().value(rank)
        };
        let (row, column) = (square / self.width, square % self.width);
        self.lanes[row].put(column, rank, value);
        self.lanes[self.height + column].put(row, rank, value);
        self.touch(1 << row | 1 << (self.height + column));
    }

    /// Asks anew what crosses square `i` of a lane.
    fn ask(&mut self, lane: usize, i: usize) {
        let (other, at) = if self.is_column(lane) {
            (i, lane - self.height)
        } else {
            (self.height + i, lane)
        };
        let question = self.crossings.question(self.lanes[other].around(at));
        self.asked.push((lane, i, question));
    }

    /// Answers what was asked: memory has had time since.
    fn answer(&mut self, map: &WordMap) {
        let mut asked = std::mem::take(&mut self.asked);
        for (lane, i, question) in asked.drain(..) {
            let allowed = self.crossings.letters(map, &question);
            self.lanes[lane].cross(i, allowed, question.around.points);
            self.touch(1 << lane);
        }
        self.asked = asked;
    }

    /// Lays a play's tiles; the slots are stale until `refresh`.
    pub fn lay(&mut self, map: &WordMap, square: usize, down: bool, tiles: &[Tile]) {
        let step = if down { self.width } else { 1 };
        let laid = |i: &usize| tiles[*i] != EMPTY;
        for i in (0..tiles.len()).filter(laid) {
            self.put(map, square + i * step, tiles[i]);
        }
        // crossings change at the ends of the main word …
        self.ask_ends(square, down);
        // … and at the ends of every word across it
        for i in (0..tiles.len()).filter(laid) {
            self.ask_ends(square + i * step, !down);
        }
        self.answer(map);
    }

    /// Asks anew what crosses the two free squares at the ends of the run through `square`.
    fn ask_ends(&mut self, square: usize, down: bool) {
        for (lane, i) in self.ends(square, down).into_iter().flatten() {
            self.ask(lane, i);
        }
    }

    /// The two free squares at the ends of the run through `square`, in the lanes that it crosses.
    fn ends(&self, square: usize, down: bool) -> [Option<(usize, usize)>; 2] {
        let (row, column) = (square / self.width, square % self.width);
        let (at, end) = if down {
            (row, self.height)
        } else {
            (column, self.width)
        };
        let occupied = u32::from(self.lanes[self.lane_of(square, down)].tiles);
        let before = (!occupied & ((1 << at) - 1)).checked_ilog2();
        let behind = (!occupied >> at).trailing_zeros() as usize + at;
        let ends = [before.map(|i| i as usize), (behind < end).then_some(behind)];
        let across = |i: usize| {
            if down {
                (i, column)
            } else {
                (self.height + i, row)
            }
        };
        ends.map(|end| end.map(across))
    }

    /// Makes the slots of all stale lanes anew.
    pub fn refresh(&mut self, map: &WordMap) {
        let (rules, aside, height) = (&self.rules, &mut self.aside, self.height);
        let stale = std::mem::take(&mut self.stale);
        fastest(
            #[inline(always)]
            || {
                for i in bits(stale) {
                    self.lanes[i].refresh(rules, map.keys(), i < height, aside);
                }
            },
        );
    }
}

fn lane_rules(rules: &Ruleset) -> LaneRules {
    let mut bonus = [0; MAX_TILES + 1];
    for (bonus, &points) in bonus.iter_mut().zip(&rules.bonus) {
        *bonus = points as i16;
    }
    LaneRules {
        most: rules.rack_size,
        shortest: rules.opening_least.max(2),
        bonus,
    }
}
