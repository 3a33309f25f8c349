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

/// Of a position the best share of wins among plays, and what passing to the end wins.
fn wins(invented: &Invented, lead: i32, choices: &[PreEndgameChoice]) -> (f64, f64) {
    let plays = choices.iter().filter_map(|choice| match choice {
        PreEndgameChoice::Play(play) => Some(means(invented, play, lead).1),
        _ => None,
    });
    let (rules, unseen) = (&invented.rules, &invented.unseen);
    let ends = unseen.codes().map(|drawn| {
        let mut other = *unseen;
        other.take(drawn);
        // each loses what it holds
        let end = lead - invented.rack.value(rules) + other.value(rules);
        f64::from(end.signum() + 1) / 2.0
    });
    let passed = ends.sum::<f64>() / unseen.len() as f64;
    (plays.fold(0.0, f64::max), passed)
}

#[test]
fn a_pass_wins_no_more_often_than_the_best_play_or_passing_to_the_end() {
    let mut random = Random(9);
    let mut seen = [0; 2];
    while seen.contains(&0) || seen[0] < 60 {
        let invented = Invented::new(&mut random, 7);
        for lead in [-24, -12, -6, 0, 6] {
            let position = invented.position(lead, true);
            let mut choices = plays(&position);
            choices.push(PreEndgameChoice::Pass);
            let (best, passed) = wins(&invented, lead, &choices);
            if choices.len() == 1 {
                continue;
            }
            let told = weighed(&position, choices, false, 1 + seen[0] % 3);
            let first = &told[0];
            let pass = told.iter().find(|found| found.is_pass());
            let pass = pass.expect("it was given");
            // against the best that the other could do with every tile in sight
            assert!(pass.most >= if_all_is_seen(&invented, lead) - 1e-9);
            if first.is_pass() {
                assert!(passed > best + 1e-9 && pass.most > best + 1e-9);
                continue;
            }
            assert!(first.decided >= 1.0 && (first.win - best).abs() < 1e-9);
            assert!(pass.win <= best + 1e-9 && pass.most <= best + 1e-9);
            seen[usize::from(passed > best + 1e-9)] += 1;
        }
    }
}

#[test]
fn a_pass_that_cannot_be_better_than_a_play_is_not_refuted_at_length() {
    let mut random = Random(12);
    let mut seen = 0;
    while seen < 5 {
        let invented = Invented::of_racks(&mut random, 7, 5);
        // whatever is laid, and if nothing is
        let position = invented.position(-900, true);
        let mut choices = plays(&position);
        if choices.is_empty() {
            continue;
        }
        choices.push(PreEndgameChoice::Pass);
        let (ended, never) = (AtomicBool::new(false), || false);
        let limits = PreEndgameLimits {
            nodes: 1_000_000,
            ..WITHOUT_END
        };
        let work = Work {
            limits: &limits,
            stop: &never,
            ended: &ended,
        };
        let generators = &mut generators(&position, 1);
        let draws = draws::draws(&position.unseen, 1, &[1; 32]);
        let mut weighing = Weighing::new(&position, generators, draws, choices, &work);
        assert_eq!(weighing.if_all_pass, Some(0.0));
        weighing.run(false).expect("two racks");
        let told = weighing.prospects();
        assert!(told.iter().all(|found| found.most < 1e-9));
        let arms = weighing.arms();
        let pass = arms
            .iter()
            .find(|arm| *arm.choice == PreEndgameChoice::Pass);
        let pass = pass.expect("it was given");
        if pass.outcomes.iter().flatten().all(|found| found.limited) {
            continue;
        }
        assert!(pass.stages.iter().all(|&stage| stage == 0));
        seen += 1;
    }
}

#[test]
fn a_pass_is_bounded_by_plays_only_if_all_of_them_are_known() {
    let mut random = Random(12);
    let mut seen = 0;
    while seen < 5 {
        let invented = Invented::of_racks(&mut random, 7, 5);
        let position = invented.position(-900, true);
        let all = plays(&position);
        if all.len() < 2 {
            continue;
        }
        for (given, is_all) in [(all.len(), true), (all.len() - 1, false)] {
            let mut choices = all[..given].to_vec();
            choices.push(PreEndgameChoice::Pass);
            let (ended, never) = (AtomicBool::new(false), || false);
            let work = Work {
                limits: &WITHOUT_END,
                stop: &never,
                ended: &ended,
            };
            let generators = &mut generators(&position, 1);
            let draws = draws::draws(&position.unseen, 1, &[1; 32]);
            let mut weighing = Weighing::new(&position, generators, draws, choices, &work);
            assert_eq!(weighing.has_all_plays, is_all);
            // nothing is known of the pass yet, and all plays are lost
            for arm in weighing.arms().iter_mut().take(given) {
                arm.outcomes.fill(Some(Outcome {
                    spread: -900,
                    win: 0.0,
                    most: 0.0,
                    proved: false,
                    decided: true,
                    limited: true,
                }));
            }
            let told = weighing.prospects();
            let pass = told.iter().find(|found| found.is_pass());
            let most = pass.expect("it was given").most;
            assert!(
                (most - if is_all { 0.0 } else { 1.0 }).abs() < 1e-9,
                "{most}"
            );
            // compared to all others they are known
            weighing.compare_others().expect("two racks");
            assert!(weighing.has_all_plays);
        }
        seen += 1;
    }
}

