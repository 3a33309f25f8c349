//! Sets of small numbers, a bit each.

/// The numbers of the bits that are set, from the lowest on.
#[inline(always)]
pub(crate) fn bits(set: impl Into<u64>) -> impl Iterator<Item = usize> {
    let mut rest = set.into();
    std::iter::from_fn(move || {
        let next = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_of_a_set_come_from_the_lowest_on() {
        assert_eq!(bits(0u16).count(), 0);
        assert_eq!(bits(0b1001_0010u16).collect::<Vec<_>>(), [1, 4, 7]);
        assert_eq!(bits(1u64 << 63 | 1).collect::<Vec<_>>(), [0, 63]);
        assert_eq!(bits(u64::MAX).count(), 64);
    }
}
