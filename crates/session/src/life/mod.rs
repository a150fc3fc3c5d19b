//! What a session asks its desk about who lives on the board of its document.

mod asking;
mod best_play;
mod classify;
mod inside;
mod kept_tables;
mod marks;
pub(crate) mod place;
mod race_class;
mod solving;
#[cfg(test)]
mod tests;

pub use self::best_play::{BoardRules, SolveBoard};
pub(crate) use self::classify::budget;
pub use self::classify::{AUTOMATIC_POINTS, Classify, LifeFault};
pub use self::inside::LookAtPoint;
pub use self::kept_tables::KeptTables;
pub use self::marks::{LifeAction, LifeMarks};
