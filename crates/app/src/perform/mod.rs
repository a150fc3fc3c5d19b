//! Does what is asked of the window, one area a file.

mod board;
mod choose;
mod edit;
mod files;
mod follow;
mod game;
mod mark;
mod messages;
mod play_out;
mod proof;
mod proposal;
mod race;
mod requests;
mod show;
mod values;

pub(crate) use self::files::{offer_restore, open, replace};
pub(crate) use self::follow::follow;
pub(crate) use self::race::follow_analysis;
pub(crate) use self::requests::perform_all;
