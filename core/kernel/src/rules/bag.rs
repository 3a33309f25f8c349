//! Tiles not yet drawn, and the order in which they come.

use crate::rules::rack::Rack;
use crate::rules::refusal::{Reason, Refusal};
use crate::rules::rng::{self, Seed};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// A bag (or two, PL-41) with the seed that decides its draws.
///
/// Draw number n takes, from the tiles sorted by code, the one at index `uniform(n, tiles)`: it
/// depends on the seed, its number and what is in the bag, and on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag {
    tiles: Rack,
    seed: Seed,
    draws: u32,
    /// Bit c: code c lies in bag 1.
    second: u64,
}

impl Bag {
    /// The full set.
    pub fn full(rules: &Ruleset, seed: Seed) -> Bag {
        let codes = rules.bags.iter().enumerate();
        let second = codes.fold(0, |bits, (code, &bag)| bits | u64::from(bag) << code);
        Bag {
            tiles: Rack::full(rules),
            seed,
            draws: 0,
            second,
        }
    }

    /// A bag with these tiles, from which `draws` tiles have been drawn.
    ///
    /// # Errors
    /// `UnknownLetter`, `NotInSet`.
    pub fn of(rules: &Ruleset, seed: Seed, tiles: &[Tile], draws: u32) -> Result<Bag, Refusal> {
        let full = Bag::full(rules, seed);
        Bag {
            tiles: Rack::new(),
            draws,
            ..full
        }
        .returned(rules, tiles)
    }

    /// What is in the bag.
    #[inline(always)]
    pub fn tiles(&self) -> &Rack {
        &self.tiles
    }

    /// Number of tiles.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Is there no tile?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// Tiles drawn so far: the number of the next draw.
    #[inline(always)]
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// The next tile, from that one of two bags if named; None (and no draw) if there is none.
    pub fn draw(&mut self, bag: Option<u8>) -> Option<Tile> {
        let open = match bag {
            None => u64::MAX,
            Some(0) => !self.second,
            Some(_) => self.second,
        };
        let here = |code: &usize| open >> code & 1 == 1;
        let count = |code: usize| u32::from(self.tiles.count(code as Tile));
        let all: u32 = (0..MAX_CODES).filter(here).map(count).sum();
        if all == 0 {
            return None;
        }
        let index = rng::uniform(&self.seed, rng::DRAWS, self.draws, all);
        self.take_at(index, open)
    }

    /// The next two tiles of a bag that holds two.
    pub(crate) fn draw_two(&mut self) -> Option<[Tile; 2]> {
        let all = self.len() as u32;
        if all < 2 {
            return None;
        }
        let found = rng::uniforms(&self.seed, rng::DRAWS, self.draws, [all, all - 1]);
        let [first, second] = found;
        Some([
            self.take_at(first, u64::MAX)?,
            self.take_at(second, u64::MAX)?,
        ])
    }

    /// Draws the tile at an index among the codes that are open.
    fn take_at(&mut self, mut index: u32, open: u64) -> Option<Tile> {
        let here = |code: &usize| open >> code & 1 == 1;
        let drawn = (0..MAX_CODES).filter(here).find(|&code| {
            let count = u32::from(self.tiles.count(code as Tile));
            let found = index < count;
            index = index.wrapping_sub(count);
            found
        })? as Tile;
        self.tiles.take(drawn);
        self.draws = self.draws.wrapping_add(1);
        Some(drawn)
    }

    /// The bag with these tiles put back.
    ///
    /// # Errors
    /// `UnknownLetter`, `NotInSet` where the bag would hold more of a tile than the set has.
    pub fn returned(mut self, rules: &Ruleset, tiles: &[Tile]) -> Result<Bag, Refusal> {
        for &tile in tiles {
            if tile as usize > rules.letters {
                return Err(Refusal::new(Reason::UnknownLetter).with(tile));
            }
            if self.tiles.count(tile) >= rules.counts[tile as usize] {
                return Err(Refusal::new(Reason::NotInSet).with(tile));
            }
            self.tiles.add(tile);
        }
        Ok(self)
    }

    /// The bag with these tiles taken out by other means than a draw.
    ///
    /// # Errors
    /// `NotInBag`.
    pub fn without(mut self, tiles: &[Tile]) -> Result<Bag, Refusal> {
        for &tile in tiles {
            if !self.tiles.take(tile) {
                return Err(Refusal::new(Reason::NotInBag).with(tile));
            }
        }
        Ok(self)
    }

    /// Puts a tile back in play; the set has room for it.
    pub(crate) fn put_back(&mut self, tile: Tile) {
        self.tiles.add(tile);
    }
}
