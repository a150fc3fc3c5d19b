//! Reading text diagrams.

use std::sync::Arc;

use super::body::Bodies;
use super::cells::{Cells, PointSign, drawn_edges};
use super::content::Diagram;
use super::error::{DiagramError, DiagramErrorKind};
use super::frame::{Borders, DrawnFrame, FrameSigns};
use super::grid;
use super::header::{ChosenLines, DiagramHeader};
use super::line::{LineKind, are_words, has_small_stones};
use super::moves;
use super::note::{DiagramNote, DiagramNoteKind, DiagramReading};
use super::rows::Rows;
use super::sign::PointMark;
use super::source::{DiagramLine, lines};
use crate::role::Roles;
use crate::setup::Setup;
use crate::shape::{MAX_SIDE, MIN_SIDE};
use crate::topology::Topology;

/// Reads a text diagram; see the [module](super) for what is understood. What was passed over or taken in one of two ways is
/// told by [`read`] alone.
///
/// # Errors
///
/// The first thing that is wrong, with line and column.
///
/// ```
/// use semeai_board::{Color, Role, diagram};
///
/// let diagram = diagram::parse(
///     "$$Bc Black to capture
///      $$  -------
///      $$ | . B @ |
///      $$ | a X O |
///      $$  -------",
/// )?;
/// assert_eq!(diagram.to_move, Some(Color::Black));
/// assert_eq!(diagram.title.as_deref(), Some("Black to capture"));
/// let at = |name| diagram.setup.topology.point(name).unwrap();
/// assert_eq!(diagram.labels, [(at("A1"), 'a')]);
/// assert_eq!(diagram.setup.get(at("C2")), Some(Color::White));
/// assert_eq!(diagram.roles.at(at("C2")), Role::Safe);
/// # Ok::<(), semeai_board::DiagramError>(())
/// ```
pub fn parse(text: &str) -> Result<Diagram, DiagramError> {
    read(text).map(|reading| reading.diagram)
}

/// Reads a text diagram with what is worth knowing about the reading.
///
/// # Errors
///
/// As [`parse`].
///
/// ```
/// use semeai_board::{DiagramNoteKind, diagram};
///
/// let corner = diagram::read(
///     "| . X .
///      | X O .
///      +-------
///      the corner",
/// )?;
/// let kinds: Vec<_> = corner.notes.iter().map(|note| &note.kind).collect();
/// assert!(matches!(kinds[..], [DiagramNoteKind::Part(_), DiagramNoteKind::Words { .. }]));
/// assert_eq!(corner.diagram.setup.topology.shape().size(), Some((19, 19)));
/// # Ok::<(), semeai_board::DiagramError>(())
/// ```
pub fn read(text: &str) -> Result<DiagramReading, DiagramError> {
    let lines = lines(text);
    let first = lines.iter().find(|line| line.kind() != LineKind::Blank);
    let first = first.map_or(1, |line| line.number);
    let mut chosen = ChosenLines::of(lines);
    let header = chosen.take_header();
    let taken = grid::take_lines(&mut chosen.lines);
    let mut rows = Rows::of(&chosen.lines)?;
    for names in taken.names {
        rows.name_columns(names);
    }
    refuse_words(&rows, first)?;
    let is_marked = chosen.lines.iter().any(|line| line.is_marked);
    let bodies = Bodies::of(&mut rows);
    let mut cells = Cells::of(&bodies)?;
    let columns = equally_long(&cells.rows)?;
    let signs = frame_signs(&rows, &bodies, &cells.rows, header.size, is_marked);
    let frame = signs.frame();
    let topology = topology(&frame, &cells.rows)?;
    let mut notes = rows.notes;
    notes.append(&mut cells.notes);
    notes.extend(taken.note);
    notes.extend(notes_of_names(
        &bodies,
        signs.column_names.map(|names| names.count),
        columns,
    ));
    notes.extend(
        chosen
            .more
            .map(|(line, count)| note(line, 1, DiagramNoteKind::MoreDiagrams(count))),
    );
    let first_cell = cells.rows.first().and_then(|row| row.first());
    let of_frame = frame.note.clone().zip(first_cell);
    notes.extend(of_frame.map(|(kind, cell)| note(cell.line, cell.column, kind)));
    let mut diagram = place(topology, &frame, &cells.rows, header);
    if is_marked {
        notes.extend(moves::play(&mut diagram, &cells.rows)?);
    }
    notes.sort_by_key(|note| (note.line, note.column));
    Ok(DiagramReading { diagram, notes })
}

const fn note(line: usize, column: usize, kind: DiagramNoteKind) -> DiagramNote {
    DiagramNote { line, column, kind }
}

