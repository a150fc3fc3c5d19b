//! Messages about files.

mod error;
mod notice;
mod work;

pub use error::{file_error, format_error, other_game_hint};
pub use notice::{file_notice, game_of_file};
pub use work::{
    broken, document_back, file_changed, file_exists, file_failed, file_late, file_reading,
    not_kept, restore_question, tried_again, unreadable_work,
};
