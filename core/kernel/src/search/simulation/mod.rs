//! Monte Carlo simulation: what candidates come to when the game is played on.
//!
//! Rollout number n of a candidate depends on the situation, the settings, the seed and n, and on
//! nothing else; which rollouts are played depends on the results of whole rounds before. So the
//! same number of rollouts gives the same results, in any number of calls and threads
//! (docs/engine/simulation.md).
//!
//! Rollouts that begin with the candidates of a generator: B. Sheppard, "World-championship-caliber
//! Scrabble", Artificial Intelligence 134, 2002.

mod bag;
mod best_arm;
mod boards;
mod candidate;
mod context;
mod deal;
mod inference;
mod outcome;
mod random;
mod rollout;
mod rounds;
mod state;
mod tally;
#[cfg(test)]
mod tests;
mod view;

pub use candidate::{Candidate, CandidateRefusal};
pub use context::SimulationContext;
pub use inference::{LastTurn, Observation, Posterior};
pub use outcome::Weights;
pub use rollout::Stop;
pub use tally::{Estimate, PlySummary};
pub use view::PlayerView;

use crate::rules::rack::Rack;
use deal::Deal;
use inference::Inference;
use outcome::CERTAIN;
use rollout::{RolloutPlan, RolloutRunner};
use rounds::Rounds;
use state::Game;
use std::sync::Arc;

/// How a simulation is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SimulationSettings {
    /// Plies after the candidate. A rollout that has emptied the bag goes on to the end.
    pub plies: usize,
    /// Decides all tiles.
    pub seed: u64,
    /// Stop when the best candidate is known with this confidence.
    pub confidence: f64,
    /// A difference of utility that does not matter.
    pub margin: f64,
    /// How much winning and points count.
    pub weights: Weights,
}

/// A candidate with what its rollouts came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulated {
    /// The candidate.
    pub candidate: Candidate,
    /// Rollouts played.
    pub rollouts: u64,
    /// Points ahead of the best other team at the end (or with the leaves of each rack's last turn).
    pub spread: Estimate,
    /// Chance of winning.
    pub win: Estimate,
    /// What candidates are compared by, 0 … 1.
    pub utility: Estimate,
    /// The first plies after it.
    pub plies: Vec<PlySummary>,
}

/// A simulation that can be run on, and asked for its results, at any time.
pub struct Simulation {
    plan: RolloutPlan,
    view: PlayerView,
    inferences: Vec<Inference>,
    rounds: Rounds,
    rollers: Vec<RolloutRunner>,
}

impl Simulation {
    /// A simulation of these candidates (at least one) before its first rollout.
    pub fn new(
        context: Arc<SimulationContext>,
        view: PlayerView,
        candidates: Vec<Candidate>,
        settings: SimulationSettings,
    ) -> Simulation {
        let rules = context.rules.clone();
        let deal = Deal::new(&rules, &view);
        let rounds = Rounds::new(candidates.len(), settings);
        let plan = RolloutPlan {
            start: Game::new(&rules, &view),
            own: view.mover(&rules),
            candidates,
            plies: settings.plies,
            seed: settings.seed,
            weights: settings.weights,
            deal,
            context,
        };
        Simulation {
            plan,
            view,
            inferences: Vec::new(),
            rounds,
            rollers: Vec::new(),
        }
    }

    /// Takes account of what another player did; only before the first rollout. False where
    /// nothing can be learned from it.
    pub fn observe(&mut self, observation: &Observation) -> bool {
        let own = observation.rack == self.plan.own;
        if own || observation.rack >= self.plan.context.rules.racks || self.rollouts() > 0 {
            return false;
        }
        let (context, seed) = (&self.plan.context, self.plan.seed);
        let made = Inference::new(context, &self.view, seed, observation);
        let learned = made.is_some();
        self.inferences
            .retain(|other| other.rack != observation.rack);
        self.inferences.extend(made);
        learned
    }

    /// Thinks about what was observed, then plays rollouts: until the best candidate is known,
    /// `most` more have been played (rounded up to a block), or `stop` says so.
    pub fn run(&mut self, most: Option<u64>, threads: usize, stop: Stop<'_>) {
        if !self.infer(stop) {
            return;
        }
        while self.rollers.len() < threads.max(1) {
            let roller = RolloutRunner::new(&self.plan.context, &self.view);
            self.rollers.push(roller);
        }
        let rollers = &mut self.rollers[..threads.max(1)];
        self.rounds.run(&self.plan, rollers, most, stop);
    }

    fn infer(&mut self, stop: Stop<'_>) -> bool {
        while let Some(inference) = self.inferences.last_mut() {
            let guess = &mut self.plan.deal.guesses[inference.rack];
            if !inference.run(guess, stop) {
                return false;
            }
            self.inferences.pop();
        }
        true
    }

    /// Rollouts played.
    pub fn rollouts(&self) -> u64 {
        self.rounds.rollouts()
    }

    /// Is the best candidate known?
    pub fn decided(&self) -> bool {
        self.rounds.decided()
    }

    /// Lower bound on the chance that no candidate is better than the leader by more than the
    /// margin.
    pub fn confidence(&self) -> f64 {
        self.rounds.confidence()
    }

    /// Leaves that another player may have kept, each with its share of the weight, as far as that
    /// has been thought about; nothing without an observation.
    pub fn inferred(&self, rack: usize) -> Vec<(Rack, f64)> {
        let guess = self.plan.deal.guesses.get(rack);
        let shares = guess.into_iter().flat_map(|guess| guess.shares());
        shares.map(|(leave, share)| (*leave, share)).collect()
    }

    /// The candidates in their order, with what has been found so far.
    pub fn results(&self) -> Vec<Simulated> {
        let each = self.plan.candidates.iter().zip(self.rounds.tallies());
        let simulated = |(candidate, tally): (&Candidate, tally::Tally)| Simulated {
            candidate: *candidate,
            rollouts: tally.rollouts,
            spread: tally.spread(),
            win: tally.win(),
            utility: tally.utility(),
            plies: tally.plies(),
        };
        each.map(simulated).collect()
    }

    /// Places in `results`, best first: by utility, those without rollouts by equity behind them.
    pub fn ranking(&self) -> Vec<usize> {
        let results = self.results();
        let key = |&place: &usize| {
            let found = &results[place];
            let utility = (found.rollouts > 0).then_some(found.utility.mean * CERTAIN);
            let utility = utility.map_or(i64::MIN, |utility| utility.round() as i64);
            std::cmp::Reverse((utility, found.candidate.equity))
        };
        let mut places: Vec<usize> = (0..results.len()).collect();
        places.sort_by_key(key);
        places
    }
}
