//! A line of an endgame as a play-out, to be stepped through.

use semeai_board::{Color, Point};
use semeai_endgame::position_report::EndgameReport;

use super::course::PlayOut;
use super::stage::beginning;
use super::style::Style;
use crate::document::Document;
use crate::play_out::person::Person;

/// The best line of a start, played to its end; nothing if that start was not asked about or has no score, or if the document
/// is no endgame.
pub fn best_line(document: &Document, report: &EndgameReport, first: Color) -> Option<PlayOut> {
    let steps = report.starts[first].as_ref()?.line.iter();
    line_of(document, first, steps.map(|step| step.point))
}

/// Moves of both sides in turn, played as far as they can be; nothing if the document is no endgame.
pub fn line_of(
    document: &Document,
    first: Color,
    moves: impl IntoIterator<Item = Point>,
) -> Option<PlayOut> {
    let start = beginning(document, &document.marks)?;
    let mut line = PlayOut::new(start, Person::Both, Style::Best);
    line.restart(first);
    for point in moves {
        if line.play(point).is_err() {
            break;
        }
    }
    Some(line)
}
