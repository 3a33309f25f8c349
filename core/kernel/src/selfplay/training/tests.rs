use super::*;
use crate::leaves::Leaves;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::Lexicon;
use crate::rules::ruleset::Ruleset;
use crate::selfplay::Run;
use crate::testing::random_games::{ruleset, words, Random};

fn with_sampling<T>(racks: u32, task: impl FnOnce(&Sampling<'_>, &Ruleset) -> T) -> T {
    let mut random = Random(3);
    let rules = ruleset(&mut random, 9, (13, 11), 7);
    let dawg = words(&mut random, 9, 2500, 8);
    let map = WordMap::build(&dawg, &rules).unwrap();
    let metadata = b"{}".to_vec();
    let lexicon = Lexicon { metadata, dawg };
    let run = Run {
        rules: &rules,
        lexicon: &lexicon,
        words: &map,
        leaves: &Leaves::Zero,
        seed: 11,
    };
    let bag_least = 7;
    let sampling = Sampling {
        run,
        racks,
        bag_least,
    };
    task(&sampling, &rules)
}

#[test]
fn threads_and_chunks_change_no_sample() {
    with_sampling(5, |sampling, _| {
        let whole = sampling.take(0, 20, 1).unwrap();
        assert_eq!(sampling.take(0, 20, 3).unwrap(), whole);
        let (first, rest) = (sampling.take(0, 7, 1), sampling.take(7, 13, 2));
        let (first, rest) = (first.unwrap(), rest.unwrap());
        assert_eq!([first.racks, rest.racks].concat(), whole.racks);
        assert_eq!([first.equities, rest.equities].concat(), whole.equities);
        assert_eq!(whole.racks.len(), 7 * whole.equities.len());
    });
}

#[test]
fn equities_are_measured_against_the_same_board() {
    with_sampling(6, |sampling, rules| {
        let samples = sampling.take(0, 10, 1).unwrap();
        assert!(samples.equities.len() > 100 && samples.equities.len() % 6 == 0);
        for board in samples.equities.chunks(6) {
            let sum: i32 = board.iter().sum();
            assert!((0..6).contains(&sum), "{board:?}");
        }
        for rack in samples.racks.chunks(7) {
            assert!(rack.is_sorted());
            let held = |code: u8| rack.iter().filter(|&&tile| tile == code).count();
            assert!(rack
                .iter()
                .all(|&code| held(code) <= rules.counts[code as usize] as usize));
        }
    });
}

#[test]
fn one_rack_tells_nothing() {
    with_sampling(1, |sampling, _| {
        assert_eq!(sampling.take(0, 1, 1).unwrap_err().field, "racks");
    });
}
