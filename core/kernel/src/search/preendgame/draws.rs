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
    /// In how many ways it comes about, the order left out.
    pub weight: f64,
}

/// All contents of a bag of `size` tiles out of `unseen`, in a random order, each with its tiles
/// in a random order.
pub(super) fn draws(unseen: &Rack, size: usize, seed: &Seed) -> Vec<Draw> {
    let mut found = vec![];
    choose(unseen, size, 0, &mut vec![], 1.0, &mut found);
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
        let found = draws(&unseen, 3, &[7; 32]);
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
    fn an_empty_bag_has_one_content() {
        let found = draws(&rack(&[1, 2]), 0, &[7; 32]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].other, rack(&[1, 2]));
    }
}
