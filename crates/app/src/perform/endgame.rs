//! The endgame: what the position is looked at for, what is safe, which region is looked at.

use std::sync::Arc;

use semeai_board::{Color, Point, PointSet};
use semeai_endgame::position_report::RegionReport;
use semeai_endgame::strategy::Strategy;
use semeai_picture::tree::{Item, move_items};
use semeai_race::picks::{Move, Path};
use semeai_session::play_out::endgame::{best_line, line_of};
use semeai_session::{Action, EndgameAction, MarkAction, Progress, Session, SolveEndgame, Subject};
use semeai_words::labels::Label;

use super::act::act;
use crate::command::{EndgameCommand, RaceCommand};
use crate::mode::Mode;
use crate::requests::EndgameRequest;
use crate::said::Said;
use crate::view::{Beside, View};

/// Does one request.
pub(super) fn perform(session: &mut Session, view: &mut View, request: EndgameRequest) {
    match request {
        EndgameRequest::Select(point) => select(session, view, point),
        EndgameRequest::Hover(points) => view.hand.hovered_regions = points,
        EndgameRequest::Play(point, color) => play(session, view, point, color),
        EndgameRequest::Go(path) => view.endgame.go(path),
        EndgameRequest::Branches(branches) => {
            view.endgame.branches = branches;
            // Where the board stands is to be seen in the new tree.
            view.endgame.has_moved = true;
        }
        EndgameRequest::Elsewhere(t) => view.endgame.elsewhere = t,
        EndgameRequest::TurnSafe(point) => session.turn_safe(point),
        EndgameRequest::OnlySelected => only_selected(session, view),
        EndgameRequest::AllRegions => only(session, view, PointSet::EMPTY),
        EndgameRequest::SearchLonger => session.solve_endgame_longer(),
        EndgameRequest::Order => view.open.beside = Beside::Order,
        EndgameRequest::First(first) => look_at(session, view, first),
        EndgameRequest::Step(step) => {
            if view.endgame.rule.is_some() {
                look_at(session, view, view.endgame.line.first);
            }
            step_to(view, step);
        }
        EndgameRequest::Wrong(rule, moves) => go_wrong(session, view, rule, moves),
        EndgameRequest::Review => {
            leave_play_out(view);
            view.open.beside = Beside::Order;
            session.review_game();
        }
        EndgameRequest::StopReview => session.stop_reviewing(),
    }
}

/// Does one command.
pub(super) fn command(session: &mut Session, view: &mut View, command: EndgameCommand) {
    match command {
        EndgameCommand::TurnSubject => {
            let subject = match session.document().subject {
                Subject::Race => Subject::Endgame,
                Subject::Endgame => Subject::Race,
            };
            show(session, view, subject);
        }
    }
}

/// Looks at the position for something else.
pub(super) fn show(session: &mut Session, view: &mut View, subject: Subject) {
    act(
        session,
        view,
        &Action::Endgame(EndgameAction::Subject(subject)),
    );
    view.place.leave();
    let is_of_other = [Beside::Why, Beside::Proof, Beside::Order];
    if is_of_other.contains(&view.open.beside) {
        view.open.beside = Beside::Race;
    }
}

/// Whether the position is looked at for its endgame.
pub(super) fn is_on(session: &Session) -> bool {
    session.document().subject == Subject::Endgame
}

/// Asks what can be taken as safe; what is proposed already is accepted.
pub(super) fn find(session: &mut Session, view: &mut View) {
    if session.safe_proposal().is_some() {
        accept(session, view);
        return;
    }
    session.find_safe();
    if matches!(view.open.beside, Beside::Game | Beside::Order) {
        // What is proposed stands where the regions do.
        view.open.beside = Beside::Race;
    }
    let before = view.back_to.unwrap_or(view.mode);
    view.messages.clear_answer();
    view.set_mode(Mode::Mark);
    view.back_to = Some(before);
}

/// Makes what is proposed the person's own, as one step of undo.
pub(super) fn accept(session: &mut Session, view: &mut View) {
    if let Some(safe) = session.take_safe_proposal() {
        session.discard_safe_proposal();
        act(session, view, &Action::Mark(MarkAction::AcceptSafe(safe)));
        view.back_to = None;
        view.set_mode(Mode::Analyse);
    }
}

