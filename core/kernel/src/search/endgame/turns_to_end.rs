//! How many turns without a tile still lead to an end, and what every end is worth.

use crate::rules::ending;
use crate::rules::ruleset::Ruleset;
use crate::rules::settlement;
use crate::rules::tile::BLANK;

/// Longer runs are not told apart.
const LONGEST: u32 = 250;

/// How many more passes, or plays of 0 points, in a row end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TurnsToEnd {
    /// Passes in a row that end the game from here.
    pub passes: u8,
    /// Plays of 0 points in a row that would.
    pub zeros: u8,
}

/// The endings of a rule set with two racks, as a search needs them.
///
/// Only the next two passes matter. Let L ≥ 2 passes be left, a and b the worth of the best play
/// of the mover and of the opponent for the mover, and s that of the end by passes. Unrolled, the
/// mover gets max(a, min(b, max(a, … s))). If a ≥ b this is a whatever L is (for a > s too, since
/// min(b, s) ≤ b ≤ a), and if a < b it is the median of a, b and s. So L = 2 stands for all of
/// them. Plays of 0 points that do not break the run spoil this, and are counted exactly.
pub(super) struct Endings<'a> {
    rules: &'a Ruleset,
    fresh: TurnsToEnd,
    /// [`settlement::turned_per_point`].
    per_point: i32,
    /// Can a play of 0 points matter?
    exact: bool,
}

impl<'a> Endings<'a> {
    /// `worthless` says whether a word could be made of tiles worth nothing.
    pub fn new(rules: &'a Ruleset, worthless: bool) -> Endings<'a> {
        let exact = rules.zero_play_is_scoreless && rules.scoreless_turns > 0 && worthless;
        let mut endings = Endings {
            rules,
            fresh: TurnsToEnd {
                passes: 0,
                zeros: 0,
            },
            per_point: settlement::turned_per_point(rules),
            exact,
        };
        endings.fresh = endings.fuse(0, 0);
        endings
    }

    /// By how many points each point on a rack turns the spread when the other goes out.
    pub fn turned_per_point(&self) -> i32 {
        self.per_point
    }

    /// Could these tiles make a word of no points: two tiles worth nothing, one of them on a rack?
    pub fn worthless(rules: &Ruleset, racks: &[u8], cells: &[u8]) -> bool {
        let nothing = |tile: &&u8| rules.value(**tile) == 0 && (**tile != BLANK);
        let laid = cells.iter().filter(nothing).count();
        let held = racks
            .iter()
            .filter(|tile| rules.values[**tile as usize] == 0);
        let held = held.count();
        held > 0 && held + laid > 1
    }

    /// What is left after runs of so many passes and scoreless turns.
    pub fn fuse(&self, passes: u32, scoreless: u32) -> TurnsToEnd {
        let over = |n: u32, passes: u32| {
            ending::ending(self.rules, 0, &[1, 1], passes, scoreless + n).is_some()
        };
        let first = |found: Option<u32>| found.unwrap_or(LONGEST) as u8;
        let fuse = TurnsToEnd {
            passes: first((0..LONGEST).find(|&n| over(n, passes + n))),
            zeros: first((0..LONGEST).find(|&n| over(n, 0))),
        };
        self.reduced(fuse)
    }

    fn reduced(&self, fuse: TurnsToEnd) -> TurnsToEnd {
        match self.exact {
            true => fuse,
            false => TurnsToEnd {
                passes: fuse.passes.min(2),
                zeros: 0,
            },
        }
    }

    /// Can passes never end the game?
    pub fn is_endless(&self) -> bool {
        ending::ending(self.rules, 0, &[1, 1], u32::MAX, u32::MAX).is_none()
    }

    /// After a pass.
    #[inline(always)]
    pub fn passed(&self, fuse: TurnsToEnd) -> TurnsToEnd {
        TurnsToEnd {
            passes: fuse.passes - 1,
            zeros: fuse.zeros.saturating_sub(1),
        }
    }

    /// After a play of so many points.
    #[inline(always)]
    pub fn played(&self, fuse: TurnsToEnd, score: i32) -> TurnsToEnd {
        if self.exact && score == 0 {
            let zeros = fuse.zeros - 1;
            // passes end a run of scoreless turns as plays of 0 points do, or one of passes alone
            return TurnsToEnd {
                passes: zeros.min(self.fresh.passes),
                zeros,
            };
        }
        self.fresh
    }

    /// What the spread of whoever goes out gains by what the other holds.
    #[inline(always)]
    pub fn out(&self, other: i32) -> i32 {
        self.per_point * other
    }

    /// What it changes by after any other ending.
    #[inline(always)]
    pub fn stuck(&self, own: i32, other: i32) -> i32 {
        let change = settlement::settle(self.rules, &[own, other], None);
        change[0] - change[1]
    }
}
