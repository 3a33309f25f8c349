//! Letters in order of falling value.
//!
//! Move generation counts letters from 0 in order of falling tile value (equal values: as in the
//! alphabet), the blank last. So a rack sorted by these *ranks* is sorted by value, and so is every
//! part of it.

use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// The letters of a rule set by falling value, the blank behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    letters: usize,
    rank_of: [u8; MAX_CODES],
    tile_of: [Tile; MAX_CODES],
    values: [i16; MAX_CODES],
}

impl Order {
    /// The order that a rule set's values give. Values outside `i16` are cut to it.
    pub fn of(rules: &Ruleset) -> Order {
        let mut tiles: Vec<Tile> = (1..=rules.letters as u8).collect();
        tiles.sort_by_key(|&tile| std::cmp::Reverse(rules.values[tile as usize]));
        Order::with(rules, &tiles)
    }

    fn with(rules: &Ruleset, tiles: &[Tile]) -> Order {
        let mut order = Order {
            letters: tiles.len(),
            rank_of: [0; MAX_CODES],
            tile_of: [BLANK; MAX_CODES],
            values: [0; MAX_CODES],
        };
        for (rank, &tile) in tiles.iter().enumerate() {
            order.rank_of[tile as usize] = rank as u8;
            order.tile_of[rank] = tile;
            let value = rules.values[tile as usize];
            order.values[rank] = value.clamp(0, i16::MAX as i32) as i16;
        }
        order.rank_of[BLANK as usize] = tiles.len() as u8;
        order
    }

    /// Number of letters, and the rank of the blank.
    #[inline(always)]
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// Rank of a letter code or `BLANK`.
    #[inline(always)]
    pub fn rank(&self, tile: Tile) -> u8 {
        self.rank_of[(tile & 63) as usize]
    }

    /// Letter code of a rank, `BLANK` for the blank's.
    #[inline(always)]
    pub fn tile(&self, rank: u8) -> Tile {
        self.tile_of[(rank & 63) as usize]
    }

    /// Value of a rank; the blank's is 0.
    #[inline(always)]
    pub fn value(&self, rank: u8) -> i16 {
        self.values[(rank & 63) as usize]
    }

    /// A rack's ranks, sorted.
    pub fn ranks(&self, rack: &[Tile]) -> Vec<u8> {
        let mut ranks: Vec<u8> = rack.iter().map(|&tile| self.rank(tile)).collect();
        ranks.sort_unstable();
        ranks
    }

    /// Letter codes in order.
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tile_of[..self.letters]
    }
}
