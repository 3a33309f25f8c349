//! A row or column with what the lines that cross it demand.

use crate::lexicon::{completions, WordGraph};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// What a line's square holds or allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    /// Tile on it, `EMPTY` if none.
    pub tile: Tile,
    /// Letters (as bits by code) that may be laid here as far as the crossing word goes.
    pub allowed: u64,
    /// Value of the crossing word's tiles on the board; `None` if no word crosses here.
    pub crossing: Option<i32>,
    /// Does a tile laid here join the play to the board (or cover a start square)?
    pub anchor: bool,
    pub letter_multiplier: i32,
    pub word_multiplier: i32,
}

/// A row or a column.
pub(super) struct RowChecks {
    pub squares: Vec<Square>,
    /// Index on the board of the first square.
    pub first: usize,
    /// From one square's index on the board to the next one's.
    pub step: usize,
    pub down: bool,
}

impl RowChecks {
    /// Line number `number` of a board with these cells.
    pub fn new<G: WordGraph>(
        rules: &Ruleset,
        graph: &G,
        cells: &[Tile],
        down: bool,
        number: usize,
    ) -> RowChecks {
        let (first, step, length) = if down {
            (number, rules.width, rules.height)
        } else {
            (number * rules.width, 1, rules.width)
        };
        let opening = cells.iter().all(|&tile| tile == EMPTY);
        let squares = (0..length)
            .map(|i| square(rules, graph, cells, first + i * step, down, opening))
            .collect();
        RowChecks {
            squares,
            first,
            step,
            down,
        }
    }

    /// Index on the board of square `i`.
    pub fn on_board(&self, i: usize) -> usize {
        self.first + i * self.step
    }
}

/// The tiles next to `square` before and after it, across the line's direction, in reading order.
fn neighbours(
    rules: &Ruleset,
    cells: &[Tile],
    square: usize,
    down: bool,
) -> (Vec<Tile>, Vec<Tile>) {
    let (row, column) = (square / rules.width, square % rules.width);
    let (step, before, after) = if down {
        (1, column, rules.width - 1 - column)
    } else {
        (rules.width, row, rules.height - 1 - row)
    };
    let run = |squares: &mut dyn Iterator<Item = usize>| -> Vec<Tile> {
        squares
            .map(|s| cells[s])
            .take_while(|&tile| tile != EMPTY)
            .collect()
    };
    let mut left = run(&mut (1..=before).map(|i| square - i * step));
    left.reverse();
    (left, run(&mut (1..=after).map(|i| square + i * step)))
}

fn square<G: WordGraph>(
    rules: &Ruleset,
    graph: &G,
    cells: &[Tile],
    at: usize,
    down: bool,
    opening: bool,
) -> Square {
    let (before, after) = neighbours(rules, cells, at, down);
    let crossed = !before.is_empty() || !after.is_empty();
    let (ahead, behind) = neighbours(rules, cells, at, !down);
    let value = |tiles: &[Tile]| -> i32 {
        tiles
            .iter()
            .map(|&tile| rules.values[on_rack(tile) as usize])
            .sum()
    };
    Square {
        tile: cells[at],
        allowed: if crossed && cells[at] == EMPTY {
            completions(graph, &before, &after)
        } else {
            !0
        },
        crossing: crossed.then(|| value(&before) + value(&after)),
        anchor: if opening {
            rules.start.contains(&(at as u16))
        } else {
            crossed || !ahead.is_empty() || !behind.is_empty()
        },
        letter_multiplier: rules.letter_multipliers[at] as i32,
        word_multiplier: rules.word_multipliers[at] as i32,
    }
}
