//! Regions of an endgame: which is looked at, the positions inside it, and points by hand.

use std::sync::Arc;

use semeai_board::PointSet;
use semeai_race::picks::Move;
use semeai_session::{Action, EndgameAction, NoMove, Session};
use semeai_words::endgame::refusals::endgame_path_error;
use semeai_words::labels::Label;

use crate::local_text::LocalText;
use crate::perform::act::act;
use crate::view::View;

/// Asks only about what is selected of the regions, with what was asked about alone before.
pub(super) fn only_selected(session: &mut Session, view: &mut View) {
    let (Some(selection), Some(report)) = (view.hand.selection, session.endgame_report()) else {
        return;
    };
    let document = session.document();
    let open = report.regions.iter().map(|region| region.points);
    let open = open.fold(PointSet::EMPTY, |all, points| all.union(&points));
    let selected = open.intersection(&selection);
    if selected.is_empty() {
        view.messages.say(Label::NothingSelected);
        return;
    }
    let points = document.endgame.only.union(&selected);
    ask_only(session, view, EndgameAction::Only(points));
}

/// Asks only about the points where the two sides meet, of regions that are too large, with what was asked about alone before.
pub(super) fn only_meeting(session: &mut Session, view: &mut View) {
    let meeting = session.endgame_report().and_then(|report| report.meeting);
    if let Some(points) = meeting {
        let points = session.document().endgame.only.union(&points);
        ask_only(session, view, EndgameAction::OnlyMeeting(points));
    }
}

/// Asks about some points alone; about all regions if there are none.
pub(super) fn ask_only(session: &mut Session, view: &mut View, points: EndgameAction) {
    act(session, view, &Action::Endgame(points));
    view.hand.selection = None;
    view.endgame.place.leave();
}

/// Plays a side's move: in the region in which the board stands, or in another one from its beginning.
pub(super) fn play(session: &Session, view: &mut View, step: Move) {
    if let Err(why) = view.endgame.place.play(session, step) {
        say(session, view, why);
    }
}

/// Keeps the place true to what is known; what was taken back is said.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    if let Some(why) = view.endgame.place.follow(session) {
        say(session, view, why);
    }
}

/// In the bottom line: a strip would move what is beside the board.
fn say(session: &Session, view: &mut View, why: NoMove) {
    match why {
        NoMove::Searching => view.messages.say(Label::SearchingRegions),
        NoMove::Fault(fault, path) => {
            let topology = Arc::clone(session.document().topology());
            view.messages.say(LocalText::new(move |phrasing| {
                endgame_path_error(fault, &topology, &path, phrasing)
            }));
        }
    }
}
