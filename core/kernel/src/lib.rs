//! Squares, tiles, scores, draws and move generation of the crossword tile game.
//!
//! The kernel knows no language, no clock and no person: an edition and a variant come flattened
//! to a [`ruleset::Ruleset`], letters are codes ([`tile`]), randomness is a seed.

pub mod bag;
pub mod board;
pub mod endgame;
pub mod ending;
pub mod exchange;
pub mod leaves;
pub mod legality;
pub mod lexicon;
pub mod limits;
pub mod movegen;
pub mod order;
pub mod placement;
mod portions;
pub mod position;
pub mod preendgame;
mod processor;
pub mod rack;
pub mod refusal;
pub mod reverse;
pub mod rng;
pub mod ruleset;
pub mod score;
pub mod selfplay;
pub mod simulation;
pub mod tile;
pub mod training;
mod wide;
pub mod winning;
pub mod wordmap;

/// The version of this kernel, as it was built.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
