//! The parts of a sheet: forms, rows, moves and tables, each the same whatever it is about.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, Label as Text, PointerButton, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use semeai_board::Color;
use semeai_sheets::{
    Facts, Field, MoveCell, Moves, Part, PathStep, Row, Sign, Table, TableCell, TableHead,
};
use semeai_words::grammar::in_print;
use semeai_words::labels::Label;

use super::sign::{ROOM, paint, sign_ui};
use crate::commands::requests::{Request, Requests};
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// The height of a row of a table, and of a listed move.
const ROW: f32 = 28.0;
/// The width of a listed move.
const MOVE: f32 = 72.0;
/// The width of the names of rows, and of a cell.
const NAMES: f32 = 78.0;
const CELL: f32 = 66.0;

/// Shows a part; what a row that is pointed at speaks of is lit.
pub(crate) fn part_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    part: &Part<Request>,
    requests: &mut Requests,
) {
    match part {
        Part::Form(fields) => {
            for field in fields {
                field_ui(ui, shown, field, requests);
            }
        }
        Part::Facts(facts) => facts_ui(ui, shown, facts, requests),
        Part::Path(steps) => path_ui(ui, steps, requests),
        Part::Moves(moves) => moves_ui(ui, shown, moves, requests),
        Part::Table(table) => table_ui(ui, shown, table),
        Part::Hint(hint) => {
            widgets::quiet_wrapped(ui, shown.label(*hint));
        }
    }
}

fn field_ui(ui: &mut Ui, shown: &FrameData<'_>, field: &Field<Request>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(field.name));
        for choice in &field.choices {
            let tab = widgets::tab(ui, shown.label(choice.name), choice.is_chosen, size::TEXT);
            if tab.clicked() {
                requests.asks(choice.asks.clone());
            }
            tab.on_hover_text(shown.label(choice.hint));
        }
    });
}

fn facts_ui(ui: &mut Ui, shown: &FrameData<'_>, facts: &Facts, requests: &mut Requests) {
    if let Some(heading) = facts.heading {
        widgets::heading(ui, shown.label(heading));
    }
    for row in &facts.rows {
        let is_quiet = facts.heading.is_none() && row.sign.is_none();
        let told = match row.sign {
            Some(sign) => {
                ui.horizontal_wrapped(|ui| {
                    sign_ui(ui, sign);
                    fact_ui(ui, row, is_quiet)
                })
                .inner
            }
            None => fact_ui(ui, row, is_quiet),
        };
        light(&told, row, requests);
        // Whoever does not see what is lit is told.
        ui.ctx().accesskit_node_builder(told.id, |node| {
            if row.is_list {
                let names = shown
                    .phrasing()
                    .points(shown.document.topology(), &row.points);
                node.set_description(names.join(" "));
            }
        });
    }
}

/// The words of a row. One that lights up its points can be reached by the keyboard.
fn fact_ui(ui: &mut Ui, row: &Row, is_quiet: bool) -> Response {
    let told = match is_quiet {
        true => widgets::quiet_wrapped(ui, row.text.as_str()),
        false => widgets::wrapped(ui, row.text.as_str(), theme::tokens(ui).ink),
    };
    match row.points.is_empty() {
        true => told,
        false => told.interact(Sense::click()),
    }
}

fn light(told: &Response, row: &Row, requests: &mut Requests) {
    let is_meant = !row.points.is_empty();
    if is_meant && (told.contains_pointer() || told.has_focus()) {
        requests.lit = row.points;
    }
}

/// What a start comes to.
pub(crate) fn start_ui(ui: &mut Ui, row: &Row, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let words_ui = |ui: &mut Ui| {
        widgets::quiet(ui, row.head.as_str());
        let text = fitting::in_lines(ui, &row.text, size::TEXT, ui.available_width());
        let text = RichText::new(&*text).strong().color(tokens.ink);
        let text = Text::new(text).wrap();
        match row.points.is_empty() {
            true => ui.add(text),
            false => ui.add(text.selectable(false).sense(Sense::click())),
        }
    };
    let told = ui.horizontal_top(|ui| {
        if let Some(Sign::Stone(color)) = row.sign {
            widgets::stone_ui(ui, 12.0, color);
        }
        // What goes on in another line stands below the words, not below the stone.
        ui.vertical(|ui| ui.horizontal_wrapped(words_ui).inner)
            .inner
    });
    light(&told.inner, row, requests);
}

