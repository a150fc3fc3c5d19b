//! Candidate points, nodes and questions: the procedure of the system paper, section 4.3, by clicks.
//!
//! A click on a point tries both sides' moves there. If one of the two positions needs candidates of its own, the board
//! steps into it (Black's first) and asks there; when all are answered it returns to where the chain began. So every
//! candidate costs exactly one click.

use semeai_board::{Color, Point};
use semeai_race::picks::{Move, Path};
use semeai_race::report::{Node, NodeState, Question, Reply, Report, Tree};
use semeai_session::{Action, Language, RaceAction, Session};
use semeai_words::labels::{Label, label};

use super::act::act;
use super::proposal;
use crate::command::RaceCommand;
use crate::messages::Messages;
use crate::place::Place;
use crate::questions::{by_urgency, children, questions};
use crate::requests::RaceRequest;
use crate::view::View;

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    language: Language,
    request: RaceRequest,
) {
    match request {
        RaceRequest::Point(point, color) => self::point(session, view, language, point, color),
        RaceRequest::Choose(point) => proposal::click(session, view, point),
        RaceRequest::ToggleCandidate(point) => toggle(session, view, language, point),
        RaceRequest::Select(anchor) => view.place.select(anchor),
        RaceRequest::Hover(anchor) => view.hand.hovered_region = anchor,
        RaceRequest::Go(path) => view.place.go(path),
        RaceRequest::Cooled(is_cooled) => view.looks.is_cooled = is_cooled,
        RaceRequest::Cancel => session.cancel(),
        RaceRequest::AnalyzeAgain => session.analyze_again(),
    }
}

/// Does one command.
pub(super) fn command(
    session: &mut Session,
    view: &mut View,
    language: Language,
    command: RaceCommand,
) {
    match command {
        RaceCommand::AcceptHere => accept_here(session, view, language),
        RaceCommand::AcceptAll => accept_all(session, view, language),
        RaceCommand::NextQuestion => question(session, &mut view.place, true),
        RaceCommand::PreviousQuestion => question(session, &mut view.place, false),
        RaceCommand::Auto => {
            let is_on = session.document().auto;
            act(
                session,
                view,
                language,
                &Action::Race(RaceAction::Auto(!is_on)),
            );
        }
        RaceCommand::ClearPicks => act(
            session,
            view,
            language,
            &Action::Race(RaceAction::ClearPicks),
        ),
        RaceCommand::ToRoot => {
            session.stop_proposing();
            view.place.go(Path::new());
        }
        RaceCommand::ToStart => view.place.go(Path::new()),
        RaceCommand::Parent => parent(&mut view.place),
        RaceCommand::Child => child(session, &mut view.place),
        RaceCommand::Up => sibling(session, &mut view.place, -1),
        RaceCommand::Down => sibling(session, &mut view.place, 1),
    }
}

/// A click in Analyse mode.
fn point(session: &mut Session, view: &mut View, language: Language, point: Point, color: Color) {
    let Some(report) = session.report() else {
        return;
    };
    let Some(region) = report
        .points
        .get(point.index())
        .and_then(|known| known.region)
    else {
        return;
    };
    let is_other = view.place.selected(report) != Some(region);
    let path = if is_other {
        Path::new()
    } else {
        view.place.path.clone()
    };
    let tree = &report.regions[region].tree;
    let Some(node) = tree.find(&path).map(|id| tree.node(id)) else {
        return;
    };
    let asked = asked(node, point, color);
    if let Some(anchor) = report.regions[region].points.first().filter(|_| is_other) {
        view.place.select(anchor);
    }
    match asked {
        Asked::Go => {
            let mut path = path;
            path.push(Move { color, point });
            view.place.go(path);
        }
        Asked::Try => {
            begin_chain(&mut view.place, &path);
            act(
                session,
                view,
                language,
                &Action::Race(RaceAction::AddPick { path, point }),
            );
        }
        Asked::Impossible(why) => say(&mut view.messages, language, why),
        Asked::Nothing => {}
    }
}

/// What a click on a point of a node means.
enum Asked {
    Go,
    Try,
    Impossible(Label),
    Nothing,
}

fn asked(node: &Node, point: Point, color: Color) -> Asked {
    let is_stone = node.black.contains(point) || node.white.contains(point);
    match node.slots.iter().find(|slot| slot.point == point) {
        Some(slot) => match slot.reply(color) {
            Reply::Node(_) => Asked::Go,
            Reply::Suicide => Asked::Impossible(Label::Suicide),
            Reply::Repeats => Asked::Impossible(Label::Repeats),
            Reply::Occupied => Asked::Impossible(Label::Occupied),
        },
        None if !is_stone && matches!(node.state, NodeState::Nil | NodeState::Options) => {
            Asked::Try
        }
        None => Asked::Nothing,
    }
}

fn say(messages: &mut Messages, language: Language, why: Label) {
    messages.strips.retain(|strip| strip.is_error);
    messages.say(label(why, language), false);
}

/// Adds or removes a candidate of the node in which the board stands.
fn toggle(session: &mut Session, view: &mut View, language: Language, point: Point) {
    let path = view.place.path.clone();
    let action = if session.document().picks.contains(&path, point) {
        RaceAction::RemovePick { path, point }
    } else {
        RaceAction::AddPick { path, point }
    };
    act(session, view, language, &Action::Race(action));
}

