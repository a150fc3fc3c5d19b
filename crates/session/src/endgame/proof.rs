//! What a session asks its desk about its endgame on the whole board: every line is tried, without regions and values.

use std::time::Duration;

use semeai_board::PositionError;
use semeai_endgame::endgame_report_with;
use semeai_endgame::position_report::EndgameReport;
use semeai_endgame::strategy::Strategy;
use semeai_search::Check;

use super::limits::limits;
use super::solve::SolveEndgame;
use crate::desk::Ask;
use crate::document::Snapshot;
use crate::host::Control;
use crate::kind::{Kind, SearchKind};
use crate::session::Session;

/// How many positions of the whole board are searched at first, for how long, and how many times as many after that.
const FIRST: u64 = 6_000_000;
const PATIENCE: Duration = Duration::from_secs(60);
const LONGER: u32 = 4;

/// Asks for the endgame of a document with a search of its whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct ProveEndgame {
    /// The endgame with what is taken as safe in it.
    pub of: SolveEndgame,
    /// How many positions of the whole board are searched.
    pub positions: u64,
    /// For how long it is searched at most.
    pub time: Duration,
}

impl Ask for ProveEndgame {
    type Answer = Result<EndgameReport, PositionError>;
    type Memory = ();
    const NAME: &'static str = "endgame proof";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of.of)
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let mut asked = self.of.question()?;
        asked.check = Check::EveryOrder;
        asked.strategies = Strategy::ALL.to_vec();
        let limits = limits(self.positions, self.time, control);
        let mut kept = self.of.kept.free();
        // While another question is at work with what is kept, this one searches the regions itself.
        let mut own = Default::default();
        let kept = kept.as_deref_mut().unwrap_or(&mut own);
        Ok(endgame_report_with(&asked, &limits, kept))
    }
}

impl Kind for ProveEndgame {
    /// An answer about one way to count is none while it is counted in another.
    fn is_current(&self, session: &Session) -> bool {
        let endgame = session.desk().wanted::<SolveEndgame>();
        endgame.is_some_and(|endgame| self.of.is_about(endgame))
    }
}

impl SearchKind for ProveEndgame {
    /// Nothing where no endgame is asked about.
    fn first(session: &Session) -> Option<Self> {
        Some(Self {
            of: session.desk().wanted::<SolveEndgame>()?.clone(),
            positions: FIRST,
            time: PATIENCE,
        })
    }

    /// Whoever doubts it may have it searched with more.
    fn is_enough(_: &Self::Answer) -> bool {
        false
    }

    fn longer(&self) -> Self {
        Self {
            of: self.of.clone(),
            positions: self.positions.saturating_mul(LONGER.into()),
            time: self.time.saturating_mul(LONGER),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_endgame::position_report::KnownBy;

    use super::*;
    use crate::desk::Progress;
    use crate::host::Queue;
    use crate::{Action, EndgameAction, Subject, file};

    #[test]
    fn a_search_of_the_whole_board_finds_the_scores_of_the_regions() {
        let loaded = file::parse("test", b"#####@@\n@...#.#\n#####@@").expect("a diagram");
        let mut document = loaded.document;
        document.subject = Subject::Race;
        let mut session = Session::on(Arc::new(Queue::with_set_clock()), document);
        session.search::<ProveEndgame>();
        assert_eq!(session.progress::<ProveEndgame>(), Progress::Unasked);
        let subject = Action::Endgame(EndgameAction::Subject(Subject::Endgame));
        session.apply(&subject).expect("always possible");
        session.start();
        session.desk_mut().finish::<SolveEndgame>();
        session.search::<ProveEndgame>();
        session.start();
        session.desk_mut().finish::<ProveEndgame>();
        let proved = session.answer::<ProveEndgame>().expect("an answer");
        let proved = proved.as_ref().expect("a small board");
        assert_eq!(proved.known, KnownBy::Searched);
        let scores = proved.territory_score.expect("both starts");
        assert_eq!((scores.black.one(), scores.white.one()), (Some(2), Some(1)));
        assert!(proved.proof.is_some());
        assert!(
            !proved.strategies.is_empty(),
            "rules are told beside a proof too"
        );
    }
}
