//! Who moves first.

use crate::rules::bag::Bag;
use crate::rules::rng::Seed;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// A starting draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Who moves first.
    pub first: usize,
    /// Who drew which tile, in order.
    pub drawn: Vec<(usize, Tile)>,
}

/// Everyone draws a tile; the earliest letter wins, a blank before all; ties draw again.
///
/// No tile goes back before the draw is over. Who is alone draws nothing.
///
/// Decides IS-03, IS-04, FI-03, FI-04, PL-04.
pub fn by_tile(rules: &Ruleset, seed: Seed) -> Start {
    let mut bag = Bag::full(rules, seed);
    let mut rivals: Vec<usize> = (0..rules.racks).collect();
    let mut drawn = vec![];
    while rivals.len() > 1 {
        let draw = |&seat: &usize| Some((seat, bag.draw(None)?));
        let round: Vec<(usize, Tile)> = rivals.iter().filter_map(draw).collect();
        rivals = earliest(&round);
        drawn.extend(round);
    }
    Start {
        first: rivals.first().copied().unwrap_or(0),
        drawn,
    }
}

/// Who drew the earliest letter of a round; a blank (code 0) comes before all.
fn earliest(round: &[(usize, Tile)]) -> Vec<usize> {
    let least = round.iter().map(|&(_, tile)| tile).min();
    let winners = round.iter().filter(|&&(_, tile)| Some(tile) == least);
    winners.map(|&(seat, _)| seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_games::{ruleset, Random};

    #[test]
    fn a_blank_comes_first_and_equals_draw_again() {
        assert_eq!(earliest(&[(0, 3), (1, BLANK), (2, 1)]), [1]);
        assert_eq!(earliest(&[(0, 2), (1, 5), (2, 2)]), [0, 2]);
    }

    #[test]
    fn draws_go_on_until_one_is_left_and_take_no_tile_twice() {
        let rules = Ruleset {
            racks: 4,
            teams: vec![0, 1, 2, 3],
            order: vec![0, 1, 2, 3],
            ..ruleset(&mut Random(5), 9, (9, 9), 7)
        };
        let mut again = 0;
        for number in 0..200 {
            let start = by_tile(&rules, [number; 32]);
            let mut bag = Bag::full(&rules, [number; 32]);
            let tiles: Vec<Tile> = start.drawn.iter().map(|&(_, tile)| tile).collect();
            let drawn: Vec<Tile> = tiles.iter().filter_map(|_| bag.draw(None)).collect();
            assert_eq!(tiles, drawn);
            again += usize::from(start.drawn.len() > 4);
            let last = start
                .drawn
                .iter()
                .rev()
                .find(|&&(seat, _)| seat == start.first);
            assert!(last.is_some());
        }
        assert!(again > 0);
    }

    #[test]
    fn who_is_alone_draws_nothing() {
        let rules = Ruleset {
            racks: 1,
            ..ruleset(&mut Random(5), 9, (9, 9), 7)
        };
        let start = by_tile(&rules, [0; 32]);
        assert_eq!((start.first, start.drawn), (0, vec![]));
    }
}
