//! One point: what it is, every first move with what it makes of it, and the rule by which the class follows.

use egui::accesskit::Role;
use egui::{Align2, PointerButton, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};
use semeai_board::{ByColor, Color};
use semeai_life::{Class, InsidePosition, MoveClass, PointReport, Reach};
use semeai_words::grammar::{in_print, move_name};
use semeai_words::labels::Label;
use semeai_words::life::{class_sentence, ko_sentence, reach_name};

use super::chip::{CHIP, cell_ground, chip_ui, paint};
use crate::commands::mode::Mode;
use crate::commands::requests::{LifeRequest, Requests};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// The height of a row of the table, and of a listed move.
const ROW: f32 = 28.0;
/// The width of a listed move.
const MOVE: f32 = 72.0;
/// The width of the names of rows, and of a cell.
const NAMES: f32 = 78.0;
const CELL: f32 = 66.0;

/// Shows the point that is asked about.
pub(super) fn point_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(point) = shown.life_point() else {
        widgets::quiet_wrapped(ui, shown.label(Label::ClickAPoint));
        return;
    };
    path_ui(ui, shown, requests);
    let Some(inside) = shown.life_inside() else {
        return;
    };
    let (name, phrasing) = (shown.point_name(point), shown.phrasing());
    let report = &inside.point;
    ui.horizontal_wrapped(|ui| {
        chip_ui(ui, shown.class_letters().of(report.class));
        let said = class_sentence(&name, report.class, phrasing);
        widgets::wrapped(ui, said, theme::tokens(ui).ink);
    });
    if let Some(said) = by_ko(shown, inside) {
        widgets::quiet_wrapped(ui, said);
    }
    if report.is_decided {
        widgets::quiet_wrapped(ui, shown.label(Label::DecidedAlready));
        return;
    }
    let play = widgets::small_button(ui, shown.label(Label::PlayForPoint));
    if play.on_hover_text("F5").clicked() {
        requests.command(Mode::PlayOut);
    }
    ui.add_space(size::GAP_SMALL);
    moves_ui(ui, shown, report, requests);
    match report.reach {
        Some(reach) => table_ui(ui, shown, reach),
        None => {
            widgets::quiet_wrapped(ui, shown.label(Label::BanLiftedByPass));
        }
    }
}

/// What the point is under other rules of ko, in the position itself or below it.
fn by_ko(shown: &FrameData<'_>, inside: &InsidePosition) -> Option<String> {
    let point = inside.point.point;
    let below = inside.classes.iter().find(|it| it.point == point);
    ko_sentence(below?, shown.phrasing())
}

/// The moves that led to where the board stands; a click goes back to the position after one of them.
fn path_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let path = shown.view.life.place.path();
    if path.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        let back = widgets::small_button(ui, shown.label(Label::BackToStart));
        if back.on_hover_text("Esc").clicked() {
            requests.ask(LifeRequest::BackTo(0));
        }
        for (index, step) in path.iter().enumerate() {
            widgets::stone_ui(ui, 14.0, step.color);
            let name = shown.point_name(step.point);
            let is_last = index + 1 == path.len();
            let button = widgets::text_button(ui, &name);
            // The point of the board has the same name.
            let said = format!("{}: {name}", index + 1);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
            if button.clicked() && !is_last {
                requests.ask(LifeRequest::BackTo(index + 1));
            }
        }
    });
    ui.add_space(size::GAP_SMALL);
}

/// Every first move of both sides.
fn moves_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &PointReport, requests: &mut Requests) {
    let heading = widgets::heading(ui, shown.label(Label::FirstMoves));
    heading.on_hover_text(shown.label(Label::FirstMovesHint));
    for (color, moves) in report.moves.iter() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            widgets::stone_ui(ui, 18.0, color);
            for first in moves {
                move_ui(ui, shown, color, first, requests);
            }
            pass_ui(ui, shown, report);
        });
        ui.add_space(size::GAP_SMALL);
    }
}

