//! What a session asks its desk about the endgame of its document.

use std::sync::Arc;
use std::time::Duration;

use semeai_board::{ByColor, PointSet, PositionError, Role, Roles};
use semeai_endgame::position_report::{EndgameReport, RegionState};
use semeai_endgame::strategy::Strategy;
use semeai_endgame::{Endgame, Scoring, endgame_answer, endgame_report_with};

use super::kept_regions::KeptRegions;
use super::limits::limits;
use super::safe::{FindSafe, SafeProposal};
use crate::counting::Subject;
use crate::desk::{Ask, Progress};
use crate::document::{Snapshot, StoneMarks};
use crate::host::Control;
use crate::kind::SearchKind;
use crate::session::Session;

/// How many positions of each region are searched at first.
const FIRST: u64 = 400_000;

/// How many times as many are searched if that was not enough.
const LONGER: u32 = 4;

/// For how long they are searched at first.
const PATIENCE: Duration = Duration::from_secs(10);

/// Asks for everything about the endgame of a document. What is safe in it is what the person says, or where he says nothing
/// what is found.
#[derive(Clone, Debug, PartialEq)]
pub struct SolveEndgame {
    /// The document of which it is asked.
    pub of: Snapshot,
    /// What is said of its stones, or proposed.
    pub roles: Roles,
    /// The safe stones of these that nobody has said are safe: they are looked at again.
    pub accepted: PointSet,
    /// Stones that the person says are dead.
    pub dead: PointSet,
    /// The points of which alone it is asked; none for all.
    pub only: PointSet,
    /// Whether the program chose those points.
    pub is_narrowed: bool,
    /// How points are counted: other words of a document are the same moment.
    pub scoring: Scoring,
    /// The stones that each side has taken so far.
    pub prisoners: ByColor<u32>,
    /// Whether what is too large is looked at only where the two sides meet, if nobody has named points.
    pub narrows: bool,
    /// How many positions of each region are searched.
    pub positions: u64,
    /// For how long they are searched at most, all together.
    pub time: Duration,
    /// What was found for the questions before.
    pub kept: KeptRegions,
}

impl SolveEndgame {
    /// The first question about a document.
    pub fn new(of: Snapshot, kept: KeptRegions) -> Self {
        let counting = of.endgame.counting;
        Self {
            roles: of.marks.roles,
            accepted: of.marks.accepted(),
            dead: of.endgame.dead,
            only: of.endgame.only,
            is_narrowed: of.endgame.is_narrowed,
            narrows: false,
            of,
            scoring: counting.scoring,
            prisoners: counting.prisoners.taken(),
            positions: FIRST,
            time: PATIENCE,
            kept,
        }
    }

    /// What is asked for whoever wants the answer alone, in this time: what is safe is found where nobody has marked it, and what is
    /// too large is looked at only where the sides meet.
    pub(crate) fn for_the_answer(of: Snapshot, time: Duration, control: &Control) -> Self {
        let safe = FindSafe::is_wanted(&of).then(|| FindSafe(of.clone()).answer(&mut (), control));
        let safe = safe.and_then(Result::ok).map(SafeProposal::new);
        let mut asked = Self {
            time,
            narrows: true,
            ..Self::new(of, KeptRegions::default())
        };
        if let Some(safe) = safe {
            asked.roles = safe.roles(asked.roles);
            asked.accepted = safe.accepted();
        }
        asked
    }

    /// What is asked of the engine.
    pub(super) fn question(&self) -> Result<Endgame, PositionError> {
        let marks = StoneMarks {
            roles: self.roles,
            assumed: self.accepted,
        };
        let said_safe = marks.said_roles().points(Role::Safe);
        let mut asked = Endgame::new(self.of.board.position(said_safe)?);
        asked.roles = self.roles;
        asked.accepted = self.accepted;
        asked.dead = self.dead;
        asked.is_over = self.of.is_over();
        // Parts that are connected are regions of their own.
        asked.only = self.of.topology().components(&self.only);
        asked.is_narrowed = self.is_narrowed;
        asked.scoring = self.scoring;
        asked.prisoners = self.prisoners;
        Ok(asked)
    }

    /// Whether it is the same question, however long is searched.
    pub(crate) fn is_about(&self, other: &Self) -> bool {
        let counted = |ask: &Self| {
            let safe = (ask.roles, ask.accepted, ask.dead);
            let only = (ask.only, ask.is_narrowed, ask.narrows);
            (safe, only, ask.scoring, ask.prisoners)
        };
        (self.of == other.of) && counted(self) == counted(other)
    }
}

