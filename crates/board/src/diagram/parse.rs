//! Reading text diagrams.

use super::content::Diagram;
use super::error::{DiagramError, DiagramErrorKind};
use super::line::{DiagramLine, LineKind, PointMark, RowNumbers, are_words};
use crate::color::Color;
use crate::point::Point;
use crate::role::Roles;
use crate::setup::Setup;
use crate::shape::{MAX_SIDE, MIN_SIDE};
use crate::topology::Topology;
use std::sync::Arc;

/// Reads a text diagram; see the [module](super) for what is understood.
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
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = (1..)
        .zip(text.lines())
        .map(|(number, text)| DiagramLine::new(number, text));
    let lines: Vec<DiagramLine> = lines.collect();
    if let Some(first) = in_words(&lines) {
        return Err(error(first, 1, DiagramErrorKind::Words));
    }
    let mut lines = diagram_lines(lines);
    let header = lines.first().and_then(header);
    if header.is_some() {
        lines.remove(0);
    }
    let rows = without_coordinates(rows(lines)?);
    let numbers = row_numbers(&rows);
    let mut cells = Vec::new();
    for row in &rows {
        cells.push(row.marks(numbers)?);
    }
    let topology = board(&rows, &cells)?;
    let (to_move, title) = header.unwrap_or_default();
    Ok(place(topology, cells, to_move, title))
}

/// The first line of a text in words. With `$$` a title may be longer than its board.
fn in_words(lines: &[DiagramLine]) -> Option<usize> {
    let signs = lines.iter().flat_map(|line| &line.chars).map(|&(_, c)| c);
    let is_it = are_words(signs) && !lines.iter().any(|line| line.is_marked);
    let mut lines = lines.iter().filter(|line| line.kind() != LineKind::Blank);
    lines.next().filter(|_| is_it).map(|line| line.number)
}

/// The first run of lines with `$$`, or all lines if there are none.
fn diagram_lines(lines: Vec<DiagramLine>) -> Vec<DiagramLine> {
    if lines.iter().any(|line| line.is_marked) {
        let from_first = lines.into_iter().skip_while(|line| !line.is_marked);
        from_first.take_while(|line| line.is_marked).collect()
    } else {
        lines
    }
}

/// Who moves first and the title, if this is the header of a diagram with `$$` and not a part of the board.
fn header(line: &DiagramLine) -> Option<(Option<Color>, Option<String>)> {
    let text = line.text();
    let (flags, title) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
    if !line.is_marked {
        return None;
    }
    if !is_flags(flags) {
        // A title directly after `$$`.
        return (!is_board(line)).then(|| (None, title_from(&text)));
    }
    let to_move = match flags.chars().next() {
        Some('B') => Some(Color::Black),
        Some('W') => Some(Color::White),
        _ => None,
    };
    (!flags.is_empty() || !is_board(line)).then(|| (to_move, title_from(title)))
}

fn title_from(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|title| !title.is_empty())
}

/// Whether the text directly after `$$` is that of a header: `B` or `W`, `c`, a size, `m` and a move number, each of
/// them optional.
fn is_flags(text: &str) -> bool {
    let rest = text.strip_prefix(['B', 'W']).unwrap_or(text);
    let rest = rest.strip_prefix('c').unwrap_or(rest);
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = rest.strip_prefix('m').map_or(rest, |number| {
        number.trim_start_matches(|c: char| c.is_ascii_digit())
    });
    rest.is_empty()
}

