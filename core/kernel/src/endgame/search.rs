//! Alpha-beta over plays and passes.
//!
//! A value is the spread that the mover gains from a position on, settlement included; so it does
//! not depend on the way there, and the table serves every way. A value is *whole* if nothing it
//! rests on was cut off by the depth: then it is proved, however deep the search went.

use super::fuse::{Endings, Fuse};
use super::grid::Grid;
use super::hand::Hand;
use super::listing::{Ask, Listing, PlayId, Promise, NO_PLAY, NOTHING};
use super::mix::mix;
use super::table::{Bound, Known, Table, WHOLE};
use std::sync::Arc;

/// Beyond every spread.
pub(super) const INFINITE: i32 = 1 << 22;
/// Nodes between two questions whether to stop.
const PATIENCE: u64 = 32;
/// Turns looked ahead at most.
pub(super) const DEEPEST: usize = 62;

/// Why a search breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// It was told to.
    Stopped,
    /// The table or the listing is full; go on when there is room.
    Crowded,
}

/// A value, and whether it is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub value: i32,
    pub whole: bool,
}

/// What a position is beside its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub hands: [Hand; 2],
    pub mover: usize,
    pub fuse: Fuse,
}

impl State {
    /// A question for the mover's plays.
    #[inline(always)]
    pub fn ask(&self, ply: usize) -> Ask {
        Ask {
            ply,
            player: self.mover,
            hand: self.hands[self.mover],
        }
    }
}

/// A play by its number, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Lay(PlayId),
    Pass,
}

/// The plays of one position in the order in which they are tried.
#[derive(Default)]
pub(super) struct Choices {
    /// Plays that may have to be tried.
    pub plays: Vec<Promise>,
    /// The best play that goes out.
    pub out: Option<PlayId>,
    /// Is the pass to be tried?
    pub pass: bool,
    /// What the choices that need not be tried gain at most.
    pub dismissed: i32,
}

/// A search under way.
pub(super) struct Search<'a> {
    pub grid: Grid<'a>,
    pub listing: Listing<'a>,
    pub endings: Endings<'a>,
    pub table: Arc<Table>,
    pub stop: &'a (dyn Fn() -> bool + Sync),
    pub nodes: u64,
    pub most_nodes: u64,
    /// Nodes after which the task at hand is given up.
    pub budget: u64,
    /// Places of the table that may still be taken before it is full.
    pub room: usize,
    choices: Vec<Choices>,
    killers: Vec<[u32; 2]>,
    /// Best line found from each turn on.
    pub lines: Vec<Vec<Step>>,
}

impl<'a> Search<'a> {
    pub fn new(
        grid: Grid<'a>,
        listing: Listing<'a>,
        endings: Endings<'a>,
        table: Arc<Table>,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Search<'a> {
        Search {
            grid,
            listing,
            endings,
            room: table.size() / 2,
            table,
            stop,
            nodes: 0,
            most_nodes: u64::MAX,
            budget: u64::MAX,
            choices: (0..=DEEPEST).map(|_| Choices::default()).collect(),
            killers: vec![[0; 2]; DEEPEST + 1],
            lines: vec![vec![]; DEEPEST + 2],
        }
    }

    /// What a position differs by from others.
    #[inline(always)]
    fn hash(&self, state: &State) -> u64 {
        let hands = u64::from(state.hands[0]) << 32 | u64::from(state.hands[1]) << 16;
        let fuse = u64::from(state.fuse.passes) << 8 | u64::from(state.fuse.zeros);
        self.grid.hash() ^ mix(hands | fuse) ^ mix(state.mover as u64 + 1)
    }

    fn count(&mut self) -> Result<(), Halt> {
        self.nodes += 1;
        let most = self.most_nodes.min(self.budget);
        if self.nodes % PATIENCE == 1 && (self.stop)() || self.nodes > most {
            return Err(Halt::Stopped);
        }
        match self.room == 0 && self.table.may_grow() || self.listing.is_full() {
            true => Err(Halt::Crowded),
            false => Ok(()),
        }
    }

