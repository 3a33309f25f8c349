//! Choices taken through the contents of the bag, ever more thoroughly.

use super::answers::{serve, Answer, Effort, Replies, ENDLESS, MOST_PASSED};
use super::contents::{locked, Contents, Worker};
use super::draws::Draw;
use super::resolve::won_with;
use super::{Outcome, PreEndgame, PreEndgameChoice, PreEndgameLimits, Question, RankedPlay};
use crate::movegen::MoveGenerator;
use crate::rules::{exchange, settlement};
use crate::search::endgame::EndgameRefusal;
use std::cmp::Ordering;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};

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
/// … but not before so many, …
const LEAST: usize = 16;
/// … and surely means so many standard errors of the difference to the best.
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
    served: Vec<u32>,
    /// Through how many of [`STAGES`] it was taken with each content.
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
    fn replies(&mut self, draw: usize) -> Replies {
        Replies {
            tried: std::mem::take(&mut self.tried[draw]),
            served: self.served.clone(),
            lowered: vec![],
        }
    }

    fn keep_replies(&mut self, draw: usize, replies: Replies) {
        self.tried[draw] = replies.tried;
        for reply in replies.lowered {
            serve(&mut self.served, reply);
        }
    }
}

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
    all: f64,
    /// The best first; those that are still looked at are the first `live`.
    arms: Mutex<Vec<Arm>>,
    pub(super) live: usize,
    pub(super) limits: &'l PreEndgameLimits<'l>,
    /// [`Work::stop`].
    stop: &'l (dyn Fn() -> bool + Sync),
    /// Share of contents that are won if nobody lays any more, where that bounds a pass.
    pub(super) if_all_pass: Option<f64>,
    /// Positions looked at so far.
    nodes: AtomicU64,
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

    /// The choices as they are told, best first.
    pub fn prospects(&self) -> Vec<RankedPlay> {
        let mut prospects: Vec<_> = self.arms().iter().map(|arm| self.prospect(arm)).collect();
        if let Some(least) = self.if_all_pass {
            let plays = prospects.iter().filter(|found| !found.is_pass());
            let (win, most) = plays.fold((least, least), |(win, most), play| {
                (win.max(play.win), most.max(play.most))
            });
            for pass in prospects.iter_mut().filter(|found| found.is_pass()) {
                (pass.win, pass.most) = (pass.win.min(win), pass.most.min(most));
            }
        }
        prospects
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

    /// Was a look broken off because another thread ended what this one is at?
    fn is_broken_off(&self, found: Option<&Outcome>, question: Question) -> bool {
        self.contents.is_ended() && !found.is_some_and(|found| question.is_answered(found))
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
    fn look(
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
        if let Some(left) = self.position.left_to_answer(&choice) {
            let limits = (most, left);
            let mut replies = self.arms()[arm].replies(draw);
            let found =
                self.look_by_answers(worker, &choice, known, question, limits, &mut replies);
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
        let (found, looked) = self.position.resolve(
            worker.generator,
            &choice,
            &self.contents.draws[draw],
            question,
            most,
            self.stop,
            start,
        )?;
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

    /// [`Weighing::look`] by the answers to a choice that leaves so many tiles in the bag, where it
    /// is asked how often it wins; None: there is no bound by them.
    fn look_by_answers(
        &self,
        worker: &mut Worker<'_, 'l>,
        choice: &PreEndgameChoice,
        known: Option<Outcome>,
        question: Question,
        (most, left): (u64, usize),
        replies: &mut Replies,
    ) -> Result<Option<Outcome>, EndgameRefusal> {
        let is_known = known.is_some_and(|known| known.most < 1.0 || known.limited);
        if question == Question::Spread {
            // what the answers have shown is better than a guess
            return Ok(known.filter(|_| is_known));
        }
        let (content, stop) = (&self.contents.draws[worker.draw], self.stop);
        let is_pass = *choice == PreEndgameChoice::Pass;
        let is_all = most >= ENDLESS && !is_pass;
        if is_all {
            self.begin(worker);
        }
        let mut of_pass;
        let answers = match is_pass {
            true => {
                // (no other choice has anything in common with a pass)
                of_pass = self.position.answers(content, left, stop);
                &mut of_pass
            }
            false => {
                if worker.kept.answers.is_none() {
                    self.contents.make_room(worker.draw);
                    worker.kept.answers = self.position.answers(content, left, stop);
                }
                &mut worker.kept.answers
            }
        };
        let Some(answers) = answers else {
            return Ok(None);
        };
        let whole = worker.kept.start.as_mut().filter(|_| is_all);
        let effort = Effort {
            nodes: most,
            left: self.left(),
            stop,
        };
        let found = self
            .position
            .resolve_by_answers(choice, content, known, effort, replies, answers, whole)?;
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

    /// Puts live choices that are surely behind the best one, by the first `seen` contents, behind
    /// the others.
    fn leave_out(&mut self, seen: usize) {
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
                if let Some(most) = self.if_all_pass.filter(|_| found.is_pass()) {
                    found.win = found.win.min(most);
                }
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
}

/// In which share of the contents the mover wins if nobody lays a tile any more; None where that is
/// no bound of a pass.
///
/// Whoever passes may be answered by passes until they lay tiles after all, which they could have
/// done at once, or until the game ends with the racks as they are. So, with nothing else to do, a
/// pass wins no more often than the best play or than that. Every play has a bound of its wins
/// with one or two tiles in the bag.
fn if_all_pass(
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
fn better(a: &RankedPlay, b: &RankedPlay) -> Ordering {
    more_wins(a, b).then(b.spread.total_cmp(&a.spread))
}
