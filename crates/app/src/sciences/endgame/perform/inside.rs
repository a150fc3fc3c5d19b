//! Regions of an endgame: which is looked at, the positions inside it, and points by hand.

use std::sync::Arc;

use semeai_board::{Color, Point, PointSet};
use semeai_endgame::position_report::RegionReport;
use semeai_picture::tree::{Item, move_items};
use semeai_race::picks::{Move, Path};
use semeai_session::{Action, Answered, EndgameAction, GrowTree, Session, SolveEndgame};
use semeai_words::endgame::refusals::endgame_path_error;
use semeai_words::labels::Label;

use crate::commands::command::RaceCommand;
use crate::local_text::LocalText;
use crate::perform::act::act;
use crate::view::View;

/// Asks only about what is selected of the regions, with what was asked about alone before.
pub(super) fn only_selected(session: &mut Session, view: &mut View) {
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
    let points = document.endgame.only.union(&selected);
    ask_only(session, view, EndgameAction::Only(points));
}

/// Asks only about the points where the two sides meet, of regions that are too large, with what was asked about alone before.
pub(super) fn only_meeting(session: &mut Session, view: &mut View) {
    let meeting = session.shown_endgame().and_then(|report| report.meeting);
    if let Some(points) = meeting {
        let points = session.document().endgame.only.union(&points);
        ask_only(session, view, EndgameAction::OnlyMeeting(points));
    }
}

/// Asks about some points alone; about all regions if there are none.
pub(super) fn ask_only(session: &mut Session, view: &mut View, points: EndgameAction) {
    act(session, view, &Action::Endgame(points));
    view.hand.selection = None;
    view.endgame.selected = None;
    view.endgame.path.clear();
    view.endgame.tree_from.clear();
}

/// Selects the region of a point, if it has one.
pub(super) fn select(session: &Session, view: &mut View, point: Point) {
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
pub(super) fn play(session: &Session, view: &mut View, point: Point, color: Color) {
    if session.shown_endgame().is_none() && session.progress::<SolveEndgame>().is_pending() {
        view.messages.say(Label::SearchingRegions);
        return;
    }
    let is_stone = session.document().board.setup.get(point).is_some();
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
pub(crate) fn way(session: &Session, view: &mut View, command: RaceCommand) {
    let mut path = view.endgame.path.clone();
    let below = |path: &Path| -> Vec<Move> {
        let items = session.region_tree().map(items).unwrap_or_default();
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
pub(super) fn follow(session: &mut Session, view: &mut View) {
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
    if session.desk_mut().news::<GrowTree>().is_some() {
        // Where the board stands in a new tree is to be seen.
        view.endgame.has_moved = true;
    }
    let here = &view.endgame.path;
    if !here.starts_with(&view.endgame.tree_from) || here.is_empty() {
        view.endgame.tree_from.clear();
    }
    let asked = view.endgame.region_path(at, &view.endgame.path);
    let fault = session.position_inside().and_then(|answered| {
        let is_it = answered.ask.path == asked;
        answered.answer.as_ref().err().filter(|_| is_it).copied()
    });
    // Where no move was made there is nothing to take back, and nobody has asked.
    if let Some(fault) = fault.filter(|_| view.endgame.path.pop().is_some()) {
        let topology = Arc::clone(session.document().topology());
        let said =
            LocalText::new(move |language| endgame_path_error(fault, &topology, &asked, language));
        // In the bottom line: a strip would move what is beside the board.
        view.messages.say(said);
    }
    let path = view.endgame.region_path(at, &view.endgame.path);
    session.look_inside(path);
    let from = view.endgame.region_path(at, &view.endgame.tree_from);
    session.grow_tree(from, view.endgame.branches);
    // Where the tree does not show the position, it begins there.
    let here = &view.endgame.path;
    let is_there = here.is_empty()
        || session.region_tree().is_none_or(|grown| {
            grown.answer.is_err() || items(grown).iter().any(|item| item.path == *here)
        });
    if !is_there && !session.progress::<GrowTree>().is_pending() {
        view.endgame.tree_from = view.endgame.path.clone();
    }
}

/// The nodes of a tree with the moves that lead there.
fn items(grown: &Answered<GrowTree>) -> Vec<Item> {
    let before = grown.ask.path.moves.iter();
    let before: Path = before
        .map(|&(color, point)| Move { color, point })
        .collect();
    let tree = grown.answer.as_ref().ok();
    tree.map(|tree| move_items(tree, &before))
        .unwrap_or_default()
}
