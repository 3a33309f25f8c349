//! The position asked about: deeper and deeper, the best choices first.
//!
//! Iterative deepening with a window around the last value, and killer moves: D. Slate and L. Atkin,
//! 1977.

use super::play_lists::{Hint, Signature};
use super::search::{
    Choices, Interrupt, Search, SearchResult, State, Step, Turn, DEEPEST, INFINITE,
};
use crate::movegen::Play;
use std::collections::HashMap;

/// How many times the work so far may be spent on a proof between two depths.
const PROOF_BUDGET: u64 = 3;
/// A new value is first sought so near the last one.
const ASPIRATION_MARGIN: i32 = 4;

/// A choice at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub step: Step,
    /// Spread gained, or at least a bound from above.
    pub value: i32,
    /// Is it the value, not a bound?
    pub exact: bool,
    /// Is it proved?
    pub whole: bool,
    signature: Signature,
}

/// What is known of the position so far.
pub(super) struct Root {
    pub state: State,
    pub choices: Vec<Ranked>,
    /// The best line, and what it gains.
    pub line: Vec<Option<Play>>,
    pub value: i32,
    pub whole: bool,
    /// The value, as proof numbers have shown it.
    pub expected: Option<i32>,
    /// Turns looked ahead by the last pass that was finished.
    pub depth: u32,
    /// How many choices shall get their values.
    best: usize,
    /// Values between which the value is wanted.
    wanted: (i32, i32),
    /// Is a proof without a line enough?
    pub value_only: bool,
}

/// What a look within a window has come to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// No choice gains more than the window's lower end.
    Below,
    /// The value is known.
    Within,
    /// One gains the window's upper end or more; is that proved?
    Above { whole: bool },
}

impl Root {
    /// The choices by promise; the first one stands until more is known.
    pub fn new(search: &mut Search<'_>, state: State, best: usize, wanted: (i32, i32)) -> Root {
        let mut root = Root {
            state,
            choices: vec![],
            line: vec![],
            value: 0,
            whole: false,
            expected: None,
            depth: 0,
            best: best.max(1),
            wanted,
            value_only: false,
        };
        root.list(search);
        let (step, _) = search.greedy(&state, 0);
        root.line = vec![search.told(step)];
        root.value = search.playout(&state, 0);
        root
    }

    /// Puts other choices behind the first than the other threads do; the first has number 0.
    pub fn begin_elsewhere(&mut self, number: usize, threads: usize) {
        if let [_, rest @ ..] = &mut self.choices[..] {
            rest.rotate_left(number * rest.len() / threads);
        }
    }

    /// Lists the choices, in the order they were in before.
    fn list(&mut self, search: &mut Search<'_>) {
        let before = self.choices.iter().enumerate();
        let places: HashMap<Signature, usize> = before.map(|(i, c)| (c.signature, i)).collect();
        let mut choices = Choices::default();
        search.gather(&self.state, 0, &mut choices);
        choices.plays.sort_unstable_by_key(|play| (-play.0, play.1));
        let plays = choices.plays.iter().map(|&(_, id)| id);
        let steps = choices.out.into_iter().chain(plays).map(Step::Lay);
        let ranked = |step: Step| Ranked {
            step,
            value: -INFINITE,
            exact: false,
            whole: false,
            signature: search.signature(step),
        };
        self.choices = steps.chain([Step::Pass]).map(ranked).collect();
        let place = |c: &Ranked| places.get(&c.signature).copied().unwrap_or(usize::MAX);
        self.choices.sort_by_key(place);
    }

    /// Looks deeper and deeper until all is proved, `plies` are reached, or it is stopped.
    ///
    /// Between two depths it tries to prove the value found so far to the end of the game, for
    /// [`PROOF_BUDGET`] times as many positions as were looked at before: the order is mostly right
    /// long before the end is in reach, and the depths between would be lost time. First proof numbers
    /// are asked, for as many: some positions are proved by a hundredth of what alpha-beta looks at,
    /// and some not.
    pub fn deepen(&mut self, search: &mut Search<'_>, plies: u32) {
        let plies = plies.min(DEEPEST as u32);
        for depth in 1..=plies {
            if !self.look_with_room(search, depth, u64::MAX) {
                return;
            }
            self.depth = depth;
            if !self.whole && plies == DEEPEST as u32 {
                // (of several threads one asks so, and what it shows is there for all)
                if search.number == 0 {
                    self.ask_for_proof(search);
                }
                if self.value_only && self.accept(search) {
                    return;
                }
                let budget = search.nodes.saturating_mul(1 + PROOF_BUDGET);
                self.look_with_room(search, plies, budget);
            }
            if self.whole {
                return;
            }
        }
    }

