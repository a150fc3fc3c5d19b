//! Candidate points, nodes and questions, by clicks and keys: what they mean is said by [`semeai_session::RacePlace`].

pub(crate) mod proof;
pub(crate) mod proposal;

use semeai_board::{Color, Point, PointSet, Role};
use semeai_race::WithoutPicks;
use semeai_race::picks::{Move, Path};
use semeai_race::report::Report;
use semeai_session::questions::{accept_all, has_too_many};
use semeai_session::{
    Action, ClickMeaning, Count, Depth, Impossible, LookForFights, Propose, Prove, RaceAction,
    RacePlace, Session, Subject,
};
use semeai_words::labels::Label;

use crate::commands::command::RaceCommand;
use crate::messages::Messages;
use crate::perform::act::{act, attempt};
use crate::sciences::race::request::RaceRequest;
use crate::view::View;

/// Does one request.
pub(crate) fn perform(session: &mut Session, view: &mut View, depth: Depth, request: RaceRequest) {
    match request {
        RaceRequest::Point(point, color) => self::point(session, view, point, color),
        RaceRequest::Choose(point) => match depth {
            Depth::Learner => proposal::read(session, view, point),
            Depth::Theory => proposal::click(session, view, point),
        },
        RaceRequest::Read(point) => proposal::read(session, view, point),
        RaceRequest::ReadBoard => session.ask(Prove::new(session.snapshot().clone())),
        RaceRequest::LookInGame => session.look_for_fights_again(),
        RaceRequest::StopLookingInGame => session.stop::<LookForFights>(),
        RaceRequest::ToggleCandidate(point) => toggle(session, view, point),
        RaceRequest::Select(anchor) => view.race.place.select(anchor),
        RaceRequest::Hover(anchors) => view.hand.hovered_regions = anchors,
        RaceRequest::Go(path) => view.race.place.go(path),
        RaceRequest::Branch(path) => view.hand.branch = path,
        RaceRequest::Cooled(is_cooled) => view.race.is_cooled = is_cooled,
        RaceRequest::Cancel => session.stop::<Count>(),
        RaceRequest::AnalyzeAgain => session.ask(Count::of(session)),
        RaceRequest::OpenProof => proof::open(view, true),
        RaceRequest::First(first) => proof::look_at(session, view, first),
        RaceRequest::Step(step) => proof::step_to(view, step),
        RaceRequest::StopProof => session.stop::<Prove>(),
    }
}

/// Does one command.
pub(crate) fn command(session: &mut Session, view: &mut View, command: RaceCommand) {
    match command {
        RaceCommand::DeleteBranch => {
            if let Some((path, point)) = candidate(session, view) {
                view.race.place.go(path.clone());
                let action = RaceAction::RemovePick { path, point };
                act(session, view, &Action::Race(action));
            }
        }
        RaceCommand::MakeFirst => {
            if let Some((path, point)) = candidate(session, view) {
                let action = RaceAction::PutFirst { path, point };
                act(session, view, &Action::Race(action));
            }
        }
        RaceCommand::CloseMove => close_move(session, view),
        RaceCommand::CloseNode => {
            let at = view.hand.pointed_at();
            close(session, view, |place, report| place.close_node(report, at));
        }
        RaceCommand::AcceptHere => accept(session, view, RacePlace::accept_here),
        RaceCommand::AcceptAll => {
            accept(session, view, |_, report, asked| accept_all(report, asked));
        }
        RaceCommand::NextQuestion => question(session, view, 1),
        RaceCommand::PreviousQuestion => question(session, view, -1),
        RaceCommand::Expand => expand(session, view),
        RaceCommand::Auto => match session.document().race.unpicked {
            WithoutPicks::Asked => set_unpicked(session, view, WithoutPicks::Searched),
            WithoutPicks::Searched => set_unpicked(session, view, WithoutPicks::Asked),
        },
        RaceCommand::ClearPicks => act(session, view, &Action::Race(RaceAction::ClearPicks)),
        RaceCommand::ToRoot
        | RaceCommand::ToStart
        | RaceCommand::Parent
        | RaceCommand::Child
        | RaceCommand::Up
        | RaceCommand::Down => {
            if command == RaceCommand::ToRoot {
                session.stop::<Propose>();
            }
            if let Some(step) = command.step() {
                view.race.place.step(session.report(), step);
            }
        }
    }
}

/// Has every region searched in which nothing is picked; says why if that changes nothing.
fn expand(session: &mut Session, view: &mut View) {
    let document = session.document();
    if document.marks.roles.points(Role::Essential).is_empty() {
        view.messages.say(Label::NothingToExpand);
    } else if document.race.unpicked == WithoutPicks::Searched {
        view.messages.say(Label::ExpandedAlready);
    } else {
        set_unpicked(session, view, WithoutPicks::Searched);
    }
}

/// Says what becomes of regions in which nothing is picked.
fn set_unpicked(session: &mut Session, view: &mut View, unpicked: WithoutPicks) {
    if attempt(session, view, &Action::Race(RaceAction::Unpicked(unpicked))) {
        view.messages.say(match unpicked {
            WithoutPicks::Asked => Label::CandidatesAsked,
            WithoutPicks::Searched => Label::Expanded,
        });
    }
}

