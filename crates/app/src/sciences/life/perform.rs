//! What is done where it is asked who lives: points, moves, endings, and which points may vary.

use std::sync::Arc;

use semeai_board::{Color, Point, PointSet};
use semeai_life::Ending;
use semeai_race::picks::Move;
use semeai_session::play_out::PlayAction;
use semeai_session::{
    Action, Classify, LifeAction, Phrasing, Session, Settings, SolveBoard, Subject,
};
use semeai_sheets::life::LifeAsk;
use semeai_words::labels::Label;
use semeai_words::life::no_class;

use super::choices::action;
use crate::commands::command::{Command, MarkCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::Request;
use crate::local_text::LocalText;
use crate::perform::act::act;
use crate::sciences::life::command::LifeCommand;
use crate::sciences::life::request::LifeRequest;
use crate::view::{Beside, View};

impl From<LifeAsk> for Request {
    fn from(ask: LifeAsk) -> Self {
        match ask {
            LifeAsk::Change(asked) => LifeRequest::Change(asked).into(),
            LifeAsk::ChooseTarget => Command::from(LifeCommand::Target).into(),
            LifeAsk::ClassifyLarger => Command::from(LifeCommand::ClassifyLarger).into(),
            LifeAsk::FindSafe => Command::from(MarkCommand::Propose).into(),
            LifeAsk::MarkBlocks => Command::from(Mode::Mark).into(),
            LifeAsk::PlayOut => Command::from(Mode::PlayOut).into(),
            LifeAsk::Play(Move { color, point }) => LifeRequest::Play(point, color).into(),
            LifeAsk::BackTo(moves) => LifeRequest::BackTo(moves).into(),
        }
    }
}

/// Does one request.
pub(crate) fn perform(session: &mut Session, view: &mut View, request: LifeRequest) {
    match request {
        LifeRequest::Change(asked) => ask_so(session, view, asked),
        LifeRequest::Click(point, _) if view.life.is_choosing_target => {
            view.life.is_choosing_target = false;
            ask_so(session, view, LifeAction::Ending(Ending::Target(point)));
        }
        LifeRequest::Click(point, color) => click(session, view, point, color),
        LifeRequest::Select(point) => select(session, view, point),
        LifeRequest::Play(point, color) => {
            view.life.place.play(session, Move { color, point });
        }
        LifeRequest::BackTo(moves) => view.life.place.go_back_to(moves),
        LifeRequest::BestPlay => view.open.beside = Beside::BestPlay,
        LifeRequest::SolveBy(rules) => view.life.rules = rules,
        LifeRequest::SolveLarger => session.search::<SolveBoard>(),
    }
}

/// A click is a move of the point that is asked about, or asks about another one.
fn click(session: &Session, view: &mut View, point: Point, color: Color) {
    if !view.life.place.play(session, Move { color, point }) {
        select(session, view, point);
    }
}

/// Asks about a point, or says that it has no class.
fn select(session: &Session, view: &mut View, point: Point) {
    view.life.place.select(session, point);
    let report = session.life_report();
    if report.is_some_and(|report| report.class(point).is_none()) {
        let topology = Arc::clone(session.document().topology());
        let said = move |phrasing: Phrasing| no_class(&phrasing.point(&topology, point), phrasing);
        view.messages.say(LocalText::new(said));
    }
}

/// Does one command; nothing while the position is looked at for something else.
pub(crate) fn command(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    command: LifeCommand,
) {
    if command == LifeCommand::FourLetters {
        settings.has_four_letters = !settings.has_four_letters;
        return;
    }
    if session.document().subject != Subject::Life {
        return;
    }
    if let Some(asked) = action(command) {
        ask_so(session, view, asked);
        return;
    }
    match command {
        LifeCommand::Target => choose_target(view),
        LifeCommand::ClassifyLarger => session.search::<Classify>(),
        LifeCommand::OnlySelected => only_selected(session, view),
        LifeCommand::AllPoints => {
            ask_so(session, view, LifeAction::Only(PointSet::EMPTY));
        }
        LifeCommand::BestPlay if view.is_beside(Beside::BestPlay) => {
            view.open.beside = Beside::Race;
        }
        LifeCommand::BestPlay => view.open.beside = Beside::BestPlay,
        _ => {}
    }
}

fn ask_so(session: &mut Session, view: &mut View, asked: LifeAction) {
    view.life.is_choosing_target = false;
    act(session, view, &Action::Life(asked));
}

/// The next click says which string is the target.
fn choose_target(view: &mut View) {
    if view.mode != Mode::Analyse {
        view.set_mode(Mode::Analyse);
    }
    view.life.is_choosing_target = true;
}

/// Asks about what is selected alone, with what was asked about alone before.
fn only_selected(session: &mut Session, view: &mut View) {
    let Some(selection) = view.hand.selection else {
        view.messages.say(Label::NothingSelected);
        return;
    };
    let only = session.document().life.only.union(&selection);
    view.hand.selection = None;
    ask_so(session, view, LifeAction::Only(only));
}

/// Keeps the place true to what is known.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    if is_inside(session, view) {
        view.life.place.follow(session);
    }
}

/// Asks about the point, or says for which point is played; what belongs to another subject is left.
pub(super) fn ask(session: &mut Session, view: &mut View) {
    if session.document().subject != Subject::Life {
        view.life.is_choosing_target = false;
        view.life.place.leave();
    }
    if is_inside(session, view) {
        view.life.place.ask(session);
    }
    ask_best_play(session, view);
    // What a lesson asks about is tried for its own point.
    let is_trying = view.lesson.as_ref().is_some_and(|it| it.trial.is_some());
    if let Some(point) = view.life.place.point().filter(|_| !is_trying) {
        session.do_in_play(PlayAction::FightFor(point));
    }
}

/// Solves the board where that is looked at, and plays on it then: a play-out that has begun stays what it is.
fn ask_best_play(session: &mut Session, view: &View) {
    let is_on = session.document().subject == Subject::Life && view.is_beside(Beside::BestPlay);
    let rules = is_on.then_some(view.life.rules);
    session.look_at_best_play(rules);
    // What a lesson asks about is tried for its own point.
    let is_trying = view.lesson.as_ref().is_some_and(|it| it.trial.is_some());
    session.do_in_play(PlayAction::PlayBoard(rules.filter(|_| !is_trying)));
}

fn is_inside(session: &Session, view: &View) -> bool {
    session.document().subject == Subject::Life && view.mode == Mode::Analyse
}
