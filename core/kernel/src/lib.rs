//! Squares, tiles, scores, draws and move generation of the crossword tile game.
//!
//! The kernel knows no language, no time of day and no person: an edition and a variant come flattened
//! to a [`rules::ruleset::Ruleset`], letters are codes ([`rules::tile`]), randomness is a seed.
//!
//! Its rooms lie one above the other; each uses those before it: vectors, processors and threads
//! (`support`), [`rules`], [`lexicon`], [`leaves`], [`movegen`], [`search`], [`selfplay`].

pub mod leaves;
pub mod lexicon;
pub mod movegen;
pub mod rules;
pub mod search;
pub mod selfplay;
mod support;
#[cfg(test)]
mod testing;

/// The version of this kernel, as it was built.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
