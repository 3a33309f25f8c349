//! What leaves are learned from: self-play, and racks tried out on its boards.
//!
//! The kernel only plays and samples; the fit stands in `stafla.study.training`.

mod samples;
#[cfg(test)]
mod tests;

pub use samples::{Samples, Sampling};
