//! Weighing against a plain mean over every draw.

use super::*;
use crate::lexicon::Lexicon;
use crate::movegen::Play;
use crate::rules::placement::Placement;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use crate::search::endgame::{solve, Endgame, Limits};
use crate::testing::random_games::{ruleset, words, Random};
use std::sync::atomic::{AtomicUsize, Ordering};

mod passes;

const WITHOUT_END: PreEndgameLimits<'static> = PreEndgameLimits {
    nodes: u64::MAX,
    stop: &|| false,
};

/// Positions by which a search may go beyond its limit.
const SLACK: u64 = 4;

/// What a position before the end is made of, by chance.
#[derive(Clone)]
struct Invented {
    rules: Arc<Ruleset>,
    lexicon: Arc<Lexicon>,
    map: Arc<WordMap>,
    board: Board,
    rack: Rack,
    unseen: Rack,
}

impl Invented {
    fn new(random: &mut Random, exchange_bag_least: usize) -> Invented {
        Invented::of_racks(random, exchange_bag_least, 3)
    }

    fn of_racks(random: &mut Random, exchange_bag_least: usize, size: usize) -> Invented {
        let mut rules = ruleset(random, 5, (6, 6), size);
        rules.exchange_bag_least = exchange_bag_least;
        let dawg = words(random, 5, 14, 4);
        let map = WordMap::build(&dawg, &rules).expect("invented words");
        let metadata = vec![];
        Invented {
            board: Board::new(&rules),
            rules: Arc::new(rules),
            lexicon: Arc::new(Lexicon { metadata, dawg }),
            map: Arc::new(map),
            rack: random.rack(5, size, 0),
            unseen: random.rack(5, size + 1, 0),
        }
    }

    /// One tile in the bag.
    fn position(&self, lead: i32, map: bool) -> PreEndgame<'_> {
        PreEndgame {
            lexicon: &self.lexicon,
            words: map.then_some(&self.map),
            leaves: &Leaves::Zero,
            rules: &self.rules,
            board: &self.board,
            rack: self.rack,
            unseen: self.unseen,
            bag: 1,
            kept: &[],
            lead,
            runs: (0, 0),
            exchanges: [0, 0],
        }
    }
}

/// A generator for each of so many threads.
fn generators(position: &PreEndgame<'_>, threads: usize) -> Vec<MoveGenerator> {
    let made = || MoveGenerator::new(position.rules.clone(), position.lexicon.clone(), None);
    (0..threads)
        .map(|_| made().expect("one alphabet"))
        .collect()
}

/// What can be laid.
fn plays(position: &PreEndgame<'_>) -> Vec<PreEndgameChoice> {
    position.plays(&mut generators(position, 1)[0], 1000)
}

/// What so many threads find out of choices, without an end.
fn weighed(
    position: &PreEndgame<'_>,
    choices: Vec<PreEndgameChoice>,
    all_plays: bool,
    threads: usize,
) -> Vec<RankedPlay> {
    let generators = &mut generators(position, threads);
    let told = weigh(
        position,
        generators,
        choices,
        all_plays,
        &[1; 32],
        &WITHOUT_END,
    );
    told.expect("two racks").prospects
}

