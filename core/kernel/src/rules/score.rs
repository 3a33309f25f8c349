//! Points for a play, in full.

use crate::rules::board::{Board, Line};
use crate::rules::placement::Placement;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// One tile's share of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileScore {
    /// Where it lies.
    pub square: u16,
    /// The tile as it lies on the board.
    pub tile: Tile,
    /// Printed value; 0 for a blank.
    pub value: i32,
    /// Premium of the square for the letter; 1 under a tile that lay there before (IS-36).
    pub letter_multiplier: i32,
    /// Premium of the square for the word; 1 under a tile that lay there before.
    pub word_multiplier: i32,
    /// Laid in this play?
    pub new: bool,
}

/// One word formed, with its share of the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordScore {
    /// First square.
    pub square: u16,
    /// Direction.
    pub down: bool,
    /// Product of the word premiums (IS-34).
    pub multiplier: i32,
    /// Points of the word.
    pub points: i32,
    /// Its tiles from first to last.
    pub parts: Vec<TileScore>,
}

/// A play's points in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The main word, then the crossings in the order of the tiles laid.
    pub words: Vec<WordScore>,
    /// For the number of tiles laid (IS-39).
    pub bonus: i32,
    /// All points.
    pub total: i32,
}

/// Points for laying `placement` on `board` (IS-11 … IS-14 in words, IS-29 … IS-39 in numbers).
///
/// Letter premiums apply before word premiums, only under tiles laid now, and in every word a
/// tile belongs to; a blank is worth nothing but does not weaken a word premium. The bonus comes
/// last. One tile is no word: a single tile laid may count in the other direction only.
///
/// Decides IS-13, IS-30, IS-33, IS-34, IS-36, IS-37, IS-38, FI-08, FI-15, FI-16, FI-17, FI-18,
/// FI-21, PL-18, PL-19, PL-20, PL-25, PL-27.
///
/// # Panics
/// If [`crate::rules::legality::check`] would refuse the placement for a square off the board.
pub fn score(rules: &Ruleset, board: &Board, placement: &Placement) -> Score {
    let mut words = Vec::new();
    each_word(board, placement, |line, down| {
        let mut parts = Vec::with_capacity(line.len);
        let (sum, multiplier) = tally(rules, board, placement, line, |part| parts.push(part));
        let (square, points) = (line.first as u16, sum * multiplier);
        words.push(WordScore {
            square,
            down,
            multiplier,
            points,
            parts,
        });
    });
    let bonus = bonus(rules, placement);
    let total = bonus + words.iter().map(|word| word.points).sum::<i32>();
    Score {
        words,
        bonus,
        total,
    }
}

/// The total of [`score`] alone, without a list.
pub fn points(rules: &Ruleset, board: &Board, placement: &Placement) -> i32 {
    let mut total = bonus(rules, placement);
    each_word(board, placement, |line, _| {
        let (sum, multiplier) = tally(rules, board, placement, line, |_| ());
        total += sum * multiplier;
    });
    total
}

/// Points for the number of tiles laid.
///
/// Decides IS-39, FI-33, PL-22.
pub fn bonus(rules: &Ruleset, placement: &Placement) -> i32 {
    rules.bonus[placement.new_tiles().count()]
}

/// The words of two or more tiles that the placement forms: the main word, then the crossings.
fn each_word(board: &Board, placement: &Placement, mut visit: impl FnMut(Line, bool)) {
    let (down, width) = (placement.down(), board.width());
    let step = if down { width } else { 1 };
    let line = Line {
        first: placement.square(),
        step,
        len: placement.tiles().len(),
    };
    let main = board.grown(line, down);
    if main.len > 1 {
        visit(main, down);
    }
    for (square, _) in placement.laid(width) {
        let crossing = board.run(square, !down);
        if crossing.len > 1 {
            visit(crossing, !down);
        }
    }
}

/// Sum of the tiles' points and product of the word premiums of one word.
fn tally(
    rules: &Ruleset,
    board: &Board,
    placement: &Placement,
    word: Line,
    mut visit: impl FnMut(TileScore),
) -> (i32, i32) {
    let (mut sum, mut product) = (0, 1);
    for square in word.squares() {
        let part = part(rules, board, placement, square);
        sum += part.value * part.letter_multiplier;
        product *= part.word_multiplier;
        visit(part);
    }
    (sum, product)
}

fn part(rules: &Ruleset, board: &Board, placement: &Placement, square: usize) -> TileScore {
    let there = board.tile(square);
    let new = there == EMPTY;
    let tile = if new {
        new_tile(board, placement, square)
    } else {
        there
    };
    let premium = |squares: &[u8]| if new { squares[square].into() } else { 1 };
    TileScore {
        square: square as u16,
        tile,
        value: rules.value(tile),
        letter_multiplier: premium(&rules.letter_multipliers),
        word_multiplier: premium(&rules.word_multipliers),
        new,
    }
}

fn new_tile(board: &Board, placement: &Placement, square: usize) -> Tile {
    let step = if placement.down() { board.width() } else { 1 };
    placement.tiles()[(square - placement.square()) / step]
}
