use super::bag::RolloutBag;
use super::deal::Guess;
use super::random::Random;
use super::tally::Tally;
use super::*;
use crate::leaves::Leaves;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::Lexicon;
use crate::rules::board::Board;
use crate::rules::position::Act;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use crate::search::winning::WinTable;
use crate::testing::random_games;
use std::sync::atomic::{AtomicUsize, Ordering};

fn context(
    change: impl FnOnce(&mut Ruleset),
    sides: (usize, usize),
    rack: usize,
) -> Arc<SimulationContext> {
    let mut random = random_games::Random(3);
    let mut rules = random_games::ruleset(&mut random, 9, sides, rack);
    change(&mut rules);
    let rules = Ruleset::new(rules).unwrap();
    let dawg = random_games::words(&mut random, 9, 2500, 8);
    let words = WordMap::build(&dawg, &rules).unwrap();
    let worth: Vec<i32> = (0..=9).map(|i| 9000 - 1500 * i).collect();
    let leaves = Leaves::plain(&rules, &worth, &vec![-2500; worth.len()]).unwrap();
    let wins = WinTable::logistic(rules.tiles(), 4.0, 5.0, 18.0).unwrap();
    let metadata = b"{}".to_vec();
    Arc::new(SimulationContext {
        rules: Arc::new(rules),
        lexicon: Arc::new(Lexicon { metadata, dawg }),
        words: Arc::new(words),
        leaves: Arc::new(leaves),
        wins: Arc::new(wins),
    })
}

fn rack(context: &SimulationContext, codes: &[Tile]) -> Rack {
    Rack::of(&context.rules, codes).unwrap()
}

/// A position with some tiles laid by the best plays of these racks, one after another.
fn view(context: &SimulationContext, before: &[&[Tile]], own: &[Tile]) -> PlayerView {
    let rules = &context.rules;
    let mut board = Board::new(rules);
    for codes in before {
        let known = [rack(context, codes)];
        let now = PlayerView::new(rules, board, &known, None, 0).unwrap();
        if let Act::Play(placement) = Candidate::best(context, &now, 1)[0].act {
            board.lay(&placement).unwrap();
        }
    }
    PlayerView::new(rules, board, &[rack(context, own)], None, 0).unwrap()
}

fn settings(plies: usize) -> SimulationSettings {
    SimulationSettings {
        plies,
        seed: 7,
        confidence: 1.0,
        margin: 0.0,
        weights: Weights {
            win: 1.0,
            spread: 0.5,
        },
    }
}

fn simulation(context: &Arc<SimulationContext>, view: &PlayerView, plies: usize) -> Simulation {
    let candidates = Candidate::best(context, view, 6);
    assert_eq!(candidates.len() > 1, !view.known[0].is_empty());
    Simulation::new(context.clone(), view.clone(), candidates, settings(plies))
}

const OWN: [Tile; 7] = [0, 1, 2, 3, 4, 5, 6];
const BEFORE: [&[Tile]; 2] = [&[1, 2, 3, 4, 5, 6, 7], &[9, 8, 7, 6, 5, 4, 3]];

fn middle() -> (Arc<SimulationContext>, PlayerView) {
    let context = context(|_| (), (13, 11), 7);
    let view = view(&context, &BEFORE, &OWN);
    (context, view)
}

#[test]
fn calls_and_threads_change_nothing() {
    let (context, view) = middle();
    let run = |calls: &[(u64, usize)]| {
        let mut simulation = simulation(&context, &view, 3);
        for &(most, threads) in calls {
            simulation.run(Some(most), threads, &|| false);
        }
        simulation.results()
    };
    let whole = run(&[(960, 1)]);
    let rollouts: u64 = whole.iter().map(|found| found.rollouts).sum();
    assert_eq!(rollouts, 960);
    assert_eq!(run(&[(960, 3)]), whole);
    assert_eq!(run(&[(8, 1), (400, 2), (152, 4), (400, 1)]), whole);
}

#[test]
fn an_interruption_leaves_no_trace() {
    let (context, view) = middle();
    let mut whole = simulation(&context, &view, 4);
    whole.run(Some(480), 1, &|| false);
    let mut parts = simulation(&context, &view, 4);
    while parts.rollouts() < 480 {
        let asked = AtomicUsize::new(0);
        // asked before every ply: some rollouts are cut off in the middle
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 23;
        parts.run(Some(480 - parts.rollouts()), 1, &stop);
    }
    assert_eq!(parts.results(), whole.results());
}

#[test]
fn after_a_stop_no_thread_plays_another_ply() {
    let context = context(|_| (), (13, 11), 7);
    let racks: [&[Tile]; 3] = [&OWN, &[0, 0, 1, 2, 3, 4, 5], &[]];
    for (own, threads) in racks.into_iter().zip([1, 3, 2]) {
        let view = view(&context, &BEFORE, own);
        let mut simulation = simulation(&context, &view, 50);
        let (asked, late) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let stop = || {
            let over = asked.fetch_add(1, Ordering::Relaxed) >= 40;
            late.fetch_add(over as usize, Ordering::Relaxed);
            over
        };
        simulation.run(None, threads, &stop);
        // each thread is told once, and the loop around them
        assert!(late.into_inner() <= threads + 1);
    }
}

