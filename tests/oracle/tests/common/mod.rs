//! Small invented games for comparing the kernel with the oracle.
#![allow(dead_code)]

use stafla_kernel::lexicon::{Arc, WordGraph};
use stafla_kernel::movegen::Plays;
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::tile::*;
use stafla_oracle::{Play, Rules};
use std::collections::BTreeMap;

/// A stream of numbers for tests.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// A plain tree of words.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<BTreeMap<Tile, (bool, u32)>>,
}

impl Tree {
    pub fn new(words: &[Vec<u8>]) -> Tree {
        // node 0 has no arcs, node 1 is the root
        let mut tree = Tree {
            nodes: vec![BTreeMap::new(), BTreeMap::new()],
        };
        for word in words {
            tree.add(word);
        }
        tree
    }

    fn add(&mut self, word: &[u8]) {
        let mut node = 1;
        for (i, &letter) in word.iter().enumerate() {
            let fresh = self.nodes.len() as u32;
            let arc = self.nodes[node].entry(letter).or_insert((false, 0));
            arc.0 |= i + 1 == word.len();
            if arc.1 == 0 && i + 1 < word.len() {
                arc.1 = fresh;
            }
            node = arc.1 as usize;
            if node == fresh as usize {
                self.nodes.push(BTreeMap::new());
            }
        }
    }
}

impl WordGraph for Tree {
    fn root(&self) -> u32 {
        1
    }
    fn arcs(&self, node: u32) -> impl Iterator<Item = Arc> {
        let arc = |(&letter, &(accepts, node)): (&Tile, &(bool, u32))| Arc {
            letter,
            accepts,
            node,
        };
        self.nodes[node as usize].iter().map(arc)
    }
}

/// The invented set: `letters` letters, premiums strewn without symmetry.
pub fn ruleset(
    random: &mut Random,
    letters: usize,
    width: usize,
    height: usize,
    rack_size: usize,
) -> Ruleset {
    let squares = width * height;
    let mut strewn = |often: usize| -> Vec<u8> {
        (0..squares)
            .map(|_| {
                if random.below(often) == 0 {
                    2 + random.below(2) as u8
                } else {
                    1
                }
            })
            .collect()
    };
    let (letter_multipliers, word_multipliers) = (strewn(4), strewn(6));
    let mut bonus = vec![0; rack_size + 1];
    bonus[rack_size] = 50;
    bonus[rack_size / 2] = 3;
    Ruleset {
        letters,
        values: (0..=letters)
            .map(|_| random.below(11) as i32)
            .enumerate()
            .map(|(i, v)| if i == 0 { 0 } else { v })
            .collect(),
        counts: vec![6; letters + 1],
        width,
        height,
        letter_multipliers,
        word_multipliers,
        start: vec![(squares / 2) as u16, (squares / 2 + 1) as u16],
        rack_size,
        bonus,
        racks: 2,
        teams: vec![0, 1],
        order: vec![0, 1],
        bags: vec![0; letters + 1],
        opening_least: 3,
        exchange_bag_least: 0,
        exchange_limit: None,
        pass_rounds: 2,
        scoreless_turns: 0,
        zero_play_is_scoreless: false,
        finisher_gain: 1,
        leftovers_lost: (true, true),
    }
}

/// Random words of 2 … `longest` letters.
pub fn words(random: &mut Random, letters: usize, count: usize, longest: usize) -> Vec<Vec<u8>> {
    let mut words: Vec<Vec<u8>> = (0..count)
        .map(|_| {
            (0..2 + random.below(longest - 1))
                .map(|_| 1 + random.below(letters) as u8)
                .collect()
        })
        .collect();
    words.sort();
    words.dedup();
    words
}

/// The rule set as the oracle reads it.
pub fn oracle_rules(rules: &Ruleset) -> Rules {
    let numbers = |v: &[u8]| v.iter().map(|&n| n as i32).collect();
    Rules {
        values: rules.values.clone(),
        width: rules.width,
        height: rules.height,
        letter_multipliers: numbers(&rules.letter_multipliers),
        word_multipliers: numbers(&rules.word_multipliers),
        start: rules.start.iter().map(|&s| s as usize).collect(),
        rack_size: rules.rack_size,
        bonus: rules.bonus.clone(),
        opening_least: rules.opening_least,
    }
}

/// The kernel's plays in the oracle's form and order.
pub fn as_oracle(plays: &Plays) -> Vec<Play> {
    let play = |p: stafla_kernel::movegen::Play| Play {
        square: p.square as usize,
        down: p.down,
        tiles: p.tiles,
        score: p.score,
    };
    let mut plays: Vec<Play> = plays.iter().map(play).collect();
    plays.sort();
    plays
}

/// A rack of `size` tiles, `blanks` of them blank.
pub fn rack(random: &mut Random, letters: usize, size: usize, blanks: usize) -> Vec<Tile> {
    let letter = |random: &mut Random| 1 + random.below(letters) as u8;
    (0..size)
        .map(|i| if i < blanks { BLANK } else { letter(random) })
        .collect()
}

/// Lays a play.
pub fn lay(rules: &Ruleset, cells: &mut [Tile], play: &stafla_kernel::movegen::Play) {
    let step = if play.down { rules.width } else { 1 };
    for (i, &tile) in play
        .tiles
        .iter()
        .enumerate()
        .filter(|(_, &tile)| tile != EMPTY)
    {
        cells[play.square as usize + i * step] = tile;
    }
}
