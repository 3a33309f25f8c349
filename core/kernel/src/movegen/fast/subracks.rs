//! The parts of a rack that a play may lay.

use super::buckets::LOWEST;
use super::slot::Slot;
use super::subsets::{Laid, Sets, COUNT, SETS};
use super::MAX_TILES;
use crate::lexicon::ranks::Order;
use crate::lexicon::wordmap::WordMap;
use crate::movegen::Equity;
use crate::support::simd::{self, dot, Column, Eight, COLUMNS};

/// Rooms for the parts of one size: as many as a set of them has bits.
pub(super) const ROOMS: usize = 64;
/// Stands for "cannot be", below any equity.
pub(super) const NEVER: i32 = i32::MIN / 2;

/// All distinct parts of one size; in columns, so that eight are bounded at a time.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    pub count: usize,
    /// `values[j][i]`: 16 times the value of the j-th best tile of part i.
    values: [Column; MAX_TILES],
    /// Leaves in sixteenths of a point, rounded up; behind the last part they mean nothing.
    leave16: Column,
    /// Leaves in milli-points.
    pub leave: [i32; ROOMS],
    /// The values again, by part.
    rows: [Eight; ROOMS],
    pub key: [u64; ROOMS],
    pub blanks: [u8; ROOMS],
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
        leave: [0; ROOMS],
        rows: [[0; 8]; ROOMS],
        key: [0; ROOMS],
        blanks: [0; ROOMS],
        one_blank: 0,
        two_blanks: 0,
        letters: [0; 48],
    };

    fn clear(&mut self) {
        self.count = 0;
        self.one_blank = 0;
        self.two_blanks = 0;
    }

    /// Writes a part of `SIZE` tiles down, and keeps it if it is to be kept.
    #[inline(always)]
    fn push<const SIZE: usize>(&mut self, part: &Laid, leave: i32, kept: bool) {
        let at = self.count.min(COLUMNS - 1); // no size has more than 35 parts
        self.count += usize::from(kept);
        for (column, value) in self.values.iter_mut().zip(part.values).take(SIZE) {
            column[at] = value << 4;
        }
        self.rows[at] = part.values;
        self.leave[at] = leave;
        self.key[at] = part.key;
        self.blanks[at] = part.blanks;
        if part.blanks != 0 {
            self.one_blank |= u64::from((part.blanks == 1) & kept) << at;
            self.two_blanks |= u64::from((part.blanks == 2) & kept) << at;
        }
        self.letters[at] = part.letters;
    }

    /// Notes the leaves in sixteenths of a point too, eight parts at a time.
    #[inline(always)]
    fn round_leaves(&mut self) {
        let parts = self.count.next_multiple_of(8);
        for (leave, rounded) in self.leave[..parts].iter().zip(&mut self.leave16[..parts]) {
            *rounded = sixteenths(*leave);
        }
    }

    /// All parts, as bits.
    #[inline(always)]
    pub fn all(&self) -> u64 {
        (1 << self.count) - 1
    }

    /// Parts of `size` tiles that may reach more than `limit` sixteenths of a point, as bits;
    /// those behind the last part mean nothing.
    ///
    /// The best tiles on the largest multipliers, plus the leave, is the most a part can give.
    #[inline(always)]
    pub fn promising(&self, size: usize, multipliers: &Eight, limit: i16) -> u64 {
        let (values, leave) = (&self.values, &self.leave16);
        match size {
            3 | 4 => simd::above::<4, 5>(values, leave, multipliers, limit),
            1 | 2 | 5 | 6 => simd::above::<6, 3>(values, leave, multipliers, limit),
            _ => 1,
        }
    }

    /// Parts that hold one of these letters of the rack, as bits.
    #[inline(always)]
    pub fn holding(&self, letters: u8) -> u64 {
        simd::sharing(&self.letters, letters)
    }

    /// Most points of part `at` on these multipliers.
    #[inline(always)]
    pub fn most(&self, at: usize, multipliers: &Eight) -> i32 {
        dot(multipliers, &self.rows[at % ROOMS])
    }
}

/// Milli-points in sixteenths of a point, never too few and at most five too many. (8389 / 65536 is
/// a little over 8 × 16 / 1000: that and what is cut off make less than three.) Beyond 2,000 points
/// it is what no limit rules out.
#[inline(always)]
pub(super) fn sixteenths(leave: i32) -> i16 {
    let leave = leave.clamp(-2_000_000, 2_000_000);
    ((((leave >> 3) * 8389) >> 16) + 3) as i16
}