/// A listed move; either button plays it.
fn move_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    color: Color,
    first: &MoveClass,
    requests: &mut Requests,
) {
    let name = shown.point_name(first.played);
    let (row, response) = cell(ui, MOVE, Sense::click());
    let side = shown.label(match color {
        Color::Black => Label::BestOfBlack,
        Color::White => Label::BestOfWhite,
    });
    let said = format!("{side} {name}");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    let class = shown.class_letters().of(first.class);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_value(class.letters().to_owned());
    });
    let is_pointed_at = response.hovered() || response.has_focus();
    widgets::row_ground(ui, row, false, is_pointed_at);
    // Without a frame a sign seems to belong to the move after it.
    cell_ground(ui, row, false);
    write(ui, row, &name);
    paint(ui, pos2(row.right() - CHIP / 2.0, row.center().y), class);
    let is_right = response.clicked_by(PointerButton::Secondary);
    if response.clicked() || is_right {
        requests.ask(LifeRequest::Play(first.played, color));
    }
}

/// What a pass of either side leaves.
fn pass_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &PointReport) {
    let (row, response) = cell(ui, MOVE, Sense::hover());
    let name = move_name(None, shown.document.topology(), shown.phrasing());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    cell_ground(ui, row, false);
    write(ui, row, &name);
    let class = shown.class_letters().of(report.after_pass);
    paint(ui, pos2(row.right() - CHIP / 2.0, row.center().y), class);
}

fn cell(ui: &mut Ui, width: f32, sense: Sense) -> (Rect, Response) {
    ui.allocate_exact_size(vec2(width, ROW), sense)
}

fn write(ui: &Ui, row: Rect, text: &str) {
    let ink = theme::tokens(ui).ink;
    let room = Rect::from_min_max(row.min, pos2(row.right() - CHIP, row.bottom()));
    ui.painter()
        .with_clip_rect(room.intersect(ui.clip_rect()))
        .text(
            pos2(row.left() + 6.0, row.center().y),
            Align2::LEFT_CENTER,
            in_print(text),
            theme::font(size::TEXT),
            ink,
        );
}

/// The table by which the class follows, with the cell that applies; its corners are the simple table of the source.
fn table_ui(ui: &mut Ui, shown: &FrameData<'_>, reach: ByColor<Reach>) {
    widgets::quiet_wrapped(ui, shown.label(Label::RuleOfClasses));
    let phrasing = shown.phrasing();
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ui.horizontal(|ui| {
        cell(ui, NAMES, Sense::hover());
        for white in Reach::ALL {
            let name = reach_name(white, Color::White, phrasing);
            side_name_ui(ui, CELL, shown, Color::White, name);
        }
    });
    for black in Reach::ALL {
        ui.horizontal(|ui| {
            let name = reach_name(black, Color::Black, phrasing);
            side_name_ui(ui, NAMES, shown, Color::Black, name);
            for white in Reach::ALL {
                let here = ByColor { black, white };
                class_cell_ui(ui, shown, Class::by_moves(here), here == reach);
            }
        });
    }
    ui.add_space(size::GAP);
}

/// The name of a row or a column, with the side whose moves it is about.
fn side_name_ui(ui: &mut Ui, width: f32, shown: &FrameData<'_>, color: Color, name: &str) {
    let (room, response) = cell(ui, width, Sense::hover());
    let side = shown.label(match color {
        Color::Black => Label::BlackReaches,
        Color::White => Label::WhiteReaches,
    });
    let said = format!("{side}: {name}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    response.on_hover_text(&said);
    let tokens = theme::tokens(ui);
    let at = pos2(room.left() + 9.0, room.center().y);
    widgets::stone(ui.painter(), tokens, at, color);
    ui.painter()
        .with_clip_rect(room.intersect(ui.clip_rect()))
        .text(
            pos2(room.left() + 18.0, room.center().y),
            Align2::LEFT_CENTER,
            in_print(&name.replace('-', "−")),
            theme::font(size::TEXT_SMALL),
            tokens.ink_weak,
        );
}

fn class_cell_ui(ui: &mut Ui, shown: &FrameData<'_>, class: Class, is_lit: bool) {
    let (room, response) = cell(ui, CELL, Sense::hover());
    cell_ground(ui, room, is_lit);
    let class = shown.class_letters().of(class);
    paint(ui, room.center(), class);
    response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, class.letters()));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_selected(is_lit));
}
