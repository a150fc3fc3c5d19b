//! The best line of an endgame as a play-out, to be stepped through.

use semeai_board::Color;
use semeai_endgame::position_report::EndgameReport;

use super::course::PlayOut;
use super::stage::beginning;
use super::style::Style;
use crate::document::Document;
use crate::play_out::person::Person;

/// The best line of a start, played to its end; nothing if that start was not asked about or has no score, or if the document
/// is no endgame.
pub fn best_line(document: &Document, report: &EndgameReport, first: Color) -> Option<PlayOut> {
    let steps = &report.starts[first].as_ref()?.line;
    let start = beginning(document)?;
    let mut line = PlayOut::new(start, Person::Both, Style::Best);
    line.restart(first);
    for step in steps {
        if line.play(step.point).is_err() {
            break;
        }
    }
    Some(line)
}
