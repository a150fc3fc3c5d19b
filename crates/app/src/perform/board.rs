//! Follows the hand on the board.

use std::sync::Arc;

use semeai_board::{Color, Topology};
use semeai_session::{Session, point_called};
use semeai_words::labels::Label;

use super::question;
use crate::commands::requests::BoardRequest;
use crate::hand::Drag;
use crate::view::View;

/// Does one request.
pub(super) fn perform(session: &mut Session, view: &mut View, request: BoardRequest) {
    match request {
        BoardRequest::BeginStroke => session.history_mut().begin_stroke(),
        BoardRequest::EndStroke => session.history_mut().end_stroke(),
        BoardRequest::Gesture(gesture) => {
            let ended = view.hand.gesture.filter(|_| gesture.is_none());
            if ended.is_some_and(|ended| ended.drag == Drag::Select) {
                view.hand.is_selecting = false;
            }
            view.hand.gesture = gesture;
        }
        BoardRequest::Touched(point) => {
            view.hand.touched = point;
            view.hand.finger.get_or_insert(Color::Black);
        }
        BoardRequest::Finger(color) => view.hand.finger = Some(color),
        BoardRequest::Stroke(stroke) => {
            if stroke.is_none() {
                view.hand.is_selecting = false;
            }
            view.hand.stroke = stroke;
        }
        BoardRequest::Sheet(sheet) => view.hand.sheet = Some(sheet),
        BoardRequest::LineFrom(point) => view.hand.line_from = point,
        BoardRequest::Hover(point) => view.hand.hovered = point,
        BoardRequest::Half(color) => view.hand.half = Some(color),
        BoardRequest::Wheel(turned) => view.hand.wheel = turned,
        BoardRequest::Zoom(size, way) => view.hand.zoom = (size, way),
        BoardRequest::Scroll(steps) => view.scroll_to(session.shown_document().topology(), steps),
        BoardRequest::Name(name) => go_to(session, view, &name),
        BoardRequest::Try(point, color) => question::try_move(session, view, point, color),
        BoardRequest::Select(selection) => view.hand.selection = selection,
        BoardRequest::Cursor(point) => view.hand.cursor = Some(point),
        BoardRequest::Size(size) => view.size = Some(size),
        BoardRequest::Kind(kind) => view.open.boards = Some(Arc::new(Topology::new(kind))),
    }
}

/// Puts the board cursor on the point of this name.
fn go_to(session: &Session, view: &mut View, name: &str) {
    match point_called(session.shown_document().topology(), name) {
        Some(point) => {
            view.hand.cursor = Some(point);
            view.hand.wants_board_focus = true;
        }
        None => view.messages.say(Label::NoSuchPoint),
    }
}
