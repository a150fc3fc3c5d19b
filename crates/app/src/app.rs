//! The program in a window: its four parts, and the changes that everything else is made of.

use semeai_race::picks::Path;
use semeai_session::{Action, Session, Settings};

use crate::jobs::Jobs;
use crate::view::{Mode, View};

/// The program in a window.
#[derive(Debug)]
pub struct App {
    /// The document at work.
    pub(crate) session: Session,
    /// How the person stands in it.
    pub(crate) view: View,
    /// What the person prefers.
    pub(crate) settings: Settings,
    /// Files and dialogs at work.
    pub(crate) jobs: Jobs,
}

/// Changes the document; what cannot be done is said in a strip.
pub(crate) fn act(app: &mut App, action: &Action) {
    app.view.shown_points.clear();
    app.view.strips.retain(|strip| !strip.is_error);
    if let Err(error) = app.session.apply(action) {
        let said =
            semeai_words::action_error(&error, app.session.document(), app.settings.language);
        app.view.say(said, true);
    }
    if matches!(action, Action::Board(_)) {
        app.view.size = None;
    }
}

/// Changes what clicks on the board do.
pub(crate) fn set_mode(app: &mut App, mode: Mode) {
    if app.view.mode != Mode::SetUp {
        app.view.last_mode = app.view.mode;
    }
    app.view.mode = mode;
    app.view.gesture = None;
    if mode != Mode::Analyse {
        app.view.go(Path::new());
    }
}
