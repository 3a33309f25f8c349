//! What the processor offers: single bits, vectors, newer instructions and threads.

pub(crate) mod bits;
pub(crate) mod dispatch;
pub(crate) mod parallel;
pub(crate) mod simd;
