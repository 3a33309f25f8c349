//! Proof-number search: does the mover gain a given spread, the *target*, or not?
//!
//! Each position has two numbers: how many positions, at least, must still be decided to show that
//! the mover gains the target (the *proof number*), and to show that it does not (the *disproof
//! number*). The search always goes to the position that needs fewest. So it leaves a reply whose
//! refutation grows long, where alpha-beta would see it to its end.
//!
//! L. V. Allis, M. van der Meulen and H. J. van den Herik, "Proof-number search", Artificial
//! Intelligence 66(1), 1994; depth first, with a table and thresholds: A. Nagai, "Df-pn Algorithm for
//! Searching AND/OR Trees and Its Applications", 2002; thresholds that leave a little room: J. Pawlewicz
//! and L. Lew, "Improving depth-first PN-search: 1 + epsilon trick", 2006.

use super::hashing::mix;
use super::play_lists::{PlayId, ScoredPlay};
use super::proof_table::{ProofNumbers, ProofTable, NEVER};
use super::search::{Choices, Interrupt, Search, SearchResult, State, Step, Turn, DEEPEST};
use super::transposition::{Bound, WHOLE};

/// A choice that has so many before it in the order starts with a disproof number one higher.
const CHOICES_A_STEP: u32 = 4;
/// A choice is searched until its number is above the second's by this part of that (one in eight).
const MARGIN: u32 = 8;

/// What is asked of a position: does the mover gain so much?
#[derive(Clone, Copy)]
struct Goal {
    hash: u64,
    target: i32,
    /// Positions that had been looked at before any were for this; earlier visits are counted as if they
    /// had come right before.
    since: u64,
}

impl Goal {
    /// It stands for the position together with the target.
    #[inline(always)]
    fn key(&self) -> u64 {
        key(self.hash, self.target)
    }
}

/// A choice that may gain the target.
#[derive(Clone, Copy)]
struct Reply {
    step: Step,
    points: i32,
    /// Of the position behind it; 0: not asked for yet.
    hash: u64,
    /// What the opponent must gain there, that the mover does not gain its own target.
    target: i32,
    /// The opponent's.
    numbers: ProofNumbers,
}

/// What was found out of positions that are not decided yet, and room to work in.
pub(super) struct ProofMemory {
    table: ProofTable,
    /// By turn of the line.
    replies: Vec<Vec<Reply>>,
}

impl ProofMemory {
    pub fn new() -> ProofMemory {
        ProofMemory {
            table: ProofTable::new(),
            replies: vec![vec![]; DEEPEST + 1],
        }
    }

    /// Bytes taken (about).
    pub fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

/// A position's key together with the target.
#[inline(always)]
fn key(hash: u64, target: i32) -> u64 {
    hash ^ mix(u64::from(target as u32) << 8)
}

impl Search<'_> {
    /// Does the mover gain `target` or more? What is shown is kept in the table.
    ///
    /// Stopped also where a line is longer than any search looks.
    pub fn gains(&mut self, state: &State, target: i32) -> Result<bool, Interrupt> {
        let turn = Turn {
            state: *state,
            depth: DEEPEST as u32,
            ply: 0,
        };
        let hash = self.hash(self.grid.hash(), state);
        let found = self.proof_numbers(&turn, hash, target, ProofNumbers::NO_LIMITS)?;
        Ok(found == ProofNumbers::GAINED)
    }

    /// Does the mover gain `target` by this play at the root? None: it was not shown in time.
    pub fn gains_by(&mut self, state: &State, id: PlayId, target: i32) -> Option<bool> {
        if self.listing.play(id).used == state.hands[state.mover] {
            return Some(self.going_out(state, id) >= target);
        }
        if let Some(gain) = self.gain_of_end(state, Step::Lay(id)) {
            return Some(gain >= target);
        }
        let turn = Turn {
            state: *state,
            depth: DEEPEST as u32,
            ply: 0,
        };
        let mut reply = self.reply(Step::Lay(id), target);
        reply.hash = self.hash_behind(state, reply.step);
        let found = match self.proved(&reply) {
            Some((found, _)) => found,
            None => self
                .numbers_behind(&turn, &reply, ProofNumbers::NO_LIMITS)
                .ok()?,
        };
        Some(found == ProofNumbers::NOT_GAINED)
    }

    /// A choice of the mover, who wants to gain `target`, with the numbers of what is new.
    fn reply(&self, step: Step, target: i32) -> Reply {
        let (points, _) = self.changes(step);
        Reply {
            step,
            points,
            hash: 0,
            target: points - target + 1,
            numbers: ProofNumbers {
                proof: 1,
                disproof: 1,
            },
        }
    }

    /// The hash of the position behind a choice.
    fn hash_behind(&self, state: &State, step: Step) -> u64 {
        let (_, hash_delta) = self.changes(step);
        self.hash(self.grid.hash() ^ hash_delta, &self.after(state, step))
    }

