//! Lines that are drawn between the points: `+--+--X--+`, `┼──●`, `.|X|O`, and the upright ones between the rows.
//!
//! In a board of such lines the points stand in every row as far apart, with the same signs between them, and none of these stands
//! on a point. The signs are taken off, so that what is left is a board without lines. Some of them could be empty points, as `-` is on
//! a board of dashes; then what else is drawn has to say which it is: upright lines between the rows, or the names of the columns.

use std::ops::Range;

use super::line::LineKind;
use super::names::{ColumnNames, column_names, small_column_names};
use super::note::{DiagramNote, DiagramNoteKind};
use super::sign::PointMark;
use super::source::{CharAt, DiagramLine, trimmed_end};
use crate::shape::MAX_SIDE;

/// Signs that a line between points can be drawn with.
const DRAWN: &str = "-─=_~|¦!:.,·\u{30fb}'*+";

/// Of these the ones that are rather empty points where nothing speaks for lines.
const RATHER_EMPTY: &str = ".,·\u{30fb}*+";

/// Signs of which lines between rows are made that stand upright, and that lie.
const UPRIGHT: &str = "|¦!:'/\\";
const LYING: &str = "-─=_~+┼ ";

/// Points that stand further apart are none.
const WIDEST: usize = 8;

/// So much may stand before the first point: a number and a border, with space between them.
const LONGEST_NAME: usize = 8;

/// So many lines are looked at for a pattern.
const MOST_TRIED: usize = 64;

/// How a row is drawn: the signs between two points.
type Gap = Vec<char>;

/// The points of a line that is drawn in some way.
#[derive(Debug, Clone)]
struct DrawnRow {
    /// The place of each point among the characters of the line.
    points: Vec<usize>,
    /// How many signs stand before them, as of a number or a border.
    name: usize,
}

/// What was taken off a board that is drawn with lines.
#[derive(Debug, Default)]
pub(super) struct TakenLines {
    /// As what signs were taken that could be lines or points.
    pub(super) note: Option<DiagramNote>,
    /// The names of the columns that look like a row of labels.
    pub(super) names: Vec<ColumnNames>,
}

/// Takes off the lines that are drawn between points and rows, if there are any.
pub(super) fn take_lines(lines: &mut Vec<DiagramLine>) -> TakenLines {
    let mut tried: Vec<Gap> = Vec::new();
    for at in 0..lines.len().min(MOST_TRIED) {
        for gap in gaps(&lines[at].chars) {
            if tried.contains(&gap) {
                continue;
            }
            if let Some(grid) = Grid::of(lines, &gap) {
                let reading = grid.reading(lines);
                let note = grid.note(lines, reading);
                if reading.are_lines {
                    let names = grid.take(lines);
                    return TakenLines { note, names };
                }
                if note.is_some() {
                    let names = Vec::new();
                    return TakenLines { note, names };
                }
            }
            tried.push(gap);
        }
    }
    TakenLines::default()
}

/// Which signs may stand between the points of a line.
fn gaps(chars: &[CharAt]) -> Vec<Gap> {
    let mut gaps = Vec::new();
    for start in starts(chars) {
        for width in 2..=WIDEST {
            let Some(signs) = chars.get(start + 1..start + width) else {
                break;
            };
            let gap: Gap = signs.iter().map(|&(_, c)| c).collect();
            if gap.iter().any(|c| !is_of_gap(*c)) {
                break;
            }
            let is_drawn = gap.iter().any(|c| !c.is_whitespace());
            if is_drawn && !gaps.contains(&gap) && drawn_from(chars, start, &gap).is_some() {
                gaps.push(gap);
            }
        }
    }
    gaps
}

fn is_of_gap(c: char) -> bool {
    c.is_whitespace() || DRAWN.contains(c)
}

