//! Follows the hand on the board.

use semeai_session::Session;

use crate::requests::BoardRequest;
use crate::view::View;

/// Does one request.
pub(super) fn perform(session: &mut Session, view: &mut View, request: BoardRequest) {
    match request {
        BoardRequest::BeginStroke => session.begin_stroke(),
        BoardRequest::EndStroke => session.end_stroke(),
        BoardRequest::Gesture(gesture) => view.hand.gesture = gesture,
        BoardRequest::Hover(point) => view.hand.hovered = point,
        BoardRequest::Wheel(turned) => view.hand.wheel = turned,
        BoardRequest::Zoom(size, way) => view.hand.zoom = (size, way),
        BoardRequest::Cursor(point) => view.hand.cursor = Some(point),
        BoardRequest::Size(columns, rows) => view.size = Some((columns, rows)),
    }
}
