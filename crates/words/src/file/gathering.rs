//! What is said when the positions of several files are put into one lesson.

use semeai_session::Phrasing;
use semeai_session::file::{FileError, LeftOut, LeftOutReason, MOST_GATHERED};
use semeai_session::printable::inline;

use super::error::file_error;
use crate::grammar::{grouped, int};
use crate::texts::file::gathering as texts;

/// So many of those that were left out are named; the others are counted.
const MOST_NAMED: usize = 8;

/// How many positions were added to a lesson.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::file::gathering::positions_added;
///
/// assert_eq!(positions_added(1, Phrasing::ENGLISH), "1 position added.");
/// ```
pub fn positions_added(count: usize, phrasing: Phrasing) -> String {
    let positions = positions(count, phrasing);
    texts::positions_added(&positions, phrasing)
}

/// "2 positions", or in Japanese the number before 局面 alone.
fn positions(count: usize, phrasing: Phrasing) -> String {
    texts::positions(int(count), phrasing)
}

/// That positions have been read for a lesson, which has changed in the meantime.
pub fn positions_late(count: usize, phrasing: Phrasing) -> String {
    let positions = positions(count, phrasing);
    texts::positions_late(&positions, phrasing)
}

/// That so many files and folders are being read for a lesson, and how much of them has come.
pub fn positions_reading(count: usize, bytes: u64, phrasing: Phrasing) -> String {
    let names = texts::positions_reading_names(int(count), phrasing);
    match bytes >> 20 {
        0 => texts::positions_reading_reading_positions(&names, phrasing),
        mebibytes => texts::positions_reading_reading_positions_mib(&mebibytes, &names, phrasing),
    }
}

/// That something was left out, and why, a line for each.
pub fn positions_left_out(left_out: &[LeftOut], phrasing: Phrasing) -> String {
    let more = left_out.len().saturating_sub(MOST_NAMED);
    let named = left_out.iter().take(MOST_NAMED);
    let mut lines = vec![texts::positions_left_out_not_added(phrasing).to_owned()];
    lines.extend(named.map(|left| line(left, phrasing)));
    if more > 0 {
        let more = grouped(int(more));
        lines.push(texts::positions_left_out_more(&more, phrasing));
    }
    lines.join("\n")
}

fn line(left: &LeftOut, phrasing: Phrasing) -> String {
    let name = name(left, phrasing);
    let said = match &left.why {
        LeftOutReason::Unread(error) => {
            return file_error(
                &FileError {
                    name,
                    ..error.clone()
                },
                phrasing,
            );
        }
        LeftOutReason::Board => texts::line_board(&name, phrasing),
        LeftOutReason::Experiment => texts::line_experiment(&name, phrasing),
        LeftOutReason::TooMany => {
            let most = grouped(int(MOST_GATHERED));
            texts::line_more_than_positions(&most, &name, phrasing)
        }
    };
    inline(&said).into_owned()
}

/// The file, and which of several positions in it.
fn name(left: &LeftOut, phrasing: Phrasing) -> String {
    let file = &left.name;
    match left.game {
        None => file.clone(),
        Some(game) => {
            let number = grouped(int(game + 1));
            texts::name(&file, &number, phrasing)
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_session::file::FileErrorKind;

    use super::*;

    fn left(name: &str, game: Option<usize>, why: LeftOutReason) -> LeftOut {
        let name = name.to_owned();
        LeftOut { name, game, why }
    }

    #[test]
    fn every_reason_names_its_file_in_both_languages() {
        let unread = LeftOutReason::Unread(FileError {
            name: "a.sgf".to_owned(),
            spot: None,
            kind: FileErrorKind::Empty,
        });
        let all = [
            left("a.sgf", Some(1), unread),
            left("b.graphml", None, LeftOutReason::Board),
            left("c.json", None, LeftOutReason::Experiment),
            left("d.sgf", Some(1000), LeftOutReason::TooMany),
        ];
        for phrasing in crate::PHRASINGS {
            let said = positions_left_out(&all, phrasing);
            let lines: Vec<&str> = said.lines().collect();
            assert_eq!(lines.len(), 5, "{said}");
            for (line, left) in lines[1..].iter().zip(&all) {
                assert!(line.starts_with(&left.name), "{line}");
                assert!(line.ends_with(['.', '。']), "{line}");
            }
        }
    }

    #[test]
    fn of_many_the_first_are_named_and_the_others_counted() {
        let bad = left("b.graphml", None, LeftOutReason::Board);
        let said = positions_left_out(&vec![bad; 1234], Phrasing::ENGLISH);
        assert_eq!(said.lines().count(), 1 + MOST_NAMED + 1);
        assert!(said.ends_with("And 1,226 more."), "{said}");
    }
}
