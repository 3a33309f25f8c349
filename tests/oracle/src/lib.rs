//! Legal plays by brute force.
//!
//! Every word is tried at every place of every row and column, and every word that would then
//! stand on the board is looked up. Nothing here is shared with the kernel, and nothing is clever
//! but one test on letters that throws most words out before they are tried.
//!
//! Codes: a letter is 1 … n, 0 is an empty square or a blank on the rack, and 128 is added to a
//! letter laid with a blank.

pub mod endgame;

use std::collections::HashSet;

/// The numbers of a rule set that bear on plays; the names are those of the kernel's `Ruleset`.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Rules {
    pub values: Vec<i32>,
    pub width: usize,
    pub height: usize,
    pub letter_multipliers: Vec<i32>,
    pub word_multipliers: Vec<i32>,
    pub start: Vec<usize>,
    pub rack_size: usize,
    pub bonus: Vec<i32>,
    pub opening_least: usize,
}

/// A play: first square, direction, one code a square (0: a tile lies there already), points.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    /// First square of the word.
    pub square: usize,
    /// Does it run down?
    pub down: bool,
    /// Codes, 0 where a tile lies already.
    pub tiles: Vec<u8>,
    /// Points.
    pub score: i32,
}

/// Words, and the letters of each as a bit mask.
pub struct Words {
    list: Vec<Vec<u8>>,
    masks: Vec<u64>,
    set: HashSet<Vec<u8>>,
}

impl Words {
    /// A list of words.
    pub fn new(words: impl IntoIterator<Item = Vec<u8>>) -> Words {
        let mask = |word: &[u8]| word.iter().fold(0u64, |mask, letter| mask | 1 << letter);
        let list: Vec<_> = words.into_iter().collect();
        let masks = list.iter().map(|word| mask(word)).collect();
        let set = list.iter().cloned().collect();
        Words { list, masks, set }
    }
}

/// A position in which plays are sought.
struct Search<'a> {
    rules: &'a Rules,
    words: &'a Words,
    cells: &'a [u8],
    empty_board: bool,
    plays: Vec<Play>,
}

/// All plays, sorted by square, direction and tiles.
pub fn plays(rules: &Rules, words: &Words, cells: &[u8], rack: &[u8]) -> Vec<Play> {
    let empty_board = cells.iter().all(|&cell| cell == 0);
    let mut search = Search {
        rules,
        words,
        cells,
        empty_board,
        plays: vec![],
    };
    for row in 0..rules.height {
        search.line(row * rules.width, 1, rules.width, false, rack);
    }
    for column in 0..rules.width {
        search.line(column, rules.width, rules.height, true, rack);
    }
    search.plays.sort();
    search.plays
}

