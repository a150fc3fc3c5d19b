//! Does what the buttons of messages offer.

use semeai_session::{Language, Repair, Session};

use super::act::act;
use super::open;
use crate::jobs::Jobs;
use crate::messages::Remedy;
use crate::mode::Mode;
use crate::requests::MessageRequest;
use crate::view::View;

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    language: Language,
    jobs: &Jobs,
    request: MessageRequest,
) {
    let messages = &mut view.messages;
    match request {
        MessageRequest::Remedy(Remedy::Repair(repair)) => {
            self::repair(session, view, language, repair);
        }
        MessageRequest::Remedy(Remedy::Restore(document)) => {
            open::restore(session, view, language, *document);
        }
        MessageRequest::Remedy(Remedy::DiscardRestore) => open::discard_restore(messages, jobs),
        MessageRequest::DismissNotice(notice) => messages.dismissed.push(notice),
        MessageRequest::DismissStrip(number) => {
            if number < messages.strips.len() {
                messages.strips.remove(number);
            }
        }
        MessageRequest::ShowPoints(points) => messages.shown_points = points,
    }
}

fn repair(session: &mut Session, view: &mut View, language: Language, repair: Repair) {
    match repair {
        Repair::Show(points) => view.messages.shown_points = points,
        Repair::Mark => view.set_mode(Mode::Mark),
        Repair::Leave => {}
        changes => {
            session.begin_stroke();
            for action in &changes.actions() {
                act(session, view, language, action);
            }
            session.end_stroke();
        }
    }
}
