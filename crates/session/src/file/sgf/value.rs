//! Values of properties: texts, points, lists of points, sizes.

use std::borrow::Cow;

use semeai_board::{Color, Point, PointSet, Topology};
use semeai_race::picks::{ClosedQuestion, Move, Picks};

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

/// What a value names, and in which way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ValueReading<T> {
    pub(super) what: T,
    pub(super) spelling: Spelling,
}

/// The ways to write a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Spelling {
    /// Two letters, as SGF has it.
    Letters,
    /// As on the board, `D4`: so in the Go Text Protocol, and in the records of some programs.
    BoardName,
}

/// Takes the escapes out of a text; line breaks become `\n`.
pub(crate) fn unescape(raw: &str) -> String {
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
pub(crate) fn escape(text: &str) -> String {
    let mut raw = String::with_capacity(text.len());
    for c in text.chars().filter(|&c| c != '\0') {
        if matches!(c, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(c);
    }
    raw
}

/// A text as it comes back when it is written and read: with line breaks of one kind, and without what no file holds.
pub(crate) fn as_read(text: &str) -> String {
    unescape(&escape(text))
}

/// The text of one line: line breaks become spaces.
pub(crate) fn one_line(text: &str) -> String {
    text.replace("\r\n", " ").replace(['\r', '\n'], " ")
}

/// Columns and rows whose points are written as pairs of letters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    columns: usize,
    rows: usize,
}

impl Grid {
    /// The columns and rows of a board, if it has some and there are letters for them.
    pub(super) fn of(topology: &Topology) -> Option<Self> {
        let (columns, rows) = topology.shape().grid()?;
        (columns.max(rows) <= LETTERS.len()).then_some(Self { columns, rows })
    }

    fn at(self, column: usize, row: usize) -> Option<Point> {
        let is_there = column < self.columns && row < self.rows;
        Point::new(row * self.columns + column).filter(|_| is_there)
    }

    const fn place(self, point: Point) -> (usize, usize) {
        (point.index() % self.columns, point.index() / self.columns)
    }
}

/// A point as SGF writes it: column and row from the top left, `aa` the first. On boards without columns and rows, of which
/// SGF knows nothing, it is written by its name.
pub(super) fn point_name(topology: &Topology, point: Point) -> String {
    let Some(grid) = Grid::of(topology) else {
        return escape(topology.name(point));
    };
    let (column, row) = grid.place(point);
    let letter = |index: usize| LETTERS.get(index).copied().map(char::from);
    [letter(column), letter(row)]
        .into_iter()
        .flatten()
        .collect()
}

/// A point by its name on a board without columns and rows.
fn by_name(topology: &Topology, raw: &str) -> Result<ValueReading<Point>, PointFault> {
    let what = topology.point(&unescape(raw)).ok_or(PointFault::Outside)?;
    let spelling = Spelling::Letters;
    Ok(ValueReading { what, spelling })
}

/// The points of a value: one, or a rectangle `aa:cc`.
pub(super) fn points(topology: &Topology, raw: &str) -> Result<ValueReading<PointSet>, PointFault> {
    let Some(grid) = Grid::of(topology) else {
        let read = by_name(topology, raw)?;
        return Ok(ValueReading {
            what: PointSet::single(read.what),
            spelling: read.spelling,
        });
    };
    let (first, last) = raw.split_once(':').unwrap_or((raw, raw));
    let (first, last) = (place(topology, first)?, place(topology, last)?);
    let ((c1, r1), (c2, r2)) = (first.what, last.what);
    if c1.max(c2) >= grid.columns || r1.max(r2) >= grid.rows {
        return Err(PointFault::Outside);
    }
    let cells =
        (r1.min(r2)..=r1.max(r2)).flat_map(|r| (c1.min(c2)..=c1.max(c2)).map(move |c| (c, r)));
    let points = cells.filter_map(|(column, row)| grid.at(column, row));
    Ok(ValueReading {
        what: points.collect(),
        spelling: match last.spelling {
            Spelling::Letters => first.spelling,
            Spelling::BoardName => last.spelling,
        },
    })
}

/// Adds the points of a list of candidates in the order in which they stand there; what is no point is left out.
pub(crate) fn add_in_order<'a>(
    topology: &Topology,
    raws: impl Iterator<Item = &'a str>,
    path: &[Move],
    picks: &mut Picks,
) {
    let sets = raws.filter_map(|raw| points(topology, raw).ok());
    let listed = sets.flat_map(|read| read.what.iter().collect::<Vec<_>>());
    let listed: Vec<Point> = listed.filter(|&point| picks.add(path, point)).collect();
    if !listed.is_sorted() {
        for &point in listed.iter().rev() {
            picks.put_first(path, point);
        }
    }
}

/// The one point of a value.
pub(super) fn point(topology: &Topology, raw: &str) -> Result<ValueReading<Point>, PointFault> {
    let Some(grid) = Grid::of(topology) else {
        return by_name(topology, raw);
    };
    let ValueReading {
        what: (column, row),
        spelling,
    } = place(topology, raw)?;
    let what = grid.at(column, row);
    let what = what.ok_or(PointFault::Outside)?;
    Ok(ValueReading { what, spelling })
}

/// The one point of a value that we wrote.
pub(crate) fn own_point(topology: &Topology, raw: &str) -> Option<Point> {
    let read = point(topology, raw).ok();
    read.filter(|read| read.spelling == Spelling::Letters)
        .map(|read| read.what)
}

