//! Points from the command line: candidates as `bB3/wH3:H5,C4`, stones as `C3,D5`.

use semeai_board::{Color, Point, PointSet, Topology};
use semeai_race::picks::{Move, Path, path_label};
use semeai_race::report::Report;
use semeai_session::{Document, Phrasing};
use semeai_words::argument::{ArgumentError, argument_error, no_node, outside_region};

use crate::status::CommandError;

const OPTION: &str = "--pick";

/// A pick as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pick {
    pub(crate) path: Path,
    pub(crate) points: Vec<Point>,
}

/// Reads a pick.
///
/// # Errors
///
/// What is wrong, and at which column of the text.
pub(crate) fn parse(
    text: &str,
    topology: &Topology,
    phrasing: Phrasing,
) -> Result<Pick, CommandError> {
    let refuse = |column, error| Err(argument_error(OPTION, text, column, error, phrasing));
    let Some((moves, points)) = text.split_once(':') else {
        return refuse(text.chars().count() + 1, ArgumentError::NoColon);
    };
    let mut path = Path::new();
    for (column, word) in words(moves.trim(), '/', 1) {
        match parse_move(word, topology) {
            Ok(m) => path.push(m),
            Err(error) => return refuse(column, error),
        }
    }
    let mut picked = Vec::new();
    for (column, word) in words(points, ',', moves.chars().count() + 2) {
        match topology.point(word) {
            Some(point) => picked.push(point),
            None => return refuse(column, ArgumentError::NoPoint(word)),
        }
    }
    if picked.is_empty() {
        return refuse(moves.chars().count() + 2, ArgumentError::NoPick);
    }
    Ok(Pick {
        path,
        points: picked,
    })
}

/// The points of an argument such as `--safe`; each is to have a stone.
///
/// # Errors
///
/// What is wrong, and at which column of the text.
pub(crate) fn stone_points(
    argument: &'static str,
    text: &str,
    document: &Document,
    phrasing: Phrasing,
) -> Result<PointSet, CommandError> {
    let refuse = |column, error| argument_error(argument, text, column, error, phrasing);
    let mut points = PointSet::EMPTY;
    for (column, word) in words(text, ',', 1) {
        let point = document.topology().point(word);
        let point = point.ok_or_else(|| refuse(column, ArgumentError::NoPoint(word)))?;
        points.insert(point);
    }
    if points.is_empty() {
        return Err(refuse(1, ArgumentError::NoPick));
    }
    for (column, word) in words(text, ',', 1) {
        let point = document.topology().point(word);
        if point.is_some_and(|point| document.board.setup.block_at(point).is_none()) {
            return Err(refuse(column, ArgumentError::Empty(word)));
        }
    }
    Ok(points)
}

/// The words of a list with the columns at which they begin; none for an empty list.
pub(crate) fn words(
    list: &str,
    separator: char,
    first: usize,
) -> impl Iterator<Item = (usize, &str)> {
    let mut column = first;
    list.split(separator)
        .filter(|_| !list.is_empty())
        .map(move |word| {
            let at = column;
            column += word.chars().count() + 1;
            (at, word.trim())
        })
}

fn parse_move<'a>(word: &'a str, topology: &Topology) -> Result<Move, ArgumentError<'a>> {
    let mut letters = word.chars();
    let color = match letters.next() {
        Some('b' | 'B') => Color::Black,
        Some('w' | 'W') => Color::White,
        _ => return Err(ArgumentError::NoColor(word)),
    };
    let name = letters.as_str();
    match topology.point(name) {
        Some(point) => Ok(Move { color, point }),
        None => Err(ArgumentError::NoPoint(name)),
    }
}

/// Checks that every pick was used: its node exists, and its points are in that node's region.
///
/// # Errors
///
/// The first pick that was not.
pub(crate) fn check(
    picks: &[Pick],
    report: &Report,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    let topology = &report.topology;
    for pick in picks {
        let nodes: Vec<_> = report
            .regions
            .iter()
            .filter_map(|region| region.tree.find(&pick.path).map(|id| region.tree.node(id)))
            .collect();
        if nodes.is_empty() {
            let node = path_label(&pick.path, topology);
            let node = node.to_string();
            return Err(no_node(OPTION, &node, phrasing));
        }
        for &point in &pick.points {
            let is_used = nodes
                .iter()
                .any(|node| node.slots.iter().any(|slot| slot.point == point));
            if !is_used {
                let name = topology.name(point);
                return Err(outside_region(OPTION, name, phrasing));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Topology {
        Topology::rectangle(9, 9).expect("9 by 9 is a board")
    }

    #[test]
    fn moves_and_points_are_read() {
        let board = board();
        let pick = parse("bB3/wH3:H5,c4", &board, Phrasing::ENGLISH).unwrap();
        let names: Vec<&str> = pick.points.iter().map(|&p| board.name(p)).collect();
        assert_eq!(path_label(&pick.path, &board).to_string(), "bB3/wH3");
        assert_eq!(names, ["H5", "C4"]);
        assert!(
            parse(":A1", &board, Phrasing::ENGLISH)
                .unwrap()
                .path
                .is_empty()
        );
    }

    #[test]
    fn errors_name_the_column() {
        let board = board();
        let error = |text| parse(text, &board, Phrasing::ENGLISH).unwrap_err();
        assert_eq!(
            error("bB3"),
            "--pick bB3: column 4: expected ':' between the moves and the points"
        );
        assert_eq!(
            error("bB3/xA1:A2"),
            "--pick bB3/xA1:A2: column 5: a move begins with b or w, not 'xA1'"
        );
        assert_eq!(
            error(":A1,Z9"),
            "--pick :A1,Z9: column 5: no point 'Z9' on this board"
        );
        assert_eq!(
            error("bB3:"),
            "--pick bB3:: column 5: expected at least one point"
        );
    }
}
