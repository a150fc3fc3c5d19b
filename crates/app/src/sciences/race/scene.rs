//! What a race shows on the board.

use semeai_board::{Color, PointSet};
use semeai_picture::letters::letters;
use semeai_picture::scene::race::Counts;
use semeai_picture::scene::{ClassSign, Scene};
use semeai_race::report::Report;

use crate::commands::mode::Mode;
use crate::science::FrameData;
use crate::view::Beside;

/// Roles, regions with what is counted, and where the hand can play.
pub(super) fn add_to(scene: &mut Scene, shown: &FrameData<'_>) {
    if let Some(proposal) = shown.proposal() {
        scene.add_proposal(proposal);
        return;
    }
    scene.add_roles(&shown.document.board.setup, &shown.on_board.roles);
    if let Some(game) = shown.race_replay().filter(|_| !shown.hides_answers()) {
        scene.add_liberties(game);
    }
    if let Some(game) = shown.fight_game() {
        // The group that is fought about, for as long as it stands.
        let group = game.situation().block();
        scene.essential = group.map_or(PointSet::EMPTY, |group| group.stones);
        scene.add_ban(game.situation().position.ko());
    }
    // The regions of the count are those of the document: they say nothing about a race being played.
    if let Some(report) = shown.report.filter(|_| !shown.is_replaying()) {
        // A learner sees the stones, the two blocks, and the points that matter.
        let is_whole = !shown.is_for_learners();
        if shown.settings.has_regions && is_whole {
            add_tints(scene, shown, report);
        }
        let here = shown.region().filter(|_| shown.is_in_tree());
        let here = here.map(|(number, _)| number).zip(shown.node());
        if !shown.hides_answers() && is_whole {
            scene.add_signs(report, here);
        }
        if shown.view.mode == Mode::Analyse && !shown.is_covered() {
            if is_whole {
                add_candidates(scene, shown, report);
            }
            match shown.told() {
                _ if shown.hides_answers() => scene.suggestions = PointSet::EMPTY,
                // What was asked about stands above the board: the board shows that, and no other answer.
                Some(told) => {
                    scene.suggestions = PointSet::EMPTY;
                    for first in Color::ALL {
                        scene.add_first_moves(first, &told.first_moves[first]);
                    }
                }
                None => add_first_moves(scene, shown, report),
            }
        }
    }
    let is_at_start = scene.setup == shown.document.board.setup;
    if is_at_start && !shown.hides_answers() && !shown.is_for_learners() {
        add_class(scene, shown);
    }
    scene.add_ban(shown.document.board.ban.filter(|_| is_at_start));
}

/// The class of the race on the first stone of each side, once it is proved.
fn add_class(scene: &mut Scene, shown: &FrameData<'_>) {
    let Some((class, strings)) = shown.session.race_class() else {
        return;
    };
    let class = shown.class_letters().of(class);
    let is_by_ko = false;
    for color in Color::ALL {
        let stone = strings[color].first();
        let sign = stone.map(|stone| (stone, ClassSign { class, is_by_ko }));
        scene.classes.extend(sign);
    }
}

fn add_tints(scene: &mut Scene, shown: &FrameData<'_>, report: &Report) {
    let selected = shown.view.race.place.selected(report);
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
    scene.color_regions(|number| shown.view.looks.region_colors.of(number));
}

fn add_candidates(scene: &mut Scene, shown: &FrameData<'_>, report: &Report) {
    let asked = shown.asked_points();
    if !shown.is_in_tree() {
        scene.add_roots(report, asked.as_ref());
    } else if let (Some((_, region)), Some(node)) = (shown.region(), shown.node()) {
        let place = &shown.view.race.place;
        let letters = letters(report, place.selected(report), place.path());
        scene.add_node(&region.tree, node, &letters, asked.as_ref());
    }
}

/// The first moves that win, of the position itself: as proved if it was, else as counted.
fn add_first_moves(scene: &mut Scene, shown: &FrameData<'_>, report: &Report) {
    if shown.is_in_tree() {
        return;
    }
    if let Some(fight) = shown.fight() {
        for first in Color::ALL {
            if let Some(start) = &fight.starts[first] {
                scene.add_first_moves(first, &start.moves);
            }
        }
        return;
    }
    match shown.session.race_answer() {
        Some(solved) if shown.view.is_beside(Beside::Proof) => {
            scene.add_proved(solved, shown.view.race.line.first);
        }
        // The board says the same beside another panel, of both starts as the count does.
        Some(solved) => Color::ALL
            .into_iter()
            .for_each(|first| scene.add_proved(solved, first)),
        None => scene.add_winning(report),
    }
}
