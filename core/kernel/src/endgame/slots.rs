//! All plays of one lane by the word map: for lanes of up to 15 squares and racks of up to seven.
//!
//! A *slot* is a first square and a number of tiles; a *piece* is what a hand can lay. The keys of
//! the tiles in a slot and of a piece add up to the key of the words that the two could make, and
//! the map knows at once whether there are any.

use super::hand::{Hand, Holding};
use super::lane::{Found, Lane, Square};
use crate::tile::*;
use crate::wordmap::{tag, WordMap, Words, MAX_LENGTH};

/// Most tiles of a rack that slots are made for.
const MOST: usize = 8;
/// Most blanks of a rack.
const MOST_BLANKS: u8 = 2;

/// Tiles that can be laid at once.
#[derive(Clone, Copy)]
struct Piece {
    used: Hand,
    key: u64,
    /// Letters (bits by code); a blank has all.
    letters: u64,
    blanks: u8,
}

/// What a rack can lay, by number of tiles.
pub(super) struct Pieces {
    by_count: [Vec<Piece>; MOST + 1],
}

impl Pieces {
    /// The pieces of a rack; None if it is too large.
    pub fn of(map: &WordMap, holding: &Holding) -> Option<Pieces> {
        let whole = holding.whole();
        let blanks = holding.counts(whole)[BLANK as usize];
        if whole.count_ones() as usize > MOST || blanks > MOST_BLANKS {
            return None;
        }
        let mut pieces = Pieces {
            by_count: [const { vec![] }; MOST + 1],
        };
        for used in (1..=whole).filter(|&used| holding.is_hand(used)) {
            let each = holding.codes(used).filter(|&(code, _)| code != BLANK);
            let key = |(code, n): (Tile, u8)| {
                let key = map.keys().of(map.order().rank(code));
                key.wrapping_mul(n.into())
            };
            pieces.by_count[used.count_ones() as usize].push(Piece {
                used,
                key: each.map(key).fold(0, u64::wrapping_add),
                letters: holding.letters(used),
                blanks: holding.counts(used)[BLANK as usize],
            });
        }
        Some(pieces)
    }
}

/// A slot being lengthened.
#[derive(Clone, Copy)]
struct Slot {
    start: usize,
    end: usize,
    count: usize,
    touching: bool,
    key: u64,
    /// Points of the tiles on the board, and of the crossing words' tiles.
    fixed: i32,
    crossings: i32,
    multiplier: i32,
}

/// One lane being searched, slot by slot.
pub(super) struct Slots<'a, F> {
    map: &'a WordMap,
    lane: &'a Lane<'a>,
    holding: &'a Holding,
    pieces: &'a Pieces,
    hand: Hand,
    letters: u64,
    visit: F,
}

