//! The fast generators against the general one, on invented games.

use super::*;
use crate::leaves::{Leaves, Table};
use crate::lexicon::Dawg;
use crate::movegen::{best_of, general};
use crate::rules::board::Board;
use crate::rules::placement::Placement;
use crate::support::dispatch::OLDER;
use crate::testing::random_games::{ruleset, words, Random};
use std::cell::RefCell;

/// A game whose every position is looked at.
struct Game {
    rules: Ruleset,
    words: Dawg,
    map: WordMap,
    random: Random,
    /// Goes from board to board, now with more tiles, now with others.
    reused: RefCell<Fast>,
}

/// How much was compared.
#[derive(Default)]
struct Coverage {
    positions: usize,
    plays: usize,
    /// Best plays that are not the first of their list.
    other_best: usize,
}

impl Game {
    fn new(seed: u64, letters: usize, sides: (usize, usize), rack: usize, count: usize) -> Game {
        let mut random = Random(seed);
        // now and then the premiums come too thick
        let mut invent = || ruleset(&mut random, letters, sides, rack);
        let rules = (0..9)
            .map(|_| invent())
            .find(serves)
            .expect("within the limits");
        let words = words(&mut random, letters, count, sides.0.max(sides.1).min(9));
        let map = WordMap::build(&words, &rules).unwrap();
        let reused = RefCell::new(Fast::new(&rules));
        Game {
            rules,
            words,
            map,
            random,
            reused,
        }
    }

    fn leaves(&mut self) -> Vec<Leaves> {
        let rules = &self.rules;
        let mut numbers = |spread: usize| -> Vec<i32> {
            let mut number = || 900 * self.random.below(spread) as i32 - 450 * spread as i32;
            (0..=rules.letters).map(|_| number()).collect()
        };
        let plain = Leaves::plain(rules, &numbers(20), &numbers(9)).unwrap();
        let odd = |kept: &[Tile]| {
            kept.iter()
                .fold(7, |sum, &tile| sum * 31 % 20_011 + tile as i32)
        };
        let table = Table::new(rules, odd).unwrap();
        vec![Leaves::Zero, plain, Leaves::Table(Box::new(table))]
    }

    /// Compares in several games of so many turns, every other one as on an older processor.
    fn compare_games(&mut self, games: usize, turns: usize, seen: &mut Coverage) {
        for game in 0..games {
            OLDER.set(game % 2 == 1);
            self.compare(turns, 2, seen);
        }
        OLDER.set(false);
    }

    /// Plays on from an empty board and compares the generators at every turn.
    fn compare(&mut self, turns: usize, blanks: usize, seen: &mut Coverage) {
        let leaves = self.leaves();
        let mut board = Board::new(&self.rules);
        let mut lanes = Lanes::new(&self.rules);
        let mut search = Search::new();
        for _ in 0..turns {
            let size = 1 + self.random.below(self.rules.rack_size);
            let blanks = self.random.below(blanks + 1).min(size);
            let rack = self.random.rack(self.rules.letters, size, blanks);
            lanes.refresh(&self.map);
            let plays = self.compare_lists(&board, &lanes, &mut search, &rack);
            for keeping in all_keepings(&leaves) {
                let best = self.compare_best(&plays, &lanes, &mut search, &rack, keeping);
                seen.other_best += (best.is_some() && best != Some(0)) as usize;
            }
            seen.positions += 1;
            seen.plays += plays.len();
            if !plays.is_empty() {
                let play = plays.get(self.random.below(plays.len()));
                let square = play.square as usize;
                let placement = Placement::new(square, play.down, &play.tiles).unwrap();
                board.lay(&placement).unwrap();
                lanes.lay(&self.map, square, play.down, &play.tiles);
            }
        }
    }

    fn compare_lists(
        &self,
        board: &Board,
        lanes: &Lanes,
        search: &mut Search,
        rack: &Rack,
    ) -> Plays {
        let codes: Vec<Tile> = rack.codes().collect();
        let plays = general::plays(&self.rules, &self.words, board.cells(), &codes);
        search.set_rack(&self.map, rack, &Equity::Score);
        let mut kept_up = search.all(&self.map, lanes);
        kept_up.sort();
        let afresh = Fast::new(&self.rules).plays(&self.map, board.cells(), rack);
        let again = self
            .reused
            .borrow_mut()
            .plays(&self.map, board.cells(), rack);
        assert!(same(&plays, &again), "reused: {board:?} {rack:?}");
        assert!(same(&plays, &kept_up), "kept up: {board:?} {rack:?}");
        assert!(same(&plays, &afresh), "afresh: {board:?} {rack:?}");
        plays
    }

