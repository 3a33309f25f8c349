//! Games played on from a candidate.

use super::boards::{Choice, RolloutBoards};
use super::deal::Deal;
use super::outcome::{Outcome, Weights};
use super::random::Random;
use super::state::Game;
use super::tally::{Tally, TOLD};
use super::{Candidate, PlayerView, SimulationContext};
use crate::rules::position::Act;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use std::sync::Arc;

/// Asked between units of work: is it time to stop?
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// What all rollouts of a simulation share.
pub(super) struct RolloutPlan {
    pub context: Arc<SimulationContext>,
    pub start: Game,
    pub own: usize,
    pub candidates: Vec<Candidate>,
    /// Plies after the candidate; a rollout that has emptied the bag goes on to the end.
    pub plies: usize,
    pub seed: u64,
    pub weights: Weights,
    pub deal: Deal,
}

/// Runs one rollout after another and reuses its buffers.
#[derive(Clone)]
pub(super) struct RolloutRunner {
    boards: RolloutBoards,
    game: Game,
    tiles: Vec<Tile>,
    /// The candidate that `boards` begins with.
    candidate: Option<usize>,
    /// Points and bonus of the plies of this rollout.
    ply_points: Vec<(i32, bool)>,
}

impl RolloutRunner {
    pub fn new(context: &Arc<SimulationContext>, view: &PlayerView) -> RolloutRunner {
        RolloutRunner {
            boards: RolloutBoards::new(context, &view.board),
            game: Game::new(&context.rules, view),
            tiles: Vec::new(),
            candidate: None,
            ply_points: Vec::with_capacity(TOLD),
        }
    }

    /// A roller that leaves everything to the general generator.
    #[cfg(test)]
    pub fn without_fast(context: &Arc<SimulationContext>, view: &PlayerView) -> RolloutRunner {
        let mut roller = RolloutRunner::new(context, view);
        roller.boards.forget_fast();
        roller
    }

    /// Rollout `number` of a candidate, added to `tally`; false (and nothing added) if stopped.
    pub fn roll(
        &mut self,
        plan: &RolloutPlan,
        candidate: usize,
        number: u64,
        stop: Stop<'_>,
        tally: &mut Tally,
    ) -> bool {
        let rules = &*plan.context.rules;
        let first = &plan.candidates[candidate];
        if self.candidate != Some(candidate) {
            self.boards.begin_after(&first.act);
            self.candidate = Some(candidate);
        } else {
            self.boards.reset();
        }
        let mut random = Random::new(plan.seed, number);
        self.game.reset(&plan.start);
        self.ply_points.clear();
        plan.deal.deal(&mut self.game, &mut random, &mut self.tiles);
        let mut kept = [0; MAX_RACKS];
        kept[plan.own] = first.equity - 1000 * first.points;
        if self.game.ending(rules).is_none() {
            self.game
                .apply(rules, &first.act, first.points, &mut random);
        }
        let Some(over) = self.play_on(plan, number, &mut kept, &mut random, stop) else {
            return false;
        };
        let wins = &plan.context.wins;
        let outcome = Outcome::of(rules, wins, plan.weights, &self.game, over, &kept, plan.own);
        tally.add(&outcome, &self.ply_points);
        true
    }

    /// Plays the plies; gives whether the game is over, or None if stopped.
    fn play_on(
        &mut self,
        plan: &RolloutPlan,
        number: u64,
        kept: &mut [i32; MAX_RACKS],
        random: &mut Random,
        stop: Stop<'_>,
    ) -> Option<bool> {
        let rules = &*plan.context.rules;
        for ply in 1.. {
            let ending = self.game.ending(rules);
            let dead = self.game.stock.is_empty() && self.game.is_stuck(rules);
            if ending.is_some() || dead {
                self.game.settle(rules, ending);
                *kept = [0; MAX_RACKS];
                return Some(true);
            }
            if ply > plan.plies && !self.game.stock.is_empty() {
                return Some(false);
            }
            if stop() {
                return None;
            }
            self.ply(plan, ply, number, kept, random);
        }
        unreachable!("every game ends")
    }

    /// One turn.
    fn ply(
        &mut self,
        plan: &RolloutPlan,
        ply: usize,
        number: u64,
        kept: &mut [i32; MAX_RACKS],
        random: &mut Random,
    ) {
        let context = &*plan.context;
        let rules = &*context.rules;
        let mover = self.game.mover(rules);
        let keeping = self.game.keeping(rules, &context.leaves);
        let most = self.game.most_exchanged(rules);
        // the next player's rack is the same after every candidate
        let shared = (ply == 1).then_some(number);
        let rack = &self.game.racks[mover];
        let choice = self.boards.choose(rack, &keeping, most, shared);
        kept[mover] = choice.kept;
        if self.ply_points.len() < TOLD {
            self.ply_points
                .push((choice.points, has_bonus(rules, &choice)));
        }
        self.game.apply(rules, &choice.act, choice.points, random);
        // nothing is laid on a board that nobody will look at
        let last = ply >= plan.plies && !self.game.stock.is_empty();
        if let (Act::Play(placement), false) = (&choice.act, last) {
            self.boards.lay(placement);
        }
    }
}

fn has_bonus(rules: &Ruleset, choice: &Choice) -> bool {
    match &choice.act {
        Act::Play(placement) => rules.bonus[placement.new_tiles().count()] > 0,
        _ => false,
    }
}
