//! The order of play: one best line of each start with the temperature along it, and what rules for choosing a move make of the
//! position.

use egui::accesskit::Role;
use egui::{CentralPanel, Frame, Margin, Panel, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use semeai_board::Color;
use semeai_endgame::Scoring;
use semeai_endgame::position_report::EndgameReport;
use semeai_endgame::strategy::Strategy;
use semeai_picture::curve::curve_pane;
use semeai_words::endgame::order::{
    OrderRow, gain_in_ko, order_heading, order_rows, rule_rows, rules_left_out,
};
use semeai_words::labels::Label;

use super::review;
use crate::commands::requests::Requests;
use crate::drawing_view;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::panels::pieces::move_rows::{MoveRow, head_ui, row_ui};
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;

/// Where the columns after the move begin: region, gain, score so far, what is left.
const COLUMNS: [f32; 4] = [0.26, 0.39, 0.52, 0.8];
/// The height of the curve, and the least where there is little room, which goes to the moves of the line; what stands above them
/// beside it, and how many of them are to be seen.
const CURVE: [f32; 2] = [48.0, 96.0];
const ABOVE: f32 = 192.0;
const SEEN: f32 = 3.0;

/// The part of the height that the moves of the game have, once they are looked at.
const REVIEW: f32 = 0.46;

/// Shows the panel. The moves that were really played have a part of their own below: what is known of the position changes with
/// every click on one of them, and they must not jump.
pub(super) fn order_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.session.review().is_none() {
        best_ui(ui, shown, requests);
        return;
    }
    let most = ui.available_height() * REVIEW;
    let height = review::height(shown).min(most);
    let frame = Frame::new().inner_margin(Margin {
        top: 8,
        ..Margin::ZERO
    });
    Panel::bottom("moves of the game")
        .frame(frame)
        .exact_size(height)
        .show_separator_line(true)
        .show(ui, |ui| review::review_ui(ui, shown, requests));
    CentralPanel::default()
        .frame(Frame::new())
        .show(ui, |ui| best_ui(ui, shown, requests));
}

/// The best line and the rules; below them the button that looks at the moves of the game, until that is done.
fn best_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let [least, most] = CURVE;
    let curve = if shown.session.review().is_some() {
        let room = ui.available_height() - ABOVE - SEEN * size::ROW;
        Some(room.min(most)).filter(|&height| height >= least)
    } else {
        Some(most)
    };
    ScrollArea::vertical()
        .id_salt("order of play")
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar floats over the end of the page.
            ui.set_width(ui.available_width() - size::GAP);
            match shown.endgame() {
                Some(report) if report.total.is_some() => {
                    starts_ui(ui, shown, report, requests);
                    ui.add_space(size::GAP_SMALL);
                    line_ui(ui, shown, report, curve, requests);
                    rules_ui(ui, shown, report, requests);
                }
                _ => {
                    widgets::quiet_wrapped(ui, shown.label(Label::NoOrder));
                }
            }
            if shown.session.review().is_none() {
                ui.add_space(size::GAP);
                review::button_ui(ui, shown, requests);
            }
        });
}

/// Each start, to be chosen, and the score of the one that is.
fn starts_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &EndgameReport, requests: &mut Requests) {
    let first = shown.view.endgame.line.first;
    ui.horizontal_wrapped(|ui| {
        for color in Color::ALL {
            widgets::stone_ui(ui, 16.0, color);
            let tab = widgets::tab(ui, shown.first(color), color == first, size::TEXT);
            if tab.clicked() && color != first {
                requests.ask(EndgameRequest::First(color));
            }
        }
    });
    let komi = shown.document.endgame.counting.komi;
    if let Some(said) = order_heading(report, first, komi, shown.phrasing()) {
        widgets::wrapped(ui, said, theme::tokens(ui).ink);
    }
}

/// The best line as a table, with the curve of the temperature above it.
fn line_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &EndgameReport,
    curve: Option<f32>,
    requests: &mut Requests,
) {
    let endgame = &shown.view.endgame;
    let (first, is_best) = (endgame.line.first, endgame.rule.is_none());
    let step = if is_best { endgame.line.step() } else { 0 };
    let topology = shown.document.topology();
    let komi = shown.document.endgame.counting.komi;
    let rows = order_rows(report, first, komi, topology, shown.phrasing());
    if rows.is_empty() {
        return;
    }
    if let Some(height) = curve {
        curve_ui(ui, shown, report, step, height);
    }
    steps_ui(ui, shown, step, rows.len(), requests);
    line_buttons_ui(ui, shown, requests);
    if shown.document.endgame.counting.scoring == Scoring::Area {
        widgets::quiet_wrapped(ui, shown.label(Label::GainByArea));
    }
    let names = [
        Label::MoveColumn,
        Label::Region,
        Label::Gain,
        Label::ScoreSoFar,
        Label::TemperatureLeft,
    ];
    head_ui(ui, &COLUMNS, &names.map(|name| shown.label(name)));
    rows_ui(ui, rows, step, requests);
    if let Some(note) = gain_in_ko(report, first, shown.phrasing()) {
        widgets::quiet_wrapped(ui, note);
    }
}

