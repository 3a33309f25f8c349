//! Squares, tiles, scores, draws and move generation of the crossword tile game.
//!
//! The kernel knows no language, no clock and no person: an edition and a variant come flattened
//! to a [`ruleset::Ruleset`], letters are codes ([`tile`]), randomness is a seed.

pub mod movegen;
pub mod ruleset;
pub mod tile;
