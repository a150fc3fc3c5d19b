//! What is said of an endgame.

pub(crate) mod answer;
pub(crate) mod board;
pub(crate) mod finished;
pub(crate) mod first;
pub(crate) mod moves;
pub mod order;
pub(crate) mod plain;
pub mod play;
pub(crate) mod point;
pub(crate) mod refusals;
