//! What the board shows of a map.

use semeai_board::{Point, PointSet};
use semeai_picture::scene::Scene;
use semeai_session::MovePoint;
use semeai_session::play_out::maps::PlayOut;
use semeai_words::labels::Label;

use super::play_out::is_over;
use crate::commands::mode::Mode;
use crate::science::FrameData;

/// The ban by ko, the points of the map or of the part that is pointed at, or how two maps differ; and what a move changes.
pub(super) fn add_to(scene: &mut Scene, shown: &FrameData<'_>) {
    // Nothing is safe or essential to a map, and other signs would only hide its points.
    if shown.view.mode == Mode::Mark {
        scene.add_roles(&shown.document.board.setup, &shown.on_board.roles);
    }
    if shown.view.mode != Mode::PlayOut {
        scene.add_ban(shown.document.board.ban);
    }
    if shown.view.looks.are_counts_hidden || shown.is_covered() {
        return;
    }
    if shown.view.mode == Mode::PlayOut {
        let is_open = |game: &&PlayOut| !is_over(game) && !is_answer(shown, game);
        if let Some(game) = shown.map_game().filter(is_open) {
            // What the side to move chooses from, strong; other points of its map, pale.
            let choice = &game.situation().choice;
            scene.show_map(&choice.map.union(&choice.points), &choice.points);
        }
        return;
    }
    match shown.map_change() {
        Some((MovePoint::Possible(..), change)) => scene.add_move_change(change),
        Some((_, change)) => scene.add_past_change(change),
        None => {}
    }
    if let Some((points, sheet)) = told(shown).zip(shown.map()) {
        scene.show_map(points, &sheet.legal);
        return;
    }
    if let (Some(compared), None) = (shown.map_comparison(), shown.view.maps.part) {
        scene.add_comparison(compared);
        return;
    }
    let (Some(sheet), Some(report)) = (shown.map(), shown.map_report()) else {
        return;
    };
    let set = shown.map_part().map_or(report.result(), |part| *part.set);
    scene.show_map(&set, &sheet.legal);
}

/// The answer of a lesson, which may be what its map leaves out, until a part of the map is pointed at.
fn told<'a>(shown: &FrameData<'a>) -> Option<&'a PointSet> {
    let lesson = shown.view.lesson.as_ref()?;
    lesson
        .told_points()
        .filter(|_| shown.view.maps.part.is_none())
}

/// Whether what the side to move chooses from is what a lesson asks for: all moves have been taken back.
fn is_answer(shown: &FrameData<'_>, game: &PlayOut) -> bool {
    shown.asks_for_move() && game.turns().is_empty()
}

/// Whether a point is of the map, in words.
pub(super) fn at_point(shown: &FrameData<'_>, point: Point) -> Option<&'static str> {
    if shown.view.mode == Mode::PlayOut {
        let game = shown.map_game().filter(|game| !is_answer(shown, game))?;
        let choice = &game.situation().choice;
        let said = match choice.points.contains(point) {
            true => Label::MapPlayable,
            false if choice.map.contains(point) => Label::MapElsewhere,
            false => return None,
        };
        return Some(shown.label(said));
    }
    let report = shown.map_report()?;
    let said = match report.playable.contains(point) {
        true => Label::MapPlayable,
        false if report.result().contains(point) => Label::MapElsewhere,
        false => return None,
    };
    Some(shown.label(said))
}
