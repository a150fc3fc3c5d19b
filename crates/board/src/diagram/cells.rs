//! The points of the rows, sign by sign.

use super::body::{Bodies, Body};
use super::error::{DiagramError, DiagramErrorKind};
use super::note::{DiagramNote, DiagramNoteKind};
use super::sign::{EdgesOfSign, PointMark, stone_with_mark};
use super::source::{CharAt, trimmed_start};
use crate::color::Color;
use crate::role::Role;

/// A sign on a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PointSign {
    /// The line of the text.
    pub(super) line: usize,
    /// The character in the line.
    pub(super) column: usize,
    pub(super) sign: char,
    pub(super) mark: PointMark,
}

impl PointSign {
    const fn note(&self, kind: DiagramNoteKind) -> DiagramNote {
        DiagramNote {
            line: self.line,
            column: self.column,
            kind,
        }
    }
}

/// The points of a diagram, row by row.
#[derive(Debug, Clone)]
pub(super) struct Cells {
    pub(super) rows: Vec<Vec<PointSign>>,
    pub(super) notes: Vec<DiagramNote>,
}

impl Cells {
    /// The points of the rows.
    ///
    /// # Errors
    ///
    /// The first character that means nothing, or that may mean two things.
    pub(super) fn of(bodies: &Bodies) -> Result<Self, DiagramError> {
        let reader = SignReader {
            has_gaps: has_gaps(&bodies.rows),
            has_small_stones: has_small_stones(&bodies.rows),
        };
        let mut rows = Vec::with_capacity(bodies.rows.len());
        let mut move_signs: Vec<(usize, usize)> = Vec::new();
        for body in &bodies.rows {
            rows.push(reader.row(body, &mut move_signs)?);
        }
        let cells = || rows.iter().flatten();
        refuse_ambiguous_stars(cells())?;
        let mut notes = Vec::new();
        if let Some(&(line, column)) = move_signs.first() {
            let kind = DiagramNoteKind::MoveSigns(move_signs.len());
            notes.push(DiagramNote { line, column, kind });
        }
        let small = cells().find(|cell| reader.has_small_stones && cell.sign.is_ascii_lowercase());
        notes.extend(small.map(|cell| cell.note(DiagramNoteKind::SmallStones)));
        notes.extend(shapes(cells()));
        Ok(Self { rows, notes })
    }
}

/// One note for every shape that stands for a stone.
fn shapes<'a>(cells: impl Iterator<Item = &'a PointSign>) -> Vec<DiagramNote> {
    let mut seen = Vec::new();
    let mut notes = Vec::new();
    for cell in cells {
        if let Some(color) = stone_with_mark(cell.sign)
            && !seen.contains(&cell.sign)
        {
            seen.push(cell.sign);
            let sign = cell.sign;
            let kind = DiagramNoteKind::Shape { sign, color };
            notes.push(cell.note(kind));
        }
    }
    notes
}

/// Stars are empty points, but where only White has stones they may be Black's.
fn refuse_ambiguous_stars<'a>(
    cells: impl Iterator<Item = &'a PointSign> + Clone,
) -> Result<(), DiagramError> {
    let has = |wanted: Color| {
        let mut cells = cells.clone();
        cells.any(|cell| matches!(cell.mark, PointMark::Stone(color, _) if color == wanted))
    };
    let star = cells.clone().find(|cell| cell.sign == '*');
    match star {
        Some(cell) if has(Color::White) && !has(Color::Black) => Err(DiagramError {
            line: cell.line,
            column: cell.column,
            kind: DiagramErrorKind::AmbiguousSign(cell.sign),
        }),
        _ => Ok(()),
    }
}

/// How the signs of all rows are to be taken.
#[derive(Debug, Clone, Copy)]
struct SignReader {
    /// Whether every other character is no point, so that what stands there belongs to the point before it.
    has_gaps: bool,
    /// Whether small letters are stones.
    has_small_stones: bool,
}

impl SignReader {
    /// The points of a row. Signs of moves are passed over, their places told.
    fn row(
        &self,
        body: &Body,
        move_signs: &mut Vec<(usize, usize)>,
    ) -> Result<Vec<PointSign>, DiagramError> {
        let refused = |(column, c): CharAt| DiagramError {
            line: body.line,
            column,
            kind: DiagramErrorKind::UnknownCharacter(c),
        };
        if let Some(stray) = body.stray() {
            return Err(refused(stray));
        }
        let mut cells: Vec<PointSign> = Vec::with_capacity(body.chars.len());
        let start = first_point(&body.chars);
        for (at, &(column, c)) in body.chars.iter().enumerate() {
            let is_between = self.has_gaps && at > start && (at - start) % 2 == 1;
            if c.is_whitespace() || c == '─' {
                continue;
            }
            let is_sign = is_move_sign(&body.chars, at) || (is_between && c.is_ascii_digit());
            if is_sign {
                let is_new = !matches!(c, ')' | ']');
                let is_alone = at < 2 || !matches!(body.chars[at - 2].1, '(' | '[');
                if is_new || is_alone {
                    move_signs.push((body.line, column));
                }
                continue;
            }
            let mark = self.mark(c).ok_or(refused((column, c)))?;
            cells.push(PointSign {
                line: body.line,
                column,
                sign: c,
                mark,
            });
        }
        Ok(cells)
    }

