//! Rollouts in blocks, blocks in rounds.

use super::best_arm::{self, ArmEstimate, Blocks, LEAST};
use super::outcome::CERTAIN;
use super::rollout::{RolloutPlan, RolloutRunner, Stop};
use super::tally::Tally;
use super::SimulationSettings;
use std::sync::Mutex;

/// Rollouts in a block.
pub(super) const BLOCK: u64 = 8;

/// A block of a candidate, and how far it has come.
#[derive(Clone, Debug)]
struct Work {
    candidate: usize,
    block: usize,
    done: Tally,
}

/// What has been played, and what is to be played next.
///
/// A round is planned from the blocks before it, all of them complete. So the rollouts played are
/// a matter of their number only; threads and interruptions change nothing.
#[derive(Clone, Debug)]
pub(super) struct Rounds {
    tallies: Vec<Tally>,
    blocks: Vec<Blocks>,
    /// What is left of the round.
    open: Vec<Work>,
    verdict: ArmEstimate,
    settings: SimulationSettings,
}

impl Rounds {
    pub fn new(candidates: usize, settings: SimulationSettings) -> Rounds {
        let blocks = vec![Blocks::new(); candidates];
        Rounds {
            tallies: vec![Tally::default(); candidates],
            open: Vec::new(),
            verdict: best_arm::judge(&blocks, 0.0),
            blocks,
            settings,
        }
    }

    /// Plays rollouts until the best candidate is known, `most` more are played, or it is stopped.
    pub fn run(
        &mut self,
        plan: &RolloutPlan,
        rollers: &mut [RolloutRunner],
        most: Option<u64>,
        stop: Stop<'_>,
    ) {
        let before = self.rollouts();
        loop {
            let left = most.map(|most| most.saturating_sub(self.rollouts() - before));
            if left == Some(0) || stop() {
                return;
            }
            if self.open.is_empty() {
                if self.decided() {
                    return;
                }
                let round = best_arm::next_round(&self.blocks, &self.verdict);
                let work = |(candidate, block)| Work {
                    candidate,
                    block,
                    done: Tally::default(),
                };
                self.open = round.into_iter().map(work).collect();
            }
            let taken = left.map_or(u64::MAX, |left| left.div_ceil(BLOCK));
            let taken = taken.min(self.open.len() as u64) as usize;
            play(&mut self.open[..taken], plan, rollers, stop);
            self.take_in();
        }
    }

    /// Takes in the blocks that are complete; after the last of a round, judges.
    fn take_in(&mut self) {
        let mut rest = Vec::new();
        for work in self.open.drain(..) {
            if work.done.rollouts < BLOCK {
                rest.push(work);
                continue;
            }
            self.tallies[work.candidate].merge(&work.done);
            let blocks = &mut self.blocks[work.candidate];
            // one taken in before another with a lower number leaves its place open
            blocks.resize(blocks.len().max(work.block + 1), 0);
            blocks[work.block] = work.done.utility_sum();
        }
        self.open = rest;
        if self.open.is_empty() {
            let margin = self.settings.margin * CERTAIN * BLOCK as f64;
            self.verdict = best_arm::judge(&self.blocks, margin);
        }
    }

    pub fn rollouts(&self) -> u64 {
        let open = self.open.iter().map(|work| work.done.rollouts);
        let taken_in = self.tallies.iter().map(|tally| tally.rollouts);
        open.chain(taken_in).sum()
    }

    /// Every candidate's rollouts so far.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut tallies = self.tallies.clone();
        for work in &self.open {
            tallies[work.candidate].merge(&work.done);
        }
        tallies
    }

    /// Is the best candidate known? A single one is once its utility is known to the margin.
    pub fn decided(&self) -> bool {
        let ready = self.blocks.iter().all(|blocks| blocks.len() >= LEAST);
        let known = match &self.tallies[..] {
            [only] => only.utility().error <= self.settings.margin,
            _ => self.verdict.error <= 1.0 - self.settings.confidence,
        };
        ready && known
    }

    /// As of the last round.
    pub fn confidence(&self) -> f64 {
        let ready = self.blocks.iter().all(|blocks| blocks.len() >= LEAST);
        match ready {
            true => 1.0 - self.verdict.error,
            false => 0.0,
        }
    }
}

/// Plays blocks to their ends or until stopped, one roller a thread.
fn play(open: &mut [Work], plan: &RolloutPlan, rollers: &mut [RolloutRunner], stop: Stop<'_>) {
    let blocks = open.len();
    let queue = Mutex::new(open.iter_mut());
    let next = || queue.lock().map_or(None, |mut queue| queue.next());
    let work = |roller: &mut RolloutRunner| {
        while let Some(work) = next() {
            while work.done.rollouts < BLOCK {
                let number = work.block as u64 * BLOCK + work.done.rollouts;
                if !roller.roll(plan, work.candidate, number, stop, &mut work.done) {
                    return;
                }
            }
        }
    };
    let (first, others) = rollers.split_at_mut(1);
    std::thread::scope(|scope| {
        for roller in others.iter_mut().take(blocks.saturating_sub(1)) {
            scope.spawn(|| work(roller));
        }
        first.iter_mut().for_each(work);
    });
}
