//! Word lists as minimal word graphs: built, stored, opened with full checks, asked and exchanged.
//!
//! [`build::graph`] turns a list of words into a [`Dawg`]; [`Lexicon`] is a graph with its
//! metadata, written and read as one container (`docs/formats/lexicon.md`); [`kwg`] speaks the
//! exchange formats KWG and KBWG. Nothing here panics on foreign bytes.
//!
//! Whoever needs all words takes [`Dawg::for_each_word`] (in ascending order of codes) or
//! [`Dawg::words_by_length`] (one flat table a length).

mod batch;
mod build;
mod check;
pub mod checksum;
mod container;
mod dawg;
mod error;
mod gaddag;
mod graph;
pub mod kwg;
mod node;
mod order;
mod packed;
mod pairs;
#[cfg(test)]
mod tests;
mod union;
mod walk;

pub use build::Built;
pub use container::{Lexicon, FORMAT_VERSION, MAGIC};
pub use dawg::Dawg;
pub use error::{Fault, LexiconError};
pub use packed::MAX_WORD;
