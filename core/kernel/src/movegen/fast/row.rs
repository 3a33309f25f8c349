//! A row or column with its slots.
//!
//! A *slot* is one way to lay k tiles in a lane: from a first square over as many free squares as
//! tiles, and over all tiles on the board before, between and behind them. What can be known of it
//! without a rack is kept with it, and kept from turn to turn: a play changes few slots.

use super::slot::{class_of, Slot, NO_SLOT};
use super::{MAX_TILES, SIDE};
use crate::lexicon::wordmap::Keys;
use crate::support::bits::bits;
use crate::support::simd::insert;

/// Slots of a lane of 15 squares: seven from each of the first nine, then six, five … one.
pub(super) const MAX_SLOTS: usize = 84;
/// Stands in [`SlotRow::window`] for a free square.
const FREE: u8 = 0xFF;

/// What a rule set says of every lane.
#[derive(Clone, Debug)]
pub(super) struct LaneRules {
    /// Most tiles laid in a turn.
    pub most: usize,
    /// Least squares of a word.
    pub shortest: usize,
    /// Points for laying so many tiles.
    pub bonus: [i16; MAX_TILES + 1],
}

/// A row or column. Letters are ranks of the word map's order.
#[derive(Clone, Debug)]
pub(super) struct SlotRow {
    /// Squares.
    pub length: u8,
    /// Letter plus one of each square, 0 where free.
    tile: [u8; SIDE],
    /// Letters from index 1 on, to be compared with 16 bytes of a record.
    window: [u8; 32],
    /// Value of each tile as scored: a blank's is 0.
    value: [i16; SIDE],
    /// Letters (as bits) that the crossing words allow.
    pub allowed: [u64; SIDE],
    letter_multiplier: [i16; SIDE + 1],
    word_multiplier: [i16; SIDE + 1],
    /// What a tile's value counts for in its crossing word; 0 where none is made.
    crossing_multiplier: [i16; SIDE + 1],
    /// Points of the tiles of the crossing word.
    crossing_points: [i16; SIDE],
    /// Squares with a tile, as bits.
    pub tiles: u16,
    /// Free squares where a crossing word is made (or that an opening must cover), as bits.
    pub crossed: u16,
    /// Free squares where no letter makes the crossing word a word, as bits.
    dead: u16,
    /// Squares changed since the slots were made; none if the first lies behind the last.
    changed: (u8, u8),
    /// For each first square: the slots before its own, and the full slots before its own.
    first: [u8; SIDE + 1],
    first_full: [u8; SIDE + 1],
    /// For each first square: the last square that its slots depend on.
    reach: [u8; SIDE],
    slots: [Slot; MAX_SLOTS],
    /// Slots of up to six tiles stand at the front of `slots` …
    count: usize,
    /// … and those of seven at its back.
    full: usize,
}

/// The tiles around a free square of a lane, in reading order.
#[derive(Clone, Debug)]
pub(super) struct Around {
    /// Letters; that of the hole means nothing.
    pub letters: [u8; SIDE],
    /// Squares, the hole among them.
    pub length: usize,
    /// Which of them is free.
    pub hole: usize,
    /// Points of the tiles.
    pub points: i16,
}

/// Sums over all squares before each square, and before the lane's end.
#[derive(Default)]
struct Sums {
    /// Keys of the tiles.
    key: [u64; SIDE + 1],
    /// Values of the tiles.
    points: [i16; SIDE + 1],
    /// Points of the tiles in crossing words.
    crossings: [i16; SIDE + 1],
}

impl SlotRow {
    pub fn new(letter_multiplier: &[i16], word_multiplier: &[i16]) -> SlotRow {
        let squares = |numbers: &[i16]| std::array::from_fn(|i| *numbers.get(i).unwrap_or(&1));
        let mut lane = SlotRow {
            length: letter_multiplier.len() as u8,
            tile: [0; SIDE],
            window: [FREE; 32],
            value: [0; SIDE],
            allowed: [!0; SIDE],
            letter_multiplier: squares(letter_multiplier),
            word_multiplier: squares(word_multiplier),
            crossing_multiplier: [0; SIDE + 1],
            crossing_points: [0; SIDE],
            tiles: 0,
            crossed: 0,
            dead: 0,
            changed: (0, 0),
            first: [0; SIDE + 1],
            first_full: [0; SIDE + 1],
            reach: [0; SIDE],
            slots: [NO_SLOT; MAX_SLOTS],
            count: 0,
            full: 0,
        };
        lane.clear();
        lane
    }

    /// Takes all tiles off.
    pub fn clear(&mut self) {
        self.tile = [0; SIDE];
        self.window = [FREE; 32];
        self.value = [0; SIDE];
        self.allowed = [!0; SIDE];
        self.crossing_multiplier = [0; SIDE + 1];
        self.crossing_points = [0; SIDE];
        (self.tiles, self.crossed, self.dead) = (0, 0, 0);
        self.changed = (0, self.length - 1);
        self.first = [0; SIDE + 1];
        self.first_full = [0; SIDE + 1];
        (self.count, self.full) = (0, 0);
    }

