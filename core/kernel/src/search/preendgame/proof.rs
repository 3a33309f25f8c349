//! Which choice wins most often, proved.

use super::answers::MOST_PASSED;
use super::contents::{locked, Worker};
use super::ranking::{Arm, TINY};
use super::rounds::Weighing;
use super::{Outcome, PreEndgameChoice, Question};
use crate::search::endgame::EndgameRefusal;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Positions it may cost to decide a choice with one content of the bag, the easy ones first.
const STAGES: [u64; 6] = [300, 3_000, 30_000, 300_000, 3_000_000, u64::MAX];

impl<'a: 'l, 'l> Weighing<'a, 'l> {
    /// Is the best choice sought by deciding it? With two tiles in the bag all plays can be bounded and
    /// most decided, and there are too many contents for rounds of many choices.
    pub(super) fn is_decidable(&self) -> bool {
        self.position.bag == MOST_PASSED
    }

    /// Looks at the choice that seems best, more and more thoroughly, until it is one of which it is
    /// known how often it wins; false if it was stopped. One that can only be bounded is passed over
    /// when its bounds are known: a pass may seem to win whatever is drawn.
    pub(super) fn find_leader(&mut self) -> Result<bool, EndgameRefusal> {
        let count = self.arms().len();
        self.live = count;
        let late = AtomicBool::new(false);
        loop {
            self.sort(Question::Winner);
            let Some((at, stage)) = self.first_to_decide() else {
                return Ok(true);
            };
            let mut open = self.open(at, Question::Winner);
            let next = {
                let arms = self.arms();
                open.retain(|&draw| arms[at].stages[draw] == stage);
                arms.get(at + 1).map_or(0.0, |arm| self.prospect(arm).win)
            };
            self.go_through(&open, |worker| {
                if self.is_over() {
                    late.store(true, Relaxed);
                    return Ok(false);
                }
                self.decide(worker, at, stage)?;
                Ok(self.prospect(&self.arms()[at]).win >= next - TINY)
            })?;
            if late.load(Relaxed) {
                return Ok(false);
            }
        }
    }

    /// The first choice of which more can be known, and the least stage that it was taken through
    /// with a content that is open; None if one that is decided comes before it.
    fn first_to_decide(&self) -> Option<(usize, usize)> {
        let count = self.arms().len();
        for at in 0..count {
            let open = self.open(at, Question::Winner);
            let arm = &self.arms()[at];
            match open.iter().map(|&draw| arm.stages[draw]).min() {
                Some(least) if least < STAGES.len() => return Some((at, least)),
                _ if self.prospect(arm).decided >= 1.0 - TINY => return None,
                _ => (),
            }
        }
        None
    }

    /// Takes a choice with a content through one more stage.
    fn decide(
        &self,
        worker: &mut Worker<'_, 'l>,
        arm: usize,
        stage: usize,
    ) -> Result<(), EndgameRefusal> {
        let found = self.resolve(worker, arm, Question::Winner, STAGES[stage])?;
        if found.is_some() {
            self.arms()[arm].stages[worker.draw] = stage + 1;
        }
        Ok(())
    }

    /// Goes through the contents until each choice behind the best is proved to win no more often,
    /// or to be better; only if it is proved how often the best wins. Then those are live that may
    /// win as often; false if there was no time.
    ///
    /// All choices meet one content before the next: what its endgames have in common takes room.
    /// First come the contents that most choices lose with, and of these those that seem lost.
    pub(super) fn refute(&mut self) -> Result<bool, EndgameRefusal> {
        match self.is_decidable() {
            true => self.refute_seeking(Self::find_leader),
            false => self.refute_seeking(|_| Ok(true)),
        }
    }

    /// [`Weighing::refute`]; after each stage `seek` decides what seems better than the best, before the
    /// others go on; false if it was stopped.
    fn refute_seeking(
        &mut self,
        seek: impl Fn(&mut Self) -> Result<bool, EndgameRefusal>,
    ) -> Result<bool, EndgameRefusal> {
        for stage in 0..STAGES.len() {
            let leader = self.arms().first().map(|arm| self.prospect(arm));
            let Some(leader) = leader.filter(|leader| leader.decided >= 1.0 - TINY) else {
                return Ok(true);
            };
            for is_lost in [true, false] {
                let contents = self.lost_first();
                if !self.go_through(&contents, |worker| {
                    self.refute_with(worker, stage, is_lost, leader.win)
                })? {
                    self.put_decided_first();
                    return Ok(false);
                }
            }
            self.put_decided_first();
            if !seek(self)? {
                return Ok(false);
            }
        }
        self.set_equals_first();
        Ok(true)
    }

    /// Compares all other plays to the best choice, if it is proved how often that one wins, and it
    /// does not always ([`Weighing::refute`]); with one or two tiles in the bag. False if it was
    /// stopped. The best stays the best, unless another is proved to win more often.
    ///
    /// Most plays are refuted with the first content that the choices before them lose with, which
    /// costs less than to guess by equity what each wins with every content.
    pub(super) fn compare_others(&mut self) -> Result<bool, EndgameRefusal> {
        let may_be_beaten = |best: &Arm| {
            let found = self.prospect(best);
            found.decided >= 1.0 - TINY && found.win < 1.0 - TINY
        };
        if self.position.bag > MOST_PASSED || !self.arms().first().is_some_and(may_be_beaten) {
            return Ok(true);
        }
        let (position, stop) = (self.position, self.limits.stop);
        let found = position.all_plays(&mut locked(&self.generators[0]), &mut || stop());
        let Some(mut others) = found else {
            return Ok(false);
        };
        let known: Vec<_> = self.arms().iter().map(|arm| arm.choice.clone()).collect();
        if others.iter().any(|choice| self.position.may_end(choice)) {
            self.if_all_pass = None;
        }
        self.has_all_plays = others.iter().all(|choice| self.may_be_refuted(choice));
        others.retain(|choice| {
            self.may_be_refuted(choice) && known.iter().all(|known| **known != *choice)
        });
        let count = self.contents.len();
        let others = others.into_iter().map(|choice| Arm::new(choice, count));
        self.arms().extend(others);
        if !self.is_decidable() {
            return self.refute_seeking(|_| Ok(true));
        }
        Ok(self.meet_others()?
            && self.find_decided_leader()?
            && self.refute_seeking(Self::find_decided_leader)?)
    }

    /// [`Weighing::find_leader`]; what only seems to win more often than the best of those decided comes
    /// behind it.
    fn find_decided_leader(&mut self) -> Result<bool, EndgameRefusal> {
        let finished = self.find_leader()?;
        self.put_decided_first();
        Ok(finished)
    }

    /// Takes the choices that were not met yet through the contents, for what they seem to win: those
    /// that the best does not win with first, and there thoroughly enough to refute most of them. False
    /// if there was no time.
    fn meet_others(&self) -> Result<bool, EndgameRefusal> {
        let (won, least) = {
            let best = &self.arms()[0];
            let won = |outcome: &Option<Outcome>| outcome.map_or(0.0, |found| found.win);
            let won: Vec<f64> = best.outcomes.iter().map(won).collect();
            (won, self.prospect(best).win)
        };
        let mut contents: Vec<usize> = (0..won.len()).collect();
        contents.sort_by(|&a, &b| won[a].total_cmp(&won[b]));
        self.go_through(&contents, |worker| {
            let draw = worker.draw;
            let is_open =
                |arm: &Arm| arm.outcomes[draw].is_none() && self.prospect(arm).most > least + TINY;
            self.for_each_open(is_open, |at| match won[draw] < 1.0 {
                true => self.decide(worker, at, 0),
                false => self.resolve(worker, at, Question::Spread, 1).map(drop),
            })
        })
    }

    /// Puts first what wins most often of all that is decided.
    fn put_decided_first(&mut self) {
        let mut arms = self.arms();
        let (mut best, mut most) = (0, -1.0);
        for (at, arm) in arms.iter().enumerate() {
            let found = self.prospect(arm);
            if found.decided >= 1.0 - TINY && found.win > most + TINY {
                (best, most) = (at, found.win);
            }
        }
        arms[..=best].rotate_right(1);
    }

    /// [`Weighing::refute`] with one content, which seems lost or not: of those that may win more
    /// often than `least`; false if there was no time.
    fn refute_with(
        &self,
        worker: &mut Worker<'_, 'l>,
        stage: usize,
        is_lost: bool,
        least: f64,
    ) -> Result<bool, EndgameRefusal> {
        let draw = worker.draw;
        let is_open = |arm: &Arm| {
            let known = arm.outcomes[draw];
            let seems_lost = known.is_some_and(|found| found.win < 1.0);
            seems_lost == is_lost
                && arm.stages[draw] <= stage
                && !known.is_some_and(|found| Question::Winner.is_answered(&found))
                && self.may_be_refuted(&arm.choice)
                && self.most(arm, least) > least + TINY
        };
        self.for_each_open(is_open, |at| self.decide(worker, at, stage))
    }

    /// How often a choice wins at most if no play wins more often than `least`.
    fn most(&self, arm: &Arm, least: f64) -> f64 {
        let mut found = self.prospect(arm);
        self.bound_pass(&mut found, (least, least));
        found.most
    }

    /// Looks at each choice behind the best that is open when its turn comes; false if there was no
    /// time.
    fn for_each_open(
        &self,
        is_open: impl Fn(&Arm) -> bool,
        mut look: impl FnMut(usize) -> Result<(), EndgameRefusal>,
    ) -> Result<bool, EndgameRefusal> {
        let mut at = 0;
        loop {
            let next = {
                let arms = self.arms();
                (at + 1..arms.len()).find(|&at| is_open(&arms[at]))
            };
            match next {
                None => return Ok(true),
                Some(_) if self.is_over() => return Ok(false),
                Some(next) => at = next,
            }
            look(at)?;
        }
    }

    /// The contents by how often the choices win with them, as it seems.
    fn lost_first(&self) -> Vec<usize> {
        let arms = self.arms();
        let won = |draw: usize| {
            let found = arms.iter().filter_map(|arm| arm.outcomes[draw]);
            let (wins, count) = found.fold((0.0, 0.0), |(wins, count), found| {
                (wins + found.win, count + 1.0)
            });
            wins / f64::max(count, 1.0)
        };
        let mut contents: Vec<(f64, usize)> = (0..self.contents.len())
            .map(|draw| (won(draw), draw))
            .collect();
        contents.sort_by(|a, b| a.0.total_cmp(&b.0));
        contents.into_iter().map(|(_, draw)| draw).collect()
    }

    /// Can it be shown that a choice wins no more often than another?
    fn may_be_refuted(&self, choice: &PreEndgameChoice) -> bool {
        let is_answered = self.position.left_to_answer(choice).is_some();
        is_answered || self.position.bag == 1 || self.position.is_last_draw(choice)
    }
}
