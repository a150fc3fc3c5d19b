//! What the board of a frame shows.

use semeai_board::{Point, PointSet};
use semeai_picture::scene::Scene;

use crate::replay::Replay;
use crate::science::FrameData;
use crate::view::Beside;

/// What the board shows.
pub(crate) fn scene(shown: &FrameData<'_>) -> Scene {
    let mut scene = Scene::new(shown.stones());
    let replay = shown.on_board.replay;
    scene.numbers = replay.map_or_else(Vec::new, Replay::numbers);
    let last_step = shown.on_board.last_step;
    scene.last_move = last_step.or_else(|| last_move(shown));
    if shown.view.looks.has_numbers && scene.numbers.is_empty() && last_step.is_none() {
        scene.numbers = game_numbers(shown);
    }
    if !shown.is_replaying() && last_step.is_none() {
        scene.markup = shown.markup();
        if shown.view.is_beside(Beside::Positions) {
            // Who makes the lesson sees which these are.
            scene.marks_of_answer = shown.document.lesson.marks.points();
        }
    }
    shown.science.add_to(&mut scene, shown);
    scene
}

/// The numbers of the moves whose stones are on the board.
fn game_numbers(shown: &FrameData<'_>) -> Vec<(Point, usize)> {
    let (Some(at), Some(game)) = (shown.document.standing(), &shown.document.game) else {
        return Vec::new();
    };
    let mut found = PointSet::EMPTY;
    let mut numbers = Vec::new();
    for id in game.record().way_back(at) {
        let node = game.record().node(id);
        // The last move on a point is the one whose stone is there.
        if let Some(point) = node.played.and_then(|played| played.point)
            && !found.contains(point)
        {
            found.insert(point);
            numbers.push((point, node.number));
        }
    }
    numbers
}

/// The move of the game of the document that led to the position, where it is seen.
fn last_move(shown: &FrameData<'_>) -> Option<Point> {
    if shown.is_replaying() {
        return None;
    }
    let at = shown.document.standing()?;
    shown.document.game.as_ref()?.last_stone(at)
}
