//! The fast generators: slots that last from turn to turn, and words by key.
//!
//! *Lanes* list every slot of a board once ([`row`]). For a rack, *subracks* list what can be
//! laid ([`subracks`]). A slot and a subrack have the key of the words that the two could make;
//! the word map knows at once whether there are any. [`all`] asks for every pair; [`best`] asks
//! for the most promising slots first and stops when no slot left can do better.
//!
//! Limits: sides and words to 15, racks to seven tiles with at most two blanks, values and
//! premiums small enough for 16 bits. [`serves`] tells; the general generator answers the rest.

mod absent;
mod all;
mod batches;
mod best;
mod bound;
mod buckets;
mod crossings;
mod ranking;
mod row;
mod rows;
mod slot;
mod subracks;
mod subsets;
#[cfg(test)]
mod tests;
mod trial;

pub(crate) use best::Search;
pub(crate) use rows::Lanes;

use super::{Equity, Play, Plays};
use crate::lexicon::wordmap::{WordMap, MAX_LENGTH};
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// Longest side.
const SIDE: usize = MAX_LENGTH;
/// Most tiles laid in a turn.
const MAX_TILES: usize = 7;
/// Most blanks on a rack.
const MAX_BLANKS: u8 = 2;

/// Can the fast generators work for this rule set?
pub(crate) fn serves(rules: &Ruleset) -> bool {
    rules.width <= SIDE
        && rules.height <= SIDE
        && rules.rack_size <= MAX_TILES
        && lines(rules).all(|line| line_fits(rules, &line))
}

/// Can they work for this rack? (It may be smaller than a full one.)
pub(crate) fn serves_rack(rules: &Ruleset, rack: &Rack) -> bool {
    rack.len() <= rules.rack_size && rack.count(BLANK) <= MAX_BLANKS
}

/// The squares of each row and column.
fn lines(rules: &Ruleset) -> impl Iterator<Item = Vec<usize>> + '_ {
    let (width, height) = (rules.width, rules.height);
    let rows = (0..height).map(move |row| (0..width).map(|i| row * width + i).collect());
    let columns = (0..width).map(move |column| (0..height).map(|i| i * width + column).collect());
    rows.chain(columns)
}

/// Do the points of any play in this line fit 16 bits, sixteenfold where that is needed?
fn line_fits(rules: &Ruleset, line: &[usize]) -> bool {
    let word = |&square: &usize| i32::from(rules.word_multipliers[square]);
    let letter = |&square: &usize| i32::from(rules.letter_multipliers[square]);
    let most = |numbers: &dyn Fn(&usize) -> i32| line.iter().map(numbers).max().unwrap_or(1);
    let mut words: Vec<i32> = line.iter().map(word).collect();
    words.sort_unstable_by(|a, b| b.cmp(a));
    let product = words.iter().take(rules.rack_size).product::<i32>();
    let multiplier = most(&letter) * product + most(&|square| letter(square) * word(square));
    let value = rules.values.iter().copied().max().unwrap_or(0);
    let crossings = MAX_TILES as i32 * SIDE as i32 * value * most(&word);
    let bonus = rules.bonus.iter().copied().max().unwrap_or(0);
    let base = SIDE as i32 * value * product + crossings + bonus;
    product <= 255 && 16 * value * multiplier <= 32_000 && base <= 32_000
}

/// The fast generators for one rule set and word map, with the room they work in.
pub(crate) struct Fast {
    lanes: Lanes,
    search: Search,
}

impl Fast {
    /// For a rule set that [`serves`].
    pub fn new(rules: &Ruleset) -> Fast {
        Fast {
            lanes: Lanes::new(rules),
            search: Search::new(),
        }
    }

    /// Every distinct legal play once, in order.
    pub fn plays(&mut self, map: &WordMap, cells: &[Tile], rack: &Rack) -> Plays {
        self.lanes.set(map, cells);
        self.search.set_rack(map, rack, &Equity::Score);
        let mut plays = self.search.all(map, &self.lanes);
        plays.sort();
        plays
    }

    /// The play of highest equity; ties as a list of plays orders them.
    pub fn best(
        &mut self,
        map: &WordMap,
        cells: &[Tile],
        rack: &Rack,
        keeping: Equity<'_>,
    ) -> Option<Play> {
        self.lanes.set(map, cells);
        self.search.set_rack(map, rack, &keeping);
        self.search.best(map, &self.lanes)
    }
}
