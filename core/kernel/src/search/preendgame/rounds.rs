//! Choices taken through the contents of the bag, ever more thoroughly.

use super::contents::{locked, Contents, Worker};
use super::draws::Draw;
use super::ranking::{better, if_all_pass, Arm, TINY};
use super::{Outcome, PreEndgame, PreEndgameChoice, PreEndgameLimits, Question};
use crate::movegen::MoveGenerator;
use crate::search::endgame::EndgameRefusal;
use std::cmp::Ordering;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};

/// What a round may cost: positions of an endgame, and the most choices that are taken through it.
type Round = (u64, usize);
/// Rounds of spreads; the first is greedy play alone.
const FIRST: [Round; 2] = [(1, usize::MAX), (300, 24)];
/// Rounds until it is known who wins, and later until the spread is. The best alone is looked at to
/// the end: the others are refuted by its proof, which begins with what costs little.
const ROUNDS: [Round; 4] = [(3_000, 12), (30_000, 6), (300_000, 3), (u64::MAX, 1)];
/// So much more work than that of the round is worth trying on the best alone where it seems to win
/// with whatever is drawn: as a proof it makes the next rounds needless.
const AHEAD: u64 = 100;
/// Of the choices a round leaves one in so many for the next.
const KEPT: usize = 2;
/// After so many contents in a round, choices that are surely behind are left out …
const BLOCK: usize = 8;
/// … but not before so many.
const LEAST: usize = 16;
/// What may be spent, and when the searches of endgames stop.
pub(super) struct Work<'w> {
    pub limits: &'w PreEndgameLimits<'w>,
    /// Asks the limits, and whether the threads are called back.
    pub stop: &'w (dyn Fn() -> bool + Sync),
    pub ended: &'w AtomicBool,
}

/// A position, its choices, and how far they have been weighed.
pub(super) struct Weighing<'a, 'l> {
    pub(super) position: &'l PreEndgame<'a>,
    pub(super) contents: Contents<'l>,
    /// One for each thread.
    pub(super) generators: Vec<Mutex<&'l mut MoveGenerator>>,
    pub(super) all: f64,
    /// The best first; those that are still looked at are the first `live`.
    pub(super) arms: Mutex<Vec<Arm>>,
    pub(super) live: usize,
    pub(super) limits: &'l PreEndgameLimits<'l>,
    /// [`Work::stop`].
    pub(super) stop: &'l (dyn Fn() -> bool + Sync),
    /// Share of contents that are won if nobody lays any more, where that bounds a pass.
    pub(super) if_all_pass: Option<f64>,
    /// Are all plays among the choices, so that a pass is bounded by the best of them?
    pub(super) has_all_plays: bool,
    /// Positions looked at so far.
    pub(super) nodes: AtomicU64,
}

