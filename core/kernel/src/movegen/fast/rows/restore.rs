//! Going back to a board that was.
//!
//! A play touches about ten of thirty lanes. Copying only these back from a board kept aside is
//! several times as fast as copying the board, and needs no log.

use super::Lanes;

impl Lanes {
    /// The lanes touched since `forget_touched`, as bits.
    pub fn touched(&self) -> u64 {
        self.touched
    }

    /// From here on, no lane counts as touched.
    pub fn forget_touched(&mut self) {
        self.touched = 0;
    }

    /// Becomes the board `from`, which differs in the lanes touched and in `others` at most.
    /// What is known of crossing words stays known.
    pub fn go_back(&mut self, from: &Lanes, others: u64) {
        let mut rest = self.touched | others;
        while rest != 0 {
            let lane = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            self.lanes[lane].clone_from(&from.lanes[lane]);
        }
        self.cells.copy_from_slice(&from.cells);
        self.opening = from.opening;
        self.rules.shortest = from.rules.shortest;
        (self.touched, self.stale) = (0, from.stale);
    }
}
