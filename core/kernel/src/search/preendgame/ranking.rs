//! What is known of each choice, and which comes first.

use super::answers::{serve, Answer, Replies, MOST_PASSED};
use super::draws::Draw;
use super::resolve::won_with;
use super::rounds::Weighing;
use super::{Outcome, PreEndgame, PreEndgameChoice, Question, RankedPlay};
use crate::rules::{exchange, settlement};
use crate::search::endgame::Signature;
use std::cmp::Ordering;
use std::sync::Arc;

/// A choice is surely behind by so many standard errors of the difference to the best.
const SURELY: f64 = 3.0;
/// A point of spread beside a win, where choices are left out.
const POINT: f64 = 0.001;
/// Rounding in sums of weights.
pub(super) const TINY: f64 = 1e-9;

/// A choice with what was found of it.
pub(super) struct Arm {
    pub(super) choice: Arc<PreEndgameChoice>,
    pub(super) outcomes: Vec<Option<Outcome>>,
    /// The answers tried with each content, where it leaves tiles in the bag.
    tried: Vec<Vec<Answer>>,
    /// Answers that lowered what it wins with any content, the latest first.
    served: Vec<Signature>,
    /// Through how many stages (`proof`) it was taken with each content.
    pub(super) stages: Vec<usize>,
}

impl Arm {
    pub(super) fn new(choice: PreEndgameChoice, draws: usize) -> Arm {
        Arm {
            choice: Arc::new(choice),
            outcomes: vec![None; draws],
            tried: vec![vec![]; draws],
            served: vec![],
            stages: vec![0; draws],
        }
    }

    /// What is known of its answers with a content, taken out.
    pub(super) fn replies(&mut self, draw: usize) -> Replies {
        Replies {
            tried: std::mem::take(&mut self.tried[draw]),
            served: self.served.clone(),
            lowered: vec![],
        }
    }

    pub(super) fn keep_replies(&mut self, draw: usize, replies: Replies) {
        self.tried[draw] = replies.tried;
        for reply in replies.lowered {
            serve(&mut self.served, reply);
        }
    }
}

