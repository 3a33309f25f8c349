//! Racks drawn at random on the boards of self-play, with the equity of the best they can do.

use crate::rules::checks::RulesetError;
use crate::rules::position::Position;
use crate::rules::rack::Rack;
use crate::rules::rng::{self, Seed};
use crate::rules::tile::*;
use crate::selfplay::{Player, Run};
use crate::support::parallel::map_chunks;
use std::ops::Range;

/// The stream of ChaCha20 blocks that sampled racks come from (2 is that of the games' seeds).
const RACKS: u32 = 3;
/// Games a thread takes at a time.
const PORTION: u64 = 4;

/// How racks are sampled in a run of self-play.
#[derive(Clone, Copy)]
pub struct Sampling<'a> {
    /// The games. Their leaves also judge what the sampled racks keep.
    pub run: Run<'a>,
    /// Racks drawn on each board, at least 2.
    pub racks: u32,
    /// A board counts while its bag holds at least so many tiles, and once a tile lies on it.
    pub bag_least: usize,
}

/// Racks, and by how much each does better than the others on its board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Samples {
    /// Codes, sorted, `rack_size` a rack.
    pub racks: Vec<Tile>,
    /// Equity less the mean of all racks on the same board, in milli-points, one a rack.
    pub equities: Vec<i32>,
}

impl Samples {
    fn add(&mut self, other: Samples) {
        self.racks.extend(other.racks);
        self.equities.extend(other.equities);
    }
}

impl Sampling<'_> {
    /// Samples the games `first` … `first + games - 1` on so many threads.
    ///
    /// # Errors
    /// As [`Run::play`], and fewer than two racks a board.
    pub fn take(&self, first: u64, games: u64, threads: usize) -> Result<Samples, RulesetError> {
        self.run.check()?;
        if self.racks < 2 {
            let why = "two racks at least tell which is the better".to_string();
            return Err(RulesetError {
                field: "racks",
                why,
            });
        }
        let start = || Player::new(&self.run);
        let done = map_chunks(games, PORTION, threads, start, |player, numbers| {
            self.portion(player, first + numbers.start..first + numbers.end)
        });
        let mut all = Samples::default();
        done.into_iter().for_each(|samples| all.add(samples));
        Ok(all)
    }

    fn portion<'a>(&'a self, player: &mut Player<'a>, numbers: Range<u64>) -> Samples {
        let (rules, mut samples) = (self.run.rules, Samples::default());
        for number in numbers {
            let seed = self.run.game_seed(number);
            let mut position = Position::start(rules, seed);
            player.start();
            while position.ending.is_none() && position.bag.len() >= self.bag_least {
                if !position.board.is_empty() {
                    self.board(player, &position, &seed, &mut samples);
                }
                player.turn(&mut position);
            }
        }
        samples
    }

    /// Draws racks from all tiles that do not lie on the board, and tries each.
    fn board(&self, player: &mut Player<'_>, position: &Position, seed: &Seed, to: &mut Samples) {
        let rules = self.run.rules;
        let mut pool: Vec<Tile> = position.bag.tiles().codes().collect();
        position.racks[..rules.racks]
            .iter()
            .for_each(|rack| pool.extend(rack.codes()));
        pool.sort_unstable();
        let most = player.most_exchanged(position, position.mover(rules));
        let from = to.equities.len();
        for i in 0..self.racks {
            let number = position.turn as u32 * self.racks + i;
            let rack = drawn(rules.rack_size, &pool, seed, number);
            to.racks.extend(rack.codes());
            to.equities.push(player.equity(position, &rack, most));
        }
        let equities = &mut to.equities[from..];
        let sum: i64 = equities.iter().map(|&equity| i64::from(equity)).sum();
        let mean = sum.div_euclid(i64::from(self.racks)) as i32;
        equities.iter_mut().for_each(|equity| *equity -= mean);
    }
}

/// Rack number `number` of a game: so many tiles of the pool, each as likely.
fn drawn(size: usize, pool: &[Tile], seed: &Seed, number: u32) -> Rack {
    let words = rng::chacha20(seed, number, [RACKS, 0, 0]);
    let (mut pool, mut rack) = (pool.to_vec(), Rack::new());
    for word in words.iter().take(size.min(pool.len())) {
        // a pool of a few hundred tiles in 2³²: no tile is favoured by more than 10⁻⁷
        let index = (u64::from(*word) * pool.len() as u64) >> 32;
        rack.add(pool.swap_remove(index as usize));
    }
    rack
}
