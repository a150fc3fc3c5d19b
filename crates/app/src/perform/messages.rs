//! Does what the buttons of messages offer.

use semeai_words::Repair;

use super::files;
use crate::app::{App, act};
use crate::messages::Remedy;
use crate::mode::Mode;
use crate::requests::MessageRequest;

/// Does one request.
pub(super) fn perform(app: &mut App, request: MessageRequest) {
    let messages = &mut app.view.messages;
    match request {
        MessageRequest::Remedy(remedy) => self::remedy(app, remedy),
        MessageRequest::DismissNotice(notice) => messages.dismissed.push(notice),
        MessageRequest::DismissStrip(number) => {
            if number < messages.strips.len() {
                messages.strips.remove(number);
            }
        }
        MessageRequest::ShowPoints(points) => messages.shown_points = points,
    }
}

fn remedy(app: &mut App, remedy: Remedy) {
    match remedy {
        Remedy::Repair(repair) => self::repair(app, repair),
        Remedy::Restore(document) => files::restore(app, *document),
        Remedy::DiscardRestore => files::discard_restore(app),
    }
}

fn repair(app: &mut App, repair: Repair) {
    match repair {
        Repair::Do(action) => act(app, &action),
        Repair::DoAll(actions) => {
            app.session.begin_stroke();
            for action in &actions {
                act(app, action);
            }
            app.session.end_stroke();
        }
        Repair::Show(points) => app.view.messages.shown_points = points,
        Repair::MarkMode => app.view.set_mode(Mode::Mark),
        Repair::Dismiss => {}
    }
}
