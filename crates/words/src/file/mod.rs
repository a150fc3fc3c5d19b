//! Messages about files.

mod drawn;
mod error;
mod notice;
mod reading;
mod work;

pub use error::{file_error, format_error, other_game_hint};
pub use notice::{file_notice, game_of_file};
pub use work::{
    broken, document_back, encoding_left, file_changed, file_exists, file_failed, file_is_input,
    file_late, file_reading, no_folder, not_kept, restore_question, settings_newer,
    settings_unread, stored_proof, tried_again, unreadable_work,
};
