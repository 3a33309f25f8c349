//! A slot's bound with the letters of its crossed squares in mind.

use super::row::SlotRow;
use super::slot::{class_of, Slot};
use super::subracks::Subracks;
use super::SIDE;
use crate::support::bits::bits;
use crate::support::simd::{dot, take_out, Eight};

/// What a slot can give at most.
pub(super) struct TightBound {
    pub base: i32,
    pub multipliers: Eight,
    /// Subracks with a letter for each crossed square, as bits.
    pub holding: u64,
}

/// None if the slot cannot be as good as `best`.
#[inline(always)]
pub(super) fn tighten(
    rack: &Subracks,
    fitting: &[u8; SIDE + 1],
    lane: &SlotRow,
    slot: &Slot,
    best: i32,
) -> Option<TightBound> {
    let crossed = slot.filled & lane.crossed;
    let count = slot.count();
    let mut tight = TightBound {
        base: i32::from(slot.base),
        multipliers: slot.multipliers,
        holding: !0,
    };
    if crossed == 0 {
        return Some(tight);
    }
    // every crossed square needs a letter that fits; the best of them bounds its share
    let (mut share, mut free) = (0, slot.multipliers);
    for square in bits(crossed) {
        let fits = fitting[square];
        tight.holding &= rack.parts[count].holding(fits | rack.blank);
        let highest = rack.letter_values[(u32::from(fits) | 128).trailing_zeros() as usize];
        let multiplier = lane.multiplier(square, slot.multiplier);
        share += i32::from(multiplier * highest);
        take_out(&mut free, multiplier);
    }
    let bound = tight.base + share + dot(&free, &rack.values);
    if bound * 1000 + rack.best_leave[class_of(count, 0) as usize] < best || tight.holding == 0 {
        return None;
    }
    if bound < tight.base + dot(&tight.multipliers, &rack.values) {
        tight.base += share;
        tight.multipliers = free;
    }
    Some(tight)
}
