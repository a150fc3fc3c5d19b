//! The one way in which the window changes the document.

use semeai_board::{BoardKind, Family};
use semeai_session::{Action, BoardAction, Phrasing, Session};
use semeai_words::action::{action_error, moves_ended, stones_cut_off, stones_left};

use super::lesson::{follow_sample, follow_stones};
use crate::local_text::LocalText;
use crate::messages::{Strip, Topic};
use crate::view::View;

/// Changes the document; what cannot be done is said in a strip.
pub(crate) fn act(session: &mut Session, view: &mut View, action: &Action) {
    attempt(session, view, action);
}

/// The same for whoever goes on only if it was done: says whether it was.
pub(crate) fn attempt(session: &mut Session, view: &mut View, action: &Action) -> bool {
    // What was answered of a position stays as long as the position does.
    if !matches!(action, Action::Crop(_) | Action::Text(_)) {
        view.messages.settle();
    }
    let before = stones(session);
    let family = family(session);
    let positions = positions(session);
    let applied = session.apply(action);
    let is_done = applied.is_ok();
    if is_done {
        // From now on undo takes this back first.
        view.messages.drop(Topic::Left);
    }
    if matches!(action, Action::Board(BoardAction::Resize(_))) {
        let tell = match family == self::family(session) {
            true => stones_cut_off,
            false => stones_left,
        };
        tell_gone(view, before.saturating_sub(stones(session)), tell);
        follow_sample(session, view);
    }
    if matches!(action, Action::Board(_)) {
        follow_stones(session, view);
    }
    if matches!(action, Action::Board(BoardAction::Edit(_))) {
        let gone = positions.saturating_sub(self::positions(session));
        tell_gone(view, gone, moves_ended);
    } else if matches!(action, Action::Board(_)) {
        view.hand.sheet = None;
    }
    if let Err(error) = applied {
        let document = session.history().document().clone();
        view.messages.say_error(LocalText::new(move |phrasing| {
            action_error(&error, &document, phrasing)
        }));
    }
    if matches!(action, Action::Board(_)) {
        view.size = None;
        view.open.boards = None;
    }
    is_done
}

/// How many positions the game of the document has.
fn positions(session: &Session) -> usize {
    let game = session.document().game.as_ref();
    game.map_or(0, |game| game.record().len() - 1)
}

fn stones(session: &Session) -> usize {
    let stones = &session.document().board.setup.stones;
    stones.black.len() + stones.white.len()
}

/// Of which family the board is.
fn family(session: &Session) -> Option<Family> {
    let kind = session.document().topology().shape().kind();
    kind.map(BoardKind::family)
}

/// Says that stones or moves are gone, because the board is smaller or another one.
fn tell_gone(view: &mut View, count: usize, tell: fn(usize, Phrasing) -> String) {
    if count > 0 {
        let text = LocalText::new(move |phrasing| tell(count, phrasing));
        view.messages
            .hold(Topic::CutOff, Strip::remark(text, Vec::new()));
    }
}
