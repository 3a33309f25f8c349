//! What tiles kept on the rack are worth.

mod bag_terms;
mod klv;
mod table;
mod terms;
#[cfg(test)]
mod tests;

pub use bag_terms::BagTerms;
pub use klv::{from_klv2, to_klv2};
pub use table::{Table, MAX_TABLE_LEAVE};
pub use terms::Terms;

use crate::rules::checks::RulesetError;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// Largest worth of a leave either way, in milli-points.
pub const MAX_WORTH: i32 = 1_000_000;

/// Worth of a leave (the tiles kept), in milli-points.
#[derive(Clone, Debug)]
pub enum Leaves {
    /// Nothing is worth anything.
    Zero,
    /// Tile by tile.
    Plain(Box<Plain>),
    /// Every leave of up to six tiles for itself.
    Table(Box<Table>),
}

/// A worth for each tile, and another for each copy beyond the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    worth: [i32; MAX_CODES],
    repeat: [i32; MAX_CODES],
}

impl Plain {
    /// Worth of `count` tiles of one code.
    #[inline(always)]
    pub fn of(&self, tile: Tile, count: usize) -> i32 {
        let (tile, count) = ((tile & 63) as usize, count as i32);
        count * self.worth[tile] + (count - 1).max(0) * self.repeat[tile]
    }
}

/// One number for each code, none beyond all measure.
fn by_code(
    rules: &Ruleset,
    field: &'static str,
    numbers: &[i32],
) -> Result<[i32; MAX_CODES], RulesetError> {
    let wrong = |why: String| Err(RulesetError { field, why });
    if numbers.len() != rules.letters + 1 {
        return wrong(format!(
            "{} numbers, {} wanted",
            numbers.len(),
            rules.letters + 1
        ));
    }
    if let Some(number) = numbers
        .iter()
        .find(|n| n.abs() > MAX_WORTH / MAX_RACK as i32)
    {
        return wrong(format!("{number} milli-points is beyond all measure"));
    }
    let mut codes = [0; MAX_CODES];
    codes[..numbers.len()].copy_from_slice(numbers);
    Ok(codes)
}

impl Leaves {
    /// A worth by code (the blank's first), and one for every second and later copy.
    ///
    /// # Errors
    /// Not one number for each code, or one beyond all measure.
    pub fn plain(rules: &Ruleset, worth: &[i32], repeat: &[i32]) -> Result<Leaves, RulesetError> {
        let worth = by_code(rules, "worth", worth)?;
        let repeat = by_code(rules, "repeat", repeat)?;
        Ok(Leaves::Plain(Box::new(Plain { worth, repeat })))
    }

    /// What it is worth to leave few tiles in the bag, where that is told.
    pub fn bag_terms(&self) -> Option<&BagTerms> {
        match self {
            Leaves::Table(table) => table.bag_terms.as_ref(),
            _ => None,
        }
    }

    /// Worth of the tiles kept, in milli-points. A leave beyond a table is worth nothing.
    pub fn value(&self, kept: &Rack) -> i32 {
        match self {
            Leaves::Zero => 0,
            Leaves::Plain(plain) => (0..MAX_CODES as Tile)
                .map(|tile| plain.of(tile, kept.count(tile) as usize))
                .sum(),
            Leaves::Table(table) => {
                let codes: Vec<Tile> = kept.codes().collect();
                table.of(&codes)
            }
        }
    }
}
