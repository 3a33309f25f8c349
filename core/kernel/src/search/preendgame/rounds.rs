//! Choices taken through the contents of the bag, ever more thoroughly.

use super::answers::{Answer, Answers, Effort, ENDLESS, MOST_PASSED};
use super::draws::Draw;
use super::resolve::won_with;
use super::{Outcome, PreEndgame, PreEndgameChoice, PreEndgameLimits, Question, RankedPlay};
use crate::rules::ruleset::Ruleset;
use crate::rules::{exchange, settlement};
use crate::search::endgame::{CommonStart, EndgameRefusal};
use std::cmp::Ordering;

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
/// Bytes that the starts of endgames may take together before they are forgotten.
const ROOM: usize = 256 << 20;
/// A point of spread beside a win, where choices are left out.
const POINT: f64 = 0.001;
/// Rounding in sums of weights.
pub(super) const TINY: f64 = 1e-9;

/// A choice with what was found of it.
pub(super) struct Arm {
    pub(super) choice: PreEndgameChoice,
    pub(super) outcomes: Vec<Option<Outcome>>,
    /// The answers tried with each content, where it leaves tiles in the bag.
    tried: Vec<Vec<Answer>>,
    /// Through how many of [`STAGES`] it was taken with each content.
    pub(super) stages: Vec<usize>,
}

impl Arm {
    pub(super) fn new(choice: PreEndgameChoice, draws: usize) -> Arm {
        Arm {
            choice,
            outcomes: vec![None; draws],
            tried: vec![vec![]; draws],
            stages: vec![0; draws],
        }
    }
}

/// A position, its choices, and how far they have been weighed.
pub(super) struct Weighing<'a, 'l> {
    pub(super) position: PreEndgame<'a>,
    pub(super) draws: Vec<Draw>,
    all: f64,
    /// The best first; those that are still looked at are the first `live`.
    pub(super) arms: Vec<Arm>,
    pub(super) live: usize,
    pub(super) limits: &'l PreEndgameLimits<'l>,
    rules: &'l Ruleset,
    /// By content of the bag, what the endgames behind it have in common, once one was asked for.
    starts: Vec<Option<CommonStart<'l>>>,
    /// The same where a play leaves one tile of it.
    answers: Vec<Option<Answers<'l>>>,
    /// Contents of which something is kept there, the one begun longest ago first.
    begun: Vec<usize>,
    /// Share of contents that are won if nobody lays any more, where that bounds a pass.
    pub(super) if_all_pass: Option<f64>,
    /// Positions looked at so far.
    pub nodes: u64,
}