/// Where the first point of a line may stand: at its first sign, or behind a name of the row and a border.
fn starts(chars: &[CharAt]) -> impl Iterator<Item = usize> {
    let is_name = |c: char| c.is_whitespace() || c.is_ascii_digit() || c == '|';
    let first = chars.iter().position(|(_, c)| !c.is_whitespace());
    let first = first.unwrap_or(chars.len());
    let names = chars[first..].iter().take(LONGEST_NAME);
    let names = names.take_while(|&&(_, c)| is_name(c)).count();
    let last = (first + names).min(chars.len().saturating_sub(1));
    first..=last
}

/// The points of a line of which the first stands here, with these signs between them, if nothing else stands behind them than
/// what may stand beside a row.
fn drawn_from(chars: &[CharAt], start: usize, gap: &[char]) -> Option<Vec<usize>> {
    let is_point = |at: usize| {
        let sign = chars.get(at).map(|&(_, c)| c);
        sign.is_some_and(|c| PointMark::from_char(c).is_some() && !gap.contains(&c))
    };
    let is_gap = |range: Range<usize>| {
        let signs = chars.get(range).unwrap_or_default();
        signs.iter().map(|&(_, c)| c).eq(gap.iter().copied())
    };
    // A figure before an upright line is the number of the row.
    let is_number = gap.contains(&'|') && chars.get(start).is_some_and(|at| at.1.is_ascii_digit());
    if !is_point(start) || is_number {
        return None;
    }
    let mut points = vec![start];
    let mut at = start + 1;
    while points.len() <= MAX_SIDE && is_gap(at..at + gap.len()) && is_point(at + gap.len()) {
        points.push(at + gap.len());
        at += gap.len() + 1;
    }
    let ends = trimmed_end(&chars[at..])
        .first()
        .is_none_or(|&(_, c)| c.is_whitespace() || c == '|' || c.is_ascii_digit());
    ((2..=MAX_SIDE).contains(&points.len()) && ends).then_some(points)
}

/// The points of a line with these signs between them, wherever the first one stands; not on a figure where figures are names.
fn drawn(chars: &[CharAt], gap: &[char], are_named: bool) -> Option<DrawnRow> {
    let first = chars.iter().position(|(_, c)| !c.is_whitespace())?;
    let is_name = |start: usize| are_named && is_figure(chars, start);
    let mut starts = starts(chars).filter(|&start| !is_name(start));
    starts.find_map(|start| {
        let points = drawn_from(chars, start, gap)?;
        let name = chars[first..start].iter();
        Some(DrawnRow {
            points,
            name: name.filter(|(_, c)| !c.is_whitespace()).count(),
        })
    })
}

fn is_figure(chars: &[CharAt], at: usize) -> bool {
    chars.get(at).is_some_and(|(_, c)| c.is_ascii_digit())
}

/// The rows that are drawn with these signs. A column of figures at an edge is none: those are the numbers of the rows.
fn drawn_rows(lines: &[DiagramLine], gap: &[char]) -> Option<Vec<(usize, DrawnRow)>> {
    let rows = |are_named: bool| {
        let rows = lines.iter().enumerate();
        let rows = rows.filter_map(|(at, line)| Some((at, drawn(&line.chars, gap, are_named)?)));
        rows.collect::<Vec<(usize, DrawnRow)>>()
    };
    let are_figures = |rows: &[(usize, DrawnRow)], edge: fn(&DrawnRow) -> Option<&usize>| {
        let is_one = |(at, row): &(usize, DrawnRow)| {
            edge(row).is_some_and(|&point| is_figure(&lines[*at].chars, point))
        };
        rows.iter().all(is_one)
    };
    let mut found = rows(false);
    if are_figures(&found, |row| row.points.first()) {
        found = rows(true);
    }
    (!are_figures(&found, |row| row.points.last())).then_some(found)
}

/// The rows of a board that is drawn with lines.
#[derive(Debug)]
struct Grid {
    gap: Gap,
    /// The rows by their lines.
    rows: Vec<(usize, DrawnRow)>,
    /// Whether upright lines stand between them.
    has_lines_between: bool,
    /// The signs that stand in a row, those between its points with them.
    wide: usize,
}

