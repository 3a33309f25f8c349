//! Who came before whom.

/// The place of each player, from 1; equal totals share it. Those who are `out` (they gave up, or
/// lost on time) come after all others.
///
/// Decides IS-02, FI-39.
pub fn places(totals: &[i32], out: &[bool]) -> Vec<usize> {
    let ranks = || out.iter().zip(totals).map(|(&out, &total)| (!out, total));
    ranks()
        .map(|own| 1 + ranks().filter(|&other| other > own).count())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_come_first_and_equal_ones_share_a_place() {
        let places = |totals: &[i32]| places(totals, &[false; 4][..totals.len()]);
        assert_eq!(places(&[300, 301]), [2, 1]);
        assert_eq!(places(&[-4, -4]), [1, 1]);
        assert_eq!(places(&[7, 9, 9, 8]), [4, 1, 1, 3]);
    }

    #[test]
    fn who_is_out_comes_last_whatever_the_points() {
        assert_eq!(places(&[400, 10], &[true, false]), [2, 1]);
        assert_eq!(places(&[1, 5, 3], &[false, true, true]), [1, 2, 3]);
    }
}
