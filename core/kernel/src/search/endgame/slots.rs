//! All plays of one lane by the word map: for lanes of up to 15 squares and racks of up to nine.
//!
//! A *slot* is a first square and a number of tiles. The words that it may be filled with are known
//! ([`Fillings`]); those remain that agree with the tiles on the board and the crossing words.

use super::fillings::{Filling, Fillings, Room, MOST};
use super::hand::TileMask;
use super::row::{FoundPlay, Row, Square};
use crate::lexicon::wordmap::MAX_LENGTH;
use crate::rules::tile::*;
use crate::support::bits::bits;
use std::ops::Range;

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

impl Slot {
    /// With nothing in it.
    fn at(start: usize) -> Slot {
        Slot {
            start,
            end: start,
            count: 0,
            touching: false,
            key: 0,
            fixed: 0,
            crossings: 0,
            multiplier: 1,
        }
    }

    fn room(&self) -> Room {
        Room {
            key: self.key,
            length: self.end - self.start,
            count: self.count,
        }
    }
}

/// So many slots are looked up together: memory answers them at once.
const BATCH: usize = 16;

/// One lane being searched, slot by slot.
pub(super) struct Slots<'a, 'm, F> {
    lane: &'a Row<'a>,
    fillings: &'a mut Fillings<'m>,
    hand: TileMask,
    letters: u64,
    /// Bytes of the squares with tiles, and their letters' codes there.
    laid: u128,
    lying: u128,
    /// Bits of the free squares that a word crosses.
    crossed: u32,
    /// Bits of the squares with tiles and of those beside them.
    touching: u32,
    /// Bits of the free squares that no letter at hand suits.
    closed: u32,
    /// Most tiles laid.
    most: u32,
    /// Slots to be looked up, the first so many.
    batch: [Slot; BATCH],
    batched: usize,
    visit: F,
}

