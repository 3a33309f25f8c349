//! Tiles on squares.

use crate::rules::placement::Placement;
use crate::rules::refusal::{Reason, Refusal};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

const MAX_SQUARES: usize = MAX_SIDE * MAX_SIDE;

/// The tiles laid so far. A square is `row * width + column`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    width: u8,
    height: u8,
    filled: u16,
    cells: [Tile; MAX_SQUARES],
}

/// Squares one behind the other: `first`, `first + step`, … as a whole row or column, or a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// First square.
    pub first: usize,
    /// Distance of neighbours: 1 across, the width down.
    pub step: usize,
    /// Number of squares.
    pub len: usize,
}

impl Line {
    /// The squares in order.
    pub fn squares(self) -> impl Iterator<Item = usize> {
        (0..self.len).map(move |i| self.first + i * self.step)
    }
}

impl Board {
    /// An empty board.
    pub fn new(rules: &Ruleset) -> Board {
        Board {
            width: rules.width as u8,
            height: rules.height as u8,
            filled: 0,
            cells: [EMPTY; MAX_SQUARES],
        }
    }

    /// A board with these tiles, row by row.
    ///
    /// # Errors
    /// `WrongSize`, `UnknownLetter`.
    pub fn of(rules: &Ruleset, cells: &[Tile]) -> Result<Board, Refusal> {
        if cells.len() != rules.squares() {
            return Err(Refusal::new(Reason::WrongSize));
        }
        let mut board = Board::new(rules);
        for (square, &tile) in cells.iter().enumerate().filter(|(_, &tile)| tile != EMPTY) {
            if !rules.is_letter(tile) {
                return Err(Refusal::new(Reason::UnknownLetter).at(square).with(tile));
            }
            board.put(square, tile);
        }
        Ok(board)
    }

    /// Has this board the rule set's size?
    ///
    /// # Errors
    /// `WrongSize`.
    #[inline(always)]
    pub fn fits(&self, rules: &Ruleset) -> Result<(), Refusal> {
        if (self.width(), self.height()) == (rules.width, rules.height) {
            return Ok(());
        }
        Err(Refusal::new(Reason::WrongSize))
    }

    /// Columns.
    #[inline(always)]
    pub fn width(&self) -> usize {
        self.width as usize
    }

    /// Rows.
    #[inline(always)]
    pub fn height(&self) -> usize {
        self.height as usize
    }

    /// Tiles on the board.
    #[inline(always)]
    pub fn filled(&self) -> usize {
        self.filled as usize
    }

    /// Is no tile laid?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.filled == 0
    }

    /// All squares' tiles, row by row.
    #[inline(always)]
    pub fn cells(&self) -> &[Tile] {
        &self.cells[..self.width() * self.height()]
    }

    /// The tile on a square, `EMPTY` if none.
    ///
    /// # Panics
    /// If the square is not on the board.
    #[inline(always)]
    pub fn tile(&self, square: usize) -> Tile {
        self.cells()[square]
    }

    /// Lays a tile on an empty square.
    #[inline(always)]
    pub fn put(&mut self, square: usize, tile: Tile) {
        debug_assert!(self.tile(square) == EMPTY && tile != EMPTY);
        self.cells[square] = tile;
        self.filled += 1;
    }

    /// Lifts the tile off a square that holds one.
    #[inline(always)]
    pub fn lift(&mut self, square: usize) -> Tile {
        debug_assert!(self.tile(square) != EMPTY);
        self.filled -= 1;
        std::mem::replace(&mut self.cells[square], EMPTY)
    }

    /// The whole row (or column, if `down`) through a square, and the square's index in it.
    #[inline]
    pub fn line_through(&self, square: usize, down: bool) -> (Line, usize) {
        let (row, column) = (square / self.width(), square % self.width());
        if down {
            let line = Line {
                first: column,
                step: self.width(),
                len: self.height(),
            };
            (line, row)
        } else {
            let line = Line {
                first: row * self.width(),
                step: 1,
                len: self.width(),
            };
            (line, column)
        }
    }

    /// `line` with the tiles that lie right before and behind it, as far as they go.
    #[inline]
    pub fn grown(&self, line: Line, down: bool) -> Line {
        let (whole, index) = self.line_through(line.first, down);
        let (mut from, mut to) = (index, index + line.len);
        while from > 0 && self.cells[whole.first + (from - 1) * whole.step] != EMPTY {
            from -= 1;
        }
        while to < whole.len && self.cells[whole.first + to * whole.step] != EMPTY {
            to += 1;
        }
        Line {
            first: whole.first + from * whole.step,
            step: whole.step,
            len: to - from,
        }
    }

    /// The line of a word through one square, given that the square is (or will be) covered.
    #[inline]
    pub fn run(&self, square: usize, down: bool) -> Line {
        let step = if down { self.width() } else { 1 };
        self.grown(
            Line {
                first: square,
                step,
                len: 1,
            },
            down,
        )
    }

    /// Does a tile lie beside, above or below this square?
    #[inline]
    pub fn touches(&self, square: usize) -> bool {
        self.run(square, false).len > 1 || self.run(square, true).len > 1
    }

    /// The squares of a placement's line.
    ///
    /// # Errors
    /// `OffBoard` if the line leaves the board.
    #[inline]
    pub fn line(&self, placement: &Placement) -> Result<Line, Refusal> {
        let refusal = Refusal::new(Reason::OffBoard).at(placement.square());
        if placement.square() >= self.cells().len() {
            return Err(refusal);
        }
        let (whole, index) = self.line_through(placement.square(), placement.down());
        let len = placement.tiles().len();
        if index + len > whole.len {
            return Err(refusal);
        }
        Ok(Line {
            first: placement.square(),
            step: whole.step,
            len,
        })
    }

    /// Lays a placement's tiles; legality is not asked.
    ///
    /// # Errors
    /// `OffBoard`, `Occupied`; the board is unchanged then.
    pub fn lay(&mut self, placement: &Placement) -> Result<(), Refusal> {
        let line = self.line(placement)?;
        let laid = || line.squares().zip(placement.tiles().iter().copied());
        let taken = laid().find(|&(square, tile)| tile != EMPTY && self.tile(square) != EMPTY);
        if let Some((square, tile)) = taken {
            return Err(Refusal::new(Reason::Occupied).at(square).with(tile));
        }
        for (square, tile) in laid().filter(|&(_, tile)| tile != EMPTY) {
            self.put(square, tile);
        }
        Ok(())
    }

    /// The placement grown to the whole main word; a letter that names a tile already there
    /// becomes a dot.
    ///
    /// # Errors
    /// `OffBoard`, `Mismatch`.
    pub fn full_placement(&self, placement: &Placement) -> Result<Placement, Refusal> {
        let line = self.line(placement)?;
        let whole = self.grown(line, placement.down());
        let before = (line.first - whole.first) / line.step;
        let mut tiles = [EMPTY; MAX_SIDE];
        for (i, (square, &tile)) in line.squares().zip(placement.tiles()).enumerate() {
            let there = self.tile(square);
            if tile != EMPTY && there != EMPTY && letter(tile) != letter(there) {
                return Err(Refusal::new(Reason::Mismatch).at(square).with(tile));
            }
            tiles[before + i] = if there == EMPTY { tile } else { EMPTY };
        }
        Placement::new(whole.first, placement.down(), &tiles[..whole.len])
    }
}