fn begin_chain(place: &mut Place, path: &[Move]) {
    // Whoever stands in no chain begins one here; within one, the origin stays.
    if place.origin.is_none() {
        place.origin = Some(path.to_vec());
    }
    place.is_stepping = true;
}

/// Keeps the view true to the analysis, and goes on with a chain of questions.
pub(crate) fn follow_analysis(session: &Session, place: &mut Place) {
    let Some(report) = session.report() else {
        return;
    };
    // The selection must not jump to another region because this one has cooled down.
    if place.region.is_none() {
        let anchor = by_urgency(report)
            .first()
            .and_then(|&i| report.regions[i].points.first());
        place.region = anchor;
    }
    place.settle(report);
    if !place.is_stepping {
        return;
    }
    place.is_stepping = false;
    let origin = place.origin.clone().unwrap_or_default();
    let Some(region) = place.selected(report) else {
        return;
    };
    let next = next_nil(&report.regions[region].tree, &place.path, &origin);
    place.wants_scroll = true;
    match next {
        Some(path) => place.path = path,
        None => {
            place.path = origin;
            place.origin = None;
        }
    }
}

/// The next position below the origin that needs candidates: below the present node first, Black's options first.
fn next_nil(tree: &Tree, here: &[Move], origin: &[Move]) -> Option<Path> {
    let below = |start: &[Move]| {
        let mut open = vec![start.to_vec()];
        while let Some(path) = open.pop() {
            let node = tree.node(tree.find(&path)?);
            if node.state == NodeState::Nil && path != origin {
                return Some(path);
            }
            for step in children(tree, &path).into_iter().rev() {
                let mut next = path.clone();
                next.push(step);
                open.push(next);
            }
        }
        None
    };
    below(here).or_else(|| below(origin))
}

/// Goes to the next or previous open question of all regions.
fn question(session: &Session, place: &mut Place, is_next: bool) {
    let Some(report) = session.report() else {
        return;
    };
    let open = questions(report);
    let here = place.selected(report);
    let at = open
        .iter()
        .position(|question| Some(question.region) == here && question.path == place.path);
    let chosen = match (at, is_next) {
        _ if open.is_empty() => return,
        (None, true) => 0,
        (None, false) => open.len() - 1,
        (Some(at), true) => (at + 1) % open.len(),
        (Some(at), false) => (at + open.len() - 1) % open.len(),
    };
    let Question { region, path } = open[chosen].clone();
    let anchor = report.regions[region].points.first();
    place.region = anchor;
    place.go(path);
}

/// The useful points of a node that are no candidates yet.
fn untried(node: &Node) -> Vec<Point> {
    if !matches!(node.state, NodeState::Nil | NodeState::Options) {
        return Vec::new();
    }
    let is_tried = |point: &Point| node.slots.iter().any(|slot| slot.point == *point);
    node.useful
        .iter()
        .filter(|point| !is_tried(point))
        .collect()
}

fn accept_here(session: &mut Session, view: &mut View, language: Language) {
    let Some((report, region)) = session.report().and_then(|report| {
        let region = view.place.selected(report)?;
        Some((report, region))
    }) else {
        return;
    };
    let tree = &report.regions[region].tree;
    let path = view.place.path.clone();
    let points = tree
        .find(&path)
        .map(|id| untried(tree.node(id)))
        .unwrap_or_default();
    if points.is_empty() {
        // Nothing is suggested here: the key leads to where something is.
        question(session, &mut view.place, true);
        return;
    }
    begin_chain(&mut view.place, &path);
    act(
        session,
        view,
        language,
        &Action::Race(RaceAction::AddPicks { path, points }),
    );
}

/// Accepts what is suggested at every open question, one level deep, as one step of undo.
fn accept_all(session: &mut Session, view: &mut View, language: Language) {
    let Some(report) = session.report() else {
        return;
    };
    let picks = suggestions(report);
    session.begin_stroke();
    for (path, points) in picks {
        act(
            session,
            view,
            language,
            &Action::Race(RaceAction::AddPicks { path, points }),
        );
    }
    session.end_stroke();
}

fn suggestions(report: &Report) -> Vec<(Path, Vec<Point>)> {
    questions(report)
        .into_iter()
        .filter_map(|question| {
            let tree = &report.regions[question.region].tree;
            let points = untried(tree.node(tree.find(&question.path)?));
            (!points.is_empty()).then_some((question.path, points))
        })
        .collect()
}

fn parent(place: &mut Place) {
    let mut path = place.path.clone();
    if path.pop().is_some() {
        place.go(path);
    }
}

fn child(session: &Session, place: &mut Place) {
    let Some(report) = session.report() else {
        return;
    };
    let next = place.selected(report).and_then(|region| {
        let options = children(&report.regions[region].tree, &place.path);
        options.first().copied()
    });
    if let Some(step) = next {
        let mut path = place.path.clone();
        path.push(step);
        place.go(path);
    }
}

fn sibling(session: &Session, place: &mut Place, by: isize) {
    let mut path = place.path.clone();
    let (Some(last), Some(report)) = (path.pop(), session.report()) else {
        return;
    };
    let Some(region) = place.selected(report) else {
        return;
    };
    let options = children(&report.regions[region].tree, &path);
    let at = options.iter().position(|&option| option == last);
    if let Some(&next) = at
        .and_then(|at| at.checked_add_signed(by))
        .and_then(|at| options.get(at))
    {
        path.push(next);
        place.go(path);
    }
}
