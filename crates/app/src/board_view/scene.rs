//! What the board of a frame shows.

use semeai_board::{Color, Point, PointSet};
use semeai_picture::letters::letters;
use semeai_picture::scene::{Counts, Scene};
use semeai_race::report::Report;
use semeai_session::play_out::endgame;

use crate::commands::mode::Mode;
use crate::replay::Replay;
use crate::science::FrameData;
use crate::view::Beside;

/// What the board shows.
pub(crate) fn scene(shown: &FrameData<'_>) -> Scene {
    let mut scene = Scene::new(shown.stones());
    let replay = shown.science.replay(shown);
    scene.numbers = replay.map_or_else(Vec::new, Replay::numbers);
    scene.last_move = last_move(shown);
    if shown.view.looks.has_numbers && scene.numbers.is_empty() && !shown.is_in_tree() {
        scene.numbers = game_numbers(shown);
    }
    if let Some(proposal) = shown.proposal() {
        scene.add_proposal(proposal);
        return scene;
    }
    shown.science.add_to(&mut scene, shown);
    scene
}

/// What a race shows: roles, regions with what is counted, and where the hand can play.
pub(crate) fn add_race(scene: &mut Scene, shown: &FrameData<'_>) {
    scene.add_roles(&shown.document.board.setup, &shown.roles());
    if let Some(game) = shown.replay().filter(|_| !shown.hides_answers()) {
        scene.add_liberties(game);
    }
    // The regions of the count are those of the document: they say nothing about a race being played.
    if let Some(report) = shown.report.filter(|_| shown.replay().is_none()) {
        if shown.settings.has_regions {
            add_tints(scene, shown, report);
        }
        let here = shown.region().filter(|_| shown.is_in_tree());
        let here = here.map(|(number, _)| number).zip(shown.node());
        if !shown.hides_answers() {
            scene.add_signs(report, here);
        }
        if shown.view.mode == Mode::Analyse {
            add_candidates(scene, shown, report);
            if shown.hides_answers() {
                scene.suggestions = PointSet::EMPTY;
            } else {
                add_first_moves(scene, shown, report);
            }
        }
    }
    let is_at_start = scene.setup == shown.document.board.setup;
    scene.add_ban(shown.document.board.ban.filter(|_| is_at_start));
}

/// What an endgame shows: what is safe, the regions, what is settled, and what the first moves of the side to move lose.
pub(crate) fn add_endgame(scene: &mut Scene, shown: &FrameData<'_>) {
    match shown.safe_proposal() {
        Some(proposal) => scene.safe = proposal.stones(),
        None => scene.add_roles(&shown.document.board.setup, &shown.roles()),
    }
    let is_at_start = scene.setup == shown.document.board.setup;
    scene.add_ban(shown.document.board.ban.filter(|_| is_at_start));
    if let Some(game) = shown.endgame_replay() {
        scene.add_ban(game.situation().position.ko());
        let count = shown.endgame_game().and_then(endgame::PlayOut::count);
        if let Some(count) = count.filter(|_| !shown.hides_answers()) {
            scene.territory = count.board.territory;
        }
        return;
    }
    let Some(report) = shown.endgame() else {
        return;
    };
    if shown.settings.has_regions {
        let selected = shown.endgame_region().map(|(number, _)| number);
        let pointed_at = shown.view.hand.hovered_regions;
        scene.add_endgame_regions(report, |number, region| {
            let first = region.points.first();
            let is_pointed_at = first.is_some_and(|first| pointed_at.contains(first));
            is_pointed_at || selected == Some(number)
        });
    }
    if shown.hides_answers() {
        return;
    }
    if let Some(below) = shown.below() {
        scene.last_move = below.steps.last().map(|step| step.point);
        scene.add_settled(report);
        scene.add_best(&below.left);
        return;
    }
    scene.add_settled(report);
    let is_asked = shown.view.mode == Mode::Analyse && !shown.view.looks.are_counts_hidden;
    if is_asked {
        scene.add_losses(report, shown.document.board.to_move);
        if let Some((t, (_, region))) = shown.view.endgame.elsewhere.zip(shown.endgame_region()) {
            scene.add_best_at(region, t);
        }
    }
}

fn add_tints(scene: &mut Scene, shown: &FrameData<'_>, report: &Report) {
    let selected = shown.view.place.selected(report);
    let is_analysing = shown.view.mode == Mode::Analyse;
    let counts = if shown.view.looks.are_counts_hidden || shown.hides_answers() {
        Counts::Hidden
    } else {
        Counts::Shown
    };
    scene.add_tints(report, counts, |number, region| {
        let pointed_at = shown.view.hand.hovered_regions;
        let first = region.points.first();
        let is_pointed_at = first.is_some_and(|first| pointed_at.contains(first));
        is_pointed_at || (is_analysing && selected == Some(number))
    });
}

fn add_candidates(scene: &mut Scene, shown: &FrameData<'_>, report: &Report) {
    let asked = shown.asked();
    if !shown.is_in_tree() {
        scene.add_roots(report, asked.as_ref());
    } else if let (Some((_, region)), Some(node)) = (shown.region(), shown.node()) {
        let place = &shown.view.place;
        let letters = letters(report, place.selected(report), place.path());
        scene.add_node(&region.tree, node, &letters, asked.as_ref());
    }
}

/// The first moves that win, of the position itself: as proved if it was, else as counted.
fn add_first_moves(scene: &mut Scene, shown: &FrameData<'_>, report: &Report) {
    if shown.is_in_tree() {
        return;
    }
    match shown.session.solved() {
        Some(solved) if shown.view.is_beside(Beside::Proof) => {
            scene.add_proved(solved, shown.view.line.first);
        }
        // The board says the same beside another panel, of both starts as the count does.
        Some(solved) => Color::ALL
            .into_iter()
            .for_each(|first| scene.add_proved(solved, first)),
        None => scene.add_winning(report),
    }
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

/// The move that led to what the board shows, in a tree or in the game of the document.
fn last_move(shown: &FrameData<'_>) -> Option<Point> {
    if shown.is_in_tree() {
        return shown.view.place.path().last().map(|last| last.point);
    }
    if shown.is_replaying() {
        return None;
    }
    let at = shown.document.standing()?;
    shown.document.game.as_ref()?.last_stone(at)
}
