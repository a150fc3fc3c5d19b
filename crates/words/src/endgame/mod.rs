//! What is said of an endgame.

pub mod answer;
pub mod assumptions;
pub mod board;
pub mod compare;
pub(crate) mod final_count;
pub(crate) mod first;
pub mod moves;
pub mod names;
pub mod no_answer;
pub mod order;
pub mod plain;
pub mod play;
pub mod point;
pub mod practice;
pub mod refusals;
pub(crate) mod result;
pub mod sizes;
pub mod slips;
pub mod unknown;