    /// Looks to a depth, making room as needed, while no more than `budget` positions have been
    /// looked at; false if it was stopped.
    fn look_with_room(&mut self, search: &mut Search<'_>, depth: u32, budget: u64) -> bool {
        search.budget = budget;
        loop {
            match self.look(search, depth) {
                Ok(whole) => {
                    self.whole = whole;
                    return true;
                }
                Err(Interrupt::Stopped) => return false,
                Err(Interrupt::Crowded) => self.make_room(search),
            }
        }
    }

    /// Asks by proof numbers alone, for as many positions as may be looked at.
    ///
    /// Where few may be, the depths before a proof would take most of them, again each time that
    /// more may be; what proof numbers have found out is kept.
    pub fn prove_at_once(&mut self, search: &mut Search<'_>) {
        search.budget = u64::MAX;
        self.ask_for_outcome(search);
        self.accept(search);
    }

    /// Takes what proof numbers have shown for the outcome, without a line; false if they have not shown
    /// it.
    fn accept(&mut self, search: &Search<'_>) -> bool {
        let Some(value) = self.expected else {
            return false;
        };
        if value >= self.wanted.1 && self.take_up(search, value) {
            (self.choices[0].exact, self.choices[0].whole) = (true, true);
        }
        (self.value, self.whole) = (value, true);
        true
    }

    /// Asks by proof numbers what the outcome is, for [`PROOF_BUDGET`] times as many positions as were
    /// looked at before; behind a common start these are those of all its endgames, so that it may
    /// be all that this one is allowed. (Counted by its own alone, a proof took 1.3 times as long.)
    pub fn ask_for_proof(&mut self, search: &mut Search<'_>) {
        search.budget = search.nodes.saturating_mul(1 + PROOF_BUDGET);
        self.ask_for_outcome(search);
    }

    /// Asks what the outcome is, first whether it is the value found. What is shown stands in the
    /// table then.
    fn ask_for_outcome(&mut self, search: &mut Search<'_>) {
        let (least, most) = self.wanted;
        let guess = self.value.clamp(least, most);
        let (mut low, mut high) = (least, most);
        let mut target = if guess < most { guess + 1 } else { guess };
        let mut stride = 1;
        while low < high {
            match self.gains_with_room(search, target) {
                None => return,
                Some(true) => {
                    low = target;
                    if low > self.value || high < self.value {
                        self.take_up(search, low);
                    }
                }
                Some(false) => high = target - 1,
            }
            target = match (low > least, high < most) {
                (true, true) => (low + high + 1) / 2,
                (true, false) => (low + stride).min(most),
                (false, _) if high == guess => guess,
                (false, _) => (high - stride).max(least + 1),
            };
            stride *= 2;
        }
        self.expected = Some(low);
    }

    /// Puts first the choice that is shown to gain so much; false if it is not known any more.
    fn take_up(&mut self, search: &Search<'_>, gained: i32) -> bool {
        let hash = search.hash(search.grid.hash(), &self.state);
        let known = search.table.get(hash);
        let is_it = |choice: &Ranked| known.is_some_and(|it| choice.signature as Hint == it.best);
        let Some(at) = self.choices.iter().position(is_it) else {
            return false;
        };
        self.choices[..=at].rotate_right(1);
        self.choices[0].value = gained;
        self.value = gained;
        self.line = vec![search.told(self.choices[0].step)];
        true
    }

    /// Whether the mover gains so much, making room as needed; None: it was stopped.
    pub fn gains_with_room(&mut self, search: &mut Search<'_>, target: i32) -> Option<bool> {
        loop {
            match search.gains(&self.state, target) {
                Ok(gained) => return Some(gained),
                Err(Interrupt::Stopped) => return None,
                Err(Interrupt::Crowded) => self.make_room(search),
            }
        }
    }

    fn make_room(&mut self, search: &mut Search<'_>) {
        if search.make_room() {
            self.list(search);
        }
    }

