//! What it is worth to leave the bag with few tiles, or with none.

use super::MAX_WORTH;
use crate::rules::checks::RulesetError;

/// Tiles that a bag may have too few of for a full draw, as far as terms tell them apart.
const SHORT: usize = 6;
/// Terms: for `SHORT` tiles too few up to nine tiles left.
const TERMS: usize = 16;

/// Milli-points for the bag as a play leaves it, near the end of the game.
///
/// Who leaves one tile has the opponent empty the bag; who empties it lets the opponent go out
/// first. A bag with more tiles than the last term is told of is worth nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BagTerms([i32; TERMS]);

impl BagTerms {
    /// Terms from six tiles too few for a full draw (0: the bag just empty) to nine left.
    ///
    /// # Errors
    /// Other than sixteen terms, or one beyond all measure.
    pub fn new(terms: &[i32]) -> Result<BagTerms, RulesetError> {
        let refuse = |why: String| {
            let field = "bag_terms";
            Err(RulesetError { field, why })
        };
        if let Some(term) = terms.iter().find(|term| term.abs() > MAX_WORTH) {
            return refuse(format!("{term} milli-points is beyond all measure"));
        }
        match terms.try_into() {
            Ok(terms) => Ok(BagTerms(terms)),
            Err(_) => refuse(format!("{} terms, {TERMS} wanted", terms.len())),
        }
    }

    /// Can a play of a rack of so many tiles leave a bag that these terms tell apart?
    pub(crate) fn matter(&self, rack: usize, bag: usize) -> bool {
        bag < rack + TERMS - SHORT
    }

    /// Worth of laying so many tiles, of which as many as there are come from the bag.
    pub(crate) fn after(&self, laid: usize, bag: usize) -> i32 {
        let left = (bag + SHORT).saturating_sub(laid);
        self.0.get(left).copied().unwrap_or(0)
    }
}
