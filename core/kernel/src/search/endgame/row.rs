//! A row or column as the generators read it.

use super::grid::Grid;
use crate::rules::tile::*;

/// A square: what lies on it, or what may.
#[derive(Clone, Copy)]
pub(super) struct Square {
    pub tile: Tile,
    /// Points of the tile on it.
    pub value: i32,
    /// Letters (bits by code) that the crossing word allows.
    pub allowed: u64,
    /// Points of the crossing word's tiles; negative if none crosses.
    pub crossing: i32,
    /// Does a tile laid here join the play to the board (or cover a start square)?
    pub anchor: bool,
    pub letter_multiplier: i32,
    pub word_multiplier: i32,
}

impl Square {
    const NONE: Square = Square {
        tile: EMPTY,
        value: 0,
        allowed: 0,
        crossing: -1,
        anchor: false,
        letter_multiplier: 1,
        word_multiplier: 1,
    };
}

/// A row or column.
pub(super) struct Row<'a> {
    /// With a free one behind the last.
    squares: [Square; MAX_SIDE + 1],
    pub length: usize,
    pub down: bool,
    /// Least squares of a word.
    pub shortest: usize,
    /// Most tiles laid in a turn.
    pub rack_size: usize,
    pub values: &'a [i32],
    pub bonus: &'a [i32],
}

impl<'a> Row<'a> {
    /// A lane of the grid as it is.
    pub fn of(grid: &'a Grid<'_>, lane: usize) -> Row<'a> {
        let rules = grid.rules;
        let mut new = Row {
            squares: [Square::NONE; MAX_SIDE + 1],
            length: grid.length(lane),
            down: grid.is_down(lane),
            shortest: match grid.is_empty() {
                true => rules.opening_least.max(2),
                false => 2,
            },
            rack_size: rules.rack_size,
            values: &rules.values,
            bonus: &rules.bonus,
        };
        for i in 0..new.length {
            new.squares[i] = square(grid, lane, i);
        }
        if !grid.is_empty() {
            new.anchor();
        }
        new
    }

    /// Marks the squares that join a play to the board.
    fn anchor(&mut self) {
        let laid = |square: &Square| square.tile != EMPTY;
        for i in 0..self.length {
            let beside = laid(&self.squares[i.saturating_sub(1)]) | laid(&self.squares[i + 1]);
            self.squares[i].anchor = beside | (self.squares[i].crossing >= 0);
        }
    }

    /// The squares, first to last.
    #[inline(always)]
    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.length]
    }

    /// May a word begin here: is no tile right before it?
    #[inline(always)]
    pub fn may_begin(&self, start: usize) -> bool {
        start == 0 || self.squares[start - 1].tile == EMPTY
    }
}

fn square(grid: &Grid<'_>, lane: usize, i: usize) -> Square {
    let (rules, at) = (grid.rules, grid.square(lane, i));
    let cross = grid.cross(at, grid.is_down(lane));
    Square {
        tile: grid.tile(at),
        value: rules.values[on_rack(grid.tile(at)) as usize],
        allowed: cross.allowed,
        crossing: cross.points,
        anchor: grid.is_empty() && rules.start.contains(&(at as u16)),
        letter_multiplier: rules.letter_multipliers[at].into(),
        word_multiplier: rules.word_multipliers[at].into(),
    }
}

/// A play found in a lane, as the visitor is shown it.
pub(super) struct FoundPlay<'a> {
    /// First square in the lane.
    pub start: usize,
    /// One code a square, `EMPTY` where a tile lies already.
    pub tiles: &'a [Tile],
    /// Tiles laid, as bits of the holding.
    pub used: super::hand::TileMask,
    /// Points.
    pub score: i32,
}
