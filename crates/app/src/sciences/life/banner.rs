//! How it is asked who lives, whether the game may be ended, and whether the position is ultimate.

use egui::accesskit::Live;
use egui::{Align, Layout, RichText, Ui, vec2};
use semeai_life::LifeReport;
use semeai_session::host::cores;
use semeai_session::{Classify, Progress};
use semeai_words::grammar::{grouped, in_print};
use semeai_words::labels::Label;
use semeai_words::life::{
    class_sentence, life_conclusion, life_cost, life_fault, life_headline, ultimate_sentence,
};

use crate::commands::command::{LifeCommand, MarkCommand, ShowCommand};
use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::{CONCLUSION, has_theory, rows};
use crate::panels::pieces::cover::cover_ui;
use crate::science::FrameData;

/// Shows the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let progress = shown.session.progress::<Classify>();
    if progress.is_noticed() {
        ui.horizontal(|ui| at_work_ui(ui, shown, progress, requests));
        return;
    }
    match (shown.life(), shown.life_fault()) {
        (Some(_), _) if shown.hides_answers() => cover_ui(ui, shown, requests),
        (Some(report), _) => report_ui(ui, shown, report, requests),
        (None, Some(fault)) => {
            let said = life_fault(fault, shown.document.topology(), shown.language());
            head_text_ui(ui, &said);
        }
        (None, None) if progress == Progress::Failed => {
            head_text_ui(ui, shown.label(Label::Failed));
        }
        (None, None) => {}
    }
}

fn report_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &LifeReport, requests: &mut Requests) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let tokens = theme::tokens(ui);
    let window = ui.ctx().content_rect().size();
    head_ui(ui, shown, report, requests);
    let komi = shown.document.endgame.counting.komi;
    let below = below(shown);
    let is_below = below.is_some();
    let said = below.unwrap_or_else(|| life_conclusion(report, komi, shown.language()));
    let sizes = [size::TEXT, size::TEXT_SMALL];
    let sentence = fitting::in_rows(ui, &said, sizes, rows(window).into(), tokens.ink);
    ui.ctx()
        .accesskit_node_builder(sentence.id, |node| node.set_live(Live::Polite));
    if has_theory(shown, window) && !is_below {
        let board = shown.document.topology();
        let said = ultimate_sentence(&report.eyes, board, shown.language());
        let sizes = [size::TEXT_SMALL, size::TEXT_SMALL - 1.0];
        fitting::in_rows(ui, &said, sizes, 1, tokens.ink_weak);
    }
}

/// What the point is where the board stands below the position itself.
fn below(shown: &FrameData<'_>) -> Option<String> {
    let point = &shown.life_below()?.point;
    let name = shown.document.topology().name(point.point);
    Some(class_sentence(name, point.class, shown.language()))
}

/// How it is asked, and what can be done to know more.
fn head_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &LifeReport, requests: &mut Requests) {
    let room = vec2(ui.available_width(), CONCLUSION);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        if shown.session.has_longer::<Classify>() {
            larger_ui(ui, shown, requests);
        } else if !report.is_complete() {
            let find = widgets::strong_button(ui, shown.label(Label::FindSafe));
            if find.on_hover_text("D").clicked() {
                requests.command(MarkCommand::Propose);
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            head_text_ui(ui, &life_headline(report, shown.language()));
        });
    });
}

/// The button that classifies regions for which one has to wait, with what they cost.
fn larger_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let name = shown.label(Label::ClassifyLarger);
    let larger = widgets::strong_button(ui, name);
    if larger
        .on_hover_text(shown.label(Label::ClassifyLargerHint))
        .clicked()
    {
        requests.command(LifeCommand::ClassifyLarger);
    }
    cost_ui(ui, shown);
}

/// What the tables that are made at a word take.
fn cost_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    if let Some(points) = shown.session.points_of_longer() {
        let rules = shown.document.life.kos.rules().len();
        let cost = life_cost(points, rules, cores(), shown.language());
        widgets::quiet(ui, cost);
    }
}

fn head_text_ui(ui: &mut Ui, said: &str) {
    let text = RichText::new(in_print(said))
        .size(size::TEXT_BANNER)
        .color(theme::tokens(ui).ink);
    ui.add(egui::Label::new(text).truncate());
}

/// How far the tables are, and the button that stops them.
fn at_work_ui(ui: &mut Ui, shown: &FrameData<'_>, progress: Progress, requests: &mut Requests) {
    ui.label(RichText::new(shown.label(Label::Computing)).size(size::TEXT_BANNER));
    let positions = grouped(progress.positions());
    widgets::quiet(ui, format!("{positions} {}", shown.label(Label::Positions)));
    cost_ui(ui, shown);
    if ui.button(shown.label(Label::Cancel)).clicked() {
        requests.command(ShowCommand::StopSearch);
    }
}
