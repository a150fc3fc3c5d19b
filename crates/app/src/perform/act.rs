//! The one way in which the window changes the document.

use semeai_session::{Action, Session};

use crate::messages::Topic;
use crate::said::Said;
use crate::view::View;

/// Changes the document; what cannot be done is said in a strip.
pub(super) fn act(session: &mut Session, view: &mut View, action: &Action) {
    attempt(session, view, action);
}

/// The same for whoever goes on only if it was done: says whether it was.
pub(super) fn attempt(session: &mut Session, view: &mut View, action: &Action) -> bool {
    // What was answered of a position stays as long as the position does.
    if !matches!(action, Action::Crop(_) | Action::Text(_)) {
        view.messages.settle();
    }
    let applied = session.apply(action);
    let is_done = applied.is_ok();
    if is_done {
        // From now on undo takes this back first.
        view.messages.drop(Topic::Left);
    }
    if let Err(error) = applied {
        let document = session.snapshot().clone();
        view.messages.say_error(Said::new(move |language| {
            semeai_words::action_error(&error, &document, language)
        }));
    }
    if matches!(action, Action::Board(_)) {
        view.size = None;
    }
    is_done
}
