//! What a player's last turn tells of the tiles kept.
//!
//! A player who laid tiles had them and the leave on the rack. A leave with which another act
//! would have been much better is unlikely: every leave (or a sample) is weighted by how likely it
//! is to be drawn, and by how little the act fell short of the best one.
//!
//! M. Richards and E. Amir, "Opponent Modeling in Scrabble", IJCAI 2007.

use super::boards::RolloutBoards;
use super::candidate::each_part;
use super::deal::Guess;
use super::random::Random;
use super::{PlayerView, SimulationContext, Stop};
use crate::movegen::Equity;
use crate::rules::board::Board;
use crate::rules::exchange;
use crate::rules::placement::Placement;
use crate::rules::position::Act;
use crate::rules::rack::Rack;
use crate::rules::score;
use crate::rules::tile::*;
use std::sync::Arc;

/// What a player did in the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastTurn {
    /// Laid tiles.
    Play(Placement),
    /// Exchanged so many tiles.
    Exchange(usize),
}

/// How an act's shortfall weighs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Posterior {
    /// Full weight up to so many milli-points below the best act, none beyond.
    Within(i32),
    /// e^(-shortfall / temperature), in milli-points; and a little for every leave, since people
    /// and programs err.
    Softly(f64),
}

/// Weight that no shortfall takes away from a leave under [`Posterior::Softly`].
const ERRING: f64 = 0.01;

impl Posterior {
    fn weight(self, shortfall: i32) -> f64 {
        match self {
            Posterior::Within(margin) => f64::from(u8::from(shortfall <= margin)),
            Posterior::Softly(temperature) => (-f64::from(shortfall) / temperature).exp() + ERRING,
        }
    }
}

/// One turn of another player, being thought about.
pub(super) struct Inference {
    pub rack: usize,
    seen: LastTurn,
    field: RolloutBoards,
    context: Arc<SimulationContext>,
    belief: Posterior,
    /// Points of the play seen.
    points: i32,
    bag: usize,
    /// What may have been kept (for an exchange: held), with the chance of drawing it.
    open: Vec<(Rack, f64)>,
    next: usize,
}

/// A turn to be thought about.
#[derive(Clone, Copy, Debug)]
pub struct Observation {
    /// Whose turn it was.
    pub rack: usize,
    /// The board before it.
    pub board: Board,
    /// What was done.
    pub seen: LastTurn,
    /// How a shortfall weighs.
    pub belief: Posterior,
    /// Leaves looked at; all of them where there are no more.
    pub most: usize,
}

impl Inference {
    /// None where nothing can be learned: the bag was empty, or the play is no play on that board.
    pub fn new(
        context: &Arc<SimulationContext>,
        view: &PlayerView,
        seed: u64,
        observation: &Observation,
    ) -> Option<Inference> {
        let rules = &*context.rules;
        let Observation { board, seen, .. } = observation;
        let on_racks = rules.rack_size * rules.racks;
        let bag = (rules.tiles()).checked_sub(board.filled() + on_racks)?;
        let (points, kept) = match seen {
            LastTurn::Play(placement) => {
                crate::rules::legality::check(rules, board, placement, None).ok()?;
                let laid = placement.new_tiles().count();
                let points = score::points(rules, board, placement);
                (points, rules.rack_size.checked_sub(laid)?)
            }
            LastTurn::Exchange(count) => (0, rules.rack_size.max(*count)),
        };
        if bag == 0 || kept == 0 {
            return None;
        }
        let mut random = Random::new(seed, u64::MAX - observation.rack as u64);
        let open = leaves(&view.unseen, kept, observation.most, &mut random);
        Some(Inference {
            rack: observation.rack,
            seen: *seen,
            field: RolloutBoards::new(context, board),
            context: context.clone(),
            belief: observation.belief,
            points,
            bag,
            open,
            next: 0,
        })
    }

