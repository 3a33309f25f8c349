//! What the bag may hold, as the mover sees it.

use crate::rules::rack::Rack;
use crate::rules::rng::{self, Seed};
use crate::rules::tile::*;

/// One way to part the unseen tiles.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draw {
    /// The bag's tiles in the order in which they are drawn.
    pub bag: Vec<Tile>,
    /// What the opponent holds then.
    pub other: Rack,
    /// In how many ways it comes about, the order left out; with what is thought of the opponent's
    /// rack, how likely it is in that measure.
    pub weight: f64,
}

/// The part of all weight that is spread over the contents as if nothing were thought of the
/// opponent's rack: none is impossible that may be there.
const ERRING: f64 = 0.01;

/// All contents of a bag of `size` tiles out of `unseen`, in a random order, each with its tiles
/// in a random order. `kept` are leaves that the opponent may have kept from its last turn, with
/// their shares; none: nothing is thought of them.
pub(super) fn draws(unseen: &Rack, size: usize, seed: &Seed, kept: &[(Rack, f64)]) -> Vec<Draw> {
    let mut found = vec![];
    choose(unseen, size, 0, &mut vec![], 1.0, &mut found);
    weigh_by_leaves(&mut found, unseen, kept);
    let mut random = Shuffle { seed, next: 0 };
    random.shuffle(&mut found);
    found
        .iter_mut()
        .for_each(|draw| random.shuffle(&mut draw.bag));
    found
}

/// Takes every number of each code from `code` on.
fn choose(
    rest: &Rack,
    size: usize,
    code: Tile,
    bag: &mut Vec<Tile>,
    weight: f64,
    found: &mut Vec<Draw>,
) {
    if bag.len() == size {
        let other = *rest;
        let bag = bag.clone();
        found.push(Draw { bag, other, weight });
        return;
    }
    let Some(code) = rest.codes().find(|&held| held >= code) else {
        return;
    };
    let (mut rest, held, before) = (*rest, rest.count(code), bag.len());
    let mut ways = 1.0;
    choose(&rest, size, code + 1, bag, weight, found);
    for taken in 1..=held.min((size - before) as u8) {
        // ways to choose one more of them
        ways *= f64::from(held - taken + 1) / f64::from(taken);
        rest.take(code);
        bag.push(code);
        choose(&rest, size, code + 1, bag, weight * ways, found);
    }
    bag.truncate(before);
}

/// Makes contents as likely as the leaves say that the opponent may have kept: what it did not keep is
/// in the bag or was drawn, each tile as likely as another.
fn weigh_by_leaves(found: &mut [Draw], unseen: &Rack, kept: &[(Rack, f64)]) {
    let (mut ways, mut shares) = (vec![0.0; found.len()], 0.0);
    for (leave, share) in kept {
        let each = found.iter().map(|draw| ways_beside(draw, unseen, leave));
        let each: Vec<f64> = each.collect();
        let all: f64 = each.iter().sum();
        if all > 0.0 {
            shares += share;
            for (sum, one) in ways.iter_mut().zip(each) {
                *sum += share * one / all;
            }
        }
    }
    if shares > 0.0 {
        let all: f64 = found.iter().map(|draw| draw.weight).sum();
        for (draw, likely) in found.iter_mut().zip(ways) {
            draw.weight = ERRING * draw.weight + (1.0 - ERRING) * all * likely / shares;
        }
    }
}

/// In how many ways a content can be drawn from the unseen tiles without a leave.
fn ways_beside(draw: &Draw, unseen: &Rack, leave: &Rack) -> f64 {
    let mut others = *unseen;
    if !leave.codes().all(|tile| others.take(tile)) {
        return 0.0;
    }
    let (mut ways, mut taken) = (1.0, Rack::new());
    for &tile in &draw.bag {
        ways *= f64::from(others.count(tile)) / f64::from(taken.count(tile) + 1);
        others.take(tile);
        taken.add(tile);
    }
    ways
}

struct Shuffle<'a> {
    seed: &'a Seed,
    next: u32,
}

impl Shuffle<'_> {
    fn below(&mut self, most: usize) -> usize {
        let block = rng::chacha20(self.seed, self.next, [0; 3]);
        self.next += 1;
        ((u64::from(block[0]) * most as u64) >> 32) as usize
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i + 1);
            items.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rack(codes: &[Tile]) -> Rack {
        let mut rack = Rack::new();
        codes.iter().for_each(|&code| rack.add(code));
        rack
    }

    #[test]
    fn every_content_of_the_bag_counts_as_often_as_it_comes_about() {
        let unseen = rack(&[0, 1, 1, 1, 2, 5]);
        let found = draws(&unseen, 3, &[7; 32], &[]);
        // 6 tiles taken 3 at a time
        assert_eq!(found.iter().map(|draw| draw.weight).sum::<f64>(), 20.0);
        let weight = |bag: &[Tile]| {
            let same = |draw: &&Draw| rack(&draw.bag) == rack(bag);
            found.iter().find(same).map(|draw| draw.weight)
        };
        assert_eq!(weight(&[1, 1, 1]), Some(1.0));
        assert_eq!(weight(&[1, 1, 5]), Some(3.0));
        assert_eq!(weight(&[0, 1, 2]), Some(3.0));
        assert_eq!(weight(&[5, 5, 1]), None);
        for draw in &found {
            let mut all = draw.other;
            draw.bag.iter().for_each(|&code| all.add(code));
            assert_eq!(all, unseen);
        }
    }

    #[test]
    fn contents_are_as_likely_as_the_leaves_that_may_have_been_kept() {
        let unseen = rack(&[1, 1, 2, 3]);
        let chance = |kept: &[(Rack, f64)], tile| {
            let found = draws(&unseen, 1, &[7; 32], kept);
            let all: f64 = found.iter().map(|draw| draw.weight).sum();
            assert!((all - 4.0).abs() < 1e-9);
            let of_tile = found.iter().find(|draw| draw.bag == [tile]);
            of_tile.map_or(0.0, |draw| draw.weight) / 4.0
        };
        let mixed = |prior: f64, likely: f64| ERRING * prior + (1.0 - ERRING) * likely;
        let close = |found: f64, wanted: f64| (found - wanted).abs() < 1e-9;
        // of 1 1 2 3 without 1 2, or without 2 3
        let kept = [(rack(&[1, 2]), 3.0), (rack(&[2, 3]), 1.0)];
        assert!(close(chance(&kept, 1), mixed(0.5, (3.0 * 0.5 + 1.0) / 4.0)));
        assert!(close(chance(&kept, 2), mixed(0.25, 0.0)));
        assert!(close(chance(&kept, 3), mixed(0.25, 3.0 * 0.5 / 4.0)));
        // a leave that cannot be tells nothing
        assert!(close(chance(&[(rack(&[5]), 1.0)], 2), 0.25));
        assert!(close(chance(&[(rack(&[]), 1.0)], 2), 0.25));
    }

    #[test]
    fn an_empty_bag_has_one_content() {
        let found = draws(&rack(&[1, 2]), 0, &[7; 32], &[]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].other, rack(&[1, 2]));
    }
}