#[test]
fn with_one_tile_in_the_bag_a_play_is_worth_the_mean_of_its_endgames() {
    let mut random = Random(5);
    let mut seen = 0;
    while seen < 20 {
        let invented = Invented::new(&mut random, 0);
        // with so many points ahead every play wins, whatever is drawn
        let lead = if seen % 4 == 3 { 90 } else { 3 };
        let position = invented.position(lead, seen % 2 == 0);
        let told = weighed(&position, plays(&position), false, 1 + seen % 3);
        let mut worths = Vec::new();
        for (place, prospect) in told.iter().enumerate() {
            let PreEndgameChoice::Play(play) = &prospect.choice else {
                panic!("only plays were given");
            };
            let (spread, win) = means(&invented, play, lead);
            worths.push((win, spread));
            assert!(prospect.most >= win - 1e-9);
            if place == 0 {
                seen += 1;
                assert_eq!((prospect.covered, prospect.exact), (1.0, 1.0));
                assert!((prospect.most - prospect.win).abs() < 1e-9);
            }
            if prospect.exact >= 1.0 {
                assert!((prospect.spread - spread).abs() < 1e-9);
            }
            if prospect.decided >= 1.0 {
                assert!((prospect.win - win).abs() < 1e-9);
            }
        }
        // the first wins most often, and of those that do gains most
        for &(win, spread) in &worths {
            let (most, gained) = worths[0];
            assert!(win < most - 1e-9 || (win <= most + 1e-9 && spread <= gained + 1e-9));
        }
        // nobody else can win more often
        let most = told.iter().map(|prospect| prospect.most);
        assert!(most.fold(0.0, f64::max) <= told.first().map_or(0.0, |best| best.win) + 1e-9);
    }
}

/// With so many tiles in the bag, and a word on the board.
fn with_bag(random: &mut Random, bag: usize) -> Invented {
    loop {
        let mut invented = Invented::new(random, 7);
        if let Some(PreEndgameChoice::Play(play)) = plays(&invented.position(0, true)).first() {
            invented.board = laid(&invented.board, &invented.rack, play).0;
            invented.rack = random.rack(5, 3, 0);
            invented.unseen = random.rack(5, 3 + bag, 0);
            return invented;
        }
    }
}

#[test]
fn a_play_that_leaves_one_tile_wins_what_the_best_answer_to_every_tile_lets_it_win() {
    let mut random = Random(11);
    let (mut decided, mut bounded, mut by_passes) = ([0; 3], 0, 0);
    while decided.iter().any(|&seen| seen < 10) {
        let bag = 2 + random.below(2);
        let invented = with_bag(&mut random, bag);
        for lead in [-20, -5, 5] {
            let position = PreEndgame {
                bag,
                kept: &[],
                ..invented.position(lead, true)
            };
            for choice in plays(&position) {
                let PreEndgameChoice::Play(play) = &choice else {
                    panic!("only plays were asked for");
                };
                if play.laid() + 1 != bag {
                    continue;
                }
                let (wins, unpassed) = wins_by_answers(&invented, play, bag, lead);
                let threads = 1 + decided[0] % 3;
                let found = &weighed(&position, vec![choice.clone()], false, threads)[0];
                assert!(found.most >= wins - 1e-9);
                bounded += usize::from(found.most < wins + 1e-9 && wins < 1.0);
                by_passes += usize::from(found.most < unpassed - 1e-9);
                if found.decided >= 1.0 {
                    assert!((found.win - wins).abs() < 1e-9);
                    let kind = usize::from(wins > 0.0) + usize::from(wins > 0.0 && wins < 1.0);
                    decided[kind] += 1;
                }
            }
        }
    }
    assert!(bounded > 20 && by_passes > 0, "{bounded} {by_passes}");
}

#[test]
fn with_two_tiles_in_the_bag_nothing_wins_more_often_than_what_is_proved_the_best() {
    let mut random = Random(12);
    let mut seen = 0;
    while seen < 20 {
        let invented = with_bag(&mut random, 2);
        for lead in [-10, 0, 10] {
            let position = PreEndgame {
                bag: 2,
                kept: &[],
                ..invented.position(lead, true)
            };
            let mut choices = plays(&position);
            choices.push(PreEndgameChoice::Pass);
            let told = weighed(&position, choices, false, 1 + seen % 3);
            let (first, others) = told.split_first().expect("a pass at least");
            let rivals = others.iter().map(|found| found.most);
            if first.decided < 1.0 || rivals.fold(0.0, f64::max) > first.win + 1e-9 {
                continue;
            }
            seen += usize::from(first.win > 0.0 && first.win < 1.0);
            for found in &told {
                if let PreEndgameChoice::Play(play) = &found.choice {
                    let wins = match play.laid() {
                        1 => wins_by_answers(&invented, play, 2, lead).0,
                        _ => wins_of_all(&invented, play, 2, lead),
                    };
                    assert!(wins <= first.win + 1e-9);
                }
            }
        }
    }
}