    /// All plays of the mover, and the best one that goes out.
    pub fn gather(&mut self, state: &State, ply: usize, choices: &mut Choices) {
        choices.plays.clear();
        (choices.pass, choices.dismissed) = (true, -INFINITE);
        let mut out = NOTHING;
        self.listing.prepare(&self.grid, state.ask(ply));
        for lane in 0..self.grid.lanes() {
            let part = self.listing.part(&self.grid, state.ask(ply), lane);
            let promises = self.listing.promises(part);
            choices.plays.extend_from_slice(promises);
            if part.out.0 > out.0 {
                out = part.out;
            }
        }
        choices.out = (out.1 != NO_PLAY).then_some(out.1);
    }

    /// The mover's gain in going out by this play.
    pub fn going_out(&self, state: &State, id: PlayId) -> i32 {
        let other = 1 - state.mover;
        let left = self.listing.holdings[other].value(state.hands[other]);
        self.listing.play(id).score + self.endings.out(state.mover, left)
    }

    /// The mover's gain if the game ends by passes or scoreless turns.
    pub fn stuck(&self, state: &State) -> i32 {
        let [own, other] = [state.mover, 1 - state.mover]
            .map(|player| self.listing.holdings[player].value(state.hands[player]));
        self.endings.stuck(own, other)
    }

    /// The position after a step that does not go out.
    pub fn after(&self, state: &State, step: Step) -> State {
        let mut next = *state;
        next.mover = 1 - state.mover;
        match step {
            Step::Pass => next.fuse = self.endings.passed(state.fuse),
            Step::Lay(id) => {
                let play = self.listing.play(id);
                let hand = &mut next.hands[state.mover];
                *hand = self.listing.holdings[state.mover].after(*hand, play.used);
                next.fuse = self.endings.played(state.fuse, play.score);
            }
        }
        next
    }

    /// Lays a play's tiles.
    pub fn lay(&mut self, id: PlayId) {
        let play = *self.listing.play(id);
        let tiles = self.listing.tiles(&play);
        self.grid.lay(play.lane.into(), play.start.into(), tiles);
    }

    /// The value of one step that does not go out, with its points.
    pub fn try_step(
        &mut self,
        state: &State,
        step: Step,
        depth: u32,
        ply: usize,
        window: (i32, i32),
    ) -> Result<Found, Halt> {
        let next = self.after(state, step);
        let points = match step {
            Step::Lay(id) => self.listing.play(id).score,
            Step::Pass => 0,
        };
        self.lines[ply + 1].clear();
        if next.fuse.passes == 0 {
            let value = points - self.stuck(&next);
            return Ok(Found { value, whole: true });
        }
        if let Step::Lay(id) = step {
            self.lay(id);
        }
        let (alpha, beta) = (points - window.1, points - window.0);
        let found = self.node(&next, depth - 1, ply + 1, alpha, beta);
        if let Step::Lay(_) = step {
            self.grid.lift();
        }
        let found = found?;
        Ok(Found {
            value: points - found.value,
            ..found
        })
    }

    /// As [`Search::try_step`], first asking only whether it beats `window.0`.
    pub fn try_later(
        &mut self,
        state: &State,
        step: Step,
        depth: u32,
        ply: usize,
        window: (i32, i32),
    ) -> Result<Found, Halt> {
        let narrow = (window.0, window.0 + 1);
        let found = self.try_step(state, step, depth, ply, narrow)?;
        if found.value > window.0 && found.value < window.1 {
            return self.try_step(state, step, depth, ply, window);
        }
        Ok(found)
    }

