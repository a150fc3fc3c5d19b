//! The order of play of an endgame: the line that is looked at.

use semeai_board::{Color, Point};
use semeai_endgame::strategy::Strategy;
use semeai_session::play_out::endgame::{best_line, line_of};
use semeai_session::{Session, SolveEndgame};

use crate::commands::mode::Mode;
use crate::view::View;

/// Looks at the best line of a start, from its beginning.
pub(super) fn look_at(session: &Session, view: &mut View, first: Color) {
    let line = session.endgame_report();
    let line = line.and_then(|report| best_line(session.document(), report, first));
    view.endgame.rule = None;
    view.endgame.line.look_at(first, line);
}

/// Shows how a rule goes wrong, with the wrong move on the board.
pub(super) fn go_wrong(session: &Session, view: &mut View, rule: Strategy, moves: Vec<Point>) {
    let (first, step) = (view.endgame.line.first, moves.len());
    let line = line_of(session.document(), first, moves);
    view.endgame.rule = Some(rule);
    view.endgame.line.look_at(first, line);
    step_to(view, step);
}

/// Shows the line after so many moves.
pub(crate) fn step_to(view: &mut View, step: usize) {
    leave_play_out(view);
    // A line begins at the position, not inside a region.
    view.endgame.place.go_to_root();
    view.endgame.line.step_to(step);
}

/// Lines are looked at in Analyse mode.
pub(super) fn leave_play_out(view: &mut View) {
    if view.mode != Mode::Analyse {
        view.set_mode(Mode::Analyse);
    }
}

/// Keeps the line true to what is known.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    let is_news = session.news::<SolveEndgame>().is_some();
    let is_known = matches!(session.answer::<SolveEndgame>(), Some(Ok(_)));
    if !is_known {
        view.endgame.line.close();
    } else if is_news || view.endgame.line.game().is_none() {
        look_at(session, view, session.document().board.to_move);
    }
    if !view.endgame.place.path().is_empty() {
        // Whoever has gone into a region has left the line.
        view.endgame.line.step_to(0);
    }
}
