//! Arithmetic of a game's clock, in milliseconds; no time of day is read.
//!
//! Whoever keeps a clock says at which moments whose time begins to run ([`Clock::runs`]); who is
//! to move, and when a clock is paused, is not known here. Sums saturate.

/// Milliseconds of a second.
const SECOND: i64 = 1000;
/// Milliseconds of a minute.
const MINUTE: i64 = 60 * SECOND;

/// How much time there is, in seconds, and what it costs to need more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// For all turns of a player; 0: no such limit.
    pub base: u32,
    /// Added for each turn made.
    pub increment: u32,
    /// For each move, that is for each turn; 0: no such limit. Records call it so.
    pub r#move: u32,
    /// Points for each minute begun past zero.
    pub penalty: u32,
    /// How long a player may go on past zero.
    pub overtime: u32,
}

fn milliseconds(seconds: u32) -> i64 {
    i64::from(seconds) * SECOND
}

/// The time that seats have used. Moments are milliseconds since any one beginning.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Time used by each seat in the whole game, until its time last began to run.
    pub spent: Vec<i64>,
    /// Increments that each seat has earned.
    pub added: Vec<i64>,
    /// Whose time ran last, and in which turn.
    pub turn: Option<(usize, u32)>,
    /// Time used in that turn.
    pub in_turn: i64,
    /// When that seat's time began to run; None: nobody's runs.
    pub since: Option<i64>,
}

