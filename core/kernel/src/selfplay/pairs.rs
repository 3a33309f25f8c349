//! Games in pairs between two players who differ in their leaves alone.
//!
//! Both games of a pair have the same seed, so the same tiles in the same order; in the first one
//! player begins, in the second the other. What luck gives to a seat it gives to both.

use super::{Player, Run, PORTION};
use crate::leaves::Leaves;
use crate::rules::checks::RulesetError;
use crate::rules::position::Position;
use crate::support::parallel::map_chunks;

/// Two players at one run's games: one with its leaves, and one with `other`.
#[derive(Clone, Copy)]
pub struct Pairs<'a> {
    /// Rules, words and seed of the games, and the leaves of the player who is judged.
    pub run: Run<'a>,
    /// The opponent's leaves.
    pub other: &'a Leaves,
}

/// By how many points the player judged won each game of a pair: beginning, and coming second.
pub type Gains = [i32; 2];

impl Pairs<'_> {
    /// Plays the pairs `first` … `first + pairs - 1` on so many threads; pair n has the seed of
    /// game n.
    ///
    /// # Errors
    /// As [`Run::play`], and rules of other than two racks.
    pub fn play(&self, first: u64, pairs: u64, threads: usize) -> Result<Vec<Gains>, RulesetError> {
        self.run.check()?;
        if self.run.rules.racks != 2 {
            let why = format!("pairs are games of two, not of {}", self.run.rules.racks);
            return Err(RulesetError {
                field: "racks",
                why,
            });
        }
        let start = || Player::new(&self.run);
        let done = map_chunks(pairs, PORTION, threads, start, |player, numbers| {
            let pair = |n| [0, 1].map(|seat| self.gain(player, first + n, seat));
            numbers.map(pair).collect::<Vec<Gains>>()
        });
        Ok(done.concat())
    }

    /// What the player judged wins by, sitting at rack `seat`.
    fn gain<'a>(&'a self, player: &mut Player<'a>, number: u64, seat: usize) -> i32 {
        let rules = self.run.rules;
        let mut position = Position::start(rules, self.run.game_seed(number));
        player.start();
        while position.ending.is_none() {
            let judged = position.mover(rules) == seat;
            player.leaves = if judged { self.run.leaves } else { self.other };
            player.turn(&mut position);
        }
        position.totals[seat] - position.totals[1 - seat]
    }
}
