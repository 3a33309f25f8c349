//! Every play.

use super::best::Search;
use super::row::SlotRow;
use super::rows::Lanes;
use super::slot::Slot;
use super::subracks::Subracks;
use super::trial::{blank_letters, BlankLetters, Fit, Frame, NO_LETTER};
use crate::lexicon::wordmap::{tag, WordMap, Words, RECORD_WINDOW};
use crate::movegen::Plays;
use crate::rules::tile::*;
use crate::support::bits::bits;

/// A slot by what it must share with others to be filled by the same words: from the top, length of
/// the word and number of tiles to be laid (a byte each), key of the letters on the board; then its
/// own id. One number, since many are sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct OpenSlot(u128);

impl OpenSlot {
    fn new(slot: &Slot, id: u16) -> OpenSlot {
        let sizes = u128::from(slot.length) << 8 | slot.count() as u128;
        OpenSlot((sizes << 64 | u128::from(slot.key)) << 16 | u128::from(id))
    }

    fn id(self) -> u16 {
        self.0 as u16
    }

    /// May the same words fill both?
    pub fn is_like(&self, other: &OpenSlot) -> bool {
        self.0 >> 16 == other.0 >> 16
    }
}

/// A key that words may have, with the letters that its blanks stand for.
struct Named {
    key: u64,
    blanks: BlankLetters,
}

/// Keys gathered before their words are looked at, so that memory is fetched together.
const GATHERED: usize = 32;

impl Search {
    /// Every distinct legal play of the rack once, in no order.
    pub fn all(&mut self, map: &WordMap, lanes: &Lanes) -> Plays {
        let mut slots = self.open_slots(lanes);
        // slots in which the same words may stand, at one stroke
        slots.sort_unstable();
        let mut plays = Plays::default();
        let mut filling = Filling::new(map, lanes, &self.rack);
        for alike in slots.chunk_by(OpenSlot::is_like) {
            filling.fill(alike, &mut plays);
        }
        plays
    }

    /// The slots that the rack's letters do not rule out.
    pub(super) fn open_slots(&self, lanes: &Lanes) -> Vec<OpenSlot> {
        let mut open = Vec::with_capacity(1024);
        for (i, lane) in lanes.lanes().iter().enumerate() {
            let (first, full) = lane.full_slots();
            let slots = lane.slots().iter().enumerate();
            for (s, slot) in slots.chain((first..).zip(full)) {
                if self.fits_somehow(lane, slot) {
                    open.push(OpenSlot::new(slot, (i * 128 + s) as u16));
                }
            }
        }
        open
    }

    /// Has every crossed square a letter of the rack?
    fn fits_somehow(&self, lane: &SlotRow, slot: &Slot) -> bool {
        self.rack.blank != 0
            || bits(slot.filled & lane.crossed).all(|i| lane.allowed[i] & self.rack_letters != 0)
    }
}

/// Slots being filled with words, group by group, and the room that takes.
pub(super) struct Filling<'a> {
    map: &'a WordMap,
    lanes: &'a Lanes,
    rack: &'a Subracks,
    /// The slots of a group.
    frames: Vec<Frame<'a>>,
    named: Vec<Named>,
}

impl<'a> Filling<'a> {
    pub fn new(map: &'a WordMap, lanes: &'a Lanes, rack: &'a Subracks) -> Filling<'a> {
        Filling {
            map,
            lanes,
            rack,
            frames: Vec::with_capacity(GATHERED),
            named: Vec::with_capacity(2 * GATHERED),
        }
    }

    /// Adds all plays in slots that are alike.
    pub fn fill(&mut self, alike: &[OpenSlot], plays: &mut Plays) {
        let frame = |slot: &OpenSlot| Frame::new(self.lanes, slot.id());
        self.frames.clear();
        self.frames.extend(alike.iter().map(frame));
        let slot = self.frames[0].slot;
        let words = self.map.of_length(slot.length as usize);
        let parts = &self.rack.parts[slot.count()];
        for part in 0..parts.count {
            let key = parts.key[part].wrapping_add(slot.key);
            words.each_naming(key, parts.blanks[part], |key, named| {
                words.prefetch_bucket(key);
                let blanks = blank_letters(named);
                self.named.push(Named { key, blanks });
            });
            if self.named.len() >= GATHERED {
                self.lay(words, plays);
            }
        }
        self.lay(words, plays);
    }

    /// Adds all plays of words with the keys gathered.
    fn lay(&mut self, words: Words<'_>, plays: &mut Plays) {
        for named in &self.named {
            words.prefetch_records(words.bucket(named.key));
        }
        for named in &self.named {
            for record in words.records(words.bucket(named.key)) {
                if record[0] == tag(named.key) {
                    self.lay_word(record, named, plays);
                }
            }
        }
        self.named.clear();
    }

    /// Adds all plays of a word, if the key is its own and not only its record's tag.
    #[inline(always)]
    fn lay_word(&self, record: &[u8; RECORD_WINDOW], named: &Named, plays: &mut Plays) {
        let (map, lanes, blanks) = (self.map, self.lanes, named.blanks);
        let word = &record[1..][..self.frames[0].slot.length as usize];
        if map.keys().sum(word) != named.key {
            return;
        }
        for frame in self.frames.iter().filter(|frame| frame.holds(record)) {
            let fit = frame.fit(map, record);
            if let Some(fit) = fit.filter(|fit| fit.is_held(self.rack, blanks)) {
                place_all(map, lanes, frame.id, &fit, blanks, plays);
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