impl Ask for SolveEndgame {
    type Answer = Result<EndgameReport, PositionError>;
    type Memory = ();
    const NAME: &'static str = "endgame";
    /// What the older question has found is kept.
    const WAITS: bool = true;
    /// A large board takes seconds: whoever takes a step back, or makes it again, has its answer at once.
    const KEPT: usize = 4;

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    fn is_answered_by(&self, earlier: &Self) -> bool {
        self.is_about(earlier)
    }

    /// For the moment that it takes, the endgame before on the same board.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        let is_same_board = Arc::ptr_eq(earlier.of.topology(), self.of.topology());
        is_same_board && progress.is_unnoticed()
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let mut asked = self.question()?;
        asked.strategies = Strategy::ALL.to_vec();
        let mut kept = self.kept.wait();
        let limits = limits(self.positions, self.time, control);
        Ok(match self.narrows {
            true => endgame_answer(&mut asked, false, &limits, &mut kept),
            false => endgame_report_with(&asked, &limits, &mut kept),
        })
    }
}

impl SearchKind for SolveEndgame {
    /// What is searched follows from the document; a person only asks for more.
    fn first(_: &Session) -> Option<Self> {
        None
    }

    fn is_enough(answer: &Self::Answer) -> bool {
        let regions = answer.iter().flat_map(|report| &report.regions);
        !regions
            .map(|region| region.state)
            .any(|state| state == RegionState::OverBudget)
    }

    fn longer(&self) -> Self {
        Self {
            positions: self.positions.saturating_mul(LONGER.into()),
            time: self.time.saturating_mul(LONGER),
            ..self.clone()
        }
    }
}

/// Endgames.
impl Session {
    /// What is asked about the endgame: nothing while something else is looked at, or before anything is taken as safe or both have
    /// passed, unless whatever is asked is to be answered. While it is proposed what is safe, that counts.
    fn endgame_question(&self) -> Option<SolveEndgame> {
        let document = self.document();
        let StoneMarks {
            roles,
            assumed: accepted,
        } = self.marks_in_sight();
        let is_marked = !roles.points(Role::Safe).is_empty();
        // What is dead in a finished game is found without any mark.
        let is_answered = is_marked || document.is_over() || self.is_narrowing;
        let is_asked = document.subject == Subject::Endgame && is_answered;
        is_asked.then(|| SolveEndgame {
            roles,
            accepted,
            narrows: self.is_narrowing,
            ..SolveEndgame::new(self.snapshot().clone(), self.regions.clone())
        })
    }

    /// Says whether endgames that are too large are looked at only where the sides meet, without being asked. Nothing is changed
    /// in the document by it, and what hangs on the border says so.
    pub fn set_narrowing(&mut self, is_narrowing: bool) {
        if self.is_narrowing != is_narrowing {
            self.is_narrowing = is_narrowing;
            self.renew_endgame();
        }
    }

    /// Wants what follows from the document and from what is proposed as they stand. Whoever has asked for a longer search of
    /// the same keeps it.
    pub(crate) fn renew_endgame(&mut self) {
        let question = self.endgame_question();
        let desk = self.desk_mut();
        let is_wanted = |question: &SolveEndgame| {
            let wanted = desk.wanted::<SolveEndgame>();
            wanted.is_some_and(|wanted| wanted.is_about(question))
        };
        if !question.as_ref().is_some_and(is_wanted) {
            desk.turn(question);
        }
    }

