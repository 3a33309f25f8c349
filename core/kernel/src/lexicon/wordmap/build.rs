//! Building a word map from a word graph.

use super::keys::{filter_bits, place};
use super::*;
use crate::lexicon::WordGraph;
use crate::lexicon::{Fault, LexiconError};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// Filter bits for each class of anagrams.
const WHOLE_BITS: usize = 12;
/// Filter bits for each class and letter of it.
const LESS_ONE_BITS: usize = 8;
/// Seeds tried before giving up; one clash in ten million builds is likely, two are not.
const SEEDS: u64 = 8;

impl WordMap {
    /// The map of a graph's words of 2 … 15 letters.
    ///
    /// # Errors
    /// `ForeignAlphabet` if a word has a letter above the rule set's; `Overflow`; `KeyClash`.
    pub fn build<G: WordGraph>(graph: &G, rules: &Ruleset) -> Result<WordMap, LexiconError> {
        let order = Order::of(rules);
        let lists = lists(graph, &order)?;
        (0..SEEDS)
            .map(|seed| Builder::build(&order, Keys::new(seed, order.letters()), &lists))
            .find(|map| !matches!(map, Err(error) if error.fault == Fault::KeyClash))
            .unwrap_or(Err(clash()))
    }
}

/// Words of each length, as ranks one after the other.
pub(super) type Lists = [Vec<u8>; MAX_LENGTH + 1];

pub(super) fn lists<G: WordGraph>(graph: &G, order: &Order) -> Result<Lists, LexiconError> {
    let mut lists = Lists::default();
    collect(graph, order, graph.root(), &mut Vec::new(), &mut lists)?;
    let bytes: usize = lists.iter().map(Vec::len).sum();
    // record addresses and word numbers are 32 bits
    if bytes * 2 > u32::MAX as usize {
        return Err(Fault::Overflow.because("more words than a word map can number"));
    }
    Ok(lists)
}

fn collect<G: WordGraph>(
    graph: &G,
    order: &Order,
    node: u32,
    word: &mut Vec<u8>,
    lists: &mut Lists,
) -> Result<(), LexiconError> {
    for arc in graph.arcs(node) {
        if arc.letter as usize > order.letters() {
            let letter = arc.letter;
            return Err(Fault::ForeignAlphabet.because(format!("letter {letter} in the words")));
        }
        word.push(order.rank(arc.letter));
        if arc.accepts && word.len() >= 2 {
            lists[word.len()].extend_from_slice(word);
        }
        if arc.node != G::END && word.len() < MAX_LENGTH {
            collect(graph, order, arc.node, word, lists)?;
        }
        word.pop();
    }
    Ok(())
}

/// A map in the making.
pub(super) struct Builder {
    map: WordMap,
}

impl Builder {
    pub(super) fn build(order: &Order, keys: Keys, lists: &Lists) -> Result<WordMap, LexiconError> {
        let count = |length: usize| lists[length].len() / length.max(1);
        let words = (2..=MAX_LENGTH).map(count).sum::<usize>();
        let letters: usize = lists.iter().map(Vec::len).sum();
        // an upper bound; what is not written costs no memory
        let filter = |bits: usize, entries: usize| bits * entries / 64 + 2 * MAX_LENGTH;
        let mut builder = Builder {
            map: WordMap {
                order: order.clone(),
                keys,
                words,
                tables: Default::default(),
                whole: simd::large_vec(filter(WHOLE_BITS, words)),
                less_one: simd::large_vec(filter(LESS_ONE_BITS, letters)),
                starts: simd::large_vec(words + 2 * MAX_LENGTH + 2),
                records: simd::large_vec(letters + words + RECORD_WINDOW),
            },
        };
        for (length, list) in lists.iter().enumerate() {
            builder.add(length, list)?;
        }
        builder.map.records.extend([0; RECORD_WINDOW]);
        Ok(builder.map)
    }

    /// Adds the words of one length.
    fn add(&mut self, length: usize, list: &[u8]) -> Result<(), LexiconError> {
        let mut sorted = self.sorted(length, list);
        let classes = 1 + sorted
            .windows(2)
            .filter(|pair| pair[0].0 != pair[1].0)
            .count();
        self.open(length, classes, sorted.len());
        let words = sorted.len() as u32;
        let mut next = 0;
        for class in sorted.chunk_by_mut(|a, b| a.0 == b.0) {
            // anagrams in the order of the graph, whatever the sort made of them
            class.sort_unstable();
            self.add_class(length, list, class, next)?;
            next += class.len() as u32;
        }
        let table = &self.map.tables[length];
        let end = (table.starts_at + table.buckets + 1) as usize;
        self.map.starts.resize(end, words);
        Ok(())
    }

    /// Keys with word numbers, by key.
    fn sorted(&self, length: usize, list: &[u8]) -> Vec<(u64, u32)> {
        let words = list.chunks_exact(length.max(1));
        let key = |word| self.map.keys.sum(word);
        let mut sorted: Vec<(u64, u32)> = words.map(key).zip(0..).collect();
        sorted.sort_unstable();
        sorted
    }

    /// Makes room for a length's tables.
    fn open(&mut self, length: usize, classes: usize, words: usize) {
        let map = &mut self.map;
        let filter = |bits: usize| (bits / 64).max(1) as u32;
        let table = Table {
            whole_at: map.whole.len() as u32,
            whole: filter(WHOLE_BITS * classes),
            less_one_at: map.less_one.len() as u32,
            less_one: filter(LESS_ONE_BITS * classes * length),
            starts_at: map.starts.len() as u32,
            buckets: words.max(1) as u32,
            records_at: map.records.len() as u32,
            length: length as u32,
        };
        map.whole.resize((table.whole_at + table.whole) as usize, 0);
        map.less_one
            .resize((table.less_one_at + table.less_one) as usize, 0);
        map.tables[length] = table;
    }

    /// Adds a class of anagrams, the first of which becomes record `first` of its length.
    fn add_class(
        &mut self,
        length: usize,
        list: &[u8],
        class: &[(u64, u32)],
        first: u32,
    ) -> Result<(), LexiconError> {
        let word = |number: u32| &list[number as usize * length..][..length];
        let (key, model) = (class[0].0, word(class[0].1));
        let table = self.map.tables[length];
        let map = &mut self.map;
        let end = table.starts_at as usize + place(key, table.buckets) + 1;
        if map.starts.len() < end {
            map.starts.resize(end, first);
        }
        for &(_, number) in class {
            if number != class[0].1 && !anagrams(model, word(number)) {
                return Err(clash());
            }
            map.records.push(tag(key));
            map.records.extend_from_slice(word(number));
        }
        map.whole[table.whole_at as usize + place(key, table.whole)] |= filter_bits(key);
        for &rank in model {
            let less = key.wrapping_sub(map.keys.of(rank));
            let at = table.less_one_at as usize + place(less, table.less_one);
            map.less_one[at] |= filter_bits(less);
        }
        Ok(())
    }
}

fn clash() -> LexiconError {
    Fault::KeyClash.because("words that are no anagrams share a key")
}

fn anagrams(a: &[u8], b: &[u8]) -> bool {
    let mut balance = [0i8; MAX_CODES];
    a.iter().for_each(|&rank| balance[rank as usize] += 1);
    b.iter().for_each(|&rank| balance[rank as usize] -= 1);
    balance == [0; MAX_CODES]
}
