//! Where the depth ends: the rest of the game, played greedily by both.

use super::listing::{PlayId, NO_PLAY};
use super::search::{Search, State, Step};

/// What staying with tiles costs beside twice their value (as in `Keeping::BagEmpty`).
const STAYING: i32 = 10;

impl Search<'_> {
    /// The spread that the mover gains if both play greedily to the end.
    pub fn playout(&mut self, state: &State) -> i32 {
        let (mut now, mut total, mut sign, mut laid) = (*state, 0, 1, 0);
        let value = loop {
            let (step, goes_out) = self.greedy(&now);
            if let (Step::Lay(id), true) = (step, goes_out) {
                break self.going_out(&now, id);
            }
            let next = self.after(&now, step);
            if let Step::Lay(id) = step {
                total += sign * self.listing.play(id).score;
                self.lay(id);
                laid += 1;
            }
            (now, sign) = (next, -sign);
            if now.fuse.passes == 0 {
                break self.stuck(&now);
            }
        };
        (0..laid).for_each(|_| self.grid.lift());
        total + sign * value
    }

    /// The greediest step, and whether it goes out.
    pub fn greedy(&mut self, state: &State) -> (Step, bool) {
        let (mover, hand) = (state.mover, state.hands[state.mover]);
        let (mut best, mut most) = (NO_PLAY, i32::MIN);
        let (mut out, mut most_out): (PlayId, i32) = (NO_PLAY, i32::MIN);
        for lane in 0..self.grid.lanes() {
            let part = self.listing.part(&self.grid, mover, lane, hand);
            if let Some(&id) = self.listing.ids(part).first() {
                if self.listing.play(id).promise > most {
                    (best, most) = (id, self.listing.play(id).promise);
                }
            }
            if part.out != NO_PLAY && self.listing.play(part.out).score > most_out {
                (out, most_out) = (part.out, self.listing.play(part.out).score);
            }
        }
        if best == NO_PLAY {
            return (Step::Pass, false);
        }
        let left = self.listing.holdings[mover].value(hand);
        let staying = most - 2 * left - STAYING;
        if out != NO_PLAY && (best == out || self.going_out(state, out) >= staying) {
            return (Step::Lay(out), true);
        }
        (Step::Lay(best), self.listing.play(best).used == hand)
    }
}
