//! Sums over rollouts.

use super::outcome::{Outcome, CERTAIN};

/// Plies of which scores are told one by one.
pub(super) const TOLD: usize = 8;

/// The sum of a quantity and of its squares: whole numbers, so that their order does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    sum: i64,
    squares: i128,
}

impl Sums {
    #[inline(always)]
    fn add(&mut self, value: i64) {
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    fn merge(&mut self, other: &Sums) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Mean and its standard error (infinite for fewer than two values), in units of `one`.
    fn estimate(&self, count: u64, one: f64) -> Estimate {
        let n = count as f64;
        if count == 0 {
            let (mean, error) = (0.0, f64::INFINITY);
            return Estimate { mean, error };
        }
        let mean = self.sum as f64 / n;
        // exact until the last step: the difference of squares is a whole number
        let spread = self.squares * i128::from(count) - i128::from(self.sum) * i128::from(self.sum);
        let error = match count {
            1 => f64::INFINITY,
            _ => (spread as f64 / (n * n * (n - 1.0))).sqrt(),
        };
        Estimate {
            mean: mean / one,
            error: error / one,
        }
    }
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error; infinite for fewer than two values.
    pub error: f64,
}

/// The scores of a ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ply {
    pub turns: u64,
    pub points: i64,
    /// Plays that earned a bonus.
    pub bonuses: u64,
}

/// What is known of a ply of a candidate's rollouts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlySummary {
    /// Rollouts that came so far.
    pub turns: u64,
    /// Mean points of the ply.
    pub points: f64,
    /// Share of plays that earned a bonus.
    pub bonuses: f64,
}

/// All of a candidate's rollouts, or some.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub rollouts: u64,
    spread: Sums,
    win: Sums,
    utility: Sums,
    plies: [Ply; TOLD],
}

impl Tally {
    /// Adds a rollout: its outcome, and points and bonus of its first plies.
    pub fn add(&mut self, outcome: &Outcome, plies: &[(i32, bool)]) {
        self.rollouts += 1;
        self.spread.add(outcome.spread);
        self.win.add(outcome.win);
        self.utility.add(outcome.utility);
        for (ply, &(points, bonus)) in self.plies.iter_mut().zip(plies) {
            ply.turns += 1;
            ply.points += i64::from(points);
            ply.bonuses += u64::from(bonus);
        }
    }

    pub fn merge(&mut self, other: &Tally) {
        self.rollouts += other.rollouts;
        self.spread.merge(&other.spread);
        self.win.merge(&other.win);
        self.utility.merge(&other.utility);
        for (ply, other) in self.plies.iter_mut().zip(&other.plies) {
            ply.turns += other.turns;
            ply.points += other.points;
            ply.bonuses += other.bonuses;
        }
    }

    /// Sum of the utilities, in millionths.
    pub fn utility_sum(&self) -> i64 {
        self.utility.sum
    }

    /// Points ahead of the best other team.
    pub fn spread(&self) -> Estimate {
        self.spread.estimate(self.rollouts, 1000.0)
    }

    /// Chance of winning.
    pub fn win(&self) -> Estimate {
        self.win.estimate(self.rollouts, CERTAIN)
    }

    /// What candidates are compared by, 0 … 1.
    pub fn utility(&self) -> Estimate {
        self.utility.estimate(self.rollouts, CERTAIN)
    }

    /// The plies after the candidate, as far as they are told one by one.
    pub fn plies(&self) -> Vec<PlySummary> {
        let played = self.plies.iter().filter(|ply| ply.turns > 0);
        let summary = |ply: &Ply| PlySummary {
            turns: ply.turns,
            points: ply.points as f64 / ply.turns as f64,
            bonuses: ply.bonuses as f64 / ply.turns as f64,
        };
        played.map(summary).collect()
    }
}
