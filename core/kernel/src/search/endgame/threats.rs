//! Plays that need not be tried, because the opponent goes out after them.
//!
//! If the opponent holds a play that goes out, and a play of the mover leaves the squares of that one as
//! they are, then the opponent can answer with it. So the mover gains at most the points of its play,
//! less what the opponent gains in going out. Where that is not enough, nothing more need be known.

use super::play_lists::{PlayId, StoredPlay, NOTHING};
use super::search::{Choices, Search, State, Step, INFINITE};
use crate::rules::tile::EMPTY;

/// Threats looked at: a play in the lane of the best one is measured by the next.
const THREATS: usize = 6;

/// A play of the opponent that goes out.
#[derive(Clone, Copy, Default)]
struct Threat {
    points: i32,
    lane: usize,
    /// Squares of the lane on which it lays tiles, as bits.
    laid: u64,
    /// Squares of the lane on which no other tile may come: those, and the two at its ends.
    kept_free: u64,
}

/// The best plays of the opponent that go out, of different lanes, best first.
pub(super) struct Threats {
    each: [Threat; THREATS],
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
        let Some(&best) = threats.each[..threats.count].first() else {
            return;
        };
        let mut pruned_bound = choices.pruned_bound;
        choices.plays.retain(|&(_, id)| {
            let most = self.most(state, &threats, Step::Lay(id), floor);
            if most <= floor {
                pruned_bound = pruned_bound.max(most);
            }
            most > floor
        });
        choices.pruned_bound = pruned_bound;
        if state.fuse.passes > 1 {
            let held = self.listing.holdings[state.mover].value(state.hands[state.mover]);
            let most = -best.points - self.endings.out(held);
            choices.pass = most > floor;
            if !choices.pass {
                choices.pruned_bound = choices.pruned_bound.max(most);
            }
        }
    }

    /// The best plays of the opponent that go out, of different lanes.
    pub fn threats(&mut self, state: &State, ply: usize) -> Threats {
        let mut threats = Threats {
            each: [Threat::default(); THREATS],
            count: 0,
        };
        let other = State {
            mover: 1 - state.mover,
            ..*state
        };
        self.listing.prepare(&self.grid, other.ask(ply + 1));
        let out = &self.listing.out(other.ask(ply + 1))[..self.grid.lanes()];
        for &(points, id) in out {
            if threats.takes(points) {
                threats.add(self.threat(id));
            }
        }
        threats
    }

    fn threat(&self, id: PlayId) -> Threat {
        let play = self.listing.play(id);
        let tiles = self.listing.tiles(play).iter().enumerate();
        let laid = tiles.filter(|(_, &tile)| tile != EMPTY);
        let laid = laid.fold(0, |laid, (i, _)| laid | bit(play.start as usize + i));
        let (before, after) = (play.start as usize, (play.start + play.length) as usize);
        Threat {
            points: play.score,
            lane: play.lane.into(),
            laid,
            kept_free: laid | bit(before) >> 1 | bit(after),
        }
    }

    /// What a step gains at most, if that is no more than `floor`; else [`INFINITE`].
    #[inline(always)]
    pub fn most(&self, state: &State, threats: &Threats, step: Step, floor: i32) -> i32 {
        let Step::Lay(id) = step else {
            return INFINITE;
        };
        let (play, hand) = (self.listing.play(id), state.hands[state.mover]);
        if play.used == hand {
            return INFINITE;
        }
        let holding = &self.listing.holdings[state.mover];
        let left = holding.value(hand) - holding.value(play.used);
        let gain = play.score - self.endings.out(left);
        for threat in &threats.each[..threats.count] {
            let most = gain - threat.points;
            // (those that follow are for fewer points)
            if most > floor {
                break;
            }
            if !self.touches(play, threat) {
                let ends = self.endings.played(state.fuse, play.score).passes == 0;
                return if ends { INFINITE } else { most };
            }
        }
        INFINITE
    }

    /// May a play make a threat impossible, or change its points?
    #[inline(always)]
    fn touches(&self, play: &StoredPlay, threat: &Threat) -> bool {
        let (own, start, length) = (
            play.lane as usize,
            play.start as usize,
            play.length as usize,
        );
        let (rows, lane) = (self.grid.rows(), threat.lane);
        let tiles = self.listing.tiles(play);
        if (own < rows) != (lane < rows) {
            // a lane across the play: a tile comes to lie in it, or a word ends right beside it
            let (at, square) = if lane < rows {
                (lane, own - rows)
            } else {
                (lane - rows, own)
            };
            return match at.checked_sub(start).map(|i| (i, tiles.get(i))) {
                Some((_, Some(&tile))) => tile != EMPTY && threat.kept_free & bit(square) != 0,
                Some((i, None)) => i == length && threat.laid & bit(square) != 0,
                None => at + 1 == start && threat.laid & bit(square) != 0,
            };
        }
        let laid = tiles.iter().enumerate();
        let mut laid = laid
            .filter(|(_, &tile)| tile != EMPTY)
            .map(|(i, _)| start + i);
        match own == lane {
            true => laid.any(|i| threat.kept_free & bit(i) != 0),
            false => laid.any(|i| threat.laid & bit(i) != 0 && self.grid.ends_at(own, i, lane)),
        }
    }
}

/// The bit of a square of a lane.
#[inline(always)]
fn bit(square: usize) -> u64 {
    1 << square
}

impl Threats {
    /// Is there such a play at all, and is it among the best?
    fn takes(&self, points: i32) -> bool {
        let last = self.each[THREATS - 1];
        points > NOTHING.0 && (self.count < THREATS || points > last.points)
    }

    fn add(&mut self, threat: Threat) {
        let mut at = self.count.min(THREATS);
        while at > 0 && self.each[at - 1].points < threat.points {
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