impl<'a, F: FnMut(Found<'_>)> Slots<'a, F> {
    /// Calls `visit` with every play of the hand in the lane once.
    pub fn plays(
        map: &'a WordMap,
        lane: &'a Lane<'a>,
        holding: &'a Holding,
        pieces: &'a Pieces,
        hand: Hand,
        visit: F,
    ) {
        let letters = holding.letters(hand);
        let mut slots = Slots {
            map,
            lane,
            holding,
            pieces,
            hand,
            letters,
            visit,
        };
        for start in (0..lane.length).filter(|&start| lane.may_begin(start)) {
            slots.from(start);
        }
    }

    fn from(&mut self, start: usize) {
        let mut slot = Slot {
            start,
            end: start,
            count: 0,
            touching: false,
            key: 0,
            fixed: 0,
            crossings: 0,
            multiplier: 1,
        };
        let most = (self.hand.count_ones() as usize).min(self.lane.rack_size);
        let lane = self.lane;
        self.pass_tiles(&mut slot);
        while let Some(square) = lane.squares().get(slot.end).filter(|_| slot.count < most) {
            if square.allowed & self.letters == 0 {
                return;
            }
            self.fill(&mut slot, square);
            self.pass_tiles(&mut slot);
            let lone = lane.down && slot.count == 1 && self.crossed(&slot);
            if slot.touching && slot.end - start >= lane.shortest && !lone {
                self.plays_in(&slot);
            }
        }
    }

    /// Is a crossing word made?
    fn crossed(&self, slot: &Slot) -> bool {
        self.free(slot).any(|(_, square)| square.crossing >= 0)
    }

    /// The squares to be filled, by their place in the word.
    fn free(&self, slot: &Slot) -> impl Iterator<Item = (usize, &'a Square)> {
        let squares = self.lane.squares()[slot.start..slot.end].iter();
        squares
            .enumerate()
            .filter(|(_, square)| square.tile == EMPTY)
    }

    /// Over the tiles that lie already.
    #[inline(always)]
    fn pass_tiles(&self, slot: &mut Slot) {
        while let Some(square) = self.lane.squares().get(slot.end) {
            if square.tile == EMPTY {
                break;
            }
            let rank = self.map.order().rank(letter(square.tile));
            slot.key = slot.key.wrapping_add(self.map.keys().of(rank));
            slot.fixed += square.value;
            slot.touching = true;
            slot.end += 1;
        }
    }

    #[inline(always)]
    fn fill(&self, slot: &mut Slot, square: &Square) {
        slot.touching |= square.anchor;
        slot.multiplier *= square.word_multiplier;
        slot.crossings += square.crossing.max(0) * square.word_multiplier;
        slot.count += 1;
        slot.end += 1;
    }

    /// Tries all pieces of the slot's size.
    fn plays_in(&mut self, slot: &Slot) {
        let (map, lane, hand, pieces) = (self.map, self.lane, self.hand, self.pieces);
        let mut demands = [0; MOST];
        let mut demanding = 0;
        for square in lane.squares()[slot.start..slot.end].iter() {
            if square.tile == EMPTY && square.crossing >= 0 {
                demands[demanding] = square.allowed;
                demanding += 1;
            }
        }
        let demands = &demands[..demanding];
        let words = map.of_length(slot.end - slot.start);
        for piece in &pieces.by_count[slot.count] {
            let suits = demands.iter().all(|allowed| allowed & piece.letters != 0);
            if piece.used & !hand == 0 && suits {
                let key = piece.key.wrapping_add(slot.key);
                each_naming(map, words, key, piece.blanks, |key, named| {
                    self.words_in(slot, piece, words, key, named);
                });
            }
        }
    }

    /// Tries the words of one key; `named` are the ranks that blanks stand for.
    fn words_in(&mut self, slot: &Slot, piece: &Piece, words: Words<'_>, key: u64, named: &[u8]) {
        for record in words.records(words.bucket(key)) {
            let word = &record[1..][..slot.end - slot.start];
            if record[0] == tag(key)
                && self.fits(slot, word)
                && self.is_laid(slot, piece, word, named)
            {
                self.name_blanks(slot, piece, word, named);
            }
        }
    }

    /// Does the word agree with the tiles on the board and with the crossing words?
    #[inline(always)]
    fn fits(&self, slot: &Slot, word: &[u8]) -> bool {
        let squares = &self.lane.squares()[slot.start..slot.end];
        squares.iter().zip(word).all(|(square, &rank)| {
            let code = self.map.order().tile(rank);
            match square.tile {
                EMPTY => square.allowed >> code & 1 == 1,
                tile => letter(tile) == code,
            }
        })
    }

    /// Are the letters to be laid those of the piece? (Whatever the key says.)
    fn is_laid(&self, slot: &Slot, piece: &Piece, word: &[u8], named: &[u8]) -> bool {
        let mut held = self.holding.counts(piece.used);
        named
            .iter()
            .for_each(|&rank| held[self.map.order().tile(rank) as usize] += 1);
        self.free(slot).all(|(i, _)| {
            let held = &mut held[self.map.order().tile(word[i]) as usize];
            *held = held.wrapping_sub(1);
            *held != u8::MAX
        })
    }

    /// Reports the word with its blanks in all places.
    fn name_blanks(&mut self, slot: &Slot, piece: &Piece, word: &[u8], named: &[u8]) {
        let mut tiles = [EMPTY; MAX_LENGTH];
        for (i, _) in self.free(slot) {
            tiles[i] = self.map.order().tile(word[i]);
        }
        self.name_from(slot, piece, &mut tiles[..word.len()], named, 0);
    }

    /// Puts the first of `named` on each of its letters from `from` on, then the others.
    fn name_from(
        &mut self,
        slot: &Slot,
        piece: &Piece,
        tiles: &mut [Tile],
        named: &[u8],
        from: usize,
    ) {
        let Some((&rank, others)) = named.split_first() else {
            self.report(slot, piece, tiles);
            return;
        };
        let code = self.map.order().tile(rank);
        for i in from..tiles.len() {
            if tiles[i] == code {
                tiles[i] = code | AS_BLANK;
                // two blanks for the same letter: each pair of places once
                let from = if others.first() == Some(&rank) {
                    i + 1
                } else {
                    0
                };
                self.name_from(slot, piece, tiles, others, from);
                tiles[i] = code;
            }
        }
    }

    fn report(&mut self, slot: &Slot, piece: &Piece, tiles: &[Tile]) {
        let (mut main, mut crossings) = (slot.fixed, slot.crossings);
        for (i, square) in self.free(slot) {
            let points = self.lane.values[on_rack(tiles[i]) as usize] * square.letter_multiplier;
            main += points;
            crossings += if square.crossing >= 0 {
                points * square.word_multiplier
            } else {
                0
            };
        }
        (self.visit)(Found {
            start: slot.start,
            tiles,
            used: piece.used,
            score: main * slot.multiplier + crossings + self.lane.bonus[slot.count],
        });
    }
}

/// Calls `visit` with every way to name the blanks that may make words, and the key it gives.
#[inline(always)]
fn each_naming(
    map: &WordMap,
    words: Words<'_>,
    key: u64,
    blanks: u8,
    mut visit: impl FnMut(u64, &[u8]),
) {
    let with = |key: u64, rank: u8| key.wrapping_add(map.keys().of(rank));
    match blanks {
        0 if words.may_be(key) => visit(key, &[]),
        1 if words.may_be_less_one(key) => {
            each_rank(words.completions(key), |x| visit(with(key, x), &[x]));
        }
        2 => {
            for y in 0..map.order().letters() as u8 {
                let key = with(key, y);
                if words.may_be_less_one(key) {
                    // the second letter is never before the first
                    let second = words.completions(key) >> y << y;
                    each_rank(second, |x| visit(with(key, x), &[x, y]));
                }
            }
        }
        _ => {}
    }
}

#[inline(always)]
fn each_rank(mut set: u64, mut visit: impl FnMut(u8)) {
    while set != 0 {
        visit(set.trailing_zeros() as u8);
        set &= set - 1;
    }
}
