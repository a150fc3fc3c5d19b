//! Blocks that are taken as safe, with the reasons.

use egui::Ui;
use semeai_board::{Assumption, Color, Point, SafeReason};
use semeai_session::Phrasing;

use crate::commands::requests::{MessageRequest, Requests};
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;

/// Shows the blocks, those of one colour and reason in a row, with the reason in these words.
pub(crate) fn assumed_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    safe: &[Assumption],
    words: fn(SafeReason, Phrasing) -> String,
    requests: &mut Requests,
) {
    for (color, reason, blocks) in groups(safe) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
            widgets::stone_ui(ui, 16.0, color);
            for block in blocks {
                let name = ui.label(&*shown.point_name(block));
                // Pointing at a name shows where the block stands.
                if name.contains_pointer() && shown.view.messages.shown_points != [block] {
                    requests.ask(MessageRequest::ShowPoints(vec![block]));
                }
            }
            widgets::quiet_wrapped(ui, words(reason, shown.phrasing()));
        });
    }
}

/// The blocks of one colour and reason together, by their first stones.
fn groups(safe: &[Assumption]) -> Vec<(Color, SafeReason, Vec<Point>)> {
    let mut groups: Vec<(Color, SafeReason, Vec<Point>)> = Vec::new();
    for assumption in safe {
        let kind = (assumption.block.color, assumption.reason);
        let anchor = assumption.block.anchor;
        match groups.iter_mut().find(|group| (group.0, group.1) == kind) {
            Some((_, _, blocks)) => blocks.push(anchor),
            None => groups.push((kind.0, kind.1, vec![anchor])),
        }
    }
    groups
}
