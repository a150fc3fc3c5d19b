//! Changes the positions of the file, and what is asked of the one on the board.

use semeai_board::Point;
use semeai_session::{
    Action, Depth, LessonAction, Markup, MarkupAction, MarkupLine, PositionsAction, Session,
    Settings, TextAction,
};
use semeai_words::file::gathering::positions_added;

use super::act::{act, attempt};
use super::asking;
use crate::app::App;
use crate::commands::mode::Mode;
use crate::commands::requests::PositionsRequest;
use crate::hand::Marker;
use crate::local_text::LocalText;
use crate::typed_texts::WrittenField;
use crate::view::View;

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    request: PositionsRequest,
) {
    match request {
        PositionsRequest::Arrange(action) => arrange(session, view, action),
        PositionsRequest::Language(language) => view.lesson_language = Some(language),
        PositionsRequest::Marker(marker) => {
            if view.mode != Mode::Analyse {
                view.set_mode(Mode::Analyse);
            }
            view.hand.marker = marker;
            view.hand.marked_from = None;
            view.hand.labelled = None;
        }
        PositionsRequest::MarkWithAnswer(is_on) => view.hand.marks_with_answer = is_on,
        PositionsRequest::Mark(point) => mark(session, view, point),
        PositionsRequest::Try => {
            settings.depth = Depth::Learner;
            asking::begin_again(session, view);
        }
    }
}

/// Marks a point for readers, or takes its mark away; of a line it is one end.
fn mark(session: &mut Session, view: &mut View, point: Point) {
    let Some(marker) = view.marker() else {
        return;
    };
    let from = view.hand.marked_from.take();
    let action = match (marker, from) {
        (Marker::Sign(sign), _) => MarkupAction::Sign(point, sign),
        (Marker::Letter, _) => {
            let document = session.document();
            let all = document.markup_with_answer();
            let here = view.marks_set(document).labels.contains_key(&point);
            let label = match all.labels.get(&point) {
                Some(_) if here => String::new(),
                // It goes to the marks that are set now.
                Some(label) => label.clone(),
                None => next_letter(&all),
            };
            MarkupAction::Label(point, label)
        }
        (Marker::Line { is_arrow }, Some(from)) => MarkupAction::Line(MarkupLine {
            from,
            to: point,
            is_arrow,
        }),
        (Marker::Text, _) => {
            view.hand.labelled = Some(point);
            return;
        }
        (Marker::Line { .. }, None) => {
            view.hand.marked_from = Some(point);
            return;
        }
    };
    act(session, view, &Action::Text(marked(view, action)));
}

/// A mark among those that are set now.
fn marked(view: &View, action: MarkupAction) -> TextAction {
    match view.hand.marks_with_answer {
        true => TextAction::Lesson(LessonAction::Mark(action)),
        false => TextAction::Markup(action),
    }
}

/// The first capital that stands nowhere yet.
fn next_letter(markup: &Markup) -> String {
    let letters = ('A'..='Z').map(|letter| letter.to_string());
    let numbers = (1..).map(|number: usize| number.to_string());
    let is_free = |label: &String| !markup.labels.values().any(|each| each == label);
    let mut free = letters.chain(numbers).filter(is_free);
    free.next().unwrap_or_default()
}

/// Changes the list; where another position is on the board then, nothing is known of it yet.
fn arrange(session: &mut Session, view: &mut View, action: PositionsAction) {
    let before = session.history().document().clone();
    let is_new = action == PositionsAction::New;
    let is_added = action == PositionsAction::Add;
    let is_done = attempt(session, view, &Action::Positions(action));
    if !is_done || *session.history().document() == before {
        return;
    }
    let beside = view.open.beside;
    view.enter();
    view.open.beside = beside;
    if is_added {
        let added = LocalText::new(|phrasing| positions_added(1, phrasing));
        view.messages.say(added);
    }
    view.set_mode(match is_new {
        true => Mode::SetUp,
        false => Mode::Analyse,
    });
}

/// Makes what is being written of a position a part of the document once it is finished.
pub(super) fn keep_written(app: &mut App, mut is_finished: impl FnMut(&mut WrittenField) -> bool) {
    let language = app.view.lesson_language.unwrap_or(app.settings.language);
    let fields = &mut app.typed.lesson;
    let mut written = Vec::new();
    if is_finished(&mut fields.title) {
        let text = fields.title.text.clone();
        written.push(TextAction::Lesson(LessonAction::Title(language, text)));
    }
    if is_finished(&mut fields.question) {
        let text = fields.question.text.clone();
        written.push(TextAction::Lesson(LessonAction::Question(language, text)));
    }
    if is_finished(&mut fields.answer) {
        let text = fields.answer.text.clone();
        written.push(TextAction::Lesson(LessonAction::Answer(language, text)));
    }
    if is_finished(&mut fields.label)
        && let Some(point) = app.view.labelled()
    {
        let text = fields.label.text.trim().to_owned();
        written.push(marked(&app.view, MarkupAction::Label(point, text)));
    }
    for action in written {
        act(&mut app.session, &mut app.view, &Action::Text(action));
    }
}