/// A click in Analyse mode.
fn point(session: &mut Session, view: &mut View, point: Point, color: Color) {
    let Some(report) = session.report() else {
        return;
    };
    let is_stone = session.document().board.setup.get(point).is_some();
    match view.race.place.click(report, point, color) {
        ClickMeaning::Went => {}
        ClickMeaning::Try(action) => act(session, view, &Action::Race(action)),
        // A stone says by itself why nobody plays there.
        ClickMeaning::Impossible(Impossible::Shared | Impossible::Outside) if is_stone => {}
        ClickMeaning::Impossible(why) => say(&mut view.messages, why),
    }
}

fn say(messages: &mut Messages, why: Impossible) {
    let why = match why {
        Impossible::Suicide => Label::NotHereSuicide,
        Impossible::Repeats => Label::NotHereKo,
        Impossible::Occupied => Label::Occupied,
        Impossible::Useless => Label::Useless,
        Impossible::Settled => Label::NotHereSettled,
        Impossible::Alive => Label::NotHereAlive,
        Impossible::Shared => Label::NotHereShared,
        Impossible::Outside => Label::NotHereOutside,
    };
    messages.say(why);
}

/// Adds or removes a candidate of the node in which the board stands.
fn toggle(session: &mut Session, view: &mut View, point: Point) {
    let action = view.race.place.toggle(session.document(), point);
    act(session, view, &Action::Race(action));
}

/// The candidate that led to where the board stands, with its node; at the root the one that is pointed at.
fn candidate(session: &Session, view: &View) -> Option<(Path, Point)> {
    let path = view.race.place.path().to_vec();
    let candidate = match path.split_last() {
        Some((last, before)) => Some((before.to_vec(), last.point)),
        None => view.hand.pointed_at().map(|point| (path, point)),
    };
    let picks = &session.document().race.picks;
    candidate.filter(|(path, point)| picks.contains(path, *point))
}

/// Says that a candidate's move that is pointed at is of no use, else the one that led to where the board stands.
fn close_move(session: &mut Session, view: &mut View) {
    let pointed_at = view.hand.half.zip(view.hand.hovered);
    let step = pointed_at.map(|(color, point)| Move { color, point });
    close(session, view, |place, report| {
        let pointed_at = step.and_then(|step| place.close_move(report, step));
        pointed_at.or_else(|| place.close_last(report))
    });
}

/// Closes a question, or asks it again, if the trees are known.
fn close(
    session: &mut Session,
    view: &mut View,
    close: impl FnOnce(&mut RacePlace, &Report) -> Option<RaceAction>,
) {
    let report = session.report();
    match report.and_then(|report| close(&mut view.race.place, report)) {
        Some(action) => act(session, view, &Action::Race(action)),
        None => view.messages.say(Label::NothingToClose),
    }
}

/// Keeps the place, the proposal and the line true to what is known.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    follow_analysis(session, &mut view.race.place);
    let is_on = session.document().subject == Subject::Race;
    if let Some(report) = session.report().filter(|_| is_on) {
        let regions = report.regions.iter().map(|it| it.points);
        let shared = report.shared.iter().map(|it| it.points);
        let all: Vec<PointSet> = regions.chain(shared).collect();
        view.looks.region_colors.follow(&all);
    }
    proposal::follow(session, view);
    proof::follow(session, view);
}

/// Keeps the place true to the analysis, and goes on with a chain of questions.
pub(crate) fn follow_analysis(session: &Session, place: &mut RacePlace) {
    go(session, place, RacePlace::follow);
}

/// Goes so many open questions of all regions on, or back, and shows the trees.
fn question(session: &Session, view: &mut View, by: isize) {
    proof::open(view, false);
    go(session, &mut view.race.place, |place, report| {
        place.go_to_question(report, by);
    });
}

/// Goes somewhere in the trees, if they are known.
fn go(session: &Session, place: &mut RacePlace, go: impl FnOnce(&mut RacePlace, &Report)) {
    if let Some(report) = session.report() {
        go(place, report);
    }
}

/// Accepts what is suggested, if the trees are known; of a rectangle only what lies in it.
fn accept(
    session: &mut Session,
    view: &mut View,
    accept: impl FnOnce(&mut RacePlace, &Report, Option<&PointSet>) -> Option<RaceAction>,
) {
    let Some(report) = session.report() else {
        return;
    };
    let asked = view.hand.selection;
    let node = view.race.place.node(report);
    let is_too_much = node.is_some_and(|node| has_too_many(node, asked.as_ref()));
    match accept(&mut view.race.place, report, asked.as_ref()) {
        Some(action) => act(session, view, &Action::Race(action)),
        None if is_too_much => view.messages.say(Label::TooManyToTry),
        None if asked.is_some() && !view.race.place.is_new() => {
            view.messages.say(Label::NothingSelected);
        }
        None => {}
    }
}