/// Forgets what is proposed, and goes back to where it was asked for.
pub(super) fn discard(session: &mut Session, view: &mut View) {
    session.discard_safe_proposal();
    if let Some(mode) = view.back_to.take() {
        view.set_mode(mode);
    }
}

/// Asks only about what is selected of the regions, with what was asked about alone before.
fn only_selected(session: &mut Session, view: &mut View) {
    let (Some(selection), Some(report)) = (view.hand.selection, session.shown_endgame()) else {
        return;
    };
    let document = session.document();
    let open = report.regions.iter().map(|region| region.points);
    let open = open.fold(PointSet::EMPTY, |all, points| all.union(&points));
    let selected = open
        .iter()
        .filter(|&point| selection.contains(document.topology(), point));
    let selected: PointSet = selected.collect();
    if selected.is_empty() {
        view.messages.say(Label::NothingSelected);
        return;
    }
    let points = document.only.union(&selected);
    only(session, view, points);
}

fn only(session: &mut Session, view: &mut View, points: PointSet) {
    act(session, view, &Action::Endgame(EndgameAction::Only(points)));
    view.hand.selection = None;
    view.endgame.selected = None;
    view.endgame.path.clear();
    view.endgame.tree_from.clear();
}

/// Selects the region of a point, if it has one.
fn select(session: &Session, view: &mut View, point: Point) {
    let report = session.shown_endgame();
    let mut regions = report.into_iter().flat_map(|report| &report.regions);
    if let Some(region) = regions.find(|region| region.points.contains(point)) {
        let endgame = &mut view.endgame;
        if endgame.selected != region.points.first() {
            endgame.selected = region.points.first();
            endgame.path.clear();
            endgame.tree_from.clear();
            endgame.has_moved = true;
        }
    }
}

/// Plays a side's move: in the region in which the board stands, or in another one from its beginning.
fn play(session: &Session, view: &mut View, point: Point, color: Color) {
    let is_stone = session.document().setup.get(point).is_some();
    if is_stone && view.endgame.path.is_empty() {
        select(session, view, point);
        return;
    }
    let report = session.shown_endgame();
    let mut regions = report.into_iter().flat_map(|report| &report.regions);
    let Some(region) = regions.find(|region| region.points.contains(point)) else {
        return;
    };
    let is_here = region.points.first() == view.endgame.selected;
    select(session, view, point);
    let before = if is_here {
        view.endgame.path.clone()
    } else {
        Path::new()
    };
    let step = Move { color, point };
    view.endgame.go(before.into_iter().chain([step]).collect());
}

/// Goes about the tree of the region that is selected.
pub(super) fn way(session: &Session, view: &mut View, command: RaceCommand) {
    let mut path = view.endgame.path.clone();
    let grown = session.region_tree();
    let tree = grown.and_then(|grown| Some((grown, grown.answer.as_ref().ok()?)));
    let below = |path: &Path| -> Vec<Move> {
        let Some((grown, tree)) = tree else {
            return Vec::new();
        };
        let before = grown.ask.path.moves.iter();
        let before: Path = before
            .map(|&(color, point)| Move { color, point })
            .collect();
        let items = move_items(tree, &before);
        let here = items.iter().position(|item| item.path == *path);
        let children = items
            .iter()
            .filter(|item| here.is_some() && item.parent == here);
        children.filter_map(Item::last_move).collect()
    };
    match command {
        RaceCommand::ToRoot | RaceCommand::ToStart => path.clear(),
        RaceCommand::Parent => {
            path.pop();
        }
        RaceCommand::Child => path.extend(below(&path).first()),
        RaceCommand::Up | RaceCommand::Down => {
            let Some(last) = path.pop() else { return };
            let beside = below(&path);
            let here = beside.iter().position(|&step| step == last);
            let by = if command == RaceCommand::Up { -1 } else { 1 };
            let next = here.and_then(|here| here.checked_add_signed(by));
            path.push(
                next.and_then(|next| beside.get(next))
                    .copied()
                    .unwrap_or(last),
            );
        }
        // What is left speaks of candidates, and an endgame has none.
        _ => return,
    }
    view.endgame.go(path);
}

