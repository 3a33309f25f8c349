//! Acts change a position by the rules: refused ones not at all, and no tile is made or lost.

mod common;

use common::{invented, some_act, some_placement, Chance};
use stafla_kernel::rules::ending::Ending;
use stafla_kernel::rules::exchange::ExchangeRefusal;
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::position::{Act, ActRefusal, Position};
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::tile::*;

const GAMES: u32 = 120;
const ATTEMPTS: usize = 150;

/// Board, racks and bag hold the set, each tile once.
fn tiles_are_conserved(rules: &Ruleset, position: &Position) -> bool {
    let mut all = Rack::new();
    let laid = position.board.cells().iter().filter(|&&tile| tile != EMPTY);
    laid.for_each(|&tile| all.add(on_rack(tile)));
    let held = position.racks.iter().flat_map(|rack| rack.codes());
    held.chain(position.bag.tiles().codes())
        .for_each(|tile| all.add(tile));
    all == Rack::full(rules)
}

/// Plays a game of random acts; `visit` sees every position, the act and the answer.
fn a_game(case: u32, mut visit: impl FnMut(&Ruleset, &Position, &Act, &Position, bool)) {
    let chance = &mut Chance::new(case);
    let rules = invented(chance);
    let mut position = Position::start(&rules, chance.seed());
    for _ in 0..ATTEMPTS {
        let before = position.clone();
        let act = some_act(&rules, &position, chance);
        let done = position.apply(&rules, &act).is_ok();
        visit(&rules, &before, &act, &position, done);
    }
}

#[test]
fn an_act_that_is_refused_changes_nothing() {
    let (mut done, mut refused, mut ended) = (0, 0, 0);
    for case in 0..GAMES {
        a_game(case, |_, before, _, after, applied| {
            if !applied {
                refused += 1;
                return assert_eq!(after, before);
            }
            done += 1;
            ended += after.ending.is_some() as u32;
            assert_eq!(after.turn, before.turn + 1);
        });
    }
    assert!(
        done > 2000 && refused > 500 && ended > 20,
        "{done} {refused} {ended}"
    );
}

#[test]
fn a_game_played_again_from_its_start_is_the_same_game() {
    for case in 0..GAMES {
        let chance = &mut Chance::new(case);
        let rules = invented(chance);
        let start = Position::start(&rules, chance.seed());
        let mut position = start.clone();
        let mut acts = Vec::new();
        for _ in 0..ATTEMPTS {
            let act = some_act(&rules, &position, chance);
            if position.apply(&rules, &act).is_ok() {
                acts.push(act);
            }
        }
        let mut again = start;
        for act in &acts {
            again.apply(&rules, act).expect("it was legal before");
        }
        assert_eq!(again, position);
    }
}

#[test]
fn no_act_makes_or_loses_a_tile() {
    for case in 0..GAMES {
        a_game(case, |rules, _, _, after, _| {
            assert!(tiles_are_conserved(rules, after))
        });
    }
}

#[test]
fn racks_are_full_while_the_bag_lasts() {
    for case in 0..GAMES {
        a_game(case, |rules, _, _, after, _| {
            let short = after.racks[..rules.racks]
                .iter()
                .any(|rack| rack.len() < rules.rack_size);
            assert!(!short || after.bag.is_empty());
            assert!(after.racks.iter().all(|rack| rack.len() <= rules.rack_size));
        });
    }
}

#[test]
fn nothing_is_done_in_a_game_that_is_over() {
    for case in 0..GAMES {
        a_game(case, |_, before, _, _, applied| {
            assert!(before.ending.is_none() || !applied);
        });
    }
}

#[test]
fn an_act_counts_for_the_mover_alone_until_the_game_is_settled() {
    for case in 0..GAMES {
        a_game(case, |rules, before, _, after, applied| {
            let mover = before.mover(rules);
            let unmoved = (0..MAX_RACKS).filter(|&rack| rack != mover);
            if applied && after.ending.is_none() {
                assert!(unmoved.clone().all(|r| before.totals[r] == after.totals[r]));
                assert!(unmoved.clone().all(|r| before.racks[r] == after.racks[r]));
                assert!(before.totals[mover] <= after.totals[mover]);
            }
        });
    }
}

/// A game for two with a large board, so that only what a test does matters.
fn plain(change: impl FnOnce(&mut Ruleset)) -> Ruleset {
    let mut fields = Ruleset {
        letters: 2,
        values: vec![0, 1, 0],
        counts: vec![2, 20, 20],
        width: 15,
        height: 15,
        letter_multipliers: vec![1; 225],
        word_multipliers: vec![1; 225],
        start: vec![112],
        rack_size: 3,
        bonus: vec![0; 4],
        racks: 2,
        teams: vec![],
        order: vec![],
        bags: vec![],
        opening_least: 2,
        exchange_bag_least: 7,
        exchange_limit: None,
        pass_rounds: 2,
        scoreless_turns: 6,
        zero_play_is_scoreless: false,
        finisher_gain: 1,
        leftovers_lost: (true, true),
    };
    change(&mut fields);
    Ruleset::new(fields).expect("a rule set")
}

