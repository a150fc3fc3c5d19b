//! Rows of moves, as tables have them: number, stone, point, and what is told of the move.

use egui::accesskit::Role;
use egui::{Align2, Color32, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};
use semeai_board::Color;
use semeai_session::play_out::{Course, PlayAction, Rules};
use semeai_words::grammar::{in_print, move_name};

use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// The height of the names of the columns.
const HEAD: f32 = 20.0;
/// Where the stone and the name of the point stand, after the number.
const STONE: f32 = 34.0;
const PLACE: f32 = 46.0;

/// A row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveRow<'a> {
    pub(crate) number: usize,
    pub(crate) color: Color,
    /// Where: a point or a pass.
    pub(crate) place: &'a str,
    /// What stands in the columns after that.
    pub(crate) cells: &'a [String],
    /// Whether the board stands after it.
    pub(crate) is_here: bool,
    /// Whether it lost something.
    pub(crate) is_wrong: bool,
}

/// Where the columns after the move begin, as parts of the width.
pub(crate) type Columns = [f32];

/// The names of the columns, that of the moves first.
pub(crate) fn head_ui(ui: &mut Ui, columns: &Columns, names: &[&str]) {
    let room = vec2(ui.available_width(), HEAD);
    let (row, _) = ui.allocate_exact_size(room, Sense::hover());
    let ink = theme::tokens(ui).ink_weak;
    let starts = std::iter::once(0.0).chain(columns.iter().copied());
    let ends = columns.iter().copied().chain([1.0]);
    for ((start, end), name) in starts.zip(ends).zip(names) {
        write(ui, row, [start, end], name, size::TEXT_SMALL - 1.0, ink);
    }
    widgets::hairline(ui);
}

/// A move of a play-out, by its index; a click takes back what came after.
pub(crate) fn played_ui<S: Rules>(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    (game, index): (&Course<S>, usize),
    (columns, cells): (&Columns, &[String]),
    is_wrong: bool,
    requests: &mut Requests,
) {
    let turn = &game.turns()[index];
    let number = index + 1;
    let told = MoveRow {
        number,
        color: turn.color,
        place: &move_name(turn.point, shown.document.topology(), shown.phrasing()),
        cells,
        is_here: number == game.turns().len(),
        is_wrong: is_wrong && !shown.hides_answers(),
    };
    if row_ui(ui, columns, &told).clicked() {
        requests.ask(PlayAction::TakeBackTo(number + 1));
    }
}

/// One move.
pub(crate) fn row_ui(ui: &mut Ui, columns: &Columns, told: &MoveRow<'_>) -> Response {
    let room = vec2(ui.available_width(), size::ROW);
    let (row, response) = ui.allocate_exact_size(room, Sense::click());
    let name = format!("{} {}", told.number, told.place);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, told.is_here, &name));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(told.cells.join(", ")));
    let tokens = theme::tokens(ui);
    let is_pointed_at = response.hovered() || response.has_focus();
    widgets::row_ground(ui, row, told.is_here, is_pointed_at);
    let painter = ui.painter();
    let ink = if told.is_wrong {
        tokens.warning
    } else {
        tokens.ink
    };
    let font = theme::font(size::TEXT);
    let at = |x: f32| pos2(row.left() + x, row.center().y);
    painter.text(
        at(22.0),
        Align2::RIGHT_CENTER,
        told.number,
        font.clone(),
        tokens.ink_weak,
    );
    widgets::stone(painter, tokens, at(STONE), told.color);
    painter.text(at(PLACE), Align2::LEFT_CENTER, told.place, font, ink);
    let ends = columns.iter().skip(1).copied().chain([1.0]);
    for ((&start, end), cell) in columns.iter().zip(ends).zip(told.cells) {
        write(ui, row, [start, end], cell, size::TEXT, ink);
    }
    response
}

fn write(ui: &Ui, row: Rect, [start, end]: [f32; 2], text: &str, text_size: f32, ink: Color32) {
    let at = |part: f32| row.left() + part * row.width();
    let room = Rect::from_x_y_ranges(at(start)..=at(end) - 2.0, row.y_range());
    ui.painter()
        .with_clip_rect(room.intersect(ui.clip_rect()))
        .text(
            pos2(room.left(), row.center().y),
            Align2::LEFT_CENTER,
            in_print(text),
            theme::font(text_size),
            ink,
        );
}
