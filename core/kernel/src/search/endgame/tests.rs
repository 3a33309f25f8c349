//! The solver against a plain search of everything.

use super::*;
use crate::movegen::general;
use crate::rules::ending::{self, Ending};
use crate::rules::placement::Placement;
use crate::rules::settlement;
use crate::testing::random_games::{ruleset, words, Random};
use search::{Choices, Step};

/// The best spread by trying everything, with nothing remembered.
fn brute(
    game: &Endgame<'_>,
    board: &Board,
    racks: [Rack; 2],
    mover: usize,
    runs: (u32, u32),
) -> i32 {
    let sizes = racks.each_ref().map(Rack::len);
    if let Some(over) = ending::ending(game.rules, 0, &sizes, runs.0, runs.1) {
        let left = racks.each_ref().map(|rack| rack.value(game.rules));
        let out = (over == Ending::Out).then(|| usize::from(sizes[0] != 0));
        let change = settlement::settle(game.rules, &left, out);
        return change[mover] - change[1 - mover];
    }
    let codes: Vec<Tile> = racks[mover].codes().collect();
    let pass = -brute(game, board, racks, 1 - mover, (runs.0 + 1, runs.1 + 1));
    let plays = general::plays(game.rules, game.words, board.cells(), &codes);
    let gains = plays.iter().map(|play| {
        let placement = Placement::new(play.square.into(), play.down, &play.tiles);
        let placement = placement.expect("a play");
        let (mut board, mut racks) = (*board, racks);
        board.lay(&placement).expect("a play");
        placement.new_tiles().for_each(|tile| {
            assert!(racks[mover].take(on_rack(tile)));
        });
        let zero = game.rules.zero_play_is_scoreless && play.score == 0;
        let runs = (0, if zero { runs.1 + 1 } else { 0 });
        play.score - brute(game, &board, racks, 1 - mover, runs)
    });
    gains.fold(pass, i32::max)
}

/// An invented position: a few words laid, small racks.
fn position(random: &mut Random, rules: &Ruleset, dawg: &Dawg) -> (Board, [Rack; 2]) {
    let mut board = Board::new(rules);
    for _ in 0..1 + random.below(6) {
        let blanks = random.below(2);
        let rack = random.rack(rules.letters, rules.rack_size, blanks);
        let codes: Vec<Tile> = rack.codes().collect();
        let plays = general::plays(rules, dawg, board.cells(), &codes);
        if !plays.is_empty() {
            let play = plays.get(random.below(plays.len()));
            let placement = Placement::new(play.square.into(), play.down, &play.tiles);
            board.lay(&placement.expect("a play")).expect("a play");
        }
    }
    let racks = [0, 1].map(|_| {
        let size = 1 + random.below(3);
        let blanks = (random.below(4) == 0) as usize;
        random.rack(rules.letters, size, blanks.min(size))
    });
    (board, racks)
}

/// The spread if both play greedily.
fn greedy(game: &Endgame<'_>) -> i32 {
    let (mut search, state) = set_up(game, &Shared::new(), &|| false);
    search.playout(&state, 0)
}

