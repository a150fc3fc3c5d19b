//! Asking for everything about the race of a document.

use std::time::Duration;

use semeai_board::PositionError;
use semeai_race::Limits;
use semeai_race::answer::{Certainty, RaceAnswer, RaceQuestion, answer_race, time_for_search};
use semeai_race::propose::ProposeError;
use semeai_race::solve::SolveLimits;

use crate::desk::{Answered, Ask};
use crate::document::{Document, Snapshot};
use crate::host::Control;

/// How many positions a first search may look at: some seconds.
const FIRST: u64 = 30_000_000;

/// How long a first answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much longer the next search is where one has not been enough.
const LONGER: u32 = 8;

/// Asks for the proposal, the count and the proof of the race of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Prove {
    /// The document.
    pub of: Snapshot,
    /// How many positions the search may look at.
    pub positions: u64,
    /// How long everything may take.
    pub time: Duration,
}

impl Prove {
    /// A first search.
    pub const fn first(of: Snapshot) -> Self {
        Self {
            of,
            positions: FIRST,
            time: PATIENCE,
        }
    }

    /// The search that is worth trying after this one: a longer one if it has finished and was not enough.
    #[must_use]
    pub fn after(answered: &Answered<Self>) -> Self {
        let mut next = answered.ask.clone();
        let solved = answered.answer.as_ref().ok();
        let has_run_out = solved.is_some_and(|solved| solved.known() != Certainty::Proof);
        if has_run_out && !answered.was_stopped {
            next.positions = next.positions.saturating_mul(LONGER.into());
            next.time = next.time.saturating_mul(LONGER);
        }
        next
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
    /// What was told last, and of which document.
    type Memory = Option<(Snapshot, Box<RaceAnswer>)>;
    const NAME: &'static str = "solver";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
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
            limits,
            count_limits: Limits::default()
                .with_deadline(control.deadline(self.time))
                .with_stop(Some(control.stop_flag())),
            ..question
        };
        let answer = answer_race(&question)?;
        let before = told.take().filter(|(of, _)| of == document);
        let answer = Box::new(match before {
            Some((_, before)) => answer.after(*before, control.is_stopped()),
            None => answer,
        });
        *told = Some((self.of, answer.clone()));
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
        let ask = Prove::first(snapshot("...\n...\n..."));
        let mut desk = Desk::default();
        desk.want(ask.clone());
        desk.finish::<Prove>();
        let answer = desk.answer(&ask).expect("an answer");
        assert_eq!(
            answer.as_ref().err(),
            Some(&ProposeError::nothing()),
            "nothing races"
        );
    }

    #[test]
    fn a_search_that_was_not_enough_is_made_longer_but_not_one_that_was_stopped() {
        let mut desk = Desk::default();
        let few = Prove {
            of: snapshot(WIDE),
            positions: 1_000,
            time: PATIENCE,
        };
        desk.want(few.clone());
        desk.finish::<Prove>();
        let answered = desk.answered(&few).expect("an answer");
        assert_eq!(Prove::after(answered).positions, 8_000);
        let many = Prove::first(few.of);
        desk.want(many.clone());
        desk.start();
        desk.stop::<Prove>();
        desk.finish::<Prove>();
        let answered = desk.answered(&many).expect("what is known");
        assert!(answered.was_stopped && answered.answer.is_ok());
        assert_eq!(Prove::after(answered), many);
        desk.resume::<Prove>();
        assert_eq!(desk.progress::<Prove>(), Progress::Waiting);
    }

    #[test]
    fn a_longer_search_that_is_stopped_takes_nothing_back() {
        let of = snapshot(WIDE);
        let ask = |told: &mut Option<(Snapshot, Box<RaceAnswer>)>| {
            let control = Control::default();
            control.stop_flag().store(true, Ordering::Relaxed);
            let solved = Prove::first(of.clone()).answer(told, &control);
            solved.expect("a race").known()
        };
        assert_eq!(ask(&mut None), Certainty::Nothing);
        let plain = Prove::first(snapshot(".@.@.\nBBBBB\nWWWWW\n.#.##"));
        let before = plain.answer(&mut None, &Control::default());
        let mut told = Some((of.clone(), before.expect("a race")));
        assert_eq!(ask(&mut told), Certainty::Proof);
        assert_eq!(ask(&mut told), Certainty::Proof, "however often");
    }

    #[test]
    fn a_proof_of_another_document_is_withdrawn() {
        let mut desk = Desk::default();
        desk.want(Prove::first(snapshot(WIDE)));
        desk.start();
        desk.turn_to(&snapshot(WIDE));
        assert_eq!(desk.progress::<Prove>(), Progress::Unasked);
    }
}
