//! A worth for every leave.

use super::{BagTerms, MAX_WORTH};
use crate::lexicon::ranks::Order;
use crate::rules::checks::RulesetError;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// Tiles that the largest leave of a table has.
pub const MAX_TABLE_LEAVE: usize = 6;

/// A worth for every leave, found without hashing by the combinatorial rank of its tiles.
///
/// Sorted by [`Order`], tile number i of rank r adds C(r + i, i + 1) to the leave's place among
/// those of its size, so that a leave's place grows tile by tile.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) order: Order,
    /// `grow[i][r]`: what tile number i of rank r adds to a leave's place: C(r + i, i + 1), and the
    /// number of leaves of i tiles, which all lie before those of one tile more.
    grow: [[u32; MAX_CODES]; MAX_TABLE_LEAVE],
    values: Vec<i32>,
    /// What it is worth to leave few tiles in the bag, where that is told.
    pub bag_terms: Option<BagTerms>,
}

fn choose(n: usize, k: usize) -> u64 {
    (0..k as u64).fold(1, |product, i| product * (n as u64 - i) / (i + 1))
}

impl Table {
    /// A table of leaves that are all worth nothing.
    ///
    /// # Errors
    /// An alphabet so large that the table would be (more than 2^26 leaves).
    pub(super) fn empty(rules: &Ruleset) -> Result<Table, RulesetError> {
        let order = Order::of(rules);
        let tiles = order.letters() + 1;
        if choose(tiles + MAX_TABLE_LEAVE, MAX_TABLE_LEAVE) > 1 << 26 {
            let why = "too many letters for a table of leaves".to_string();
            return Err(RulesetError {
                field: "letters",
                why,
            });
        }
        let mut table = Table {
            order,
            grow: [[0; MAX_CODES]; MAX_TABLE_LEAVE],
            values: Vec::new(),
            bag_terms: None,
        };
        let mut all = 0;
        for size in 0..=MAX_TABLE_LEAVE {
            let leaves = choose(tiles + size - 1, size) as u32;
            for rank in 0..tiles * (size < MAX_TABLE_LEAVE) as usize {
                table.grow[size][rank] = leaves + choose(rank + size, size + 1) as u32;
            }
            all += leaves as usize;
        }
        table.values = vec![0; all];
        Ok(table)
    }

    /// The table of a rule set; `worth` tells the milli-points of a leave's codes.
    ///
    /// # Errors
    /// An alphabet so large that the table would be (more than 2^26 leaves).
    pub fn new(rules: &Ruleset, worth: impl Fn(&[Tile]) -> i32) -> Result<Table, RulesetError> {
        let mut table = Table::empty(rules)?;
        table.fill(&mut Vec::new(), 0, &worth);
        Ok(table)
    }

    /// Values of all leaves that begin with `tiles`, of which the last has the highest rank.
    fn fill(&mut self, tiles: &mut Vec<Tile>, place: u32, worth: &impl Fn(&[Tile]) -> i32) {
        let kept = tiles.len();
        self.set(place, i64::from(worth(tiles)));
        if kept < MAX_TABLE_LEAVE {
            let lowest = tiles.last().map_or(0, |&tile| self.order.rank(tile));
            for rank in lowest..=self.order.letters() as u8 {
                tiles.push(self.order.tile(rank));
                self.fill(tiles, place + self.grow(kept, rank), worth);
                tiles.pop();
            }
        }
    }

    /// A table of these values, in milli-points, in the order of [`Table::values`].
    ///
    /// # Errors
    /// Another number of values than the rule set has leaves, one beyond all measure, or too
    /// large an alphabet.
    pub fn of_values(rules: &Ruleset, values: Vec<i32>) -> Result<Table, RulesetError> {
        let mut table = Table::empty(rules)?;
        let refuse = |why: String| {
            Err(RulesetError {
                field: "values",
                why,
            })
        };
        if values.len() != table.values.len() {
            return refuse(format!(
                "{} leaves, {} wanted",
                values.len(),
                table.values.len()
            ));
        }
        if let Some(value) = values.iter().find(|value| value.abs() > MAX_WORTH) {
            return refuse(format!("{value} milli-points is beyond all measure"));
        }
        table.values = values;
        Ok(table)
    }

    /// Sets the worth of one leave, kept within measure.
    #[inline(always)]
    pub(super) fn set(&mut self, place: u32, worth: i64) {
        let most = i64::from(MAX_WORTH);
        self.values[place as usize] = worth.clamp(-most, most) as i32;
    }

    /// What the next tile, of this rank, adds to the place of a leave of `kept` tiles. (The empty
    /// leave's place is 0; a place is an index of [`Table::values`].)
    #[inline(always)]
    pub(crate) fn grow(&self, kept: usize, rank: u8) -> u32 {
        // a leave of seven tiles is no leave of a table: it is never looked up
        self.grow[kept.min(MAX_TABLE_LEAVE - 1)][(rank & 63) as usize]
    }

    /// Worth of every leave, in milli-points: by size from the empty one to six tiles, and among
    /// its like by the combinatorial rank of its tiles, counted by falling value, the blank last.
    #[inline(always)]
    pub fn values(&self) -> &[i32] {
        &self.values
    }

    /// Index of the leave of these codes; None beyond the table.
    fn at(&self, codes: &[Tile]) -> Option<usize> {
        let ranks = self.order.ranks(codes);
        let known = ranks
            .iter()
            .all(|&rank| rank as usize <= self.order.letters());
        if ranks.len() > MAX_TABLE_LEAVE || !known {
            return None;
        }
        let grown = (ranks.iter().enumerate()).map(|(kept, &rank)| self.grow(kept, rank));
        Some(grown.sum::<u32>() as usize)
    }

    /// Worth of the leave of these codes; one beyond the table is worth nothing.
    pub(super) fn of(&self, codes: &[Tile]) -> i32 {
        self.at(codes).map_or(0, |at| self.values[at])
    }

    /// Sets the worth of the leave of these codes.
    ///
    /// # Errors
    /// `values`: a code that is no tile of the rule set, or too many of them.
    pub(super) fn put(&mut self, codes: &[Tile], worth: i32) -> Result<(), RulesetError> {
        let foreign = codes
            .iter()
            .any(|&code| code as usize > self.order.letters());
        match self.at(codes).filter(|_| !foreign) {
            Some(at) => self.values[at] = worth.clamp(-MAX_WORTH, MAX_WORTH),
            None => {
                let why = format!("a leave of {codes:?}");
                return Err(RulesetError {
                    field: "values",
                    why,
                });
            }
        }
        Ok(())
    }
}
