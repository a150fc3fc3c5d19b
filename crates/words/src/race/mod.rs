//! What is said of a race, counted, searched or played.

pub mod answer;
pub(crate) mod balance;
pub mod fight;
pub mod fight_play;
pub mod game_fights;
pub mod ko;
pub mod notice;
pub mod place;
pub mod plain;
pub mod play_out;
pub mod repair;
pub mod result;
pub mod solution;
pub mod suggestion;
pub mod theory;
pub mod verdict;
pub mod why;
