//! Keeps what is shown true to what has been found out since, and asks for what is to be shown next.

use semeai_session::{Depth, Session, Settings};

use super::{exercise, files, other_subject, question, safe_proposal, stored_proof};
use crate::commands::mode::Mode;
use crate::science::Deed;
use crate::sciences;
use crate::storage::jobs::Jobs;
use crate::typed_texts::TypedTexts;
use crate::view::View;

/// Takes what has finished, before it is drawn.
pub(crate) fn follow(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &mut Settings,
    jobs: &mut Jobs,
) {
    // Of what a file brings now nothing has been asked yet.
    other_subject::follow(session, view, settings);
    files::take_files(session, view, typed, settings, jobs);
    exercise::follow(session, view, settings);
    for science in sciences::all() {
        science.follow(session, view);
    }
    safe_proposal::follow(session, view);
    stored_proof::follow(session, view);
    question::follow(session, view, settings);
    question::follow_try(session, view, settings);
}

/// Asks for what is to be known where the person stands by now, and for nothing that belongs elsewhere. Who wants the answer need
/// not ask for it.
pub(crate) fn ask(session: &mut Session, view: &mut View, settings: &Settings) {
    session.set_narrowing(settings.depth == Depth::Learner);
    let is_discarded = view.discarded.as_ref() == Some(session.snapshot());
    if settings.depth == Depth::Learner && view.mode == Mode::Analyse && !is_discarded {
        let science = sciences::on(session).science;
        science.perform(session, view, Deed::Look);
    }
    for science in sciences::all() {
        science.ask(session, view);
    }
    let plays_on_safe = sciences::on(session).about.plays_on_safe;
    safe_proposal::ask(session, view, settings.depth, plays_on_safe);
    session.set_playing(view.mode == Mode::PlayOut);
}
