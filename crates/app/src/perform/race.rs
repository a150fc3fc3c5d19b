//! Candidate points, nodes and questions: the procedure of the system paper, section 4.3, by clicks.
//!
//! A click on a point tries both sides' moves there. If one of the two positions needs candidates of its own, the board
//! steps into it (Black's first) and asks there; when all are answered it returns to where the chain began. So every
//! candidate costs exactly one click.

use semeai_board::{Color, Point};
use semeai_race::picks::{Move, Path};
use semeai_race::report::{Node, NodeState, Question, Reply, Report, Tree};
use semeai_session::{Action, RaceAction};
use semeai_words::labels::{Label, label};

use super::proposal;
use crate::app::{App, act};
use crate::command::RaceCommand;
use crate::questions::{by_urgency, children, questions};
use crate::requests::RaceRequest;

/// Does one request.
pub(super) fn perform(app: &mut App, request: RaceRequest) {
    match request {
        RaceRequest::Point(point, color) => self::point(app, point, color),
        RaceRequest::Choose(point) => proposal::click(app, point),
        RaceRequest::ToggleCandidate(point) => toggle(app, point),
        RaceRequest::Select(anchor) => app.view.place.select(anchor),
        RaceRequest::Hover(anchor) => app.view.hand.hovered_region = anchor,
        RaceRequest::Go(path) => app.view.place.go(path),
        RaceRequest::Cooled(is_cooled) => app.view.looks.is_cooled = is_cooled,
        RaceRequest::Cancel => app.session.cancel(),
        RaceRequest::AnalyzeAgain => app.session.analyze_again(),
    }
}

/// Does one command.
pub(super) fn command(app: &mut App, command: RaceCommand) {
    match command {
        RaceCommand::AcceptHere => accept_here(app),
        RaceCommand::AcceptAll => accept_all(app),
        RaceCommand::NextQuestion => question(app, true),
        RaceCommand::PreviousQuestion => question(app, false),
        RaceCommand::Auto => {
            let is_on = app.session.document().auto;
            act(app, &Action::Race(RaceAction::Auto(!is_on)));
        }
        RaceCommand::ClearPicks => act(app, &Action::Race(RaceAction::ClearPicks)),
        RaceCommand::ToRoot => {
            app.session.stop_proposing();
            app.view.place.go(Path::new());
        }
        RaceCommand::ToStart => app.view.place.go(Path::new()),
        RaceCommand::Parent => parent(app),
        RaceCommand::Child => child(app),
        RaceCommand::Up => sibling(app, -1),
        RaceCommand::Down => sibling(app, 1),
    }
}

