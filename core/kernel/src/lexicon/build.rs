//! From a list of words to a graph.

use super::builder::GraphBuilder;
use super::dawg::Dawg;
use super::error::{Fault, LexiconError};
use super::packed::{Packed, MAX_WORD};
use crate::rules::tile::{Tile, MAX_LETTERS};

/// A graph and what was left out of it.
pub struct GraphBuild {
    /// The graph of the distinct words.
    pub dawg: Dawg,
    /// Indexes in the input, ascending, of words that stood there before.
    pub repeated: Vec<u32>,
}

/// The graph of `codes`: words of `least` to `most` letters in any order, each followed by 0.
///
/// A list that is already in order (ascending codes, a prefix first) is not sorted again.
pub fn graph(
    codes: &[u8],
    letters: usize,
    least: usize,
    most: usize,
) -> Result<GraphBuild, LexiconError> {
    if letters == 0 || letters > MAX_LETTERS {
        return Err(Fault::ForeignAlphabet.because(format!("{letters} letters")));
    }
    let most = most.min(MAX_WORD);
    match survey(codes, letters, least.max(1), most)? {
        Survey { sorted: true, .. } => grow(numbered(codes), letters),
        Survey { words, .. } => {
            let mut list = Vec::with_capacity(words);
            list.extend(numbered(codes));
            // stable, because that is quick where sorted lists follow each other
            list.sort();
            grow(list.into_iter(), letters)
        }
    }
}

struct Survey {
    words: usize,
    sorted: bool,
}

fn survey(codes: &[u8], letters: usize, least: usize, most: usize) -> Result<Survey, LexiconError> {
    if codes.last().is_some_and(|&code| code != 0) {
        return Err(Fault::Truncated.because("the last word is not followed by 0"));
    }
    let mut seen = Survey {
        words: 0,
        sorted: true,
    };
    let mut before: &[Tile] = &[];
    for word in words(codes) {
        check_word(word, seen.words, letters, least, most)?;
        seen.sorted &= before <= word;
        seen.words += 1;
        before = word;
    }
    if seen.words > u32::MAX as usize {
        return Err(Fault::Overflow.because(format!("{} words", seen.words)));
    }
    Ok(seen)
}

fn check_word(
    word: &[Tile],
    index: usize,
    letters: usize,
    least: usize,
    most: usize,
) -> Result<(), LexiconError> {
    let length = word.len();
    if length > most {
        return Err(Fault::TooLong.because(format!("word {index} has {length} letters")));
    }
    if length < least {
        return Err(Fault::TooShort.because(format!("word {index} has {length} letters")));
    }
    match word.iter().find(|&&letter| letter as usize > letters) {
        Some(code) => Err(Fault::ForeignAlphabet.because(format!(
            "word {index} has code {code}, the alphabet {letters}"
        ))),
        None => Ok(()),
    }
}

/// The words of a list in which each is followed by 0.
pub(super) fn words(codes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = codes;
    std::iter::from_fn(move || {
        let end = rest.iter().position(|&code| code == 0)?;
        let word = &rest[..end];
        rest = &rest[end + 1..];
        Some(word)
    })
}

fn numbered(codes: &[u8]) -> impl Iterator<Item = (Packed, u32)> + '_ {
    words(codes).map(Packed::new).zip(0u32..)
}

fn grow(
    sorted: impl Iterator<Item = (Packed, u32)>,
    letters: usize,
) -> Result<GraphBuild, LexiconError> {
    let mut builder = GraphBuilder::new();
    let mut repeated = Vec::new();
    let mut before = Packed::EMPTY;
    for (word, index) in sorted {
        if word == before {
            repeated.push(index);
            continue;
        }
        builder.push(word, word.common(before), true, 0)?;
        before = word;
    }
    repeated.sort_unstable();
    let (mut nodes, root) = builder.finish()?;
    nodes[0] = nodes[0].with_arc(root);
    let dawg = Dawg::checked(nodes, letters)?;
    Ok(GraphBuild { dawg, repeated })
}
