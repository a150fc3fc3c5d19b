//! What a session does about who lives: when it is asked, and how regions are classified for which one has to wait.

use semeai_life::{LifeReport, MOST_POINTS, RegionState};

use super::{AUTOMATIC_POINTS, Classify, KeptTables, LookAtPoint};
use crate::counting::Subject;
use crate::document::Snapshot;
use crate::kind::{Kind, SearchKind};
use crate::session::Session;

impl Classify {
    /// Asks it of what a session is about, while it is looked at for that; what is proposed to be safe counts at once.
    pub fn of(session: &Session) -> Option<Self> {
        let document = session.snapshot();
        (document.subject == Subject::Life).then(|| Self {
            roles: session.marks_in_sight().roles,
            ..Self::new(document.clone(), session.tables.clone())
        })
    }

    /// Asks it of a document as it says, for its stones as they are marked.
    pub(crate) fn new(of: Snapshot, tables: KeptTables) -> Self {
        Self {
            roles: of.marks.roles,
            ending: of.life.ending,
            kos: of.life.kos,
            only: of.life.only,
            points: AUTOMATIC_POINTS,
            tables,
            of,
        }
    }
}

impl Kind for Classify {
    /// Whoever has asked for larger regions of the same keeps that.
    fn follow(session: &mut Session) {
        let question = Self::of(session);
        let wanted = session.desk().wanted::<Self>();
        let is_wanted = match (&question, wanted) {
            (Some(question), Some(wanted)) => question.is_about(wanted),
            (None, None) => true,
            _ => false,
        };
        if !is_wanted {
            session.desk_mut().turn(question);
        }
    }
}

impl SearchKind for Classify {
    fn first(session: &Session) -> Option<Self> {
        Self::of(session)
    }

    /// Regions that no table could have are left open by every search.
    fn is_enough(answer: &Self::Answer) -> bool {
        let regions = answer.iter().flat_map(|report| &report.regions);
        !regions.copied().any(|state| match state {
            RegionState::TooLarge(points) => points <= MOST_POINTS,
            state => state == RegionState::Halted,
        })
    }

    fn longer(&self) -> Self {
        Self {
            points: MOST_POINTS,
            ..self.clone()
        }
    }
}

/// Who lives.
impl Session {
    /// How many points the largest region has that a longer search makes a table of, or is making one of.
    pub fn points_of_longer(&self) -> Option<usize> {
        let last = self.desk().last::<Classify>()?;
        let is_it = self.desk().wanted::<Classify>()?.is_about(&last.ask);
        let report = last.answer.as_ref().ok().filter(|_| is_it)?;
        let regions = report.ground.regions.iter().zip(&report.regions);
        let open =
            regions.filter(|(region, state)| state.is_undecided() && region.len() <= MOST_POINTS);
        open.map(|(region, _)| region.len()).max()
    }

    /// The classes to be seen, see [`Session::shown`]; nothing where there are none.
    pub fn life_report(&self) -> Option<&LifeReport> {
        self.shown::<Classify>()?.as_ref().ok()
    }
}

impl Kind for LookAtPoint {}
