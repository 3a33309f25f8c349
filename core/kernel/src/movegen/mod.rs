//! Move generation: every legal play, and the best one.
//!
//! [`general`] walks the word graph from every square of every line. It knows no limit but the
//! kernel's own and is short enough to be read; it is the reference for everything faster. The
//! fast generators (`fast`) ask the word map what may stand where; [`MoveGenerator`] takes them
//! wherever they serve (`docs/decisions/move-generation.md`).

pub(crate) mod fast;
pub mod general;
mod generator;
mod graph;
#[cfg(test)]
pub(crate) mod invented;
mod keeping;
mod line;
mod plays;
mod ranked;

pub use generator::{best_of, MoveGenerator};
pub use graph::{Arc, WordGraph};
pub use keeping::{best_exchange, Keeping};
pub use plays::{Play, Plays};
pub use ranked::Ranking;
