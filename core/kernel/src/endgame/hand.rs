//! The tiles a player still holds, as a mask over those held at the root.

use crate::rack::Rack;
use crate::ruleset::Ruleset;
use crate::tile::*;

/// Tiles of a [`Holding`]: one bit each, equal tiles from the lowest on without gaps.
///
/// A play whose tiles are `used` can be laid from `hand` exactly if `used & !hand` is 0.
pub(super) type Hand = u16;

/// A player's rack at the root.
pub(super) struct Holding {
    /// For each code held: its bits, and the number of the lowest.
    fields: Vec<(Hand, u32)>,
    first: [u8; MAX_CODES],
    counts: [u8; MAX_CODES],
    values: Vec<i32>,
    letters: u64,
}

impl Holding {
    /// A rack of at most [`MAX_RACK`] tiles.
    pub fn new(rules: &Ruleset, rack: &Rack) -> Holding {
        let mut holding = Holding {
            fields: Vec::with_capacity(rack.len()),
            first: [0; MAX_CODES],
            counts: [0; MAX_CODES],
            values: vec![0],
            letters: 0,
        };
        for code in 0..=rules.letters as Tile {
            let count = rack.count(code);
            if count > 0 {
                holding.add(code, count, rules.values[code as usize]);
            }
        }
        if holding.counts[BLANK as usize] > 0 {
            holding.letters = (2u64 << rules.letters).wrapping_sub(2);
        }
        holding
    }

    fn add(&mut self, code: Tile, count: u8, value: i32) {
        let first = self.values.len().trailing_zeros();
        self.first[code as usize] = first as u8;
        self.counts[code as usize] = count;
        self.letters |= 1 << code;
        self.fields.push((((1 << count) - 1) << first, first));
        for _ in 0..count {
            let more: Vec<i32> = self.values.iter().map(|sum| sum + value).collect();
            self.values.extend(more);
        }
    }

    /// All tiles.
    pub fn whole(&self) -> Hand {
        (self.values.len() - 1) as Hand
    }

    /// How many of each code the whole rack has.
    pub fn counts(&self) -> [u8; MAX_CODES] {
        self.counts
    }

    /// How many of a code the whole rack has.
    #[inline(always)]
    pub fn counts_of(&self, code: Tile) -> u8 {
        self.counts[code as usize]
    }

    /// The bit of the `nth` tile of a code, counted from 0.
    #[inline(always)]
    pub fn bit(&self, code: Tile, nth: u8) -> Hand {
        1 << (self.first[code as usize] + nth)
    }

    /// The letters (bits by code) that the whole rack can lay.
    pub fn letters(&self) -> u64 {
        self.letters
    }

    /// What is left of `hand` when `used` is laid.
    #[inline(always)]
    pub fn after(&self, hand: Hand, used: Hand) -> Hand {
        if hand == used {
            return 0;
        }
        let mut left = 0;
        for &(field, first) in &self.fields {
            let count = (hand & field).count_ones() - (used & field).count_ones();
            left |= ((1 << count) - 1) << first;
        }
        left
    }

    /// Points of these tiles.
    #[inline(always)]
    pub fn value(&self, hand: Hand) -> i32 {
        self.values[hand as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movegen::invented::{ruleset, Random};

    #[test]
    fn what_is_left_is_what_was_held_less_what_was_laid() {
        let mut random = Random(3);
        let rules = ruleset(&mut random, 5, (7, 7), 9);
        let mut rack = Rack::new();
        for code in [0, 0, 1, 1, 1, 3, 5, 5, 5] {
            rack.add(code);
        }
        let holding = Holding::new(&rules, &rack);
        let used = holding.bit(0, 0) | holding.bit(1, 0) | holding.bit(1, 1) | holding.bit(5, 0);
        let left = holding.after(holding.whole(), used);
        let wanted = [(0, 0), (1, 0), (3, 0), (5, 0), (5, 1)];
        let wanted = wanted.iter().map(|&(code, nth)| holding.bit(code, nth));
        assert_eq!(left, wanted.fold(0, |mask, bit| mask | bit));
        let points = rack.value(&rules) - 2 * rules.values[1] - rules.values[5];
        assert_eq!(holding.value(left), points);
        assert_eq!(holding.after(left, left), 0);
    }
}