/// A click in Analyse mode.
fn point(app: &mut App, point: Point, color: Color) {
    let Some(report) = app.session.report() else {
        return;
    };
    let Some(region) = report
        .points
        .get(point.index())
        .and_then(|known| known.region)
    else {
        return;
    };
    let is_other = app.view.place.selected(report) != Some(region);
    let path = if is_other {
        Path::new()
    } else {
        app.view.place.path.clone()
    };
    let tree = &report.regions[region].tree;
    let Some(node) = tree.find(&path).map(|id| tree.node(id)) else {
        return;
    };
    let asked = asked(node, point, color);
    if let Some(anchor) = report.regions[region].points.first().filter(|_| is_other) {
        app.view.place.select(anchor);
    }
    match asked {
        Asked::Go => {
            let mut path = path;
            path.push(Move { color, point });
            app.view.place.go(path);
        }
        Asked::Try => {
            begin_chain(app, &path);
            act(app, &Action::Race(RaceAction::AddPick { path, point }));
        }
        Asked::Impossible(why) => say(app, why),
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

fn say(app: &mut App, why: Label) {
    app.view.messages.strips.retain(|strip| strip.is_error);
    app.view
        .messages
        .say(label(why, app.settings.language).to_owned(), false);
}

/// Adds or removes a candidate of the node in which the board stands.
fn toggle(app: &mut App, point: Point) {
    let path = app.view.place.path.clone();
    let action = if app.session.document().picks.contains(&path, point) {
        RaceAction::RemovePick { path, point }
    } else {
        RaceAction::AddPick { path, point }
    };
    act(app, &Action::Race(action));
}

fn begin_chain(app: &mut App, path: &[Move]) {
    // Whoever stands in no chain begins one here; within one, the origin stays.
    if app.view.place.origin.is_none() {
        app.view.place.origin = Some(path.to_vec());
    }
    app.view.place.is_stepping = true;
}

/// Keeps the view true to the analysis, and goes on with a chain of questions.
pub(crate) fn follow_analysis(app: &mut App) {
    let Some(report) = app.session.report() else {
        return;
    };
    // The selection must not jump to another region because this one has cooled down.
    if app.view.place.region.is_none() {
        let anchor = by_urgency(report)
            .first()
            .and_then(|&i| report.regions[i].points.first());
        app.view.place.region = anchor;
    }
    app.view.place.settle(report);
    if !app.view.place.is_stepping {
        return;
    }
    app.view.place.is_stepping = false;
    let origin = app.view.place.origin.clone().unwrap_or_default();
    let Some(region) = app.view.place.selected(report) else {
        return;
    };
    let next = next_nil(&report.regions[region].tree, &app.view.place.path, &origin);
    app.view.place.wants_scroll = true;
    match next {
        Some(path) => app.view.place.path = path,
        None => {
            app.view.place.path = origin;
            app.view.place.origin = None;
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
fn question(app: &mut App, is_next: bool) {
    let Some(report) = app.session.report() else {
        return;
    };
    let open = questions(report);
    let here = app.view.place.selected(report);
    let at = open
        .iter()
        .position(|question| Some(question.region) == here && question.path == app.view.place.path);
    let chosen = match (at, is_next) {
        _ if open.is_empty() => return,
        (None, true) => 0,
        (None, false) => open.len() - 1,
        (Some(at), true) => (at + 1) % open.len(),
        (Some(at), false) => (at + open.len() - 1) % open.len(),
    };
    let Question { region, path } = open[chosen].clone();
    let anchor = report.regions[region].points.first();
    app.view.place.region = anchor;
    app.view.place.go(path);
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

fn accept_here(app: &mut App) {
    let Some((report, region)) = app.session.report().and_then(|report| {
        let region = app.view.place.selected(report)?;
        Some((report, region))
    }) else {
        return;
    };
    let tree = &report.regions[region].tree;
    let path = app.view.place.path.clone();
    let points = tree
        .find(&path)
        .map(|id| untried(tree.node(id)))
        .unwrap_or_default();
    if points.is_empty() {
        // Nothing is suggested here: the key leads to where something is.
        question(app, true);
        return;
    }
    begin_chain(app, &path);
    act(app, &Action::Race(RaceAction::AddPicks { path, points }));
}

/// Accepts what is suggested at every open question, one level deep, as one step of undo.
fn accept_all(app: &mut App) {
    let Some(report) = app.session.report() else {
        return;
    };
    let picks = suggestions(report);
    app.session.begin_stroke();
    for (path, points) in picks {
        act(app, &Action::Race(RaceAction::AddPicks { path, points }));
    }
    app.session.end_stroke();
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

fn parent(app: &mut App) {
    let mut path = app.view.place.path.clone();
    if path.pop().is_some() {
        app.view.place.go(path);
    }
}

fn child(app: &mut App) {
    let Some(report) = app.session.report() else {
        return;
    };
    let next = app.view.place.selected(report).and_then(|region| {
        let options = children(&report.regions[region].tree, &app.view.place.path);
        options.first().copied()
    });
    if let Some(step) = next {
        let mut path = app.view.place.path.clone();
        path.push(step);
        app.view.place.go(path);
    }
}

fn sibling(app: &mut App, by: isize) {
    let mut path = app.view.place.path.clone();
    let (Some(last), Some(report)) = (path.pop(), app.session.report()) else {
        return;
    };
    let Some(region) = app.view.place.selected(report) else {
        return;
    };
    let options = children(&report.regions[region].tree, &path);
    let at = options.iter().position(|&option| option == last);
    if let Some(&next) = at
        .and_then(|at| at.checked_add_signed(by))
        .and_then(|at| options.get(at))
    {
        path.push(next);
        app.view.place.go(path);
    }
}