#[test]
fn the_best_of_all_plays_is_found_once_the_best_choice_is_decided() {
    let mut random = Random(14);
    let (mut seen, mut better, mut bounded) = (0, 0, 0);
    while seen < 60 {
        let bag = 1 + seen % 2;
        let mut invented = with_bag(&mut random, bag);
        if seen % 3 == 2 {
            let mut rules = (*invented.rules).clone();
            (rules.exchange_bag_least, rules.exchange_limit) = (1, Some(1));
            invented.rules = Arc::new(rules);
        }
        let position = PreEndgame {
            bag,
            kept: &[],
            ..invented.position(0, true)
        };
        let all = plays(&position);
        let Some(few) = all.iter().find(|choice| draws_both(choice)) else {
            continue;
        };
        let told = |choices: &[PreEndgameChoice], all_plays: bool| {
            weighed(&position, choices.to_vec(), all_plays, 1 + seen % 3)
        };
        let few = std::slice::from_ref(few);
        let (alone, compared, whole) = (told(few, false), told(few, true), told(&all, false));
        assert!(alone[0].decided > 1.0 - 1e-9);
        // (one that can only be bounded may come first where nothing was decided before it)
        let wins = whole.iter().filter(|found| found.decided > 1.0 - 1e-9);
        let most = wins.map(|found| found.win).fold(0.0, f64::max);
        assert!(compared[0].decided > 1.0 - 1e-9 && compared[0].win > most - 1e-9);
        seen += 1;
        better += usize::from(compared[0].win > alone[0].win);
        bounded += usize::from(whole[0].decided < 1.0 - 1e-9);
    }
    assert!(better > 5 && bounded > 0, "{better} {bounded}");
}

#[test]
fn a_search_that_is_stopped_tells_the_play_that_is_proved_to_win_most() {
    let mut random = Random(15);
    let (mut seen, mut better) = (0, 0);
    while seen < 60 {
        let bag = 1 + seen % 2;
        let invented = with_bag(&mut random, bag);
        let position = PreEndgame {
            bag,
            kept: &[],
            ..invented.position(0, true)
        };
        let all = plays(&position);
        let Some(few) = all.iter().find(|choice| draws_both(choice)) else {
            continue;
        };
        let asked = AtomicUsize::new(0);
        let told = |all_plays: bool, most: usize| {
            asked.store(0, Ordering::Relaxed);
            let limits = PreEndgameLimits {
                nodes: u64::MAX,
                stop: &|| asked.fetch_add(1, Ordering::Relaxed) >= most,
            };
            let generators = &mut generators(&position, 1 + seen / 2 % 2);
            let few = vec![few.clone()];
            let told = weigh(&position, generators, few, all_plays, &[1; 32], &limits);
            let asked = asked.load(Ordering::Relaxed);
            (told.expect("two racks").prospects, asked)
        };
        let (alone, _) = told(false, usize::MAX);
        let (_, most) = told(true, usize::MAX);
        for most in (0..most).step_by(1 + most / 40) {
            let (found, _) = told(true, most);
            if found.len() == 1 {
                continue;
            }
            assert!(found[0].decided > 1.0 - 1e-9);
            let decided = found.iter().filter(|found| found.decided > 1.0 - 1e-9);
            assert!(decided.map(|found| found.win).fold(0.0, f64::max) < found[0].win + 1e-9);
            better += usize::from(found[0].win > alone[0].win);
        }
        seen += 1;
    }
    assert!(better > 20, "{better}");
}