/// Whether a first line with `$$` is already a part of the board, the header left out: a border, or signs for points
/// that cannot well be a word. Other lines are a title.
fn is_board(line: &DiagramLine) -> bool {
    let text = line.text();
    let is_points = |word: &str| word.chars().all(|c| PointMark::from_char(c).is_some());
    let has_labels =
        |word: &str| word.contains(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
    let words: Vec<&str> = text.split_whitespace().collect();
    match (line.kind(), &words[..]) {
        (LineKind::Border, _) => true,
        (LineKind::Row, _) if line.is_bordered() => true,
        (LineKind::Row, [word]) => {
            is_points(word) && (word.contains(['.', ',']) || (word.len() >= 2 && !has_labels(word)))
        }
        (LineKind::Row, words) => words.iter().all(|word| word.len() == 1 && is_points(word)),
        _ => false,
    }
}

/// The rows among the lines.
fn rows(lines: Vec<DiagramLine>) -> Result<Vec<DiagramLine>, DiagramError> {
    let mut rows: Vec<DiagramLine> = Vec::new();
    let mut has_ended = false;
    let crossed = crossed(&lines);
    for line in lines {
        let is_row = Some(line.is_bordered()) == crossed && line.is_crosses();
        match if is_row { LineKind::Row } else { line.kind() } {
            LineKind::Ignored => {}
            LineKind::Blank | LineKind::Border | LineKind::Coordinates => {
                has_ended = !rows.is_empty();
            }
            LineKind::Row if has_ended => {
                let column = line
                    .chars
                    .iter()
                    .find(|(_, c)| !c.is_whitespace())
                    .map_or(1, |at| at.0);
                return Err(error(line.number, column, DiagramErrorKind::SecondDiagram));
            }
            LineKind::Row => rows.push(line),
        }
    }
    Ok(rows)
}

/// Of a board whose empty points are crosses, whether its rows stand between borders: a line of crosses alone is a row there.
/// Where empty points are dots, crosses are star points, and no row is full of them.
fn crossed(lines: &[DiagramLine]) -> Option<bool> {
    let mut rows = lines.iter().filter(|line| line.kind() == LineKind::Row);
    let is_crossed =
        rows.clone().any(|line| line.has('+')) && !rows.clone().any(|line| line.has('.'));
    rows.next()
        .map(DiagramLine::is_bordered)
        .filter(|_| is_crossed)
}

/// Takes off a first and a last row that are column names in small letters or figures. They look like labels, so only
/// where the other rows have a border or numbers, and these have not.
fn without_coordinates(rows: Vec<DiagramLine>) -> Vec<DiagramLine> {
    let is_name = |line: &DiagramLine| line.is_lower_coordinates() && !line.is_bordered();
    let start = usize::from(rows.first().is_some_and(is_name));
    let end = rows.len() - usize::from(rows.len() > start && rows.last().is_some_and(is_name));
    let inner = &rows[start..end];
    let is_framed = !inner.is_empty() && inner.iter().all(DiagramLine::is_bordered);
    if is_framed || row_numbers(inner) != RowNumbers::None {
        inner.to_vec()
    } else {
        rows
    }
}

/// Whether all rows begin, or begin and end, with numbers that go up or down by one.
fn row_numbers(rows: &[DiagramLine]) -> RowNumbers {
    let left: Option<Vec<usize>> = rows.iter().map(DiagramLine::leading_number).collect();
    let Some(left) = left.filter(|numbers| numbers.len() >= 2) else {
        return RowNumbers::None;
    };
    let down = left.windows(2).all(|pair| pair[0] == pair[1] + 1);
    let up = left.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let is_both = rows
        .iter()
        .zip(&left)
        .all(|(row, &number)| row.trailing_number() == Some(number));
    match (down || up, is_both) {
        (false, _) => RowNumbers::None,
        (true, false) => RowNumbers::Left,
        (true, true) => RowNumbers::Both,
    }
}

/// The board for the rows, if they are equally long and within the limits.
fn board(
    rows: &[DiagramLine],
    cells: &[Vec<(usize, PointMark)>],
) -> Result<Topology, DiagramError> {
    let (Some(first), Some(first_line)) = (cells.first(), rows.first()) else {
        return Err(error(1, 1, DiagramErrorKind::Empty));
    };
    let (columns, count) = (first.len(), rows.len());
    for (row, line) in cells.iter().zip(rows) {
        if row.len() != columns {
            let kind = DiagramErrorKind::RaggedRow {
                expected: columns,
                found: row.len(),
            };
            let end = row.last().map_or(1, |&(column, _)| column + 1);
            let column = row.get(columns).map_or(end, |&(column, _)| column);
            return Err(error(line.number, column, kind));
        }
    }
    Topology::rectangle(columns, count).map_err(|_| {
        if let Some(&(column, _)) = first.get(MAX_SIDE) {
            let kind = DiagramErrorKind::TooLarge {
                columns,
                rows: count,
            };
            error(first_line.number, column, kind)
        } else if let Some(line) = rows.get(MAX_SIDE) {
            error(
                line.number,
                1,
                DiagramErrorKind::TooLarge {
                    columns,
                    rows: count,
                },
            )
        } else {
            debug_assert!(
                columns < MIN_SIDE || count < MIN_SIDE,
                "the only other reason"
            );
            error(
                first_line.number,
                1,
                DiagramErrorKind::TooSmall {
                    columns,
                    rows: count,
                },
            )
        }
    })
}

const fn error(line: usize, column: usize, kind: DiagramErrorKind) -> DiagramError {
    DiagramError { line, column, kind }
}

fn place(
    topology: Topology,
    cells: Vec<Vec<(usize, PointMark)>>,
    to_move: Option<Color>,
    title: Option<String>,
) -> Diagram {
    let mut setup = Setup::new(Arc::new(topology));
    let mut roles = Roles::new();
    let mut labels = Vec::new();
    for (point, (_, mark)) in (0..).map_while(Point::new).zip(cells.into_iter().flatten()) {
        match mark {
            PointMark::Empty => {}
            PointMark::Label(label) => labels.push((point, label)),
            PointMark::Stone(color, role) => {
                setup.set(point, Some(color));
                roles.set(point, role);
            }
        }
    }
    Diagram {
        setup,
        roles,
        labels,
        to_move,
        title,
    }
}
