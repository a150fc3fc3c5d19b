//! Keeps what is shown true to what has been found out since.

use super::{files, proof, proposal, race};
use crate::app::App;
use crate::mode::Mode;

/// Takes what has finished.
pub(crate) fn follow(app: &mut App) {
    race::follow_analysis(&app.session, &mut app.view.place);
    files::take_files(app);
    proposal::follow(&mut app.session, &mut app.view, app.settings.language);
    proof::follow(&mut app.session, &mut app.view);
    app.session.set_playing(app.view.mode == Mode::PlayOut);
}