/// The moves that led to where the board stands; a click goes back to the position after one of them.
fn path_ui(ui: &mut Ui, steps: &[PathStep<Request>], requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        for (number, step) in steps.iter().enumerate() {
            let button = match step.color {
                Some(color) => {
                    widgets::stone_ui(ui, 14.0, color);
                    let button = widgets::text_button(ui, &step.name);
                    // The point of the board has the same name.
                    let said = format!("{number}: {}", step.name);
                    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
                    button
                }
                None => widgets::small_button(ui, &step.name).on_hover_text("Esc"),
            };
            if button.clicked() {
                requests.asks(step.asks.clone());
            }
        }
    });
}

fn moves_ui(ui: &mut Ui, shown: &FrameData<'_>, moves: &Moves<Request>, requests: &mut Requests) {
    let heading = widgets::heading(ui, shown.label(moves.heading));
    heading.on_hover_text(shown.label(moves.hint));
    for line in &moves.lines {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            widgets::stone_ui(ui, 18.0, line.color);
            for cell in &line.moves {
                move_ui(ui, shown, line.color, cell, requests);
            }
        });
        ui.add_space(size::GAP_SMALL);
    }
}

/// A listed move; either button plays it.
fn move_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    color: Color,
    cell: &MoveCell<Request>,
    requests: &mut Requests,
) {
    let sense = match cell.asks {
        Some(_) => Sense::click(),
        None => Sense::hover(),
    };
    let (room, response) = ui.allocate_exact_size(vec2(MOVE, ROW), sense);
    let side = shown.label(match color {
        Color::Black => Label::BestOfBlack,
        Color::White => Label::BestOfWhite,
    });
    let (role, said) = match cell.asks {
        Some(_) => (Role::Button, format!("{side} {}", cell.name)),
        None => (Role::Label, cell.name.clone()),
    };
    response.widget_info(|| WidgetInfo::labeled(role, true, &said));
    if let Sign::Class(class) = cell.sign {
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_label(said.as_str());
            node.set_value(class.letters());
        });
    }
    let is_pointed_at = response.hovered() || response.has_focus();
    widgets::row_ground(ui, room, false, is_pointed_at && cell.asks.is_some());
    // Without a frame a sign seems to belong to the move after it.
    cell_ground(ui, room, false);
    let ink = theme::tokens(ui).ink;
    let (left, right) = room.split_left_right_at_x(room.right() - ROOM);
    write(ui, left, 6.0, &cell.name, size::TEXT, ink);
    paint(ui, right.center(), cell.sign);
    if response.clicked() || response.clicked_by(PointerButton::Secondary) {
        requests.asks(cell.asks.clone());
    }
}

/// A text that begins so far from the left end of its room, and is not seen beyond it.
fn write(ui: &Ui, room: Rect, left: f32, text: &str, size: f32, ink: Color32) {
    let at = pos2(room.left() + left, room.center().y);
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    painter.text(
        at,
        Align2::LEFT_CENTER,
        in_print(text),
        theme::font(size),
        ink,
    );
}

fn table_ui(ui: &mut Ui, shown: &FrameData<'_>, table: &Table) {
    widgets::quiet_wrapped(ui, shown.label(table.caption));
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ui.horizontal(|ui| {
        ui.add_space(NAMES);
        for head in &table.columns {
            table_head_ui(ui, CELL, head);
        }
    });
    for (head, cells) in &table.rows {
        ui.horizontal(|ui| {
            table_head_ui(ui, NAMES, head);
            for cell in cells {
                table_cell_ui(ui, *cell);
            }
        });
    }
    ui.add_space(size::GAP);
}

/// The name of a row or a column, in full to who points at it.
fn table_head_ui(ui: &mut Ui, width: f32, head: &TableHead) {
    let (room, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &head.said));
    response.on_hover_text(&head.said);
    paint(ui, pos2(room.left() + 9.0, room.center().y), head.sign);
    let ink = theme::tokens(ui).ink_weak;
    write(ui, room, 18.0, &head.name, size::TEXT_SMALL, ink);
}

fn table_cell_ui(ui: &mut Ui, cell: TableCell) {
    let (room, response) = ui.allocate_exact_size(vec2(CELL, ROW), Sense::hover());
    cell_ground(ui, room, cell.is_lit);
    paint(ui, room.center(), cell.sign);
    if let Sign::Class(class) = cell.sign {
        response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, class.letters()));
    }
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_selected(cell.is_lit));
}

/// Behind a cell: lit or not.
fn cell_ground(ui: &Ui, room: Rect, is_lit: bool) {
    let tokens = theme::tokens(ui);
    let (ground, stroke) = match is_lit {
        true => (tokens.accent_soft, Stroke::new(1.5, tokens.accent)),
        false => (Color32::TRANSPARENT, Stroke::new(1.0, tokens.hairline)),
    };
    ui.painter()
        .rect(room, 2.0, ground, stroke, StrokeKind::Inside);
}
