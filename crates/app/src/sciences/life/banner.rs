//! How it is asked who lives, whether the game may be ended, and whether the position is ultimate.

use egui::{RichText, Ui};
use semeai_life::LifeReport;
use semeai_session::host::cores;
use semeai_session::{Classify, Progress};
use semeai_words::grammar::grouped;
use semeai_words::labels::Label;
use semeai_words::life::{
    class_sentence, life_conclusion, life_cost, life_fault, life_headline, ultimate_sentence,
};

use crate::commands::command::{LifeCommand, MarkCommand, ShowCommand};
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::{has_theory, headline_ui, sentence_ui, space_out};
use crate::panels::pieces::cover::cover_ui;
use crate::science::FrameData;

/// Shows the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let progress = shown.session.progress::<Classify>();
    if progress.is_noticed() {
        ui.horizontal_wrapped(|ui| at_work_ui(ui, shown, progress, requests));
        return;
    }
    match (shown.life(), shown.life_fault()) {
        (Some(_), _) if shown.hides_answers() => cover_ui(ui, shown, requests),
        (Some(report), _) => report_ui(ui, shown, report, requests),
        (None, Some(fault)) => {
            let said = life_fault(fault, shown.document.topology(), shown.phrasing());
            head_text_ui(ui, &said);
        }
        (None, None) if progress == Progress::Failed => {
            head_text_ui(ui, shown.label(Label::Failed));
        }
        (None, None) => {}
    }
}

fn report_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &LifeReport, requests: &mut Requests) {
    space_out(ui);
    let tokens = theme::tokens(ui);
    head_text_ui(ui, &life_headline(report, shown.phrasing()));
    let komi = shown.document.endgame.counting.komi;
    let below = below(shown);
    let is_below = below.is_some();
    let said = below.unwrap_or_else(|| life_conclusion(report, komi, shown.phrasing()));
    sentence_ui(ui, &said, tokens.ink);
    if has_theory(shown, ui.ctx().content_rect().size()) && !is_below {
        let board = shown.document.topology();
        widgets::quiet_wrapped(ui, ultimate_sentence(&report.eyes, board, shown.phrasing()));
    }
    next_ui(ui, shown, report, requests);
}

/// What the point is where the board stands below the position itself.
fn below(shown: &FrameData<'_>) -> Option<String> {
    let point = &shown.life_below()?.point;
    let name = shown.point_name(point.point);
    Some(class_sentence(&name, point.class, shown.phrasing()))
}

/// What can be done to know more.
fn next_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &LifeReport, requests: &mut Requests) {
    if shown.session.has_longer::<Classify>() {
        ui.horizontal_wrapped(|ui| larger_ui(ui, shown, requests));
    } else if !report.is_complete() {
        let name = shown.label(Label::ProposeSafe);
        let find = widgets::step_button(ui, name, shown.leads_on());
        if find.on_hover_text("D").clicked() {
            requests.command(MarkCommand::Propose);
        }
    }
}

/// The button that classifies regions for which one has to wait, with what they cost.
fn larger_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let name = shown.label(Label::ClassifyLarger);
    let larger = widgets::step_button(ui, name, shown.leads_on());
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
        let cost = life_cost(points, rules, cores(), shown.phrasing());
        widgets::quiet(ui, cost);
    }
}

fn head_text_ui(ui: &mut Ui, said: &str) {
    headline_ui(ui, said);
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