#[test]
fn no_more_positions_are_looked_at_than_may_be() {
    let mut random = Random(16);
    let mut reached = 0;
    for seen in 0..60 {
        let bag = 1 + seen % 3;
        let invented = with_bag(&mut random, bag);
        let position = PreEndgame {
            bag,
            kept: &[],
            ..invented.position(0, true)
        };
        let mut choices = plays(&position);
        choices.push(PreEndgameChoice::Pass);
        for nodes in [40, 300, 2_000] {
            let limits = PreEndgameLimits {
                nodes,
                stop: &|| false,
            };
            let generators = &mut generators(&position, 1);
            let told = weigh(
                &position,
                generators,
                choices.clone(),
                true,
                &[1; 32],
                &limits,
            );
            let looked = told.expect("two racks").nodes;
            // the last endgame may cost a position where none is left
            assert!(looked <= nodes + SLACK, "{looked} of {nodes}");
            reached += usize::from(looked >= nodes);
        }
    }
    assert!(reached > 20, "{reached}");
}

#[test]
fn what_is_kept_of_each_content_is_noted() {
    let mut random = Random(17);
    let mut kept = 0;
    for seen in 0..30 {
        let bag = 1 + seen % 4;
        let invented = with_bag(&mut random, bag);
        let position = PreEndgame {
            bag,
            kept: &[],
            ..invented.position(0, true)
        };
        let draws = draws::draws(&position.unseen, bag, &[1; 32], &[]);
        let (ended, mut generators) = (AtomicBool::new(false), generators(&position, 1 + seen % 3));
        let asked = AtomicUsize::new(0);
        let limits = PreEndgameLimits {
            nodes: u64::MAX,
            stop: &|| asked.fetch_add(1, Relaxed) >= 40 * (1 + seen),
        };
        let work = Work {
            limits: &limits,
            stop: limits.stop,
            ended: &ended,
        };
        let choices = plays(&position);
        let mut weighing = Weighing::new(&position, &mut generators, draws, choices, &work);
        weighing.run(true).expect("two racks");
        let (contents, apart) = weighing.contents.noted();
        assert_eq!(apart, 0);
        kept += contents;
    }
    assert!(kept > 50, "{kept}");
}

/// Is it a play of two tiles or more?
fn draws_both(choice: &PreEndgameChoice) -> bool {
    matches!(choice, PreEndgameChoice::Play(play) if play.laid() >= 2)
}

#[test]
fn nothing_is_decided_by_answers_where_the_other_may_exchange() {
    let mut random = Random(13);
    let mut seen = 0;
    while seen < 40 {
        let mut invented = with_bag(&mut random, 2);
        let mut rules = (*invented.rules).clone();
        // (so that nobody exchanges for ever)
        (rules.exchange_bag_least, rules.exchange_limit) = (1, Some(1));
        invented.rules = Arc::new(rules);
        let position = PreEndgame {
            bag: 2,
            kept: &[],
            ..invented.position(5, true)
        };
        for found in weighed(&position, plays(&position), false, 1) {
            let PreEndgameChoice::Play(play) = &found.choice else {
                panic!("only plays were given");
            };
            if play.laid() == 1 {
                assert!(found.decided < 1.0 || found.most < 1e-9);
                seen += 1;
            }
        }
    }
}

