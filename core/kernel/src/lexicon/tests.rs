//! A lexicon as a whole: what goes in comes out, and nothing else comes out.

use super::kwg::{self, Format};
use super::*;

fn codes(words: &[&[u8]]) -> Vec<u8> {
    words
        .iter()
        .flat_map(|word| word.iter().copied().chain([0]))
        .collect()
}

fn built(words: &[&[u8]]) -> Lexicon {
    let dawg = Dawg::build(&codes(words), 9, 1, 15)
        .expect("good words")
        .dawg;
    let metadata = b"{}".to_vec();
    Lexicon { metadata, dawg }
}

fn some() -> Lexicon {
    built(&[&[1], &[1, 2], &[1, 2, 3], &[2, 2, 3], &[4, 9, 2, 3], &[9]])
}

#[test]
fn words_come_back_in_order_and_repeated_ones_are_named() {
    let list = codes(&[&[2, 1], &[1], &[2, 1], &[1, 3], &[1]]);
    let built = Dawg::build(&list, 3, 1, 15).unwrap();
    assert_eq!(built.repeated, [2, 4]);
    assert_eq!(built.dawg.list(None), codes(&[&[1], &[1, 3], &[2, 1]]));
    assert_eq!(built.dawg.list(Some(2)), codes(&[&[1, 3], &[2, 1]]));
    assert_eq!(built.dawg.count_by_length(), [0, 1, 2]);
    assert_eq!(
        built.dawg.words_by_length(),
        [vec![], vec![1], vec![1, 3, 2, 1]]
    );
}

#[test]
fn words_can_be_had_in_the_order_of_another_alphabet() {
    let dawg = Dawg::build(
        &codes(&[&[1, 2], &[2, 1], &[1, 3], &[3], &[3, 1]]),
        3,
        1,
        15,
    );
    let dawg = dawg.unwrap().dawg;
    let expected = codes(&[&[3], &[3, 1], &[1, 3], &[1, 2], &[2, 1]]);
    assert_eq!(dawg.list_in_order(&[3, 1, 2]), Some(expected));
    assert_eq!(dawg.list_in_order(&[1, 2, 3]), Some(dawg.list(None)));
    for wrong in [
        &[1, 2][..],
        &[1, 2, 2],
        &[1, 2, 4],
        &[0, 1, 2],
        &[1, 2, 3, 3],
    ] {
        assert_eq!(dawg.list_in_order(wrong), None);
    }
}

#[test]
fn a_pattern_and_a_prefix_find_words_up_to_a_limit() {
    let dawg = some().dawg;
    assert_eq!(
        dawg.matching(&[0, 2, 3], 9),
        codes(&[&[1, 2, 3], &[2, 2, 3]])
    );
    assert_eq!(dawg.matching(&[0, 2, 3], 1), codes(&[&[1, 2, 3]]));
    assert_eq!(dawg.matching(&[], 9), []);
    assert_eq!(dawg.prefixed(&[1], 2), codes(&[&[1], &[1, 2]]));
    assert_eq!(dawg.prefixed(&[], 1), codes(&[&[1]]));
    assert_eq!(dawg.prefixed(&[3], 9), []);
}

#[test]
fn a_lexicon_without_words_is_one_too() {
    let empty = built(&[]);
    let opened = Lexicon::open(&empty.to_bytes()).unwrap();
    assert_eq!((opened.dawg.words(), opened.dawg.list(None)), (0, vec![]));
    for format in [Format::Kwg, Format::Kbwg] {
        let file = kwg::export(&opened.dawg, true, Some(format)).unwrap();
        assert_eq!(kwg::import(&file, 9, format).unwrap(), []);
    }
}

#[test]
fn a_container_opens_as_it_was_and_no_other_byte_passes() {
    let (lexicon, bytes) = (some(), some().to_bytes());
    assert_eq!(Lexicon::open(&bytes).unwrap(), lexicon);
    for at in 0..bytes.len() {
        assert!(Lexicon::open(&bytes[..at]).is_err(), "cut at {at}");
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            assert!(Lexicon::open(&flipped).is_err(), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn a_graph_with_any_other_node_is_refused_or_another_sound_one() {
    let dawg = some().dawg;
    let bytes = dawg.to_bytes();
    for at in 0..bytes.len() {
        for value in 0..=255 {
            let mut changed = bytes.clone();
            changed[at] = value;
            if let Ok(other) = Dawg::from_bytes(&changed, 9) {
                assert_eq!(
                    other.list(None).iter().filter(|&&c| c == 0).count(),
                    other.words()
                );
            }
        }
    }
}

#[test]
fn exchange_formats_give_the_words_back_or_refuse_foreign_bytes() {
    let dawg = some().dawg;
    for format in [Format::Kwg, Format::Kbwg] {
        let file = kwg::export(&dawg, true, Some(format)).unwrap();
        assert_eq!(kwg::import(&file, 9, format).unwrap(), dawg.list(None));
        assert_eq!(
            kwg::import(&file, 8, format).unwrap_err().fault,
            Fault::ForeignAlphabet
        );
        assert_eq!(
            kwg::import(&file[1..], 9, format).unwrap_err().fault,
            Fault::Truncated
        );
    }
}

#[test]
fn many_words_at_once_get_the_answers_of_one_at_a_time() {
    let dawg = some().dawg;
    let mut asked = Vec::new();
    for a in 0..=10u8 {
        for b in 0..=10 {
            for c in [0, 1, 2, 3, 9, 64, 255] {
                asked.extend([a, b, c, a, 2, 3, 0]);
            }
        }
    }
    let asked = asked.repeat(20);
    let answers: Vec<u8> = asked[..asked.len() - 1]
        .split(|&code| code == 0)
        .map(|word| dawg.contains(word) as u8)
        .collect();
    assert!(answers.contains(&1) && asked.len() > 1 << 16);
    assert_eq!(dawg.contains_each(&asked), answers);
    assert_eq!(
        dawg.contains_each(&asked[..70]),
        answers[..dawg.contains_each(&asked[..70]).len()]
    );
}

#[test]
fn a_union_is_the_graph_of_all_words() {
    let lists: [&[&[u8]]; 5] = [
        &[],
        &[&[1, 2], &[1, 2, 3], &[4]],
        &[&[1, 2], &[2, 2], &[2, 2, 3], &[4, 1, 2, 3]],
        &[&[1, 2, 3, 1, 2, 3], &[3, 1, 2, 3]],
        &[&[9, 9], &[9, 8], &[8, 9], &[8, 8]],
    ];
    for one in lists {
        for two in lists {
            let joined = built(one).dawg.union(&built(two).dawg).unwrap();
            let whole = built(&[one, two].concat()).dawg;
            assert_eq!(joined.list(None), whole.list(None));
            assert_eq!(joined.node_count(), whole.node_count());
        }
    }
}
