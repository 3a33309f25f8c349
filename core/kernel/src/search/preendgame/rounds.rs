//! Choices taken through the contents of the bag, ever more thoroughly.

use super::draws::Draw;
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
/// Positions it may cost to refute a choice with one content of the bag, the easy ones first.
const REFUTING: [u64; 4] = [300, 3_000, 30_000, u64::MAX];
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
const TINY: f64 = 1e-9;

/// A choice with what was found of it.
struct Arm {
    choice: PreEndgameChoice,
    outcomes: Vec<Option<Outcome>>,
}

/// A position, its choices, and how far they have been weighed.
pub(super) struct Weighing<'a, 'l> {
    position: PreEndgame<'a>,
    draws: Vec<Draw>,
    all: f64,
    /// The best first; those that are still looked at are the first `live`.
    arms: Vec<Arm>,
    live: usize,
    limits: &'l PreEndgameLimits<'l>,
    rules: &'l Ruleset,
    /// By content of the bag, what the endgames behind it have in common, once one was asked for.
    starts: Vec<Option<CommonStart<'l>>>,
    /// Share of contents that are won if nobody lays any more, where that bounds a pass.
    if_all_pass: Option<f64>,
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
        let arm = |choice| Arm {
            choice,
            outcomes: vec![None; draws.len()],
        };
        let if_all_pass = if_all_pass(&position, rules, &draws, &choices);
        Weighing {
            position,
            if_all_pass,
            all: draws.iter().map(|draw| draw.weight).sum(),
            live: choices.len(),
            arms: choices.into_iter().map(arm).collect(),
            starts: draws.iter().map(|_| None).collect(),
            draws,
            limits,
            rules,
            nodes: 0,
        }
    }

    /// Rounds of spreads, rounds of who wins, the proof that no other choice wins more often, and
    /// the spreads of those that win as often; all that as far as the limits allow.
    pub fn run(&mut self) -> Result<(), EndgameRefusal> {
        let finished = self.rounds(&FIRST, Question::Spread)?
            && self.rounds(&ROUNDS, Question::Winner)?
            && self.refute()?
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
            if !found.decided || self.won(found.spread) < 1.0 {
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

    fn is_over(&self) -> bool {
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
            if seen >= LEAST && seen % BLOCK == 0 {
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

    fn resolve(
        &mut self,
        arm: usize,
        draw: usize,
        question: Question,
        most: u64,
    ) -> Result<Outcome, EndgameRefusal> {
        let (choice, content) = (&self.arms[arm].choice, &self.draws[draw]);
        let most = most.min(self.limits.nodes.saturating_sub(self.nodes));
        let mut start = None;
        if self.position.is_last_draw(choice) {
            if self.starts[draw].is_none() {
                let taken = self.starts.iter().flatten().map(CommonStart::bytes);
                if taken.sum::<usize>() > ROOM {
                    self.starts.iter_mut().for_each(|start| *start = None);
                }
                let stop = self.limits.stop;
                self.starts[draw] = self.position.start(content, self.rules, stop);
            }
            start = self.starts[draw].as_mut();
        }
        let (found, looked) =
            self.position
                .resolve(choice, content, question, most, self.limits.stop, start)?;
        self.nodes += looked;
        Ok(match self.arms[arm].outcomes[draw] {
            // who wins is known: the spread is nearer than a bound of it, if it is on that side
            Some(known) if question == Question::Winner && !found.proved => Outcome {
                spread: match self.won(known.spread) == self.won(found.spread) {
                    true => known.spread,
                    false => found.spread,
                },
                ..found
            },
            Some(known) if known.limited && !found.proved => known,
            _ => found,
        })
    }

    /// Puts live choices that are surely behind the best one, by the first `seen` contents, behind
    /// the others.
    fn leave_out(&mut self, seen: usize) {
        let utility = |arm: &Arm, draw: usize| {
            let spread = arm.outcomes[draw].map_or(0, |outcome| outcome.spread);
            self.won(spread) + POINT * f64::from(spread)
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
    fn sort(&mut self, question: Question) {
        let mut arms: Vec<Arm> = self.arms.drain(..).collect();
        let guessed =
            |arm: &Arm| question == Question::Winner && !self.position.is_last_draw(&arm.choice);
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

    /// Goes through the contents of the choices behind the best, the lost ones first, until each
    /// is proved to win no more often than the best one, or to be better; only if it is proved how
    /// often the best wins. Then those are live that may win as often; false if there was no time.
    fn refute(&mut self) -> Result<bool, EndgameRefusal> {
        for most in REFUTING {
            for at in 1..self.arms.len() {
                if self.prospect(&self.arms[0]).decided < 1.0 - TINY {
                    return Ok(true);
                }
                if !self.refute_one(at, most)? {
                    return Ok(false);
                }
            }
        }
        self.set_equals_first();
        Ok(true)
    }

    /// [`Weighing::refute`] for one choice, with so much work for each endgame; false if there was
    /// no time.
    fn refute_one(&mut self, at: usize, most: u64) -> Result<bool, EndgameRefusal> {
        let leader = self.prospect(&self.arms[0]);
        if self.position.bag > 1 && !self.position.is_last_draw(&self.arms[at].choice) {
            return Ok(true);
        }
        for draw in self.open(at, Question::Winner) {
            if self.prospect(&self.arms[at]).most <= leader.win + TINY {
                return Ok(true);
            }
            if self.is_over() {
                return Ok(false);
            }
            let found = self.resolve(at, draw, Question::Winner, most)?;
            self.arms[at].outcomes[draw] = Some(found);
        }
        let found = self.prospect(&self.arms[at]);
        if found.decided >= 1.0 - TINY && found.win > leader.win + TINY {
            self.arms[..=at].rotate_right(1);
        }
        Ok(true)
    }

    /// Contents whose question is open, those that seem lost first.
    fn open(&self, arm: usize, question: Question) -> Vec<usize> {
        let outcomes = &self.arms[arm].outcomes;
        let mut open: Vec<usize> = (0..self.draws.len()).collect();
        open.retain(|&draw| !outcomes[draw].is_some_and(|found| question.is_answered(&found)));
        open.sort_by_key(|&draw| outcomes[draw].map(|found| found.spread));
        open
    }

    /// Makes those live that are proved to win as often as the best; the others come behind.
    fn set_equals_first(&mut self) {
        let least = self
            .arms
            .first()
            .map_or(0.0, |best| self.prospect(best).win)
            - TINY;
        let arms = std::mem::take(&mut self.arms);
        let (equal, behind): (Vec<Arm>, Vec<Arm>) = arms.into_iter().partition(|arm| {
            let found = self.prospect(arm);
            found.decided >= 1.0 - TINY && found.win >= least
        });
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

    /// 1, a half or 0 for the game, if so much spread is gained.
    fn won(&self, spread: i32) -> f64 {
        f64::from((self.position.lead + spread).signum() + 1) / 2.0
    }

    fn prospect(&self, arm: &Arm) -> RankedPlay {
        let (mut covered, mut exact, mut decided) = (0.0, 0.0, 0.0);
        let (mut spread, mut win, mut most) = (0.0, 0.0, 0.0);
        for (draw, outcome) in self.draws.iter().zip(&arm.outcomes) {
            let Some(outcome) = outcome else {
                most += draw.weight;
                continue;
            };
            let won = draw.weight * self.won(outcome.spread);
            covered += draw.weight;
            spread += draw.weight * f64::from(outcome.spread);
            win += won;
            if outcome.proved {
                exact += draw.weight;
            }
            if outcome.decided {
                decided += draw.weight;
            }
            let is_bound = outcome.limited && outcome.any_order;
            most += if is_bound { won } else { draw.weight };
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
/// pass wins no more often than the best play or than that. The best play is known for sure only
/// with one tile in the bag.
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
    // such a play may end the game when others have passed before it
    let may_end = |choice: &PreEndgameChoice| match choice {
        PreEndgameChoice::Play(play) => rules.zero_play_is_scoreless && play.score == 0,
        _ => false,
    };
    if position.bag != 1 || exchanges > 0 || choices.iter().any(may_end) {
        return None;
    }
    let own = position.rack.value(rules);
    let (mut wins, mut all) = (0.0, 0.0);
    for draw in draws {
        let change = settlement::settle(rules, &[own, draw.other.value(rules)], None);
        let end = position.lead + change[0] - change[1];
        wins += draw.weight * f64::from(end.signum() + 1) / 2.0;
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
