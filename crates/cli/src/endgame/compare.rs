//! Two moves beside each other.

use semeai_board::{Color, Topology};
use semeai_endgame::position_report::EndgameReport;
use semeai_endgame::{Comparison, NoComparison};
use semeai_session::Phrasing;
use semeai_words::argument::{ArgumentError, argument_error};
use semeai_words::endgame::compare::{comparison_headline, comparison_rows, comparison_scores};

use super::inquiry::Inquiry;
use crate::pick::words;
use crate::status::CommandError;

const OPTION: &str = "--compare";

/// The two points of a text such as `D6,F1` as moves of a side.
///
/// # Errors
///
/// What is wrong with the text, and why a point is no move of this side.
pub(super) fn comparison(
    text: &str,
    first: Color,
    inquiry: &Inquiry,
    report: &EndgameReport,
) -> Result<Comparison, CommandError> {
    let (position, phrasing) = (&inquiry.question.position, inquiry.phrasing);
    let refuse = |column, error| argument_error(OPTION, text, column, error, phrasing);
    let named = words(text, ',', 1).map(|(column, word)| {
        let point = position.topology().point(word);
        let point = point.ok_or_else(|| refuse(column, ArgumentError::NoPoint(word)))?;
        Ok((column, word, point))
    });
    let named = named.collect::<Result<Vec<_>, CommandError>>()?;
    let [one, other] = named[..] else {
        return Err(refuse(1, ArgumentError::NotTwo));
    };
    let compared = report.compare(position, first, [one.2, other.2]);
    compared.map_err(|error| match error {
        NoComparison::Same(_) => refuse(other.0, ArgumentError::Same(other.1)),
        NoComparison::NoMove(point, reason) => {
            let (column, word, _) = if one.2 == point { one } else { other };
            refuse(column, ArgumentError::NoMove(first, word, reason))
        }
    })
}

/// The comparison as lines of a terminal.
pub(super) fn lines(
    compared: &Comparison,
    report: &EndgameReport,
    inquiry: &Inquiry,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let komi = inquiry.counting.komi;
    let headline = comparison_headline(compared, topology, phrasing);
    let rows = comparison_rows(compared, topology, phrasing);
    let scores = comparison_scores(compared, report, komi, topology, phrasing);
    let lines = std::iter::once(headline).chain(rows).chain(scores);
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether anything is known by which they could be compared.
pub(super) fn is_known(compared: &Comparison) -> bool {
    let is_scored = compared.moves.iter().all(|each| each.loss.is_some());
    is_scored || compared.bigger().is_some()
}