impl Search<'_> {
    /// Tries every word at every place of one line.
    fn line(&mut self, first: usize, step: usize, length: usize, down: bool, rack: &[u8]) {
        let cells: Vec<u8> = (0..length).map(|i| self.cells[first + i * step]).collect();
        let blanks = rack.iter().filter(|&&tile| tile == 0).count() as u32;
        let letters = |tiles: &[u8]| {
            let letters = tiles
                .iter()
                .filter(|&&tile| tile != 0)
                .map(|tile| tile % 128);
            letters.fold(0u64, |mask, letter| mask | 1 << letter)
        };
        let at_hand = letters(&cells) | letters(rack);
        let words = self.words;
        for (mask, word) in words.masks.iter().zip(&words.list) {
            // letters that neither the line nor the rack has can only come from blanks
            if (mask & !at_hand).count_ones() > blanks || word.len() > length {
                continue;
            }
            for start in 0..=length - word.len() {
                self.place(&cells, start, word, first + start * step, down, rack);
            }
        }
    }

    /// Tries one word at one place.
    fn place(
        &mut self,
        cells: &[u8],
        start: usize,
        word: &[u8],
        square: usize,
        down: bool,
        rack: &[u8],
    ) {
        let end = start + word.len();
        let longer = start > 0 && cells[start - 1] != 0 || end < cells.len() && cells[end] != 0;
        let clash =
            (0..word.len()).any(|i| cells[start + i] != 0 && cells[start + i] % 128 != word[i]);
        if !longer && !clash {
            self.choose_tiles(
                &cells[start..end],
                word,
                square,
                down,
                rack.to_vec(),
                vec![],
            );
        }
    }

    /// Lays each missing letter with its own tile or with a blank, in all ways.
    fn choose_tiles(
        &mut self,
        cells: &[u8],
        word: &[u8],
        square: usize,
        down: bool,
        rack: Vec<u8>,
        tiles: Vec<u8>,
    ) {
        let i = tiles.len();
        let with = |tile: u8| [tiles.clone(), vec![tile]].concat();
        if i == word.len() {
            self.judge(square, down, tiles);
        } else if cells[i] != 0 {
            self.choose_tiles(cells, word, square, down, rack, with(0));
        } else {
            for (tile, laid) in [(word[i], word[i]), (0, word[i] + 128)] {
                if let Some(at) = rack.iter().position(|&held| held == tile) {
                    let mut rest = rack.clone();
                    rest.remove(at);
                    self.choose_tiles(cells, word, square, down, rest, with(laid));
                }
            }
        }
    }

    /// Keeps the play if it meets the board and all its words are words.
    fn judge(&mut self, square: usize, down: bool, tiles: Vec<u8>) {
        let step = if down { self.rules.width } else { 1 };
        let mut board = self.cells.to_vec();
        let mut new = vec![];
        for (i, &tile) in tiles.iter().enumerate().filter(|(_, &tile)| tile != 0) {
            board[square + i * step] = tile;
            new.push(square + i * step);
        }
        let laid = new.len();
        if laid == 0 || laid > self.rules.rack_size || !self.connected(&new, tiles.len()) {
            return;
        }
        let mut runs = vec![self.run(&board, new[0], down)];
        runs.extend(new.iter().map(|&at| self.run(&board, at, !down)));
        runs.retain(|run| run.len() > 1);
        let all_words = runs.iter().all(|run| {
            let letters: Vec<u8> = run.iter().map(|&at| board[at] % 128).collect();
            self.words.set.contains(&letters)
        });
        // a single tile that makes a word across is listed there and not down as well
        let listed_across = down && laid == 1 && self.run(&board, new[0], false).len() > 1;
        if all_words && !listed_across {
            let words: i32 = runs.iter().map(|run| self.points(&board, run, &new)).sum();
            let score = words + self.rules.bonus[laid];
            self.plays.push(Play {
                square,
                down,
                tiles,
                score,
            });
        }
    }

    /// Does the play touch a tile on the board, or rightly open the game?
    fn connected(&self, new: &[usize], length: usize) -> bool {
        if self.empty_board {
            return length >= self.rules.opening_least
                && new.iter().any(|at| self.rules.start.contains(at));
        }
        new.iter().any(|&at| {
            let (row, column) = (at / self.rules.width, at % self.rules.width);
            row > 0 && self.cells[at - self.rules.width] != 0
                || row + 1 < self.rules.height && self.cells[at + self.rules.width] != 0
                || column > 0 && self.cells[at - 1] != 0
                || column + 1 < self.rules.width && self.cells[at + 1] != 0
        })
    }

    /// The squares of the unbroken run of tiles through `at`.
    fn run(&self, board: &[u8], at: usize, down: bool) -> Vec<usize> {
        let (step, place, length) = if down {
            (self.rules.width, at / self.rules.width, self.rules.height)
        } else {
            (1, at % self.rules.width, self.rules.width)
        };
        let square = |i: usize| at - place * step + i * step;
        let mut first = place;
        while first > 0 && board[square(first - 1)] != 0 {
            first -= 1;
        }
        (first..length)
            .map(square)
            .take_while(|&s| board[s] != 0)
            .collect()
    }

    /// Points of one word; premiums count under new tiles only.
    fn points(&self, board: &[u8], run: &[usize], new: &[usize]) -> i32 {
        let (mut sum, mut multiplier) = (0, 1);
        for &at in run {
            let value = if board[at] >= 128 {
                0
            } else {
                self.rules.values[board[at] as usize]
            };
            if new.contains(&at) {
                sum += value * self.rules.letter_multipliers[at];
                multiplier *= self.rules.word_multipliers[at];
            } else {
                sum += value;
            }
        }
        sum * multiplier
    }
}