#[test]
fn the_spread_is_that_of_trying_everything() {
    let mut random = Random(20161120);
    let mut improved = 0;
    for round in 0..60 {
        let letters = 2 + random.below(5);
        let sides = (3 + random.below(4), 3 + random.below(4));
        let rack = 3 + random.below(3);
        let mut rules = ruleset(&mut random, letters, sides, rack);
        if round % 3 == 1 {
            (rules.pass_rounds, rules.scoreless_turns) = (0, 3 + random.below(2) as u32);
            rules.zero_play_is_scoreless = round % 2 == 0;
        }
        if round % 5 == 4 {
            rules.leftovers_lost = (random.below(2) == 0, random.below(2) == 0);
            rules.finisher_gain = random.below(3) as i32;
        }
        if round % 7 == 6 {
            rules.values.fill(0);
            rules.bonus.fill(0);
        }
        let dawg = words(&mut random, letters, 12, 4);
        let map = WordMap::build(&dawg, &rules).expect("invented words");
        let (board, racks) = position(&mut random, &rules, &dawg);
        let passes = random.below(3) as u32;
        let game = Endgame {
            rules: &rules,
            words: &dawg,
            map: (round % 4 > 0).then_some(&map),
            board: &board,
            racks,
            mover: random.below(2),
            passes,
            scoreless: passes,
        };
        let solved = solve(&game, Limits::NONE, &|| false).expect("two racks");
        assert!(solved.proved, "round {round}");
        let wanted = brute(&game, &board, racks, game.mover, (passes, passes));
        assert_eq!(solved.spread, wanted, "round {round}");
        // one after another: what was shown of one target must not decide another
        for targets in [[-2, -1, 0, 1, 2], [2, 1, 0, -1, -2]] {
            let (mut search, state) = set_up(&game, &Shared::new(), &|| false);
            if over(&search, &state).is_some() {
                break;
            }
            let mut root = Root::new(&mut search, state, 1, Limits::NONE.window);
            for target in targets.map(|more| wanted + more) {
                let gained = root.gains_with_room(&mut search, target);
                assert_eq!(gained, Some(wanted >= target), "round {round}: {target}");
            }
        }
        let (mut search, state) = set_up(&game, &Shared::new(), &|| false);
        if over(&search, &state).is_none() && !state.has_last_tiles() {
            let mut root = Root::new(&mut search, state, 1, Limits::NONE.window);
            search.nodes = 1 << 20;
            root.ask_for_proof(&mut search);
            assert_eq!(root.expected, Some(wanted), "round {round}");
            let all = Limits {
                best: usize::MAX,
                ..Limits::NONE
            };
            let all = solve(&game, all, &|| false).expect("two racks").choices;
            let first = all.iter().find(|c| Some(&c.play) == root.line.first());
            let first = first.expect("a choice");
            if greedy(&game) != wanted {
                assert_eq!(
                    (root.value, first.spread),
                    (wanted, wanted),
                    "round {round}"
                );
                improved += 1;
            }
        }
        for least in [wanted - 3, wanted - 2, wanted - 1, wanted, wanted + 1] {
            let window = (least, least + 2);
            let limits = Limits {
                window,
                ..Limits::NONE
            };
            let solved = solve(&game, limits, &|| false).expect("two racks");
            assert!(solved.proved, "round {round}");
            let told = solved.spread;
            let is_bound = match wanted {
                value if value <= window.0 => (value..=window.0).contains(&told),
                value if value >= window.1 => (window.1..=value).contains(&told),
                value => told == value,
            };
            assert!(is_bound, "round {round}: {told} in {window:?}, {wanted}");
        }
    }
    assert!(improved > 5, "{improved}");
}

#[test]
fn a_play_of_no_points_can_be_the_turn_that_ends_the_game() {
    let mut random = Random(6);
    let mut ending = 0;
    for round in 0..80 {
        let mut rules = ruleset(&mut random, 5, (4, 4), 3);
        (rules.pass_rounds, rules.scoreless_turns) = (0, 2 + random.below(2) as u32);
        rules.zero_play_is_scoreless = true;
        // two letters are worth nothing, the others something
        rules.values[1..3].fill(0);
        rules.bonus.fill(0);
        let dawg = words(&mut random, 5, 14, 3);
        let (board, racks) = position(&mut random, &rules, &dawg);
        let game = Endgame {
            rules: &rules,
            words: &dawg,
            map: None,
            board: &board,
            racks,
            mover: 0,
            passes: 0,
            scoreless: random.below(2) as u32,
        };
        let (mut search, state) = set_up(&game, &Shared::new(), &|| false);
        if over(&search, &state).is_some() || state.has_last_tiles() {
            continue;
        }
        let wanted = brute(&game, &board, racks, 0, (0, game.scoreless));
        for targets in [[-1, 0, 1, 2], [2, 1, 0, -1]] {
            let (mut search, state) = set_up(&game, &Shared::new(), &|| false);
            let mut root = Root::new(&mut search, state, 1, Limits::NONE.window);
            for target in targets.map(|more| wanted + more) {
                let gained = root.gains_with_room(&mut search, target);
                assert_eq!(gained, Some(wanted >= target), "round {round}: {target}");
            }
        }
        let mut choices = Choices::default();
        search.gather(&state, 0, &mut choices);
        for &(_, id) in &choices.plays {
            let Some(gain) = search.gain_of_end(&state, Step::Lay(id)) else {
                continue;
            };
            assert_eq!(search.gains_by(&state, id, gain), Some(true));
            assert_eq!(search.gains_by(&state, id, gain + 1), Some(false));
            ending += 1;
        }
        let solved = solve(&game, Limits::NONE, &|| false).expect("two racks");
        assert_eq!((solved.spread, solved.proved), (wanted, true));
    }
    assert!(ending > 5, "{ending}");
}

