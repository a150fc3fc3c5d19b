//! Messages about files.

mod error;
mod notice;

pub use error::{file_error, format_error, not_kept};
pub use notice::{file_notice, game_of_file};
