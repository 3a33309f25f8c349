//! Arithmetic of a game's clock, in milliseconds; no time of day is read.

/// Milliseconds of a minute.
pub const MINUTE: i64 = 60_000;

/// Points for being `over` milliseconds past zero, `penalty` a minute; negative: time is left.
///
/// Every begun minute counts, and zero itself begins the first (SV-06, A-10).
pub fn overtime_points(over: i64, penalty: i32) -> i64 {
    match over {
        ..0 => 0,
        _ => (over / MINUTE + 1).saturating_mul(penalty.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_begun_minute_counts() {
        let points = |over| overtime_points(over, 10);
        assert_eq!([points(-1), points(0), points(59_999)], [0, 10, 10]);
        assert_eq!([points(60_000), points(119_999)], [20, 20]);
        assert_eq!(points(i64::MAX), 10 * (i64::MAX / MINUTE + 1));
    }
}