#[test]
fn of_an_exchange_that_draws_a_part_of_the_bag_nothing_is_claimed() {
    let mut random = Random(14);
    let (mut parts, mut wholes) = (0, 0);
    for _ in 0..40 {
        let mut invented = Invented::of_racks(&mut random, 0, 3);
        invented.unseen = random.rack(5, 5, 0);
        let mut position = invented.position(3, true);
        position.bag = 2;
        let held: Vec<Tile> = position.rack.codes().collect();
        for draw in draws::draws(&position.unseen, 2, &[1; 32]) {
            for given in 1..=2 {
                let choice = PreEndgameChoice::Exchange(held[..given].to_vec());
                let generator = &mut generators(&position, 1)[0];
                let never = &|| false;
                let found =
                    position.resolve(generator, &choice, &draw, Question::Winner, 9, never, None);
                let (found, _) = found.expect("two racks");
                match given {
                    1 => {
                        assert!(!found.limited && !found.proved && found.most == 1.0);
                        parts += 1;
                    }
                    _ => wholes += usize::from(found.limited),
                }
            }
        }
    }
    assert!(parts > 100 && wholes > 0, "{parts}, {wholes}");
}

#[test]
fn where_both_pass_and_the_bag_is_not_drawn_nothing_is_proved() {
    let mut random = Random(9);
    let mut seen = 0;
    while seen < 10 {
        let invented = Invented::new(&mut random, 7);
        for draw in draws::draws(&invented.unseen, 1, &[1; 32]) {
            let answers = Invented {
                rack: draw.other,
                ..invented.clone()
            };
            if !plays(&answers.position(0, true)).is_empty() {
                continue;
            }
            seen += 1;
            let mut position = invented.position(0, true);
            // two exchanges before: with two passes nobody goes on by equity
            position.runs = (0, 2);
            let pass = PreEndgameChoice::Pass;
            let generator = &mut generators(&position, 1)[0];
            let (winner, never) = (Question::Winner, &|| false);
            let found = position.resolve(generator, &pass, &draw, winner, 100, never, None);
            let (found, _) = found.expect("two racks");
            assert!(!found.limited && !found.decided && !found.proved);
        }
    }
}

/// How often a pass wins if the other sees what is in the bag, and both pass on where nobody gains.
fn if_all_is_seen(invented: &Invented, lead: i32) -> f64 {
    let Invented { rack, unseen, .. } = invented;
    let wins = unseen.codes().map(|drawn| {
        let mut other = *unseen;
        other.take(drawn);
        let mut answers = Invented {
            rack: other,
            unseen: *rack,
            ..invented.clone()
        };
        let plays = plays(&answers.position(-lead, true));
        let end = lead - rack.value(&invented.rules) + other.value(&invented.rules);
        let passed = f64::from(end.signum() + 1) / 2.0;
        answers.unseen.add(drawn);
        let answered = plays.iter().filter_map(|choice| match choice {
            PreEndgameChoice::Play(play) => {
                let end = gain(&answers, play, drawn) - lead;
                Some(f64::from(1 - end.signum()) / 2.0)
            }
            _ => None,
        });
        answered.fold(passed, f64::min)
    });
    wins.sum::<f64>() / unseen.len() as f64
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
            ..invented.position(0, true)
        };
        let draws = draws::draws(&position.unseen, bag, &[1; 32]);
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
fn a_pass_that_seems_to_win_whatever_is_drawn_keeps_no_play_from_being_decided() {
    let mut random = Random(21);
    let mut seen = 0;
    while seen < 40 {
        let invented = with_bag(&mut random, 2);
        let position = PreEndgame {
            bag: 2,
            // nothing can be lost any more
            ..invented.position(900, true)
        };
        let mut choices = plays(&position);
        if choices.is_empty() {
            continue;
        }
        choices.insert(0, PreEndgameChoice::Pass);
        let told = weighed(&position, choices, false, 1 + seen % 3);
        assert!(!told[0].is_pass());
        assert_eq!((told[0].win, told[0].decided), (1.0, 1.0));
        seen += 1;
    }
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
    for draw in draws::draws(&invented.unseen, bag, &[1; 32]) {
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
    for draw in draws::draws(&invented.unseen, bag, &[1; 32]) {
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
