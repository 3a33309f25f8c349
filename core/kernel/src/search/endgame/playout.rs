//! Where the depth ends: the rest of the game, played greedily by both.

use super::play_lists::{NOTHING, NO_PLAY};
use super::search::{Search, State, Step};

/// What staying with tiles costs beside what they turn the spread by (as in `Equity::LastTiles`).
const STAYING: i32 = 10;

impl Search<'_> {
    /// The spread that the mover gains if both play greedily to the end.
    pub fn playout(&mut self, state: &State, ply: usize) -> i32 {
        let (mut now, mut total, mut sign, mut laid) = (*state, 0, 1, 0);
        let mut ply = ply;
        let value = loop {
            let (step, goes_out) = self.greedy(&now, ply);
            if let (Step::Lay(id), true) = (step, goes_out) {
                break self.going_out(&now, id);
            }
            let next = self.after(&now, step);
            if let Step::Lay(id) = step {
                total += sign * self.listing.play(id).score;
                self.lay(id);
                laid += 1;
            }
            (now, sign, ply) = (next, -sign, ply + 1);
            if now.fuse.passes == 0 {
                break self.stuck(&now);
            }
            if now.has_last_tiles() {
                break self.last_tiles(&now, ply);
            }
        };
        (0..laid).for_each(|_| self.grid.lift());
        total + sign * value
    }

    /// The greediest step, and whether it goes out.
    pub fn greedy(&mut self, state: &State, ply: usize) -> (Step, bool) {
        let (mut best, mut out) = (NOTHING, NOTHING);
        self.listing.prepare(&self.grid, state.ask(ply));
        for lane in 0..self.grid.lanes() {
            let part = self.listing.part(&self.grid, state.ask(ply), lane);
            if part.greedy.0 > best.0 {
                best = part.greedy;
            }
            if part.out.0 > out.0 {
                out = part.out;
            }
        }
        if best.1 == NO_PLAY {
            return (Step::Pass, false);
        }
        let hand = state.hands[state.mover];
        let left = self.listing.holdings[state.mover].value(hand);
        let staying = best.0 - self.endings.turned_per_point() * left - STAYING;
        if out.1 != NO_PLAY && self.going_out(state, out.1) >= staying {
            return (Step::Lay(out.1), true);
        }
        (Step::Lay(best.1), self.listing.play(best.1).used == hand)
    }
}
