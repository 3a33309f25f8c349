//! Tiles laid in one line.

use crate::rules::board::{Board, Line};
use crate::rules::refusal::{Reason, Refusal};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// Tiles from the first square of the main word to its last; `EMPTY` where a tile already lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    square: u16,
    down: bool,
    len: u8,
    tiles: [Tile; MAX_SIDE],
}

impl Placement {
    /// A placement of these tiles; [`crate::rules::legality::check`] says whether it is legal.
    ///
    /// # Errors
    /// `NoTiles` for an empty list, `OffBoard` for more tiles or a further square than any board
    /// has, `UnknownLetter` for a code that no alphabet has.
    pub fn new(square: usize, down: bool, tiles: &[Tile]) -> Result<Placement, Refusal> {
        if tiles.is_empty() {
            return Err(Refusal::new(Reason::NoTiles));
        }
        if tiles.len() > MAX_SIDE || square >= MAX_SIDE * MAX_SIDE {
            return Err(Refusal::new(Reason::OffBoard));
        }
        let foreign = |tile: Tile| tile == AS_BLANK || letter(tile) as usize > MAX_LETTERS;
        if let Some(&tile) = tiles.iter().find(|&&tile| foreign(tile)) {
            return Err(Refusal::new(Reason::UnknownLetter).with(tile));
        }
        let mut own = [EMPTY; MAX_SIDE];
        own[..tiles.len()].copy_from_slice(tiles);
        Ok(Placement {
            square: square as u16,
            down,
            len: tiles.len() as u8,
            tiles: own,
        })
    }

    /// The placement that lays these tiles, in any order; the line is grown over tiles already
    /// there. A single tile runs across if it makes a word across, else down.
    ///
    /// # Errors
    /// In this order: `NoTiles`; for each tile as given `OffBoard`, `UnknownLetter`, `Occupied`
    /// (also a square named twice); `NotInLine`; `Gap`.
    pub fn of(
        rules: &Ruleset,
        board: &Board,
        laid: &[(usize, Tile)],
    ) -> Result<Placement, Refusal> {
        board.fits(rules)?;
        for (i, &(square, tile)) in laid.iter().enumerate() {
            loose(rules, board, &laid[..i], square, tile)?;
        }
        let first = laid.iter().map(|&(square, _)| square).min();
        let first = first.ok_or(Refusal::new(Reason::NoTiles))?;
        let last = laid
            .iter()
            .map(|&(square, _)| square)
            .max()
            .unwrap_or(first);
        let down = direction(board, first, last);
        let whole = board.grown(span(board, laid, first, last, down)?, down);
        let mut tiles = [EMPTY; MAX_SIDE];
        for &(square, tile) in laid {
            tiles[(square - whole.first) / whole.step] = tile;
        }
        Placement::new(whole.first, down, &tiles[..whole.len])
    }

    /// First square.
    #[inline(always)]
    pub fn square(&self) -> usize {
        self.square as usize
    }

    /// Does the line run down?
    #[inline(always)]
    pub fn down(&self) -> bool {
        self.down
    }

    /// One code a square.
    #[inline(always)]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.len as usize]
    }

    /// The tiles newly laid, in the order of the line.
    #[inline(always)]
    pub fn new_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles().iter().copied().filter(|&tile| tile != EMPTY)
    }

    /// `(square, tile)` of the tiles newly laid on a board of that width.
    #[inline(always)]
    pub fn laid(&self, width: usize) -> impl Iterator<Item = (usize, Tile)> + '_ {
        let step = if self.down { width } else { 1 };
        let first = self.square();
        let each = self.tiles().iter().enumerate();
        each.filter(|(_, &tile)| tile != EMPTY)
            .map(move |(i, &tile)| (first + i * step, tile))
    }
}

/// One tile of `of`, those before it given.
fn loose(
    rules: &Ruleset,
    board: &Board,
    before: &[(usize, Tile)],
    square: usize,
    tile: Tile,
) -> Result<(), Refusal> {
    let reason = if square >= rules.squares() {
        return Err(Refusal::new(Reason::OffBoard).with(tile));
    } else if !rules.is_letter(tile) {
        Reason::UnknownLetter
    } else if board.tile(square) != EMPTY || before.iter().any(|&(other, _)| other == square) {
        Reason::Occupied
    } else {
        return Ok(());
    };
    Err(Refusal::new(reason).at(square).with(tile))
}

/// Down? For one tile: unless it makes a word across.
fn direction(board: &Board, first: usize, last: usize) -> bool {
    if first == last {
        return board.run(first, false).len == 1;
    }
    first / board.width() != last / board.width()
}

/// The squares from the first tile to the last.
fn span(
    board: &Board,
    laid: &[(usize, Tile)],
    first: usize,
    last: usize,
    down: bool,
) -> Result<Line, Refusal> {
    let step = if down { board.width() } else { 1 };
    for &(square, tile) in laid {
        if (square - first) % step != 0 {
            return Err(Refusal::new(Reason::NotInLine).at(square).with(tile));
        }
    }
    let line = Line {
        first,
        step,
        len: (last - first) / step + 1,
    };
    let hole = |&square: &usize| {
        board.tile(square) == EMPTY && laid.iter().all(|&(other, _)| other != square)
    };
    match line.squares().find(hole) {
        Some(square) => Err(Refusal::new(Reason::Gap).at(square)),
        None => Ok(line),
    }
}
