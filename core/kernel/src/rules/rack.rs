//! Tiles a player holds.

use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// A multiset of tiles by code (`BLANK` or a letter), in no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rack {
    counts: [u8; MAX_CODES],
    len: u16,
}

impl Default for Rack {
    fn default() -> Self {
        Rack::new()
    }
}

impl Rack {
    /// No tiles.
    pub const fn new() -> Rack {
        Rack {
            counts: [0; MAX_CODES],
            len: 0,
        }
    }

    /// The tiles with these codes.
    ///
    /// # Errors
    /// The first code that is neither a blank nor a letter of the alphabet.
    pub fn of(rules: &Ruleset, codes: &[Tile]) -> Result<Rack, Tile> {
        let mut rack = Rack::new();
        for &code in codes {
            if code as usize > rules.letters || rack.count(code) == u8::MAX {
                return Err(code);
            }
            rack.add(code);
        }
        Ok(rack)
    }

    /// The rule set's full bag.
    pub fn full(rules: &Ruleset) -> Rack {
        let mut rack = Rack::new();
        rack.counts[..=rules.letters].copy_from_slice(&rules.counts);
        rack.len = rules.tiles() as u16;
        rack
    }

    /// Number of tiles.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there no tile?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Tiles of one code.
    #[inline(always)]
    pub fn count(&self, code: Tile) -> u8 {
        self.counts[code as usize]
    }

    /// Adds one tile.
    #[inline(always)]
    pub fn add(&mut self, code: Tile) {
        self.counts[code as usize] += 1;
        self.len += 1;
    }

    /// Takes one tile; false (and no change) if there is none of that code.
    #[inline(always)]
    pub fn take(&mut self, code: Tile) -> bool {
        let held = code < MAX_CODES as Tile && self.counts[code as usize] > 0;
        if held {
            self.counts[code as usize] -= 1;
            self.len -= 1;
        }
        held
    }

    /// Are all these tiles held? Otherwise the first that is not.
    pub fn missing(&self, codes: impl IntoIterator<Item = Tile>) -> Option<Tile> {
        let mut left = *self;
        codes.into_iter().find(|&code| !left.take(code))
    }

    /// The codes in rising order, each as often as it is held.
    pub fn codes(&self) -> impl Iterator<Item = Tile> + '_ {
        let each = self.counts.iter().enumerate();
        each.flat_map(|(code, &n)| std::iter::repeat_n(code as Tile, n as usize))
    }

    /// Sum of the tiles' values (IS-40).
    pub fn value(&self, rules: &Ruleset) -> i32 {
        let pairs = rules.values.iter().zip(&self.counts);
        pairs.map(|(&value, &n)| value * n as i32).sum()
    }
}