    /// The endgame to be seen, see [`Session::shown`]; nothing where the stones are no legal position.
    pub fn endgame_report(&self) -> Option<&EndgameReport> {
        self.shown::<SolveEndgame>()?.as_ref().ok()
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;

    use super::*;
    use crate::counting::{Komi, Prisoners};
    use crate::host::Queue;
    use crate::{Action, BoardAction, EndgameAction, file};

    /// Black's corridor of three points.
    const CORRIDOR: &str = "#####@@\n@...#.#\n#####@@";

    fn session(text: &str) -> Session {
        let loaded = file::parse("test", text.as_bytes()).expect("a diagram");
        let mut document = loaded.document;
        document.subject = Subject::Race;
        Session::on(Arc::new(Queue::with_set_clock()), document)
    }

    fn settle(session: &mut Session) {
        session.start();
        session.desk_mut().finish::<SolveEndgame>();
    }

    fn act(session: &mut Session, action: EndgameAction) {
        let action = Action::Endgame(action);
        session.apply(&action).expect("always possible");
        settle(session);
    }

    fn territory(session: &Session) -> Option<ByColor<i64>> {
        let report = session.answer::<SolveEndgame>()?.as_ref().ok()?;
        let scores = report.territory_score?;
        Some(scores.map(|score| score.one().expect("one number")))
    }

    #[test]
    fn an_endgame_is_answered_while_it_is_the_subject_and_each_act_is_one_step_of_undo() {
        let mut session = session(CORRIDOR);
        settle(&mut session);
        assert!(session.answer::<SolveEndgame>().is_none() && !session.desk().is_pending());
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        let plain = ByColor { black: 2, white: 1 };
        assert_eq!(territory(&session), Some(plain));
        let prisoners = Prisoners::parse("3,1").expect("two numbers");
        act(&mut session, EndgameAction::Prisoners(prisoners));
        assert_eq!(territory(&session), Some(ByColor { black: 4, white: 3 }));
        act(&mut session, EndgameAction::Scoring(Scoring::Area));
        let area = session
            .answer::<SolveEndgame>()
            .and_then(|answer| answer.as_ref().ok());
        let start = area.and_then(|report| report.starts.black.as_ref());
        assert!(start.is_some_and(
            |start| Some(start.score) != area.unwrap().territory_score.map(|s| s.black)
        ));
        let komi = Komi::parse("6.5").expect("half points");
        act(&mut session, EndgameAction::Komi(komi));
        assert_eq!(session.document().endgame.counting.komi, komi);
        for _ in 0..3 {
            assert!(session.undo());
            settle(&mut session);
        }
        assert_eq!(territory(&session), Some(plain));
        assert!(session.undo());
        settle(&mut session);
        assert!(session.answer::<SolveEndgame>().is_none());
        assert!(!session.undo() && !session.history().is_modified());
    }

    #[test]
    fn what_is_counted_takes_nothing_from_the_race() {
        let mut session = session(CORRIDOR);
        let before = session.snapshot().clone();
        session.finish();
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        assert!(session.report().is_some() && *session.snapshot() == before);
    }

    #[test]
    fn what_is_said_to_be_dead_is_one_step_of_undo_and_stays_in_the_file() {
        let text = ".O.#@\n..##@\n####@\n@@@@@\n.....";
        let mut session = session(text);
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        let stones = session.document().topology().point("B5");
        let stones: PointSet = stones.into_iter().collect();
        let fate = |is_dead| EndgameAction::Fate { stones, is_dead };
        act(&mut session, fate(true));
        // Five points and a prisoner against five.
        assert_eq!(territory(&session), Some(ByColor { black: 1, white: 1 }));
        let sgf = file::to_sgf(session.document(), &file::Answers::NOTHING).expect("a rectangle");
        let read = file::parse("again.sgf", sgf.as_bytes()).expect("our own file");
        assert_eq!(read.document.endgame.dead, stones);
        act(&mut session, fate(false));
        assert!(session.document().endgame.dead.is_empty());
        assert!(session.undo());
        assert_eq!(session.document().endgame.dead, stones);
        // A stone that is taken off is dead no longer.
        let point = stones.first().expect("a stone");
        let erase = Action::Board(BoardAction::Set { point, stone: None });
        session.apply(&erase).expect("always possible");
        assert!(session.document().endgame.dead.is_empty());
    }

    #[test]
    fn points_by_hand_are_asked_alone_saved_and_turned_with_the_board() {
        let mut session = session(CORRIDOR);
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        let point = |session: &Session, name| session.document().topology().point(name);
        let only = ["C2", "D2"].map(|name| point(&session, name).expect("a point"));
        let only: PointSet = only.into_iter().collect();
        act(&mut session, EndgameAction::Only(only));
        let report = |session: &Session| {
            let answer = session
                .answer::<SolveEndgame>()
                .and_then(|answer| answer.as_ref().ok());
            answer.expect("an answer").clone()
        };
        let by_hand = |session: &Session| -> Vec<PointSet> {
            let report = report(session);
            let regions = report.regions.iter().filter(|region| region.by_hand);
            regions.map(|region| region.points).collect()
        };
        assert_eq!(by_hand(&session), [only]);
        let sgf = file::to_sgf(session.document(), &file::Answers::NOTHING).expect("a rectangle");
        let read = file::parse("again.sgf", sgf.as_bytes()).expect("our own file");
        assert_eq!(read.document.endgame.only, only);
        act(&mut session, EndgameAction::Only(PointSet::EMPTY));
        assert!(by_hand(&session).is_empty());
        assert!(session.undo());
        let turn = Action::Board(BoardAction::Transform(semeai_board::Symmetry::TurnRight));
        session.apply(&turn).expect("a rectangle");
        assert_eq!(session.document().endgame.only.len(), 2);
        assert_ne!(session.document().endgame.only, only);
    }

    #[test]
    fn what_the_program_narrows_hangs_on_a_border_until_the_person_names_points() {
        let mut session = session(CORRIDOR);
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        let point = |name| session.document().topology().point(name).expect("a point");
        let only: PointSet = ["C2", "D2"].map(point).into_iter().collect();
        let hangs = |session: &Session| {
            let report = session
                .answer::<SolveEndgame>()
                .and_then(|answer| answer.as_ref().ok());
            report.expect("an answer").hangs_on_border()
        };
        act(&mut session, EndgameAction::OnlyMeeting(only));
        assert!(hangs(&session));
        let sgf = file::to_sgf(session.document(), &file::Answers::NOTHING).expect("a rectangle");
        let read = file::parse("again.sgf", sgf.as_bytes()).expect("our own file");
        assert_eq!(read.document.endgame, session.document().endgame);
        act(&mut session, EndgameAction::Only(only));
        assert!(!hangs(&session));
        let said = file::to_sgf(session.document(), &file::Answers::NOTHING).expect("a rectangle");
        assert_eq!(said, sgf.replace("SEMR[1]\n", ""));
        assert!(session.undo());
        assert!(session.document().endgame.is_narrowed);
        act(&mut session, EndgameAction::OnlyMeeting(PointSet::EMPTY));
        assert!(!session.document().endgame.is_narrowed, "nothing is chosen");
    }

    #[test]
    fn before_anything_is_safe_nothing_is_asked() {
        let mut session = session(".....\n.....\n.....");
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        assert_eq!(session.progress::<SolveEndgame>(), Progress::Unasked);
    }

    #[test]
    fn an_answer_follows_the_stones() {
        let mut session = session(CORRIDOR);
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        let point = session.document().topology().point("D2").expect("a point");
        let stone = Some(Color::Black);
        let set = Action::Board(BoardAction::Set { point, stone });
        session.apply(&set).expect("a free point");
        assert!(session.answer::<SolveEndgame>().is_none());
        assert!(session.endgame_report().is_some(), "nothing flickers");
        settle(&mut session);
        assert_eq!(territory(&session), Some(ByColor { black: 1, white: 0 }));
    }

    #[test]
    fn an_edit_costs_the_region_in_which_it_is() {
        let mut session = session("#####@@@\n@...#..#\n#####@@@");
        let expanded = |session: &Session| session.regions.wait().expanded();
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        let both = expanded(&session);
        let point = session.document().topology().point("F2").expect("a point");
        let stone = Some(Color::Black);
        let set = Action::Board(BoardAction::Set { point, stone });
        session.apply(&set).expect("a free point");
        settle(&mut session);
        let one = expanded(&session);
        assert!(0 < one && one < both, "{one} of {both}");
        assert!(session.undo());
        settle(&mut session);
        assert_eq!(expanded(&session), 0, "it was there before");
        act(&mut session, EndgameAction::Scoring(Scoring::Area));
        assert_eq!(expanded(&session), 0, "values are the same");
    }

    #[test]
    fn a_region_that_is_too_large_is_searched_for_longer_if_that_is_wanted() {
        let mut session = session(CORRIDOR);
        act(&mut session, EndgameAction::Subject(Subject::Endgame));
        let first = SolveEndgame::new(session.snapshot().clone(), KeptRegions::default());
        let few = SolveEndgame {
            positions: 1,
            ..first.clone()
        };
        assert!(!session.has_longer::<SolveEndgame>());
        session.desk_mut().want(few.clone());
        settle(&mut session);
        assert!(session.has_longer::<SolveEndgame>());
        session.search::<SolveEndgame>();
        let wanted = session.desk().wanted::<SolveEndgame>().cloned();
        assert_eq!(wanted.map(|wanted| wanted.positions), Some(4));
        session.renew_endgame();
        assert!(
            session.answer::<SolveEndgame>().is_some(),
            "what was known before stays"
        );
        assert!(!session.has_longer::<SolveEndgame>(), "it is being done");
    }
}
