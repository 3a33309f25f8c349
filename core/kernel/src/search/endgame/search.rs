//! Alpha-beta over plays and passes.
//!
//! A value is the spread that the mover gains from a position on, settlement included; so it does
//! not depend on the way there, and the table serves every way. A value is *whole* if nothing it
//! rests on was cut off by the depth: then it is proved, however deep the search went.
//!
//! D. Knuth and R. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6(4), 1975.

use super::grid::Grid;
use super::hand::TileMask;
use super::hashing::mix;
use super::play_lists::{best, PlayId, PlayLists, Query, ScoredPlay, NO_PLAY};
use super::proof_numbers::ProofMemory;
use super::transposition::{Shared, Table};
use super::turns_to_end::{Endings, TurnsToEnd};
use crate::movegen::Play;
use std::sync::Arc;

/// Beyond every spread.
pub(super) const INFINITE: i32 = 1 << 22;
/// Nodes between two questions whether to stop.
const STOP_CHECK_INTERVAL: u64 = 32;
/// Turns looked ahead at most.
pub(super) const DEEPEST: usize = 62;

/// Why a search breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Interrupt {
    /// It was told to.
    Stopped,
    /// The table or the listing is full; go on when there is room.
    Crowded,
}

/// A value, and whether it is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchResult {
    pub value: i32,
    pub whole: bool,
}

/// What a position is beside its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub hands: [TileMask; 2],
    pub mover: usize,
    pub fuse: TurnsToEnd,
}

impl State {
    /// A question for the mover's plays.
    #[inline(always)]
    pub fn ask(&self, ply: usize) -> Query {
        Query {
            ply,
            player: self.mover,
            hand: self.hands[self.mover],
        }
    }

    /// Does each rack hold one tile?
    #[inline(always)]
    pub fn has_last_tiles(&self) -> bool {
        self.hands.iter().all(|hand| hand.is_power_of_two())
    }
}

/// Where a line of the search stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub state: State,
    /// Turns still looked ahead.
    pub depth: u32,
    /// Turns since the root.
    pub ply: usize,
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
    pub plays: Vec<ScoredPlay>,
    /// The best play that goes out.
    pub out: Option<PlayId>,
    /// Is the pass to be tried?
    pub pass: bool,
    /// What the choices that need not be tried gain at most.
    pub pruned_bound: i32,
}

/// A search under way.
pub(super) struct Search<'a> {
    pub grid: Grid<'a>,
    pub listing: PlayLists<'a>,
    pub endings: Endings<'a>,
    pub table: Arc<Table>,
    pub shared: Shared,
    /// How many threads fill the table.
    pub threads: usize,
    /// Which of them this is, from 0.
    pub number: usize,
    pub stop: &'a (dyn Fn() -> bool + Sync),
    pub nodes: u64,
    pub most_nodes: u64,
    /// Nodes after which the task at hand is given up.
    pub budget: u64,
    /// Places of the table that may still be taken before it is full.
    pub room: usize,
    pub choices: Vec<Choices>,
    pub killers: Vec<[u32; 2]>,
    pub proof_memory: ProofMemory,
    /// Best line found from each turn on.
    pub lines: Vec<Vec<Step>>,
}

impl<'a> Search<'a> {
    pub fn new(
        grid: Grid<'a>,
        listing: PlayLists<'a>,
        endings: Endings<'a>,
        shared: Shared,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Search<'a> {
        let table = shared.table();
        Search {
            grid,
            listing,
            endings,
            room: table.size() / 2,
            table,
            shared,
            threads: 1,
            number: 0,
            stop,
            nodes: 0,
            most_nodes: u64::MAX,
            budget: u64::MAX,
            choices: (0..=DEEPEST).map(|_| Choices::default()).collect(),
            killers: vec![[0; 2]; DEEPEST + 1],
            proof_memory: ProofMemory::new(),
            lines: vec![vec![]; DEEPEST + 2],
        }
    }

    /// What a position differs by from others.
    #[inline(always)]
    pub fn hash(&self, board: u64, state: &State) -> u64 {
        let hands = u64::from(state.hands[0]) << 32 | u64::from(state.hands[1]) << 16;
        let fuse = u64::from(state.fuse.passes) << 8 | u64::from(state.fuse.zeros);
        board ^ mix(hands | fuse) ^ mix(state.mover as u64 + 1)
    }

    /// Counts a position that is looked at.
    pub fn count(&mut self) -> Result<(), Interrupt> {
        self.nodes += 1;
        let most = self.most_nodes.min(self.budget);
        if self.nodes % STOP_CHECK_INTERVAL == 1 && (self.stop)() || self.nodes > most {
            return Err(Interrupt::Stopped);
        }
        match self.room == 0 && self.table.may_grow() || self.listing.is_full() {
            true => Err(Interrupt::Crowded),
            false => Ok(()),
        }
    }