    fn mark(&self, c: char) -> Option<PointMark> {
        let color = match c {
            'x' | 'b' => Color::Black,
            'o' | 'w' => Color::White,
            _ => return PointMark::from_char(c),
        };
        if self.has_small_stones {
            Some(PointMark::Stone(color, Role::Unknown))
        } else {
            PointMark::from_char(c)
        }
    }
}

/// Where the first point of a row stands: a bracket before it belongs to it.
fn first_point(chars: &[CharAt]) -> usize {
    let start = chars.len() - trimmed_start(chars).len();
    let is_bracket = chars
        .get(start)
        .is_some_and(|&(_, c)| matches!(c, '(' | '['));
    start + usize::from(is_bracket)
}

/// Whether a bracket is one of those round the last move: `(X)`, or `X)` alone.
fn is_move_sign(chars: &[CharAt], at: usize) -> bool {
    let sign = |at: Option<usize>| at.and_then(|at| chars.get(at)).map(|&(_, c)| c);
    let is_stone = |at: Option<usize>| {
        let mark = sign(at).and_then(PointMark::from_char);
        mark.is_some_and(PointMark::is_stone) || matches!(sign(at), Some('x' | 'o'))
    };
    let closes = |opening: char| sign(Some(at + 2)) == Some(if opening == '(' { ')' } else { ']' });
    match chars[at].1 {
        c @ ('(' | '[') => is_stone(Some(at + 1)) && closes(c),
        ')' | ']' => is_stone(at.checked_sub(1)),
        _ => false,
    }
}

/// Whether in all rows a point stands in every other place, with nothing between points but white space, drawn lines and signs of
/// moves behind stones. Then a figure between two points is such a sign, where it is a label elsewhere.
fn has_gaps(rows: &[Body]) -> bool {
    let mut has_space = false;
    let are_apart = rows.iter().all(|body| {
        let inner = &body.chars[first_point(&body.chars)..];
        let length = super::source::trimmed_end(inner).len();
        inner[..length].iter().enumerate().all(|(at, &(_, c))| {
            if at % 2 == 0 {
                return PointMark::from_char(c).is_some();
            }
            has_space |= c.is_whitespace() || c == '─';
            let is_stone = PointMark::from_char(inner[at - 1].1).is_some_and(PointMark::is_stone);
            c.is_whitespace()
                || matches!(c, '─' | '(' | ')' | '[' | ']')
                || (c.is_ascii_digit() && is_stone)
        })
    });
    are_apart && has_space
}

/// Whether small letters are the stones: they are those of one pair and no more, and no other sign is a stone.
fn has_small_stones(rows: &[Body]) -> bool {
    super::line::has_small_stones(rows.iter().flat_map(|body| &body.chars).map(|&(_, c)| c))
}

/// Which edges of the board are drawn by the signs of grid lines on its outer points; nothing if none is. An edge with nothing but
/// stones is one as long as another is drawn.
pub(super) fn drawn_edges(rows: &[Vec<PointSign>]) -> Option<EdgesOfSign> {
    let edge = |cells: Vec<&PointSign>, is_on: fn(EdgesOfSign) -> bool| {
        let signs = cells
            .into_iter()
            .filter_map(|cell| EdgesOfSign::of(cell.sign));
        let on: Vec<bool> = signs.map(is_on).collect();
        (on.contains(&true), on.is_empty() || on.contains(&true))
    };
    let row = |row: Option<&Vec<PointSign>>| {
        row.into_iter()
            .flatten()
            .copied()
            .collect::<Vec<PointSign>>()
    };
    let (upper, lower) = (row(rows.first()), row(rows.last()));
    let edges = [
        edge(
            rows.iter().filter_map(|row| row.first()).collect(),
            |sign| sign.left,
        ),
        edge(rows.iter().filter_map(|row| row.last()).collect(), |sign| {
            sign.right
        }),
        edge(upper.iter().collect(), |sign| sign.top),
        edge(lower.iter().collect(), |sign| sign.bottom),
    ];
    let [left, right, top, bottom] = edges.map(|(_, is_edge)| is_edge);
    edges
        .iter()
        .any(|&(is_drawn, _)| is_drawn)
        .then_some(EdgesOfSign {
            left,
            right,
            top,
            bottom,
        })
}