/// A closed question that we wrote: a point of its region, or a side and the point of its move.
pub(crate) fn closed(topology: &Topology, raw: &str) -> Option<ClosedQuestion> {
    let Some((side, raw)) = raw.split_once(':') else {
        return own_point(topology, raw).map(ClosedQuestion::Region);
    };
    let color = match side {
        "B" => Color::Black,
        "W" => Color::White,
        _ => return None,
    };
    own_point(topology, raw).map(|point| ClosedQuestion::Move(Move { color, point }))
}

/// A closed question as [`closed`] reads it.
pub(crate) fn closed_name(topology: &Topology, what: ClosedQuestion) -> String {
    match what {
        ClosedQuestion::Region(point) => point_name(topology, point),
        ClosedQuestion::Move(Move { color, point }) => {
            format!("{}:{}", side_name(color), point_name(topology, point))
        }
    }
}

/// A side as SGF writes it.
pub(crate) const fn side_name(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// The names of some points in their order.
pub(crate) fn point_names(
    topology: &Topology,
    points: impl IntoIterator<Item = Point>,
) -> Vec<String> {
    let points = points.into_iter();
    points.map(|point| point_name(topology, point)).collect()
}

/// Whether the value of a move is a pass.
pub(super) fn is_pass(topology: &Topology, raw: &str) -> bool {
    let raw = bare(raw);
    let Some(grid) = Grid::of(topology) else {
        return raw.is_empty();
    };
    let is_small = grid.columns <= 19 && grid.rows <= 19;
    raw.is_empty() || (is_small && raw == "tt") || raw.eq_ignore_ascii_case("pass")
}

/// Column and row of a point: a pair of letters, of which capitals go on after small ones, up to 52; or its name on the
/// board.
fn place(topology: &Topology, raw: &str) -> Result<ValueReading<(usize, usize)>, PointFault> {
    let index = |b: u8| match b {
        b'a'..=b'z' => usize::from(b - b'a'),
        _ => usize::from(b - b'A') + 26,
    };
    let raw = bare(raw);
    let (what, spelling) = match raw.as_bytes() {
        &[column, row] if column.is_ascii_alphabetic() && row.is_ascii_alphabetic() => {
            ((index(column), index(row)), Spelling::Letters)
        }
        // No board has a column I.
        [column, row @ ..]
            if column.is_ascii_alphabetic()
                && !column.eq_ignore_ascii_case(&b'i')
                && matches!(row.len(), 1 | 2)
                && row.iter().all(u8::is_ascii_digit) =>
        {
            let point = topology.point(&raw.to_ascii_uppercase());
            let place = point.and_then(|point| Some(Grid::of(topology)?.place(point)));
            (place.ok_or(PointFault::Outside)?, Spelling::BoardName)
        }
        _ => return Err(PointFault::NotAPoint),
    };
    Ok(ValueReading { what, spelling })
}

/// A value without the space and the line breaks, escaped or not, with which some programs break points in two.
fn bare(raw: &str) -> Cow<'_, str> {
    let raw = raw.trim();
    if !raw.contains(char::is_whitespace) {
        return Cow::Borrowed(raw);
    }
    let mut bare = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        let is_escape = c == '\\' && chars.peek().is_some_and(|c| matches!(c, '\r' | '\n'));
        if !is_escape && !c.is_whitespace() {
            bare.push(c);
        }
    }
    Cow::Owned(bare)
}

/// Columns and rows of a size: `19`, or `13:9`.
pub(super) fn size(raw: &str) -> Option<(usize, usize)> {
    let raw = bare(raw);
    let (columns, rows) = raw.split_once(':').unwrap_or((&raw, &raw));
    Some((columns.parse().ok()?, rows.parse().ok()?))
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
        let names = |raw| points(&board, raw).map(|read| board.names(&read.what).join(" "));
        assert_eq!(names("aa"), Ok("A8".to_owned()));
        assert_eq!(names("bb:aa"), Ok("A8 B8 A7 B7".to_owned()));
        assert_eq!(names("am"), Err(PointFault::Outside));
        assert_eq!(names("AA"), Err(PointFault::Outside));
        for raw in ["", "a", "aa1", "aaa", "aa:b", "1a", "i5", "a123", "a-1"] {
            assert_eq!(names(raw), Err(PointFault::NotAPoint));
        }
        assert_eq!(
            point_name(&board, board.point("N1").expect("a point")),
            "mh"
        );
    }

    #[test]
    fn points_named_as_on_the_board() {
        let board = Topology::rectangle(13, 8).expect("a board");
        let read = |raw| {
            points(&board, raw).map(|read| (board.names(&read.what).join(" "), read.spelling))
        };
        let named = |names: &str| Ok((names.to_owned(), Spelling::BoardName));
        assert_eq!(read("N8"), named("N8"));
        assert_eq!(read("b2"), named("B2"));
        assert_eq!(read("A1:B2"), named("A2 B2 A1 B1"));
        assert_eq!(read("ah:B2"), named("A2 B2 A1 B1"));
        assert_eq!(read("A9"), Err(PointFault::Outside));
        assert_eq!(read("O1"), Err(PointFault::Outside));
        assert_eq!(read("A0"), Err(PointFault::Outside));
        assert_eq!(own_point(&board, "N8"), None);
        assert_eq!(own_point(&board, "ma"), board.point("N8"));
        assert!(is_pass(&board, "PASS") && is_pass(&board, " t\nt") && is_pass(&board, "\n"));
    }

    #[test]
    fn line_breaks_do_not_part_points() {
        let board = Topology::rectangle(19, 19).expect("a board");
        let read = |raw| point(&board, raw).map(|read| board.name(read.what));
        for raw in ["pd", "p\nd", "p\r\nd", "\tp\\\nd\n", "p d", "Q1\n6"] {
            assert_eq!(read(raw), Ok("Q16"), "{raw:?}");
        }
        assert_eq!(size("1\n3:\r\n9"), Some((13, 9)));
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
