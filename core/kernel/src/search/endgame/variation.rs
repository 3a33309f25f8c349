//! Lines of play in plain terms.

use super::node::Tally;
use super::play_lists::Signature;
use super::search::{Choices, Interrupt, Search, State, Step, Turn, DEEPEST, INFINITE};
use crate::movegen::Play;

impl Search<'_> {
    /// A step in plain terms: a play, or None for a pass.
    pub fn told(&self, step: Step) -> Option<Play> {
        let Step::Lay(id) = step else { return None };
        let play = self.listing.play(id);
        Some(Play {
            square: self.grid.square(play.lane.into(), play.start.into()) as u16,
            down: self.grid.is_down(play.lane.into()),
            tiles: self.listing.tiles(play).to_vec(),
            score: play.score,
            equity: play.score * 1000,
        })
    }

    /// The best line from the root on.
    pub fn told_line(&self) -> Vec<Option<Play>> {
        self.lines[0].iter().map(|&step| self.told(step)).collect()
    }

    /// Tells a choice from the others of its position.
    pub fn signature(&self, step: Step) -> Signature {
        match step {
            Step::Lay(id) => self.listing.play(id).signature,
            Step::Pass => 0,
        }
    }

    /// The number of a play told before.
    fn number_of(&mut self, state: &State, play: &Play) -> Option<Step> {
        let mut choices = Choices::default();
        self.gather(state, 0, &mut choices);
        let steps = choices.plays.iter().map(|&(_, id)| Step::Lay(id));
        let mut steps = steps.filter(|&step| self.told(step).as_ref() == Some(play));
        steps.next()
    }

    /// Goes on with a proved line to the end of the game, as far as it is not told to stop. Numbers
    /// of plays may be others afterwards.
    pub fn finish_line(&mut self, state: &State, line: &mut Vec<Option<Play>>) {
        // what the last look was allowed does not count any more
        self.budget = u64::MAX;
        let (mut now, mut laid, mut at) = (*state, 0, 0);
        loop {
            if at == line.len() && !self.go_on(&now, line) {
                break;
            }
            let step = match &line[at] {
                Some(play) => self.number_of(&now, play),
                None => Some(Step::Pass),
            };
            let Some(step) = step else { break };
            at += 1;
            if let Step::Lay(id) = step {
                self.lay(id);
                laid += 1;
            }
            now = self.after(&now, step);
            if now.fuse.passes == 0 {
                break;
            }
        }
        (0..laid).for_each(|_| self.grid.lift());
    }

    /// Adds at least one step to the line; false if there was no time.
    fn go_on(&mut self, state: &State, line: &mut Vec<Option<Play>>) -> bool {
        let turn = Turn {
            state: *state,
            depth: DEEPEST as u32,
            ply: 0,
        };
        loop {
            self.lines[0].clear();
            self.listing.prepare(&self.grid, state.ask(0));
            match self.choose(&turn, 0, &mut Tally::new((-INFINITE, INFINITE))) {
                Ok(()) => {
                    line.extend(self.told_line());
                    return true;
                }
                Err(Interrupt::Stopped) => return false,
                Err(Interrupt::Crowded) => {
                    self.make_room();
                }
            }
        }
    }
}
