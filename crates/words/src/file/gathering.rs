//! What is said when the positions of several files are put into one lesson.

use semeai_session::Phrasing;
use semeai_session::file::{FileError, LeftOut, LeftOutReason, MOST_GATHERED};
use semeai_session::printable::inline;

use super::error::file_error;
use crate::grammar::{grouped, int, plural};

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
    tell!(
        phrasing,
        en = "{positions} added.",
        ja = "{positions}局面を加えました。"
    )
}

/// "2 positions", or in Japanese the number before 局面 alone.
fn positions(count: usize, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = plural(int(count), "position"),
        ja = grouped(int(count))
    )
}

/// That positions have been read for a lesson, which has changed in the meantime.
pub fn positions_late(count: usize, phrasing: Phrasing) -> String {
    let positions = positions(count, phrasing);
    tell!(
        phrasing,
        en = "{positions} from the files can be added now. The document has changed in the meantime, so nothing was added yet.",
        ja = "ファイルの{positions}局面を加えられます。読んでいる間に局面が変わったので、まだ加えていません。"
    )
}

/// That so many files and folders are being read for a lesson, and how much of them has come.
pub fn positions_reading(count: usize, bytes: u64, phrasing: Phrasing) -> String {
    let names = say!(
        phrasing,
        en = plural(int(count), "file"),
        ja = grouped(int(count))
    );
    match bytes >> 20 {
        0 => tell!(
            phrasing,
            en = "Reading the positions of {names}…",
            ja = "{names}個のファイルの局面を読み込んでいます…"
        ),
        mebibytes => tell!(
            phrasing,
            en = "Reading the positions of {names}… {mebibytes} MiB so far.",
            ja = "{names}個のファイルの局面を読み込んでいます…{mebibytes} MiBまで読みました。"
        ),
    }
}

/// That something was left out, and why, a line for each.
pub fn positions_left_out(left_out: &[LeftOut], phrasing: Phrasing) -> String {
    let more = left_out.len().saturating_sub(MOST_NAMED);
    let named = left_out.iter().take(MOST_NAMED);
    let mut lines = vec![tell!(
        phrasing,
        en = "Not added:",
        ja = "加えなかったもの："
    )];
    lines.extend(named.map(|left| line(left, phrasing)));
    if more > 0 {
        let more = grouped(int(more));
        lines.push(tell!(
            phrasing,
            en = "And {more} more.",
            ja = "ほか{more}件。"
        ));
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
        LeftOutReason::Board => tell!(
            phrasing,
            en = "{name}: a lesson cannot hold this board, for an SGF file has only rectangles, tori and cylinders.",
            ja = "{name}：問題集はSGFファイルなので、盤は長方形、トーラス、円筒に限られます。この盤は入れられません。"
        ),
        LeftOutReason::Experiment => tell!(
            phrasing,
            en = "{name}: it holds games that are to be played by maps, and no position.",
            ja = "{name}：マップで打つ対局の設定で、局面ではありません。"
        ),
        LeftOutReason::TooMany => {
            let most = grouped(int(MOST_GATHERED));
            tell!(
                phrasing,
                en = "{name}: no more than {most} positions are added at once, and all from here on was left out.",
                ja = "{name}：一度に加えられるのは{most}局面までです。ここから先は加えていません。"
            )
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
            tell!(
                phrasing,
                en = "{file} (game {number})",
                ja = "{file}（{number}局目）"
            )
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
        for phrasing in Phrasing::ALL {
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
