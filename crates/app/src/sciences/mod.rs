//! The sciences in the window, in two tables.

pub(crate) mod endgame;
pub(crate) mod life;
pub(crate) mod maps;
pub(crate) mod race;
pub(crate) mod sums;
pub(crate) mod values;

use semeai_session::{Session, Settings, Subject};

use crate::science::{About, FoundPicture, FrameData, Page, Room, Science, Tab};
use crate::view::View;

/// Those for which a position can be looked at, in the order in which they are offered.
static ROOMS: [Room; 4] = [race::ROOM, endgame::ROOM, life::ROOM, maps::ROOM];

/// Those that have a page of their own, whatever the position is looked at for.
static PAGES: [Page; 2] = [values::PAGE, sums::PAGE];

/// All of them.
pub(crate) fn all() -> impl Iterator<Item = &'static dyn Science> {
    let of_positions = ROOMS.iter().map(|room| room.science as &dyn Science);
    of_positions.chain(PAGES.iter().map(|page| page.science))
}

/// Those for which a position can be looked at.
pub(crate) fn of_positions() -> impl Iterator<Item = &'static Room> {
    ROOMS.iter()
}

/// What is true of those.
pub(crate) fn abouts() -> impl Iterator<Item = &'static About> {
    ROOMS.iter().map(|room| room.about)
}

/// What those have beside the board.
pub(crate) fn tabs_of_positions() -> impl Iterator<Item = &'static Tab> {
    abouts().flat_map(|about| about.tabs)
}

/// What of any of them can be drawn.
pub(crate) fn pictures() -> impl Iterator<Item = &'static FoundPicture> {
    let of_positions = abouts().flat_map(|about| about.pictures);
    of_positions.chain(PAGES.iter().map(|page| &page.picture))
}

/// The sheet that has the page, if one has.
pub(crate) fn sheet(view: &View) -> Option<&'static Tab> {
    let mut tabs = PAGES.iter().map(|page| &page.tab);
    tabs.find(|tab| view.is_beside(tab.beside))
}

/// The one of a subject.
pub(crate) fn of(subject: Subject) -> Room {
    let found = ROOMS.iter().find(|room| room.about.subject == subject);
    *found.expect("every subject has its science")
}

/// What the document of a session is looked at for.
pub(crate) fn on(session: &Session) -> Room {
    of(session.document().subject)
}

/// What a frame is drawn from.
pub(crate) fn frame<'a>(
    session: &'a Session,
    view: &'a View,
    settings: &'a Settings,
) -> FrameData<'a> {
    FrameData::new(on(session), session, view, settings)
}

/// The subject after another one.
pub(crate) fn after(subject: Subject) -> Subject {
    let subjects = || abouts().map(|about| about.subject);
    let mut later = subjects().skip_while(|&each| each != subject).skip(1);
    later
        .next()
        .or_else(|| subjects().next())
        .unwrap_or_default()
}
