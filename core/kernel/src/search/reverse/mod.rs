//! Reverse play: taking tiles off a finished board again (PL-42, PL-43).
//!
//! A removal takes one to six tiles of one word. What remains is nothing, or a crossword: two
//! tiles or more that hang together, and every word that the removal changed is a word. Words that
//! it leaves alone stood in the game and are not asked again.

mod removals;
mod search;
#[cfg(test)]
mod tests;

use crate::rules::board::{Board, Line};
use crate::rules::refusal::{Reason, Refusal};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

pub use removals::removals;
pub use search::best;

/// Most tiles that one removal takes (PL-42).
pub const MOST_REMOVED: usize = 6;

/// Tiles taken off, and what they are worth (PL-43).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removal {
    squares: [u16; MOST_REMOVED],
    count: u8,
    /// Their values together; a blank is worth nothing.
    pub points: i32,
}

impl Removal {
    fn of(rules: &Ruleset, board: &Board, squares: &[u16]) -> Removal {
        let mut kept = [0; MOST_REMOVED];
        kept[..squares.len()].copy_from_slice(squares);
        Removal {
            squares: kept,
            count: squares.len() as u8,
            points: squares
                .iter()
                .map(|&square| rules.value(board.tile(square.into())))
                .sum(),
        }
    }

    /// The squares, ascending.
    pub fn squares(&self) -> &[u16] {
        &self.squares[..self.count as usize]
    }

    /// The board without these tiles.
    pub fn applied(&self, board: &Board) -> Board {
        let mut board = *board;
        for &square in self.squares() {
            board.lift(square.into());
        }
        board
    }
}

/// What a removal takes and what it changes; words are not judged here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// The removal.
    pub removal: Removal,
    /// The words it changed, as they remain: codes as on the board.
    pub words: Vec<Vec<Tile>>,
}

/// The removal of these squares, if tiles may be taken so whatever the words.
///
/// Decides PL-42.
///
/// # Errors
/// The first of `WrongSize`, `NoTiles`, `TooManyTiles`, `OffBoard`, `NothingThere`, `NotInLine`,
/// `Gap` (not all of one word), `TooShort` (a single tile would remain), `Detached` (what remains
/// would not hang together).
pub fn examine(rules: &Ruleset, board: &Board, squares: &[usize]) -> Result<Examined, Refusal> {
    board.fits(rules)?;
    let taken = sorted(board, squares)?;
    let down = one_word(board, &taken)?;
    let removal = Removal::of(rules, board, &taken);
    let after = removal.applied(board);
    if after.filled() == 1 {
        return Err(Refusal::new(Reason::TooShort));
    }
    if !connected(&after) {
        return Err(Refusal::new(Reason::Detached).at(taken[0].into()));
    }
    let words = changed(board, &after, &taken, down);
    Ok(Examined { removal, words })
}

fn sorted(board: &Board, squares: &[usize]) -> Result<Vec<u16>, Refusal> {
    if squares.is_empty() {
        return Err(Refusal::new(Reason::NoTiles));
    }
    if squares.len() > MOST_REMOVED {
        return Err(Refusal::new(Reason::TooManyTiles));
    }
    let mut taken = Vec::with_capacity(squares.len());
    for &square in squares {
        match board.cells().get(square) {
            None => return Err(Refusal::new(Reason::OffBoard)),
            Some(&EMPTY) => return Err(Refusal::new(Reason::NothingThere).at(square)),
            Some(_) if taken.contains(&(square as u16)) => {
                return Err(Refusal::new(Reason::NothingThere).at(square))
            }
            Some(_) => taken.push(square as u16),
        }
    }
    taken.sort_unstable();
    Ok(taken)
}

/// The direction of the word that holds all these tiles; across, if a single one has two words.
fn one_word(board: &Board, taken: &[u16]) -> Result<bool, Refusal> {
    let first = taken[0] as usize;
    let mut aligned = false;
    for down in [false, true] {
        let (line, _) = board.line_through(first, down);
        let inside = |line: Line| {
            taken
                .iter()
                .all(|&square| line.squares().any(|of| of == square as usize))
        };
        let run = board.run(first, down);
        aligned |= inside(line);
        if run.len > 1 && inside(run) {
            return Ok(down);
        }
    }
    let reason = if aligned {
        Reason::Gap
    } else {
        Reason::NotInLine
    };
    Err(Refusal::new(reason).at(first))
}

/// The words of two tiles or more that remain in the line of the removal and across it.
fn changed(board: &Board, after: &Board, taken: &[u16], down: bool) -> Vec<Vec<Tile>> {
    let mut words = pieces(after, board.run(taken[0].into(), down));
    for &square in taken {
        words.extend(pieces(after, board.run(square.into(), !down)));
    }
    words
}

fn pieces(after: &Board, run: Line) -> Vec<Vec<Tile>> {
    let tiles: Vec<Tile> = run.squares().map(|square| after.tile(square)).collect();
    let words = tiles.split(|&tile| tile == EMPTY);
    words
        .filter(|word| word.len() > 1)
        .map(<[_]>::to_vec)
        .collect()
}

/// Do all tiles hang together? An empty board does.
fn connected(board: &Board) -> bool {
    let Some(first) = board.cells().iter().position(|&tile| tile != EMPTY) else {
        return true;
    };
    let (width, squares) = (board.width(), board.cells().len());
    let mut seen = [false; MAX_SIDE * MAX_SIDE];
    let (mut waiting, mut found) = (vec![first], 0);
    seen[first] = true;
    while let Some(square) = waiting.pop() {
        found += 1;
        let column = square % width;
        let near = [
            (column > 0).then(|| square - 1),
            (column + 1 < width).then(|| square + 1),
            square.checked_sub(width),
            Some(square + width).filter(|&below| below < squares),
        ];
        for next in near.into_iter().flatten() {
            if board.tile(next) != EMPTY && !seen[next] {
                seen[next] = true;
                waiting.push(next);
            }
        }
    }
    found == board.filled()
}
