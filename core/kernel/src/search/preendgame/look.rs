//! One choice looked at with one content of the bag.

use super::answers::{Replies, ENDLESS};
use super::contents::Worker;
use super::resolve::Task;
use super::rounds::Weighing;
use super::{Outcome, PreEndgameChoice, Question};
use crate::search::endgame::EndgameRefusal;
use std::sync::atomic::Ordering::Relaxed;

impl<'a: 'l, 'l> Weighing<'a, 'l> {
    /// What a choice gains with a content, noted; None: it was broken off, since another thread
    /// ended what this one is at.
    pub(super) fn resolve(
        &self,
        worker: &mut Worker<'_, 'l>,
        arm: usize,
        question: Question,
        most: u64,
    ) -> Result<Option<Outcome>, EndgameRefusal> {
        let found = self.look(worker, arm, question, most)?;
        self.contents.trim(worker, self.generators.len());
        if self.is_broken_off(Some(&found), question) {
            return Ok(None);
        }
        self.arms()[arm].outcomes[worker.draw] = Some(found);
        Ok(Some(found))
    }

    /// What a choice gains with a content.
    pub(super) fn look(
        &self,
        worker: &mut Worker<'_, 'l>,
        arm: usize,
        question: Question,
        most: u64,
    ) -> Result<Outcome, EndgameRefusal> {
        let (draw, most) = (worker.draw, most.min(self.left()));
        let (choice, known) = {
            let arm = &self.arms()[arm];
            (arm.choice.clone(), arm.outcomes[draw])
        };
        let task = Task {
            choice: &choice,
            draw: &self.contents.draws[draw],
            question,
            nodes: most,
            stop: self.stop,
        };
        if let Some(left) = self.position.left_to_answer(&choice) {
            let mut replies = self.arms()[arm].replies(draw);
            let found = self.look_by_answers(worker, &task, known, left, &mut replies);
            self.arms()[arm].keep_replies(draw, replies);
            if let Some(found) = found? {
                return Ok(found);
            }
        }
        let is_last_draw = self.position.is_last_draw(&choice);
        if is_last_draw {
            self.begin(worker);
        }
        let start = worker.kept.start.as_mut().filter(|_| is_last_draw);
        let (found, looked) = self.position.resolve(worker.generator, &task, start)?;
        self.nodes.fetch_add(looked, Relaxed);
        let is_answered = question.is_answered(&found);
        Ok(match known {
            // a search that was stopped guesses worse than one that went as far as it may
            Some(known) if !is_answered && (self.stop)() => known,
            // who wins is known: the spread is nearer than a bound of it, if it is on that side
            Some(known) if question == Question::Winner && !found.proved => Outcome {
                spread: match known.win == found.win {
                    true => known.spread,
                    false => found.spread,
                },
                ..found
            },
            Some(known) if known.limited && !found.proved => known,
            _ => found,
        })
    }

    /// Positions that may still be looked at.
    fn left(&self) -> u64 {
        self.limits.nodes.saturating_sub(self.nodes())
    }

    /// [`Weighing::look`] by the answers to a choice that leaves `left` tiles in the bag, where it
    /// is asked how often it wins; None: there is no bound by them.
    fn look_by_answers(
        &self,
        worker: &mut Worker<'_, 'l>,
        task: &Task<'_>,
        known: Option<Outcome>,
        left: usize,
        replies: &mut Replies,
    ) -> Result<Option<Outcome>, EndgameRefusal> {
        let is_known = known.is_some_and(|known| known.most < 1.0 || known.limited);
        if task.question == Question::Spread {
            // what the answers have shown is better than a guess
            return Ok(known.filter(|_| is_known));
        }
        let is_pass = *task.choice == PreEndgameChoice::Pass;
        let is_all = task.nodes >= ENDLESS && !is_pass;
        if is_all {
            self.begin(worker);
        }
        let mut of_pass;
        let answers = match is_pass {
            true => {
                // (no other choice has anything in common with a pass)
                of_pass = self.position.answers(task.draw, left, self.stop);
                &mut of_pass
            }
            false => {
                if worker.kept.answers.is_none() {
                    self.contents.make_room(worker.draw);
                    worker.kept.answers = self.position.answers(task.draw, left, self.stop);
                }
                &mut worker.kept.answers
            }
        };
        let Some(answers) = answers else {
            return Ok(None);
        };
        let whole = worker.kept.start.as_mut().filter(|_| is_all);
        let found =
            self.position
                .resolve_by_answers(task, self.left(), known, replies, answers, whole)?;
        Ok(found.map(|(found, looked)| {
            self.nodes.fetch_add(looked, Relaxed);
            found
        }))
    }

    /// Has what the endgames behind a content have in common that is drawn whole.
    fn begin(&self, worker: &mut Worker<'_, 'l>) {
        if worker.kept.start.is_none() {
            self.contents.make_room(worker.draw);
            let draw = &self.contents.draws[worker.draw];
            worker.kept.start = self.position.start(draw, self.stop);
        }
    }

    /// Was a look broken off because another thread ended what this one is at?
    pub(super) fn is_broken_off(&self, found: Option<&Outcome>, question: Question) -> bool {
        self.contents.is_ended() && !found.is_some_and(|found| question.is_answered(found))
    }
}
