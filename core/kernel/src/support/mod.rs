//! What the processor offers: vectors, newer instructions and threads.

pub(crate) mod dispatch;
pub(crate) mod parallel;
pub(crate) mod simd;
