//! Where files go that are dragged over the window: a frame over all of it, with what will be done.

use egui::{Align2, Context, Id, LayerId, Order, Stroke, StrokeKind, Ui};
use semeai_words::labels::Label;

use crate::look::theme::{self, size};
use crate::science::FrameData;
use crate::view::Beside;

/// What letting them go would do, while files are dragged over the window.
pub(super) fn told(ctx: &Context, shown: &FrameData<'_>) -> Option<Label> {
    match ctx.input(|input| input.raw.hovered_files.len()) {
        0 => None,
        _ if shown.view.is_beside(Beside::Positions) => Some(Label::DropPositions),
        _ => Some(Label::DropHere),
    }
}

/// Shows it.
pub(super) fn drop_ui(ui: &Ui, shown: &FrameData<'_>) {
    let ctx = ui.ctx();
    let Some(told) = told(ctx, shown) else {
        return;
    };
    let tokens = theme::tokens(ui);
    let layer = LayerId::new(Order::Foreground, Id::unique("drop"));
    let painter = ctx.layer_painter(layer);
    let room = ctx.content_rect().shrink(size::GAP);
    painter.rect(
        room,
        f32::from(size::RADIUS),
        theme::faded(tokens.paper, 0.85),
        Stroke::new(3.0, tokens.accent),
        StrokeKind::Inside,
    );
    painter.text(
        room.center(),
        Align2::CENTER_CENTER,
        shown.label(told),
        theme::font(size::TEXT_BANNER),
        tokens.ink,
    );
}