    /// What is left to be shown, as soon as one of the numbers has reached its limit.
    fn proof_numbers(
        &mut self,
        turn: &Turn,
        hash: u64,
        target: i32,
        limits: ProofNumbers,
    ) -> Result<ProofNumbers, Interrupt> {
        let mut goal = Goal {
            hash,
            target,
            since: self.nodes,
        };
        self.count()?;
        if turn.ply >= DEEPEST {
            return Err(Interrupt::Stopped);
        }
        if turn.state.has_last_tiles() {
            let value = self.last_tiles(&turn.state, turn.ply);
            return Ok(self.decide(&goal, value, Step::Pass));
        }
        let mut choices = std::mem::take(&mut self.choices[turn.ply]);
        let mut replies = std::mem::take(&mut self.proof_memory.replies[turn.ply]);
        let found = match self.list_replies(turn, &mut goal, limits, &mut choices, &mut replies) {
            Some(found) => Ok(found),
            None => self.weigh_replies(turn, &goal, limits, &mut replies),
        };
        self.choices[turn.ply] = choices;
        self.proof_memory.replies[turn.ply] = replies;
        found
    }

    /// Positions looked at for a goal so far.
    fn work(&self, goal: &Goal) -> u64 {
        self.nodes - goal.since
    }

    /// Keeps what is left to be shown.
    fn keep_numbers(&mut self, goal: &Goal, numbers: ProofNumbers) {
        let work = self.work(goal);
        self.proof_memory.table.insert(goal.key(), numbers, work);
    }

    /// Keeps a bound: the mover gains so much at least if that is the target, else at most.
    fn decide(&mut self, goal: &Goal, value: i32, step: Step) -> ProofNumbers {
        let found = SearchResult { value, whole: true };
        let (window, work) = ((goal.target - 1, goal.target), self.work(goal));
        self.keep(goal.hash, WHOLE, window, found, step, work);
        match value >= goal.target {
            true => ProofNumbers::GAINED,
            false => ProofNumbers::NOT_GAINED,
        }
    }

    /// Lists what may gain the target; the numbers, if it is decided already or they are beyond its limits.
    ///
    /// Behind a position that is seen for the first time next to nothing is known (of 170 million
    /// choices one in a thousand), so nothing is looked up there, and if it is left at once, which
    /// most are, its choices are only counted.
    fn list_replies(
        &mut self,
        turn: &Turn,
        goal: &mut Goal,
        limits: ProofNumbers,
        choices: &mut Choices,
        replies: &mut Vec<Reply>,
    ) -> Option<ProofNumbers> {
        let known = self.proof_memory.table.get(goal.key());
        if let Some((_, work)) = known {
            goal.since = goal.since.saturating_sub(work);
        }
        if let Some(found) = self.gather_choices(turn, goal, choices) {
            return Some(found);
        }
        let count = choices.plays.len() + usize::from(choices.pass);
        let fresh = ProofNumbers {
            proof: 1,
            disproof: count as u32,
        };
        if known.is_none() && count > 0 && fresh.reaches(limits) {
            self.keep_numbers(goal, fresh);
            return Some(fresh);
        }
        match self.order_replies(turn, goal, known.is_some(), choices, replies) {
            None if known.is_some() => self.recall(goal, replies),
            found => found,
        }
    }

    /// Gathers the choices that may gain the target; the numbers, if going out or a pass that ends the
    /// game gains it.
    #[inline(always)]
    fn gather_choices(
        &mut self,
        turn: &Turn,
        goal: &Goal,
        choices: &mut Choices,
    ) -> Option<ProofNumbers> {
        let target = goal.target;
        self.gather(&turn.state, turn.ply, choices);
        if let Some(id) = choices.out {
            let gain = self.going_out(&turn.state, id);
            if gain >= target {
                return Some(self.decide(goal, gain, Step::Lay(id)));
            }
        }
        self.prune_by_threats(&turn.state, turn.ply, target - 1, choices);
        if choices.pass {
            if let Some(value) = self.gain_of_end(&turn.state, Step::Pass) {
                if value >= target {
                    return Some(self.decide(goal, value, Step::Pass));
                }
                choices.pass = false;
            }
        }
        None
    }

