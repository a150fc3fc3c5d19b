//! The one way in which the window changes the document.

use semeai_session::{Action, Session};

use crate::said::Said;
use crate::view::View;

/// Changes the document; what cannot be done is said in a strip.
pub(super) fn act(session: &mut Session, view: &mut View, action: &Action) {
    view.messages.settle();
    if let Err(error) = session.apply(action) {
        let document = session.snapshot().clone();
        view.messages.say_error(Said::new(move |language| {
            semeai_words::action_error(&error, &document, language)
        }));
    }
    if matches!(action, Action::Board(_)) {
        view.size = None;
    }
}
