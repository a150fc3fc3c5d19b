//! The way through a game as a line to slide along, with the moves on it where something was lost or began.

use egui::{Slider, Stroke, Ui, emath::remap};
use semeai_words::labels::Label;

use crate::commands::requests::{GameRequest, Requests};
use crate::look::theme;
use crate::science::FrameData;
use crate::sciences;

/// How high a mark is above the line and below it.
const MARK: f32 = 6.0;

/// Shows it, as wide as there is room, where the position stands in a game with moves.
pub(crate) fn slider_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let document = shown.document;
    let moves = document.game.as_ref().map_or(0, |game| game.moves());
    let Some(at) = document.move_number().filter(|_| moves > 0) else {
        return;
    };
    ui.spacing_mut().slider_width = ui.available_width();
    let mut number = at;
    let slider = ui.add(Slider::new(&mut number, 0..=moves).show_value(false));
    let name = shown.label(Label::GameMove);
    ui.ctx()
        .accesskit_node_builder(slider.id, |node| node.set_label(name));
    if number != at {
        requests.ask(GameRequest::Move(number));
    }
    // The middle of the handle goes so far and no further.
    let rect = slider.rect;
    let way = rect.x_range().shrink(rect.height() / 2.5);
    let stroke = Stroke::new(2.0, theme::tokens(ui).warning);
    for marked in marked_moves(shown) {
        #[expect(clippy::cast_precision_loss, reason = "moves of a game")]
        let x = remap(marked as f32, 0.0..=moves as f32, way.min..=way.max);
        let middle = rect.center().y;
        ui.painter().vline(x, middle - MARK..=middle + MARK, stroke);
    }
    slider.on_hover_text(shown.label(Label::GameSliderHint));
}

/// The moves that every science has something to say of, by their numbers.
fn marked_moves(shown: &FrameData<'_>) -> Vec<usize> {
    if shown.hides_answers() {
        return Vec::new();
    }
    let all = sciences::of_positions();
    all.flat_map(|room| room.science.marked_moves(shown))
        .collect()
}
