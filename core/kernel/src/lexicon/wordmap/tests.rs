use super::*;
use crate::lexicon::{Dawg, Fault};
use crate::rules::ruleset::Ruleset;
use crate::testing::random_games::{ruleset, words, Random};
use std::collections::HashSet;

fn example(seed: u64) -> (Ruleset, Dawg, WordMap) {
    let mut random = Random(seed);
    let rules = ruleset(&mut random, 8, (15, 15), 7);
    let words = words(&mut random, 8, 3000, 15);
    let map = WordMap::build(&words, &rules).unwrap();
    (rules, words, map)
}

/// The words behind a key, as letter codes.
fn found(map: &WordMap, ranks: &[u8]) -> HashSet<Vec<u8>> {
    let (words, key) = (map.of_length(ranks.len()), map.keys().sum(ranks));
    let records = words.records(words.bucket(key));
    let ours = records.filter(|record| record[0] == tag(key));
    let ranks = ours.map(|record| &record[1..=ranks.len()]);
    let anagrams = ranks.filter(|word| map.keys().sum(word) == key);
    anagrams
        .map(|word| word.iter().map(|&rank| map.order().tile(rank)).collect())
        .collect()
}

#[test]
fn every_word_lies_with_its_anagrams_and_passes_every_filter() {
    let (_, graph, map) = example(1);
    assert_eq!(map.words(), graph.words());
    let mut all: Vec<Vec<u8>> = vec![];
    graph.for_each_word(|word| all.push(word.to_vec()));
    let sorted = |word: &[u8]| {
        let mut letters = word.to_vec();
        letters.sort_unstable();
        letters
    };
    for word in &all {
        let ranks = map.order().ranks(word);
        let anagrams = all.iter().filter(|other| sorted(other) == sorted(word));
        assert_eq!(found(&map, &ranks), anagrams.cloned().collect());
        let (words, key) = (map.of_length(word.len()), map.keys().sum(&ranks));
        assert!(words.may_be(key));
        for &rank in &ranks {
            let less = key.wrapping_sub(map.keys().of(rank));
            assert!(words.may_be_less_one(less));
            assert!(words.completions(less) >> rank & 1 == 1);
        }
    }
}

#[test]
fn filters_turn_most_other_sets_of_letters_away() {
    let (_, graph, map) = example(2);
    let mut random = Random(9);
    let (mut passed, mut asked) = (0, 0);
    for _ in 0..4000 {
        let letters: Vec<u8> = (0..11).map(|_| 1 + random.below(8) as u8).collect();
        let ranks = map.order().ranks(&letters);
        if found(&map, &ranks).is_empty() {
            asked += 1;
            passed += map.of_length(11).may_be(map.keys().sum(&ranks)) as usize;
        }
        assert!(!graph.contains(&letters) || found(&map, &ranks).contains(&letters));
    }
    assert!(asked > 3000 && passed * 20 < asked, "{passed} of {asked}");
}

#[test]
fn bytes_give_the_same_map_back() {
    let (rules, _, map) = example(3);
    let bytes = map.to_bytes();
    for verify in [true, false] {
        let again = WordMap::from_bytes(&bytes, &rules, verify).unwrap();
        assert_eq!(again.to_bytes(), bytes);
        assert_eq!((again.words(), again.bytes()), (map.words(), map.bytes()));
        assert_eq!(again.tables, map.tables);
    }
}

#[test]
fn any_changed_or_missing_byte_is_noticed() {
    let (rules, _, map) = example(4);
    let bytes = map.to_bytes();
    for at in (0..400).chain((400..bytes.len()).step_by(997)) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        assert!(
            WordMap::from_bytes(&damaged, &rules, true).is_err(),
            "byte {at}"
        );
        let cut = WordMap::from_bytes(&bytes[..at], &rules, false);
        assert_eq!(cut.unwrap_err().fault, Fault::Truncated);
    }
    let longer = [&bytes[..], &[0]].concat();
    assert!(WordMap::from_bytes(&longer, &rules, false).is_err());
}

#[test]
fn a_map_serves_only_its_own_order_of_letters() {
    let (rules, graph, map) = example(5);
    let mut other = rules.clone();
    let dearest = 1 + (1..=8).max_by_key(|&i| rules.values[i]).unwrap() % 8;
    other.values[dearest] = 40;
    let refused = WordMap::from_bytes(&map.to_bytes(), &other, true);
    assert_eq!(refused.unwrap_err().fault, Fault::ForeignAlphabet);
    let mut fewer = rules;
    fewer.letters = 7;
    fewer.values.pop();
    let refused = WordMap::build(&graph, &fewer);
    assert_eq!(refused.unwrap_err().fault, Fault::ForeignAlphabet);
}

#[test]
fn a_seed_under_which_keys_clash_is_given_up_for_another() {
    // no seed of 64 bits is known to clash, so one is made: all letters alike
    let (rules, graph, _) = example(6);
    let order = Order::of(&rules);
    let lists = build::lists(&graph, &order).unwrap();
    let alike = Keys::alike(8);
    let clash = build::Builder::build(&order, alike, &lists);
    assert_eq!(clash.unwrap_err().fault, Fault::KeyClash);
}