    /// Weighs the leaves that are left; false if stopped before the last.
    pub fn run(&mut self, guess: &mut Guess, stop: Stop<'_>) -> bool {
        while let Some(&(held, chance)) = self.open.get(self.next) {
            if stop() {
                return false;
            }
            self.next += 1;
            let (leave, shortfall) = match self.seen {
                LastTurn::Play(placement) => (held, self.after_play(&held, &placement)),
                LastTurn::Exchange(count) => self.after_exchange(&held, count),
            };
            guess.add(leave, chance * self.belief.weight(shortfall));
        }
        true
    }

    /// How far the play fell short of the best act with this leave.
    fn after_play(&mut self, leave: &Rack, placement: &Placement) -> i32 {
        let mut rack = *leave;
        placement
            .new_tiles()
            .for_each(|tile| rack.add(on_rack(tile)));
        let worth = 1000 * self.points + self.keeping().value(&self.context.rules, leave);
        (self.best(&rack) - worth).max(0)
    }

    /// The best leave after giving back so many tiles, and how far that fell short.
    fn after_exchange(&mut self, rack: &Rack, count: usize) -> (Rack, i32) {
        let (mut kept, mut most) = (Rack::new(), i32::MIN);
        let keeping = self.keeping();
        each_part(rack, count, &mut |given, rest| {
            let worth = keeping.value(&self.context.rules, rest);
            if given.len() == count && worth > most {
                (kept, most) = (*rest, worth);
            }
        });
        (kept, (self.best(rack) - most).max(0))
    }

    /// What the turn's equity followed from; there was something in the bag.
    fn keeping(&self) -> Equity<'_> {
        let context = &*self.context;
        Equity::without_bag_terms(&context.rules, &context.leaves, self.bag, || 0)
    }

    /// Worth of the best act with this rack.
    fn best(&mut self, rack: &Rack) -> i32 {
        let context = self.context.clone();
        let exchanged = exchange::most(&context.rules, rack.len(), self.bag, 0);
        let keeping = Equity::without_bag_terms(&context.rules, &context.leaves, self.bag, || 0);
        let choice = self.field.choose(rack, &keeping, exchanged, None);
        match choice.act {
            Act::Pass => 0,
            _ => 1000 * choice.points + choice.kept,
        }
    }
}

/// Every leave of so many of the tiles with its chance, or, where there are more than `most`, so
/// many drawn ones.
fn leaves(unseen: &[Tile], size: usize, most: usize, random: &mut Random) -> Vec<(Rack, f64)> {
    let mut all = Vec::new();
    let mut kinds: Vec<(Tile, usize)> = Vec::new();
    for &tile in unseen {
        match kinds.last_mut() {
            Some((last, count)) if *last == tile => *count += 1,
            _ => kinds.push((tile, 1)),
        }
    }
    if enumerate(&kinds, size, Rack::new(), 1.0, most, &mut all) {
        return all;
    }
    let mut tiles = unseen.to_vec();
    let drawn = |_| {
        let mut leave = Rack::new();
        for i in 0..size.min(tiles.len()) {
            let other = i + random.below(tiles.len() - i);
            tiles.swap(i, other);
            leave.add(tiles[i]);
        }
        (leave, 1.0)
    };
    (0..most).map(drawn).collect()
}

/// Adds every leave with `size` more tiles of these kinds; false if they are more than `most`.
fn enumerate(
    kinds: &[(Tile, usize)],
    size: usize,
    leave: Rack,
    ways: f64,
    most: usize,
    all: &mut Vec<(Rack, f64)>,
) -> bool {
    if size == 0 {
        all.push((leave, ways));
        return all.len() <= most;
    }
    let Some((&(tile, count), others)) = kinds.split_first() else {
        return true;
    };
    let (mut leave, mut ways) = (leave, ways);
    for taken in 0..=count.min(size) {
        if !enumerate(others, size - taken, leave, ways, most, all) {
            return false;
        }
        // from n choose k to n choose k + 1
        ways *= (count - taken) as f64 / (taken + 1) as f64;
        leave.add(tile);
    }
    true
}
