//! Changes what the position is looked at for.

use semeai_session::{Action, EndgameAction, Session, Subject};

use super::act::act;
use crate::sciences;
use crate::view::{Beside, View};

/// Looks at the position for something else.
pub(super) fn turn_subject(session: &mut Session, view: &mut View, subject: Subject) {
    let action = Action::Endgame(EndgameAction::Subject(subject));
    act(session, view, &action);
    view.race.place.leave();
    view.life.place.leave();
    if sciences::tabs_of_positions().any(|tab| view.is_beside(tab.beside)) {
        view.open.beside = Beside::Race;
    }
}
