//! The tiles a player still holds, as a mask over those held at the root.

use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// Tiles of a [`RootRack`]: one bit each, equal tiles from the lowest on without gaps.
///
/// A play whose tiles are `used` can be laid from `hand` exactly if `used & !hand` is 0.
pub(super) type TileMask = u16;

/// A player's rack at the root.
#[derive(Clone)]
pub(super) struct RootRack {
    fields: Vec<TileBits>,
    /// Those of more than one tile.
    several: Vec<TileBits>,
    first: [u8; MAX_CODES],
    values: Vec<i32>,
    alphabet: u64,
}

/// Equal tiles: their bits, and the number of the lowest.
#[derive(Clone, Copy)]
struct TileBits {
    code: Tile,
    bits: TileMask,
    first: u32,
}

impl RootRack {
    /// A rack of at most [`MAX_RACK`] tiles.
    pub fn new(rules: &Ruleset, rack: &Rack) -> RootRack {
        let mut holding = RootRack {
            fields: Vec::with_capacity(rack.len()),
            several: vec![],
            first: [0; MAX_CODES],
            values: vec![0],
            alphabet: (2u64 << rules.letters).wrapping_sub(2),
        };
        for code in 0..=rules.letters as Tile {
            let count = rack.count(code);
            if count > 0 {
                holding.add(code, count, rules.values[code as usize]);
            }
        }
        holding
    }

    fn add(&mut self, code: Tile, count: u8, value: i32) {
        let first = self.values.len().trailing_zeros();
        let bits = ((1 << count) - 1) << first;
        self.first[code as usize] = first as u8;
        let field = TileBits { code, bits, first };
        self.fields.push(field);
        if count > 1 {
            self.several.push(field);
        }
        for _ in 0..count {
            let more: Vec<i32> = self.values.iter().map(|sum| sum + value).collect();
            self.values.extend(more);
        }
    }

    /// All tiles.
    pub fn whole(&self) -> TileMask {
        (self.values.len() - 1) as TileMask
    }

    /// These tiles, which are held.
    pub fn hand(&self, tiles: &Rack) -> TileMask {
        let held = |field: &TileBits| ((1 << tiles.count(field.code)) - 1) << field.first;
        self.fields.iter().fold(0, |hand, field| hand | held(field))
    }

    /// The codes of a hand, each with how often it is held.
    pub fn codes(&self, hand: TileMask) -> impl Iterator<Item = (Tile, u8)> + '_ {
        let count = move |field: &TileBits| (field.code, (hand & field.bits).count_ones() as u8);
        self.fields.iter().map(count).filter(|&(_, n)| n > 0)
    }

    /// How many of each code a hand has.
    pub fn counts(&self, hand: TileMask) -> [u8; MAX_CODES] {
        let mut counts = [0; MAX_CODES];
        for (code, count) in self.codes(hand) {
            counts[code as usize] = count;
        }
        counts
    }

    /// The letters (bits by code) that a hand can lay; a blank all of them.
    pub fn letters(&self, hand: TileMask) -> u64 {
        let codes = self.codes(hand);
        codes.fold(0, |set, (code, _)| match code {
            BLANK => set | self.alphabet,
            _ => set | 1 << code,
        })
    }

    /// The bit of the `nth` tile of a code, counted from 0.
    #[inline(always)]
    pub fn bit(&self, code: Tile, nth: u8) -> TileMask {
        1 << (self.first[code as usize] + nth)
    }

    /// Does this set hold equal tiles from the lowest on?
    pub fn is_hand(&self, set: TileMask) -> bool {
        let proper = |field: &TileBits| {
            let held = (set & field.bits) >> field.first;
            held & (held + 1) == 0
        };
        self.fields.iter().all(proper)
    }

    /// What is left of `hand` when `used` is laid.
    #[inline(always)]
    pub fn after(&self, hand: TileMask, used: TileMask) -> TileMask {
        // of equal tiles the lowest are laid and the highest held no more
        let mut left = hand & !used;
        for field in &self.several {
            let laid = (used & field.bits).count_ones();
            if laid > 0 {
                let kept = left & field.bits;
                left = left & !field.bits | kept >> laid;
            }
        }
        left
    }

    /// Points of these tiles.
    #[inline(always)]
    pub fn value(&self, hand: TileMask) -> i32 {
        self.values[hand as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_games::{ruleset, Random};

    #[test]
    fn what_is_left_is_what_was_held_less_what_was_laid() {
        let mut random = Random(3);
        let rules = ruleset(&mut random, 5, (7, 7), 9);
        let mut rack = Rack::new();
        for code in [0, 0, 1, 1, 1, 3, 5, 5, 5] {
            rack.add(code);
        }
        let holding = RootRack::new(&rules, &rack);
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
