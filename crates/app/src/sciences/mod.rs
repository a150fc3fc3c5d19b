//! The sciences in the window, in one table.

mod endgame;
mod race;

use semeai_session::{Session, Subject};

use self::endgame::EndgameScience;
use self::race::RaceScience;
use crate::science::Science;

/// All of them, in the order in which they are offered.
pub(crate) const ALL: [&dyn Science; 2] = [&RaceScience, &EndgameScience];

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
