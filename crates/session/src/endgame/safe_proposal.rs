//! What a session asks about what an endgame could take as safe.

use semeai_board::Point;

use crate::document::StoneMarks;
use crate::endgame::safe::{FindSafe, SafeProposal};
use crate::session::Session;

impl FindSafe {
    /// Asks it of the document at work.
    pub fn of(session: &Session) -> Self {
        Self(session.snapshot().clone())
    }
}

/// What is taken as safe.
impl Session {
    /// What is proposed to be taken as safe; [`Session::stop`] drops it.
    pub const fn safe_proposal(&self) -> Option<&SafeProposal> {
        self.pending_safe.as_ref()
    }

    /// What is said of the stones, with what is proposed to be taken as safe in place of what was safe before: whoever asks what
    /// follows from safe stones asks by this.
    pub(crate) fn marks_in_sight(&self) -> StoneMarks {
        let said = &self.document().marks;
        match self.safe_proposal() {
            Some(proposal) => StoneMarks {
                roles: proposal.roles(said.roles),
                assumed: proposal.accepted(),
            },
            None => StoneMarks {
                roles: said.roles,
                assumed: said.accepted(),
            },
        }
    }

    /// What is proposed counts for the endgame at once.
    pub(crate) fn set_safe_proposal(&mut self, proposal: Option<SafeProposal>) {
        self.pending_safe = proposal;
        self.renew_endgame();
    }

    /// Takes the block of a stone as safe, or not any more, in what is proposed. Without a stone or a proposal nothing
    /// happens.
    pub fn turn_safe(&mut self, point: Point) {
        let Some(block) = self.document().board.setup.block_at(point) else {
            return;
        };
        if let Some(mut proposal) = self.pending_safe.take() {
            proposal.turn(block);
            self.set_safe_proposal(Some(proposal));
        }
    }

