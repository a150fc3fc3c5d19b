//! What is said of an endgame.

pub mod answer;
pub mod board;
pub(crate) mod finished;
pub(crate) mod first;
pub mod moves;
pub mod order;
pub mod plain;
pub mod play;
pub mod point;
pub mod refusals;
