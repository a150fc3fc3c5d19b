//! An endgame as a file: what was found out is written for readers of it, as `solve --sgf` does with a race.

use std::path::Path;

use semeai_board::Color;
use semeai_endgame::position_report::{EndgameReport, KnownBy};
use semeai_session::file::{Answers, to_bytes};
use semeai_session::play_out::endgame::best_line;
use semeai_session::play_out::written;
use semeai_session::{Action, Document, EndgameMarks, MarkAction, Session, Subject, TextAction};
use semeai_words::action::action_error;
use semeai_words::comment::endgame_comment;
use semeai_words::endgame::order::{line_comments, order_heading};
use semeai_words::file::error::format_error;

use super::inquiry::Inquiry;
use crate::output::write_file;
use crate::status::CommandError;

/// Writes a document with what is taken as safe, and the best line of each start as a variation.
pub(super) fn write(
    path: &Path,
    inquiry: &Inquiry,
    report: &EndgameReport,
    document: Document,
) -> Result<(), CommandError> {
    let phrasing = inquiry.phrasing;
    let before = document.clone();
    let only = document.endgame.only;
    let is_as_before = inquiry.question.only.is_empty() && document.endgame.is_narrowed;
    let mut session = Session::new(Document {
        subject: Subject::Endgame,
        endgame: EndgameMarks {
            counting: inquiry.counting,
            dead: inquiry.question.dead,
            is_narrowed: inquiry.question.is_narrowed || is_as_before,
            only: (inquiry.question.only.iter()).fold(only, |all, each| all.union(each)),
        },
        ..document
    });
    let apply = |session: &mut Session, action: Action| {
        let done = session.apply(&action);
        done.map_err(|error| action_error(&error, &before, phrasing))
    };
    let safe = MarkAction::AcceptSafe(report.safe.clone());
    apply(&mut session, Action::Mark(safe))?;
    for first in Color::ALL {
        let document = session.document();
        let Some(line) = best_line(document, report, first) else {
            continue;
        };
        if line.turns().is_empty() {
            continue;
        }
        let komi = document.endgame.counting.komi;
        let heading = order_heading(report, first, komi, phrasing);
        let comments = line_comments(report, first, komi, document.topology(), phrasing);
        let line = written(&line, &heading.unwrap_or_default(), &comments, ["", ""]);
        apply(&mut session, Action::Text(TextAction::Variation(line)))?;
    }
    let document = session.document();
    let told = Answers {
        endgame: Some(report),
        words: &endgame_comment(document, report),
        is_proof: report.known == KnownBy::Searched,
        ..Answers::NOTHING
    };
    let saved = to_bytes(document, &told).map_err(|error| format_error(error, phrasing))?;
    write_file(path, saved, phrasing)
}