    /// Gives the best play's number in the list.
    fn compare_best(
        &self,
        plays: &Plays,
        lanes: &Lanes,
        search: &mut Search,
        rack: &Rack,
        keeping: Equity<'_>,
    ) -> Option<usize> {
        let wanted = best_of(&self.rules, plays, rack, keeping);
        search.set_rack(&self.map, rack, &keeping);
        assert_eq!(
            search.best(&self.map, lanes),
            wanted,
            "{rack:?} {keeping:?}"
        );
        let best = wanted?;
        // a floor at the best equity lets it through, one above does not
        let at = search.best_from(&self.map, lanes, Some(best.equity));
        assert_eq!(at.as_ref(), Some(&best));
        assert_eq!(
            search.best_from(&self.map, lanes, Some(best.equity + 1)),
            None
        );
        let unlike = |play: &Play| {
            (play.square, play.down) != (best.square, best.down) || play.tiles != best.tiles
        };
        plays.iter().position(|play| !unlike(&play))
    }
}

fn all_keepings(leaves: &[Leaves]) -> Vec<Equity<'_>> {
    let mut all = vec![Equity::Score];
    all.extend(leaves.iter().map(Equity::Leave));
    let by_kept = std::array::from_fn(|kept| 1700 * (kept as i32 * 5 % 7) - 4000);
    all.extend((leaves.iter()).map(|leaves| Equity::LateLeave { leaves, by_kept }));
    all.extend(
        [(0, 2000), (23, 2000), (23, 1000)].map(|(unseen_value, per_point)| Equity::LastTiles {
            unseen_value,
            per_point,
        }),
    );
    all
}

fn same(a: &Plays, b: &Plays) -> bool {
    (a.scores(), a.squares(), a.downs()) == (b.scores(), b.squares(), b.downs())
        && (a.lengths(), a.tiles()) == (b.lengths(), b.tiles())
}

#[test]
fn plays_and_best_plays_are_the_general_generators() {
    let mut seen = Coverage::default();
    for seed in 0..12 {
        let sides = [(15, 15), (11, 15), (15, 8), (9, 9)][seed as usize % 4];
        let rack = 7 - seed as usize % 2;
        Game::new(seed, 4 + seed as usize % 20, sides, rack, 1500).compare_games(2, 7, &mut seen);
    }
    assert_eq!(seen.positions, 12 * 14);
    assert!(
        seen.plays > 100_000 && seen.other_best > 100,
        "{} {}",
        seen.plays,
        seen.other_best
    );
}

#[test]
fn letters_worth_nothing_and_an_alphabet_to_the_last_code_are_no_exception() {
    let mut seen = Coverage::default();
    for seed in 0..4 {
        let mut game = Game::new(seed, 6, (13, 13), 7, 900);
        game.rules.values = vec![0; 7];
        game.map = WordMap::build(&game.words, &game.rules).unwrap();
        game.compare(8, 2, &mut seen);
    }
    let mut game = Game::new(7, 63, (15, 15), 7, 60_000);
    let mut large = Coverage::default();
    game.leaves_without_table(8, &mut large);
    assert!(
        seen.plays > 10_000 && large.plays > 500,
        "{} {}",
        seen.plays,
        large.plays
    );
}

impl Game {
    /// Like `compare`, for an alphabet too large for a table of leaves.
    fn leaves_without_table(&mut self, turns: usize, seen: &mut Coverage) {
        assert!(Table::new(&self.rules, |_| 0).is_err());
        let mut board = Board::new(&self.rules);
        let mut lanes = Lanes::new(&self.rules);
        let mut search = Search::new();
        for _ in 0..turns {
            let rack = self.random.rack(63, 7, 1);
            lanes.refresh(&self.map);
            let plays = self.compare_lists(&board, &lanes, &mut search, &rack);
            self.compare_best(&plays, &lanes, &mut search, &rack, Equity::Score);
            seen.plays += plays.len();
            let play = plays.get(self.random.below(plays.len()));
            let placement = Placement::new(play.square as usize, play.down, &play.tiles).unwrap();
            board.lay(&placement).unwrap();
            lanes.lay(&self.map, play.square as usize, play.down, &play.tiles);
        }
    }
}

#[test]
fn what_lies_beyond_the_limits_is_not_served() {
    let mut random = Random(1);
    let rules = ruleset(&mut random, 5, (15, 15), 7);
    assert!(serves(&rules) && serves_rack(&rules, &random.rack(5, 7, 2)));
    assert!(!serves_rack(&rules, &random.rack(5, 7, 3)));
    assert!(!serves_rack(&rules, &random.rack(5, 8, 0)));
    assert!(!serves(&ruleset(&mut random, 5, (16, 15), 7)));
    assert!(!serves(&ruleset(&mut random, 5, (15, 15), 8)));
    let mut dear = rules.clone();
    dear.values[1] = 99;
    dear.word_multipliers[0..4].fill(4);
    assert!(!serves(&dear));
}

#[test]
fn a_leave_in_sixteenths_is_never_too_small_and_at_most_five_too_large() {
    for leave in (-2_000_000..=2_000_000).step_by(7) {
        let over = 1000 * i32::from(super::subracks::sixteenths(leave)) - 16 * leave;
        assert!((0..=5000).contains(&over), "{leave}: {over}");
    }
    assert!(super::subracks::sixteenths(i32::MAX) > 32_000);
    assert!(super::subracks::sixteenths(i32::MIN) > -32_000);
}
