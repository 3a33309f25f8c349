//! The position asked about: deeper and deeper, the best choices first.

use super::search::{Choices, Found, Halt, Search, State, Step, DEEPEST, INFINITE};
use crate::movegen::Play;
use std::collections::HashMap;
use std::sync::Arc;

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
    signature: u32,
}

/// What is known of the position so far.
pub(super) struct Root {
    pub state: State,
    pub choices: Vec<Ranked>,
    /// The best line, and what it gains.
    pub line: Vec<Option<Play>>,
    pub value: i32,
    pub whole: bool,
    /// Turns looked ahead by the last pass that was finished.
    pub depth: u32,
    /// How many choices shall get their values.
    best: usize,
}

impl Root {
    /// The choices by promise; the first one stands until more is known.
    pub fn new(search: &mut Search<'_>, state: State, best: usize) -> Root {
        let mut root = Root {
            state,
            choices: vec![],
            line: vec![],
            value: 0,
            whole: false,
            depth: 0,
            best: best.max(1),
        };
        root.list(search);
        let (step, _) = search.greedy(&state, 0);
        root.line = vec![search.told(step)];
        root.value = search.playout(&state, 0);
        root
    }

    /// Lists the choices, in the order they were in before.
    fn list(&mut self, search: &mut Search<'_>) {
        let before = self.choices.iter().enumerate();
        let places: HashMap<u32, usize> = before.map(|(i, c)| (c.signature, i)).collect();
        let mut choices = Choices::default();
        search.gather(&self.state, 0, &mut choices);
        choices.plays.sort_unstable_by_key(|play| (-play.0, play.1));
        let hand = self.state.hands[self.state.mover];
        let stays = |id: &u32| search.listing.play(*id).used != hand;
        let plays = choices.plays.iter().map(|&(_, id)| id).filter(stays);
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
    pub fn deepen(&mut self, search: &mut Search<'_>, plies: u32) {
        let mut depth = 1;
        while depth <= plies.min(DEEPEST as u32) && !self.whole {
            match self.look(search, depth) {
                Ok(whole) => {
                    (self.whole, self.depth) = (whole, depth);
                    depth += 1;
                }
                Err(Halt::Stopped) => return,
                Err(Halt::Crowded) => self.make_room(search),
            }
        }
    }

    fn make_room(&mut self, search: &mut Search<'_>) {
        if search.room == 0 && search.table.may_grow() {
            let (table, before) = (search.table.grown(), search.table.size());
            search.room = table.size() / 2 - before / 2;
            search.table = Arc::new(table);
        }
        if search.listing.is_full() {
            search.listing.clear();
            self.list(search);
        }
    }

    /// Tries every choice to a depth; tells whether the outcome is proved.
    fn look(&mut self, search: &mut Search<'_>, depth: u32) -> Result<bool, Halt> {
        let mut values = vec![];
        for i in 0..self.choices.len() {
            let alpha = self.least(&values);
            let found = self.value_of(search, self.choices[i].step, depth, alpha, i < self.best)?;
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
        }
        self.choices.sort_by_key(|c| (!c.exact, -c.value));
        Ok(self.choices.iter().all(|choice| choice.whole))
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
        alpha: i32,
        early: bool,
    ) -> Result<Found, Halt> {
        if let Step::Lay(id) = step {
            if search.listing.play(id).used == self.state.hands[self.state.mover] {
                search.lines[1].clear();
                let value = search.going_out(&self.state, id);
                return Ok(Found { value, whole: true });
            }
        }
        let window = (alpha, INFINITE);
        match early {
            true => search.try_step(&self.state, step, depth, 0, window),
            false => search.try_later(&self.state, step, depth, 0, window),
        }
    }
}
