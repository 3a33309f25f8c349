use super::*;
use crate::testing::random_games::{ruleset, Random};

/// What a leave is worth by its terms, term by term.
fn by_terms(tiles: usize, terms: &[i32], kept: &[Tile]) -> i32 {
    let mut index = std::collections::HashMap::new();
    let count = tiles as Tile;
    for a in 0..count {
        index.insert(vec![a], index.len());
    }
    for (a, b) in (0..count).flat_map(|a| (a..count).map(move |b| (a, b))) {
        index.insert(vec![a, b], index.len());
    }
    for (a, b) in (0..count).flat_map(|a| (a..count).map(move |b| (a, b))) {
        for c in b..count {
            index.insert(vec![a, b, c], index.len());
        }
    }
    let parts = 1..1u32 << kept.len();
    let part = |bits: u32| -> Vec<Tile> {
        let held = (0..kept.len()).filter(|i| bits >> i & 1 == 1);
        let mut part: Vec<Tile> = held.map(|i| kept[i]).collect();
        part.sort_unstable();
        part
    };
    let known = parts.filter(|bits| bits.count_ones() <= 3);
    known.map(|bits| terms[index[&part(bits)]]).sum()
}

#[test]
fn a_leave_is_worth_its_tiles_pairs_and_triples() {
    let mut random = Random(5);
    let rules = ruleset(&mut random, 6, (9, 9), 7);
    let mut number = || (random.below(20_000) as i32) - 10_000;
    let terms: Vec<i32> = (0..Terms::count(7)).map(|_| number()).collect();
    let table = Terms::new(&rules, &terms).unwrap().table(&rules).unwrap();
    let leaves = Leaves::Table(Box::new(table.clone()));
    let kept: [&[Tile]; 6] = [
        &[],
        &[0],
        &[3, 3],
        &[6, 0, 6, 2],
        &[1, 1, 1, 1, 1],
        &[5, 4, 0, 4, 0, 4],
    ];
    for kept in kept {
        let rack = Rack::of(&rules, kept).unwrap();
        let wanted = by_terms(7, &terms, kept);
        assert_eq!(leaves.value(&rack), wanted, "{kept:?}");
    }
    let seven = Rack::of(&rules, &[1; 7]).unwrap();
    assert_eq!(leaves.value(&seven), 0);
    let again = Table::of_values(&rules, table.values().to_vec()).unwrap();
    assert_eq!(again.values(), table.values());
}

#[test]
fn numbers_that_are_no_table_are_refused() {
    let rules = ruleset(&mut Random(5), 6, (9, 9), 7);
    let field = |error: RulesetError| error.field;
    let count = Terms::count(7);
    assert_eq!(
        field(Terms::new(&rules, &vec![0; count - 1]).unwrap_err()),
        "terms"
    );
    assert_eq!(
        field(Terms::new(&rules, &vec![2_000_000; count]).unwrap_err()),
        "terms"
    );
    let leaves = Table::new(&rules, |_| 0).unwrap().values().len();
    assert_eq!(leaves, 1716);
    assert_eq!(
        field(Table::of_values(&rules, vec![0; leaves + 1]).unwrap_err()),
        "values"
    );
    let huge = vec![-2_000_000; leaves];
    assert_eq!(field(Table::of_values(&rules, huge).unwrap_err()), "values");
}

fn some_table(rules: &Ruleset) -> Leaves {
    let worth = |codes: &[Tile]| codes.iter().map(|&c| 7919 * i32::from(c) - 12_345).sum();
    Leaves::Table(Box::new(Table::new(rules, worth).unwrap()))
}

#[test]
fn klv2_gives_every_leave_back() {
    let rules = ruleset(&mut Random(5), 6, (9, 9), 7);
    let (leaves, data) = (some_table(&rules), to_klv2(&rules, &some_table(&rules)));
    let read = from_klv2(&rules, &data).unwrap();
    let Leaves::Table(table) = &leaves else {
        unreachable!()
    };
    let again = Table::new(&rules, |codes| {
        let held = |code: Tile| codes.iter().filter(|&&c| c == code).count();
        let there = codes
            .iter()
            .all(|&c| held(c) <= rules.counts[c as usize] as usize);
        if there && !codes.is_empty() {
            table.of(codes)
        } else {
            0
        }
    });
    let named = read.values().iter().filter(|&&value| value != 0);
    assert!(named.count() > 500);
    assert_eq!(again.unwrap().values(), read.values());
}

#[test]
fn klv2_files_that_are_none_are_refused() {
    let rules = ruleset(&mut Random(5), 6, (9, 9), 7);
    let data = to_klv2(&rules, &some_table(&rules));
    let refused = |data: &[u8]| from_klv2(&rules, data).is_err();
    assert!(refused(b""));
    assert!(refused(&data[..data.len() - 4]));
    assert!(refused(&data[1..]));
    let mut random = Random(9);
    let graph = 4 * (1 + u32::from_le_bytes([data[0], data[1], data[2], data[3]]) as usize);
    for _ in 0..2000 {
        let mut other = data.clone();
        // a damaged graph is refused or names other leaves; it never runs on or panics
        other[random.below(graph)] = random.below(256) as u8;
        let _ = from_klv2(&rules, &other);
    }
    let mut other = data.clone();
    other[4] = 0xFF; // node 0 leads beyond the graph
    other[5] = 0xFF;
    assert!(refused(&other));
    let last = data.len() - 4;
    other = data.clone();
    other[last..].copy_from_slice(&f32::NAN.to_le_bytes());
    assert!(refused(&other));
}

#[test]
fn a_bag_left_nearly_empty_has_its_own_worth() {
    let terms: Vec<i32> = (0..16).map(|i| 100 * (i - 6)).collect();
    let terms = BagTerms::new(&terms).unwrap();
    // seven tiles from a bag of one: six too few; of nine: two left
    assert_eq!(
        (terms.after(7, 1), terms.after(7, 7), terms.after(7, 9)),
        (-600, 0, 200)
    );
    assert_eq!((terms.after(1, 10), terms.after(1, 11)), (900, 0));
    assert!(terms.matter(7, 16) && !terms.matter(7, 17));
    assert_eq!(BagTerms::new(&[0; 15]).unwrap_err().field, "bag_terms");
    assert_eq!(
        BagTerms::new(&[2_000_000; 16]).unwrap_err().field,
        "bag_terms"
    );
}
