//! What an endgame shows on the board.

use semeai_endgame::position_report::RegionState;
use semeai_picture::scene::Scene;
use semeai_session::play_out::endgame;

use crate::commands::mode::Mode;
use crate::science::FrameData;

/// What is safe, the regions, what is settled, and what the first moves of the side to move lose.
pub(super) fn add_to(scene: &mut Scene, shown: &FrameData<'_>) {
    match shown.safe_proposal() {
        Some(proposal) => scene.safe = proposal.stones(),
        None => scene.add_roles(&shown.document.board.setup, &shown.on_board.roles),
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
        // The one that is chosen by itself is where a move is worth most.
        let chosen = shown.endgame_region().filter(|_| !shown.is_covered());
        let selected = chosen.map(|(number, _)| number);
        let pointed_at = shown.view.hand.hovered_regions;
        scene.add_endgame_regions(report, |number, region| {
            let first = region.points.first();
            let is_pointed_at = first.is_some_and(|first| pointed_at.contains(first));
            is_pointed_at || selected == Some(number)
        });
        scene.color_regions(|number| shown.view.looks.region_colors.of(number));
        if shown.is_for_learners() {
            // What is too large to be read is most of the board, and says nothing; what a ko decides is spoken of.
            let is_told = |number: usize| {
                let region = &report.regions[number];
                region.is_valued() || region.state == RegionState::Ko
            };
            scene.tints.retain(|tint| is_told(tint.number));
        }
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
        scene.add_sizes(report, shown.document.board.to_move);
        if let Some((t, (_, region))) = shown.view.endgame.elsewhere.zip(shown.endgame_region()) {
            scene.add_best_at(region, t);
        }
    }
}
