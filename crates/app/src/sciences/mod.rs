//! The sciences in the window, in one table.

pub(crate) mod endgame;
pub(crate) mod life;
pub(crate) mod maps;
pub(crate) mod race;
pub(crate) mod sums;
pub(crate) mod values;

use semeai_session::{Session, Settings, Subject};

use self::endgame::EndgameScience;
use self::life::LifeScience;
use self::maps::MapsScience;
use self::race::RaceScience;
use self::sums::SumsScience;
use self::values::ValuesScience;
use crate::science::{FrameData, PositionScience, Science, Tab};
use crate::view::View;

/// All of them, in the order in which they are offered.
pub(crate) const ALL: [&dyn Science; 6] = [
    &RaceScience,
    &EndgameScience,
    &LifeScience,
    &MapsScience,
    &ValuesScience,
    &SumsScience,
];

/// Those for which a position can be looked at.
pub(crate) fn of_positions() -> impl Iterator<Item = &'static dyn PositionScience> {
    ALL.into_iter().filter_map(Science::of_positions)
}

/// What those have beside the board.
pub(crate) fn tabs_of_positions() -> impl Iterator<Item = &'static Tab> {
    of_positions().flat_map(|science| science.tabs())
}

/// What has a page of its own, whatever the position is looked at for.
fn sheets() -> impl Iterator<Item = &'static Tab> {
    let others = ALL.into_iter();
    let others = others.filter(|science| science.of_positions().is_none());
    others.flat_map(Science::tabs)
}

/// The sheet that has the page, if one has.
pub(crate) fn sheet(view: &View) -> Option<&'static Tab> {
    sheets().find(|sheet| view.is_beside(sheet.beside))
}

/// The one of a subject.
pub(crate) fn of(subject: Subject) -> &'static dyn PositionScience {
    let found = of_positions().find(|science| science.about().subject == subject);
    found.expect("every subject has its science")
}

/// What the document of a session is looked at for.
pub(crate) fn on(session: &Session) -> &'static dyn PositionScience {
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
    let subjects = || of_positions().map(|science| science.about().subject);
    let mut later = subjects().skip_while(|&each| each != subject).skip(1);
    later
        .next()
        .or_else(|| subjects().next())
        .unwrap_or_default()
}
