//! What is said of a race, counted, searched or played.

pub(crate) mod balance;
pub(crate) mod ko;
pub(crate) mod notice;
pub(crate) mod place;
pub(crate) mod plain;
pub mod play_out;
pub(crate) mod repair;
pub(crate) mod result;
pub(crate) mod solution;
pub(crate) mod suggestion;
pub(crate) mod theory;
pub(crate) mod verdict;
pub(crate) mod why;