    /// The value of a position within a window.
    fn node(
        &mut self,
        state: &State,
        depth: u32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> Result<Found, Halt> {
        self.count()?;
        let hash = self.hash(state);
        let known = self.table.get(hash);
        if let Some(found) = known.and_then(|known| answer(known, depth, alpha, beta)) {
            return Ok(found);
        }
        if depth == 0 || ply >= DEEPEST {
            let value = self.playout(state, ply);
            return Ok(Found {
                value,
                whole: false,
            });
        }
        let mut choices = std::mem::take(&mut self.choices[ply]);
        self.gather(state, ply, &mut choices);
        let hint = known.map_or(0, |known| known.signature);
        self.dismiss(state, ply, alpha, &mut choices);
        self.order(&mut choices, ply, hint);
        let found = self.choose(state, depth, ply, (alpha, beta), &choices);
        self.choices[ply] = choices;
        let (found, best) = found?;
        self.keep(hash, depth, (alpha, beta), found, best);
        Ok(found)
    }

    /// Tries the choices one after another.
    pub fn choose(
        &mut self,
        state: &State,
        depth: u32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        choices: &Choices,
    ) -> Result<(Found, Step), Halt> {
        let mut best = (-INFINITE, Step::Pass);
        let mut whole = true;
        if let Some(id) = choices.out {
            best = (self.going_out(state, id), Step::Lay(id));
            self.lines[ply + 1].clear();
            self.extend_line(ply, best.1);
            if best.0 >= beta {
                return Ok((self.found(best.0, true), best.1));
            }
            alpha = alpha.max(best.0);
        }
        let plays = choices.plays.iter().map(|&(_, id)| Step::Lay(id));
        let passes = choices.pass.then_some(Step::Pass);
        let mut first = choices.out.is_none();
        for step in plays.chain(passes) {
            let found = match std::mem::take(&mut first) {
                true => self.try_step(state, step, depth, ply, (alpha, beta))?,
                false => self.try_later(state, step, depth, ply, (alpha, beta))?,
            };
            whole &= found.whole;
            if found.value > best.0 {
                best = (found.value, step);
                if found.value > alpha {
                    alpha = found.value;
                    self.extend_line(ply, step);
                }
                if found.value >= beta {
                    self.note_killer(ply, step);
                    return Ok((found, step));
                }
            }
        }
        Ok((self.found(best.0.max(choices.dismissed), whole), best.1))
    }

    fn found(&self, value: i32, whole: bool) -> Found {
        Found { value, whole }
    }

    /// The best line from this turn on is this step and the best line after it.
    pub fn extend_line(&mut self, ply: usize, step: Step) {
        let (before, behind) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(step);
        before[ply].extend_from_slice(&behind[0]);
    }

    fn keep(&mut self, hash: u64, depth: u32, window: (i32, i32), found: Found, best: Step) {
        let bound = match found.value {
            value if value >= window.1 => Bound::Lower,
            value if value <= window.0 => Bound::Upper,
            _ => Bound::Exact,
        };
        let known = Known {
            value: found.value,
            bound,
            depth: if found.whole { WHOLE } else { depth },
            signature: match best {
                Step::Lay(id) => self.listing.play(id).signature,
                Step::Pass => 0,
            },
        };
        let free = self.table.put(hash, known);
        self.room = self.room.saturating_sub(free as usize);
    }

    fn note_killer(&mut self, ply: usize, step: Step) {
        let Step::Lay(id) = step else { return };
        let signature = self.listing.play(id).signature;
        let killers = &mut self.killers[ply];
        if killers[0] != signature {
            *killers = [signature, killers[0]];
        }
    }

    /// The most promising first: what was best here before, what refuted a neighbour, points.
    fn order(&mut self, choices: &mut Choices, ply: usize, hint: u32) {
        let killers = self.killers[ply];
        for (weight, id) in &mut choices.plays {
            let signature = self.listing.play(*id).signature;
            if signature == hint {
                *weight += 1 << 20;
            } else if killers.contains(&signature) {
                *weight += 1 << 16;
            }
        }
        let order = |a: &(i32, PlayId), b: &(i32, PlayId)| b.0.cmp(&a.0).then(a.1.cmp(&b.1));
        choices.plays.sort_unstable_by(order);
    }
}

/// What the table's entry says already.
#[inline(always)]
fn answer(known: Known, depth: u32, alpha: i32, beta: i32) -> Option<Found> {
    let cuts = match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.value >= beta,
        Bound::Upper => known.value <= alpha,
    };
    (known.depth >= depth && cuts).then_some(Found {
        value: known.value,
        whole: known.depth == WHOLE,
    })
}
