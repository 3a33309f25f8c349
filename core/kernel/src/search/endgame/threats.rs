//! Plays that need not be tried, because the opponent goes out after them.
//!
//! If the opponent holds a play that goes out, and a play of the mover leaves that play's lane as
//! it is, then the opponent can answer with it. So the mover gains at most the points of its play,
//! less what the opponent gains in going out. Where that is not enough, nothing more need be known.

use super::play_lists::{StoredPlay, NOTHING};
use super::search::{Choices, Search, State, Step, INFINITE};
use crate::rules::tile::EMPTY;

/// Threats looked at: a play in the lane of the best one is measured by the next.
const THREATS: usize = 6;

/// The best plays of the opponent that go out, of different lanes, best first.
pub(super) struct Threats {
    /// Points and lane.
    each: [(i32, usize); THREATS],
    count: usize,
}

impl Search<'_> {
    /// Takes out the plays that cannot gain more than `alpha`, and those that go out: of these
    /// only the best counts.
    pub fn prune_by_threats(
        &mut self,
        state: &State,
        ply: usize,
        alpha: i32,
        choices: &mut Choices,
    ) {
        let floor = choices
            .out
            .map_or(alpha, |id| alpha.max(self.going_out(state, id)));
        let threats = self.threats(state, ply);
        let hand = state.hands[state.mover];
        let mut pruned_bound = choices.pruned_bound;
        choices.plays.retain(|&(_, id)| {
            let play = self.listing.play(id);
            let most = match play.used == hand {
                true => return false,
                false => self.most(state, &threats, Step::Lay(id)),
            };
            if most <= floor {
                pruned_bound = pruned_bound.max(most);
            }
            most > floor
        });
        choices.pruned_bound = pruned_bound;
        if let (Some(&threat), true) =
            (threats.each[..threats.count].first(), state.fuse.passes > 1)
        {
            let most = -self.answer(state, hand, threat.0);
            choices.pass = most > floor;
            if !choices.pass {
                choices.pruned_bound = choices.pruned_bound.max(most);
            }
        }
    }

    /// The best plays of the opponent that go out, of different lanes.
    pub fn threats(&mut self, state: &State, ply: usize) -> Threats {
        let mut threats = Threats {
            each: [(0, 0); THREATS],
            count: 0,
        };
        let other = State {
            mover: 1 - state.mover,
            ..*state
        };
        self.listing.prepare(&self.grid, other.ask(ply + 1));
        for lane in 0..self.grid.lanes() {
            let part = self.listing.part(&self.grid, other.ask(ply + 1), lane);
            if part.out.0 > NOTHING.0 {
                threats.add((part.out.0, lane));
            }
        }
        threats
    }

    /// What the opponent gains by going out for these points when the mover holds `left`.
    #[inline(always)]
    fn answer(&self, state: &State, left: super::hand::TileMask, points: i32) -> i32 {
        let left = self.listing.holdings[state.mover].value(left);
        points + self.endings.out(1 - state.mover, left)
    }

    /// What a step gains at most.
    #[inline(always)]
    pub fn most(&self, state: &State, threats: &Threats, step: Step) -> i32 {
        let Step::Lay(id) = step else {
            return INFINITE;
        };
        let play = self.listing.play(id);
        if play.used == state.hands[state.mover] {
            return INFINITE;
        }
        let each = threats.each[..threats.count].iter();
        let mut left = each.filter(|threat| !self.touches(play, threat.1));
        match left.next() {
            Some(threat) if self.after(state, step).fuse.passes > 0 => {
                let hand = self.after(state, step).hands[state.mover];
                play.score - self.answer(state, hand, threat.0)
            }
            _ => INFINITE,
        }
    }

    /// May a play change what can be laid in a lane?
    #[inline(always)]
    fn touches(&self, play: &StoredPlay, lane: usize) -> bool {
        let (own, start, length) = (
            play.lane as usize,
            play.start as usize,
            play.length as usize,
        );
        let rows = self.grid.rows();
        if (own < rows) != (lane < rows) {
            // a lane across the play: within it, or right at its ends
            let at = if lane < rows { lane } else { lane - rows };
            return (start..start + length + 2).contains(&(at + 1));
        }
        let tiles = self.listing.tiles(play).iter().enumerate();
        let mut laid = tiles.filter(|(_, &tile)| tile != EMPTY);
        own == lane || laid.any(|(i, _)| self.grid.ends_at(own, start + i, lane))
    }
}

impl Threats {
    fn add(&mut self, threat: (i32, usize)) {
        let mut at = self.count.min(THREATS);
        while at > 0 && self.each[at - 1].0 < threat.0 {
            if at < THREATS {
                self.each[at] = self.each[at - 1];
            }
            at -= 1;
        }
        if at < THREATS {
            self.each[at] = threat;
            self.count = (self.count + 1).min(THREATS);
        }
    }
}