/// How often a play wins against the best answers of one who does not know the tile that is left,
/// each tried with each tile; and if it may not pass. After a pass the other passes too and both
/// stay so, or it lays tiles.
fn wins_by_answers(invented: &Invented, play: &Play, bag: usize, lead: i32) -> (f64, f64) {
    let (mut sum, mut unpassed, mut all) = (0.0, 0.0, 0.0);
    let won = |end: i32| f64::from(end.signum() + 1) / 2.0;
    let (board, kept) = laid(&invented.board, &invented.rack, play);
    let holding = |rack: Rack| Invented {
        board,
        rack,
        ..invented.clone()
    };
    for draw in draws::draws(&invented.unseen, bag, &[1; 32], &[]) {
        let answers = plays_of(&holding(draw.other));
        let (mut wins, mut passed) = (vec![0.0; answers.len()], 0.0);
        for left in 0..bag {
            let mut own = kept;
            let drawn = (0..bag).filter(|&at| at != left);
            drawn.for_each(|at| own.add(draw.bag[at]));
            for (answer, wins) in answers.iter().zip(&mut wins) {
                let (board, mut others) = laid(&board, &draw.other, answer);
                others.add(draw.bag[left]);
                let gained = solved(invented, &board, [own, others], 0);
                *wins += won(lead + play.score - answer.score + gained);
            }
            let [one, other] = [own, draw.other].map(|rack| rack.value(&invented.rules));
            let settled = won(lead + play.score + other - one);
            let laying = plays_of(&holding(own)).into_iter().map(|next| {
                let (board, mut own) = laid(&board, &own, &next);
                own.add(draw.bag[left]);
                let gained = solved(invented, &board, [own, draw.other], 1);
                won(lead + play.score + next.score - gained)
            });
            passed += laying.fold(settled, f64::max);
        }
        let least = wins.iter().fold(bag as f64, |least, &won| least.min(won));
        sum += draw.weight * least.min(passed) / bag as f64;
        unpassed += draw.weight * least / bag as f64;
        all += draw.weight;
    }
    (sum / all, unpassed / all)
}

/// What can be laid, as plays.
fn plays_of(invented: &Invented) -> Vec<Play> {
    let choices = plays(&invented.position(0, false)).into_iter();
    let plays = choices.map(|choice| match choice {
        PreEndgameChoice::Play(play) => play,
        _ => panic!("only plays were asked for"),
    });
    plays.collect()
}

/// How often a play wins that draws the whole bag.
fn wins_of_all(invented: &Invented, play: &Play, bag: usize, lead: i32) -> f64 {
    let (board, kept) = laid(&invented.board, &invented.rack, play);
    let (mut sum, mut all) = (0.0, 0.0);
    for draw in draws::draws(&invented.unseen, bag, &[1; 32], &[]) {
        let mut own = kept;
        draw.bag.iter().for_each(|&tile| own.add(tile));
        let end = lead + play.score - solved(invented, &board, [own, draw.other], 1);
        sum += draw.weight * f64::from(end.signum() + 1) / 2.0;
        all += draw.weight;
    }
    sum / all
}

/// The board after a play, and what the rack keeps.
fn laid(board: &Board, rack: &Rack, play: &Play) -> (Board, Rack) {
    let placement = Placement::new(play.square.into(), play.down, &play.tiles).expect("a play");
    let (mut board, mut kept) = (*board, *rack);
    board.lay(&placement).expect("a play");
    placement.new_tiles().for_each(|tile| {
        kept.take(on_rack(tile));
    });
    (board, kept)
}

/// What an endgame gains.
fn solved(invented: &Invented, board: &Board, racks: [Rack; 2], mover: usize) -> i32 {
    let endgame = Endgame {
        rules: &invented.rules,
        words: &invented.lexicon.dawg,
        map: None,
        board,
        racks,
        mover,
        passes: 0,
        scoreless: 0,
    };
    let solved = solve(&endgame, Limits::NONE, &|| false);
    solved.expect("two racks").spread
}

/// Spread and wins; each unseen tile is drawn once, whatever its equals.
fn means(invented: &Invented, play: &Play, lead: i32) -> (f64, f64) {
    let gains = invented
        .unseen
        .codes()
        .map(|drawn| gain(invented, play, drawn));
    let gains: Vec<i32> = gains.collect();
    let wins = gains.iter().map(|gained| (lead + gained).signum() + 1);
    let (sum, wins, draws) = (
        gains.iter().sum::<i32>(),
        wins.sum::<i32>(),
        gains.len() as f64,
    );
    (f64::from(sum) / draws, f64::from(wins) / 2.0 / draws)
}

/// The spread that a play gains which draws this of the unseen tiles.
fn gain(invented: &Invented, play: &Play, drawn: Tile) -> i32 {
    let (board, mut own) = laid(&invented.board, &invented.rack, play);
    let mut other = invented.unseen;
    own.add(drawn);
    other.take(drawn);
    play.score - solved(invented, &board, [own, other], 1)
}