    /// Slots of up to six tiles.
    #[inline(always)]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.count]
    }

    /// Slots of seven tiles, and the number in the lane of the first.
    #[inline(always)]
    pub fn full_slots(&self) -> (usize, &[Slot]) {
        let first = MAX_SLOTS - self.full;
        (first, &self.slots[first..])
    }

    /// Slot number `number`.
    #[inline(always)]
    pub fn slot(&self, number: usize) -> &Slot {
        &self.slots[number % 128]
    }

    /// A byte that means nothing, then the letters of 15 squares from `start` on.
    #[inline(always)]
    pub fn window(&self, start: usize) -> [u8; 16] {
        let mut window = [0; 16];
        window.copy_from_slice(&self.window[start & 15..][..16]);
        window
    }

    /// What a tile's value on a free square counts for, in a word with this multiplier.
    #[inline(always)]
    pub fn multiplier(&self, square: usize, word: u8) -> i16 {
        let square = square & SIDE;
        self.letter_multiplier[square] * i16::from(word) + self.crossing_multiplier[square]
    }

    /// The unbroken runs of tiles before and behind a free square.
    pub fn around(&self, square: usize) -> Around {
        let end = self.length as usize;
        let first = (0..square).rev().find(|&i| self.tile[i] == 0);
        let first = first.map_or(0, |free| free + 1);
        let last = (square + 1..end)
            .find(|&i| self.tile[i] == 0)
            .unwrap_or(end);
        let mut letters = [FREE; SIDE];
        // the hole is free: its letter is FREE and its value 0
        letters[..last - first].copy_from_slice(&self.window[first + 1..=last]);
        Around {
            letters,
            length: last - first,
            hole: square - first,
            points: self.value[first..last].iter().sum(),
        }
    }

    /// Lays a tile; `value` is what it scores.
    pub fn put(&mut self, square: usize, letter: u8, value: i16) {
        self.tile[square] = letter + 1;
        self.window[square + 1] = letter;
        self.value[square] = value;
        self.allowed[square] = 1 << letter;
        self.tiles |= 1 << square;
        self.crossed &= !(1 << square);
        self.dead &= !(1 << square);
        self.crossing_multiplier[square] = 0;
        self.crossing_points[square] = 0;
        self.touch(square);
    }

    /// Notes that a tile on this free square makes a crossing word of these letters and points.
    pub fn cross(&mut self, square: usize, allowed: u64, points: i16) {
        let word = self.word_multiplier[square];
        self.allowed[square] = allowed;
        self.crossed |= 1 << square;
        self.dead &= !(1 << square);
        self.dead |= u16::from(allowed == 0) << square;
        self.crossing_multiplier[square] = self.letter_multiplier[square] * word;
        self.crossing_points[square] = word * points;
        self.touch(square);
    }

    /// Marks a square that an opening must cover, or takes the mark away.
    pub fn mark_start(&mut self, square: usize, start: bool) {
        self.crossed &= !(1 << square);
        self.crossed |= (start as u16) << square;
        self.touch(square);
    }

    fn touch(&mut self, square: usize) {
        self.changed.0 = self.changed.0.min(square as u8);
        self.changed.1 = self.changed.1.max(square as u8);
    }

    /// Makes the slots anew from every first square whose squares (or left neighbour) changed.
    ///
    /// `single` says whether slots of one tile that also makes a crossing word are listed here.
    #[inline(always)]
    pub fn refresh(&mut self, rules: &LaneRules, keys: &Keys, single: bool, aside: &mut Vec<Slot>) {
        let length = self.length as usize;
        let (low, high) = (self.changed.0, self.changed.1 as usize);
        self.changed = (u8::MAX, 0);
        let from = (0..low as usize).find(|&start| self.reach[start] >= low);
        let from = from.unwrap_or(low as usize);
        let upto = (high + 2).min(length);
        let kept = self.put_aside(upto, aside);
        let before = (self.first[upto], self.first_full[upto]);
        let sums = self.sums(keys);
        self.count = self.first[from] as usize;
        self.full = self.first_full[from] as usize;
        for start in from..upto {
            self.first[start] = self.count as u8;
            self.first_full[start] = self.full as u8;
            self.make_slots(start, rules, &sums, single);
        }
        for start in upto..=length {
            self.first[start] = self.first[start] - before.0 + self.count as u8;
            self.first_full[start] = self.first_full[start] - before.1 + self.full as u8;
        }
        self.put_back(kept, aside);
    }

    /// Saves the slots of the first squares from `upto` on; gives how many are not full.
    #[inline(always)]
    fn put_aside(&self, upto: usize, aside: &mut Vec<Slot>) -> usize {
        aside.clear();
        aside.extend_from_slice(&self.slots[self.first[upto] as usize..self.count]);
        let kept = aside.len();
        let full = MAX_SLOTS - self.full..MAX_SLOTS - self.first_full[upto] as usize;
        aside.extend_from_slice(&self.slots[full]);
        kept
    }

    #[inline(always)]
    fn put_back(&mut self, kept: usize, aside: &[Slot]) {
        let (some, full) = aside.split_at(kept);
        self.slots[self.count..][..kept].copy_from_slice(some);
        self.count += kept;
        let end = MAX_SLOTS - self.full;
        self.slots[end - full.len()..end].copy_from_slice(full);
        self.full += full.len();
    }

    /// Lists the slots from one first square.
    #[inline(always)]
    fn make_slots(&mut self, start: usize, rules: &LaneRules, sums: &Sums, single: bool) {
        let length = self.length as usize;
        let (tiles, crossed) = (u32::from(self.tiles), u32::from(self.crossed));
        let follows_tile = tiles << 1 >> start & 1 == 1;
        let ahead = ((tiles | crossed) >> start).trailing_zeros() as usize;
        if follows_tile | (ahead > rules.most) {
            self.reach[start] = (start + rules.most).min(length - 1) as u8;
            return;
        }
        // the free squares, and the lane's end behind them
        let mut free = (!tiles & ((1 << length) - 1) | 1 << length) >> start << start;
        let mut at = free.trailing_zeros() as usize;
        // a square where no letter makes the crossing word a word ends all
        let dead = u32::from(self.dead) >> start << start | 1 << length;
        let before_dead = (dead & dead.wrapping_neg()) - 1;
        let most = ((free & before_dead).count_ones() as usize).min(rules.most);
        // what ends before takes in no tile and crosses none, or is too short
        let least = start + rules.shortest.max(ahead + 1);
        let lone = !single & (crossed >> at & 1 == 1);
        let mut least_here = if lone { usize::MAX } else { least };
        let mut slot = Slot {
            start: start as u8,
            multiplier: 1,
            class: class_of(0, 1),
            ..NO_SLOT
        };
        for count in 1..=most {
            self.fill(&mut slot, at);
            free &= free - 1;
            at = free.trailing_zeros() as usize;
            slot.length = (at - start) as u8;
            slot.key = sums.key[at & SIDE].wrapping_sub(sums.key[start & SIDE]);
            let points = sums.points[at & SIDE] - sums.points[start & SIDE];
            let crossings = sums.crossings[at & SIDE] - sums.crossings[start & SIDE];
            slot.base =
                points * i16::from(slot.multiplier) + crossings + rules.bonus[count & MAX_TILES];
            // (without a branch: which of them are words is hard to predict)
            self.keep(&slot, at >= least_here);
            least_here = least;
        }
        self.reach[start] = at.min(length - 1) as u8;
    }

    /// What lies before each square, summed up.
    #[inline(always)]
    fn sums(&self, keys: &Keys) -> Sums {
        let (mut sums, mut key, mut points, mut crossings) = (Sums::default(), 0u64, 0, 0);
        for square in 0..SIDE {
            let tile = self.tile[square];
            // (a free square's is that of rank 63, which no letter has: 0)
            key = key.wrapping_add(keys.of(tile.wrapping_sub(1)));
            points += self.value[square];
            crossings += self.crossing_points[square];
            sums.key[square + 1] = key;
            sums.points[square + 1] = points;
            sums.crossings[square + 1] = crossings;
        }
        sums
    }

    /// Adds a free square, on which a tile is to be laid.
    #[inline(always)]
    fn fill(&self, slot: &mut Slot, at: usize) {
        slot.filled |= 1 << at;
        slot.class += class_of(1, 0);
        let word = self.word_multiplier[at & SIDE];
        if word == 1 {
            insert(&mut slot.multipliers, self.multiplier(at, slot.multiplier));
            return;
        }
        slot.multiplier = (i16::from(slot.multiplier) * word) as u8;
        slot.class = class_of(slot.count(), slot.multiplier);
        if slot.filled & self.crossed == 0 {
            // no crossing word: all multipliers grow alike, and stay sorted
            slot.multipliers.iter_mut().for_each(|m| *m *= word);
            insert(&mut slot.multipliers, self.multiplier(at, slot.multiplier));
        } else {
            slot.multipliers = [0; 8];
            for square in bits(slot.filled) {
                insert(
                    &mut slot.multipliers,
                    self.multiplier(square, slot.multiplier),
                );
            }
        }
    }

    /// Writes a slot down, and keeps it if it is to be kept. (There is room: a lane has no more
    /// slots than rooms, and of those this one is not yet kept.)
    #[inline(always)]
    fn keep(&mut self, slot: &Slot, kept: bool) {
        if slot.count() == MAX_TILES {
            self.slots[MAX_SLOTS - 1 - self.full] = *slot;
            self.full += usize::from(kept);
        } else {
            self.slots[self.count] = *slot;
            self.count += usize::from(kept);
        }
    }
}
