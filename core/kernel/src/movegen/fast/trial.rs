//! Trying the words of one bucket in one slot.

use super::row::SlotRow;
use super::rows::Lanes;
use super::slot::Slot;
use super::subracks::{Subracks, ROOMS};
use super::SIDE;
use crate::lexicon::wordmap::{tag, Bucket, WordMap, RECORD_WINDOW};
use crate::movegen::Play;
use crate::rules::tile::*;
use crate::support::bits::bits;
use crate::support::simd::equal_bytes;
use std::cmp::Ordering;

/// Letters that the blanks of a part stand for, `NO_LETTER` where there is none.
pub(super) type BlankLetters = [u8; 2];
/// No blank here.
pub(super) const NO_LETTER: u8 = 0xFF;

/// What blanks are named, given as ranks.
#[inline(always)]
pub(super) fn blank_letters(named: &[u8]) -> BlankLetters {
    std::array::from_fn(|i| *named.get(i).unwrap_or(&NO_LETTER))
}

/// Words of one key in one slot.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SlotTrial {
    /// Key of the whole word.
    pub key: u64,
    /// Where the words lie.
    pub bucket: Bucket,
    /// Lane × 128 + slot.
    pub id: u16,
    /// Which part of its size is laid.
    pub part: u8,
    pub blanks: BlankLetters,
}

/// The slot behind an id, with its lane.
#[inline(always)]
pub(super) fn slot_of(lanes: &Lanes, id: u16) -> (&SlotRow, &Slot) {
    let lane = lanes.lane(id as usize / 128);
    (lane, lane.slot(id as usize % 128))
}

/// A slot, ready to be compared with words.
pub(super) struct Frame<'a> {
    pub lane: &'a SlotRow,
    pub slot: &'a Slot,
    /// Lane × 128 + slot.
    pub id: u16,
    /// Letters on the board, one byte behind their place in the word …
    window: [u8; RECORD_WINDOW],
    /// … and which of those bytes are to be the same in a record.
    fixed: u32,
    /// Squares of the word with a crossing word, as bits.
    crossed: u16,
}

/// A word in a slot, its blanks not yet placed.
pub(super) struct Fit<'a> {
    pub lane: &'a SlotRow,
    pub slot: &'a Slot,
    /// Ranks of the word's letters.
    pub word: &'a [u8],
    /// Points if no tile were a blank.
    pub points: i32,
}

impl<'a> Frame<'a> {
    #[inline(always)]
    pub fn new(lanes: &'a Lanes, id: u16) -> Frame<'a> {
        let (lane, slot) = slot_of(lanes, id);
        let squares = (1 << slot.length) - 1;
        Frame {
            lane,
            slot,
            id,
            window: lane.window(slot.start as usize),
            fixed: u32::from((lane.tiles >> slot.start) & squares) << 1,
            crossed: (lane.crossed >> slot.start) & squares,
        }
    }

    /// The same for records with this tag alone.
    #[inline(always)]
    fn with_tag(mut self, tag: u8) -> Frame<'a> {
        self.window[0] = tag;
        self.fixed |= 1;
        self
    }

    /// Has a record the letters that lie on the board where they lie?
    #[inline(always)]
    pub fn holds(&self, record: &[u8; RECORD_WINDOW]) -> bool {
        equal_bytes(&self.window, record) & self.fixed == self.fixed
    }

    /// The word of a record that [`Frame::holds`], if it fits the slot's crossings.
    #[inline(always)]
    pub fn fit(&self, map: &WordMap, record: &'a [u8; RECORD_WINDOW]) -> Option<Fit<'a>> {
        let word = &record[1..][..(self.slot.length as usize).min(RECORD_WINDOW - 1)];
        let start = self.slot.start as usize;
        let allowed = |at: usize| (self.lane.allowed[(start + at) % SIDE] >> word[at]) & 1 == 1;
        if !bits(self.crossed).all(allowed) {
            return None;
        }
        let mut fit = Fit {
            lane: self.lane,
            slot: self.slot,
            word,
            points: i32::from(self.slot.base),
        };
        for at in bits(fit.filled()) {
            fit.points += i32::from(map.order().value(word[at])) * fit.multiplier(at);
        }
        Some(fit)
    }
}

impl Fit<'_> {
    /// The squares to be filled, counted from the word's first.
    #[inline(always)]
    pub fn filled(&self) -> u16 {
        self.slot.filled >> self.slot.start
    }

    /// What the value of a tile at position `at` of the word counts for.
    #[inline(always)]
    pub fn multiplier(&self, at: usize) -> i32 {
        let square = self.slot.start as usize + at;
        i32::from(self.lane.multiplier(square, self.slot.multiplier))
    }

