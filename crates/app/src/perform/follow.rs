//! Keeps what is shown true to what has been found out since.

use semeai_session::file::ListGames;
use semeai_session::{Session, Settings};

use super::{files, stored_proof};
use crate::commands::mode::Mode;
use crate::sciences::endgame::perform as endgame;
use crate::sciences::race::perform::{self as race, proof, proposal};
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
    race::follow_analysis(session, &mut view.place);
    files::take_files(session, view, typed, settings, jobs);
    proposal::follow(session, view);
    endgame::follow(session, view);
    proof::follow(session, view);
    stored_proof::follow(session, view);
    let games = ListGames::of(session.document());
    session.desk_mut().want(games);
    session.set_playing(view.mode == Mode::PlayOut);
}
