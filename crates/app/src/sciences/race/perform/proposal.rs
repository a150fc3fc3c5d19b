//! Asks for a proposed race, and makes it the person's own.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, Role};
use semeai_race::propose::{Proposal, ProposeError};
use semeai_session::{Action, Depth, MarkAction, Propose, Prove, Session};
use semeai_words::labels::Label;
use semeai_words::race::solution::refusal::propose_error;

use super::proof;
use crate::commands::mode::Mode;
use crate::local_text::LocalText;
use crate::messages::{Strip, Topic};
use crate::perform::act::act;
use crate::view::{Beside, View};

/// Asks for a proposal round the block that is pointed at, or wherever there is a race; a proposal that is there
/// already is accepted. Where the pointed-at block is marked as essential, the marks say what races. Who wants the answer gets that.
pub(crate) fn propose(session: &mut Session, view: &mut View, depth: Depth) {
    if session.pending().proposal().is_some() {
        accept(session, view);
        return;
    }
    let document = session.document();
    let is_new = |point: &Point| {
        let block = document.board.setup.block_at(*point);
        block.is_some_and(|block| document.marks.roles.of(&block) != Role::Essential)
    };
    let point = view.hand.pointed_at().filter(is_new);
    match (depth, point) {
        (Depth::Learner, Some(point)) => read(session, view, point),
        (Depth::Learner, None) => {
            show_answer(view);
            session.search::<Prove>();
        }
        (Depth::Theory, _) => {
            session.propose(point.into_iter().collect());
            show_asking(view);
        }
    }
}

/// Reads what a block fights about, and shows what comes of it: nothing has to be marked for that.
pub(crate) fn read(session: &mut Session, view: &mut View, point: Point) {
    show_answer(view);
    session.ask(Prove::about(session.snapshot().clone(), point));
}

fn show_answer(view: &mut View) {
    view.messages.clear_answer();
    view.set_mode(Mode::Analyse);
    view.open.beside = Beside::Race;
}

/// A proposal is looked at in Mark; where none comes of it the mode is the one before.
fn show_asking(view: &mut View) {
    let before = view.back_to.unwrap_or(view.mode);
    view.messages.clear_answer();
    view.set_mode(Mode::Mark);
    view.back_to = Some(before);
}

/// Puts the block of a stone into the race: the proposal is made anew, with the block that was clicked before if it is
/// of the other colour.
pub(crate) fn click(session: &mut Session, view: &mut View, point: Point) {
    let setup = &session.document().board.setup;
    if let Some(points) = session.pending().points_with(point, setup) {
        session.propose(points);
        show_asking(view);
    }
}

/// Makes the proposal the person's own marks, as one step of undo, and reads the race: nothing else is left to be said of it.
pub(crate) fn accept(session: &mut Session, view: &mut View) {
    let proposal = session.take_proposal();
    if proposal.is_none() {
        view.messages.say(Label::NothingToAccept);
        return;
    }
    make_own(session, view, proposal);
    proof::start(session, view);
}

fn make_own(session: &mut Session, view: &mut View, proposal: Option<Box<Proposal>>) {
    if let Some(proposal) = proposal {
        view.back_to = None;
        session.stop::<Propose>();
        let accept = Action::Mark(MarkAction::Accept(proposal));
        act(session, view, &accept);
        show_race(view);
    }
}

/// Whoever marks a race wants to see it, not the game that it is from.
fn show_race(view: &mut View) {
    if view.is_beside(Beside::Game) {
        view.open.beside = Beside::Race;
    }
}

/// Forgets the proposal, and goes back to where a block was clicked.
pub(crate) fn discard(session: &mut Session, view: &mut View) {
    forget(session);
    view.discarded = Some(session.snapshot().clone());
    if session
        .document()
        .marks
        .roles
        .points(Role::Essential)
        .is_empty()
    {
        // The race that was found of itself was about other blocks, or these ones.
        session.stop::<Prove>();
    }
    come_back(view);
}

/// Changes a mark; of what is proposed too, which is accepted with it, as one step of undo.
pub(crate) fn change(session: &mut Session, view: &mut View, action: &Action) {
    let is_own_stroke = session.pending().proposal().is_some() && !session.history().is_in_stroke();
    if is_own_stroke {
        session.history_mut().begin_stroke();
    }
    let proposal = session.pending_mut().take_seen();
    make_own(session, view, proposal);
    act(session, view, action);
    show_race(view);
    if is_own_stroke {
        session.history_mut().end_stroke();
    }
}

/// Drops a proposal outside the mode that shows it.
pub(crate) fn ask(session: &mut Session, view: &View) {
    if view.mode != Mode::Mark {
        forget(session);
    }
}

/// What is proposed and what is being looked for.
fn forget(session: &mut Session) {
    session.stop::<Propose>();
    session.pending_mut().discard();
}

/// Says why a proposal came to nothing.
pub(crate) fn follow(session: &mut Session, view: &mut View) {
    if session.pending_mut().take_failure() {
        come_back(view);
        view.messages.clear_answer();
        view.messages.say_error(Label::ProofFailed);
    }
    if let Some(error) = session.pending_mut().take_refusal() {
        let topology = Arc::clone(session.document().topology());
        come_back(view);
        view.messages.clear_answer();
        if view.is_beside(Beside::Proof) && matches!(session.shown::<Prove>(), Some(Err(_))) {
            // What it says was the answer to something else.
            view.open.beside = Beside::Race;
        }
        // Words and stars are told of one fight: the one that is told first.
        let first_moves = match &error {
            ProposeError::NoRace(none) => {
                Some(none.fights.first().map_or_else(ByColor::default, |fight| {
                    ByColor::new_with(|first: Color| {
                        let start = fight.starts[first].as_ref();
                        start.map_or_else(Vec::new, |start| start.moves.clone())
                    })
                }))
            }
            _ => None,
        };
        let said = LocalText::new(move |phrasing| propose_error(&error, &topology, phrasing));
        match first_moves {
            Some(moves) => {
                let answer = Strip::answer(said).with_first_moves(moves);
                view.messages.hold(Topic::NoRace, answer);
            }
            None => view.messages.say_error(said),
        }
    }
}

/// Goes back to where a block was clicked, for a click there means what it meant: nothing is proposed.
fn come_back(view: &mut View) {
    if let Some(mode) = view.back_to.take() {
        view.set_mode(mode);
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Color};
    use semeai_session::{Action, BoardAction, Document};

    use super::*;
    use crate::messages::Tone;

    /// How the answer is meant that comes of a click on a board with these stones.
    fn tone_of_answer(names: &[&str]) -> Tone {
        let mut session = Session::new(Document::empty(
            BoardKind::rectangle(9, 9).expect("a board"),
        ));
        let points = names.iter().map(|name| {
            let topology = session.document().topology();
            topology.point(name).expect("a point")
        });
        let points: Vec<_> = points.collect();
        for &point in &points {
            let stone = Some(Color::Black);
            let set = Action::Board(BoardAction::Set { point, stone });
            session.apply(&set).expect("a free point");
        }
        session.propose(points);
        session.finish();
        let mut view = View::default();
        follow(&mut session, &mut view);
        view.messages.strips[0].tone
    }

    #[test]
    fn that_nothing_races_is_an_answer_and_no_warning() {
        assert_eq!(tone_of_answer(&["E5"]), Tone::Answer);
        assert_eq!(tone_of_answer(&[]), Tone::Answer, "an empty board");
    }
}
