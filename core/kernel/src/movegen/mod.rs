//! Move generation: every legal play, and the best one.
//!
//! [`general`] walks the word graph from every square of every line. It knows no limit but the
//! kernel's own and is short enough to be read; it is the reference for everything faster. The
//! fast generators (`fast`) ask the word map what may stand where; [`MoveGenerator`] takes them
//! wherever they serve (`docs/decisions/move-generation.md`).

mod equity;
pub(crate) mod fast;
pub mod general;
mod generator;
mod plays;
mod ranking;

pub use equity::{best_exchange, others_value, Equity};
pub use generator::{best_of, MoveGenerator};
pub use plays::{Play, Plays};
pub use ranking::Ranking;