/// As what the signs between points are taken.
#[derive(Debug, Clone, Copy)]
struct GridReading {
    are_lines: bool,
    /// Whether something else that is drawn says so.
    is_certain: bool,
}

impl Grid {
    /// The rows that are drawn with these signs, if all rows are.
    fn of(lines: &[DiagramLine], gap: &[char]) -> Option<Self> {
        let mut rows = drawn_rows(lines, gap)?;
        // Where rows have names a line without one is a border.
        let named = rows.iter().filter(|(_, row)| row.name > 0).count();
        if 2 * named > rows.len() {
            rows.retain(|(_, row)| row.name > 0);
        }
        let (first, last) = (rows.first()?.0, rows.last()?.0);
        let columns = rows.first()?.1.points.len();
        let is_even = rows.iter().all(|(_, row)| row.points.len() == columns);
        // The points stand below each other, or those of a row with a longer number so much further on.
        let places = |(at, row): &(usize, DrawnRow)| lines[*at].chars[row.points[0]].0;
        let (place, bare) = (
            places(&rows[0]),
            places(&rows[0]).checked_sub(rows[0].1.name),
        );
        let is_aligned = rows.iter().all(|row| places(row) == place)
            || rows
                .iter()
                .all(|row| places(row).checked_sub(row.1.name) == bare);
        if !(2..=MAX_SIDE).contains(&rows.len()) || !is_even || !is_aligned {
            return None;
        }
        let is_row = |at: usize| rows.binary_search_by_key(&at, |row| row.0).is_ok();
        let columns_of = rows.first()?.1.points.iter();
        let places: Vec<usize> = columns_of.map(|&at| lines[first].chars[at].0).collect();
        let between = (first..last).filter(|&at| !is_row(at)).map(|at| &lines[at]);
        let has_lines_between = between.clone().any(|line| line.signs().next().is_some());
        let has_boxes = gap.contains(&'|');
        if !between
            .clone()
            .all(|line| is_between_rows(line, &places, has_boxes))
        {
            return None;
        }
        let has_stones = rows
            .iter()
            .any(|&(at, _)| lines[at].kind() == LineKind::Row);
        let goes_on = [first.checked_sub(1), Some(last + 1)]
            .into_iter()
            .flatten()
            .filter_map(|at| lines.get(at))
            .any(is_other_row);
        if !has_stones || goes_on {
            return None;
        }
        let signs = gap.iter().filter(|c| !c.is_whitespace()).count();
        Some(Self {
            gap: gap.to_vec(),
            rows,
            has_lines_between,
            wide: columns + (columns - 1) * signs,
        })
    }

    fn columns(&self) -> usize {
        self.rows.first().map_or(0, |(_, row)| row.points.len())
    }

    /// Whether the signs between the points can be points themselves.
    fn could_be_points(&self) -> bool {
        let mut signs = self.gap.iter().filter(|c| !c.is_whitespace());
        signs.all(|&c| PointMark::from_char(c).is_some()) && self.wide <= MAX_SIDE
    }

    /// Whether so many columns are named.
    fn are_named(&self, lines: &[DiagramLine], columns: usize) -> bool {
        let is_row = |at: usize| self.rows.iter().any(|row| row.0 == at);
        let others = lines.iter().enumerate().filter(|(at, _)| !is_row(*at));
        let mut names = others.filter_map(|(_, line)| {
            column_names(&line.chars).or_else(|| small_column_names(&line.chars))
        });
        names.any(|names| names.count == columns)
    }

