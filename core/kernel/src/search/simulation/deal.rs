//! Which tiles everybody gets in a rollout.

use super::random::Random;
use super::state::Game;
use super::PlayerView;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// Leaves that a player may have kept, each with its weight.
#[derive(Clone, Debug, Default)]
pub(super) struct Guess {
    leaves: Vec<Rack>,
    /// Sum of the weights up to and with each leave's.
    sums: Vec<f64>,
}

impl Guess {
    /// Adds a leave; one without weight is left out.
    pub fn add(&mut self, leave: Rack, weight: f64) {
        if weight > 0.0 {
            let sum = self.sums.last().copied().unwrap_or(0.0);
            self.leaves.push(leave);
            self.sums.push(sum + weight);
        }
    }

    /// Each leave with its share of the weight.
    pub fn shares(&self) -> impl Iterator<Item = (&Rack, f64)> + '_ {
        let all = self.sums.last().copied().unwrap_or(1.0);
        let before = std::iter::once(0.0).chain(self.sums.iter().copied());
        let weights = self
            .sums
            .iter()
            .zip(before)
            .map(move |(sum, before)| (sum - before) / all);
        self.leaves.iter().zip(weights)
    }

    /// One of the leaves, each as likely as its weight says; None if there is none.
    pub fn one(&self, random: &mut Random) -> Option<&Rack> {
        let all = self.sums.last()?;
        let at = random.share() * all;
        self.leaves.get(self.sums.partition_point(|&sum| sum <= at))
    }
}

/// Deals the unseen tiles.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    own: usize,
    racks: usize,
    unseen: Vec<Tile>,
    sizes: [usize; MAX_RACKS],
    /// What is thought of each rack.
    pub guesses: [Guess; MAX_RACKS],
}

impl Deal {
    pub fn new(rules: &Ruleset, view: &PlayerView) -> Deal {
        Deal {
            own: view.mover(rules),
            racks: rules.racks,
            unseen: view.unseen.clone(),
            sizes: view.sizes,
            guesses: Default::default(),
        }
    }

    /// Deals the others' racks and the bag: first the leaves that are guessed, then the shuffled
    /// rest. The tiles depend on the stream alone, so all candidates meet the same ones.
    pub fn deal(&self, game: &mut Game, random: &mut Random, tiles: &mut Vec<Tile>) {
        tiles.clear();
        tiles.extend_from_slice(&self.unseen);
        let others = || (0..self.racks).filter(|&rack| rack != self.own);
        for rack in others() {
            if let Some(leave) = self.guesses[rack].one(random) {
                if game.racks[rack].len() + leave.len() <= self.sizes[rack] {
                    give(tiles, leave, &mut game.racks[rack]);
                }
            }
        }
        random.shuffle(tiles);
        for rack in others() {
            while game.racks[rack].len() < self.sizes[rack] {
                let Some(tile) = tiles.pop() else { break };
                game.racks[rack].add(tile);
            }
        }
        game.stock.set(tiles);
    }
}

/// Gives a rack these of the tiles, all or (where others were given some before) none.
fn give(tiles: &mut Vec<Tile>, leave: &Rack, rack: &mut Rack) {
    let mut rest = tiles.clone();
    for code in leave.codes() {
        match rest.iter().position(|&tile| tile == code) {
            Some(at) => drop(rest.swap_remove(at)),
            None => return,
        }
    }
    // sorted again, so that the shuffle depends on nothing but the tiles
    rest.sort_unstable();
    *tiles = rest;
    leave.codes().for_each(|code| rack.add(code));
}
