//! Figures on the points of a diagram with `$$`: moves that have been played.

use super::cells::PointSign;
use super::content::Diagram;
use super::error::{DiagramError, DiagramErrorKind};
use super::note::{DiagramNote, DiagramNoteKind};
use super::sign::PointMark;
use crate::color::Color;
use crate::point::Point;
use crate::position::Position;
use crate::role::{Role, Roles};

/// A move as it is drawn.
#[derive(Debug, Clone, Copy)]
struct DrawnMove {
    /// From 1 to 10, which is drawn as 0.
    number: u8,
    color: Color,
    point: Point,
}

/// Plays the moves that are figures among the labels: the side of the header has the odd ones, Black where none is named. They take
/// what they capture, where the stones allow all of them. Tells what was done.
///
/// # Errors
///
/// If a figure stands on two points.
pub(super) fn play(
    diagram: &mut Diagram,
    cells: &[Vec<PointSign>],
) -> Result<Option<DiagramNote>, DiagramError> {
    let Some(first) = first_figure(cells)? else {
        return Ok(None);
    };
    let moves = take_moves(diagram);
    let next = moves
        .last()
        .map_or(Color::Black, |last| last.color.opponent());
    match after(diagram, &moves) {
        Some((position, roles)) => {
            diagram.setup = position.to_setup();
            diagram.roles = roles;
        }
        None => {
            for each in &moves {
                diagram.setup.set(each.point, Some(each.color));
                diagram.roles.set(each.point, Role::Unknown);
            }
        }
    }
    diagram.to_move = Some(next);
    Ok(Some(DiagramNote {
        line: first.line,
        column: first.column,
        kind: DiagramNoteKind::Moves {
            moves: moves.len(),
            next,
        },
    }))
}

/// The first figure of the board, if there is one and none stands twice.
fn first_figure(cells: &[Vec<PointSign>]) -> Result<Option<PointSign>, DiagramError> {
    let is_figure =
        |cell: &&PointSign| matches!(cell.mark, PointMark::Label(label) if label.is_ascii_digit());
    let mut seen: Vec<PointSign> = Vec::new();
    for cell in cells.iter().flatten().filter(is_figure) {
        if seen.iter().any(|other| other.sign == cell.sign) {
            let kind = DiagramErrorKind::MoveTwice(number_of(cell.sign));
            return Err(DiagramError {
                line: cell.line,
                column: cell.column,
                kind,
            });
        }
        seen.push(*cell);
    }
    Ok(seen.first().copied())
}

fn number_of(figure: char) -> u8 {
    match figure {
        '1'..='9' => figure as u8 - b'0',
        _ => 10,
    }
}

/// Takes the moves from among the labels, in their order.
fn take_moves(diagram: &mut Diagram) -> Vec<DrawnMove> {
    let starts = diagram.to_move.unwrap_or(Color::Black);
    let labels = std::mem::take(&mut diagram.labels);
    let (figures, letters): (Vec<_>, Vec<_>) = labels
        .into_iter()
        .partition(|(_, label)| label.is_ascii_digit());
    diagram.labels = letters;
    let moves = figures.into_iter().map(|(point, figure)| {
        let number = number_of(figure);
        let color = if number % 2 == 1 {
            starts
        } else {
            starts.opponent()
        };
        DrawnMove {
            number,
            color,
            point,
        }
    });
    let mut moves: Vec<DrawnMove> = moves.collect();
    moves.sort_by_key(|each| each.number);
    moves
}

/// The position and the roles after the moves; nothing if the stones are no position or a move is not legal.
fn after(diagram: &Diagram, moves: &[DrawnMove]) -> Option<(Position, Roles)> {
    let mut position = diagram.position().ok()?;
    let mut roles = diagram.roles;
    for each in moves {
        let played = position.play(each.color, each.point).ok()?;
        roles = roles.after(each.point, &played.captured);
        position = played.position;
    }
    Some((position, roles))
}