impl<'a: 'l, 'l> Weighing<'a, 'l> {
    pub fn new(
        position: PreEndgame<'a>,
        draws: Vec<Draw>,
        choices: Vec<PreEndgameChoice>,
        limits: &'l PreEndgameLimits<'l>,
        rules: &'l Ruleset,
    ) -> Weighing<'a, 'l> {
        let if_all_pass = if_all_pass(&position, rules, &draws, &choices);
        Weighing {
            position,
            if_all_pass,
            all: draws.iter().map(|draw| draw.weight).sum(),
            live: choices.len(),
            arms: choices
                .into_iter()
                .map(|choice| Arm::new(choice, draws.len()))
                .collect(),
            starts: draws.iter().map(|_| None).collect(),
            answers: draws.iter().map(|_| None).collect(),
            begun: vec![],
            draws,
            limits,
            rules,
            nodes: 0,
        }
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
        if !self.arms.first().is_some_and(seems) {
            return Ok(false);
        }
        for draw in self.open(0, Question::Winner) {
            if self.is_over() {
                return Ok(false);
            }
            let found = self.resolve(0, draw, Question::Winner, most)?;
            self.arms[0].outcomes[draw] = Some(found);
            if !found.decided || found.win < 1.0 {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The choices as they are told, best first.
    pub fn prospects(&self) -> Vec<RankedPlay> {
        let mut prospects: Vec<_> = self.arms.iter().map(|arm| self.prospect(arm)).collect();
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
        self.nodes >= self.limits.nodes || (self.limits.stop)()
    }

    /// Takes the live choices through all contents, with so much work for each endgame; false if
    /// it was stopped. A content that only some of them have met by then does not count.
    fn round(&mut self, most: u64, question: Question) -> Result<bool, EndgameRefusal> {
        for draw in 0..self.draws.len() {
            let mut found = Vec::with_capacity(self.live);
            for arm in 0..self.live {
                match self.arms[arm].outcomes[draw] {
                    Some(known) if question.is_answered(&known) => found.push(known),
                    _ if self.is_over() => return self.keep_all(draw, &found),
                    _ => found.push(self.resolve(arm, draw, question, most)?),
                }
            }
            self.keep(draw, &found);
            let seen = draw + 1;
            if seen >= LEAST && seen % BLOCK == 0 && !self.is_decidable() {
                self.leave_out(seen);
            }
        }
        Ok(true)
    }

    /// At the end of the time: the very first content counts as far as it was met.
    fn keep_all(&mut self, draw: usize, found: &[Outcome]) -> Result<bool, EndgameRefusal> {
        if draw == 0 && self.arms.iter().all(|arm| arm.outcomes[0].is_none()) {
            self.keep(draw, found);
        }
        Ok(false)
    }

    fn keep(&mut self, draw: usize, found: &[Outcome]) {
        for (arm, &outcome) in self.arms.iter_mut().zip(found) {
            arm.outcomes[draw] = Some(outcome);
        }
    }

    pub(super) fn resolve(
        &mut self,
        arm: usize,
        draw: usize,
        question: Question,
        most: u64,
    ) -> Result<Outcome, EndgameRefusal> {
        let most = most.min(self.limits.nodes.saturating_sub(self.nodes));
        if let Some(found) = self.resolve_by_answers(arm, draw, question, most)? {
            return Ok(found);
        }
        let mut start = None;
        if self.position.is_last_draw(&self.arms[arm].choice) {
            self.begin(draw);
            start = self.starts[draw].as_mut();
        }
        let (choice, content) = (&self.arms[arm].choice, &self.draws[draw]);
        let (found, looked) =
            self.position
                .resolve(choice, content, question, most, self.limits.stop, start)?;
        self.nodes += looked;
        Ok(match self.arms[arm].outcomes[draw] {
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

    /// [`Weighing::resolve`] by the answers to a choice that leaves tiles in the bag, where it is
    /// asked how often it wins; None: there is no bound by them.
    fn resolve_by_answers(
        &mut self,
        arm: usize,
        draw: usize,
        question: Question,
        most: u64,
    ) -> Result<Option<Outcome>, EndgameRefusal> {
        let Arm {
            choice, outcomes, ..
        } = &self.arms[arm];
        let (Some(left), known) = (self.position.left_to_answer(choice), outcomes[draw]) else {
            return Ok(None);
        };
        let is_known = known.is_some_and(|known| known.most < 1.0 || known.limited);
        if question == Question::Spread {
            // what the answers have shown is better than a guess
            return Ok(known.filter(|_| is_known));
        }
        let choice = choice.clone();
        let is_all = most >= ENDLESS && choice != PreEndgameChoice::Pass;
        if is_all {
            self.begin(draw);
        }
        let mut of_pass;
        let answers = match choice == PreEndgameChoice::Pass {
            true => {
                // (no other choice has anything in common with a pass)
                let stop = self.limits.stop;
                of_pass = self
                    .position
                    .answers(&self.draws[draw], left, self.rules, stop);
                &mut of_pass
            }
            false => {
                if self.answers[draw].is_none() {
                    self.make_room(draw);
                    let (content, stop) = (&self.draws[draw], self.limits.stop);
                    self.answers[draw] = self.position.answers(content, left, self.rules, stop);
                }
                &mut self.answers[draw]
            }
        };
        let Some(answers) = answers else {
            return Ok(None);
        };
        let whole = self.starts[draw].as_mut().filter(|_| is_all);
        let (content, tried) = (&self.draws[draw], &mut self.arms[arm].tried[draw]);
        let effort = Effort {
            nodes: most,
            left: self.limits.nodes.saturating_sub(self.nodes),
            stop: self.limits.stop,
        };
        let found = self
            .position
            .resolve_by_answers(&choice, content, known, effort, tried, answers, whole)?;
        Ok(found.map(|(found, looked)| {
            self.nodes += looked;
            found
        }))
    }

    /// Has what the endgames behind a content have in common that is drawn whole.
    fn begin(&mut self, draw: usize) {
        if self.starts[draw].is_none() {
            self.make_room(draw);
            let (content, stop) = (&self.draws[draw], self.limits.stop);
            self.starts[draw] = self.position.start(content, self.rules, stop);
        }
    }

    /// Forgets what endgames have in common with the contents begun longest ago, if it
    /// takes too much; all but this content's.
    fn make_room(&mut self, draw: usize) {
        self.begun.retain(|&begun| begun != draw);
        self.begun.push(draw);
        let bytes = |weighing: &Self| {
            let starts = weighing.starts.iter().flatten().map(CommonStart::bytes);
            let answers = weighing.answers.iter().flatten().map(Answers::bytes);
            starts.sum::<usize>() + answers.sum::<usize>()
        };
        while bytes(self) > ROOM && self.begun.len() > 1 {
            let oldest = self.begun.remove(0);
            (self.starts[oldest], self.answers[oldest]) = (None, None);
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
        let live = &self.arms[..self.live];
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
        let rest = self.live..self.arms.len();
        let order: Vec<usize> = kept.iter().chain(&out).copied().chain(rest).collect();
        self.live = kept.len();
        let mut arms: Vec<Option<Arm>> = self.arms.drain(..).map(Some).collect();
        self.arms = order.into_iter().filter_map(|at| arms[at].take()).collect();
    }

    /// Live choices by what they are worth. Who wins can be proved only where the bag is drawn
    /// whole, so such a choice comes before one that seems to win as often. A pass counts for no
    /// more wins than passing to the end has: if those are fewer than a play's, it has no more
    /// than that play.
    pub(super) fn sort(&mut self, question: Question) {
        let mut arms: Vec<Arm> = self.arms.drain(..).collect();
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
        self.arms = arms;
    }

    /// Contents whose question is open, those that seem lost first.
    pub(super) fn open(&self, arm: usize, question: Question) -> Vec<usize> {
        let outcomes = &self.arms[arm].outcomes;
        let mut open: Vec<usize> = (0..self.draws.len()).collect();
        open.retain(|&draw| !outcomes[draw].is_some_and(|found| question.is_answered(&found)));
        open.sort_by_key(|&draw| outcomes[draw].map(|found| found.spread));
        open
    }

    /// Makes those live that are proved to win as often as the best; the others come behind.
    pub(super) fn set_equals_first(&mut self) {
        let least = self
            .arms
            .first()
            .map_or(0.0, |best| self.prospect(best).win)
            - TINY;
        let arms = std::mem::take(&mut self.arms);
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
        self.arms = equal.into_iter().chain(behind).collect();
        self.sort(Question::Spread);
    }

    /// Solves what may win as often as the best, one after the other, for the one that gains most.
    fn compare_equals(&mut self) -> Result<(), EndgameRefusal> {
        for at in 1..self.arms.len() {
            let leader = self.prospect(&self.arms[0]);
            if leader.exact < 1.0 - TINY {
                return Ok(());
            }
            if !self.position.is_last_draw(&self.arms[at].choice) {
                continue;
            }
            for question in [Question::Winner, Question::Spread] {
                for draw in self.open(at, question) {
                    if self.prospect(&self.arms[at]).most < leader.win - TINY {
                        break;
                    }
                    if self.is_over() {
                        return Ok(());
                    }
                    let found = self.resolve(at, draw, question, u64::MAX)?;
                    self.arms[at].outcomes[draw] = Some(found);
                }
            }
            let found = self.prospect(&self.arms[at]);
            if found.exact >= 1.0 - TINY && better(&found, &leader) == Ordering::Less {
                self.arms[..=at].rotate_right(1);
            }
        }
        Ok(())
    }

    pub(super) fn prospect(&self, arm: &Arm) -> RankedPlay {
        let (mut covered, mut exact, mut decided) = (0.0, 0.0, 0.0);
        let (mut spread, mut win, mut most) = (0.0, 0.0, 0.0);
        for (draw, outcome) in self.draws.iter().zip(&arm.outcomes) {
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
            choice: arm.choice.clone(),
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
    rules: &Ruleset,
    draws: &[Draw],
    choices: &[PreEndgameChoice],
) -> Option<f64> {
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
