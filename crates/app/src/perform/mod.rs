//! Does what is asked of the window, one area a file.

pub(crate) mod act;
mod asked_position;
mod asking;
mod board;
mod choose;
mod edit;
mod exercise;
mod file_notices;
mod file_set;
mod files;
mod follow;
mod game;
mod gather;
mod handout;
mod lesson;
mod mark;
mod messages;
mod open;
mod other_subject;
mod pictures;
mod play_out;
mod positions;
mod question;
mod requests;
mod results;
pub(crate) mod safe_proposal;
mod save;
mod show;
mod stored_proof;
mod subject;

pub(crate) use self::files::{BETWEEN_WORDS, finish_files};
pub(crate) use self::follow::follow;
pub(crate) use self::open::{open, replace, tell, tell_unread};
pub(crate) use self::pictures::copy_painted;
pub(crate) use self::requests::perform_all;
pub(crate) use self::results::tell_unread_results;
