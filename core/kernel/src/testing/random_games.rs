//! Invented games for the tests of move generation.

use crate::lexicon::Dawg;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

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

    pub fn rack(&mut self, letters: usize, size: usize, blanks: usize) -> Rack {
        let mut rack = Rack::new();
        (0..blanks).for_each(|_| rack.add(BLANK));
        (blanks..size).for_each(|_| rack.add(1 + self.below(letters) as u8));
        rack
    }
}

/// Letters strewn with values and premiums strewn over a board, without symmetry.
pub fn ruleset(random: &mut Random, letters: usize, sides: (usize, usize), rack: usize) -> Ruleset {
    let squares = sides.0 * sides.1;
    let mut strewn = |often: usize| -> Vec<u8> {
        (0..squares)
            .map(|_| match random.below(often) {
                0 => 2 + random.below(2) as u8,
                _ => 1,
            })
            .collect()
    };
    let (letter_multipliers, word_multipliers) = (strewn(4), strewn(16));
    let mut bonus = vec![0; rack + 1];
    (bonus[rack], bonus[rack / 2]) = (50, 3);
    let mut values: Vec<i32> = (0..=letters).map(|_| random.below(11) as i32).collect();
    values[0] = 0;
    let start = random.below(squares - 1) as u16;
    let rules = Ruleset {
        letters,
        values,
        counts: vec![(squares / 3 / letters).max(2) as u8; letters + 1],
        width: sides.0,
        height: sides.1,
        letter_multipliers,
        word_multipliers,
        start: vec![start, start + 1],
        rack_size: rack,
        bonus,
        racks: 2,
        teams: vec![],
        order: vec![],
        bags: vec![],
        opening_least: 2 + random.below(2),
        exchange_bag_least: 0,
        exchange_limit: None,
        pass_rounds: 2,
        scoreless_turns: 0,
        zero_play_is_scoreless: false,
        finisher_gain: 1,
        leftovers_lost: (true, true),
    };
    Ruleset::new(rules).expect("an invented rule set")
}

/// Random words of 2 … `longest` letters.
pub fn words(random: &mut Random, letters: usize, count: usize, longest: usize) -> Dawg {
    let mut codes = Vec::new();
    for _ in 0..count {
        let length = 2 + random.below(longest - 1);
        codes.extend((0..length).map(|_| 1 + random.below(letters) as u8));
        codes.push(0);
    }
    Dawg::build(&codes, letters, 2, 15)
        .expect("invented words")
        .dawg
}
