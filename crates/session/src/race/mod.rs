//! Races, as a session knows them.

pub(crate) mod analysis;
pub(crate) mod game_fights;
pub(crate) mod guess;
mod marks;
pub(crate) mod place;
pub(crate) mod propose;
pub(crate) mod prove;
pub mod questions;
pub(crate) mod repair;

pub use self::marks::RaceMarks;
