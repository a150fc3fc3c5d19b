//! From the text of a file to a document and what it tells of the file.

mod handicap;
pub(crate) mod lists;
pub(super) mod main_line;
pub(super) mod mend;
pub(super) mod oddities;
pub(super) mod open;
mod reader;
pub(super) mod record;
pub(super) mod single_games;
pub(super) mod to_move;
mod variations;