    /// Is the value known, not only a bound of it?
    pub fn is_exact(&self) -> bool {
        self.wanted.0 < self.value && self.value < self.wanted.1
    }

    /// The signature of a play that is proved to gain the upper end of what is wanted.
    pub fn refutation(&self) -> Option<Signature> {
        let is_enough = |c: &&Ranked| c.exact && c.whole && c.value >= self.wanted.1;
        let signature = self.choices.iter().find(is_enough)?.signature;
        (signature != 0).then_some(signature)
    }

    /// Tries every choice to a depth; tells whether the outcome is proved.
    fn look(&mut self, search: &mut Search<'_>, depth: u32) -> Result<bool, Interrupt> {
        let (least, most) = self.wanted;
        let (value, margin) = match self.expected {
            Some(value) => (value, 1),
            None => (self.value, ASPIRATION_MARGIN),
        };
        let near = (
            (value - margin).clamp(least, most - 1),
            (value + margin).clamp(least + 1, most),
        );
        let mut verdict = Verdict::Below;
        let all = (self.best > 1 || depth == 1) && self.wanted == (-INFINITE, INFINITE);
        if !all {
            verdict = self.look_within(search, depth, near)?;
        }
        let settled = match verdict {
            Verdict::Within => true,
            Verdict::Below => near.0 == least && !all,
            Verdict::Above { .. } => near.1 == most,
        };
        if !settled {
            verdict = self.look_within(search, depth, self.wanted)?;
        }
        self.choices.sort_by_key(|c| (!c.exact, -c.value));
        Ok(match verdict {
            Verdict::Above { whole } => whole,
            _ => self.choices.iter().all(|choice| choice.whole),
        })
    }

    /// Tries every choice.
    fn look_within(
        &mut self,
        search: &mut Search<'_>,
        depth: u32,
        window: (i32, i32),
    ) -> Result<Verdict, Interrupt> {
        let mut values = vec![];
        let threats = search.threats(&self.state, 0);
        for i in 0..self.choices.len() {
            let alpha = self.least(&values).max(window.0);
            let choice = &mut self.choices[i];
            let most = search.most(&self.state, &threats, choice.step, alpha);
            if most <= alpha {
                (choice.value, choice.whole, choice.exact) = (most, true, false);
                continue;
            }
            let bounds = (alpha, window.1);
            let found =
                self.value_of(search, self.choices[i].step, depth, bounds, i < self.best)?;
            let above = found.value >= window.1;
            if above && window.1 < self.wanted.1 {
                return Ok(Verdict::Above { whole: false });
            }
            let choice = &mut self.choices[i];
            choice.value = found.value;
            choice.whole = found.whole;
            choice.exact = found.value > alpha;
            if choice.exact {
                if values.iter().all(|&value| value < found.value) {
                    self.value = found.value;
                    search.extend_line(0, choice.step);
                    self.line = search.told_line();
                }
                values.push(found.value);
            }
            if above {
                let later = self.choices[i + 1..].iter_mut();
                later.for_each(|choice| choice.exact = false);
                return Ok(Verdict::Above { whole: found.whole });
            }
        }
        if values.is_empty() {
            if window.0 <= self.wanted.0 {
                self.value = self
                    .choices
                    .iter()
                    .fold(-INFINITE, |most, c| most.max(c.value));
            }
            return Ok(Verdict::Below);
        }
        Ok(Verdict::Within)
    }

    /// What a choice must beat to be among the best.
    fn least(&self, values: &[i32]) -> i32 {
        let mut sorted = values.to_vec();
        sorted.sort_unstable_by_key(|value| -value);
        sorted.get(self.best - 1).copied().unwrap_or(-INFINITE)
    }

    fn value_of(
        &self,
        search: &mut Search<'_>,
        step: Step,
        depth: u32,
        window: (i32, i32),
        early: bool,
    ) -> Result<SearchResult, Interrupt> {
        if let Step::Lay(id) = step {
            if search.listing.play(id).used == self.state.hands[self.state.mover] {
                search.lines[1].clear();
                let value = search.going_out(&self.state, id);
                return Ok(SearchResult { value, whole: true });
            }
        }
        let turn = Turn {
            state: self.state,
            depth,
            ply: 0,
        };
        match early {
            true => search.try_step(&turn, step, window),
            false => search.try_later(&turn, step, window),
        }
    }
}