/// Asks for the position in which the board stands, and for the tree round it; a move that cannot be played is taken back.
fn look_inside(session: &mut Session, view: &mut View) {
    let report = session.shown_endgame();
    let selected = view.endgame.selected;
    let region = report.and_then(|report| {
        let mut regions = report.regions.iter();
        let is_it = |at: Point| move |region: &&RegionReport| region.points.contains(at);
        let chosen = selected.and_then(|at| regions.find(is_it(at)));
        chosen.or_else(|| Some(&report.regions[*report.hottest_first().first()?]))
    });
    let Some(at) = region.and_then(|region| region.points.first()) else {
        session.leave_regions();
        view.endgame.path.clear();
        return;
    };
    view.endgame.selected = Some(at);
    let here = &view.endgame.path;
    if !here.starts_with(&view.endgame.tree_from) || here.is_empty() {
        view.endgame.tree_from.clear();
    }
    let asked = view.endgame.region_path(at, &view.endgame.path);
    let fault = session.position_inside().and_then(|answered| {
        let is_it = answered.ask.path == asked;
        answered.answer.as_ref().err().filter(|_| is_it).copied()
    });
    if let Some(fault) = fault {
        let topology = Arc::clone(session.document().topology());
        let said = Said::new(move |language| {
            semeai_words::endgame_path_error(fault, &topology, &asked, language)
        });
        view.messages.say_error(said);
        view.endgame.path.pop();
    }
    let path = view.endgame.region_path(at, &view.endgame.path);
    session.look_inside(path);
    let from = view.endgame.region_path(at, &view.endgame.tree_from);
    session.grow_tree(from, view.endgame.branches);
    // Where the tree does not show the position, it begins there.
    let is_there = session.region_tree().is_none_or(|grown| {
        let Ok(tree) = &grown.answer else { return true };
        let before = grown.ask.path.moves.iter();
        let before: Path = before
            .map(|&(color, point)| Move { color, point })
            .collect();
        let items = move_items(tree, &before);
        items.iter().any(|item| item.path == view.endgame.path)
    });
    if !is_there && !session.growing_tree().is_pending() {
        view.endgame.tree_from = view.endgame.path.clone();
    }
}

/// Looks at the best line of a start, from its beginning.
fn look_at(session: &Session, view: &mut View, first: Color) {
    let line = session.shown_endgame();
    let line = line.and_then(|report| best_line(session.document(), report, first));
    view.endgame.rule = None;
    view.endgame.line.look_at(first, line);
}

/// Shows how a rule goes wrong, with the wrong move on the board.
fn go_wrong(session: &Session, view: &mut View, rule: Strategy, moves: Vec<Point>) {
    let (first, step) = (view.endgame.line.first, moves.len());
    let line = line_of(session.document(), first, moves);
    view.endgame.rule = Some(rule);
    view.endgame.line.look_at(first, line);
    step_to(view, step);
}

/// Shows the line after so many moves.
pub(super) fn step_to(view: &mut View, step: usize) {
    leave_play_out(view);
    // A line begins at the position, not inside a region.
    view.endgame.path.clear();
    view.endgame.line.step_to(step);
}

/// Lines are looked at in Analyse mode.
fn leave_play_out(view: &mut View) {
    if view.mode != Mode::Analyse {
        view.set_mode(Mode::Analyse);
    }
}

/// Keeps the line true to what is known.
fn follow_line(session: &mut Session, view: &mut View) {
    let is_news = session.desk_mut().news::<SolveEndgame>().is_some();
    let is_known = matches!(session.endgame(), Some(Ok(_)));
    if !is_known {
        view.endgame.line.close();
    } else if is_news || view.endgame.line.game().is_none() {
        look_at(session, view, session.document().to_move);
    }
    if !view.endgame.path.is_empty() {
        // Whoever has gone into a region has left the line.
        view.endgame.line.step_to(0);
    }
}

/// Drops a proposal outside the mode that shows it, and says when the search for one broke down.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    follow_line(session, view);
    let is_asked = session.safe_proposal().is_some() || session.finding_safe().is_pending();
    if is_asked && (view.mode != Mode::Mark || !is_on(session)) {
        session.discard_safe_proposal();
    }
    if is_on(session) && view.mode == Mode::Analyse {
        look_inside(session, view);
    }
    if session.finding_safe() == Progress::Failed {
        discard(session, view);
        view.messages.say_error(Label::ProofFailed);
    }
}
