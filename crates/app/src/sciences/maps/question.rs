//! What is asked about a map: at which points it can be played, or at which it cannot where those are fewer.

use semeai_board::PointSet;
use semeai_session::attempt::Wanted;
use semeai_session::{EvaluateMap, Progress};
use semeai_sheets::{Hint, Question, QuestionPart, paragraph};
use semeai_words::lesson::{hint_count, hint_one_of_them, left_out, map_question};
use semeai_words::tactics::{lesson_sentence, map_headline};

use crate::commands::requests::Sheet;
use crate::lesson::Lesson;
use crate::science::FrameData;

/// Nobody clicks more points than this.
const MOST_ASKED: usize = 16;

/// The question, or nothing where the map is not one or has too many points.
pub(super) fn question(shown: &FrameData<'_>) -> Option<Question> {
    let phrasing = shown.phrasing();
    let text = shown.document.map.text.as_str();
    let progress = shown.session.progress::<EvaluateMap>();
    let is_unasked = progress == Progress::Unasked && shown.map().is_none();
    if progress.is_pending() || is_unasked {
        return Some(Question::that_is_read(map_question(text, true, phrasing)));
    }
    let report = shown.map_report()?;
    let (points, does_ask_in) = report.points_to_ask(&shown.map()?.legal);
    if points.len() > MOST_ASKED {
        return None;
    }
    let one = points.first();
    let part = QuestionPart {
        asked: lesson_sentence(&report.map, phrasing),
        first: Some(shown.document.map.player),
        about: PointSet::EMPTY,
        choices: Vec::new(),
        wanted: Wanted::All(points),
        hints: None,
    };
    Some(Question {
        headline: map_question(text, does_ask_in, phrasing),
        parts: vec![part],
        hints: [
            Hint {
                said: hint_count(points.len(), phrasing),
                points: PointSet::EMPTY,
            },
            Hint {
                said: hint_one_of_them(one.is_some(), phrasing).to_owned(),
                points: one.map_or(PointSet::EMPTY, PointSet::single),
            },
        ],
        is_reading: false,
    })
}

/// What stands in the place of the question when a lesson is over: what it asked for.
pub(super) fn answer(shown: &FrameData<'_>) -> Sheet {
    let (player, phrasing) = (shown.document.map.player, shown.phrasing());
    let text = shown.document.map.text.as_str();
    let lesson = shown.view.lesson.as_ref();
    let told = lesson.and_then(Lesson::told_points);
    let said = shown.map_report().map(|report| {
        let headline = match told {
            Some(points) if *points != report.playable => {
                let board = shown.document.topology();
                left_out(text, points, board, phrasing)
            }
            _ => map_headline(report, player, phrasing),
        };
        Sheet {
            sentences: paragraph(lesson_sentence(&report.map, phrasing)),
            ..Sheet::line(headline)
        }
    });
    said.unwrap_or_else(|| Sheet::line(text.to_owned()))
}