impl Clock {
    /// A clock that has not run yet.
    pub fn new(seats: usize) -> Clock {
        Clock {
            spent: vec![0; seats],
            added: vec![0; seats],
            turn: None,
            in_turn: 0,
            since: None,
        }
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.spent.len()
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<usize> {
        self.since.and(self.turn).map(|(seat, _)| seat)
    }

    /// The clock with the time up to `at` put down to whose it was; nobody's runs any more.
    #[must_use]
    pub fn stopped(mut self, at: i64) -> Clock {
        if let Some(seat) = self.running() {
            let used = self.elapsed(at);
            self.spent[seat] = self.spent[seat].saturating_add(used);
            self.in_turn = self.in_turn.saturating_add(used);
        }
        self.since = None;
        self
    }

    /// The clock with milliseconds that each seat was given, or lost: less than 0 (SV-40).
    #[must_use]
    pub fn given(mut self, more: &[i64]) -> Clock {
        for (spent, &more) in self.spent.iter_mut().zip(more) {
            *spent = spent.saturating_sub(more);
        }
        let mine = self.turn.and_then(|(seat, _)| more.get(seat));
        self.in_turn = self.in_turn.saturating_sub(mine.copied().unwrap_or(0));
        self
    }

    /// A stopped clock that runs from `at` on for a seat in a turn; None: for nobody.
    ///
    /// When the turn is a new one the time used in it is 0, and the seat whose time ran before gets
    /// the increment if it `earns` it.
    #[must_use]
    pub fn runs(
        mut self,
        policy: &Policy,
        turn: Option<(usize, u32)>,
        earns: bool,
        at: i64,
    ) -> Clock {
        if turn.is_none() {
            return self;
        }
        if self.turn != turn {
            if let Some((last, _)) = self.turn.filter(|_| earns) {
                let more = milliseconds(policy.increment);
                self.added[last] = self.added[last].saturating_add(more);
            }
            self.turn = turn;
            self.in_turn = 0;
        }
        self.since = Some(at);
        self
    }

    /// How long the running clock has run; one that was set back adds nothing.
    fn elapsed(&self, at: i64) -> i64 {
        self.since
            .map_or(0, |since| at.saturating_sub(since).max(0))
    }

    /// The time that a seat has left at `at`, negative in overtime: of a limit for the game and one
    /// for the turn the nearer. None: there is neither.
    pub fn left(&self, policy: &Policy, seat: usize, at: i64) -> Option<i64> {
        let mine = self.turn.is_some_and(|(last, _)| last == seat);
        let running = if mine { self.elapsed(at) } else { 0 };
        let whole = milliseconds(policy.base)
            .saturating_add(self.added[seat])
            .saturating_sub(self.spent[seat])
            .saturating_sub(running);
        let in_turn = if mine { self.in_turn } else { 0 };
        let turn = milliseconds(policy.r#move)
            .saturating_sub(in_turn)
            .saturating_sub(running);
        match (policy.base > 0, policy.r#move > 0) {
            (true, true) => Some(whole.min(turn)),
            (true, false) => Some(whole),
            (false, true) => Some(turn),
            (false, false) => None,
        }
    }

    /// When the running time alone brings something about next: a minute of overtime that costs
    /// points, of which `charged` are paid, or its end. None: nobody's time runs.
    pub fn moment(&self, policy: &Policy, charged: i64) -> Option<i64> {
        let (seat, since) = (self.running()?, self.since?);
        let left = self.left(policy, seat, since)?;
        let end = left.saturating_add(milliseconds(policy.overtime));
        let next = match i64::from(policy.penalty) {
            0 => end,
            points => left.saturating_add(charged.div_euclid(points).saturating_mul(MINUTE)),
        };
        Some(since.saturating_add(end.min(next).max(0)))
    }

    /// Has a seat used up its overtime too?
    ///
    /// Decides SV-07.
    pub fn is_up(&self, policy: &Policy, seat: usize, at: i64) -> bool {
        let left = self.left(policy, seat, at);
        left.is_some_and(|left| left <= -milliseconds(policy.overtime))
    }
}

/// Points for being `over` milliseconds past zero, `penalty` a minute; negative: time is left.
///
/// Every begun minute counts, and zero itself begins the first.
///
/// Decides SV-06.
pub fn overtime_points(over: i64, penalty: i32) -> i64 {
    match over {
        ..0 => 0,
        _ => (over / MINUTE + 1).saturating_mul(penalty.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: Policy = Policy {
        base: 100,
        increment: 5,
        r#move: 0,
        penalty: 10,
        overtime: 300,
    };

    fn ran(policy: &Policy, turns: &[(usize, u32, i64)]) -> Clock {
        turns
            .iter()
            .fold(Clock::new(2), |clock, &(seat, turn, at)| {
                clock.stopped(at).runs(policy, Some((seat, turn)), true, at)
            })
    }

    #[test]
    fn time_is_put_down_to_whose_it_was_and_a_turn_made_earns_the_increment() {
        let clock = ran(&POLICY, &[(0, 0, 1_000), (1, 1, 31_000), (0, 2, 41_000)]);
        assert_eq!(clock.spent, [30_000, 10_000]);
        let left = |seat| clock.left(&POLICY, seat, 42_000);
        assert_eq!((left(0), left(1)), (Some(74_000), Some(95_000)));
        assert_eq!(clock.running(), Some(0));
    }

    #[test]
    fn nobody_earns_by_a_turn_that_was_taken_back() {
        let begun = Clock::new(2).runs(&POLICY, Some((0, 0)), true, 0);
        let next = |earns| {
            let clock = begun.clone().stopped(1_000);
            let clock = clock.runs(&POLICY, Some((1, 1)), earns, 1_000);
            clock.left(&POLICY, 0, 1_000)
        };
        assert_eq!((next(true), next(false)), (Some(104_000), Some(99_000)));
    }

    #[test]
    fn a_clock_that_was_stopped_goes_on_in_the_same_turn() {
        let policy = Policy {
            base: 0,
            r#move: 60,
            ..POLICY
        };
        let clock = ran(&policy, &[(0, 0, 0), (0, 0, 20_000)]);
        assert_eq!(clock.left(&policy, 0, 30_000), Some(30_000));
        assert_eq!(clock.left(&policy, 1, 30_000), Some(60_000));
        let clock = ran(&policy, &[(0, 0, 0), (1, 1, 20_000), (0, 2, 21_000)]);
        assert_eq!(clock.left(&policy, 0, 21_000), Some(60_000));
        let still = clock.stopped(22_000).runs(&policy, None, true, 22_000);
        assert_eq!((still.running(), still.since), (None, None));
        assert_eq!(still.left(&policy, 0, 99_000), Some(59_000));
    }

    #[test]
    fn of_two_limits_the_nearer_counts() {
        let policy = Policy {
            r#move: 60,
            ..POLICY
        };
        let clock = ran(&policy, &[(0, 0, 0)]);
        assert_eq!(clock.left(&policy, 0, 10_000), Some(50_000));
        let clock = ran(&policy, &[(0, 0, 0), (1, 1, 50_000), (0, 2, 51_000)]);
        assert_eq!(clock.left(&policy, 0, 52_000), Some(54_000));
        let none = Policy { base: 0, ..POLICY };
        assert_eq!(clock.left(&none, 0, 0), None);
        assert!(!clock.is_up(&none, 0, i64::MAX));
    }

    #[test]
    fn a_clock_that_was_set_back_adds_nothing() {
        let clock = ran(&POLICY, &[(0, 0, 5_000)]);
        assert_eq!(clock.left(&POLICY, 0, 4_000), Some(100_000));
        assert_eq!(clock.stopped(4_000).spent, [0, 0]);
    }

    #[test]
    fn the_judge_gives_time_and_takes_it() {
        let policy = Policy {
            r#move: 60,
            ..POLICY
        };
        let clock = ran(&policy, &[(0, 0, 0)]).stopped(30_000);
        let clock = clock.given(&[10_000, -20_000]);
        assert_eq!(clock.spent, [20_000, 20_000]);
        assert_eq!(clock.left(&policy, 0, 30_000), Some(40_000));
        assert_eq!(clock.left(&policy, 1, 30_000), Some(60_000));
    }

    #[test]
    fn minutes_of_overtime_come_one_after_another_and_then_its_end() {
        let clock = ran(&POLICY, &[(0, 0, 1_000)]);
        let moments = [0, 10, 40, 50, 60].map(|charged| clock.moment(&POLICY, charged));
        let end = Some(401_000);
        assert_eq!(
            moments,
            [Some(101_000), Some(161_000), Some(341_000), end, end]
        );
        let free = Policy {
            penalty: 0,
            ..POLICY
        };
        assert_eq!(clock.moment(&free, 0), end);
        let is_up = |at| clock.is_up(&POLICY, 0, at);
        assert_eq!((is_up(400_999), is_up(401_000)), (false, true));
        assert_eq!(clock.stopped(2_000).moment(&POLICY, 0), None);
    }

    #[test]
    fn what_is_overdue_comes_when_the_clock_began_to_run() {
        let late = ran(&POLICY, &[(0, 0, 0), (1, 1, 120_000), (0, 2, 130_000)]);
        assert_eq!(late.moment(&POLICY, 0), Some(130_000));
    }

    #[test]
    fn every_begun_minute_counts() {
        let points = |over| overtime_points(over, 10);
        assert_eq!([points(-1), points(0), points(59_999)], [0, 10, 10]);
        assert_eq!([points(60_000), points(119_999)], [20, 20]);
        assert_eq!(points(i64::MAX), 10 * (i64::MAX / MINUTE + 1));
    }
}
