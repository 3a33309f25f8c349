use super::*;
use crate::lexicon::Dawg;
use crate::rules::ending::Ending;
use crate::testing::random_games::{ruleset, words, Random};

struct Setting {
    rules: Ruleset,
    lexicon: Lexicon,
    words: WordMap,
    leaves: Leaves,
}

impl Setting {
    fn new(change: impl FnOnce(&mut Ruleset), rack: usize, count: usize) -> Setting {
        let mut random = Random(3);
        let mut rules = ruleset(&mut random, 9, (13, 11), rack);
        change(&mut rules);
        let rules = Ruleset::new(rules).unwrap();
        let dawg = words(&mut random, 9, count, 8);
        Setting::of(rules, dawg)
    }

    fn of(rules: Ruleset, dawg: Dawg) -> Setting {
        let words = WordMap::build(&dawg, &rules).unwrap();
        let worth: Vec<i32> = (0..=rules.letters as i32)
            .map(|i| 9000 - 1500 * i)
            .collect();
        let leaves = Leaves::plain(&rules, &worth, &vec![-2500; worth.len()]).unwrap();
        let metadata = b"{}".to_vec();
        Setting {
            rules,
            lexicon: Lexicon { metadata, dawg },
            words,
            leaves,
        }
    }

    fn run(&self) -> Run<'_> {
        Run {
            rules: &self.rules,
            lexicon: &self.lexicon,
            words: &self.words,
            leaves: &self.leaves,
            seed: 11,
        }
    }
}

fn lines(chunk: &Chunk) -> Vec<String> {
    let text = String::from_utf8(chunk.records.clone()).unwrap();
    text.lines().map(str::to_string).collect()
}

fn endings(chunk: &Chunk, ending: Ending) -> usize {
    let mark = format!(r#""ending":"{}""#, ending.code());
    lines(chunk)
        .iter()
        .filter(|line| line.contains(&mark))
        .count()
}

#[test]
fn chunks_and_threads_change_no_line() {
    let setting = Setting::new(|_| (), 7, 2500);
    let run = setting.run();
    let whole = run.play(0, 70, 1).unwrap();
    assert_eq!(run.play(0, 70, 3).unwrap(), whole);
    let mut parts = run.play(0, 21, 2).unwrap();
    parts.add(run.play(21, 49, 2).unwrap());
    assert_eq!(parts, whole);
    assert_eq!((lines(&whole).len(), whole.games), (70, 70));
    let mut seeds: Vec<_> = (0..70).map(|n| run.game_seed(n)).collect();
    seeds.dedup();
    assert_eq!(seeds.len(), 70);
    assert_ne!(
        Run { seed: 12, ..run }.play(0, 1, 1).unwrap().records,
        run.play(0, 1, 1).unwrap().records
    );
    assert_eq!(run.play(5, 0, 4).unwrap(), Chunk::default());
}

fn set_racks(rules: &mut Ruleset, racks: usize) {
    rules.racks = racks;
    (rules.teams, rules.order) = (vec![], vec![]);
}

#[test]
fn both_generators_play_the_same_games() {
    let setting = Setting::new(|rules| set_racks(rules, 3), 6, 900);
    let run = setting.run();
    let mut general = Player::new(&run);
    general.without_lanes();
    for number in 0..12 {
        let fast = game::play(&run, &mut Player::new(&run), number);
        assert_eq!(game::play(&run, &mut general, number), fast);
    }
}

impl Player<'_> {
    fn without_lanes(&mut self) {
        self.fast = None;
    }
}

#[test]
fn games_of_two_to_four_racks_end_by_their_rules() {
    for racks in 2..=4 {
        let chunk = Setting::new(|rules| set_racks(rules, racks), 7, 2500);
        let chunk = chunk.run().play(0, 40, 2).unwrap();
        let (out, passes) = (
            endings(&chunk, Ending::Out),
            endings(&chunk, Ending::Passes),
        );
        assert!(out > 0 && out + passes == 40, "{racks}: {out} {passes}");
    }
}

#[test]
fn where_nobody_can_play_passes_or_scoreless_turns_end_the_game() {
    let few = |rules: &mut Ruleset| rules.opening_least = 2;
    let mut setting = Setting::new(few, 7, 3);
    let chunk = setting.run().play(0, 20, 1).unwrap();
    assert!(endings(&chunk, Ending::Passes) > 15);
    (setting.rules.pass_rounds, setting.rules.scoreless_turns) = (0, 6);
    setting.rules.exchange_bag_least = 7;
    let chunk = setting.run().play(0, 20, 1).unwrap();
    assert!(endings(&chunk, Ending::Scoreless) > 15);
    setting.rules.scoreless_turns = 0;
    assert_eq!(
        setting.run().play(0, 1, 1).unwrap_err().field,
        "pass_rounds"
    );
}

#[test]
fn a_pair_between_equals_is_even_and_seats_changed_turn_the_gains_about() {
    let setting = Setting::new(|_| (), 7, 2500);
    let pairs = |other, threads| {
        Pairs {
            run: setting.run(),
            other,
        }
        .play(0, 60, threads)
    };
    let even = pairs(&setting.leaves, 1).unwrap();
    assert!(even.iter().all(|[first, second]| first + second == 0));
    assert!(even.iter().any(|[first, _]| *first != 0));
    let zero = pairs(&Leaves::Zero, 1).unwrap();
    assert_eq!(pairs(&Leaves::Zero, 3).unwrap(), zero);
    let turned = Pairs {
        run: Run {
            leaves: &Leaves::Zero,
            ..setting.run()
        },
        other: &setting.leaves,
    };
    let opposite = |[first, second]: &Gains| [-second, -first];
    let zero: Vec<Gains> = zero.iter().map(opposite).collect();
    assert_eq!(turned.play(0, 60, 1).unwrap(), zero);
    let part = turned.play(20, 10, 1).unwrap();
    assert_eq!(part, zero[20..30]);
    let setting = Setting::new(|rules| set_racks(rules, 3), 7, 100);
    let pairs = Pairs {
        run: setting.run(),
        other: &setting.leaves,
    };
    assert_eq!(pairs.play(0, 1, 1).unwrap_err().field, "racks");
}
