//! What a pass may win before the end, and when it is not looked into.

use super::*;

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

/// Who wins after a choice with one content of the bag, and the positions looked at.
fn winner_of(
    position: &PreEndgame<'_>,
    generator: &mut MoveGenerator,
    choice: &PreEndgameChoice,
    draw: &draws::Draw,
    nodes: u64,
) -> (Outcome, u64) {
    let task = resolve::Task {
        choice,
        draw,
        question: Question::Winner,
        nodes,
        stop: &|| false,
    };
    let found = position.resolve(generator, &task, None);
    found.expect("two racks")
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
        let draws = draws::draws(&position.unseen, 1, &[1; 32], &[]);
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
            let draws = draws::draws(&position.unseen, 1, &[1; 32], &[]);
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
        for draw in draws::draws(&position.unseen, 2, &[1; 32], &[]) {
            for given in 1..=2 {
                let choice = PreEndgameChoice::Exchange(held[..given].to_vec());
                let generator = &mut generators(&position, 1)[0];
                let (found, _) = winner_of(&position, generator, &choice, &draw, 9);
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
        for draw in draws::draws(&invented.unseen, 1, &[1; 32], &[]) {
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
            let (found, _) = winner_of(&position, generator, &pass, &draw, 100);
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

#[test]
fn a_pass_that_seems_to_win_whatever_is_drawn_keeps_no_play_from_being_decided() {
    let mut random = Random(21);
    let mut seen = 0;
    while seen < 40 {
        let invented = with_bag(&mut random, 2);
        let position = PreEndgame {
            bag: 2,
            kept: &[],
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
