//! Values of properties: texts, points, lists of points, sizes.

use semeai_board::{Point, PointSet, Topology};

/// The letters of columns and rows.
pub(super) const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// What is wrong with a value that should be a point or a rectangle of points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum PointFault {
    /// It is none.
    NotAPoint,
    /// It is not on this board.
    Outside,
}

/// Takes the escapes out of a text; line breaks become `\n`.
pub(super) fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some(c @ ('\r' | '\n')) => skip_pair(&mut chars, c),
                Some(c) => text.push(c),
                None => {}
            },
            '\r' | '\n' => {
                skip_pair(&mut chars, c);
                text.push('\n');
            }
            c => text.push(c),
        }
    }
    text
}

/// Skips the other half of a line break of two characters.
fn skip_pair(chars: &mut std::iter::Peekable<std::str::Chars<'_>>, first: char) {
    let other = if first == '\r' { '\n' } else { '\r' };
    chars.next_if_eq(&other);
}

/// Puts escapes into a text.
pub(super) fn escape(text: &str) -> String {
    let mut raw = String::with_capacity(text.len());
    for c in text.chars().filter(|&c| c != '\0') {
        if matches!(c, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(c);
    }
    raw
}

/// The text of one line: line breaks become spaces.
pub(super) fn one_line(text: &str) -> String {
    text.replace("\r\n", " ").replace(['\r', '\n'], " ")
}

/// A point as SGF writes it: column and row from the top left, `aa` the first.
pub(super) fn point_name(topology: &Topology, point: Point) -> String {
    let letter = |index: usize| LETTERS.get(index).copied().map(char::from);
    let name = || {
        let (column, row) = topology.shape().column_and_row(point)?;
        Some([letter(column)?, letter(row)?].iter().collect())
    };
    // Boards with other points are not written.
    name().unwrap_or_default()
}

/// The points of a value: one, or a rectangle `aa:cc`.
pub(super) fn points(topology: &Topology, raw: &str) -> Result<PointSet, PointFault> {
    let (first, last) = raw.split_once(':').unwrap_or((raw, raw));
    let ((c1, r1), (c2, r2)) = (place(first)?, place(last)?);
    let (columns, rows) = topology.shape().size().ok_or(PointFault::Outside)?;
    if c1.max(c2) >= columns || r1.max(r2) >= rows {
        return Err(PointFault::Outside);
    }
    let cells =
        (r1.min(r2)..=r1.max(r2)).flat_map(|r| (c1.min(c2)..=c1.max(c2)).map(move |c| (c, r)));
    Ok(cells
        .filter_map(|(column, row)| topology.shape().at(column, row))
        .collect())
}

/// The one point of a value.
pub(super) fn point(topology: &Topology, raw: &str) -> Result<Point, PointFault> {
    let (column, row) = place(raw)?;
    topology.shape().at(column, row).ok_or(PointFault::Outside)
}

/// Whether the value of a move is a pass.
pub(super) fn is_pass(topology: &Topology, raw: &str) -> bool {
    let is_small = topology
        .shape()
        .size()
        .is_some_and(|(columns, rows)| columns <= 19 && rows <= 19);
    raw.trim().is_empty() || (is_small && raw.trim() == "tt")
}

/// Column and row of a pair of letters; capitals go on after small ones, up to 52.
fn place(raw: &str) -> Result<(usize, usize), PointFault> {
    let index = |b: u8| match b {
        b'a'..=b'z' => Ok(usize::from(b - b'a')),
        b'A'..=b'Z' => Ok(usize::from(b - b'A') + 26),
        _ => Err(PointFault::NotAPoint),
    };
    match raw.trim().as_bytes() {
        &[column, row] => Ok((index(column)?, index(row)?)),
        _ => Err(PointFault::NotAPoint),
    }
}

/// Columns and rows of a size: `19`, or `13:9`.
pub(super) fn size(raw: &str) -> Option<(usize, usize)> {
    let (columns, rows) = raw.split_once(':').unwrap_or((raw, raw));
    Some((columns.trim().parse().ok()?, rows.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_go_both_ways() {
        for text in ["a]b\\c", "\\]", "x:y", "two\nlines\n", ""] {
            assert_eq!(unescape(&escape(text)), text);
        }
        assert_eq!(
            unescape("soft\\\r\nbreak, hard\r\nbreak\n\rtwice\\"),
            "softbreak, hard\nbreak\ntwice"
        );
    }

    #[test]
    fn points_and_rectangles() {
        let board = Topology::rectangle(13, 8).expect("a board");
        let names = |raw| points(&board, raw).map(|set| board.names(&set).join(" "));
        assert_eq!(names("aa"), Ok("A8".to_owned()));
        assert_eq!(names("bb:aa"), Ok("A8 B8 A7 B7".to_owned()));
        assert_eq!(names("am"), Err(PointFault::Outside));
        assert_eq!(names("AA"), Err(PointFault::Outside));
        for raw in ["", "a", "a1", "aaa", "aa:b"] {
            assert_eq!(names(raw), Err(PointFault::NotAPoint));
        }
        assert_eq!(
            point_name(&board, board.point("N1").expect("a point")),
            "mh"
        );
    }

    #[test]
    fn sizes() {
        assert_eq!(size("13:9"), Some((13, 9)));
        assert_eq!(size(" 19 "), Some((19, 19)));
        assert_eq!(
            (
                size(""),
                size("x"),
                size("-9"),
                size("99999999999999999999999")
            ),
            (None, None, None, None)
        );
    }
}