/// The sets of seven tiles by their number of tiles, rising; 0 behind them.
const BY_SIZE: [[u8; COLUMNS]; MAX_TILES + 1] = {
    let mut sets = [[0; COLUMNS]; MAX_TILES + 1];
    let mut next = [0; MAX_TILES + 1];
    let mut set = 1;
    while set < SETS {
        let size = COUNT[set] as usize;
        sets[size][next[size]] = set as u8;
        next[size] += 1;
        set += 1;
    }
    sets
};

/// A rack with all its parts.
#[derive(Clone, Debug)]
pub(super) struct Subracks {
    sets: Sets,
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
    /// By class of a slot (k tiles, all multipliers at least w): what to add to the most points of
    /// the k tiles for the most equity: the most of (w × values + leave) less w × the best values.
    pub best_leave: [i32; 32],
    /// Most valuable rest after giving back so many tiles, in milli-points.
    pub best_rest: [i32; MAX_TILES + 1],
}

impl Subracks {
    pub fn new() -> Subracks {
        Subracks {
            sets: Sets::new(),
            parts: [Parts::NONE; MAX_TILES + 1],
            held: [0; 64],
            letters: [0; 8],
            letter_values: [0; 8],
            letters_mask: 0,
            blank: 0,
            values: [0; 8],
            best_leave: [NEVER; 32],
            best_rest: [NEVER; MAX_TILES + 1],
        }
    }

    /// Lists the parts of a rack of up to seven tiles, given as sorted ranks.
    #[inline(always)]
    pub fn set(&mut self, map: &WordMap, ranks: &[u8], keeping: &Equity<'_>) {
        self.clear(map.order(), ranks);
        for (i, same) in ranks.chunk_by(|a, b| a == b).enumerate() {
            let rank = same[0];
            self.letters[i] = rank;
            self.letter_values[i] = map.order().value(rank);
            if rank as usize == map.order().letters() {
                self.blank = 1 << i;
            } else {
                self.letters_mask |= 1 << i;
            }
        }
        let (keeping, by_kept) = keeping.split();
        self.sets.set(map, ranks, &keeping);
        for size in 1..=ranks.len() {
            let late = by_kept[ranks.len() - size];
            match size {
                1 => self.list::<1>(late),
                2 => self.list::<2>(late),
                3 => self.list::<3>(late),
                4 => self.list::<4>(late),
                5 => self.list::<5>(late),
                6 => self.list::<6>(late),
                _ => self.list::<MAX_TILES>(late),
            }
        }
        self.lower_best_leaves();
    }

    /// Lists the parts of one size; a play of so many tiles is worth `late` more than its leave.
    #[inline(always)]
    fn list<const SIZE: usize>(&mut self, late: i32) {
        let whole = self.sets.count - 1;
        let parts = &mut self.parts[SIZE];
        let mut best = [NEVER; 4];
        let sets = BY_SIZE[SIZE].iter().map(|&set| set as usize);
        for set in sets.take_while(|&set| set != 0 && set <= whole) {
            let laid = &self.sets.laid[set & whole];
            let leave = self.sets.worth[whole & !set] + late;
            parts.push::<SIZE>(laid, leave, !self.sets.is_repeated(set));
            for (w, best) in best.iter_mut().enumerate() {
                *best = (*best).max(leave + w as i32 * 1000 * laid.points);
            }
        }
        parts.round_leaves();
        self.best_leave[4 * SIZE..][..4].copy_from_slice(&best);
        self.best_rest[SIZE] = best[0] - late;
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

    #[inline(always)]
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
        self.best_leave = [NEVER; 32];
        self.best_rest = [NEVER; MAX_TILES + 1];
    }

    #[inline(always)]
    fn lower_best_leaves(&mut self) {
        let mut points = 0;
        let classes = self.best_leave.chunks_exact_mut(4).skip(1);
        for (value, best) in self.values.iter().zip(classes) {
            points += 1000 * i32::from(*value);
            for (w, best) in best.iter_mut().enumerate() {
                *best = (*best - w as i32 * points).max(LOWEST);
            }
        }
    }
}
