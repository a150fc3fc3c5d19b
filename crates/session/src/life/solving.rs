//! What a session does about the score with best play: when it is asked, and how boards are solved for which one has to wait.

use semeai_life::{BestPlayReport, MOST_POINTS, Unsolved};

use super::{AUTOMATIC_POINTS, BoardRules, SolveBoard};
use crate::counting::Subject;
use crate::kind::{Kind, SearchKind};
use crate::session::Session;

impl SolveBoard {
    /// Asks it of what a session is about, while it is looked at for who lives.
    pub fn of(session: &Session, rules: BoardRules) -> Option<Self> {
        let document = session.snapshot();
        (document.subject == Subject::Life).then(|| Self {
            of: document.clone(),
            roles: session.marks_in_sight().roles,
            rules,
            points: AUTOMATIC_POINTS,
        })
    }
}

impl Kind for SolveBoard {}

impl SearchKind for SolveBoard {
    fn first(session: &Session) -> Option<Self> {
        let before = session.desk().wanted::<Self>()?;
        Self::of(session, before.rules)
    }

    /// A board that no table could have is left open by every search.
    fn is_enough(answer: &Self::Answer) -> bool {
        let unsolved = answer.as_ref().ok().and_then(|report| report.unsolved);
        !match unsolved {
            Some(Unsolved::TooLarge { points, most }) => {
                points <= MOST_POINTS && most == AUTOMATIC_POINTS
            }
            Some(Unsolved::Halted) => true,
            _ => false,
        }
    }

    fn longer(&self) -> Self {
        Self {
            points: MOST_POINTS,
            ..self.clone()
        }
    }
}

impl Session {
    /// Solves the board of the document by these rules, or nothing any longer. Whoever has asked for larger boards of the same keeps that.
    pub fn look_at_best_play(&mut self, rules: Option<BoardRules>) {
        let question = rules.and_then(|rules| SolveBoard::of(self, rules));
        let wanted = self.desk().wanted::<SolveBoard>();
        let is_wanted = match (&question, wanted) {
            (Some(question), Some(wanted)) => question.is_about(wanted),
            (None, None) => true,
            _ => false,
        };
        if !is_wanted {
            self.desk_mut().turn(question);
        }
    }

    /// The board solved; nothing while it is not.
    pub fn best_play(&self) -> Option<&BestPlayReport> {
        self.answer::<SolveBoard>()?.as_ref().ok()
    }
}
