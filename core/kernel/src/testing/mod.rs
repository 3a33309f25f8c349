//! What several rooms' tests use.

pub(crate) mod random_games;