    /// Are the letters to be laid these blanks' letters and tiles held? (Whatever the key says.)
    pub fn is_held(&self, rack: &Subracks, blanks: BlankLetters) -> bool {
        let mut held = rack.held;
        for letter in blanks.into_iter().filter(|&letter| letter != NO_LETTER) {
            held[(letter & 63) as usize] += 1;
        }
        bits(self.filled()).all(|at| {
            let held = &mut held[(self.word[at] & 63) as usize];
            *held = held.wrapping_sub(1);
            *held != u8::MAX
        })
    }

    /// The play with blanks at these positions of the word.
    pub fn play(&self, map: &WordMap, lanes: &Lanes, id: u16, blanks: u16, score: i32) -> Play {
        let lane = id as usize / 128;
        let tile = |at: usize| match (self.filled() >> at & 1, blanks >> at & 1) {
            (0, _) => EMPTY,
            (_, 0) => map.order().tile(self.word[at]),
            _ => map.order().tile(self.word[at]) | AS_BLANK,
        };
        Play {
            square: lanes.square(lane, self.slot.start as usize) as u16,
            down: lanes.is_column(lane),
            tiles: (0..self.word.len()).map(tile).collect(),
            score,
            equity: 0,
        }
    }
}

impl SlotTrial {
    /// Tries the words for one that is better than `best`, and if so puts it there.
    #[inline(always)]
    pub fn improve(&self, map: &WordMap, lanes: &Lanes, rack: &Subracks, best: &mut Best) {
        let frame = Frame::new(lanes, self.id).with_tag(tag(self.key));
        let words = map.of_length(frame.slot.length as usize);
        // few buckets have more than two words: those are compared without a branch
        let (two, count) = (words.two_records(self.bucket), self.bucket.count);
        let held = |n: u16| u32::from((n < count) & frame.holds(two[n as usize])) << n;
        let mut found = held(0) | held(1);
        while found != 0 {
            let record = two[found.trailing_zeros() as usize & 1];
            self.judge(map, lanes, rack, &frame, record, best);
            found &= found - 1;
        }
        for n in 2..count {
            let record = words.record(self.bucket, n);
            if frame.holds(record) {
                self.judge(map, lanes, rack, &frame, record, best);
            }
        }
    }

    /// Tries one word that fits the letters on the board.
    #[inline(never)]
    fn judge(
        &self,
        map: &WordMap,
        lanes: &Lanes,
        rack: &Subracks,
        frame: &Frame<'_>,
        record: &[u8; RECORD_WINDOW],
        best: &mut Best,
    ) -> Option<()> {
        let fit = frame.fit(map, record)?;
        let (blanks, score) = place_blanks(map, &fit, self.blanks)?;
        let parts = &rack.parts[frame.slot.count()];
        let equity = score * 1000 + parts.leave[self.part as usize % ROOMS];
        if equity >= best.equity
            && map.keys().sum(fit.word) == self.key
            && fit.is_held(rack, self.blanks)
        {
            let play = fit.play(map, lanes, self.id, blanks, score);
            best.offer(Play { equity, ..play });
        }
        Some(())
    }
}

/// Puts the blanks where they cost least, as late in the word as they can without costing more
/// (so that of equal plays the first in a list's order comes out); gives places and points.
///
/// None if the word lacks a blank's letter, which only another word of the bucket does.
#[inline(always)]
fn place_blanks(map: &WordMap, fit: &Fit<'_>, blanks: BlankLetters) -> Option<(u16, i32)> {
    let (mut placed, mut points) = (0, fit.points);
    for letter in blanks {
        if letter == NO_LETTER {
            continue;
        }
        let cost = |at: &usize| i32::from(map.order().value(letter)) * fit.multiplier(*at);
        let places = bits(fit.filled() & !placed).filter(|&at| fit.word[at] == letter);
        // of equal minima the last
        let place = places.min_by(|a, b| cost(a).cmp(&cost(b)).then(b.cmp(a)))?;
        placed |= 1 << place;
        points -= cost(&place);
    }
    Some((placed, points))
}

/// The best play so far.
#[derive(Clone, Debug)]
pub(super) struct Best {
    pub equity: i32,
    pub play: Option<Play>,
}

impl Best {
    /// Takes a play of at least the best equity if it is better, or as good and listed before.
    fn offer(&mut self, play: Play) {
        let better = match &self.play {
            None => true,
            Some(best) => play.better_before(best) == Ordering::Less,
        };
        if better {
            self.equity = play.equity;
            self.play = Some(play);
        }
    }
}
