//! Move generation: every legal play, and the best one.
//!
//! [`general`] walks the word graph from every square of every line. It knows no limit but the
//! kernel's own and is short enough to be read; it is the reference for everything faster.

pub mod general;
mod graph;
mod line;
mod plays;

pub use graph::{Arc, WordGraph};
pub use plays::{Play, Plays};
