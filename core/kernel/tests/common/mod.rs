//! Invented rule sets and chance for the tests.
#![allow(dead_code)] // each test file uses its own part

use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::position::{Act, Position};
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::rng;
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::tile::*;

/// Numbers for a test, the same in every run.
pub struct Chance {
    seed: rng::Seed,
    next: u32,
}

impl Chance {
    pub fn new(case: u32) -> Chance {
        let mut seed = [7; 32];
        seed[..4].copy_from_slice(&case.to_le_bytes());
        Chance { seed, next: 0 }
    }

    pub fn below(&mut self, choices: usize) -> usize {
        self.next += 1;
        rng::uniform(&self.seed, rng::LOTS, self.next, choices as u32) as usize
    }

    pub fn one_in(&mut self, choices: usize) -> bool {
        self.below(choices) == 0
    }

    pub fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    pub fn seed(&self) -> rng::Seed {
        self.seed
    }
}

/// A rule set of any size, alphabet, number of racks, teams, bags and endings.
pub fn invented(chance: &mut Chance) -> Ruleset {
    let letters = [1, 3, 26, 32, 63][chance.below(5)];
    let (width, height) = (chance.between(2, 21), chance.between(2, 21));
    let rack_size = chance.between(1, 15);
    let racks = chance.between(1, 8);
    let teams = chance.between(1, racks);
    let squares = width * height;
    let mut order: Vec<u8> = (0..racks as u8).collect();
    if chance.one_in(3) {
        order.extend((0..chance.between(1, 4)).map(|_| chance.below(racks) as u8));
    }
    let mut word_multipliers = vec![1; squares];
    for multiplier in [2, 2, 3, 3, 4] {
        word_multipliers[chance.below(squares)] = multiplier;
    }
    let counts: Vec<u8> = (0..=letters).map(|_| chance.between(1, 6) as u8).collect();
    let all: usize = counts.iter().map(|&n| n as usize).sum();
    Ruleset::new(Ruleset {
        letters,
        values: (0..=letters)
            .map(|code| if code == 0 { 0 } else { chance.below(3) as i32 })
            .collect(),
        counts,
        width,
        height,
        letter_multipliers: (0..squares).map(|_| chance.between(1, 3) as u8).collect(),
        word_multipliers,
        start: vec![chance.below(squares) as u16],
        rack_size,
        bonus: (0..=rack_size)
            .map(|_| chance.below(60) as i32 * chance.below(2) as i32)
            .collect(),
        racks,
        teams: (0..racks).map(|rack| (rack % teams) as u8).collect(),
        order,
        bags: (0..=letters).map(|_| chance.below(2) as u8).collect(),
        opening_least: 2,
        exchange_bag_least: chance.below(all.min(8) + 1),
        exchange_limit: [None, Some(chance.below(4) as u32)][chance.below(2)],
        pass_rounds: chance.below(3) as u32,
        scoreless_turns: [0, 6][chance.below(2)],
        zero_play_is_scoreless: chance.one_in(2),
        finisher_gain: chance.below(3) as i32,
        leftovers_lost: (chance.one_in(2), chance.one_in(2)),
    })
    .expect("within the kernel's limits")
}

/// Some of a rack's tiles, blanks named, laid along a line from a free square.
pub fn some_placement(
    rules: &Ruleset,
    position: &Position,
    chance: &mut Chance,
) -> Option<Placement> {
    let board = &position.board;
    let mut rack: Vec<Tile> = position.racks[position.mover(rules)].codes().collect();
    let first = match board.is_empty() {
        true => rules.start[0] as usize,
        false => chance.below(rules.squares()),
    };
    let (whole, index) = board.line_through(first, chance.one_in(2));
    let count = chance.between(1, rules.rack_size);
    let free = whole
        .squares()
        .skip(index)
        .filter(|&square| board.tile(square) == EMPTY);
    let mut laid = Vec::new();
    for square in free.take(count) {
        if rack.is_empty() {
            break;
        }
        let tile = rack.swap_remove(chance.below(rack.len()));
        let named = AS_BLANK | chance.between(1, rules.letters) as Tile;
        laid.push((square, if tile == BLANK { named } else { tile }));
    }
    Placement::of(rules, board, &laid).ok()
}

/// Anything a player may try; often refused.
pub fn some_act(rules: &Ruleset, position: &Position, chance: &mut Chance) -> Act {
    match chance.below(12) {
        0 => Act::Pass,
        1 => {
            let rack = position.racks[position.mover(rules)];
            let mut given = Rack::new();
            rack.codes()
                .filter(|_| chance.one_in(2))
                .for_each(|tile| given.add(tile));
            Act::Exchange(given)
        }
        _ => some_placement(rules, position, chance).map_or(Act::Pass, Act::Play),
    }
}
