//! Every play.

use super::best::Search;
use super::lane::Lane;
use super::lanes::Lanes;
use super::slot::{bits, Slot};
use super::trial::{BlankLetters, Fit, Frame, NO_LETTER};
use crate::movegen::Plays;
use crate::tile::*;
use crate::wordmap::{ranks, tag, WordMap, Words};

/// What slots must share to be filled by the same words: key and number of the letters on the
/// board, and the number of tiles to be laid.
pub(super) type Likeness = (u8, u8, u64);

impl Search {
    /// Every distinct legal play of the rack once, in no order.
    pub fn all(&mut self, map: &WordMap, lanes: &Lanes) -> Plays {
        let mut slots = self.open_slots(lanes);
        // slots in which the same words may stand, at one stroke
        slots.sort_unstable();
        let mut plays = Plays::default();
        for alike in slots.chunk_by(|a, b| a.0 == b.0) {
            self.plays_in(map, lanes, alike, &mut plays);
        }
        plays
    }

    /// The slots that the rack's letters do not rule out.
    pub(super) fn open_slots(&self, lanes: &Lanes) -> Vec<(Likeness, u16)> {
        let mut open = Vec::with_capacity(1024);
        for (i, lane) in lanes.lanes().iter().enumerate() {
            let (first, full) = lane.full_slots();
            let slots = lane.slots().iter().enumerate();
            for (s, slot) in slots.chain((first..).zip(full)) {
                if self.fits_somehow(lane, slot) {
                    let likeness = (slot.length, slot.count, slot.key);
                    open.push((likeness, (i * 128 + s) as u16));
                }
            }
        }
        open
    }

    /// Has every crossed square a letter of the rack?
    fn fits_somehow(&self, lane: &Lane, slot: &Slot) -> bool {
        self.rack.blank != 0
            || bits(slot.filled & lane.crossed).all(|i| lane.allowed[i] & self.rack_letters != 0)
    }

    /// All plays in slots of one likeness.
    pub(super) fn plays_in(
        &self,
        map: &WordMap,
        lanes: &Lanes,
        alike: &[(Likeness, u16)],
        plays: &mut Plays,
    ) {
        let (length, count, slot_key) = alike[0].0;
        let words = map.of_length(length as usize);
        let parts = &self.rack.parts[count as usize & 7];
        let frames: Vec<Frame<'_>> = alike.iter().map(|&(_, id)| Frame::new(lanes, id)).collect();
        for part in 0..parts.count {
            let key = parts.key[part].wrapping_add(slot_key);
            each_naming(map, words, key, parts.blanks[part], |key, blanks| {
                for record in words.records(words.bucket(key)) {
                    let word = &record[1..][..length as usize];
                    if record[0] != tag(key) || map.keys().sum(word) != key {
                        continue;
                    }
                    for frame in &frames {
                        let fit = frame.holds(record).then(|| frame.fit(map, record));
                        if let Some(fit) =
                            fit.flatten().filter(|fit| fit.is_held(&self.rack, blanks))
                        {
                            place_all(map, lanes, frame.id, &fit, blanks, plays);
                        }
                    }
                }
            });
        }
    }
}

/// Calls `visit` with every way to name the blanks that may make words, and the key it gives.
#[inline(always)]
pub(super) fn each_naming(
    map: &WordMap,
    words: Words<'_>,
    key: u64,
    blanks: u8,
    mut visit: impl FnMut(u64, BlankLetters),
) {
    let keys = map.keys();
    match blanks {
        0 if words.may_be(key) => visit(key, [NO_LETTER; 2]),
        0 => {}
        1 => {
            for x in ranks(words.completions(key)) {
                visit(key.wrapping_add(keys.of(x)), [x, NO_LETTER]);
            }
        }
        _ => {
            for y in 0..map.order().letters() as u8 {
                let key = key.wrapping_add(keys.of(y));
                if words.may_be_less_one(key) {
                    // the second letter is never before the first
                    for x in ranks(words.completions(key) >> y << y) {
                        visit(key.wrapping_add(keys.of(x)), [x, y]);
                    }
                }
            }
        }
    }
}

/// Adds the play with its blanks placed in every way.
fn place_all(
    map: &WordMap,
    lanes: &Lanes,
    id: u16,
    fit: &Fit<'_>,
    blanks: BlankLetters,
    plays: &mut Plays,
) {
    let cost = |at: usize| i32::from(map.order().value(fit.word[at])) * fit.multiplier(at);
    let places = |letter: u8| bits(fit.filled()).filter(move |&at| fit.word[at] == letter);
    let mut add = |blanks: u16, score: i32| push(map, lanes, id, fit, blanks, score, plays);
    match blanks {
        [NO_LETTER, _] => add(0, fit.points),
        [x, NO_LETTER] => places(x).for_each(|a| add(1 << a, fit.points - cost(a))),
        [x, y] => {
            for a in places(x) {
                // two blanks for the same letter: each pair of places once
                for b in places(y).filter(|&b| x != y || b > a) {
                    add(1 << a | 1 << b, fit.points - cost(a) - cost(b));
                }
            }
        }
    }
}

fn push(
    map: &WordMap,
    lanes: &Lanes,
    id: u16,
    fit: &Fit<'_>,
    blanks: u16,
    score: i32,
    plays: &mut Plays,
) {
    let lane = id as usize / 128;
    let (mut tiles, filled) = ([EMPTY; MAX_SIDE], fit.filled());
    for at in bits(filled) {
        let blank = (blanks >> at & 1) as u8 * AS_BLANK;
        tiles[at] = map.order().tile(fit.word[at]) | blank;
    }
    let square = lanes.square(lane, fit.slot.start as usize) as u16;
    plays.push(
        square,
        lanes.is_column(lane),
        &tiles[..fit.word.len()],
        score,
    );
}
