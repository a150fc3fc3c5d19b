//! The one way in which the window changes the document.

use semeai_session::{Action, Language, Session};

use crate::view::View;

/// Changes the document; what cannot be done is said in a strip.
pub(super) fn act(session: &mut Session, view: &mut View, language: Language, action: &Action) {
    view.messages.settle();
    if let Err(error) = session.apply(action) {
        let said = semeai_words::action_error(&error, session.document(), language);
        view.messages.say_error(said);
    }
    if matches!(action, Action::Board(_)) {
        view.size = None;
    }
}
