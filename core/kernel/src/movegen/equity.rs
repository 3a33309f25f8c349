//! What the tiles left on the rack add to a play's score.

use crate::leaves::Leaves;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::settlement;
use crate::rules::tile::{Tile, MAX_RACK};

/// Milli-points added to a play that does not go out with an empty bag, besides what the tiles kept
/// may turn the spread by: a heuristic, of the form that Quackle and others use.
pub(crate) const STAYING: i32 = -10_000;

/// Beyond the value of any set's tiles.
const MOST_UNSEEN: i32 = 100_000;

/// How a play's equity follows from its score and the tiles kept.
#[derive(Clone, Copy, Debug)]
pub enum Equity<'a> {
    /// Points alone.
    Score,
    /// Points and the leave.
    Leave(&'a Leaves),
    /// Points, the leave, and what it is worth to leave the bag as it will be left: the game is
    /// near its end.
    LateLeave {
        /// What is kept.
        leaves: &'a Leaves,
        /// Milli-points by the number of tiles kept.
        by_kept: [i32; MAX_RACK + 1],
    },
    /// The bag is empty. Going out gains what the tiles unseen (on the others' racks) turn the
    /// spread by, mostly twice their value; staying loses the same of the own tiles left, and ten
    /// points.
    LastTiles {
        /// Value of the others' tiles.
        unseen_value: i32,
        /// Milli-points by which a point left on a rack turns the spread.
        per_point: i32,
    },
}

impl<'a> Equity<'a> {
    /// What static evaluation judges a turn by, with a rack of so many tiles: while there is
    /// something in the bag the leave, and near the end the bag as it will be left; with none the
    /// settlement to come.
    ///
    /// `unseen_value`, the points of the tiles on the others' racks, is asked with an empty bag
    /// alone.
    #[inline(always)]
    pub fn static_evaluation(
        rules: &Ruleset,
        leaves: &'a Leaves,
        rack: usize,
        bag: usize,
        unseen_value: impl FnOnce() -> i32,
    ) -> Equity<'a> {
        match bag {
            0 => Equity::settling(rules, unseen_value()),
            _ => Equity::drawing(leaves, rack, bag),
        }
    }

    /// The same without the bag as it will be left: for plies of rollouts and what they begin with,
    /// since what the bag then does to the game shows itself, and for guesses of racks.
    #[inline(always)]
    pub fn without_bag_terms(
        rules: &Ruleset,
        leaves: &'a Leaves,
        bag: usize,
        unseen_value: impl FnOnce() -> i32,
    ) -> Equity<'a> {
        match bag {
            0 => Equity::settling(rules, unseen_value()),
            _ => Equity::Leave(leaves),
        }
    }

    /// The leave of a rack of so many tiles, and the bag as it will be left.
    fn drawing(leaves: &'a Leaves, rack: usize, bag: usize) -> Equity<'a> {
        match leaves.bag_terms().filter(|terms| terms.matter(rack, bag)) {
            None => Equity::Leave(leaves),
            Some(terms) => Equity::LateLeave {
                leaves,
                by_kept: std::array::from_fn(|kept| terms.after(rack.saturating_sub(kept), bag)),
            },
        }
    }

    /// Points and the settlement to come, with an empty bag and so much on the others' racks.
    #[inline(always)]
    fn settling(rules: &Ruleset, unseen_value: i32) -> Equity<'a> {
        Equity::LastTiles {
            unseen_value,
            per_point: 1000 * settlement::turned_per_point(rules),
        }
    }

    /// The same without what depends on the number of tiles kept alone, and that.
    #[inline(always)]
    pub(crate) fn split(&self) -> (Equity<'a>, [i32; MAX_RACK + 1]) {
        match *self {
            Equity::LateLeave { leaves, by_kept } => (Equity::Leave(leaves), by_kept),
            other => (other, [0; MAX_RACK + 1]),
        }
    }
}

impl Equity<'_> {
    /// Milli-points of the tiles kept.
    pub fn value(&self, rules: &Ruleset, kept: &Rack) -> i32 {
        match self {
            Equity::Score => 0,
            Equity::Leave(leaves) => leaves.value(kept),
            Equity::LateLeave { leaves, by_kept } => leaves.value(kept) + by_kept[kept.len()],
            Equity::LastTiles {
                unseen_value,
                per_point,
            } => Equity::last_tiles(*unseen_value, *per_point, kept.len(), kept.value(rules)),
        }
    }

    /// Milli-points of keeping tiles when none can be drawn.
    #[inline(always)]
    pub(crate) fn last_tiles(
        unseen_value: i32,
        per_point: i32,
        kept: usize,
        kept_value: i32,
    ) -> i32 {
        match kept {
            0 => per_point.saturating_mul(unseen_value.clamp(0, MOST_UNSEEN)),
            _ => STAYING - per_point * kept_value,
        }
    }
}

/// Points of the tiles on the racks of the other teams.
#[inline]
pub fn others_value(rules: &Ruleset, racks: &[Rack], rack: usize) -> i32 {
    let others = (0..rules.racks).filter(|&other| rules.teams[other] != rules.teams[rack]);
    others.map(|other| racks[other].value(rules)).sum()
}

/// The tiles whose exchange leaves the most valuable rest, and that rest's worth in milli-points.
///
/// `most` (at least 1) bounds how many are given back. Ties: more tiles, then the lowest codes.
/// None without tiles or with `most` 0.
pub fn best_exchange(rack: &Rack, leaves: &Leaves, most: usize) -> Option<(Vec<Tile>, i32)> {
    let codes: Vec<Tile> = rack.codes().collect();
    let mut search = Exchange {
        codes: &codes,
        leaves,
        most,
        given: vec![],
        best: None,
    };
    search.from(0, *rack);
    search.best
}

struct Exchange<'a> {
    codes: &'a [Tile],
    leaves: &'a Leaves,
    most: usize,
    given: Vec<Tile>,
    best: Option<(Vec<Tile>, i32)>,
}

impl Exchange<'_> {
    /// Tries what has been given so far, then with one more of the codes from `next` on.
    fn from(&mut self, next: usize, kept: Rack) {
        self.judge(&kept);
        if self.given.len() == self.most {
            return;
        }
        for i in next..self.codes.len() {
            // of equal tiles the first not given is as good as any
            if i == next || self.codes[i] != self.codes[i - 1] {
                let mut kept = kept;
                kept.take(self.codes[i]);
                self.given.push(self.codes[i]);
                self.from(i + 1, kept);
                self.given.pop();
            }
        }
    }

    fn judge(&mut self, kept: &Rack) {
        if self.given.is_empty() {
            return;
        }
        let value = self.leaves.value(kept);
        let better = self.best.as_ref().is_none_or(|(given, best)| {
            // given sets are met in rising order, so a later one of the same size is no better
            (value, self.given.len()) > (*best, given.len())
        });
        if better {
            self.best = Some((self.given.clone(), value));
        }
    }
}
