//! Which choice wins most often, proved.

use super::answers::MOST_PASSED;
use super::rounds::{Arm, Weighing, TINY};
use super::{PreEndgameChoice, Question};
use crate::search::endgame::EndgameRefusal;

/// Positions it may cost to decide a choice with one content of the bag, the easy ones first.
const STAGES: [u64; 6] = [300, 3_000, 30_000, 300_000, 3_000_000, u64::MAX];

impl<'a: 'l, 'l> Weighing<'a, 'l> {
    /// Is the best choice sought by deciding it? With two tiles in the bag all plays can be bounded and
    /// most decided, and there are too many contents for rounds of many choices.
    pub(super) fn is_decidable(&self) -> bool {
        self.position.bag == MOST_PASSED
    }

    /// Looks at the choice that seems best, more and more thoroughly, until it is one of which it is
    /// known how often it wins; false if it was stopped.
    pub(super) fn find_leader(&mut self) -> Result<bool, EndgameRefusal> {
        self.live = self.arms.len();
        loop {
            self.sort(Question::Winner);
            let Some(first) = self.arms.first() else {
                return Ok(true);
            };
            let mut open = self.open(0, Question::Winner);
            let Some(stage) = open.iter().map(|&draw| first.stages[draw]).min() else {
                return Ok(true);
            };
            if stage == STAGES.len() {
                return Ok(true);
            }
            open.retain(|&draw| first.stages[draw] == stage);
            let next = self.arms.get(1).map_or(0.0, |arm| self.prospect(arm).win);
            for draw in open {
                if self.is_over() {
                    return Ok(false);
                }
                self.decide(0, draw, stage)?;
                if self.prospect(&self.arms[0]).win < next - TINY {
                    break;
                }
            }
        }
    }

    /// Takes a choice with a content through one more stage.
    fn decide(&mut self, arm: usize, draw: usize, stage: usize) -> Result<(), EndgameRefusal> {
        let found = self.resolve(arm, draw, Question::Winner, STAGES[stage])?;
        self.arms[arm].outcomes[draw] = Some(found);
        self.arms[arm].stages[draw] = stage + 1;
        Ok(())
    }

    /// Goes through the contents until each choice behind the best is proved to win no more often,
    /// or to be better; only if it is proved how often the best wins. Then those are live that may
    /// win as often; false if there was no time.
    ///
    /// All choices meet one content before the next: what its endgames have in common takes room.
    /// First come the contents that most choices lose with, and of these those that seem lost.
    pub(super) fn refute(&mut self) -> Result<bool, EndgameRefusal> {
        self.refute_seeking(self.is_decidable())
    }

    /// [`Weighing::refute`]; `seeks`: is what seems better than the best decided before the others?
    fn refute_seeking(&mut self, seeks: bool) -> Result<bool, EndgameRefusal> {
        for stage in 0..STAGES.len() {
            for is_lost in [true, false] {
                for draw in self.contents() {
                    let leader = self.arms.first().map(|arm| self.prospect(arm));
                    if leader.is_none_or(|leader| leader.decided < 1.0 - TINY) {
                        return Ok(true);
                    }
                    if !self.refute_with(draw, stage, is_lost)? {
                        self.put_better_first();
                        return Ok(false);
                    }
                }
            }
            self.put_better_first();
            if seeks && !self.find_leader()? {
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
        if self.position.bag > MOST_PASSED || !self.arms.first().is_some_and(may_be_beaten) {
            return Ok(true);
        }
        let stop = self.limits.stop;
        let Some(mut others) = self.position.all_plays(&mut || stop()) else {
            return Ok(false);
        };
        others.retain(|choice| {
            self.may_be_refuted(choice) && self.arms.iter().all(|arm| arm.choice != *choice)
        });
        if others.iter().any(|choice| self.position.may_end(choice)) {
            self.if_all_pass = None;
        }
        let draws = self.draws.len();
        let others = others.into_iter().map(|choice| Arm::new(choice, draws));
        self.arms.extend(others);
        // nothing is sought here: what can only be bounded would keep the others waiting
        self.refute_seeking(false)
    }

    /// [`Weighing::refute`] with one content, which seems lost or not; false if there was no time.
    fn refute_with(
        &mut self,
        draw: usize,
        stage: usize,
        is_lost: bool,
    ) -> Result<bool, EndgameRefusal> {
        let leader = self.prospect(&self.arms[0]);
        for at in 1..self.arms.len() {
            let known = self.arms[at].outcomes[draw];
            let seems_lost = known.is_some_and(|found| found.win < 1.0);
            if seems_lost != is_lost
                || self.arms[at].stages[draw] > stage
                || known.is_some_and(|found| Question::Winner.is_answered(&found))
                || !self.may_be_refuted(&self.arms[at].choice)
                || self.prospect(&self.arms[at]).most <= leader.win + TINY
            {
                continue;
            }
            if self.is_over() {
                return Ok(false);
            }
            self.decide(at, draw, stage)?;
        }
        Ok(true)
    }

    /// The contents by how often the choices win with them, as it seems.
    fn contents(&self) -> Vec<usize> {
        let won = |draw: usize| {
            let found = self.arms.iter().filter_map(|arm| arm.outcomes[draw]);
            let (wins, count) = found.fold((0.0, 0.0), |(wins, count), found| {
                (wins + found.win, count + 1.0)
            });
            wins / f64::max(count, 1.0)
        };
        let mut contents: Vec<(f64, usize)> = (0..self.draws.len()).map(|d| (won(d), d)).collect();
        contents.sort_by(|a, b| a.0.total_cmp(&b.0));
        contents.into_iter().map(|(_, draw)| draw).collect()
    }

    /// Puts first the choice that is proved to win most often, if that is more than the best does.
    fn put_better_first(&mut self) {
        let mut most = self.prospect(&self.arms[0]).win + TINY;
        let mut better = None;
        for (at, arm) in self.arms.iter().enumerate() {
            let found = self.prospect(arm);
            if found.decided >= 1.0 - TINY && found.win > most {
                (better, most) = (Some(at), found.win);
            }
        }
        if let Some(at) = better {
            self.arms[..=at].rotate_right(1);
        }
    }

    /// Can it be shown that a choice wins no more often than another?
    fn may_be_refuted(&self, choice: &PreEndgameChoice) -> bool {
        let is_answered = self.position.left_to_answer(choice).is_some();
        is_answered || self.position.bag == 1 || self.position.is_last_draw(choice)
    }
}