/// The moves of the line, a row each; the one that the board has just come to comes into view.
fn rows_ui(ui: &mut Ui, rows: Vec<OrderRow>, step: usize, requests: &mut Requests) {
    let is_new = is_new_step(ui, step);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in rows {
            let told = MoveRow {
                number: row.number,
                color: row.color,
                place: &row.place,
                cells: &[row.region, row.gain, row.count, row.left],
                is_here: row.number == step,
                is_wrong: false,
            };
            let response = row_ui(ui, &COLUMNS, &told);
            if is_new && told.is_here {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                requests.ask(EndgameRequest::Step(row.number));
            }
        }
    });
}

/// Whether the line has been stepped since the last frame: then its move comes into view.
fn is_new_step(ui: &Ui, step: usize) -> bool {
    let id = ui.scope_id().with("step");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<usize>(id);
        data.insert_temp(id, step);
        before
    });
    before.is_some_and(|before| before != step)
}

fn steps_ui(ui: &mut Ui, shown: &FrameData<'_>, at: usize, length: usize, requests: &mut Requests) {
    ui.horizontal(|ui| {
        widgets::heading(ui, shown.label(Label::BestLine));
        let on = Some(at + 1).filter(|&step| step <= length);
        for (sign, name, step) in [
            ("‹", Label::LineBack, at.checked_sub(1)),
            ("›", Label::LineOn, on),
        ] {
            let name = shown.label(name);
            let button = widgets::small_button_if(ui, sign, step.is_some());
            button.widget_info(|| WidgetInfo::labeled(Role::Button, step.is_some(), name));
            if let Some(step) = step.filter(|_| button.on_hover_text(name).clicked()) {
                requests.ask(EndgameRequest::Step(step));
            }
        }
        widgets::quiet(ui, format!("{at} / {length}"));
    });
}

/// What the biggest move is worth before each move of the line and at its end.
fn curve_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &EndgameReport, step: usize, height: f32) {
    let Some(worths) = report.worths(shown.view.endgame.line.first) else {
        return;
    };
    let name = shown.label(Label::TemperatureCurve);
    widgets::quiet(ui, name);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let marks = curve_pane(&worths, step, size.into(), theme::tokens(ui).board);
    drawing_view::paint(ui.painter(), rect.min, &marks);
}

/// How a rule chooses.
const fn hint(strategy: Strategy) -> Label {
    match strategy {
        Strategy::Hotstrat => Label::StyleHotstratHint,
        Strategy::Sentestrat => Label::StyleSentestratHint,
        Strategy::Thermostrat => Label::StyleThermostratHint,
        Strategy::Greedy => Label::StyleGreedyHint,
    }
}

/// What each rule makes of the start, and where it goes wrong first.
fn rules_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &EndgameReport, requests: &mut Requests) {
    let (first, komi) = (
        shown.view.endgame.line.first,
        shown.document.endgame.counting.komi,
    );
    let topology = shown.document.topology();
    let rows = rule_rows(report, first, komi, topology, shown.phrasing());
    let left_out = rules_left_out(report, shown.phrasing());
    if rows.is_empty() && left_out.is_none() {
        return;
    }
    ui.add_space(size::GAP);
    widgets::heading(ui, shown.label(Label::PlayedByRules));
    if let Some(note) = left_out {
        widgets::quiet_wrapped(ui, note);
    }
    for row in rows {
        let tokens = theme::tokens(ui);
        ui.horizontal_wrapped(|ui| {
            ui.label(row.name)
                .on_hover_text(shown.label(hint(row.strategy)));
            widgets::quiet(ui, row.score);
            if let Some(lost) = row.lost {
                ui.label(RichText::new(lost).color(tokens.warning));
            }
        });
        if let Some(error) = row.error {
            let is_here = shown.view.endgame.rule == Some(row.strategy);
            let tab = widgets::tab(ui, &error.text, is_here, size::TEXT_SMALL);
            if tab.clicked() {
                requests.ask(EndgameRequest::Wrong(row.strategy, error.line));
            }
        }
    }
}
