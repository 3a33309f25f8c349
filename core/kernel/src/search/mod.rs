//! What looks ahead: simulation, pre-endgame, endgame, chances of winning and reverse play.

pub mod endgame;
pub mod preendgame;
pub mod reverse;
pub mod simulation;
pub mod winning;