    /// Makes replies of the choices, by promise and the pass last; the numbers, if one of them ends
    /// the game and gains the target. Where something `is_known` of the position, what is known of
    /// those behind its choices is fetched.
    #[inline(always)]
    fn order_replies(
        &mut self,
        turn: &Turn,
        goal: &Goal,
        is_known: bool,
        choices: &mut Choices,
        replies: &mut Vec<Reply>,
    ) -> Option<ProofNumbers> {
        let order = |a: &ScoredPlay, b: &ScoredPlay| b.0.cmp(&a.0).then(a.1.cmp(&b.1));
        choices.plays.sort_unstable_by(order);
        replies.clear();
        let plays = choices.plays.iter().map(|&(_, id)| Step::Lay(id));
        for step in plays.chain(choices.pass.then_some(Step::Pass)) {
            let mut reply = self.reply(step, goal.target);
            if reply.points == 0 {
                match self.gain_of_end(&turn.state, step) {
                    Some(value) if value >= goal.target => {
                        return Some(self.decide(goal, value, step));
                    }
                    Some(_) => continue,
                    None => (),
                }
            }
            reply.numbers.disproof += replies.len() as u32 / CHOICES_A_STEP;
            if is_known {
                reply.hash = self.hash_behind(&turn.state, step);
                self.table.prefetch(reply.hash);
                let proofs = &self.proof_memory.table;
                proofs.prefetch(key(reply.hash, reply.target));
            }
            replies.push(reply);
        }
        None
    }

    /// Puts in what is known of the positions behind choices; the numbers, if that decides.
    fn recall(&mut self, goal: &Goal, replies: &mut Vec<Reply>) -> Option<ProofNumbers> {
        let mut kept = 0;
        for at in 0..replies.len() {
            let mut reply = replies[at];
            match self.proved(&reply) {
                Some((ProofNumbers::NOT_GAINED, value)) => {
                    return Some(self.decide(goal, reply.points - value, reply.step))
                }
                Some(_) => continue,
                None => (),
            }
            let proofs = &self.proof_memory.table;
            let known = proofs.get(key(reply.hash, reply.target));
            reply.numbers = known.map_or(reply.numbers, |(numbers, _)| numbers);
            replies[kept] = reply;
            kept += 1;
        }
        replies.truncate(kept);
        None
    }

    /// Whether the opponent gains its target behind a choice, if the table knows, and the bound.
    fn proved(&self, reply: &Reply) -> Option<(ProofNumbers, i32)> {
        let known = self.table.get(reply.hash);
        let known = known.filter(|known| known.depth == WHOLE)?;
        match known.value >= reply.target {
            false => {
                (known.bound != Bound::Lower).then_some((ProofNumbers::NOT_GAINED, known.value))
            }
            true => (known.bound != Bound::Upper).then_some((ProofNumbers::GAINED, known.value)),
        }
    }

    /// Goes to the choice that is easiest to show, again and again.
    fn weigh_replies(
        &mut self,
        turn: &Turn,
        goal: &Goal,
        limits: ProofNumbers,
        replies: &mut Vec<Reply>,
    ) -> Result<ProofNumbers, Interrupt> {
        while !replies.is_empty() {
            let (mut best, mut first, mut second) = (0, NEVER, NEVER);
            let mut sum = 0u64;
            for (at, reply) in replies.iter().enumerate() {
                let disproof = reply.numbers.disproof;
                if disproof < first {
                    (best, first, second) = (at, disproof, first);
                } else {
                    second = second.min(disproof);
                }
                sum += u64::from(reply.numbers.proof);
            }
            let numbers = ProofNumbers {
                proof: first,
                disproof: sum.min(u64::from(NEVER - 1)) as u32,
            };
            if numbers.reaches(limits) {
                self.keep_numbers(goal, numbers);
                return Ok(numbers);
            }
            if replies[best].hash == 0 {
                replies[best].hash = self.hash_behind(&turn.state, replies[best].step);
            }
            let reply = replies[best];
            let below = ProofNumbers {
                proof: limits.disproof - numbers.disproof + reply.numbers.proof,
                disproof: limits.proof.min(second + 1 + second / MARGIN),
            };
            let (found, value) = match self.proved(&reply) {
                Some(proved) => proved,
                None => (self.numbers_behind(turn, &reply, below)?, reply.target - 1),
            };
            match found {
                ProofNumbers::NOT_GAINED => {
                    return Ok(self.decide(goal, reply.points - value, reply.step));
                }
                ProofNumbers::GAINED => {
                    replies.remove(best);
                }
                numbers => replies[best].numbers = numbers,
            }
        }
        Ok(self.decide(goal, goal.target - 1, Step::Pass))
    }

    /// The opponent's numbers behind a choice.
    fn numbers_behind(
        &mut self,
        turn: &Turn,
        reply: &Reply,
        limits: ProofNumbers,
    ) -> Result<ProofNumbers, Interrupt> {
        let next = Turn {
            state: self.after(&turn.state, reply.step),
            depth: DEEPEST as u32,
            ply: turn.ply + 1,
        };
        if let Step::Lay(id) = reply.step {
            self.lay(id);
        }
        let found = self.proof_numbers(&next, reply.hash, reply.target, limits);
        if let Step::Lay(_) = reply.step {
            self.grid.lift();
        }
        found
    }
}
