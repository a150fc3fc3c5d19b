//! Asking for everything about the race of a document.

use std::time::Duration;

use semeai_board::{Point, PositionError};
use semeai_race::Limits;
use semeai_race::answer::{RaceAnswer, RaceQuestion, answer_race, count_again, time_for_search};
use semeai_race::propose::ProposeError;
use semeai_race::solve::SolveLimits;
use semeai_search::Known;

use super::propose::called_by_asked;
use crate::desk::{Ask, Progress};
use crate::document::{Document, Snapshot};
use crate::host::Control;
use crate::kind::{Kind, SearchKind};
use crate::session::Session;

/// How many positions a first search may look at: some seconds.
const FIRST: u64 = 30_000_000;

/// How long it takes until something is told that is quick to know.
const GLANCE: Duration = Duration::from_millis(100);

/// How long a first answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much longer the next search is where one has not been enough.
const LONGER: u32 = 8;

/// Asks for the proposal, the count and the proof of the race of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Prove {
    /// The document whose race it is.
    pub of: Snapshot,
    /// Stones of the blocks that it is about, one of each side; those that are marked, or that race best, where none is named.
    pub points: Vec<Point>,
    /// How many positions the search may look at.
    pub positions: u64,
    /// How long everything may take, the count among it.
    pub time: Duration,
}

impl Prove {
    /// A first search of a document's race: some seconds.
    pub const fn new(of: Snapshot) -> Self {
        Self {
            of,
            points: Vec::new(),
            positions: FIRST,
            time: PATIENCE,
        }
    }

    /// The same for the tenth of a second in which a person waits for nothing: what is quick to know. A first search is to follow.
    pub fn glance(of: Snapshot) -> Self {
        Self {
            time: GLANCE,
            ..Self::new(of)
        }
    }

    fn is_glance(&self) -> bool {
        self.time == GLANCE
    }

    /// Whether it searches the same race as another question, for however long.
    fn has_same_search(&self, other: &Self) -> bool {
        self.of.has_same_search(&other.of) && self.points == other.points
    }

    /// Whether it searches for as long as another question at least.
    fn is_as_long(&self, other: &Self) -> bool {
        self.positions >= other.positions && self.time >= other.time
    }

    /// A first search of what this stone's block fights about.
    pub fn about(of: Snapshot, point: Point) -> Self {
        Self {
            points: vec![point],
            ..Self::new(of)
        }
    }
}

impl Kind for Prove {
    /// Reads on after a glance, before anybody takes what was seen for all that there is.
    fn learn(session: &mut Session) {
        let answered = session.desk().answer::<Self>();
        let glance = answered.filter(|it| it.ask.is_glance() && !it.was_stopped);
        let glance = glance.filter(|it| !is_settled(&it.answer));
        if let Some(of) = glance.map(|it| it.ask.of.clone()) {
            session.ask(Self::new(of));
        }
    }
}

impl Session {
    /// Has the race or the fights of the document read as far as a first answer goes, where nobody has asked: what is quick to know is
    /// there at once, and stays in sight until more is.
    pub fn read_race(&mut self) {
        if self.progress::<Prove>() == Progress::Unasked {
            self.ask(Prove::glance(self.snapshot().clone()));
        }
    }
}

/// Whether a longer search could not change what is told. Where fights were found there may be bigger ones.
fn is_settled(answer: &<Prove as Ask>::Answer) -> bool {
    let answer = answer.as_ref();
    answer.is_ok_and(|answer| answer.known() == Known::Proved)
}

impl SearchKind for Prove {
    fn first(session: &Session) -> Option<Self> {
        Some(Self::new(session.snapshot().clone()))
    }

    fn is_enough(answer: &Self::Answer) -> bool {
        is_settled(answer) || answer.is_err()
    }

    fn longer(&self) -> Self {
        Self {
            of: self.of.clone(),
            points: self.points.clone(),
            positions: self.positions.saturating_mul(LONGER.into()),
            time: self.time.saturating_mul(LONGER),
        }
    }
}

impl Document {
    /// Whether its race is searched as that of another document is: nothing parts the two but what is picked, and what is no matter of
    /// the race.
    fn has_same_search(&self, other: &Self) -> bool {
        (&self.board, &self.marks, self.race.several)
            == (&other.board, &other.marks, other.race.several)
    }

