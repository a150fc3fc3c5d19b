//! What stands beside the board: how it is asked, how many points have each class, the point that is asked about, and the end.

use egui::{CentralPanel, ScrollArea, Ui};
use semeai_board::{Color, PointSet};
use semeai_life::{Class, LifeReport, MOST_POINTS, RegionState};
use semeai_words::labels::Label;
use semeai_words::life::{class_name, race_class_sentence, region_sentence, ultimate_sentence};

use super::chip::chip_ui;
use super::choices::choices_ui;
use super::point::point_ui;
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::has_theory;
use crate::panels::pieces::cover::cover_ui;
use crate::science::FrameData;

/// Shows everything in one column that is scrolled.
pub(super) fn panes_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let frame = theme::side_frame(theme::tokens(ui));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ScrollArea::vertical()
            .id_salt("who lives")
            .auto_shrink(false)
            .show(ui, |ui| column_ui(ui, shown, requests));
    });
}

fn column_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    choices_ui(ui, shown, requests);
    part(ui);
    if shown.hides_answers() {
        cover_ui(ui, shown, requests);
        return;
    }
    let Some(report) = shown.life() else { return };
    // Below the position itself what is said of that would only mislead.
    let is_below = shown.life_below().is_some();
    if !is_below {
        counts_ui(ui, shown, report);
        part(ui);
    }
    if shown.view.mode == Mode::Analyse {
        point_ui(ui, shown, requests);
        part(ui);
    }
    if is_below {
        return;
    }
    end_ui(ui, shown, report);
    regions_ui(ui, shown, report);
}

fn part(ui: &mut Ui) {
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
}

/// How many points have each class.
fn counts_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &LifeReport) {
    widgets::heading(ui, shown.label(Label::PointsOfClasses));
    for (class, count) in counts(shown, report) {
        ui.horizontal_wrapped(|ui| {
            chip_ui(ui, class);
            let name = class_name(class, shown.phrasing());
            let letters = class.letters();
            widgets::wrapped(
                ui,
                format!("{letters}: {count}   {name}"),
                theme::tokens(ui).ink,
            );
        });
    }
}

/// The classes that some point has, in the letters that are wanted.
fn counts(shown: &FrameData<'_>, report: &LifeReport) -> Vec<(Class, usize)> {
    let letters = shown.class_letters();
    let mut counts: Vec<(Class, usize)> = Vec::new();
    for (class, count) in report.counts() {
        let class = letters.of(class);
        match counts.iter_mut().find(|(other, _)| *other == class) {
            Some((_, all)) => *all += count,
            None => counts.push((class, count)),
        }
    }
    counts.retain(|(_, count)| *count > 0);
    counts
}

/// Whether the position is ultimate, as far as the banner does not tell it, and what the race is.
fn end_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &LifeReport) {
    let (board, phrasing) = (shown.document.topology(), shown.phrasing());
    let is_told = has_theory(shown, ui.ctx().content_rect().size());
    let ultimate = (!is_told).then(|| ultimate_sentence(&report.eyes, board, phrasing));
    let said = ultimate.into_iter().chain(race(shown, report));
    let said: Vec<String> = said.collect();
    if report.end.is_some() && said.is_empty() {
        return;
    }
    widgets::heading(ui, shown.label(Label::TheEnd));
    if report.end.is_none() {
        widgets::quiet_wrapped(ui, shown.label(Label::NoEndWithoutClasses));
    }
    for each in said {
        widgets::wrapped(ui, each, theme::tokens(ui).ink);
    }
    ui.add_space(size::GAP_SMALL);
}

/// What the proved race is, beside what its strings are by life.
fn race(shown: &FrameData<'_>, report: &LifeReport) -> Option<String> {
    let (class, strings) = shown.session.race_class()?;
    let told = Color::ALL.map(|color| {
        let stones: &PointSet = &strings[color];
        let stone = stones.first();
        let class = stone.and_then(|stone| report.class(stone));
        let names = stone
            .into_iter()
            .map(|stone| shown.point_name(stone))
            .collect();
        (names, class.map(|it| it.class))
    });
    Some(race_class_sentence(class, told, shown.phrasing()))
}

/// The regions, and what became of them.
fn regions_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &LifeReport) {
    let board = shown.document.topology();
    for (region, state) in report.ground.regions.iter().zip(&report.regions) {
        if let Some(said) = region_sentence(region, *state, board, shown.phrasing()) {
            widgets::quiet_wrapped(ui, said);
        }
    }
    let is_too_large = |state: &RegionState| matches!(state, RegionState::TooLarge(points) if *points > MOST_POINTS);
    if report.regions.iter().any(is_too_large) {
        widgets::quiet_wrapped(ui, shown.label(Label::TooLargeHint));
    }
}
