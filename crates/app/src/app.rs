//! The program in a window: its parts, and the changes that everything else is made of.

use semeai_session::{Action, Session, Settings};

use crate::jobs::Jobs;
use crate::typed::Typed;
use crate::view::View;

/// The program in a window.
#[derive(Debug)]
pub struct App {
    /// The document at work, and what has been found out about it.
    pub(crate) session: Session,
    /// How the person stands in it.
    pub(crate) view: View,
    /// What the person has typed into it.
    pub(crate) typed: Typed,
    /// What the person prefers.
    pub(crate) settings: Settings,
    /// Files and dialogs at work.
    pub(crate) jobs: Jobs,
}

/// Changes the document; what cannot be done is said in a strip.
pub(crate) fn act(app: &mut App, action: &Action) {
    app.view.messages.shown_points.clear();
    app.view.messages.clear_errors();
    if let Err(error) = app.session.apply(action) {
        let said =
            semeai_words::action_error(&error, app.session.document(), app.settings.language);
        app.view.messages.say(said, true);
    }
    if matches!(action, Action::Board(_)) {
        app.view.size = None;
    }
}
