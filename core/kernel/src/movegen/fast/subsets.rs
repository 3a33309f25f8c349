//! Every set of a rack's tiles: what it lays, and what keeping it is worth.
//!
//! Bit i of a set is tile number i of the rack, sorted by rank; so a set of seven tiles is 127. Each
//! set follows from one with a tile less.

use super::MAX_TILES;
use crate::leaves::{Leaves, Plain, Table};
use crate::lexicon::wordmap::WordMap;
use crate::movegen::Equity;
use crate::support::simd::{self, insert, Eight};

/// Sets of seven tiles.
pub(super) const SETS: usize = 1 << MAX_TILES;

/// The number of tiles of each set.
pub(super) const COUNT: [u8; SETS] = {
    let mut count = [0; SETS];
    let mut set = 1;
    while set < SETS {
        count[set] = count[set / 2] + (set & 1) as u8;
        set += 1;
    }
    count
};

/// What the tiles of a set are when they are laid.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Laid {
    /// Values, falling.
    pub values: Eight,
    pub key: u64,
    /// Sum of the values.
    pub points: i32,
    pub blanks: u8,
    /// The rack's distinct letters (the blank among them) in the set, as bits.
    pub letters: u8,
}

/// All sets of a rack.
#[derive(Clone, Debug)]
pub(super) struct Sets {
    pub laid: [Laid; SETS],
    /// Worth of keeping each set, in milli-points; that of the whole rack means nothing.
    pub worth: [i32; SETS],
    /// Where that stands in a table of leaves.
    places: [u32; SETS],
    /// The tiles by themselves.
    tiles: [Laid; MAX_TILES + 1],
    /// Bit i: tiles i and i + 1 are the same.
    same: usize,
    /// How many sets there are.
    pub count: usize,
}

impl Sets {
    pub fn new() -> Sets {
        Sets {
            laid: [Laid::default(); SETS],
            worth: [0; SETS],
            places: [0; SETS],
            tiles: [Laid::default(); MAX_TILES + 1],
            same: 0,
            count: 1,
        }
    }

    /// Lists the sets of a rack given as sorted ranks.
    #[inline(always)]
    pub fn set(&mut self, map: &WordMap, ranks: &[u8], keeping: &Equity<'_>) {
        self.take_tiles(map, ranks);
        if let Equity::Leave(Leaves::Table(table)) = keeping {
            // memory has the time that the rest takes
            self.places = self.fetch(ranks, table);
        }
        self.lay();
        match keeping {
            Equity::Score | Equity::LateLeave { .. } | Equity::Leave(Leaves::Zero) => {
                self.worth = [0; SETS];
            }
            Equity::Leave(Leaves::Plain(plain)) => self.sum_up(map, ranks, plain),
            Equity::Leave(Leaves::Table(table)) => self.look_up(table),
            Equity::LastTiles {
                unseen_value,
                per_point,
            } => {
                for (set, worth) in self.worth.iter_mut().enumerate() {
                    let (kept, points) = (COUNT[set] as usize, self.laid[set].points);
                    *worth = Equity::last_tiles(*unseen_value, *per_point, kept, points);
                }
            }
        }
    }

    /// Of equal tiles a set has the first ones; others are such a set again.
    #[inline(always)]
    pub fn is_repeated(&self, set: usize) -> bool {
        (set >> 1) & self.same & !set != 0
    }

    #[inline(always)]
    fn take_tiles(&mut self, map: &WordMap, ranks: &[u8]) {
        let order = map.order();
        self.count = 1 << ranks.len();
        self.same = 0;
        let mut kind = 0;
        for (i, &rank) in ranks.iter().enumerate() {
            let same = i > 0 && rank == ranks[i - 1];
            kind += usize::from(i > 0 && !same);
            self.same |= usize::from(same) << i >> 1;
            let value = order.value(rank);
            let mut tile = Laid {
                key: map.keys().of(rank),
                points: i32::from(value),
                blanks: u8::from(rank as usize == order.letters()),
                letters: 1 << kind,
                ..Laid::default()
            };
            tile.values[0] = value;
            self.tiles[i] = tile;
        }
    }

    /// Each set is its first tile before a set of later ones.
    #[inline(always)]
    fn lay(&mut self) {
        let (laid, count) = (&mut self.laid, self.count.min(SETS));
        for i in (0..count.ilog2() as usize).rev() {
            let first = self.tiles[i];
            for rest in (0..count).step_by(2 << i) {
                let mut set = laid[rest];
                insert(&mut set.values, first.values[0]);
                set.key = set.key.wrapping_add(first.key);
                set.points += first.points;
                set.blanks += first.blanks;
                set.letters |= first.letters;
                laid[(rest | 1 << i) & (SETS - 1)] = set;
            }
        }
    }

    #[inline(always)]
    fn sum_up(&mut self, map: &WordMap, ranks: &[u8], plain: &Plain) {
        self.worth[0] = 0;
        for (i, &rank) in ranks.iter().enumerate() {
            let tile = map.order().tile(rank);
            let (once, twice) = (plain.of(tile, 1), plain.of(tile, 2));
            for set in 0..1 << i {
                // of equal tiles the last ones are kept
                let again = i > 0 && self.same >> (i - 1) & set >> (i - 1) & 1 == 1;
                self.worth[set | 1 << i] =
                    self.worth[set] + if again { twice - once } else { once };
            }
        }
    }

    /// The place of each set in a table, whose memory there is fetched.
    #[inline(always)]
    fn fetch(&self, ranks: &[u8], table: &Table) -> [u32; SETS] {
        let mut places = [0u32; SETS];
        for (i, &rank) in ranks.iter().enumerate() {
            let grow: [u32; MAX_TILES + 1] = std::array::from_fn(|kept| table.grow(kept, rank));
            for set in 0..1 << i {
                let place = places[set] + grow[COUNT[set] as usize & MAX_TILES];
                places[set | 1 << i] = place;
                simd::prefetch(table.values(), place as usize);
            }
        }
        places
    }

    #[inline(always)]
    fn look_up(&mut self, table: &Table) {
        // the whole rack is no leave of a table
        let leaves = (self.count - 1).min(SETS - 1);
        for (worth, place) in self.worth.iter_mut().zip(self.places).take(leaves) {
            *worth = table.values()[place as usize];
        }
    }
}
