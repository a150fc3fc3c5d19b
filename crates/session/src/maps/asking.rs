//! What a session does about a map: it is evaluated at every change of its text and of the stones, while it is looked at.

use super::{EvaluateMap, LookAtMove, MapSheet};
use crate::counting::Subject;
use crate::kind::Kind;
use crate::session::Session;

impl EvaluateMap {
    /// Asks it of what a session is about, while it is looked at for that.
    pub fn of(session: &Session) -> Option<Self> {
        let document = session.snapshot();
        (document.subject == Subject::Maps).then(|| Self {
            of: document.clone(),
            marks: document.map.clone(),
        })
    }
}

impl Kind for EvaluateMap {
    fn follow(session: &mut Session) {
        let question = Self::of(session);
        session.desk_mut().turn(question);
    }
}

impl Kind for LookAtMove {}

/// Tactics maps.
impl Session {
    /// The map to be seen with what it is, see [`Session::shown`]; nothing where its text is none.
    pub fn map_sheet(&self) -> Option<&MapSheet> {
        self.shown::<EvaluateMap>()?.as_ref().ok()
    }

    /// Asks what a move changes by the model, or nothing any more.
    pub fn look_at_move(&mut self, at: Option<super::MovePoint>) {
        let of = self.snapshot().clone();
        let question = at.map(|at| LookAtMove { of, at });
        self.desk_mut().turn(question);
    }
}
