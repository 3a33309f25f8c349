//! The parts of a rack that a play may lay.

use super::slot::Slot;
use super::MAX_TILES;
use crate::leaves::Leaves;
use crate::movegen::Keeping;
use crate::order::Order;
use crate::wide::{self, dot, Column, Eight, COLUMNS};
use crate::wordmap::WordMap;

/// Stands for "cannot be", below any equity.
pub(super) const NEVER: i32 = i32::MIN / 2;
/// Distinct parts of seven tiles, the empty one among them.
const MAX_PARTS: usize = 128;

/// All distinct parts of one size; in columns, so that eight are bounded at a time.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    pub count: usize,
    /// `values[j][i]`: 16 times the value of the j-th best tile of part i.
    values: [Column; MAX_TILES],
    /// Leaves in sixteenths of a point, rounded up; hopeless where there is no part.
    leave16: Column,
    /// Leaves in milli-points.
    pub leave: [i32; COLUMNS],
    /// The values again, by part.
    rows: [Eight; COLUMNS],
    pub key: [u64; COLUMNS],
    pub blanks: [u8; COLUMNS],
    /// Parts with exactly one blank, and with two, as bits.
    pub one_blank: u64,
    pub two_blanks: u64,
    /// The rack's letters (as bits by [`Subracks::letters`]) in each part.
    letters: [u8; 48],
}

impl Parts {
    const NONE: Parts = Parts {
        count: 0,
        values: [[0; COLUMNS]; MAX_TILES],
        leave16: [i16::MIN; COLUMNS],
        leave: [0; COLUMNS],
        rows: [[0; 8]; COLUMNS],
        key: [0; COLUMNS],
        blanks: [0; COLUMNS],
        one_blank: 0,
        two_blanks: 0,
        letters: [0; 48],
    };

    fn clear(&mut self) {
        self.count = 0;
        self.leave16 = [i16::MIN; COLUMNS];
        self.one_blank = 0;
        self.two_blanks = 0;
    }

    fn push(&mut self, part: &Part, leave: i32) {
        let at = self.count;
        self.count += 1;
        for (column, value) in self.values.iter_mut().zip(part.values) {
            column[at] = value << 4;
        }
        self.rows[at] = part.values;
        self.leave[at] = leave;
        // at least a sixteenth too much, at the bounds a limit nothing is held to
        self.leave16[at] = ((leave * 2 + 124) / 125).clamp(-32_000, 32_000) as i16 + 1;
        self.key[at] = part.key;
        self.blanks[at] = part.blanks;
        self.one_blank |= u64::from(part.blanks == 1) << at;
        self.two_blanks |= u64::from(part.blanks == 2) << at;
        self.letters[at] = part.letters;
    }

    /// All parts, as bits.
    #[inline(always)]
    pub fn all(&self) -> u64 {
        (1 << self.count) - 1
    }

    /// Parts of `size` tiles that may reach more than `limit` sixteenths of a point, as bits.
    ///
    /// The best tiles on the largest multipliers, plus the leave, is the most a part can give.
    #[inline(always)]
    pub fn promising(&self, size: usize, multipliers: &Eight, limit: i16) -> u64 {
        let (values, leave) = (&self.values, &self.leave16);
        match size {
            1 => wide::above::<1, 1>(values, leave, multipliers, limit),
            2 => wide::above::<2, 3>(values, leave, multipliers, limit),
            3 => wide::above::<3, 5>(values, leave, multipliers, limit),
            4 => wide::above::<4, 5>(values, leave, multipliers, limit),
            5 => wide::above::<5, 3>(values, leave, multipliers, limit),
            6 => wide::above::<6, 1>(values, leave, multipliers, limit),
            _ => 1,
        }
    }

    /// Parts that hold one of these letters of the rack, as bits.
    #[inline(always)]
    pub fn holding(&self, letters: u8) -> u64 {
        wide::sharing(&self.letters, letters)
    }

