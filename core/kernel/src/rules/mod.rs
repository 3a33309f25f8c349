//! The rules as arithmetic: tiles, board, legality, scores, draws, endings and clocks.

pub mod bag;
pub mod board;
pub mod checks;
pub mod clock;
pub mod ending;
pub mod exchange;
pub mod legality;
pub mod overdraw;
pub mod placement;
pub mod places;
pub mod pool;
pub mod position;
pub mod rack;
pub mod refusal;
pub mod rng;
pub mod ruleset;
pub mod score;
pub mod settlement;
pub mod start;
pub mod tile;
