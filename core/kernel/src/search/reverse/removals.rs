//! Every legal removal of a board.

use super::{connected, Removal, MOST_REMOVED};
use crate::lexicon::Dawg;
use crate::rules::board::{Board, Line};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// All legal removals (PL-42), each once: by points descending, then by squares.
///
/// Empty: reverse play is over.
///
/// Decides PL-43.
pub fn removals(rules: &Ruleset, board: &Board, words: &Dawg) -> Vec<Removal> {
    let mut found = Vec::new();
    for down in [false, true] {
        for first in 0..board.cells().len() {
            let run = board.run(first, down);
            if board.tile(first) != EMPTY && run.first == first && run.len > 1 {
                Word::of(rules, board, words, run, down).takes(&mut found);
            }
        }
    }
    found.sort_unstable_by(|a, b| (b.points, a.squares()).cmp(&(a.points, b.squares())));
    found
}

/// A word on the board, and which of its tiles may go as far as the words across are concerned.
struct Word<'a> {
    rules: &'a Ruleset,
    board: &'a Board,
    words: &'a Dawg,
    run: Line,
    down: bool,
    tiles: [Tile; MAX_SIDE],
    free: [bool; MAX_SIDE],
}

impl<'a> Word<'a> {
    fn of(
        rules: &'a Ruleset,
        board: &'a Board,
        words: &'a Dawg,
        run: Line,
        down: bool,
    ) -> Word<'a> {
        let mut word = Word {
            rules,
            board,
            words,
            run,
            down,
            tiles: [EMPTY; MAX_SIDE],
            free: [false; MAX_SIDE],
        };
        for (i, square) in run.squares().enumerate() {
            word.tiles[i] = letter(board.tile(square));
            word.free[i] = word.leaves_words(square);
        }
        word
    }

    /// Are the parts of the crossing word on both sides of a square words, or single tiles?
    fn leaves_words(&self, square: usize) -> bool {
        let crossing = self.board.run(square, !self.down);
        let at = (square - crossing.first) / crossing.step;
        let mut tiles = [EMPTY; MAX_SIDE];
        for (i, of) in crossing.squares().enumerate() {
            tiles[i] = letter(self.board.tile(of));
        }
        self.is_word(&tiles[..at]) && self.is_word(&tiles[at + 1..crossing.len])
    }

    fn is_word(&self, part: &[Tile]) -> bool {
        part.len() < 2 || self.words.contains(part)
    }

    fn takes(&self, found: &mut Vec<Removal>) {
        self.choose(0, 0, &mut Vec::with_capacity(MOST_REMOVED), found);
    }

    /// Decides about the tiles from index `at`; `from` is where the part that stays begins.
    fn choose(&self, at: usize, from: usize, taken: &mut Vec<u16>, found: &mut Vec<Removal>) {
        if at == self.run.len {
            if !taken.is_empty() && self.is_word(&self.tiles[from..at]) {
                found.extend(self.whole(taken));
            }
            return;
        }
        if self.free[at] && taken.len() < MOST_REMOVED && self.is_word(&self.tiles[from..at]) {
            taken.push((self.run.first + at * self.run.step) as u16);
            self.choose(at + 1, at + 1, taken, found);
            taken.pop();
        }
        self.choose(at + 1, from, taken, found);
    }

    /// The removal, if what remains is nothing or a crossword and no other word has it too.
    fn whole(&self, taken: &[u16]) -> Option<Removal> {
        let twice = taken.len() == 1 && self.down && self.board.run(taken[0].into(), false).len > 1;
        let left = self.board.filled() - taken.len();
        if twice || left == 1 {
            return None;
        }
        let removal = Removal::of(self.rules, self.board, taken);
        connected(&removal.applied(self.board)).then_some(removal)
    }
}
