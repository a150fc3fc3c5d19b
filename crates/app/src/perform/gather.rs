//! Puts the positions of several files into the lesson that is being made.

use std::path::PathBuf;
use std::sync::Arc;

use semeai_session::file::GatheredPositions;
use semeai_session::{Action, PositionsAction, Session, Settings};
use semeai_words::file::gathering::{positions_added, positions_late, positions_left_out};
use semeai_words::labels::Label;

use super::act::attempt;
use super::game;
use crate::commands::meaning::place_among_games;
use crate::commands::mode::Mode;
use crate::local_text::LocalText;
use crate::messages::{Remedy, Strip, Topic};
use crate::storage::jobs::{Jobs, Revision};
use crate::view::View;

/// Begins to read every position of these files.
pub(super) fn begin(session: &Session, view: &mut View, jobs: &mut Jobs, paths: Vec<PathBuf>) {
    view.messages.clear();
    view.messages.drop(Topic::Late);
    jobs.gather(paths, session.history().revision());
}

/// The positions have been read. If the document has changed since that was asked for, they are not simply added to it.
pub(super) fn take(
    session: &mut Session,
    view: &mut View,
    asked: Revision,
    mut found: GatheredPositions,
) {
    let left_out = std::mem::take(&mut found.left_out);
    if session.history().revision() == asked {
        add(session, view, Arc::new(found));
    } else if !found.documents.is_empty() {
        let count = found.documents.len();
        let text = LocalText::new(move |phrasing| positions_late(count, phrasing));
        let add = Remedy::AddPositions(Arc::new(found));
        let strip = Strip::remark(text, vec![(Label::AddThem.into(), add)]);
        view.messages.hold(Topic::Late, strip);
    }
    if !left_out.is_empty() {
        let said = LocalText::new(move |phrasing| positions_left_out(&left_out, phrasing));
        view.messages.strips.push(Strip::error(said, Vec::new()));
    }
}

/// Adds every position of a text, and puts the first of them on the board; where nothing is on it yet they take its place, in one step.
pub(super) fn pasted(session: &mut Session, view: &mut View, settings: &Settings, text: &str) {
    let mut found = GatheredPositions::default();
    found.take("", text.as_bytes());
    let (here, count) = place_among_games(session);
    let is_any = !found.documents.is_empty();
    let is_blank = session.document().is_blank();
    let revision = session.history().revision();
    session.history_mut().begin_stroke();
    take(session, view, revision, found);
    let is_added = is_any && session.history().revision() != revision;
    let is_filled = is_added && is_blank && {
        let blank = Action::Positions(PositionsAction::Remove(here));
        attempt(session, view, &blank)
    };
    session.history_mut().end_stroke();
    let first = count.max(1) - usize::from(is_filled);
    if is_filled && first == here {
        // What stood behind the blank one has come onto the board by itself.
        view.set_mode(Mode::Analyse);
    } else if is_added {
        game::other(session, view, settings, first);
    }
}

/// Adds positions that have been read.
pub(super) fn add(session: &mut Session, view: &mut View, found: Arc<GatheredPositions>) {
    let count = found.documents.len();
    if count == 0 {
        return;
    }
    let gather = PositionsAction::Gather(found.documents.clone().into());
    if attempt(session, view, &Action::Positions(gather)) {
        let said = LocalText::new(move |phrasing| positions_added(count, phrasing));
        view.messages.say(said);
    }
}