fn one(tile: Tile) -> Act {
    let mut rack = Rack::new();
    rack.add(tile);
    Act::Exchange(rack)
}

#[test]
fn two_rounds_of_passes_end_the_game_and_an_exchange_breaks_the_run() {
    let rules = plain(|rules| rules.scoreless_turns = 0);
    let mut position = Position::start(&rules, [1; 32]);
    for _ in 0..3 {
        position.apply(&rules, &Act::Pass).unwrap();
    }
    let tile = position.racks[1].codes().next().unwrap();
    position.apply(&rules, &one(tile)).unwrap();
    assert_eq!((position.passes, position.ending), (0, None));
    for _ in 0..4 {
        position.apply(&rules, &Act::Pass).unwrap();
    }
    assert_eq!(position.ending, Some(Ending::Passes));
    let lost = [0, 1].map(|rack| -position.racks[rack].value(&rules));
    assert_eq!(position.totals[..2], lost);
    assert_eq!(position.apply(&rules, &Act::Pass), Err(ActRefusal::Over));
}

#[test]
fn six_turns_without_a_new_tile_end_the_game() {
    let rules = plain(|rules| rules.pass_rounds = 0);
    let mut position = Position::start(&rules, [1; 32]);
    for turn in 0..6 {
        let tile = position.racks[turn % 2].codes().next().unwrap();
        let act = if turn < 3 { one(tile) } else { Act::Pass };
        assert_eq!(position.ending, None);
        position.apply(&rules, &act).unwrap();
    }
    assert_eq!(position.ending, Some(Ending::Scoreless));
}

#[test]
fn a_play_for_nothing_is_scoreless_where_the_rules_say_so() {
    for (counts_too, run) in [(false, 0), (true, 1)] {
        let rules = plain(|rules| {
            rules.zero_play_is_scoreless = counts_too;
            rules.values = vec![0, 0, 0];
        });
        let mut position = Position::start(&rules, [1; 32]);
        let chance = &mut Chance::new(1);
        let play = std::iter::repeat_with(|| some_placement(&rules, &position, chance))
            .flatten()
            .find(|placement| {
                position
                    .clone()
                    .apply(&rules, &Act::Play(*placement))
                    .is_ok()
            });
        position.apply(&rules, &Act::Play(play.unwrap())).unwrap();
        assert_eq!(position.scoreless, run);
    }
}

#[test]
fn an_exchange_needs_tiles_in_the_bag_and_counts_for_the_team() {
    let rules = plain(|rules| {
        rules.exchange_limit = Some(1);
        rules.counts = vec![2, 5, 6];
    });
    let mut position = Position::start(&rules, [1; 32]);
    let tile = position.racks[0].codes().next().unwrap();
    assert_eq!(position.bag.len(), 7);
    position.apply(&rules, &one(tile)).unwrap();
    assert_eq!(position.exchanges[..2], [1, 0]);
    position.apply(&rules, &Act::Pass).unwrap();
    let tile = position.racks[0].codes().next().unwrap();
    let refused = ActRefusal::Exchange(ExchangeRefusal::ExchangeLimit);
    assert_eq!(position.apply(&rules, &one(tile)), Err(refused));
}

#[test]
fn the_replacements_are_drawn_before_the_old_tiles_go_back() {
    let rules = plain(|rules| {
        rules.exchange_bag_least = 0;
        rules.counts = vec![0, 4, 3];
    });
    let mut position = Position::start(&rules, [3; 32]);
    let rest: Vec<Tile> = position.bag.tiles().codes().collect();
    assert_eq!(rest.len(), 1);
    let given = position.racks[0].codes().next().unwrap();
    position.apply(&rules, &one(given)).unwrap();
    assert_eq!(position.bag.tiles().codes().collect::<Vec<_>>(), [given]);
}

#[test]
fn who_plays_out_gains_what_the_others_hold() {
    let rules = plain(|rules| {
        rules.exchange_bag_least = 0;
        rules.counts = vec![0, 6, 0];
    });
    let mut position = Position::start(&rules, [1; 32]);
    assert!(position.bag.is_empty());
    let all = Placement::new(112, false, &[1, 1, 1]).unwrap();
    assert_eq!(position.apply(&rules, &Act::Play(all)), Ok(3));
    assert_eq!(position.ending, Some(Ending::Out));
    assert_eq!(position.totals[..2], [3 + 3, -3]);
}
