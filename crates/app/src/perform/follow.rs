//! Keeps what is shown true to what has been found out since.

use semeai_session::file::ListGames;
use semeai_session::{Session, Settings};

use super::{files, stored_proof};
use crate::commands::mode::Mode;
use crate::sciences;
use crate::storage::jobs::Jobs;
use crate::typed_texts::TypedTexts;
use crate::view::View;

/// Takes what has finished.
pub(crate) fn follow(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &mut Settings,
    jobs: &mut Jobs,
) {
    files::take_files(session, view, typed, settings, jobs);
    for science in sciences::ALL {
        science.follow(session, view);
    }
    stored_proof::follow(session, view);
    let games = ListGames::of(session.document());
    session.desk_mut().want(games);
    session.set_playing(view.mode == Mode::PlayOut);
}
