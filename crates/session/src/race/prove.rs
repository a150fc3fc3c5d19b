//! Asking for everything about the race of a document.

use std::time::Duration;

use semeai_board::{Point, PositionError};
use semeai_race::Limits;
use semeai_race::answer::{RaceAnswer, RaceQuestion, answer_race, time_for_search};
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
    /// What was told last, and of which blocks of which document.
    type Memory = Option<(Snapshot, Vec<Point>, Box<RaceAnswer>)>;
    const NAME: &'static str = "solver";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    /// For the moment that a longer search takes, what a shorter one of the same document has found; what was seen at a glance as long as
    /// it takes.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        let is_in_sight = match earlier.is_glance() {
            true => progress.is_pending(),
            false => progress.is_unnoticed(),
        };
        is_in_sight && earlier.of == self.of && earlier.points == self.points
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
        let answer =
            answer_race(&question).map_err(|error| called_by_asked(error, &self.points))?;
        let before = told.take();
        let before = before.filter(|(of, points, _)| of == document && *points == self.points);
        let answer = Box::new(match before {
            Some((_, _, before)) => answer.after(*before, control.is_stopped()),
            None => answer,
        });
        *told = Some((self.of, self.points, answer.clone()));
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;
    use crate::desk::{Desk, Progress};
    use crate::file;

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
        let mut told = Some((of.clone(), Vec::new(), before.expect("a race")));
        assert_eq!(ask(&mut told), Known::Proved);
        assert_eq!(ask(&mut told), Known::Proved, "however often");
    }

    #[test]
    fn a_proof_of_another_document_is_withdrawn() {
        let mut desk = Desk::default();
        desk.want(Prove::new(snapshot(WIDE)));
        desk.start();
        desk.turn_to(&snapshot(WIDE));
        assert_eq!(desk.progress::<Prove>(), Progress::Unasked);
    }
}
