//! Looking at a part of the board: Ctrl and the wheel, two fingers, or the wheel alone where it means nothing else.

use egui::{Event, MouseWheelUnit, Ui, Vec2, vec2};
use semeai_session::Action;

use super::geometry::Geometry;
use super::input::NOTCH_PX;
use crate::commands::mode::Mode;
use crate::commands::requests::{BoardRequest, Requests};
use crate::science::FrameData;

/// How many times as large the board becomes by a notch of the wheel, as a logarithm.
const NOTCH: f32 = 0.16;
/// The farthest that is remembered of a zoom that changes nothing, so that the way back is short.
const MOST: f32 = 0.4;

/// Zooms and pushes the board as the hand does.
pub(super) fn look(ui: &Ui, shown: &FrameData<'_>, geometry: &Geometry, requests: &mut Requests) {
    let (zoom, push) = asked(ui, shown);
    if zoom == 0.0 && push == Vec2::ZERO {
        return;
    }
    let place = ui.input(|input| input.pointer.interact_pos());
    let place = place.unwrap_or(geometry.rect.center());
    let topology = shown.board();
    let (before, way) = shown.view.hand.zoom;
    let (mut zoom, mut push) = ((before + zoom).clamp(-MOST, MOST), way + push);
    let mut crop = shown.document.board.crop;
    let closer = geometry.zoomed(topology, place, zoom.exp());
    if closer != crop {
        crop = closer;
        zoom = 0.0;
    }
    if crop == shown.document.board.crop && crop.is_some() {
        let pushed = geometry.pushed(topology, push);
        if pushed != crop {
            crop = pushed;
            push = Vec2::ZERO;
        }
    }
    let longest = geometry.cell;
    push = push.clamp(Vec2::splat(-longest), Vec2::splat(longest));
    requests.ask(BoardRequest::Zoom(zoom, push));
    if crop != shown.document.board.crop {
        requests.act(Action::Crop(crop));
    }
}

/// How far the hand asks to zoom, and to push, in this frame.
fn asked(ui: &Ui, shown: &FrameData<'_>) -> (f32, Vec2) {
    let is_free = matches!(shown.view.mode, Mode::SetUp | Mode::Mark);
    ui.input(|input| {
        let (mut zoom, mut push) = (0.0, Vec2::ZERO);
        for event in &input.events {
            match *event {
                Event::Zoom(times) if times > 0.0 => zoom += times.ln(),
                Event::MouseWheel {
                    unit,
                    delta,
                    modifiers,
                    ..
                } => {
                    let notches = match unit {
                        MouseWheelUnit::Point => delta / NOTCH_PX,
                        MouseWheelUnit::Line | MouseWheelUnit::Page => delta,
                    };
                    if modifiers.command || modifiers.ctrl {
                        zoom += notches.y * NOTCH;
                    } else if modifiers.shift {
                        push -= vec2(notches.x + notches.y, 0.0) * NOTCH_PX;
                    } else if is_free && modifiers.is_none() {
                        push -= notches * NOTCH_PX;
                    }
                }
                _ => {}
            }
        }
        if let Some(touch) = input.multi_touch() {
            push -= touch.translation_delta;
        }
        (zoom, push)
    })
}
