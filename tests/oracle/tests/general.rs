//! The general generator against brute force, on invented games of all shapes.

mod common;

use common::*;
use stafla_kernel::movegen::general;
use stafla_oracle::Words;

/// Plays games out and compares every position on the way; returns positions and plays seen.
fn compare(
    seed: u64,
    letters: usize,
    sides: (usize, usize),
    rack_size: usize,
    blanks: usize,
    count: usize,
) -> (usize, usize) {
    let mut random = Random(seed);
    let (width, height) = sides;
    let rules = ruleset(&mut random, letters, width, height, rack_size);
    let words = words(&mut random, letters, count, width.max(height).min(8));
    let (tree, oracle_words) = (Tree::new(&words), Words::new(words.clone()));
    let mut cells = vec![0; width * height];
    let (mut positions, mut seen) = (0, 0);
    for _ in 0..12 {
        let size = 1 + random.below(rack_size);
        let blanks = random.below(blanks + 1).min(size);
        let rack = rack(&mut random, letters, size, blanks);
        let plays = general::plays(&rules, &tree, &cells, &rack);
        let expected = stafla_oracle::plays(&oracle_rules(&rules), &oracle_words, &cells, &rack);
        assert_eq!(
            as_oracle(&plays),
            expected,
            "seed {seed} cells {cells:?} rack {rack:?}"
        );
        positions += 1;
        seen += plays.len();
        if !plays.is_empty() {
            lay(&rules, &mut cells, &plays.get(random.below(plays.len())));
        }
    }
    (positions, seen)
}

fn total(runs: impl Iterator<Item = (usize, usize)>) -> (usize, usize) {
    runs.fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1))
}

#[test]
fn standard_boards_with_no_one_and_two_blanks() {
    let (positions, plays) = total((0..12).map(|seed| compare(seed, 6, (15, 15), 7, 2, 900)));
    assert!(positions == 144 && plays > 20_000, "{positions} {plays}");
}

#[test]
fn boards_of_odd_shapes() {
    for (seed, sides) in [(5, 7), (21, 21), (1, 9), (3, 2), (20, 6)]
        .into_iter()
        .enumerate()
    {
        let (positions, plays) = compare(seed as u64, 5, sides, 7, 1, 500);
        assert!(positions == 12 && plays > 0, "{sides:?} {plays}");
    }
}

#[test]
fn large_racks_with_many_blanks() {
    let (_, plays) = total((0..3).map(|seed| compare(seed, 5, (9, 9), 10, 3, 150)));
    let (_, more) = total((0..3).map(|seed| compare(seed, 4, (7, 6), 15, 8, 40)));
    assert!(plays > 1000 && more > 1000, "{plays} {more}");
}

#[test]
fn alphabets_to_the_last_code() {
    let (_, plays) = total((0..3).map(|seed| compare(seed, 63, (15, 15), 7, 2, 30_000)));
    assert!(plays > 1000, "{plays}");
}
