//! One position of the search: its choices tried one after another.
//!
//! The first choice is searched with the whole window, a later one with a window of nothing first:
//! principal variation search (T. Marsland and M. Campbell, 1982), or NegaScout (A. Reinefeld, 1983).

use super::play_lists::{best, lane_of, Hint, PlayId, Query, ScoredPlay, Signature, NO_PLAY};
use super::search::{
    Choices, Interrupt, Search, SearchResult, State, Step, Turn, DEEPEST, INFINITE,
};
use super::transposition::{Bound, Entry, WHOLE};

/// Turns from the root on at which threads begin with other plays each.
const SPLIT_PLIES: usize = 4;

/// What a position's choices have come to so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub alpha: i32,
    pub beta: i32,
    pub best: i32,
    pub step: Step,
    /// Is all proved so far?
    pub whole: bool,
    tried: bool,
}

impl Tally {
    pub fn new((alpha, beta): (i32, i32)) -> Tally {
        Tally {
            alpha,
            beta,
            best: -INFINITE,
            step: Step::Pass,
            whole: true,
            tried: false,
        }
    }

    /// Is it good enough that the opponent will not let it come to this?
    fn cuts(&self) -> bool {
        self.best >= self.beta
    }
}

impl Search<'_> {
    /// The value of one step that does not go out, with its points.
    pub fn try_step(
        &mut self,
        turn: &Turn,
        step: Step,
        window: (i32, i32),
    ) -> Result<SearchResult, Interrupt> {
        let (points, hash_delta) = self.changes(step);
        let next = Turn {
            state: self.after(&turn.state, step),
            depth: turn.depth - 1,
            ply: turn.ply + 1,
        };
        self.lines[next.ply].clear();
        let window = (points - window.1, points - window.0);
        let found = match next.state.fuse.passes {
            0 => SearchResult {
                value: self.stuck(&next.state),
                whole: true,
            },
            _ => self.reach(&next, step, hash_delta, window)?,
        };
        Ok(SearchResult {
            value: points - found.value,
            ..found
        })
    }

    /// The value of the position behind a step, from the table if it can tell.
    fn reach(
        &mut self,
        next: &Turn,
        step: Step,
        hash_delta: u64,
        window: (i32, i32),
    ) -> Result<SearchResult, Interrupt> {
        let hash = self.hash(self.grid.hash() ^ hash_delta, &next.state);
        let known = self.table.get(hash);
        if let Some(found) = known.and_then(|known| answer(known, next.depth, window)) {
            return Ok(found);
        }
        self.count()?;
        if let Step::Lay(id) = step {
            self.lay(id);
        }
        let found = if next.state.has_last_tiles() {
            let value = self.last_tiles(&next.state, next.ply);
            let found = SearchResult { value, whole: true };
            self.keep(
                hash,
                next.depth,
                (-INFINITE, INFINITE),
                found,
                Step::Pass,
                1,
            );
            Ok(found)
        } else if next.depth == 0 || next.ply >= DEEPEST {
            Ok(SearchResult {
                value: self.playout(&next.state, next.ply),
                whole: false,
            })
        } else {
            self.node(next, hash, known.map_or(0, |known| known.best), window)
        };
        if let Step::Lay(_) = step {
            self.grid.lift();
        }
        found
    }

    /// As [`Search::try_step`], first asking only whether it beats `window.0`.
    pub fn try_later(
        &mut self,
        turn: &Turn,
        step: Step,
        window: (i32, i32),
    ) -> Result<SearchResult, Interrupt> {
        let narrow = (window.0, window.0 + 1);
        let found = self.try_step(turn, step, narrow)?;
        if found.value > window.0 && found.value < window.1 {
            return self.try_step(turn, step, window);
        }
        Ok(found)
    }

    /// The value of a position within a window. The table hints at the best play.
    fn node(
        &mut self,
        turn: &Turn,
        hash: u64,
        hint: u32,
        window: (i32, i32),
    ) -> Result<SearchResult, Interrupt> {
        let (mut tally, before) = (Tally::new(window), self.nodes);
        self.listing.prepare(&self.grid, turn.state.ask(turn.ply));
        self.choose(turn, hint, &mut tally)?;
        let found = SearchResult {
            value: tally.best,
            whole: tally.whole,
        };
        let work = self.nodes - before;
        self.keep(hash, turn.depth, window, found, tally.step, work);
        Ok(found)
    }

    /// Goes out if that is enough, tries one promising play, then the others.
    pub fn choose(&mut self, turn: &Turn, hint: u32, tally: &mut Tally) -> Result<(), Interrupt> {
        let (first, out) = self.first(turn.state.ask(turn.ply), hint);
        if out.1 != NO_PLAY {
            tally.best = self.going_out(&turn.state, out.1);
            tally.step = Step::Lay(out.1);
            tally.alpha = tally.alpha.max(tally.best);
            self.lines[turn.ply + 1].clear();
            self.extend_line(turn.ply, tally.step);
        }
        if let (Some(id), false) = (first, tally.cuts()) {
            self.attempt(turn, Step::Lay(id), tally)?;
        }
        if !tally.cuts() {
            let mut choices = std::mem::take(&mut self.choices[turn.ply]);
            let done = self.try_all(turn, &mut choices, first, tally);
            self.choices[turn.ply] = choices;
            done?;
        }
        Ok(())
    }

    fn try_all(
        &mut self,
        turn: &Turn,
        choices: &mut Choices,
        first: Option<PlayId>,
        tally: &mut Tally,
    ) -> Result<(), Interrupt> {
        self.gather(&turn.state, turn.ply, choices);
        choices.plays.retain(|&(_, id)| Some(id) != first);
        self.prune_by_threats(&turn.state, turn.ply, tally.alpha, choices);
        self.order(choices, turn.ply);
        let plays = choices.plays.iter().map(|&(_, id)| Step::Lay(id));
        for step in plays.chain(choices.pass.then_some(Step::Pass)) {
            self.attempt(turn, step, tally)?;
            if tally.cuts() {
                return Ok(());
            }
        }
        tally.best = tally.best.max(choices.pruned_bound);
        Ok(())
    }

    /// Tries a step and counts it in.
    fn attempt(&mut self, turn: &Turn, step: Step, tally: &mut Tally) -> Result<(), Interrupt> {
        let window = (tally.alpha, tally.beta);
        let later = std::mem::replace(&mut tally.tried, true) || tally.best > -INFINITE;
        let found = match later {
            true => self.try_later(turn, step, window)?,
            false => self.try_step(turn, step, window)?,
        };
        tally.whole &= found.whole;
        if found.value > tally.best {
            (tally.best, tally.step) = (found.value, step);
            if found.value > tally.alpha {
                tally.alpha = found.value;
                self.extend_line(turn.ply, step);
            }
            if tally.cuts() {
                tally.whole = found.whole;
                self.note_killer(turn.ply, step);
            }
        }
        Ok(())
    }

    /// The play with this signature at the root, if the mover can lay it. Of the plays of a lane
    /// that go out only the best is found.
    pub fn find_play(&mut self, state: &State, signature: Signature) -> Option<PlayId> {
        let (ask, lane) = (state.ask(0), lane_of(signature as Hint));
        self.listing.prepare_lanes(&self.grid, ask, lane..lane + 1);
        let out = Some(self.listing.out(ask)[lane].1).filter(|&id| id != NO_PLAY);
        let promises = self.listing.promises(ask, lane).iter();
        let mut ids = out.into_iter().chain(promises.map(|&(_, id)| id));
        ids.find(|&id| self.listing.play(id).signature == signature)
    }

    fn find_in_lane(&self, ask: Query, hint: Hint) -> Option<PlayId> {
        let promises = self.listing.promises(ask, lane_of(hint));
        let mut ids = promises.iter().map(|&(_, id)| id);
        ids.find(|&id| self.listing.play(id).signature as Hint == hint)
    }

    /// A play to try before all others are looked at, and the best one that goes out.
    fn first(&mut self, ask: Query, hint: Hint) -> (Option<PlayId>, ScoredPlay) {
        let lanes = ..self.grid.lanes();
        let first = best(&self.listing.first(ask)[lanes]);
        let out = best(&self.listing.out(ask)[lanes]);
        let hinted = (hint != 0).then(|| self.find_in_lane(ask, hint)).flatten();
        let first = (first.1 != NO_PLAY).then_some(first.1);
        (hinted.or(first), out)
    }

    /// Puts into the table what was found of a position within a window, by looking at `work` others.
    pub fn keep(
        &mut self,
        hash: u64,
        depth: u32,
        window: (i32, i32),
        found: SearchResult,
        best: Step,
        work: u64,
    ) {
        let bound = match found.value {
            value if value >= window.1 => Bound::Lower,
            value if value <= window.0 => Bound::Upper,
            _ => Bound::Exact,
        };
        let known = Entry {
            value: found.value,
            bound,
            depth: if found.whole { WHOLE } else { depth },
            best: self.signature(best) as Hint,
        };
        let free = self.table.put(hash, known, work);
        self.room = self.room.saturating_sub(free as usize);
    }

    fn note_killer(&mut self, ply: usize, step: Step) {
        let signature = self.signature(step) as Hint;
        let killers = &mut self.killers[ply];
        if signature != 0 && killers[0] != signature {
            *killers = [signature, killers[0]];
        }
    }

    /// The most promising first: what refuted a neighbour, points.
    fn order(&mut self, choices: &mut Choices, ply: usize) {
        let killers = self.killers[ply];
        for (weight, id) in &mut choices.plays {
            if killers.contains(&(self.listing.play(*id).signature as Hint)) {
                *weight += 1 << 16;
            }
        }
        let order = |a: &ScoredPlay, b: &ScoredPlay| b.0.cmp(&a.0).then(a.1.cmp(&b.1));
        choices.plays.sort_unstable_by(order);
        if self.number > 0 && ply <= SPLIT_PLIES {
            let count = choices.plays.len();
            choices
                .plays
                .rotate_left(self.number * count / self.threads);
        }
    }
}

/// What the table's entry says already.
#[inline(always)]
fn answer(known: Entry, depth: u32, (alpha, beta): (i32, i32)) -> Option<SearchResult> {
    let cuts = match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.value >= beta,
        Bound::Upper => known.value <= alpha,
    };
    (known.depth >= depth && cuts).then_some(SearchResult {
        value: known.value,
        whole: known.depth == WHOLE,
    })
}