impl<'a, 'm, F: FnMut(FoundPlay<'_>)> Slots<'a, 'm, F> {
    /// Calls `visit` with every play of the hand in the lane once.
    pub fn plays(lane: &'a Row<'a>, fillings: &'a mut Fillings<'m>, hand: TileMask, visit: F) {
        let letters = fillings.holding.letters(hand);
        let most = hand.count_ones().min(lane.rack_size as u32);
        let mut slots = Slots {
            lane,
            fillings,
            hand,
            letters,
            laid: 0,
            lying: 0,
            crossed: 0,
            touching: 0,
            closed: 0,
            most,
            batch: [Slot::at(0); BATCH],
            batched: 0,
            visit,
        };
        slots.see();
        for start in 0..lane.length {
            if lane.may_begin(start) && slots.may_touch(start) {
                slots.from(start);
            }
        }
        slots.look_up();
    }

    /// Sees what lies in the lane and what crosses it.
    fn see(&mut self) {
        let (mut laid, mut lying) = ([0; 16], [0; 16]);
        for (i, square) in self.lane.squares().iter().enumerate() {
            let taken = square.tile != EMPTY;
            laid[i] = u8::MAX * taken as u8;
            lying[i] = letter(square.tile);
            self.crossed |= ((!taken & (square.crossing >= 0)) as u32) << i;
            self.touching |= ((taken | square.anchor) as u32) << i;
            self.closed |= ((!taken & (square.allowed & self.letters == 0)) as u32) << i;
        }
        (self.laid, self.lying) = (u128::from_le_bytes(laid), u128::from_le_bytes(lying));
    }

    /// Could a slot from here on touch tiles before it meets a square that no letter suits?
    #[inline(always)]
    fn may_touch(&self, start: usize) -> bool {
        let touching = (self.touching >> start).trailing_zeros();
        touching <= self.most && touching < (self.closed >> start).trailing_zeros()
    }

    fn from(&mut self, start: usize) {
        let mut slot = Slot::at(start);
        let lane = self.lane;
        self.pass_tiles(&mut slot);
        while let Some(square) = lane
            .squares()
            .get(slot.end)
            .filter(|_| slot.count < self.most as usize)
        {
            if square.allowed & self.letters == 0 {
                return;
            }
            self.fill(&mut slot, square);
            self.pass_tiles(&mut slot);
            let lone = lane.down && slot.count == 1 && self.crossings(&slot) != 0;
            if slot.touching && slot.end - start >= lane.shortest && !lone {
                self.enqueue(slot);
            }
        }
    }

    /// Looks a slot up together with others.
    fn enqueue(&mut self, slot: Slot) {
        self.fillings.prefetch(slot.room());
        self.batch[self.batched] = slot;
        self.batched += 1;
        if self.batched == BATCH {
            self.look_up();
        }
    }

    /// Finds the plays in the slots of the batch.
    fn look_up(&mut self) {
        let (batch, count) = (self.batch, std::mem::take(&mut self.batched));
        let mut ranges = [const { 0..0 }; BATCH];
        for (slot, range) in batch[..count].iter().zip(&mut ranges) {
            let squares = &self.lane.squares()[slot.start..slot.end];
            *range = self.fillings.range(slot.room(), self.hand, squares);
        }
        for (slot, range) in batch[..count].iter().zip(ranges) {
            self.plays_in(slot, range);
        }
    }

    /// Bits of the squares in a slot that a word crosses, by their place in the slot.
    #[inline(always)]
    fn crossings(&self, slot: &Slot) -> u32 {
        self.crossed >> slot.start & !(!0 << (slot.end - slot.start))
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
            let map = self.fillings.map;
            let rank = map.order().rank(letter(square.tile));
            slot.key = slot.key.wrapping_add(map.keys().of(rank));
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

    /// Tries the words that the slot may be filled with.
    fn plays_in(&mut self, slot: &Slot, fillings: Range<usize>) {
        let squares = &self.lane.squares()[slot.start..slot.end];
        let within = !(!0 << (8 * squares.len()));
        let laid = self.laid >> (8 * slot.start) & within;
        let lying = self.lying >> (8 * slot.start) & within;
        let (mut demands, mut demanding) = ([(0, 0); MOST], 0);
        for i in bits(self.crossings(slot)) {
            demands[demanding] = (i, squares[i].allowed);
            demanding += 1;
        }
        for i in fillings {
            let filling = self.fillings.filling(i);
            let word = &filling.word;
            let mut demands = demands[..demanding].iter();
            if filling.used & !self.hand == 0
                && u128::from_le_bytes(*word) & laid == lying
                && demands.all(|&(at, allowed)| allowed >> word[at] & 1 == 1)
            {
                let filling = *filling;
                self.name_blanks(slot, &filling);
            }
        }
    }

    /// Reports the word with its blanks in all places.
    fn name_blanks(&mut self, slot: &Slot, filling: &Filling) {
        let mut tiles = [EMPTY; MAX_LENGTH];
        for (i, _) in self.free(slot) {
            tiles[i] = filling.word[i];
        }
        let tiles = &mut tiles[..slot.end - slot.start];
        self.name_from(slot, filling.used, tiles, filling.named(), 0);
    }

    /// Puts the first of `named` on each of its letters from `from` on, then the others.
    fn name_from(
        &mut self,
        slot: &Slot,
        used: TileMask,
        tiles: &mut [Tile],
        named: &[Tile],
        from: usize,
    ) {
        let Some((&code, others)) = named.split_first() else {
            self.report(slot, used, tiles);
            return;
        };
        for i in from..tiles.len() {
            if tiles[i] == code {
                tiles[i] = code | AS_BLANK;
                // two blanks for the same letter: each pair of places once
                let from = if others.first() == Some(&code) {
                    i + 1
                } else {
                    0
                };
                self.name_from(slot, used, tiles, others, from);
                tiles[i] = code;
            }
        }
    }

    fn report(&mut self, slot: &Slot, used: TileMask, tiles: &[Tile]) {
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
        (self.visit)(FoundPlay {
            start: slot.start,
            tiles,
            used,
            score: main * slot.multiplier + crossings + self.lane.bonus[slot.count],
        });
    }
}