    /// Whether the signs between the points are lines rather than points. Upright lines and names of columns say so, and that they could
    /// be no points; else those are points that are so in other boards, or that make a square of the board.
    fn reading(&self, lines: &[DiagramLine]) -> GridReading {
        let is_named = self.are_named(lines, self.columns());
        if self.has_lines_between || is_named || !self.could_be_points() {
            return GridReading {
                are_lines: true,
                is_certain: true,
            };
        }
        let is_square = |columns: usize| columns == self.rows.len();
        let is_square_board = is_square(self.wide) && !is_square(self.columns());
        let are_points_named = self.are_named(lines, self.wide);
        let are_rather_empty = self.gap.iter().any(|&c| RATHER_EMPTY.contains(c));
        GridReading {
            are_lines: !are_rather_empty && !is_square_board && !are_points_named,
            is_certain: are_rather_empty || are_points_named,
        }
    }

    /// As what the signs were taken, where nothing else says it.
    fn note(&self, lines: &[DiagramLine], reading: GridReading) -> Option<DiagramNote> {
        let (at, row) = self.rows.first().filter(|_| !reading.is_certain)?;
        let line = &lines[*at];
        let sign = *self.gap.iter().find(|c| !c.is_whitespace())?;
        Some(DiagramNote {
            line: line.number,
            column: line.chars.get(row.points[0] + 1)?.0,
            kind: DiagramNoteKind::DrawnLines {
                sign,
                are_lines: reading.are_lines,
            },
        })
    }

    /// Takes the signs between points off, and the lines between rows. Says what the columns are called in signs that could be points.
    fn take(self, lines: &mut Vec<DiagramLine>) -> Vec<ColumnNames> {
        let (Some(first), Some(last)) = (self.rows.first(), self.rows.last()) else {
            return Vec::new();
        };
        let (ends, columns) = (first.0..=last.0, self.columns());
        for (at, row) in &self.rows {
            let chars = &mut lines[*at].chars;
            let (Some(&start), Some(&end)) = (row.points.first(), row.points.last()) else {
                continue;
            };
            // A row of nothing but crosses or dashes would look like a border without the lines.
            let points = row.points.iter().map(|&at| match chars[at] {
                (column, '+' | '-') => (column, '.'),
                point => point,
            });
            let points: Vec<CharAt> = points.collect();
            chars.splice(start..=end, points);
        }
        let (mut at, mut names) = (0, Vec::new());
        lines.retain(|line| {
            let is_row = self.rows.iter().any(|row| row.0 == at);
            let is_between = ends.contains(&at);
            at += 1;
            let small = small_column_names(&line.chars).filter(|names| names.count == columns);
            let small = small.filter(|_| !is_row && column_names(&line.chars).is_none());
            names.extend(small);
            is_row || !(is_between || small.is_some())
        });
        names
    }
}

/// Whether this is drawn between two rows, of which the points stand at these columns of the text: upright signs, among them lying ones,
/// or one sign below each point; lying ones alone between points that stand in boxes. Nothing else is, an empty line aside.
fn is_between_rows(line: &DiagramLine, places: &[usize], has_boxes: bool) -> bool {
    let chars = line.chars.iter().copied();
    let signs: Vec<CharAt> = chars.filter(|(_, c)| !c.is_whitespace()).collect();
    let Some(&(_, first)) = signs.first() else {
        return true;
    };
    let is_upright = |&(_, c): &CharAt| UPRIGHT.contains(c);
    let is_lying = |&(_, c): &CharAt| LYING.contains(c);
    let is_stone = PointMark::from_char(first).is_some_and(PointMark::is_stone);
    let is_below = !is_stone
        && signs.iter().all(|sign| sign.1 == first)
        && signs.iter().map(|sign| sign.0).eq(places.iter().copied());
    let is_of_lines = signs.iter().all(|sign| is_upright(sign) || is_lying(sign));
    (is_of_lines && (has_boxes || signs.iter().any(is_upright)))
        || (is_below && !is_lying(&signs[0]))
}

/// Whether a line that is not drawn so is a row of points all the same.
fn is_other_row(line: &DiagramLine) -> bool {
    line.kind() == LineKind::Row
        && !line.is_words()
        && !line.is_small_words()
        && !line.is_small_names()
}