    /// Most points of part `at` on these multipliers.
    #[inline(always)]
    pub fn most(&self, at: usize, multipliers: &Eight) -> i32 {
        dot(multipliers, &self.rows[at])
    }
}

/// One part while they are listed.
#[derive(Clone, Copy)]
struct Part {
    values: Eight,
    key: u64,
    /// Worth of the tiles kept, where it is a sum; their place in a table, where it is in one.
    kept_worth: i32,
    kept_place: u32,
    laid: u8,
    kept: u8,
    blanks: u8,
    letters: u8,
}

impl Part {
    const EMPTY: Part = Part {
        values: [0; 8],
        key: 0,
        kept_worth: 0,
        kept_place: 0,
        laid: 0,
        kept: 0,
        blanks: 0,
        letters: 0,
    };

    #[inline(always)]
    fn lay(&mut self, kind: &Kind, count: usize) {
        for _ in 0..count {
            self.values[(self.laid & 7) as usize] = kind.value;
            self.laid += 1;
        }
        self.key = self.key.wrapping_add(kind.key.wrapping_mul(count as u64));
        self.blanks += count as u8 * kind.blank as u8;
        self.letters |= if count > 0 { kind.letter } else { 0 };
    }

    #[inline(always)]
    fn keep(&mut self, kind: &Kind, count: usize, keeping: &Keeping<'_>) {
        match keeping {
            Keeping::Leaves(Leaves::Plain(plain)) => self.kept_worth += plain.of(kind.tile, count),
            Keeping::Leaves(Leaves::Table(table)) => {
                for i in 0..count {
                    self.kept_place += table.grow(self.kept as usize + i, kind.rank);
                }
            }
            Keeping::BagEmpty { .. } => self.kept_worth += i32::from(kind.value) * count as i32,
            Keeping::Nothing | Keeping::Leaves(Leaves::Zero) => {}
        }
        self.kept += count as u8;
    }

    /// Index in the table of leaves.
    #[inline(always)]
    fn index(&self, table: &crate::leaves::Table) -> usize {
        table.index(self.kept as usize, self.kept_place)
    }

    #[inline(always)]
    fn leave(&self, keeping: &Keeping<'_>) -> i32 {
        match keeping {
            Keeping::Leaves(Leaves::Table(table)) => table.values()[self.index(table)],
            Keeping::BagEmpty { unseen_value } => {
                Keeping::last_tiles(*unseen_value, self.kept as usize, self.kept_worth)
            }
            _ => self.kept_worth,
        }
    }
}

/// One kind of tile on the rack.
struct Kind {
    rank: u8,
    tile: u8,
    value: i16,
    key: u64,
    blank: bool,
    /// Its bit among the rack's letters.
    letter: u8,
}

/// A rack with all its parts.
#[derive(Clone, Debug)]
pub(super) struct Subracks {
    /// By number of tiles; size 0 stays empty.
    pub parts: [Parts; MAX_TILES + 1],
    /// Tiles of each rank.
    pub held: [u8; 64],
    /// Distinct letters in order of falling value (the blank last), then 0.
    pub letters: [u8; 8],
    /// Values of those letters.
    pub letter_values: [i16; 8],
    /// Bits of those that are no blank.
    pub letters_mask: u8,
    /// Bit of the blank, 0 without one.
    pub blank: u8,
    /// Values of the tiles, falling.
    pub values: Eight,
    /// `best_leave[k][w]`: what to add to the most points of k tiles for the most equity, where
    /// all multipliers are at least w: the most of (w × values + leave) less w × the best values.
    pub best_leave: [[i32; 4]; 8],
    /// Most valuable rest after giving back so many tiles, in milli-points.
    pub best_rest: [i32; MAX_TILES + 1],
}

impl Subracks {
    pub fn new() -> Subracks {
        Subracks {
            parts: [Parts::NONE; MAX_TILES + 1],
            held: [0; 64],
            letters: [0; 8],
            letter_values: [0; 8],
            letters_mask: 0,
            blank: 0,
            values: [0; 8],
            best_leave: [[NEVER; 4]; 8],
            best_rest: [NEVER; MAX_TILES + 1],
        }
    }

