//! A search among maps beside the board: how deep, its rounds, and the best with their intervals.

pub(super) mod perform;

use egui::{DragValue, ScrollArea, Ui};
use semeai_session::{ExploreMaps, ExploreProgress, Progress, ReadExperiment};
use semeai_tactics::{DEEPEST, ExploreReport, MapSource};
use semeai_words::labels::Label;
use semeai_words::simulation::{classes_sentence, explored_sentence, unfinished_sentence};
use semeai_words::tactics::explore_round;

use super::field::{FieldFault, MapField, field_ui};
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::{FrameData, Tab};
use crate::sciences::maps::request::ExploreChoice;
use crate::sciences::maps::request::MapsRequest;
use crate::view::Beside;

/// What maps have beside the board.
pub(super) const TAB: Tab = Tab {
    name: Label::MapExplore,
    beside: Beside::Explore,
    is_offered: |_| true,
    open: |requests| requests.ask(MapsRequest::OpenExplore),
    ui: |ui, shown, _, requests| explore_ui(ui, shown, requests),
    buttons_ui: None,
};

/// The most games that a search may play.
const MOST_BUDGET: u64 = 1_000_000_000_000;

fn explore_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ScrollArea::vertical()
        .id_salt("explore")
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar floats over the end of the page.
            ui.set_width(ui.available_width() - size::GAP);
            choices_ui(ui, shown, requests);
            let is_right = entered_ui(ui, shown, requests);
            start_ui(ui, shown, is_right, requests);
            ui.add_space(size::GAP_SMALL);
            match shown.session.exploration() {
                Some(search) => found_ui(ui, shown, &search, requests),
                None => {
                    widgets::quiet_wrapped(ui, shown.label(Label::ExploreHint));
                }
            }
        });
}

fn choices_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let said = &shown.view.maps.explore;
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::ExploreDepth));
        for depth in 1..=DEEPEST {
            if widgets::choice(ui, said.depth == depth, &depth.to_string()).clicked() {
                requests.ask(MapsRequest::Explore(ExploreChoice::Depth(depth)));
            }
        }
        let name = shown.label(Label::ExploreBudget);
        widgets::quiet(ui, name);
        let mut games = said.budget_games;
        let field = ui.add(
            DragValue::new(&mut games)
                .speed(100_000.0)
                .range(1..=MOST_BUDGET),
        );
        ui.ctx()
            .accesskit_node_builder(field.id, |node| node.set_label(name));
        if field.changed() {
            requests.ask(MapsRequest::Explore(ExploreChoice::Budget(games)));
        }
    });
}

/// The field of a map that is entered by hand; says whether nothing is wrong with it.
fn entered_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) -> bool {
    let text = &shown.view.maps.explore.entered;
    let name = shown.label(Label::ExploreEntered);
    let error = match text.trim() {
        "" => None,
        _ => MapSource::read(text).err(),
    };
    widgets::quiet(ui, name);
    let field = MapField {
        id: "entered map",
        name,
        hint: shown.label(Label::MapHint),
        text,
        fault: error
            .as_ref()
            .map(|error| FieldFault::of_map(error, shown.phrasing())),
        keeps_room: false,
    };
    if let Some(text) = field_ui(ui, &field) {
        requests.ask(MapsRequest::Explore(ExploreChoice::Entered(text)));
    }
    error.is_none()
}

fn start_ui(ui: &mut Ui, shown: &FrameData<'_>, is_right: bool, requests: &mut Requests) {
    let progress = shown.session.progress::<ExploreMaps>();
    let read = shown.session.answer::<ReadExperiment>();
    let is_readable = read.is_none_or(Result::is_ok);
    ui.horizontal_wrapped(|ui| {
        let is_possible = is_right && is_readable && !progress.is_pending();
        ui.add_enabled_ui(is_possible, |ui| {
            if widgets::strong_button(ui, shown.label(Label::ExploreStart)).clicked() {
                requests.ask(MapsRequest::StartExplore);
            }
        });
        if progress.is_pending() && ui.button(shown.label(Label::Cancel)).clicked() {
            requests.ask(MapsRequest::StopExplore);
        }
    });
    if !is_readable {
        widgets::quiet_wrapped(ui, shown.label(Label::ExploreNoExperiment));
    }
    if progress == Progress::Failed {
        widgets::quiet(ui, shown.label(Label::CalculationFailed));
    }
}

fn found_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    search: &ExploreProgress<'_>,
    requests: &mut Requests,
) {
    let phrasing = shown.phrasing();
    match search.report {
        None => {
            for round in &search.rounds {
                widgets::quiet_wrapped(ui, explore_round(round, phrasing));
            }
        }
        Some(Err(missing)) => {
            widgets::quiet_wrapped(ui, missing.to_string());
        }
        Some(Ok(report)) => {
            let said = classes_sentence(search.question, report, phrasing);
            widgets::wrapped(ui, said, theme::tokens(ui).ink);
            if !report.is_finished {
                widgets::quiet_wrapped(ui, unfinished_sentence(phrasing));
            }
            best_ui(ui, shown, report, requests);
        }
    }
}

fn best_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &ExploreReport, requests: &mut Requests) {
    if !report.best.is_empty()
        && widgets::small_button(ui, shown.label(Label::ExploreTakeAll)).clicked()
    {
        requests.ask(MapsRequest::TakeAllMaps);
    }
    for (number, it) in report.best.iter().enumerate() {
        let said = explored_sentence(number as u64 + 1, it, shown.phrasing());
        widgets::wrapped(ui, said, theme::tokens(ui).ink);
        ui.push_id(it.maps.map.to_string(), |ui| {
            ui.horizontal_wrapped(|ui| {
                if widgets::small_button(ui, shown.label(Label::ExploreTake)).clicked() {
                    requests.ask(MapsRequest::TakeMap(number));
                }
                if widgets::small_button(ui, shown.label(Label::ExploreToField)).clicked() {
                    requests.ask(MapsRequest::MapToField(number));
                }
            });
        });
        ui.add_space(size::GAP_SMALL);
    }
}
