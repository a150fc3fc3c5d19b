//! The endgame of one's own game as questions: which move, position after position, as a lesson asks.

use semeai_board::Color;
use semeai_session::play_out::endgame::{GameMove, MomentReport};
use semeai_session::{Action, Session};
use semeai_words::labels::Label;

use crate::commands::mode::Mode;
use crate::lesson::Lesson;
use crate::sciences::endgame::state::Practice;
use crate::view::{Beside, View};

/// Looks for the next position that asks: the one after that which has asked, else from where the game stands on.
pub(super) fn next(session: &mut Session, view: &mut View) {
    let from = match view.endgame.practice {
        Some(Practice::At(number)) => number + 1,
        _ => session.document().move_number().unwrap_or_default() + 1,
    };
    let is_reviewed = |review: &semeai_session::play_out::endgame::Review| {
        let first = review.moves().first();
        first.is_some_and(|first| first.number <= from)
    };
    if !session.review().is_some_and(is_reviewed) && !session.review_game() {
        view.endgame.practice = None;
        view.messages.say(Label::PracticeOver);
        return;
    }
    view.endgame.practice = Some(Practice::From(from));
    view.messages.say(Label::PracticeLooks);
}

/// Puts the next position that asks on the board as soon as it is known.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    let Some(Practice::From(from)) = view.endgame.practice else {
        return;
    };
    let Some(review) = session.review() else {
        view.endgame.practice = None;
        return;
    };
    let later = review.moves().iter().filter(|each| each.number >= from);
    let mut later = later.skip_while(|each| is_passed_over(each)).peekable();
    let found = match later.peek() {
        None => None,
        // What it asks is not known yet.
        Some(each) if each.known().is_none() => return,
        Some(each) => Some(each.number),
    };
    let game = session.document().game.as_ref();
    let at = found.and_then(|number| Some((number, game?.after(number - 1)?)));
    let Some((number, at)) = at else {
        view.endgame.practice = None;
        view.messages.say(Label::PracticeOver);
        return;
    };
    if session.apply(&Action::Game(at)).is_err() {
        view.endgame.practice = None;
        return;
    }
    view.endgame.practice = Some(Practice::At(number));
    view.mode = Mode::Analyse;
    view.open.beside = Beside::Race;
    view.endgame.place.leave();
    view.endgame.line.close();
    view.lesson = Some(Lesson::new(session.document(), None));
}

/// Whether a position is known to ask for nothing: no move decides there.
fn is_passed_over(each: &GameMove) -> bool {
    let decides = |known: &MomentReport, color: Color| {
        let asked = known.report().asked_moves(Some(color));
        asked.is_some()
    };
    each.known()
        .is_some_and(|known| !decides(known, each.played.color))
}