    /// Lists the parts of a rack of up to seven tiles, given as sorted ranks.
    pub fn set(&mut self, map: &WordMap, ranks: &[u8], keeping: &Keeping<'_>) {
        self.clear(map.order(), ranks);
        let mut parts = [Part::EMPTY; MAX_PARTS];
        let mut count = 1;
        for (i, kind) in kinds(map, ranks) {
            let copies = self.held[kind.rank as usize] as usize;
            self.letters[i] = kind.rank;
            self.letter_values[i] = kind.value;
            *(if kind.blank {
                &mut self.blank
            } else {
                &mut self.letters_mask
            }) |= kind.letter;
            // every part so far, with each number of this kind; with none of it last, in its own place
            for laid in (0..=copies).rev() {
                for from in 0..count {
                    let mut part = parts[from];
                    part.lay(&kind, laid);
                    part.keep(&kind, copies - laid, keeping);
                    parts[from + laid * count] = part;
                }
            }
            count *= copies + 1;
        }
        if let Keeping::Leaves(Leaves::Table(table)) = keeping {
            for part in &parts[1..count] {
                wide::prefetch(table.values(), part.index(table));
            }
        }
        for part in &parts[1..count] {
            self.add(part, part.leave(keeping));
        }
        self.lower_best_leaves();
    }

    /// May all seven tiles make a word in this slot?
    #[inline(always)]
    pub fn may_fill(&self, map: &WordMap, slot: &Slot) -> bool {
        let all = &self.parts[MAX_TILES];
        let words = map.of_length(slot.length as usize);
        let key = all.key[0].wrapping_add(slot.key);
        all.count > 0
            && match all.blanks[0] {
                0 => words.may_be(key),
                1 => words.may_be_less_one(key),
                _ => true,
            }
    }

    fn clear(&mut self, order: &Order, ranks: &[u8]) {
        self.parts.iter_mut().for_each(Parts::clear);
        self.held = [0; 64];
        self.values = [0; 8];
        for (value, &rank) in self.values.iter_mut().zip(ranks) {
            *value = order.value(rank);
            self.held[(rank & 63) as usize] += 1;
        }
        self.letters = [0; 8];
        self.letter_values = [0; 8];
        (self.letters_mask, self.blank) = (0, 0);
        self.best_leave = [[NEVER; 4]; 8];
        self.best_rest = [NEVER; MAX_TILES + 1];
    }

    #[inline(always)]
    fn add(&mut self, part: &Part, leave: i32) {
        let size = (part.laid & 7) as usize;
        self.parts[size].push(part, leave);
        self.best_rest[size] = self.best_rest[size].max(leave);
        let points = 1000 * part.values.iter().map(|&v| i32::from(v)).sum::<i32>();
        for (w, best) in self.best_leave[size].iter_mut().enumerate() {
            *best = (*best).max(leave + w as i32 * points);
        }
    }

    fn lower_best_leaves(&mut self) {
        let mut points = 0;
        for (value, best) in self.values.iter().zip(&mut self.best_leave[1..]) {
            points += 1000 * i32::from(*value);
            for (w, best) in best.iter_mut().enumerate() {
                *best -= w as i32 * points;
            }
        }
    }
}

/// The rack's kinds of tiles in their order, numbered.
fn kinds<'a>(map: &'a WordMap, ranks: &'a [u8]) -> impl Iterator<Item = (usize, Kind)> + 'a {
    let order = map.order();
    ranks
        .chunk_by(|a, b| a == b)
        .enumerate()
        .map(move |(i, same)| {
            let rank = same[0];
            let kind = Kind {
                rank,
                tile: order.tile(rank),
                value: order.value(rank),
                key: map.keys().of(rank),
                blank: rank as usize == order.letters(),
                letter: 1 << i,
            };
            (i, kind)
        })
}
