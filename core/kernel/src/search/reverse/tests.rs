//! Removals and the search against plain twins, on small invented boards.

use super::*;
use crate::lexicon::Dawg;
use crate::testing::random_games::{ruleset, words, Random};

/// A board on which invented words were laid, some of them blanks.
fn board(random: &mut Random, rules: &Ruleset, dawg: &Dawg) -> Board {
    let mut board = Board::new(rules);
    let list: Vec<Vec<Tile>> = {
        let mut all = Vec::new();
        dawg.for_each_word(|word| all.push(word.to_vec()));
        all
    };
    for _ in 0..60 {
        let word = &list[random.below(list.len())];
        let (square, down) = (random.below(rules.squares()), random.below(2) == 1);
        let (line, index) = board.line_through(square, down);
        if index + word.len() > line.len {
            continue;
        }
        let mut tried = board;
        let fits = word.iter().enumerate().all(|(i, &tile)| {
            let square = square + i * line.step;
            let there = tried.tile(square);
            if there == EMPTY {
                tried.put(
                    square,
                    tile | if random.below(9) == 0 { AS_BLANK } else { 0 },
                );
            }
            there == EMPTY || letter(there) == tile
        });
        let whole = rules.squares();
        let sound = (0..whole).filter(|&at| tried.tile(at) != EMPTY).all(|at| {
            [false, true].iter().all(|&down| {
                let word: Vec<Tile> = tried
                    .run(at, down)
                    .squares()
                    .map(|s| letter(tried.tile(s)))
                    .collect();
                word.len() < 2 || dawg.contains(&word)
            })
        });
        if fits && sound && connected(&tried) {
            board = tried;
        }
    }
    board
}

fn plain(rules: &Ruleset, board: &Board, dawg: &Dawg) -> Vec<Vec<u16>> {
    let tiles: Vec<usize> = (0..rules.squares())
        .filter(|&s| board.tile(s) != EMPTY)
        .collect();
    let mut found: Vec<Vec<u16>> = (1usize..1 << tiles.len())
        .filter(|mask| mask.count_ones() as usize <= MOST_REMOVED)
        .map(|mask| {
            (0..tiles.len())
                .filter(|i| mask >> i & 1 == 1)
                .map(|i| tiles[i])
                .collect()
        })
        .filter_map(|squares: Vec<usize>| examine(rules, board, &squares).ok())
        .filter(|examined| {
            let letters =
                |word: &Vec<Tile>| word.iter().map(|&tile| letter(tile)).collect::<Vec<_>>();
            examined
                .words
                .iter()
                .all(|word| dawg.contains(&letters(word)))
        })
        .map(|examined| examined.removal.squares().to_vec())
        .collect();
    found.sort();
    found
}

#[test]
fn every_removal_is_found_once() {
    let mut random = Random(42);
    let (mut removed, mut boards) = (0, 0);
    while boards < 60 {
        let rules = ruleset(&mut random, 3, (6, 5), 4);
        let dawg = words(&mut random, 3, 30, 5);
        let board = board(&mut random, &rules, &dawg);
        if board.filled() > 15 || board.is_empty() {
            continue;
        }
        boards += 1;
        let found = removals(&rules, &board, &dawg);
        let mut squares: Vec<Vec<u16>> = found.iter().map(|r| r.squares().to_vec()).collect();
        squares.sort();
        assert_eq!(squares, plain(&rules, &board, &dawg), "{:?}", board.cells());
        removed += squares.len();
    }
    assert!(removed > 300, "{removed}");
}

fn minimax(rules: &Ruleset, board: &Board, dawg: &Dawg) -> i32 {
    let found = removals(rules, board, dawg);
    let worth = |r: &Removal| r.points - minimax(rules, &r.applied(board), dawg);
    found.iter().map(worth).max().unwrap_or(0)
}

#[test]
fn with_time_enough_the_search_plays_as_well_as_can_be() {
    let mut random = Random(7);
    let mut seen = 0;
    while seen < 30 {
        let rules = ruleset(&mut random, 4, (5, 5), 4);
        let dawg = words(&mut random, 4, 25, 4);
        let board = board(&mut random, &rules, &dawg);
        if board.filled() > 11 || removals(&rules, &board, &dawg).len() < 2 {
            continue;
        }
        seen += 1;
        let chosen = best(&rules, &board, &dawg, 2, 1_000_000).expect("there are removals");
        let after = chosen.applied(&board);
        let worth = chosen.points - minimax(&rules, &after, &dawg);
        assert_eq!(worth, minimax(&rules, &board, &dawg), "{:?}", board.cells());
    }
}

#[test]
fn without_an_allowance_it_takes_what_is_worth_most() {
    let mut random = Random(3);
    let rules = ruleset(&mut random, 3, (6, 5), 4);
    let dawg = words(&mut random, 3, 30, 5);
    let board = board(&mut random, &rules, &dawg);
    let found = removals(&rules, &board, &dawg);
    assert_eq!(best(&rules, &board, &dawg, 2, 1), found.first().copied());
    assert_eq!(best(&rules, &Board::new(&rules), &dawg, 2, 1), None);
}