impl<'a: 'l, 'l> Weighing<'a, 'l> {
    pub fn new(
        position: &'l PreEndgame<'a>,
        generators: &'l mut [MoveGenerator],
        draws: Vec<Draw>,
        choices: Vec<PreEndgameChoice>,
        work: &'l Work<'l>,
    ) -> Weighing<'a, 'l> {
        let (count, live) = (draws.len(), choices.len());
        let if_all_pass = if_all_pass(position, &draws, &choices);
        let has_all_plays = if_all_pass.is_some() && position.are_all(&choices, &mut generators[0]);
        let arms: Vec<Arm> = choices
            .into_iter()
            .map(|one| Arm::new(one, count))
            .collect();
        Weighing {
            position,
            generators: generators.iter_mut().map(Mutex::new).collect(),
            all: draws.iter().map(|draw| draw.weight).sum(),
            contents: Contents::new(draws, work.ended),
            arms: Mutex::new(arms),
            live,
            limits: work.limits,
            stop: work.stop,
            if_all_pass,
            has_all_plays,
            nodes: AtomicU64::new(0),
        }
    }

    /// The choices as they are known now; whoever looks at them keeps other threads from it.
    pub(super) fn arms(&self) -> MutexGuard<'_, Vec<Arm>> {
        locked(&self.arms)
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// [`Contents::go_through`] with a thread for each generator.
    pub(super) fn go_through(
        &self,
        order: &[usize],
        work: impl Fn(&mut Worker<'_, 'l>) -> Result<bool, EndgameRefusal> + Sync,
    ) -> Result<bool, EndgameRefusal> {
        let stop = self.limits.stop;
        self.contents
            .go_through(order, &self.generators, stop, &work)
    }

    /// Rounds of spreads, rounds of who wins, the proof that no other choice wins more often (with
    /// `all_plays` no other play at all), and the spreads of those that win as often; all that as
    /// far as the limits allow.
    pub fn run(&mut self, all_plays: bool) -> Result<(), EndgameRefusal> {
        let finished = self.rounds(&FIRST, Question::Spread)?
            && match self.is_decidable() {
                true => self.find_leader()?,
                false => self.rounds(&ROUNDS, Question::Winner)?,
            }
            && self.refute()?
            && (!all_plays || self.compare_others()?)
            && self.rounds(&ROUNDS, Question::Spread)?;
        if finished {
            self.compare_equals()?;
        }
        Ok(())
    }

    /// Rounds of more and more positions and fewer and fewer choices; false if it was stopped.
    fn rounds(&mut self, rounds: &[Round], question: Question) -> Result<bool, EndgameRefusal> {
        for &(positions, choices) in rounds {
            self.live = self.live.min(choices);
            let finished = self.round(positions, question)?;
            self.sort(question);
            if !finished {
                return Ok(false);
            }
            if question == Question::Winner && self.always_wins(positions.saturating_mul(AHEAD))? {
                return Ok(true);
            }
            self.live = self.live.div_ceil(KEPT);
        }
        Ok(true)
    }

    /// Is the best choice proved to win with whatever is drawn, with so much work for each endgame?
    ///
    /// No other can win more often then, so nobody need know how often they do. It is tried where
    /// the best seems to win everything, before others are looked at more thoroughly.
    fn always_wins(&mut self, most: u64) -> Result<bool, EndgameRefusal> {
        let seems = |arm: &Arm| {
            let found = self.prospect(arm);
            found.covered.min(found.win) >= 1.0 - TINY && self.position.is_last_draw(&arm.choice)
        };
        if !self.arms().first().is_some_and(seems) {
            return Ok(false);
        }
        self.go_through(&self.open(0, Question::Winner), |worker| {
            if self.is_over() {
                return Ok(false);
            }
            let found = self.resolve(worker, 0, Question::Winner, most)?;
            Ok(found.is_some_and(|found| found.decided && found.win >= 1.0))
        })
    }

    pub(super) fn is_over(&self) -> bool {
        self.nodes() >= self.limits.nodes || (self.limits.stop)()
    }

    /// Takes the live choices through all contents, with so much work for each endgame; false if
    /// it was stopped. A content that only some of them have met by then does not count, unless
    /// none of them has met any.
    fn round(&mut self, most: u64, question: Question) -> Result<bool, EndgameRefusal> {
        let order: Vec<usize> = (0..self.contents.len()).collect();
        let (mut rest, partly) = (&order[..], Mutex::new(vec![]));
        while !rest.is_empty() {
            let seen = order.len() - rest.len();
            let size = match seen {
                _ if self.is_decidable() => rest.len(),
                0 => LEAST,
                _ => BLOCK,
            };
            let block;
            (block, rest) = rest.split_at(size.min(rest.len()));
            let finished = self.go_through(block, |worker| {
                let found = self.meet(worker, most, question)?;
                let is_whole = found.len() == self.live;
                if worker.draw == 0 && !is_whole {
                    *locked(&partly) = found;
                }
                Ok(is_whole)
            })?;
            if !finished {
                self.keep_first(partly.into_inner().unwrap_or_default());
                return Ok(false);
            }
            if block.len() == size && !self.is_decidable() {
                self.leave_out(seen + size);
            }
        }
        Ok(true)
    }

    /// Takes the live choices through a content, as many of them as there is time for. What they
    /// gain is noted if all were met, and of those that were met before if it is all that is asked.
    fn meet(
        &self,
        worker: &mut Worker<'_, 'l>,
        most: u64,
        question: Question,
    ) -> Result<Vec<Outcome>, EndgameRefusal> {
        let draw = worker.draw;
        let known: Vec<_> = {
            let arms = self.arms();
            arms[..self.live]
                .iter()
                .map(|arm| arm.outcomes[draw])
                .collect()
        };
        let mut found = Vec::with_capacity(known.len());
        for (arm, known) in known.into_iter().enumerate() {
            match known {
                Some(known) if question.is_answered(&known) => found.push(known),
                _ if self.is_over() => break,
                _ => found.push(self.look(worker, arm, question, most)?),
            }
            self.contents.trim(worker, self.generators.len());
            if self.is_broken_off(found.last(), question) {
                found.pop();
                break;
            }
        }
        let is_whole = found.len() == self.live;
        for (arm, outcome) in self.arms().iter_mut().zip(&found) {
            let is_better = arm.outcomes[draw].is_some() && question.is_answered(outcome);
            if is_whole || is_better {
                arm.outcomes[draw] = Some(*outcome);
            }
        }
        Ok(found)
    }

    /// At the end of the time: the very first content counts as far as it was met.
    fn keep_first(&self, found: Vec<Outcome>) {
        let mut arms = self.arms();
        if arms
            .iter()
            .all(|arm| arm.outcomes.iter().all(Option::is_none))
        {
            for (arm, outcome) in arms.iter_mut().zip(found) {
                arm.outcomes[0] = Some(outcome);
            }
        }
    }

    /// Solves what may win as often as the best, one after the other, for the one that gains most.
    fn compare_equals(&mut self) -> Result<(), EndgameRefusal> {
        let (count, late) = (self.arms().len(), AtomicBool::new(false));
        for at in 1..count {
            let leader = self.prospect(&self.arms()[0]);
            if leader.exact < 1.0 - TINY {
                return Ok(());
            }
            if !self.position.is_last_draw(&self.arms()[at].choice) {
                continue;
            }
            for question in [Question::Winner, Question::Spread] {
                self.go_through(&self.open(at, question), |worker| {
                    if self.prospect(&self.arms()[at]).most < leader.win - TINY {
                        return Ok(false);
                    }
                    if self.is_over() {
                        late.store(true, Relaxed);
                        return Ok(false);
                    }
                    self.resolve(worker, at, question, u64::MAX).map(|_| true)
                })?;
                if late.load(Relaxed) {
                    return Ok(());
                }
            }
            let found = self.prospect(&self.arms()[at]);
            if found.exact >= 1.0 - TINY && better(&found, &leader) == Ordering::Less {
                self.arms()[..=at].rotate_right(1);
            }
        }
        Ok(())
    }
}
