//! Word lists as minimal word graphs: built, stored, opened with full checks, asked and exchanged.
//!
//! [`build::graph`] turns a list of words into a [`Dawg`]; [`Lexicon`] is a graph with its
//! metadata, written and read as one container (`docs/formats/lexicon.md`); [`kwg`] speaks the
//! exchange formats KWG and KBWG. Nothing here panics on foreign bytes.
//!
//! Whoever needs all words takes [`Dawg::for_each_word`] (in ascending order of codes) or
//! [`Dawg::words_by_length`] (one flat table a length).

mod arcs;
mod batch;
mod build;
mod builder;
mod check;
pub mod checksum;
mod collation;
mod container;
mod dawg;
mod error;
mod first_two;
mod gaddag;
pub mod kwg;
mod node;
mod packed;
pub mod ranks;
#[cfg(test)]
mod tests;
mod traverse;
mod union;
pub mod wordmap;

pub(crate) use arcs::completions;
pub use arcs::{Arc, WordGraph};
pub use build::GraphBuild;
pub use container::{Lexicon, FORMAT_VERSION, MAGIC};
pub use dawg::Dawg;
pub use error::{Fault, LexiconError};
pub use packed::MAX_WORD;