    /// The question about its race: with what the person said, and nothing of what was proposed and accepted.
    ///
    /// # Errors
    ///
    /// Every reason why the stones are no legal position.
    pub fn race_question(&self) -> Result<RaceQuestion, PositionError> {
        let position = self.said_position().or_else(|_| self.position())?;
        Ok(RaceQuestion {
            picks: self.race.picks.clone(),
            unpicked: self.race.unpicked,
            several: self.race.several,
            ..RaceQuestion::new(position, self.marks.said_roles())
        })
    }
}

impl Ask for Prove {
    type Answer = Result<Box<RaceAnswer>, ProposeError>;
    /// What was told last, and to which question.
    type Memory = Option<(Self, Box<RaceAnswer>)>;
    const NAME: &'static str = "solver";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    /// What is picked is no matter of a search, so a document with other picks has the same proof.
    fn turned_to(&self, document: &Snapshot) -> Option<Self> {
        let of = document.clone();
        self.of
            .has_same_search(document)
            .then(|| Self { of, ..self.clone() })
    }

    /// For the moment that a longer search takes, what a shorter one of the same race has found; what was seen at a glance as long as
    /// it takes.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        let is_in_sight = match earlier.is_glance() {
            true => progress.is_pending(),
            false => progress.is_unnoticed(),
        };
        is_in_sight && self.has_same_search(earlier)
    }

    /// Everything, or as far as it came before it was stopped. Stones that are no legal position are no race.
    ///
    /// A search that is stopped takes nothing back that a shorter one has found, and one that says something else names it.
    fn answer(self, told: &mut Self::Memory, control: &Control) -> Self::Answer {
        let document = &self.of;
        let question = document
            .race_question()
            .map_err(|_| ProposeError::nothing())?;
        let limits = SolveLimits::default()
            .with_positions(self.positions)
            .with_deadline(control.deadline(time_for_search(self.time)))
            .with_stop(Some(control.stop_flag()))
            .with_progress(Some(control.counter()));
        let question = RaceQuestion {
            points: self.points.clone(),
            limits,
            count_limits: Limits::default()
                .with_deadline(control.deadline(self.time))
                .with_stop(Some(control.stop_flag())),
            ..question
        };
        let before = told.take();
        let before = before.filter(|(asked, _)| self.has_same_search(asked));
        let answer = match before {
            // No longer search is wanted, but another count.
            Some((asked, before)) if asked.of != self.of && asked.is_as_long(&self) => {
                count_again(*before, &question)
            }
            before => {
                let answer = answer_race(&question);
                let answer = answer.map_err(|error| called_by_asked(error, &self.points))?;
                match before {
                    Some((_, before)) => answer.after(*before, control.is_stopped()),
                    None => answer,
                }
            }
        };
        let answer = Box::new(answer);
        // What was broken off is no search that need not be made again.
        let positions = if control.is_stopped() {
            0
        } else {
            self.positions
        };
        *told = Some((Self { positions, ..self }, answer.clone()));
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use semeai_race::WithoutPicks;

    use super::*;
    use crate::desk::{Desk, Progress};
    use crate::{Action, BoardAction, RaceAction, Sample, file};

    /// So much room that a search takes long.
    const WIDE: &str = "\
############
#X..X....OX#
#.X...OOO..#
#OOBBBBBBO.#
#......OXO.#
@O.XX..O...@
@.XWWWWWW.X@
@XXX....O.O@
@...X.O...X@
@......XXX.@
@@@@@@@@@@@@";

    fn snapshot(text: &str) -> Snapshot {
        let loaded = file::parse("test", text.as_bytes()).expect("a diagram");
        Snapshot::new(loaded.document)
    }

    #[test]
    fn where_nothing_races_it_is_said() {
        let ask = Prove::new(snapshot("...\n...\n..."));
        let mut desk = Desk::default();
        desk.want(ask.clone());
        desk.finish::<Prove>();
        let answer = &desk.answer::<Prove>().expect("an answer").answer;
        assert_eq!(
            answer.as_ref().err(),
            Some(&ProposeError::nothing()),
            "nothing races"
        );
    }

    #[test]
    fn what_is_seen_at_a_glance_stays_in_sight_until_more_is() {
        let mut session = Session::new(Document::clone(&snapshot(WIDE)));
        session.read_race();
        session.start();
        let wanted = |session: &Session| session.desk().wanted::<Prove>().map(|it| it.time);
        assert_eq!(wanted(&session), Some(GLANCE));
        session.desk_mut().finish::<Prove>();
        session.update();
        assert_eq!(wanted(&session), Some(PATIENCE), "in the same frame");
        assert!(session.progress::<Prove>().is_pending());
        assert!(session.shown::<Prove>().is_some(), "what was seen");
        assert!(session.answer::<Prove>().is_none());
        session.stop::<Prove>();
        session.start();
        session.read_race();
        assert_eq!(wanted(&session), Some(PATIENCE), "asked for once");
    }

    #[test]
    fn a_search_that_was_not_enough_is_made_longer_but_not_one_that_was_stopped() {
        let mut session = Session::new(Document::clone(&snapshot(WIDE)));
        let positions = |session: &Session| {
            let wanted = session.desk().wanted::<Prove>().cloned();
            wanted.map(|wanted| wanted.positions)
        };
        session.ask(Prove {
            positions: 1_000,
            ..Prove::new(session.snapshot().clone())
        });
        session.desk_mut().finish::<Prove>();
        assert!(session.has_longer::<Prove>());
        session.search::<Prove>();
        assert_eq!(positions(&session), Some(8_000));
        session.ask(Prove::new(session.snapshot().clone()));
        session.start();
        session.stop::<Prove>();
        session.desk_mut().finish::<Prove>();
        let stopped = session.desk().answer::<Prove>().expect("what is known");
        assert!(stopped.was_stopped && stopped.answer.is_ok());
        session.search::<Prove>();
        assert_eq!(positions(&session), Some(FIRST));
        assert_eq!(session.progress::<Prove>(), Progress::Waiting);
    }

    #[test]
    fn a_longer_search_that_is_stopped_takes_nothing_back() {
        let of = snapshot(WIDE);
        let ask = |told: &mut <Prove as Ask>::Memory| {
            let control = Control::default();
            control.stop_flag().store(true, Ordering::Relaxed);
            let solved = Prove::new(of.clone()).answer(told, &control);
            solved.expect("a race").known()
        };
        assert_eq!(ask(&mut None), Known::Undecided);
        let plain = Prove::new(snapshot(".@.@.\nBBBBB\nWWWWW\n.#.##"));
        let before = plain.answer(&mut None, &Control::default());
        let mut told = Some((Prove::new(of.clone()), before.expect("a race")));
        assert_eq!(ask(&mut told), Known::Proved);
        assert_eq!(ask(&mut told), Known::Proved, "however often");
    }

    #[test]
    fn what_is_picked_leaves_the_proof_and_is_counted_beside_it() {
        let mut session = Session::new(Sample::ConnectFirst.document());
        let pick = |session: &mut Session, unpicked| {
            let action = Action::Race(RaceAction::Unpicked(unpicked));
            session.apply(&action).expect("always");
        };
        let clear = Action::Race(RaceAction::ClearPicks);
        session.apply(&clear).expect("always");
        pick(&mut session, WithoutPicks::Asked);
        session.search::<Prove>();
        session.desk_mut().finish::<Prove>();
        // What a search took says that it is this very one.
        let told = |session: &Session| {
            let answer = session.answer::<Prove>().expect("it stays wanted");
            let answer = answer.as_ref().expect("a race");
            let nodes = answer.report.regions.iter().map(|it| it.tree.nodes.len());
            (answer.solution.effort, nodes.sum::<usize>())
        };
        let (searched, before) = told(&session);
        pick(&mut session, WithoutPicks::Searched);
        assert!(session.shown::<Prove>().is_some(), "for the moment");
        session.desk_mut().finish::<Prove>();
        let (again, after) = told(&session);
        assert_eq!(again, searched, "nothing was searched");
        assert!(after > before, "{before} nodes before, now {after}");
        assert!(session.undo());
        session.desk_mut().finish::<Prove>();
        assert_eq!(told(&session), (searched, before));
        // Other stones are another race.
        let clear = Action::Board(BoardAction::Clear);
        session.apply(&clear).expect("a board");
        assert!(session.desk().wanted::<Prove>().is_none());
    }

    #[test]
    fn a_proof_of_another_document_is_withdrawn() {
        let mut desk = Desk::default();
        desk.want(Prove::new(snapshot(WIDE)));
        desk.start();
        desk.turn_to(&snapshot("...\n...\n..."));
        assert_eq!(desk.progress::<Prove>(), Progress::Unasked);
    }
}