    /// Makes room where there was none; true if the listing was cleared: plays have other numbers
    /// then.
    pub fn make_room(&mut self) -> bool {
        if self.room == 0 && self.table.may_grow() {
            let (table, before) = (self.shared.larger(&self.table), self.table.size());
            self.room = (table.size() / 2 - before / 2) / self.threads;
            self.table = table;
        }
        let full = self.listing.is_full();
        if full {
            self.listing.clear();
        }
        full
    }

    /// All plays of the mover, and the best one that goes out.
    pub fn gather(&mut self, state: &State, ply: usize, choices: &mut Choices) {
        choices.plays.clear();
        (choices.pass, choices.pruned_bound) = (true, -INFINITE);
        let ask = state.ask(ply);
        self.listing.prepare(&self.grid, ask);
        for lane in 0..self.grid.lanes() {
            let promises = self.listing.promises(ask, lane);
            choices.plays.extend_from_slice(promises);
        }
        let out = best(&self.listing.out(ask)[..self.grid.lanes()]);
        choices.out = (out.1 != NO_PLAY).then_some(out.1);
    }

    /// The mover's gain in going out by this play.
    pub fn going_out(&self, state: &State, id: PlayId) -> i32 {
        let other = 1 - state.mover;
        let left = self.listing.holdings[other].value(state.hands[other]);
        self.listing.play(id).score + self.endings.out(left)
    }

    /// The value of a position in which each rack holds one tile: who moves goes out or passes.
    ///
    /// Nothing changes until somebody goes out, so the passes that are left are unrolled from the
    /// last one on.
    pub fn last_tiles(&mut self, state: &State, ply: usize) -> i32 {
        let other = State {
            mover: 1 - state.mover,
            ..*state
        };
        let own = self.best_out(state, ply);
        let theirs = self.best_out(&other, ply + 1);
        let mut value = self.stuck(state);
        for turn in (0..state.fuse.passes).rev() {
            value = match turn % 2 {
                0 => own.map_or(value, |gain| gain.max(value)),
                _ => theirs.map_or(value, |gain| value.min(-gain)),
            };
        }
        value
    }

    /// The mover's gain in going out by its best play that does; None: there is none.
    fn best_out(&mut self, state: &State, ply: usize) -> Option<i32> {
        self.listing.prepare(&self.grid, state.ask(ply));
        let out = best(&self.listing.out(state.ask(ply))[..self.grid.lanes()]);
        (out.1 != NO_PLAY).then(|| self.going_out(state, out.1))
    }

    /// The mover's gain if the game ends by passes or scoreless turns.
    pub fn stuck(&self, state: &State) -> i32 {
        let [own, other] = [state.mover, 1 - state.mover]
            .map(|player| self.listing.holdings[player].value(state.hands[player]));
        self.endings.stuck(own, other)
    }

    /// The mover's gain by a step without points that ends the game where it stands; None: the game
    /// goes on.
    #[inline(always)]
    pub fn gain_of_end(&self, state: &State, step: Step) -> Option<i32> {
        let next = self.after(state, step);
        (next.fuse.passes == 0).then(|| -self.stuck(&next))
    }

    /// The points of a step, and what it changes the board's hash by.
    #[inline(always)]
    pub fn changes(&self, step: Step) -> (i32, u64) {
        match step {
            Step::Lay(id) => {
                let play = self.listing.play(id);
                (play.score, play.hash_delta)
            }
            Step::Pass => (0, 0),
        }
    }

    /// The position after a step that does not go out.
    #[inline(always)]
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

    /// The best line from this turn on is this step and the best line after it.
    pub fn extend_line(&mut self, ply: usize, step: Step) {
        let (before, behind) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(step);
        before[ply].extend_from_slice(&behind[0]);
    }

    /// Lays the tiles of a play in plain terms.
    pub fn lay_told(&mut self, play: &Play) {
        let (row, column) = (
            play.square as usize / self.grid.rules.width,
            play.square as usize % self.grid.rules.width,
        );
        match play.down {
            true => self.grid.lay(self.grid.rows() + column, row, &play.tiles),
            false => self.grid.lay(row, column, &play.tiles),
        }
    }

    /// Lays a play's tiles.
    pub fn lay(&mut self, id: PlayId) {
        let play = *self.listing.play(id);
        let tiles = self.listing.tiles(&play);
        self.grid.lay(play.lane.into(), play.start.into(), tiles);
    }
}