#[test]
fn a_rollout_is_the_same_whatever_was_played_before_it() {
    let (context, view) = middle();
    let plan = |plies| simulation(&context, &view, plies).plan;
    for plies in [0, 1, 2, 5, 30] {
        let plan = plan(plies);
        let mut used = RolloutRunner::new(&context, &view);
        for (candidate, number) in [(0, 0), (0, 1), (3, 0), (1, 4), (0, 1), (5, 2), (5, 3)] {
            let (mut a, mut b) = (Tally::default(), Tally::default());
            assert!(used.roll(&plan, candidate, number, &|| false, &mut a));
            let mut fresh = RolloutRunner::new(&context, &view);
            assert!(fresh.roll(&plan, candidate, number, &|| false, &mut b));
            assert_eq!(
                a, b,
                "{plies} plies, candidate {candidate}, rollout {number}"
            );
        }
    }
}

#[test]
fn the_general_generator_plays_the_same_rollouts() {
    // a longer side takes the fast one away, and leaves all else as it is
    let narrow = |rules: &mut Ruleset| rules.rack_size = 7;
    let (fast, board) = (context(narrow, (13, 11), 7), &BEFORE);
    let view = view(&fast, board, &OWN);
    let simulation = simulation(&fast, &view, 4);
    let slow = RolloutRunner::without_fast(&fast, &view);
    let mut rollers = [RolloutRunner::new(&fast, &view), slow];
    for number in 0..6 {
        let tallies = rollers.each_mut().map(|roller| {
            let mut tally = Tally::default();
            roller.roll(&simulation.plan, 1, number, &|| false, &mut tally);
            tally
        });
        assert_eq!(tallies[0], tallies[1]);
    }
}

#[test]
fn all_candidates_meet_the_same_tiles() {
    let (context, view) = middle();
    let plan = simulation(&context, &view, 2).plan;
    let deal = |number| {
        let mut game = plan.start.clone();
        let mut random = Random::new(plan.seed, number);
        plan.deal.deal(&mut game, &mut random, &mut vec![]);
        game.racks[1]
    };
    assert_eq!(deal(3), deal(3));
    assert_ne!(deal(3), deal(4));
    assert_eq!(deal(3).len(), 7);
}

#[test]
fn what_one_side_draws_does_not_depend_on_the_other() {
    let mut stock = RolloutBag::default();
    let draws = |first: usize, stock: &mut RolloutBag| {
        stock.set(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let (mut own, mut other) = (Rack::new(), Rack::new());
        stock.draw(&mut own, first, true);
        stock.draw(&mut other, 3, false);
        other
    };
    assert_eq!(draws(2, &mut stock), draws(5, &mut stock));
    assert_eq!(stock.len(), 1);
}

#[test]
fn tiles_given_back_are_in_the_bag_again() {
    let mut stock = RolloutBag::default();
    stock.set(&[1, 1, 1]);
    let context = context(|_| (), (9, 9), 7);
    stock.put_back(&rack(&context, &[2, 3]), &mut Random::new(1, 1));
    let mut drawn = Rack::new();
    stock.draw(&mut drawn, 9, true);
    assert_eq!(drawn, rack(&context, &[1, 1, 1, 2, 3]));
}

#[test]
fn leaves_come_as_often_as_they_weigh() {
    let context = context(|_| (), (9, 9), 7);
    let mut guess = Guess::default();
    let kinds: Vec<Rack> = (1..=3).map(|code| rack(&context, &[code])).collect();
    for (leave, weight) in kinds.iter().zip([1.0, 0.0, 3.0]) {
        guess.add(*leave, weight);
    }
    let mut random = Random::new(5, 5);
    let seen: Vec<Rack> = (0..4000)
        .filter_map(|_| guess.one(&mut random).copied())
        .collect();
    let count = |leave: &Rack| seen.iter().filter(|other| *other == leave).count();
    assert_eq!(count(&kinds[0]) + count(&kinds[2]), 4000);
    assert!(
        (900..1100).contains(&count(&kinds[0])),
        "{}",
        count(&kinds[0])
    );
}

#[test]
fn four_players_and_pairs_share_the_chances_of_winning() {
    for teams in [vec![], vec![0, 1, 0, 1]] {
        let change = |rules: &mut Ruleset| {
            rules.racks = 4;
            rules.teams = teams.clone();
            rules.order = vec![];
            rules.counts.iter_mut().for_each(|count| *count *= 2);
        };
        let context = context(change, (13, 11), 7);
        let view = view(&context, &BEFORE, &OWN);
        let mut simulation = simulation(&context, &view, 6);
        simulation.run(Some(240), 2, &|| false);
        for found in simulation.results() {
            assert!(found.rollouts > 0 && (0.0..=1.0).contains(&found.win.mean));
            assert_eq!(found.plies.len(), 6);
        }
    }
}
