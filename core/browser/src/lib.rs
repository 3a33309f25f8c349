//! The kernel for browsers (WebAssembly): glue, no logic (docs/decisions/browser-kernel.md).
//!
//! An instance is one *session*: a rule set, then a word list, leaves, a game on it. Whoever calls
//! asks for [`input`], writes there what it tells (little-endian 32-bit numbers, or a file's
//! bytes), calls, and reads the answer's numbers and text before it calls again. A list is its
//! length, then its numbers; what is absent is -1.
//!
//! Every call returns [`DONE`], [`REFUSED`] (the text is the reason's code, the numbers are the
//! square and the tile or -1) or [`WRONG`] (the caller's mistake, or bytes that cannot be
//! trusted; the text says which).

pub mod calls;
pub mod exports;
pub mod fault;
pub mod game;
pub mod message;
pub mod plays;
pub mod rules;
pub mod session;

/// The answer is there.
pub const DONE: u32 = 0;
/// The rules say no.
pub const REFUSED: u32 = 1;
/// The question could not be read, or the bytes cannot be trusted.
pub const WRONG: u32 = 2;