/// Refuses a text without a row, or with more small letters than other signs in its rows. With `$$` a title may be longer than its
/// board, and there all are labels.
fn refuse_words(rows: &Rows, first: usize) -> Result<(), DiagramError> {
    let signs = || rows.lines.iter().flat_map(DiagramLine::signs_before_words);
    let is_marked = rows.lines.iter().any(|line| line.is_marked);
    let has_words = rows
        .notes
        .iter()
        .any(|note| matches!(note.kind, DiagramNoteKind::Words { .. }));
    if rows.lines.is_empty() {
        return Err(if has_words {
            error(first, 1, DiagramErrorKind::Words)
        } else {
            error(1, 1, DiagramErrorKind::Empty)
        });
    }
    if !is_marked && are_words(signs()) && !has_small_stones(signs()) {
        return Err(error(first, 1, DiagramErrorKind::Words));
    }
    Ok(())
}

/// How many points all rows have.
fn equally_long(rows: &[Vec<PointSign>]) -> Result<usize, DiagramError> {
    let columns = rows.first().map_or(0, Vec::len);
    let Some(row) = rows.iter().find(|row| row.len() != columns) else {
        return Ok(columns);
    };
    let kind = DiagramErrorKind::RaggedRow {
        expected: columns,
        found: row.len(),
    };
    let end = row.last().map_or(1, |cell| cell.column + 1);
    let column = row.get(columns).map_or(end, |cell| cell.column);
    Err(error(row.first().map_or(1, |cell| cell.line), column, kind))
}

fn frame_signs(
    rows: &Rows,
    bodies: &Bodies,
    cells: &[Vec<PointSign>],
    size: Option<usize>,
    is_marked: bool,
) -> FrameSigns {
    let drawn = drawn_edges(cells).unwrap_or_default();
    let has_left = bodies.rows.iter().any(|body| body.has_left_border);
    let has_right = bodies.rows.iter().any(|body| body.has_right_border);
    FrameSigns {
        columns: cells.first().map_or(0, Vec::len),
        rows: cells.len(),
        borders: Borders {
            left: drawn.left || has_left,
            right: drawn.right || has_right,
            top: drawn.top || rows.has_top,
            bottom: drawn.bottom || rows.has_bottom,
        },
        column_names: rows.names,
        are_columns_named_twice: rows.has_names_twice,
        row_numbers: bodies.numbers,
        size,
        is_marked,
    }
}

/// What is to be told of numbers and names beside the points.
fn notes_of_names(bodies: &Bodies, named: Option<usize>, points: usize) -> Vec<DiagramNote> {
    let mut notes = Vec::new();
    let first = bodies.rows.first().map_or(1, |body| body.line);
    if bodies.numbers.is_some_and(|numbers| numbers.are_close) {
        notes.push(note(first, 1, DiagramNoteKind::RowFigures));
    }
    if let Some(named) = named.filter(|&named| named != points) {
        notes.push(note(
            first,
            1,
            DiagramNoteKind::ColumnNames { named, points },
        ));
    }
    notes
}

/// The board, if it is within the limits.
fn topology(frame: &DrawnFrame, cells: &[Vec<PointSign>]) -> Result<Topology, DiagramError> {
    let &DrawnFrame { columns, rows, .. } = frame;
    Topology::rectangle(columns, rows).map_err(|_| {
        let place = |cell: Option<&PointSign>| cell.map_or((1, 1), |cell| (cell.line, cell.column));
        let first = cells.first();
        let too_large = DiagramErrorKind::TooLarge { columns, rows };
        if let Some(cell) = first.and_then(|row| row.get(MAX_SIDE)) {
            error(cell.line, cell.column, too_large)
        } else if let Some(row) = cells.get(MAX_SIDE) {
            error(place(row.first()).0, 1, too_large)
        } else if columns > MAX_SIDE || rows > MAX_SIDE {
            error(place(first.and_then(|row| row.first())).0, 1, too_large)
        } else {
            debug_assert!(
                columns < MIN_SIDE || rows < MIN_SIDE,
                "the only other reason"
            );
            let line = place(first.and_then(|row| row.first())).0;
            error(line, 1, DiagramErrorKind::TooSmall { columns, rows })
        }
    })
}

const fn error(line: usize, column: usize, kind: DiagramErrorKind) -> DiagramError {
    DiagramError { line, column, kind }
}

fn place(
    topology: Topology,
    frame: &DrawnFrame,
    rows: &[Vec<PointSign>],
    header: DiagramHeader,
) -> Diagram {
    let mut setup = Setup::new(Arc::new(topology));
    let mut roles = Roles::new();
    let mut labels = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let shape = setup.topology.shape();
            let Some(point) = shape.at(frame.left + column, frame.above + row) else {
                continue;
            };
            match cell.mark {
                PointMark::Empty => {}
                PointMark::Label(label) => labels.push((point, label)),
                PointMark::Stone(color, role) => {
                    setup.set(point, Some(color));
                    roles.set(point, role);
                }
            }
        }
    }
    Diagram {
        setup,
        roles,
        labels,
        to_move: header.to_move,
        title: header.title,
    }
}