/// What a line gains the mover, with the settlement after its last turn.
fn gained(game: &Endgame<'_>, line: &[Option<Play>]) -> i32 {
    let (mut racks, mut mover, mut gained) = (game.racks, game.mover, [0, 0]);
    for step in line {
        if let Some(play) = step {
            let placement = Placement::new(play.square.into(), play.down, &play.tiles);
            for tile in placement.expect("a play").new_tiles() {
                assert!(racks[mover].take(on_rack(tile)));
            }
            gained[mover] += play.score;
        }
        mover = 1 - mover;
    }
    let left = racks.each_ref().map(|rack| rack.value(game.rules));
    let out = racks.iter().position(Rack::is_empty);
    let change = settlement::settle(game.rules, &left, out);
    let all = [0, 1].map(|player| gained[player] + change[player]);
    all[game.mover] - all[1 - game.mover]
}

#[test]
fn a_line_goes_to_the_end_however_little_room_its_proof_left() {
    let mut random = Random(5);
    let mut short = 0;
    for round in 0..40 {
        let rules = ruleset(&mut random, 5, (5, 5), 4);
        let dawg = words(&mut random, 5, 14, 4);
        let (board, racks) = position(&mut random, &rules, &dawg);
        let game = Endgame {
            rules: &rules,
            words: &dawg,
            map: None,
            board: &board,
            racks,
            mover: 0,
            passes: 0,
            scoreless: 0,
        };
        let (mut search, state) = set_up(&game, &Shared::new(), &|| false);
        let mut root = Root::new(&mut search, state, 1, Limits::NONE.window);
        root.deepen(&mut search, Limits::NONE.plies);
        assert!(root.whole, "round {round}");
        short += usize::from(gained(&game, &root.line) != root.value);
        // the proof took all it was allowed, and its last place in the table
        search.budget = search.nodes;
        search.room = 0;
        let told = solution_to_end(search, root);
        assert_eq!(gained(&game, &told.line), told.spread, "round {round}");
    }
    assert!(short > 5, "{short}");
}

#[test]
fn plays_from_one_start_gain_what_each_gains_alone() {
    let mut random = Random(31);
    let mut seen = 0;
    for round in 0..30 {
        let rules = ruleset(&mut random, 5, (6, 6), 4);
        let dawg = words(&mut random, 5, 14, 4);
        let map = WordMap::build(&dawg, &rules).expect("invented words");
        let (board, mut racks) = position(&mut random, &rules, &dawg);
        let drawn = 1 + random.below(5) as Tile;
        let codes: Vec<Tile> = racks[0].codes().collect();
        let plays = general::plays(&rules, &dawg, board.cells(), &codes);
        racks[0].add(drawn);
        let game = Endgame {
            rules: &rules,
            words: &dawg,
            map: (round % 3 > 0).then_some(&map),
            board: &board,
            racks,
            mover: 1,
            passes: 0,
            scoreless: 0,
        };
        let mut start = CommonStart::new(&game, &|| false);
        let mut asking = CommonStart::new(&game, &|| false);
        for play in (0..plays.len()).map(|i| plays.get(i)) {
            let placement = Placement::new(play.square.into(), play.down, &play.tiles);
            let placement = placement.expect("a play");
            let (mut board, mut racks) = (board, racks);
            board.lay(&placement).expect("a play");
            placement.new_tiles().for_each(|tile| {
                assert!(racks[0].take(on_rack(tile)));
            });
            let behind = Endgame {
                board: &board,
                racks,
                ..game
            };
            let alone = solve(&behind, Limits::NONE, &|| false).expect("two racks");
            let found = start.solve(&play, &behind, Limits::NONE);
            let found = found.expect("two racks");
            assert_eq!(
                (found.proved, found.spread),
                (true, alone.spread),
                "round {round}"
            );
            // asked only whether it is more than so much
            for level in [-20, 0, 20] {
                let limits = Limits {
                    window: (level - 1, level + 1),
                    ..Limits::NONE
                };
                let found = asking.solve(&play, &behind, limits).expect("two racks");
                let sides = (found.spread - level).signum() == (alone.spread - level).signum();
                assert!(found.proved && sides, "round {round}, {level}");
            }
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}
