//! What totals change by at the end: tiles left on racks, and a loss on time.

use crate::rules::ruleset::Ruleset;
use crate::rules::tile::MAX_RACKS;

/// What each rack's total changes by at the end (SV-28).
///
/// `leftovers` are the values of the tiles on each rack, `out` the rack that played out, None
/// after any other ending. A finisher gains the leftovers of the other teams.
///
/// Decides IS-40, IS-41, FI-37, FI-38, PL-33.
pub fn settle(rules: &Ruleset, leftovers: &[i32], out: Option<usize>) -> [i32; MAX_RACKS] {
    let mut change = [0; MAX_RACKS];
    let (after_out, after_other) = rules.leftovers_lost;
    if if out.is_some() {
        after_out
    } else {
        after_other
    } {
        for (change, &left) in change.iter_mut().zip(leftovers) {
            *change -= left;
        }
    }
    if let Some(finisher) = out {
        let all = leftovers.iter().zip(&rules.teams);
        let others = all.filter(|(_, &team)| team != rules.teams[finisher]);
        change[finisher] += rules.finisher_gain * others.map(|(&left, _)| left).sum::<i32>();
    }
    change
}

/// By how many points each point on a rack turns the spread, if the other player goes out first: it
/// is lost here and gained there.
#[inline]
pub fn turned_per_point(rules: &Ruleset) -> i32 {
    i32::from(rules.leftovers_lost.0) + rules.finisher_gain
}

/// What two totals change by when a player loses on time.
///
/// `left` is the value of the tiles on the loser's rack, which are charged first where any ending
/// but going out charges them. Then the loser is lowered until it lies `margin` points behind; a
/// winner of fewer points than the margin gets `margin`, and the loser 0. So a winner who has more
/// is never lowered, and the loser of such a game never raised.
///
/// Decides SV-08, SV-09.
pub fn settle_time_loss(
    rules: &Ruleset,
    totals: [i32; 2],
    loser: usize,
    left: i32,
    margin: i32,
) -> [i32; 2] {
    let winner = 1 - loser;
    let held = totals[loser] - if rules.leftovers_lost.1 { left } else { 0 };
    let mut after = totals;
    (after[winner], after[loser]) = match totals[winner] {
        total if total < margin => (margin, 0),
        total => (total, held.min(total - margin)),
    };
    [after[0] - totals[0], after[1] - totals[1]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_games::{ruleset, Random};

    fn rules(leftovers_lost: bool) -> Ruleset {
        Ruleset {
            leftovers_lost: (true, leftovers_lost),
            ..ruleset(&mut Random(1), 9, (9, 9), 7)
        }
    }

    fn after(totals: [i32; 2], loser: usize, left: i32) -> [i32; 2] {
        let change = settle_time_loss(&rules(true), totals, loser, left, 150);
        [totals[0] + change[0], totals[1] + change[1]]
    }

    #[test]
    fn a_point_left_turns_the_spread_by_what_is_lost_and_gained() {
        for (lost, gain) in [(true, 1), (true, 0), (false, 1), (false, 0), (true, 2)] {
            let rules = Ruleset {
                leftovers_lost: (lost, true),
                finisher_gain: gain,
                ..rules(true)
            };
            let [out, stays, ..] = settle(&rules, &[0, 7], Some(0));
            assert_eq!(out - stays, 7 * turned_per_point(&rules));
        }
    }

    #[test]
    fn the_loser_is_lowered_to_the_margin() {
        assert_eq!(after([300, 290], 1, 10), [300, 150]);
        assert_eq!(after([290, 300], 0, 10), [150, 300]);
    }

    #[test]
    fn a_loser_further_behind_pays_for_the_tiles_alone() {
        assert_eq!(after([300, 120], 1, 10), [300, 110]);
    }

    #[test]
    fn a_winner_below_the_margin_gets_it_and_the_loser_nothing() {
        assert_eq!(after([149, 400], 1, 10), [150, 0]);
        assert_eq!(after([100, -60], 1, 10), [150, 0]);
        assert_eq!(after([150, 400], 1, 10), [150, 0]);
    }

    #[test]
    fn tiles_left_cost_nothing_where_the_rules_do_not_charge_them() {
        let change = |lost| settle_time_loss(&rules(lost), [300, 120], 1, 10, 150);
        assert_eq!((change(true), change(false)), ([0, -10], [0, 0]));
    }
}
