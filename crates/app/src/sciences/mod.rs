//! The sciences in the window, in one table.

pub(crate) mod endgame;
pub(crate) mod race;
pub(crate) mod sums;
pub(crate) mod values;

use semeai_session::{Session, Subject};

use self::endgame::EndgameScience;
use self::race::RaceScience;
use crate::science::{Science, Tab};

/// All of them, in the order in which they are offered.
pub(crate) const ALL: [&dyn Science; 2] = [&RaceScience, &EndgameScience];

/// What stands beside the board whatever the position is looked at for.
pub(crate) const SHEETS: [Tab; 2] = [values::TAB, sums::TAB];

/// What the sciences have beside the board.
pub(crate) fn tabs() -> impl Iterator<Item = &'static Tab> {
    ALL.into_iter().flat_map(|science| science.tabs())
}

/// The one of a subject.
pub(crate) fn of(subject: Subject) -> &'static dyn Science {
    let mut all = ALL.into_iter();
    let found = all.find(|science| science.subject() == subject);
    found.expect("every subject has its science")
}

/// What the document of a session is looked at for.
pub(crate) fn on(session: &Session) -> &'static dyn Science {
    of(session.document().subject)
}

/// The subject after another one.
pub(crate) fn after(subject: Subject) -> Subject {
    let at = ALL.iter().position(|science| science.subject() == subject);
    let next = at.map_or(0, |at| (at + 1) % ALL.len());
    ALL[next].subject()
}
