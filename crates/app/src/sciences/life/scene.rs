//! What the board shows of who lives.

use semeai_board::PointSet;
use semeai_picture::scene::{ClassSign, Scene, Tint};

use super::best_play::add_losses;
use crate::science::FrameData;

/// What is safe, the class of every point, and the point that is asked about.
pub(super) fn add_to(scene: &mut Scene, shown: &FrameData<'_>) {
    match shown.life_proposal() {
        Some(proposal) => scene.safe = proposal.stones(),
        None => scene.add_roles(&shown.document.board.setup, &shown.on_board.roles),
    }
    let is_at_start = scene.setup == shown.document.board.setup;
    scene.add_ban(shown.document.board.ban.filter(|_| is_at_start));
    if let Some(game) = shown.board_game() {
        scene.add_ban(game.situation().position.ko());
        return;
    }
    if shown.life_game().is_some() {
        add_game(scene, shown);
        return;
    }
    if shown.is_board_solved() {
        if !shown.hides_answers() && !shown.view.looks.are_counts_hidden {
            add_losses(scene, shown);
        }
        return;
    }
    if let Some(point) = shown.life_point() {
        add_chosen(scene, PointSet::single(point));
    }
    if shown.hides_answers() || shown.view.looks.are_counts_hidden {
        return;
    }
    let Some(report) = shown.life() else { return };
    let letters = shown.class_letters();
    scene.add_classes(report, letters);
    if let Some(below) = shown.life_below() {
        scene.add_ban(below.position.ko());
        // Outside its region nothing has changed.
        (scene.classes).retain(|(point, _)| !below.region.contains(*point));
        let inside = below.classes.iter().map(|it| {
            let class = letters.of(it.class);
            let is_by_ko = it.by_ko.is_some_and(|by_ko| {
                letters.of(by_ko.black) != class || letters.of(by_ko.white) != class
            });
            (it.point, ClassSign { class, is_by_ko })
        });
        scene.classes.extend(inside);
        scene.eyes = Default::default();
    }
}

/// The point that is fought for, with what it is as the board stands.
fn add_game(scene: &mut Scene, shown: &FrameData<'_>) {
    let Some(game) = shown.life_game() else {
        return;
    };
    let point = game.situation().point();
    scene.add_ban(game.situation().position.ko());
    add_chosen(scene, PointSet::single(point));
    let class = game.class_after(game.turns().len());
    if let Some(class) = class.filter(|_| !shown.hides_answers()) {
        let class = shown.class_letters().of(class);
        let is_by_ko = false;
        scene.classes.push((point, ClassSign { class, is_by_ko }));
    }
}

fn add_chosen(scene: &mut Scene, points: PointSet) {
    scene.tints.push(Tint {
        points,
        number: 0,
        color: 0,
        owner: None,
        tag: String::new(),
        is_clear: true,
    });
}