impl<'a: 'l, 'l> Weighing<'a, 'l> {
    /// The choices as they are told, best first.
    pub fn prospects(&self) -> Vec<RankedPlay> {
        let mut prospects: Vec<_> = self.arms().iter().map(|arm| self.prospect(arm)).collect();
        let plays = prospects.iter().filter(|found| !found.is_pass());
        let mut best = plays.fold((0.0, 0.0), |(win, most): (f64, f64), play| {
            (win.max(play.win), most.max(play.most))
        });
        if !self.has_all_plays {
            // one that was not given may win more often, and the pass with it
            best.1 = 1.0;
        }
        prospects
            .iter_mut()
            .for_each(|found| self.bound_pass(found, best));
        prospects
    }

    /// Lowers what a pass wins, as it seems and at most, to what the best play does or passing to
    /// the end, whichever is more, where that bounds it.
    pub(super) fn bound_pass(&self, found: &mut RankedPlay, (win, most): (f64, f64)) {
        if let Some(passed) = self.if_all_pass.filter(|_| found.is_pass()) {
            found.win = found.win.min(passed.max(win));
            found.most = found.most.min(passed.max(most));
        }
    }

    pub(super) fn prospect(&self, arm: &Arm) -> RankedPlay {
        let (mut covered, mut exact, mut decided) = (0.0, 0.0, 0.0);
        let (mut spread, mut win, mut most) = (0.0, 0.0, 0.0);
        for (draw, outcome) in self.contents.draws.iter().zip(&arm.outcomes) {
            let Some(outcome) = outcome else {
                most += draw.weight;
                continue;
            };
            let won = draw.weight * outcome.win;
            covered += draw.weight;
            spread += draw.weight * f64::from(outcome.spread);
            win += won;
            if outcome.proved {
                exact += draw.weight;
            }
            if outcome.decided {
                decided += draw.weight;
            }
            most += draw.weight * outcome.most;
        }
        let mean = |sum: f64| if covered > 0.0 { sum / covered } else { 0.0 };
        RankedPlay {
            choice: (*arm.choice).clone(),
            spread: mean(spread),
            win: mean(win),
            covered: covered / self.all,
            exact: exact / self.all,
            decided: decided / self.all,
            most: most / self.all,
        }
    }

    /// Puts live choices that are surely behind the best one, by the first `seen` contents, behind
    /// the others.
    pub(super) fn leave_out(&mut self, seen: usize) {
        let utility = |arm: &Arm, draw: usize| {
            let outcome = arm.outcomes[draw];
            outcome.map_or(0.0, |found| found.win + POINT * f64::from(found.spread))
        };
        let mean = |arm: &Arm| (0..seen).map(|draw| utility(arm, draw)).sum::<f64>();
        let mut arms = self.arms();
        let live = &arms[..self.live];
        let Some(best) = live.iter().max_by(|a, b| mean(a).total_cmp(&mean(b))) else {
            return;
        };
        let n = seen as f64;
        let behind = |arm: &Arm| {
            let apart = |draw| utility(best, draw) - utility(arm, draw);
            let mean = (0..seen).map(apart).sum::<f64>() / n;
            let squares = (0..seen).map(|draw| (apart(draw) - mean).powi(2));
            // nothing is surer than one content more that speaks against it
            let error = (squares.sum::<f64>() / (n - 1.0) / n).sqrt().max(0.5 / n);
            mean > SURELY * error
        };
        let (out, kept): (Vec<usize>, Vec<usize>) =
            (0..self.live).partition(|&arm| behind(&live[arm]));
        let rest = self.live..arms.len();
        let order: Vec<usize> = kept.iter().chain(&out).copied().chain(rest).collect();
        let mut before: Vec<Option<Arm>> = arms.drain(..).map(Some).collect();
        arms.extend(order.into_iter().filter_map(|at| before[at].take()));
        drop(arms);
        self.live = kept.len();
    }

    /// Live choices by what they are worth. Who wins can be proved only where the bag is drawn
    /// whole, so such a choice comes before one that seems to win as often. A pass counts for no
    /// more wins than passing to the end has: if those are fewer than a play's, it has no more
    /// than that play.
    pub(super) fn sort(&mut self, question: Question) {
        let mut arms = self.arms();
        let guessed = |arm: &Arm| {
            let is_sure = self.position.is_last_draw(&arm.choice);
            question == Question::Winner && !is_sure && self.prospect(arm).decided < 1.0 - TINY
        };
        arms[..self.live].sort_by(|a, b| {
            let [one, other] = [a, b].map(|arm| {
                let mut found = self.prospect(arm);
                self.bound_pass(&mut found, (0.0, 1.0));
                found
            });
            more_wins(&one, &other)
                .then(guessed(a).cmp(&guessed(b)))
                .then_with(|| better(&one, &other))
        });
    }

    /// Contents whose question is open, those that seem lost first.
    pub(super) fn open(&self, arm: usize, question: Question) -> Vec<usize> {
        let outcomes = &self.arms()[arm].outcomes;
        let mut open: Vec<usize> = (0..outcomes.len()).collect();
        open.retain(|&draw| !outcomes[draw].is_some_and(|found| question.is_answered(&found)));
        open.sort_by_key(|&draw| outcomes[draw].map(|found| found.spread));
        open
    }

    /// Makes those live that are proved to win as often as the best; the others come behind.
    pub(super) fn set_equals_first(&mut self) {
        let arms = std::mem::take(&mut *self.arms());
        let least = arms.first().map_or(0.0, |best| self.prospect(best).win) - TINY;
        let (mut equal, mut behind): (Vec<Arm>, Vec<Arm>) = arms.into_iter().partition(|arm| {
            let found = self.prospect(arm);
            found.decided >= 1.0 - TINY && found.win >= least
        });
        // only where the bag is drawn whole it is known how much is gained
        let is_known = |arm: &Arm| self.position.is_last_draw(&arm.choice);
        if equal.iter().any(is_known) {
            let guessed: Vec<Arm>;
            (equal, guessed) = equal.into_iter().partition(is_known);
            behind.splice(0..0, guessed);
        }
        self.live = equal.len();
        self.arms().extend(equal.into_iter().chain(behind));
        self.sort(Question::Spread);
    }
}

/// In which share of the contents the mover wins if nobody lays a tile any more; None where that is
/// no bound of a pass.
///
/// Whoever passes may be answered by passes until they lay tiles after all, which they could have
/// done at once, or until the game ends with the racks as they are. So, with nothing else to do, a
/// pass wins no more often than the best play or than that. Every play has a bound of its wins
/// with one or two tiles in the bag.
pub(super) fn if_all_pass(
    position: &PreEndgame<'_>,
    draws: &[Draw],
    choices: &[PreEndgameChoice],
) -> Option<f64> {
    let rules = position.rules;
    let exchanges = exchange::most(
        rules,
        position.rack.len(),
        position.bag,
        position.exchanges[0],
    );
    let may_end = |choice: &PreEndgameChoice| position.may_end(choice);
    if position.bag > MOST_PASSED || exchanges > 0 || choices.iter().any(may_end) {
        return None;
    }
    let own = position.rack.value(rules);
    let (mut wins, mut all) = (0.0, 0.0);
    for draw in draws {
        let change = settlement::settle(rules, &[own, draw.other.value(rules)], None);
        wins += draw.weight * won_with(position.lead, change[0] - change[1]);
        all += draw.weight;
    }
    Some(wins / all)
}

/// What was looked at most first, then by wins …
fn more_wins(a: &RankedPlay, b: &RankedPlay) -> Ordering {
    let wins = b.win.total_cmp(&a.win);
    b.covered.total_cmp(&a.covered).then(wins)
}

/// … then by spread.
pub(super) fn better(a: &RankedPlay, b: &RankedPlay) -> Ordering {
    more_wins(a, b).then(b.spread.total_cmp(&a.spread))
}
