//! Where the depth ends: the rest of the game, played greedily by both.

use super::play_lists::{best, NO_PLAY};
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
        let ask = state.ask(ply);
        self.listing.prepare(&self.grid, ask);
        let lanes = ..self.grid.lanes();
        let greediest = best(&self.listing.greedy(ask)[lanes]);
        let out = best(&self.listing.out(ask)[lanes]);
        if greediest.1 == NO_PLAY {
            return (Step::Pass, false);
        }
        let hand = state.hands[state.mover];
        let left = self.listing.holdings[state.mover].value(hand);
        let staying = greediest.0 - self.endings.turned_per_point() * left - STAYING;
        if out.1 != NO_PLAY && self.going_out(state, out.1) >= staying {
            return (Step::Lay(out.1), true);
        }
        (
            Step::Lay(greediest.1),
            self.listing.play(greediest.1).used == hand,
        )
    }
}