    /// A frame has ended, so the person has before them what there is.
    pub(crate) fn see_safe(&mut self) {
        if let Some(proposal) = &mut self.pending_safe {
            proposal.see();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{Assumption, Role, SafeReason};

    use super::*;
    use crate::host::Queue;
    use crate::{Action, BoardAction, EndgameAction, MarkAction, SolveEndgame, Subject, file};

    /// Black's corridor of three points and White's of one, with nothing marked.
    const BARE: &str = ".X.XXXXOO.O\nXXXXXXXOOOO\nX...X.O.O.O\nXXXXXXXOOOO\n.X.X.XXOO.O";

    fn session() -> Session {
        let loaded = file::parse("test", BARE.as_bytes()).expect("a diagram");
        let mut session = Session::on(Arc::new(Queue::with_set_clock()), loaded.document);
        let subject = EndgameAction::Subject(Subject::Endgame);
        session
            .apply(&Action::Endgame(subject))
            .expect("always possible");
        session
    }

    fn found(session: &mut Session) {
        session.ask(FindSafe::of(session));
        session.start();
        session.desk_mut().finish::<FindSafe>();
        session.update();
    }

    /// What is proposed, if it was seen.
    fn take(session: &mut Session) -> Option<Vec<Assumption>> {
        let proposal = session.safe_proposal().filter(|it| it.is_seen())?;
        let safe = proposal.safe().to_vec();
        session.stop::<FindSafe>();
        Some(safe)
    }

    #[test]
    fn what_is_found_changes_nothing_before_it_is_accepted_as_one_step_of_undo() {
        let mut session = session();
        found(&mut session);
        let proposal = session.safe_proposal().expect("two blocks with eyes");
        assert!(proposal.safe().len() >= 2);
        assert!(take(&mut session).is_none(), "nobody has seen it");
        assert!(session.document().marks.roles.points(Role::Safe).is_empty());
        session.start();
        session.desk_mut().finish::<SolveEndgame>();
        assert!(
            session.answer::<SolveEndgame>().is_some(),
            "what would follow is told already"
        );
        let safe = take(&mut session).expect("it was seen");
        let accept = Action::Mark(MarkAction::AcceptSafe(safe));
        session.apply(&accept).expect("its own stones");
        assert!(session.safe_proposal().is_none());
        assert!(!session.document().marks.roles.points(Role::Safe).is_empty());
        assert!(session.undo());
        assert!(session.document().marks.roles.points(Role::Safe).is_empty());
    }

    #[test]
    fn a_block_is_safe_or_not_with_each_click_and_what_was_said_before_goes_along() {
        let mut session = session();
        let point = |session: &Session, name| session.document().topology().point(name);
        let stone = point(&session, "G3").expect("a point");
        let role = Role::Safe;
        let mark = Action::Mark(MarkAction::Set { point: stone, role });
        session.apply(&mark).expect("a stone");
        found(&mut session);
        let reason = |session: &Session| {
            let proposal = session.safe_proposal()?;
            Some(proposal.assumption(stone)?.reason)
        };
        assert_eq!(reason(&session), Some(SafeReason::Said));
        session.turn_safe(stone);
        assert_eq!(reason(&session), None);
        session.start();
        let safe = take(&mut session).expect("it was seen");
        let accept = Action::Mark(MarkAction::AcceptSafe(safe));
        session.apply(&accept).expect("its own stones");
        let roles = session.document().marks.roles;
        assert_eq!(roles.at(stone), Role::Unknown);
    }

    /// White's corner has four points in a row and lives; Black plays there, and White elsewhere.
    ///
    /// ```text
    /// . . . . O X . .
    /// O O O O O X . .
    /// X X X X X X . .
    /// ```
    const THROWN_IN: &str = "(;SZ[8:3]AW[ea][ab:eb]AB[fa:fc][ac:ec];B[ba];W[];B[ca];W[])";

    #[test]
    fn an_accepted_mark_is_looked_at_again_wherever_the_board_steps_and_a_said_one_is_not() {
        for is_said in [false, true] {
            let loaded = file::parse("test.sgf", THROWN_IN.as_bytes()).expect("a game");
            let mut session = Session::on(Arc::new(Queue::with_set_clock()), loaded.document);
            let subject = EndgameAction::Subject(Subject::Endgame);
            session
                .apply(&Action::Endgame(subject))
                .expect("always possible");
            step(&mut session, 0);
            let corner = session.document().topology().point("A2").expect("a point");
            if is_said {
                let role = Role::Safe;
                let mark = Action::Mark(MarkAction::Set {
                    point: corner,
                    role,
                });
                session.apply(&mark).expect("a stone");
            } else {
                found(&mut session);
                session.see_safe();
                let safe = take(&mut session).expect("it was seen");
                let accept = Action::Mark(MarkAction::AcceptSafe(safe));
                session.apply(&accept).expect("its own stones");
            }
            assert_eq!(doubted_at(&mut session, 0), []);
            for number in [1, 3] {
                let held: &[Point] = if is_said { &[] } else { &[corner] };
                assert_eq!(doubted_at(&mut session, number), held, "{number} {is_said}");
            }
            assert_eq!(
                session.document().marks.roles.at(corner),
                Role::Safe,
                "the mark stays"
            );
            assert_eq!(doubted_at(&mut session, 0), [], "back where it is true");
        }
    }

    fn step(session: &mut Session, number: usize) {
        let to = session.document().game.as_ref();
        let to = to.and_then(|game| game.after(number)).expect("a position");
        session.apply(&Action::Game(to)).expect("always possible");
    }

    /// The corner's point, if its mark does not hold after so many moves; that it is safe is told otherwise.
    fn doubted_at(session: &mut Session, number: usize) -> Vec<Point> {
        step(session, number);
        session.start();
        session.desk_mut().finish::<SolveEndgame>();
        let corner = session.document().topology().point("A2").expect("a point");
        let answered = session.answer::<SolveEndgame>().expect("marks are there");
        let report = answered.as_ref().expect("a position");
        let is_safe = report
            .safe
            .iter()
            .any(|safe| safe.block.stones.contains(corner));
        let held = report.roles_that_hold(session.document().marks.roles);
        let is_doubted = report
            .doubted
            .iter()
            .any(|block| block.stones.contains(corner));
        assert!(is_safe != is_doubted);
        assert_eq!(held.at(corner) == Role::Safe, is_safe);
        Some(corner).filter(|_| is_doubted).into_iter().collect()
    }

    #[test]
    fn a_changed_stone_drops_the_proposal() {
        let mut session = session();
        found(&mut session);
        let point = session.document().topology().point("B3").expect("a point");
        let stone = Some(semeai_board::Color::Black);
        let set = Action::Board(BoardAction::Set { point, stone });
        session.apply(&set).expect("a free point");
        assert!(session.safe_proposal().is_none());
    }
}
