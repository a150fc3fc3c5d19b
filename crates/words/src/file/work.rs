//! What becomes of the person's work: put by, written, waiting for an answer.

use semeai_session::Phrasing;
use semeai_session::file::FileError;
use semeai_session::printable::inline;

use super::error::file_error;
use crate::grammar::{int, plural};
use crate::texts::file::work as texts;
pub use crate::texts::file::work::{
    broken, encoding_left, file_changed, file_exists, file_is_input, file_late, in_folder,
    language_unknown, not_kept, redone_to, saved, saved_line, tried_again, undone_to,
};

/// That the program was not closed, for unsaved work would be lost: the name of one document of so many, and why, as a sentence.
pub fn not_ended(count: usize, name: &str, reason: &str, phrasing: Phrasing) -> String {
    match count {
        1 => texts::not_ended_not_closed_yet(&name, &reason, phrasing),
        _ => texts::not_ended_not_closed_yet_unsaved(&count, &name, &reason, phrasing),
    }
}

/// That a file could not be read or written by a defect of the program, with its message.
pub fn file_failed(name: &str, message: &str, phrasing: Phrasing) -> String {
    let reason = broken(message, phrasing);
    texts::file_failed(&name, &reason, phrasing)
}

/// How many files a folder has, how many of them have been looked at, and how many of these cannot be read.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::file::work::folder_read;
///
/// let said = folder_read(1000, 1000, 2, Phrasing::ENGLISH);
/// assert_eq!(said, "1,000 files; skipped 2 that can't be read.");
/// let said = folder_read(1000, 300, 0, Phrasing::ENGLISH);
/// assert_eq!(said, "1,000 files; 300 looked at so far.");
/// ```
pub fn folder_read(files: usize, read: usize, unread: usize, phrasing: Phrasing) -> String {
    let en_files = plural(int(files), "file");
    match (read < files, unread) {
        (true, _) => texts::folder_read_looked_so_far(&en_files, &files, &read, phrasing),
        (false, 0) => texts::folder_read(&en_files, &files, phrasing),
        (false, 1) => texts::folder_read_cannot_read_passed(&en_files, &files, phrasing),
        (false, _) => {
            texts::folder_read_cannot_read_passed_over(&en_files, &files, &unread, phrasing)
        }
    }
}

/// That a file is still being read, and how much of it has come.
pub fn file_reading(name: &str, bytes: u64, phrasing: Phrasing) -> String {
    match bytes >> 20 {
        0 => texts::file_reading_reading(&name, phrasing),
        mebibytes => texts::file_reading_reading_mib_so(&mebibytes, &name, phrasing),
    }
}

/// A document was saved that is one of several graphs, of which so many were not changed.
pub fn graphs_left(left: usize, phrasing: Phrasing) -> String {
    match left {
        1 => texts::graphs_left_saved_what_was(phrasing).to_owned(),
        _ => texts::graphs_left_saved_what_was_changed(&left, phrasing),
    }
}

/// What a file tells of a proof about its position, in its words, and whether that is being checked. Files tell it in English:
/// who reads another language hears only that there is something.
pub fn stored_proof(words: &[String], is_being_checked: bool, phrasing: Phrasing) -> String {
    let words = inline(&words.join(" ")).into_owned();
    match is_being_checked {
        true => texts::stored_proof_yes(&words, phrasing),
        false => texts::stored_proof_no(&words, phrasing),
    }
}

/// Why nothing can be put by: the system names no folder for it.
pub fn no_folder(phrasing: Phrasing) -> String {
    texts::no_folder(phrasing).to_owned()
}

/// That settings could not be read, and where the file is kept, if it could be.
pub fn settings_unread(error: &FileError, aside: Option<&str>, phrasing: Phrasing) -> String {
    let error = file_error(error, phrasing);
    let kept = settings_kept(aside, phrasing);
    texts::settings_unread(&error, &kept, phrasing)
}

/// That settings are of a newer version of the program, and where they are kept, if they could be.
pub fn settings_newer(aside: Option<&str>, phrasing: Phrasing) -> String {
    let kept = settings_kept(aside, phrasing);
    texts::settings_newer(&kept, phrasing)
}

fn settings_kept(aside: Option<&str>, phrasing: Phrasing) -> String {
    match aside.map(inline) {
        Some(aside) => texts::settings_kept_file_was_kept(&aside, phrasing),
        None => texts::settings_kept_none(phrasing).to_owned(),
    }
}

/// The question whether the latest unsaved work of so many earlier sessions is to be restored, with its name and how many stones
/// stand in it.
pub fn restore_question(count: usize, name: &str, stones: usize, phrasing: Phrasing) -> String {
    let stones = texts::restore_question_stones(int(stones), phrasing);
    match count {
        1 => texts::restore_question_last_session_ended(&name, &stones, phrasing),
        _ => texts::restore_question_sessions_ended_unsaved(&count, &name, &stones, phrasing),
    }
}

/// That unsaved work was put by and cannot be read any more.
pub fn unreadable_work(error: &FileError, phrasing: Phrasing) -> String {
    let error = file_error(error, phrasing);
    texts::unreadable_work(&error, phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_session::file::{FileFormat, FormatError};

    use super::*;
    use crate::file::error::format_error;

    #[test]
    fn what_would_be_lost_is_said_with_the_reason() {
        assert_eq!(
            not_kept(
                &format_error(FormatError(FileFormat::Sgf), Phrasing::ENGLISH),
                Phrasing::ENGLISH
            ),
            "This position would be lost if the program ended now. SGF can hold only rectangles, \
             tori and cylinders; GraphML can hold every board. Nothing was written."
        );
    }

    #[test]
    fn what_ending_would_lose_is_named_and_counted() {
        let said = |count, phrasing| not_ended(count, "a.sgf", "", phrasing);
        let one = said(1, Phrasing::ENGLISH);
        assert!(one.contains("changes in a.sgf would be lost"), "{one}");
        let three = said(3, Phrasing::JAPANESE);
        assert!(three.contains("a.sgfなど3件"), "{three}");
    }

    #[test]
    fn one_earlier_session_and_several_are_told_apart() {
        let said = |count| restore_question(count, "Lesson", 1, Phrasing::ENGLISH);
        assert_eq!(
            said(1),
            "The last session ended with unsaved changes: Lesson (1 stone)."
        );
        assert!(said(3).starts_with("3 sessions ended"));
    }
}
