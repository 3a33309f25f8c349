//! A rule set: an edition and a variant flattened to numbers.

use crate::rules::checks;
pub use crate::rules::checks::RulesetError;
use crate::rules::tile::*;

/// Every number the game's physics needs. Fields are read freely; `Ruleset::new` has checked them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Letters a tile or a blank can stand for.
    pub letters: usize,
    /// Points by code (index 0: the blank).
    pub values: Vec<i32>,
    /// Tiles of each code in a full bag.
    pub counts: Vec<u8>,
    /// Columns of the board.
    pub width: usize,
    /// Rows of the board.
    pub height: usize,
    /// Letter multiplier of each square, 1 where plain.
    pub letter_multipliers: Vec<u8>,
    /// Word multiplier of each square, 1 where plain.
    pub word_multipliers: Vec<u8>,
    /// Squares of which the opening must cover one.
    pub start: Vec<u16>,
    /// Tiles a full rack holds.
    pub rack_size: usize,
    /// Points for laying exactly i tiles.
    pub bonus: Vec<i32>,
    /// Racks in the game.
    pub racks: usize,
    /// Team of each rack.
    pub teams: Vec<u8>,
    /// Racks in the order they move, repeated.
    pub order: Vec<u8>,
    /// Bag each code lies in.
    pub bags: Vec<u8>,
    /// Least squares of the main word on an empty board.
    pub opening_least: usize,
    /// Least tiles in the bag for an exchange.
    pub exchange_bag_least: usize,
    /// Exchanges allowed per team and game.
    pub exchange_limit: Option<u32>,
    /// Rounds of passes in a row that end the game (0: none do).
    pub pass_rounds: u32,
    /// Turns in a row without a new tile staying that end the game (0: none do).
    pub scoreless_turns: u32,
    /// Does a play of 0 points count as scoreless?
    pub zero_play_is_scoreless: bool,
    /// How often the finisher gains the others' leftovers.
    pub finisher_gain: i32,
    /// Are own leftovers lost after going out, and after any other ending?
    pub leftovers_lost: (bool, bool),
}

impl Ruleset {
    /// These numbers, checked, with empty `teams`, `order` and `bags` filled in.
    ///
    /// # Errors
    /// The first field that leaves the kernel's limits or contradicts another.
    pub fn new(fields: Ruleset) -> Result<Ruleset, RulesetError> {
        let mut rules = fields;
        if rules.teams.is_empty() {
            rules.teams = (0..rules.racks as u8).collect();
        }
        if rules.order.is_empty() {
            rules.order = (0..rules.racks as u8).collect();
        }
        if rules.bags.is_empty() {
            rules.bags = vec![0; rules.letters + 1];
        }
        checks::check(&rules)?;
        Ok(rules)
    }

    /// Squares of the board.
    #[inline(always)]
    pub fn squares(&self) -> usize {
        self.width * self.height
    }

    /// Tiles in a full bag.
    pub fn tiles(&self) -> usize {
        self.counts.iter().map(|&n| n as usize).sum()
    }

    /// Can a tile on the board be this code: a letter, laid with its own tile or a blank?
    #[inline(always)]
    pub fn is_letter(&self, tile: Tile) -> bool {
        (1..=self.letters).contains(&(letter(tile) as usize))
    }

    /// Points printed on a tile; a blank has none whatever it stands for.
    ///
    /// Decides IS-29, FI-02.
    #[inline(always)]
    pub fn value(&self, tile: Tile) -> i32 {
        self.values[on_rack(tile) as usize]
    }

    /// The rack that moves in turn `turn`, counted from 0 (IS-09).
    #[inline(always)]
    pub fn next_rack(&self, turn: usize) -> usize {
        self.order[turn % self.order.len()] as usize
    }
}
