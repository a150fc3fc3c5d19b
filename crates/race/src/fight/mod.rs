//! Fights: which blocks hang on who moves, found by proofs on the board as it is.
//!
//! A *target* is a block. It is fought about if its opponent captures it by moving first, and its owner, moving first, saves it. Nothing has to be
//! marked or closed in: what is proved of a block comes with the points that it depends on ([`semeai_search::ZoneProof`]), and
//! holds on the whole board as long as nothing falls on these. A race is a fight in which each of two blocks falls if the other
//! stands; ladders, nets, snapbacks and throw-ins are fights with one target.
//!
//! All blocks that could fall are tried side by side, each with few positions first, so that what is easy to see is known at once; the
//! more a block weighs in stones the longer it is tried.

mod finder;
mod prey;
mod report;
mod watch;

pub use finder::{Fights, find_fights, moves_at};
pub use report::{Attempt, Fight, FightResult, FightStart};
pub use watch::{Hanging, Watch};
