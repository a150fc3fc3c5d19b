//! Does what is asked of the proof, and keeps its line true to what was found.

use semeai_board::Color;
use semeai_session::Prove;
use semeai_session::Session;
use semeai_session::play_out::best_line;

use crate::commands::mode::Mode;
use crate::view::{Beside, View};

/// Looks at a start, from the beginning of its line.
pub(super) fn look_at(session: &Session, view: &mut View, first: Color) {
    let line = session.race_answer();
    let line = line.and_then(|solved| best_line(solved, first));
    view.race.line.look_at(first, line);
}

/// Shows the proof beside the board, or the race again.
pub(crate) fn open(view: &mut View, is_open: bool) {
    if is_open {
        view.open.beside = Beside::Proof;
    } else {
        view.open.beside = Beside::Race;
        view.race.line.step_to(0);
    }
}

/// Lines are looked at in Analyse mode, on the position itself.
fn set_mode_for_line(view: &mut View) {
    view.race.place.go_to_root();
    if view.mode != Mode::Analyse {
        view.set_mode(Mode::Analyse);
    }
}

/// Shows the line after so many moves.
pub(crate) fn step_to(view: &mut View, step: usize) {
    set_mode_for_line(view);
    view.race.line.step_to(step);
}

/// Searches the race of the document as it stands.
pub(crate) fn start(session: &mut Session, view: &mut View) {
    set_mode_for_line(view);
    open(view, true);
    view.messages.clear_answer();
    // What is wrong with stones that are no position stands in a strip already.
    if session.document().position().is_ok() {
        session.search::<Prove>();
    }
}

/// Shows the line of what was found when it comes, and none of what is no longer known.
pub(crate) fn follow(session: &mut Session, view: &mut View) {
    let is_news = session.news::<Prove>().is_some();
    match session.race_answer() {
        None => view.race.line.close(),
        Some(_) if is_news => look_at(session, view, session.document().board.to_move),
        Some(_) => {}
    }
    if !view.race.place.path().is_empty() {
        // Whoever has gone into a tree has left the line: the way back leads to the position.
        view.race.line.step_to(0);
    }
}
