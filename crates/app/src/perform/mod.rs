//! Does what is asked of the window, one area a file.

mod act;
mod board;
mod choose;
mod edit;
pub(crate) mod endgame;
mod files;
mod follow;
mod game;
pub(crate) mod inside;
mod mark;
mod messages;
mod open;
mod order;
mod pictures;
mod play_out;
pub(crate) mod proof;
pub(crate) mod proposal;
pub(crate) mod race;
mod requests;
mod save;
mod show;
mod stored_proof;
mod sums;
mod values;

pub(crate) use self::files::{BETWEEN_WORDS, finish_files};
pub(crate) use self::follow::follow;
pub(crate) use self::open::{open, replace, tell, tell_unread, welcome};
pub(crate) use self::pictures::copy_painted;
pub(crate) use self::race::follow_analysis;
pub(crate) use self::requests::perform_all;
