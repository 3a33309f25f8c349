//! Games that the kernel plays against itself, highest equity wins.
//!
//! Game number n of a run depends on the rules, the words, the leaves, the run's seed and n, and
//! on nothing else: chunks and threads may be cut as one likes (`docs/formats/selfplay.md`).

mod game;
mod pairs;
mod player;
mod record;
#[cfg(test)]
mod tests;
pub mod training;

pub use pairs::{Gains, Pairs};
pub use player::Player;

use crate::leaves::Leaves;
use crate::lexicon::ranks::Order;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::Lexicon;
use crate::rules::checks::RulesetError;
use crate::rules::rng::{self, Seed};
use crate::rules::ruleset::Ruleset;
use crate::support::parallel::map_chunks;

/// The stream of ChaCha20 blocks that games' seeds come from (0 and 1 are draws and lots).
const GAMES: u32 = 2;
/// Games a thread takes at a time.
const PORTION: u64 = 16;

/// What all games of a run share.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// The rule set.
    pub rules: &'a Ruleset,
    /// The words; used where the word map cannot be.
    pub lexicon: &'a Lexicon,
    /// The same words as a map.
    pub words: &'a WordMap,
    /// Worth of the tiles kept.
    pub leaves: &'a Leaves,
    /// Decides all draws.
    pub seed: u64,
}

/// Games played out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chunk {
    /// One line a game, in their order.
    pub records: Vec<u8>,
    /// Games.
    pub games: u64,
    /// Turns of all games.
    pub turns: u64,
    /// Sum of all players' final totals.
    pub score: i64,
}

impl Chunk {
    fn add(&mut self, other: Chunk) {
        self.records.extend(other.records);
        self.games += other.games;
        self.turns += other.turns;
        self.score += other.score;
    }
}

impl Run<'_> {
    /// The seed of one game: the first half of the ChaCha20 block whose key is the run's seed
    /// (little-endian, filled up with zeros), whose counter is the low and whose nonce is
    /// `GAMES`, the high half of the game's number, 0.
    pub fn game_seed(&self, number: u64) -> Seed {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        let block = rng::chacha20(&key, number as u32, [GAMES, (number >> 32) as u32, 0]);
        let mut seed = [0; 32];
        for (bytes, word) in seed.chunks_exact_mut(4).zip(block) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        seed
    }

    pub(crate) fn check(&self) -> Result<(), RulesetError> {
        let refuse = |field, why: &str| {
            let why = why.to_string();
            Err(RulesetError { field, why })
        };
        if self.rules.pass_rounds == 0 && self.rules.scoreless_turns == 0 {
            return refuse(
                "pass_rounds",
                "a game in which nobody can play would never end",
            );
        }
        if *self.words.order() != Order::of(self.rules) {
            return refuse("values", "the word map is of other letters or values");
        }
        if self.lexicon.dawg.letters() != self.rules.letters {
            return refuse("letters", "the lexicon is of another alphabet");
        }
        Ok(())
    }

    /// Plays the games `first` … `first + games - 1` on so many threads.
    ///
    /// # Errors
    /// Rules by which a game might never end, or words of other letters or values.
    pub fn play(&self, first: u64, games: u64, threads: usize) -> Result<Chunk, RulesetError> {
        self.check()?;
        let start = || Player::new(self);
        let done = map_chunks(games, PORTION, threads, start, |player, numbers| {
            let mut chunk = Chunk::default();
            numbers.for_each(|n| chunk.add(game::play(self, player, first + n)));
            chunk
        });
        let mut all = Chunk::default();
        done.into_iter().for_each(|chunk| all.add(chunk));
        Ok(all)
    }
}
